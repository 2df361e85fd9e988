// Bounds how much of each LinkedIn text is read.
import type { Section } from './result'

/** Maximum characters (UTF-16 units) read per field. LinkedIn's own limits are 220, 2 600 and 2 000 per role. */
export const LIMITS: { readonly [section in Section]: number } = { headline: 300, about: 5000, experience: 20_000 }
