// Names the plans that include a PDF report, for people without one.
import type { Catalogue } from '../../billing/catalogue'
import { plansWith } from '../../billing/offer'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { planName } from '../billing/plan-names'

export type ReportOffer = {
  /** Beside the result. */
  readonly text: string
  /** On the page that refuses the report. */
  readonly refusal: string
  /** Whether a plan on sale includes it. */
  readonly sold: boolean
}

export const reportOfferOf = (catalogue: Catalogue, language: Language): ReportOffer => {
  const t = translator(language)
  const { plans, all } = plansWith(catalogue, 'exportar_pdf')
  const print = t('report.offer.print')
  const canPrint = t('report.refused.print')
  if (plans.length === 0) return { text: print, refusal: `${t('report.refused.none')} ${canPrint}`, sold: false }
  const words = { plans: formats(language).choice(plans.map((plan) => planName(catalogue, plan, t))) }
  return {
    text: `${print} ${t(all ? 'report.offer.all' : 'report.offer.some', words)}`,
    refusal: `${t(all ? 'report.refused.all' : 'report.refused.some', words)} ${canPrint}`,
    sold: true,
  }
}
