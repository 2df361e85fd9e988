// The scanner's form: pastes an advert, sends it and waits for the comparison.
import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { comparedDraft, comparedField } from '../../api/tools/job'
import { interpolate, interpolatePlural } from '../../i18n/template'
import { muted, small, stack } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Select, Textarea } from '../../ui/field/input'
import { leftText } from '../left-text'
import { QueuePlace } from '../queue/place'
import { refreshRegion } from '../regions'
import { announce } from '../state/announce'
import { toast, toastOnNextPage } from '../state/toasts'
import { unanswered } from '../unanswered'
import { textOf, useForm } from '../use-form'
import { checkAdvert, type Wrong } from './check'
import { advert } from './form.css'
import { sendAdvert } from './send'
import type { JobFormTexts } from './texts'

type Errors = { readonly description?: Wrong }

type Props = {
  /** A BCP 47 tag, for Intl. */
  language: string
  /** Analyses left for this tool; null is unlimited. */
  left: number | null
  /** Initial text of the field. */
  description: string
  /** What the last advert lacked, where it had too little to compare; else null. */
  thin: readonly string[] | null
  /** True when there is a result already. */
  again: boolean
  /** Minimum and maximum characters of an advert. */
  min: number
  max: number
  /** The résumé's file and whether a draft of the workbench may take its place; one of both is there. */
  file: string | null
  draft: boolean
  /** The result shown is of the draft, which is then chosen for the next one, too. */
  ofDraft?: boolean
  texts: JobFormTexts
}

/** Works as a plain form without JavaScript; hydrated, it counts and validates the text and shows the result in place. */
export default island('job', function JobForm(props: Props) {
  const { language, left, description, thin, again, min, max, file, draft, ofDraft = false, texts } = props
  const [lacks, setLacks] = useState(thin)
  const [length, setLength] = useState(description.length)
  const [used, setUsed] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const remaining = left === null ? null : Math.max(0, left - used)

  // Text typed before hydration, or restored by the browser after a reload.
  useEffect(() => setLength(field.current?.value.length ?? 0), [])

  const check = (text: string): Errors => {
    const wrong = checkAdvert(text, min, max)
    return wrong ? { description: wrong } : {}
  }
  const { form, errors, setErrors, pending, submit } = useForm<
    { readonly text: string; readonly compared: string },
    Errors
  >({
    read: (typed) => ({ text: textOf(typed, 'description'), compared: textOf(typed, comparedField) }),
    check: ({ text }) => check(text),
    onInvalid: ({ description: wrong = 'required' }) =>
      toast({ title: wrong === 'short' ? texts.shortTitle : texts.failed, text: texts[wrong], tone: 'bad' }),
    send: async ({ text, compared }) => {
      setLacks(null)
      const answer = await sendAdvert(text, compared)
      if (!answer.ok) {
        setLacks(answer.thin ?? null)
        if (!answer.thin) toast({ title: texts.failed, text: answer.message ?? unanswered(texts), tone: 'bad' })
        return
      }
      setUsed((count) => count + 1)
      // The result is on the screen, so only a screen reader needs the message, or a page that had to be loaded again.
      if (await refreshRegion('resultado')) announce(texts.done)
      else toastOnNextPage({ title: texts.done })
    },
  })

  const hint = length === 0 ? interpolate(texts.hint, { min }) : counted(length, min, texts, language)
  return (
    <form ref={form} className={stack} action="/scanner-vagas" method="post" noValidate onSubmit={submit}>
      <Field label={texts.label} hint={hint} error={errors.description && texts[errors.description]}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            name="description"
            className={advert}
            defaultValue={description}
            placeholder={texts.placeholder}
            required
            onChange={(event) => {
              setLength(event.target.value.length)
              if (errors.description) setErrors(check(event.target.value))
            }}
          />
        )}
      </Field>
      {draft && <Compared file={file} ofDraft={ofDraft} texts={texts} />}
      {lacks && <Thin lacks={lacks} texts={texts} />}
      {remaining === 0 ? (
        <Out texts={texts} />
      ) : (
        <>
          <Button kind="primary" wide type="submit" busy={pending}>
            {pending ? texts.pending : again || used > 0 ? texts.again : texts.analyse}
          </Button>
          <p className={`${small} ${muted}`}>{leftText(remaining, texts, language)}</p>
          {pending && <QueuePlace tool="job" language={language} texts={texts} />}
        </>
      )}
    </form>
  )
})

/** Which résumé the advert is compared with. */
function Compared({ file, ofDraft, texts }: Pick<Props, 'file' | 'texts'> & { ofDraft: boolean }) {
  return (
    <Field label={texts.compared}>
      {(control) => (
        <Select {...control} name={comparedField} defaultValue={ofDraft ? comparedDraft : ''}>
          {file !== null && <option value="">{file}</option>}
          <option value={comparedDraft}>{texts.comparedDraft}</option>
        </Select>
      )}
    </Field>
  )
}

/** Shown for an advert with too little to compare: what was not found in it. */
function Thin({ lacks, texts }: { lacks: readonly string[]; texts: JobFormTexts }) {
  const names: Readonly<Record<string, string>> = {
    role: texts.thinRole,
    requirements: texts.thinRequirements,
    duties: texts.thinDuties,
    conditions: texts.thinConditions,
  }
  const missing = lacks.flatMap((one) => names[one] ?? [])
  return (
    <Callout kind="info" icon="file-text" title={texts.thinTitle} alert>
      <p>{texts.thinText}</p>
      <ul>
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Callout>
  )
}

/** Shown when no analysis is left: what remains available, and a link to the plans. */
function Out({ texts }: { texts: JobFormTexts }) {
  return (
    <>
      <Callout kind="info" icon="clock" title={texts.out}>
        <p>{texts.outText}</p>
      </Callout>
      <p>
        <ButtonLink href="/planos">{texts.plans}</ButtonLink>
      </p>
    </>
  )
}

const counted = (count: number, min: number, texts: JobFormTexts, language: string): string =>
  interpolatePlural({ one: texts.count_one, other: texts.count_other }, language, count, {
    count: new Intl.NumberFormat(language).format(count),
    min,
  })
