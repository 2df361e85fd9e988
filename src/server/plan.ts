// What a person's plan includes.
import type { Feature } from '../billing/catalogue'
import type { Core } from './core'
import { planNow } from './quota'

/** The free plan includes no feature that is sold; enterprise, which is not sold, all of them. */
const includes = (core: Core, account: string, now: number, feature: Feature): boolean => {
  const plan = planNow(core, account, now)
  if (plan === undefined || plan === 'free') return false
  return plan === 'enterprise' || core.catalogue.offers[plan].features[feature]
}

/** Which report the person's plan includes. */
export const reportFor = (core: Core, account: string, now: number): 'none' | 'simple' | 'detailed' => {
  if (!includes(core, account, now, 'exportar_pdf')) return 'none'
  return includes(core, account, now, 'relatorios_detalhados') ? 'detailed' : 'simple'
}
