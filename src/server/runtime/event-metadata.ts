import type { EventMetadata } from '../../events/store/log'
import type { Core } from '../core'

/** Who acts when it is no person: the clock, a crash made good, a payment provider. */
export const systemMetadata = (
  { clock }: Pick<Core, 'clock'>,
  correlation: string = Bun.randomUUIDv7(),
): EventMetadata => ({
  at: clock(),
  actor: 'system',
  correlation,
  causation: null,
})
