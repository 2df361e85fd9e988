// The form of the LinkedIn page: three texts, counted and measured while they are typed.

import { type ReactNode, useEffect, useState } from 'react'
import { island } from '#island'
import type { LinkedinErrors, LinkedinField, LinkedinMeasureJson, LinkedinValues } from '../../api/tools/linkedin'
import { muted, row, small, stack, two } from '../../ui/base'
import { medium } from '../../ui/base/media'
import { Button, ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Input, Textarea } from '../../ui/field/input'
import { leftText } from '../left-text'
import { QueuePlace } from '../queue/place'
import { Live, useMeasure } from './live'
import { text } from './live.css'
import { counted, longest, textId } from './rules'
import type { LinkedinTexts } from './texts'
import { read, useLinkedinForm } from './use-linkedin-form'

type Props = {
  /** BCP 47 tag for Intl. */
  language: string
  /** Analyses left for this tool; null is unlimited. */
  left: number | null
  texts: LinkedinTexts
  values: LinkedinValues
  /** Errors of the plain form post this page answers. */
  errors: LinkedinErrors
  /** The measure of these texts, and the score of the analysis before; null where there was no analysis yet. */
  measure: LinkedinMeasureJson | null
  before: number | null
}

type Lengths = { readonly [field in LinkedinField]: number }

const lengthsOf = ({ headline, about, experience }: LinkedinValues): Lengths => {
  return { headline: headline.length, about: about.length, experience: experience.length }
}

/** Without JavaScript this is a form that posts; hydrated, it counts, saves a draft and shows the result in place. */
export default island('linkedin', function Linkedin(props: Props) {
  const { language, left, texts, values, errors: sent, before } = props
  const [used, setUsed] = useState(0)
  const [now, setNow] = useState<LinkedinValues | null>(null)
  const lengths = now && lengthsOf(now)
  // Who has had no analysis yet gets the first measure from it.
  const [typed, setTyped] = useState<LinkedinValues | null>(null)
  const measure = useMeasure(props.measure && typed, props.measure)
  const remaining = left === null ? null : Math.max(0, left - used)

  const { form, errors, pending, action, submit } = useLinkedinForm(sent, texts, () => setUsed((before) => before + 1))
  const saving = action === 'rascunho'
  const analysing = pending && !saving

  useEffect(() => {
    if (!form.current) return
    // Text typed before hydration counts too.
    setNow(read(new FormData(form.current)))
    const fold = form.current.closest('details')
    // Beside the tips there is room for the whole form; on a narrow screen it stays one line.
    if (fold && !matchMedia(medium).matches) fold.open = true
  }, [form])

  const field = (name: LinkedinField, control: (attributes: object) => ReactNode) => (
    <div id={textId(name)} className={text}>
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
    </div>
  )

  return (
    <form
      ref={form}
      className={stack}
      action="/linkedin"
      method="post"
      onSubmit={submit}
      onInput={(event) => {
        const texts = read(new FormData(event.currentTarget))
        setNow(texts)
        setTyped(texts)
      }}
      noValidate={lengths !== null}
    >
      {measure && <Live {...{ measure, before, texts }} />}
      {field('headline', (attributes) => (
        <Input {...attributes} type="text" autoComplete="off" required />
      ))}
      <div className={before === null ? two : stack}>
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
      <Actions {...{ remaining, texts, language, analysing, saving }} measures={measure !== null && now === null} />
      {analysing && <QueuePlace tool="linkedin" language={language} texts={texts} />}
    </form>
  )
})

type ActionsProps = {
  readonly remaining: number | null
  readonly texts: LinkedinTexts
  readonly language: string
  readonly analysing: boolean
  readonly saving: boolean
  /** Without JavaScript the texts are measured by a button. */
  readonly measures: boolean
}

function Actions({ remaining, texts, language, analysing, saving, measures }: ActionsProps) {
  return (
    <div className={row}>
      {remaining !== 0 && (
        <Button kind="primary" type="submit" name="acao" value="analisar" busy={analysing}>
          {analysing ? texts.pending : texts.analyse}
        </Button>
      )}
      {measures && (
        <Button type="submit" name="acao" value="medir">
          {texts.measure}
        </Button>
      )}
      <Button type="submit" name="acao" value="rascunho" busy={saving}>
        {saving ? texts.saving : texts.save}
      </Button>
      {remaining === 0 ? (
        <ButtonLink kind="ghost" href="/planos">
          {texts.plans}
        </ButtonLink>
      ) : (
        <p className={`${small} ${muted}`}>{leftText(remaining, texts, language)}</p>
      )}
    </div>
  )
}
