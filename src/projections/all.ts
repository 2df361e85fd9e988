// Every read model of the product; a new one joins here and nowhere else.
import { accountProjection } from './account'
import { analysisProjection } from './analysis'
import { quotaProjection } from './quota'
import { sessionProjection } from './session'
import { settingsProjection } from './settings'

export const projections = [
  accountProjection,
  sessionProjection,
  quotaProjection,
  analysisProjection,
  settingsProjection,
] as const
