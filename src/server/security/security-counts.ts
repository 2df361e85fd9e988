// Counts refusals per hour and kind for the panel, without who was refused; logs at most one line a minute and kind.
import { hourMs, minuteMs } from '../../time/units'
import type { SecurityCounts, SecurityKind } from '../core/ports'
import { logger } from '../runtime/logger'
import type { RuntimeDb } from '../storage/runtime-db/runtime-db'

export const securityKinds: readonly SecurityKind[] = [
  'sign-in-failed',
  'sign-in-throttled',
  'password-wrong',
  'provider-refused',
  'second-factor-failed',
  'token-refused',
  'access-refused',
  'cross-site',
  'webhook-forged',
]

/** Hours that are remembered: 90 days. */
const rememberedHours = 90 * 24

type Options = {
  readonly clock: () => number
  /** How long refusals are gathered before they are logged, in milliseconds. */
  readonly gatherMs?: number
  readonly write?: typeof logger.warn
}

export const createSecurityCounts = (
  { prepare }: RuntimeDb,
  { clock, gatherMs = minuteMs, write = logger.warn }: Options,
): SecurityCounts => {
  const bump = prepare<never, [string, number]>(
    'INSERT INTO security_counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET n = n + 1',
  )
  const since = prepare<{ kind: string; n: number }, [number]>(
    'SELECT kind, sum(n) AS n FROM security_counts WHERE hour > ? GROUP BY kind',
  )
  const hourNow = () => Math.floor(clock() / hourMs)
  prepare<never, [number]>('DELETE FROM security_counts WHERE hour <= ?').run(hourNow() - rememberedHours)
  const unwritten = new Map<SecurityKind, number>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    timer = undefined
    for (const [kind, count] of unwritten) write('security.refusals', { kind, count })
    unwritten.clear()
  }

  return {
    count: (kind) => {
      bump.run(kind, hourNow())
      unwritten.set(kind, (unwritten.get(kind) ?? 0) + 1)
      timer ??= setTimeout(flush, gatherMs)
      timer.unref()
    },
    within: (hours) => {
      const counts = new Map(since.all(hourNow() - hours).map(({ kind, n }) => [kind, n]))
      const countOf = (kind: SecurityKind) => [kind, counts.get(kind) ?? 0] as const
      return Object.fromEntries(securityKinds.map(countOf)) as Record<SecurityKind, number>
    },
    close: () => {
      clearTimeout(timer)
      flush()
    },
  }
}
