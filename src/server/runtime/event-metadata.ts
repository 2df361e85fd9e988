import type { EventMetadata } from '../../events/store/log'
import type { Core } from '../core'

/** Metadata for what no person does: timers, crash recovery, the payment provider. */
export const systemMetadata = (
  { clock }: Pick<Core, 'clock'>,
  correlation: string = Bun.randomUUIDv7(),
): EventMetadata => ({
  at: clock(),
  actor: 'system',
  correlation,
  causation: null,
})
