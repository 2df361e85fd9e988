// Given any history of appends, alone or together, when the log answers, then it answers like a model of a few lines.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { adapters, context, temporaryLogs } from '../../../tests/helpers/log'
import type { Claim, EventLog } from './log'

type Step = {
  stream: string
  /** Added to the true version: 0 is right, anything else a conflict. */
  off: number
  types: string[]
  id: string | undefined
  claim: string | undefined
  release: string | undefined
}
type Stored = { id: string; stream: string; version: number; type: string }

const stream = fc.constantFrom('a/1', 'a/2', 'a/3')
const value = fc.option(fc.constantFrom('ana', 'bia'), { nil: undefined })
const step: fc.Arbitrary<Step> = fc.record({
  stream,
  off: fc.constantFrom(0, 0, 0, 0, 1, 3),
  types: fc.array(fc.constantFrom('A', 'B'), { minLength: 1, maxLength: 3 }),
  id: fc.option(fc.constantFrom('id-1', 'id-2', 'id-3'), { nil: undefined }),
  claim: value,
  release: value,
})
const logs = temporaryLogs()

/** The expected log, written as simply as possible. */
function model() {
  const stored: Stored[] = []
  const claims = new Map<string, string>()
  const version = (name: string) => stored.filter((event) => event.stream === name).length

  function append({ stream, types, id, claim, release }: Step, expected: number, ids: string[]): string {
    const known = stored.findIndex((event) => event.id === id)
    if (id !== undefined && known >= 0) {
      const same = types.length === 1 && stored[known]?.stream === stream && stored[known]?.type === types[0]
      return same ? `ok ${known + 1}` : 'id-reused'
    }
    if (version(stream) !== expected) return `conflict ${version(stream)}`
    const holder = claim && (release === claim && claims.get(claim) === stream ? undefined : claims.get(claim))
    if (holder !== undefined && holder !== stream) return `claimed ${claim}`
    if (release && claims.get(release) === stream) claims.delete(release)
    if (claim) claims.set(claim, stream)
    for (const [index, type] of types.entries()) {
      stored.push({ id: ids[index] ?? '', stream, version: expected + index + 1, type })
    }
    return `ok ${stored.length}`
  }
  return { stored, claims, version, append }
}

/**
 * A history of its own in a log that others have written before: its names start with `run`, its positions with `base`.
 */
async function play(log: EventLog, run: string, batches: Step[][]): Promise<void> {
  const base = log.position()
  const named = (name: string) => `${run}/${name}`
  const held = (name: string | undefined, stream: string): Claim[] =>
    name === undefined ? [] : [{ kind: 'email', value: named(name), stream: named(stream) }]
  const received: number[] = []
  log.onCommit('effects', (events) => received.push(...events.map(({ position }) => position)))
  const expectation = model()
  let next = 0
  for (const batch of batches) {
    const pairs = batch.map((step) => {
      const expected = expectation.version(step.stream) + step.off
      const ids = step.types.map((_, index) => (index === 0 && step.id) || `new-${++next}`)
      const events = step.types.map((type, index) => ({ type, schema: 1, data: {}, id: named(ids[index] ?? '') }))
      const answer = log.append([{ stream: named(step.stream), expected, events }], context, {
        claims: held(step.claim, step.stream),
        releases: held(step.release, step.stream),
      })
      return { answer, expectation: expectation.append(step, expected, ids) }
    })
    for (const pair of pairs) expect(await outcomeOf(pair.answer, base, run)).toBe(pair.expectation)
  }
  const all = log.readAll(base, 10_000)
  expect(all.map(({ id, stream, version, type }) => ({ id, stream, version, type }))).toEqual(
    expectation.stored.map((event) => ({ ...event, id: named(event.id), stream: named(event.stream) })),
  )
  const positions = expectation.stored.map((_, index) => base + index + 1)
  expect(all.map(({ position }) => position)).toEqual(positions)
  expect(received.filter((position) => position > base)).toEqual(positions)
  for (const name of ['ana', 'bia']) {
    const holder = expectation.claims.get(name)
    expect(log.claimed('email', named(name))).toBe(holder === undefined ? null : named(holder))
  }
}

async function outcomeOf(answer: ReturnType<EventLog['append']>, base: number, run: string): Promise<string> {
  try {
    const result = await answer
    if (result.ok) return `ok ${result.position - base}`
    if (result.reason === 'conflict') return `conflict ${result.actual}`
    return `claimed ${result.claim.value.slice(run.length + 1)}`
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'thrown'
  }
}

test.each([...adapters])(
  'random histories in the %s log',
  async (adapter) => {
    const log = await logs.openWith(adapter)
    let run = 0
    const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })
    const property = fc.asyncProperty(histories, (batches) => play(log, `run-${++run}`, batches))
    // Fewer in the gate, all of them in the long tier: on PostgreSQL each append is a round trip.
    await fc.assert(property, { numRuns: process.env.LONG ? 200 : 60 })
  },
  60_000,
)
