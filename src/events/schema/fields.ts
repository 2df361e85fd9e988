// Fields that many events have.
import { z } from 'zod'

export const id = z.uuid()
export const count = z.number().int().min(0)
/** Milliseconds since 1970. */
export const time = count
/** One of the ids in the golden examples, numbered from 1. */
export const exampleId = (number: number): string => `01939b6e-7c00-7000-8000-00000000000${number}`
