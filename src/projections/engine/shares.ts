// Chooses which projections are rebuilt together, when several processes rebuild at once.
import type { Kind } from '../../events/store/log'
import type { Projection } from './projection'

/**
 * Distributes projections over at most `parts` shares of about equal duration: each to the share with the least so far,
 * the most expensive first. `kinds` says how many events of each type there are; a projection's cost is the number of those
 * it handles, times its cost per event. No share is empty; deterministic.
 */
export function shares(
  projections: readonly Projection[],
  kinds: readonly Pick<Kind, 'type' | 'events'>[],
  parts: number,
): Projection[][] {
  const seen = new Map<string, number>()
  for (const { type, events } of kinds) seen.set(type, (seen.get(type) ?? 0) + events)
  const weighed = projections
    .map((projection) => ({
      projection,
      weight: 1 + (projection.cost ?? 1) * sum(projection.handles.map((type) => seen.get(type) ?? 0)),
    }))
    .sort((a, b) => b.weight - a.weight || (a.projection.name < b.projection.name ? -1 : 1))
  const dealt = Array.from({ length: Math.min(parts, projections.length) }, () => ({
    weight: 0,
    projections: [] as Projection[],
  }))
  for (const { projection, weight } of weighed) {
    const least = dealt.reduce((a, b) => (b.weight < a.weight ? b : a))
    least.weight += weight
    least.projections.push(projection)
  }
  return dealt.map((one) => one.projections)
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
