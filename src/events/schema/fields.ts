// Fields that many events have.
import { z } from 'zod'

export const id = z.uuid()
export const count = z.number().int().min(0)
/** Milliseconds since 1970. */
export const time = count
