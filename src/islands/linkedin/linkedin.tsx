import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { type LinkedinErrors, type LinkedinField, type LinkedinValues, linkedinFields } from '../../api/linkedin'
import { interpolatePlural } from '../../i18n/template'
import { row, stack, two } from '../../ui/base/layout.css'
import { muted, small } from '../../ui/base/text.css'
import { Button, ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Input, Textarea } from '../../ui/field/input'
import { QueuePlace } from '../queue/place'
import { refreshRegion } from '../regions'
import { toast, toastOnNextPage } from '../state/toasts'
import { counted, longest, missing } from './rules'
import { send } from './send'
import type { LinkedinTexts } from './texts'

type Props = {
  /** BCP 47 tag for Intl. */
  language: string
  /** Analyses left for this tool; -1 is unlimited. */
  left: number
  texts: LinkedinTexts
  values: LinkedinValues
  /** Errors of the plain form post this page answers. */
  errors: LinkedinErrors
}

type Doing = 'analyse' | 'save' | null

const read = (form: HTMLFormElement): LinkedinValues => {
  const data = new FormData(form)
  const of = (field: LinkedinField) => String(data.get(field) ?? '')
  return { headline: of('headline'), about: of('about'), experience: of('experience') }
}

/** Works as a plain form without JavaScript; hydrated, it counts, stores a draft and shows the result in place. */
export default island('linkedin', function Linkedin({ language, left, texts, values, errors: sent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(sent)
  const [doing, setDoing] = useState<Doing>(null)
  const [used, setUsed] = useState(0)
  const [lengths, setLengths] = useState<{ readonly [field in LinkedinField]: number } | null>(null)
  const remaining = left === -1 ? -1 : Math.max(0, left - used)

  const count = () => {
    if (!form.current) return
    const now = read(form.current)
    setLengths({ headline: now.headline.length, about: now.about.length, experience: now.experience.length })
  }
  // The fields may hold text typed before hydration.
  useEffect(count, [])
  useEffect(() => {
    if (linkedinFields.some((field) => errors[field]))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function analyse(now: LinkedinValues) {
    const wrong = missing(now, texts)
    setErrors(wrong)
    const [first] = Object.values(wrong)
    if (first) return toast({ title: texts.required, text: first, tone: 'bad' })
    setDoing('analyse')
    const answer = await send('/api/linkedin/analyze', now)
    setDoing(null)
    if (!answer.ok) {
      setErrors(answer.fields)
      return toast({ title: texts.failed, text: answer.message ?? texts.fallback, tone: 'bad' })
    }
    setUsed((before) => before + 1)
    const showToast = (await refreshRegion('resultado')) ? toast : toastOnNextPage
    showToast({ title: texts.done })
  }

  async function save(now: LinkedinValues) {
    setDoing('save')
    const answer = await send('/api/linkedin/draft', now)
    setDoing(null)
    setErrors(answer.ok ? {} : answer.fields)
    toast(
      answer.ok ? { title: texts.saved } : { title: texts.saveFailed, text: answer.message ?? undefined, tone: 'bad' },
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (doing) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const now = read(event.currentTarget)
    void (submitter instanceof HTMLButtonElement && submitter.value === 'rascunho' ? save(now) : analyse(now))
  }

  const field = (name: LinkedinField, control: (attributes: object) => ReactNode) => (
    <Field
      label={texts[name]}
      hint={
        <>
          {texts[`${name}Hint`]} {lengths && counted(name, lengths[name], texts, language)}
        </>
      }
      error={errors[name]}
    >
      {(attributes) => control({ ...attributes, name, defaultValue: values[name], maxLength: longest[name] })}
    </Field>
  )

  return (
    <form
      ref={form}
      className={stack}
      action="/linkedin"
      method="post"
      onSubmit={submit}
      onInput={count}
      noValidate={lengths !== null}
    >
      {field('headline', (attributes) => (
        <Input {...attributes} type="text" autoComplete="off" required />
      ))}
      <div className={two}>
        {field('about', (attributes) => (
          <Textarea {...attributes} rows={12} required />
        ))}
        {field('experience', (attributes) => (
          <Textarea {...attributes} rows={12} />
        ))}
      </div>
      {remaining === 0 && (
        <Callout kind="info" icon="clock" title={texts.out}>
          <p>{texts.outText}</p>
        </Callout>
      )}
      <div className={row}>
        {remaining !== 0 && (
          <Button kind="primary" type="submit" name="acao" value="analisar" busy={doing === 'analyse'}>
            {doing === 'analyse' ? texts.pending : texts.analyse}
          </Button>
        )}
        <Button type="submit" name="acao" value="rascunho" busy={doing === 'save'}>
          {doing === 'save' ? texts.saving : texts.save}
        </Button>
        {remaining === 0 ? (
          <ButtonLink kind="ghost" href="/planos">
            {texts.plans}
          </ButtonLink>
        ) : (
          <p className={`${small} ${muted}`}>{leftText(remaining, texts, language)}</p>
        )}
      </div>
      {doing === 'analyse' && <QueuePlace tool="linkedin" language={language} texts={texts} />}
    </form>
  )
})

function leftText(left: number, texts: LinkedinTexts, language: string) {
  if (left === -1) return texts.unlimited
  return interpolatePlural({ one: texts.left_one, other: texts.left_other }, language, left)
}
