// The field for the session that outlasts an event that ends all of them: one by its id, or `none`. In older events
// each end was an event of its own, which such an event calls `separate`.
import { z } from 'zod'

export const survivor = z.union([z.uuid(), z.literal('none'), z.literal('separate')])
export type Survivor = z.infer<typeof survivor>
