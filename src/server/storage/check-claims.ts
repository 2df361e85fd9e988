// Addresses and coupons are claimed in a table beside the events. It follows from them, so it can be compared: a claim that
// was changed locks its owner out, and one that is missing lets an address be registered twice.
import type { Claim, LogReader } from '../../events/store/log'
import { createClaims } from '../accounts/reserved-addresses'
import type { Secrets } from '../runtime/secrets'

/** Events read at a time, and streams named at most. */
const slice = 1_000
const namedMax = 5

const keyOf = ({ kind, value, stream }: Claim): string => `${kind} ${value} ${stream}`

/** What the claims should be after the events, up to a position. */
function claimsAfter(log: Pick<LogReader, 'readAll'>, position: number, secrets: Secrets): Set<string> {
  const expected = new Set<string>()
  const claimsOf = createClaims(secrets)
  for (let after = 0; after < position; ) {
    const events = log.readAll(after, slice).filter((event) => event.position <= position)
    if (events.length === 0) break
    for (const event of events) {
      const { claims, releases } = claimsOf(event)
      for (const one of releases) expected.delete(keyOf(one))
      for (const one of claims) expected.add(keyOf(one))
    }
    after = events.at(-1)?.position ?? position
  }
  return expected
}

/** Claims that do not follow from the log, or are not there though they should; none while a server has just changed them. */
export function claimProblems(log: Pick<LogReader, 'readAll' | 'claims' | 'position'>, secrets: Secrets): string[] {
  const position = log.position()
  const stored = log.claims()
  if (log.position() !== position) return []
  const expected = claimsAfter(log, position, secrets)
  const present = new Set(stored.map(keyOf))
  const wrong = [
    ...stored.filter((one) => !expected.has(keyOf(one))).map(({ kind, stream }) => `${kind} of ${stream}`),
    ...[...expected]
      .filter((one) => !present.has(one))
      .map((one) => `${one.split(' ')[0]} of ${one.split(' ').at(-1)}`),
  ]
  const names = [...new Set(wrong)]
  return names.length > 0 ? [`claims are not what the log says: ${names.slice(0, namedMax).join(', ')}`] : []
}
