// What a person's plan includes.
import type { Feature } from '../../billing/features'
import { hasFeature } from '../../billing/offer'
import type { Core } from '../core'
import { planNow } from './allowance'

const includes = (core: Core, account: string, now: number, feature: Feature): boolean => {
  const plan = planNow(core, account, now)
  return plan !== undefined && hasFeature(core.catalogue, plan, feature)
}

/** Which report the person's plan includes. */
export const reportFor = (core: Core, account: string, now: number): 'none' | 'simple' | 'detailed' => {
  if (!includes(core, account, now, 'exportar_pdf')) return 'none'
  return includes(core, account, now, 'relatorios_detalhados') ? 'detailed' : 'simple'
}
