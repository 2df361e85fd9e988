// The event of the terms that a paid period was sold with, in the stream of its account. Times are milliseconds since 1970.
import { z } from 'zod'
import { event } from '../catalog'
import { soldPlans } from '../vocabulary'

export const planTermsEvents = {
  /**
   * What the catalogue gave with a paid period when it was sold: `total` analyses of a cycle, null without limit, and the
   * keys of its features. `ground` is the payment or the subscription, `from` the period's start as its own event says it.
   */
  PlanSold: event({
    repeatable: false,
    data: () =>
      z.object({
        ground: z.string().min(1).max(255),
        plan: z.enum(soldPlans),
        from: z.number().int().min(0),
        total: z.number().int().min(0).max(1_000_000).nullable(),
        features: z.array(z.string().min(1).max(60)).max(40),
      }),
    golden: {
      data: {
        ground: 'sub_exemplo',
        plan: 'professional',
        from: 1_797_000_000_000,
        total: 50,
        features: ['historico_completo', 'exportar_pdf'],
      },
    },
  }),
} as const
