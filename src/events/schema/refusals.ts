// Events of the stream refusals/<account>: requests that were refused before anything was reserved. They have a stream
// of their own so that the account's stream does not grow with attempts.
import { z } from 'zod'
import { event } from './catalog'
import { plans, refusalReasons, tools } from './vocabulary'

export const refusalsStream = (account: string): string => `refusals/${account}`

export const refusalEvents = {
  /** An analysis was refused under this plan; `count` is which of its day (São Paulo). Beyond the most that a day records, refusals leave no event. */
  AnalysisRefused: event({
    repeatable: true,
    data: () =>
      z.object({
        tool: z.enum(tools),
        reason: z.enum(refusalReasons),
        plan: z.enum(plans),
        day: z.iso.date(),
        count: z.number().int().min(1).max(100),
      }),
    golden: { data: { tool: 'resume', reason: 'quota-tool', plan: 'free', day: '2026-11-22', count: 1 } },
  }),
}
