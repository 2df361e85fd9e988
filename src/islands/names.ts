// The names of all islands, by which registry.ts loads them.
import type { islands } from './registry'

export type IslandName = keyof typeof islands
