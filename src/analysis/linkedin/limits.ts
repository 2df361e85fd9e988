import type { Section } from './result'

/** Characters (UTF-16 units) of each field that are read. LinkedIn's own limits are 220, 2 600 and 2 000 for each role. */
export const LIMITS: { readonly [section in Section]: number } = { headline: 300, about: 5000, experience: 20_000 }
