// Checks the claimed addresses and coupons against the events they follow from.
import type { Claim, LogReader } from '../../../events/store/log'
import { createClaims } from '../../accounts/reserved-addresses'
import type { Secrets } from '../../security/secrets'

/** Events read at a time, and most streams named. */
const batchEvents = 1_000
const namedMax = 5

const keyOf = ({ kind, value, stream }: Claim): string => `${kind} ${value} ${stream}`

/** The claims that follow from the events, up to a position, each by what it holds and its stream. */
export function claimsAfter(log: Pick<LogReader, 'readAll'>, position: number, secrets: Secrets): Map<string, Claim> {
  const expected = new Map<string, Claim>()
  const claimsOf = createClaims(secrets)
  for (let after = 0; after < position; ) {
    const events = log.readAll(after, batchEvents).filter((event) => event.position <= position)
    if (events.length === 0) break
    for (const event of events) {
      const { claims, releases } = claimsOf(event)
      for (const claim of releases) expected.delete(keyOf(claim))
      for (const claim of claims) expected.set(keyOf(claim), claim)
    }
    after = events.at(-1)?.position ?? position
  }
  return expected
}

/** Claims that do not follow from the log, or are missing; none while a server has just changed them. */
export function claimProblems(log: Pick<LogReader, 'readAll' | 'claims' | 'position'>, secrets: Secrets): string[] {
  const position = log.position()
  const stored = log.claims()
  if (log.position() !== position) return []
  const expected = claimsAfter(log, position, secrets)
  const present = new Set(stored.map(keyOf))
  const wrong = [
    ...stored.filter((one) => !expected.has(keyOf(one))).map(({ kind, stream }) => `${kind} of ${stream}`),
    ...[...expected.keys()]
      .filter((one) => !present.has(one))
      .map((one) => `${one.split(' ')[0]} of ${one.split(' ').at(-1)}`),
  ]
  const names = [...new Set(wrong)]
  return names.length > 0 ? [`claims are not what the log says: ${names.slice(0, namedMax).join(', ')}`] : []
}
