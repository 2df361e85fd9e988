// The form for the three texts: open before the first result, and folded beside its tips afterwards.
import type { LinkedinErrors, LinkedinMeasureJson, LinkedinValues } from '../../api/tools/linkedin'
import { type Language, textsIn, useT } from '../../i18n'
import Linkedin from '../../islands/linkedin/linkedin'
import type { LinkedinTexts } from '../../islands/linkedin/texts'
import type { ModelNotice } from '../../texts/models/view'
import { cx, muted, noPrint, stack, stackGap } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import { Notice } from '../models/notice'

/** The island interpolates, so it gets the raw texts, and only those of the form. */
const formTexts = textsIn(
  ({ linkedin, tool, results, common }): LinkedinTexts => ({
    ...linkedin.form,
    ...tool.sending,
    upTo: results.upTo,
    ...common.waiting,
  }),
)

export type FormProps = {
  left: number | null
  /** The form's content: what was just sent, otherwise what is saved. */
  values: LinkedinValues
  errors: LinkedinErrors
  /** Which model will read the texts. */
  notice?: ModelNotice | null | undefined
  /** The measure of `values`, and the score of the latest analysis; null before the first one. */
  measure: LinkedinMeasureJson | null
  before: number | null
  /** A plain form asked for the measure, and is shown with it. */
  wasMeasured: boolean
}

type Props = FormProps & { language: Language; folded: boolean }

export function Form({ language, left, values, errors, notice = null, measure, before, folded, wasMeasured }: Props) {
  const t = useT()
  const form = (
    <>
      <Linkedin
        language={language}
        left={left}
        texts={formTexts(language)}
        values={values}
        errors={errors}
        measure={measure}
        before={before}
      />
      <Notice notice={notice} language={language} />
    </>
  )
  if (folded)
    return (
      <Fold
        id="enviar"
        className={noPrint}
        title={t('linkedin.page.again')}
        open={wasMeasured || Object.keys(errors).length > 0}
      >
        {form}
      </Fold>
    )
  return (
    <Card id="enviar" className={cx(stack, noPrint)} aria-labelledby="enviar-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <Heading id="enviar-titulo">{t('linkedin.form.heading')}</Heading>
        <p className={muted}>{t('linkedin.form.lead')}</p>
      </div>
      {form}
    </Card>
  )
}
