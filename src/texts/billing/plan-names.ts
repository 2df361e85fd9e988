// Names a plan. It has one name, the catalogue's; the specification's status labels stand where a status does, with
// the name beside them where they do not say it (decision 0187).
import { type Catalogue, defaultCatalogue } from '../../billing/catalogue'
import { type Plan, plans, type SoldPlan, soldPlans } from '../../events/schema/vocabulary'
import type { Translate } from '../../i18n'

/** Whether a status_assinatura names a plan; empty and unknown ones leave the account without tools. */
export const isPlan = (status: string): status is Plan => plans.some((plan) => plan === status)

const isSold = (plan: string): plan is SoldPlan => soldPlans.some((one) => one === plan)

/** The name of a plan: 'Pro'. */
export const planName = ({ offers }: Catalogue, plan: Plan, t: Translate): string =>
  isSold(plan) ? offers[plan].name : t(`plans.names.${plan}`)

/** A plan in a sentence: 'Plano Pro'. A name that says already that it is a plan stays as it is. */
export const planCalled = (catalogue: Catalogue, plan: Plan, t: Translate): string => {
  const name = planName(catalogue, plan, t)
  return /\b(plano|plan)\b/i.test(name) ? name : t('plans.called', { name })
}

/** A plan as a stored value names it; what names none is an inactive plan. */
export const calledOf = (catalogue: Catalogue, status: string, t: Translate): string =>
  isPlan(status) ? planCalled(catalogue, status, t) : t('plans.status.none')

export type StatusLabel = {
  /** Letter for letter the specification's, unless the operator has renamed the plan. */
  readonly label: string
  /** The plan's name where the label does not say it, else null. */
  readonly name: string | null
}

/** The label of a status_assinatura. */
export const statusLabel = (catalogue: Catalogue, status: string, t: Translate): StatusLabel => {
  if (!isPlan(status)) return { label: t('plans.status.none'), name: null }
  const name = planName(catalogue, status, t)
  if (isSold(status) && name !== defaultCatalogue.offers[status].name)
    return { label: planCalled(catalogue, status, t), name: null }
  const label = t(`plans.status.${status}`)
  return { label, name: label.split(' ').includes(name) ? null : name }
}
