// Every read model of the product; a new one joins here and nowhere else.
import { accountProjection } from './account'
import { analysisProjection } from './analysis'
import { linkedinProjection } from './linkedin'
import { quotaProjection } from './quota'
import { sessionProjection } from './session'

export const projections = [
  accountProjection,
  sessionProjection,
  quotaProjection,
  analysisProjection,
  linkedinProjection,
] as const
