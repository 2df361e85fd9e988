// A past to fill a log with, for tests and measurements that need a long one.
import { domainEvents } from '../../../src/events/schema/events'
import type { NewEvent } from '../../../src/events/store/log'

/** Milliseconds: when it all happens. */
export const lifeAt = Date.UTC(2026, 10, 20)

/** Ten events of the product's own: somebody registers, signs in three times, and has two analyses, one of which fails. */
export function life(): NewEvent[] {
  const { make } = domainEvents
  const [first, second, third, good, bad] = Array.from({ length: 5 }, () => Bun.randomUUIDv7())
  const started = (session = '') =>
    make('SessionStarted', { session, token: `token of ${session}`, account: null, epoch: null, until: lifeAt })
  const ended = (session = '') => make('SessionEnded', { session, cause: 'logout' })
  const asked = (analysis = '') =>
    make(
      'AnalysisRequested',
      { analysis, tool: 'resume', bytes: 48_213, unit: { plan: 'free', source: 'free', cycle: 0 } },
      { file: 'ana-clara-prado.pdf' },
    )
  const who = {
    name: 'Ana Clara Prado',
    email: 'ana@exemplo.com.br',
    password: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  }
  const failed = { analysis: bad ?? '', tool: 'resume', reason: 'damaged' } as const
  const done = { analysis: good ?? '', tool: 'resume', engine: 'builtin', rubric: 1, score: 76 } as const
  return [
    make('AccountRegistered', { role: 'usuario', language: 'pt-BR', terms: '2025-05-01' }, who),
    started(first),
    ended(first),
    started(second),
    asked(bad),
    make('AnalysisFailed', failed),
    asked(good),
    make('AnalysisCompleted', done, { result: { score: 76, checks: [] } }),
    ended(second),
    started(third),
  ]
}
