// Event metadata for what the server does by itself.
import type { EventMetadata } from '../../events/store/log'

/** Metadata for what no person does: timers, crash recovery, the payment provider. */
export const systemMetadata = (
  { clock }: { readonly clock: () => number },
  correlation: string = Bun.randomUUIDv7(),
): EventMetadata => ({
  at: clock(),
  actor: 'system',
  correlation,
  causation: null,
})
