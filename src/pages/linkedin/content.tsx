import type { LinkedinErrors, LinkedinValues } from '../../api/linkedin'
import { type Language, useT } from '../../i18n'
import { enUS } from '../../i18n/en-US'
import { ptBR } from '../../i18n/pt-BR'
import Linkedin from '../../islands/linkedin/linkedin'
import type { LinkedinTexts } from '../../islands/linkedin/texts'
import type { ModelNotice } from '../../texts/models/view'
import { Back } from '../../ui/back/back'
import { cx } from '../../ui/base/cx'
import { noPrint, pageHead, stack, stackGap } from '../../ui/base/layout.css'
import { muted, title } from '../../ui/base/text.css'
import { Card } from '../../ui/card/card'
import { Notice } from '../models/notice'
import { head } from '../resume/resume.css'
import { type ResultProps, ResultRegion } from './result'

/** The island interpolates, so it gets the raw texts, and only those of the form. */
const formTexts: { readonly [language in Language]: LinkedinTexts } = {
  'pt-BR': { ...ptBR.linkedin.form, ...ptBR.common.waiting },
  'en-US': { ...enUS.linkedin.form, ...enUS.common.waiting },
}

export type FormProps = {
  left: number | 'unlimited'
  /** The form's content: what was just sent, otherwise what is saved. */
  values: LinkedinValues
  errors: LinkedinErrors
  /** Which model will read the texts. */
  notice?: ModelNotice | null
}

/** On a first visit the form comes first; with a result, the result comes first and the form below. */
export function LinkedinContent({ left, values, errors, notice = null, ...result }: ResultProps & FormProps) {
  const t = useT()
  const { latest, saved, pending, error } = result
  const first = latest === null && saved === null && pending === null && error === undefined
  const form = <FormCard {...{ language: result.language, left, values, errors, notice }} />
  return (
    <>
      <div className={cx(latest === null ? pageHead : head, stack, stackGap.s2)}>
        <Back href="/painel" label={t('linkedin.page.back')} />
        <h1 className={title.lg}>{t('linkedin.page.heading')}</h1>
      </div>
      <div className={cx(stack, stackGap.s12)}>
        {first && form}
        <ResultRegion {...result} />
        {!first && form}
      </div>
    </>
  )
}

function FormCard({ language, left, values, errors, notice = null }: FormProps & { language: Language }) {
  const t = useT()
  return (
    <Card id="enviar" className={cx(stack, noPrint)} aria-labelledby="enviar-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.md} id="enviar-titulo">
          {t('linkedin.form.heading')}
        </h2>
        <p className={muted}>{t('linkedin.form.lead')}</p>
      </div>
      <Linkedin
        language={language}
        left={left === 'unlimited' ? -1 : left}
        texts={formTexts[language]}
        values={values}
        errors={errors}
      />
      <Notice notice={notice} language={language} />
    </Card>
  )
}
