// A primary killed under load, and its standby that takes over, with the executable: bench/reliability/takeovers.ts.
import { expect, test } from 'bun:test'
import { takeOvers } from '../../../bench/reliability/takeovers'

test('a standby takes over from a killed primary, with all but what was on its way', async () => {
  const { rounds, acknowledged, lostEvents, problems, awayMs } = await takeOvers(2, Date.now() + 100_000)
  console.log({ acknowledged, lostEvents, awayMs })
  expect(rounds).toBe(2)
  expect(acknowledged).toBeGreaterThan(10)
  expect(problems).toEqual([])
  // Each of the eight people has one change on its way, of at most a few events.
  expect(lostEvents).toBeLessThan(2 * 8 * 6)
}, 120_000)

test('a standby takes over from a primary that was asked to end with all it acknowledged', async () => {
  const { rounds, acknowledged, lostEvents, lostChanges, missingUploads, problems } = await takeOvers(
    2,
    Date.now() + 100_000,
    'SIGTERM',
  )
  expect(acknowledged).toBeGreaterThan(10)
  expect({ rounds, lostEvents, lostChanges, missingUploads, problems }).toEqual({
    ...{ rounds: 2, lostEvents: 0, lostChanges: 0, missingUploads: 0 },
    problems: [],
  })
}, 120_000)
