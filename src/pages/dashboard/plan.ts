// What the side panel says of each plan: its label, its button and its promo card.
import type { Translate } from '../../i18n'

const known = ['free', 'basico', 'professional', 'premium', 'enterprise'] as const
type Known = (typeof known)[number]

/** The specification's stand-in for a monthly count that could not be read; it shows under an 'Exemplo' badge. */
const exampleMonthly = 999

export type PlanView = {
  readonly label: string
  /** `href` is null for a button with nothing to do: the plan is active. */
  readonly button: { readonly text: string; readonly href: string | null }
  readonly promo: {
    readonly title: string
    readonly items: readonly string[]
    readonly button: string
    readonly example: boolean
  }
}

/** Whether a status_assinatura names a plan; empty and unknown ones leave the account without tools. */
export const isPlan = (status: string): status is Known => known.some((plan) => plan === status)

/** A plan's label; empty and unknown status values are an inactive plan. */
export const planLabel = (status: string, t: Translate): string =>
  t(`dashboard.plans.${isPlan(status) ? status : 'none'}`)

/** `monthly` is the plan's number of analyses a month, -1 without limit; null when it could not be read. */
export function planView(status: string, monthly: number | null, t: Translate): PlanView {
  return { label: planLabel(status, t), button: buttonOf(status, t), promo: promoOf(status, monthly, t) }
}

function buttonOf(status: string, t: Translate): PlanView['button'] {
  if (status === 'premium' || status === 'enterprise') return { text: t('dashboard.plans.active'), href: null }
  return { text: t(status === 'basico' ? 'dashboard.plans.upgrade' : 'dashboard.plans.subscribe'), href: '/planos' }
}

function promoOf(status: string, monthly: number | null, t: Translate): PlanView['promo'] {
  if (status === 'basico')
    return {
      title: t('dashboard.promo.basico.title'),
      button: t('dashboard.promo.basico.button'),
      items: [
        monthly === -1
          ? t('dashboard.promo.unlimited')
          : t('dashboard.promo.monthly', { count: monthly ?? exampleMonthly }),
        t('dashboard.promo.basicScanner'),
        t('dashboard.promo.simpleReports'),
      ],
      example: monthly === null,
    }
  const whose = status === 'premium' || status === 'enterprise' ? 'premium' : 'others'
  return {
    title: t(`dashboard.promo.${whose}.title`),
    button: t(`dashboard.promo.${whose}.button`),
    items: [t('dashboard.promo.unlimited'), t('dashboard.promo.scanner'), t('dashboard.promo.reports')],
    example: false,
  }
}
