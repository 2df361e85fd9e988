// The side panel's texts for each plan: its label, its button and its promo card.
import { type Catalogue, isRecurring, isTop } from '../../billing/catalogue'
import { hasFeature, onSale } from '../../billing/offer'
import { type Plan, type SoldPlan, soldPlans } from '../../events/schema/vocabulary'
import type { Translate } from '../../i18n'
import { isPlan, planCalled, planName, type StatusLabel, statusLabel } from '../billing/plan-names'

/** The specification's placeholder for a monthly count that could not be read; shown with an 'Exemplo' badge. */
const exampleMonthly = 999

export type PlanView = StatusLabel & {
  /** `href` is null for a button without an action: the plan is active. */
  readonly button: { readonly text: string; readonly href: string | null }
  /** What the button is for where the person has a subscription already; null elsewhere. */
  readonly note: string | null
  /** Null where nothing is on sale and the person has no paid plan. */
  readonly promo: {
    readonly title: string
    readonly items: readonly string[]
    readonly button: string
    readonly example: boolean
    /** Whether the features are those of the person's own plan. */
    readonly own: boolean
  } | null
}

/** The plan's number of analyses a month; null is unlimited, 'failed' is one that could not be read. */
type Monthly = number | null | 'failed'

export const planView = (status: string, monthly: Monthly, catalogue: Catalogue, t: Translate): PlanView => ({
  ...statusLabel(catalogue, status, t),
  button: buttonOf(status, catalogue, t),
  note: noteOf(status, catalogue, t),
  promo: promoOf(status, monthly, catalogue, t),
})

/** The subscription of their own that a person can still change for a larger one. */
const ownOf = (status: string): SoldPlan | null =>
  soldPlans.find((plan) => plan === status && isRecurring(plan) && !isTop(plan)) ?? null

function noteOf(status: string, catalogue: Catalogue, t: Translate): string | null {
  const ownPlan = ownOf(status)
  return ownPlan && t('dashboard.plans.change', { name: planName(catalogue, ownPlan, t) })
}

/** The plan offered to those with a lesser one: Pro, or its replacement. */
const offered = (catalogue: Catalogue): SoldPlan | null => {
  return onSale(catalogue).find(isRecurring) ?? null
}

function buttonOf(status: string, catalogue: Catalogue, t: Translate): PlanView['button'] {
  if (isPlan(status) && isTop(status)) return { text: t('dashboard.plans.active'), href: null }
  const next = offered(catalogue)
  if (status === 'basico' && next)
    return { text: t('dashboard.plans.upgrade', { name: planName(catalogue, next, t) }), href: '/planos' }
  const text = onSale(catalogue).length > 0 && status !== 'basico' ? 'dashboard.plans.subscribe' : 'common.seePlans'
  return { text: t(text), href: '/planos' }
}

function promoOf(status: string, monthly: Monthly, catalogue: Catalogue, t: Translate): PlanView['promo'] {
  if (status === 'basico') return basicPromo(monthly, catalogue, t)
  if (isPlan(status) && isTop(status))
    return {
      title: t('dashboard.promo.premium.title', { name: planName(catalogue, 'premium', t) }),
      button: t('common.seePlans'),
      items: [amountOf(catalogue, status, t), ...scannerOf(catalogue, status, t), ...reportOf(catalogue, status, t)],
      example: false,
      own: true,
    }
  const ownPlan = ownOf(status)
  const plan = ownPlan ?? offered(catalogue)
  // The person's own may be a single period, by a coupon or after a cancellation: then it does not renew.
  const renews = ownPlan ? [] : [t('dashboard.promo.renews')]
  return (
    plan && {
      title: t('dashboard.promo.others.title', { name: planName(catalogue, plan, t) }),
      button: t('dashboard.promo.others.button'),
      items: [...exclusive(plan, catalogue, t), ...renews].slice(0, notesMax),
      example: false,
      own: ownPlan !== null,
    }
  )
}

function basicPromo(monthly: Monthly, catalogue: Catalogue, t: Translate): PlanView['promo'] {
  const next = offered(catalogue)
  return {
    title: statusLabel(catalogue, 'basico', t).label,
    button: next ? t('dashboard.promo.basico.button', { plan: planCalled(catalogue, next, t) }) : t('common.seePlans'),
    items: [
      monthly === null
        ? t('dashboard.promo.unlimited')
        : // One payment, which does not come again next month.
          t('dashboard.promo.cycle', { count: monthly === 'failed' ? exampleMonthly : monthly }),
      ...scannerOf(catalogue, 'basico', t),
      ...reportOf(catalogue, 'basico', t),
    ],
    example: monthly === 'failed',
    own: true,
  }
}

const amountOf = ({ limits }: Catalogue, plan: Plan, t: Translate): string => {
  const { total } = limits[plan]
  return total === null ? t('dashboard.promo.unlimited') : t('dashboard.promo.monthly', { count: total })
}

/** The job scanner of a plan; a plan has a basic one only if another has an advanced one. */
const scannerOf = (catalogue: Catalogue, plan: Plan, t: Translate): string[] => {
  if (!hasFeature(catalogue, plan, 'scanner_vagas')) return []
  if (hasFeature(catalogue, plan, 'analises_avancadas')) return [t('dashboard.promo.advancedScanner')]
  return [t(catalogue.built.analises_avancadas ? 'dashboard.promo.basicScanner' : 'dashboard.promo.scanner')]
}

const reportOf = (catalogue: Catalogue, plan: Plan, t: Translate): string[] => {
  if (hasFeature(catalogue, plan, 'relatorios_detalhados')) return [t('dashboard.promo.reports')]
  return hasFeature(catalogue, plan, 'exportar_pdf') ? [t('dashboard.promo.simpleReports')] : []
}

/** Lines of a card, as specified. */
const notesMax = 3

/** What a subscription adds to Basic. */
const exclusive = (plan: SoldPlan, catalogue: Catalogue, t: Translate): string[] => {
  const lines = (of: Plan) => [...scannerOf(catalogue, of, t), ...reportOf(catalogue, of, t)]
  const basic = new Set(lines('basico'))
  return [amountOf(catalogue, plan, t), ...lines(plan).filter((line) => !basic.has(line))]
}
