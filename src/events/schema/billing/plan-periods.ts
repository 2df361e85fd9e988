// Events about which plan an account may use, from when until when, and when its analyses are counted from 0 again.
import { z } from 'zod'
import { event } from '../catalog'
import { time } from '../fields'
import { plans } from '../vocabulary'

export const planPeriodEvents = {
  /** From now on the account may use this plan; `until` is null for one that renews or has no end. */
  PlanOpened: event({
    repeatable: false,
    data: () => z.object({ plan: z.enum(plans), cycle: time, until: time.nullable() }),
    golden: { data: { plan: 'basico', cycle: 1_797_000_000_000, until: 1_799_592_000_000 } },
  }),
  /** The plan will end and does not renew itself; announced once, some days before. */
  PlanEnding: event({
    repeatable: false,
    data: () => z.object({ plan: z.enum(plans), until: time }),
    golden: { data: { plan: 'basico', until: 1_799_592_000_000 } },
  }),
  /** The account has a lesser plan now, because a period ended, or after a refund or cancellation. */
  PlanEnded: event({
    repeatable: false,
    data: () => z.object({ plan: z.enum(plans), next: z.enum(plans), cycle: time }),
    golden: { data: { plan: 'basico', next: 'free', cycle: 0 } },
  }),
  /** A new cycle of the plan has begun; `total` analyses, null for unlimited, as in the catalogue at that time. */
  QuotaRenewed: event({
    repeatable: false,
    data: () =>
      z.object({ plan: z.enum(plans), cycle: time, total: z.number().int().min(0).max(1_000_000).nullable() }),
    golden: { data: { plan: 'professional', cycle: 1_799_592_000_000, total: 50 } },
  }),
} as const
