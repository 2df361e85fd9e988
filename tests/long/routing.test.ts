// All that tests/http/routing takes a sample of: every row, every mark in every place, every host, everyone; a hundred thousand
// mutated request lines.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { type Asked, askAll, compare, everyAsked, everyHidden, startRecorder } from '../http/routing/check'
import { mutations, targets } from '../http/routing/requests'
import { callers, spies, startWorld, type World } from '../http/routing/world'

setDefaultTimeout(20 * 60_000)

const lines = 100_000

let world: World
let recorder: ReturnType<typeof startRecorder>
beforeAll(async () => {
  world = await startWorld(spies())
  recorder = startRecorder(world)
})
afterAll(async () => {
  await recorder.stop()
  await world.close()
})

const ask = async (name: string, requests: Iterable<Asked>) => {
  const tally = await askAll({ port: recorder.port, cookies: world.cookies }, requests)
  console.log(`${name}: ${tally.asked} asked, ${tally.ran} ran, ${tally.misdirected} misdirected`)
  expect(tally.wrong).toEqual([])
  return tally
}

test('marks at every slash, under every host of ours, by everyone', async () => {
  const { asked, ran } = await ask('at slashes', everyAsked(recorder.port))
  expect(ran).toBeGreaterThan(asked / 20)
})

test('marks before every letter, by everyone', async () => {
  function* everywhere(): Generator<Asked> {
    for (const target of targets('everywhere'))
      for (const caller of callers) yield { ...target, host: 'abc', good: true, caller }
  }
  const { asked, ran } = await ask('everywhere', everywhere())
  expect(ran).toBeGreaterThan(asked / 50)
})

test('every row behind an open one, under every host that is not ours, by everyone', async () => {
  const { asked, ran, misdirected } = await ask('hidden', everyHidden())
  expect([ran, misdirected]).toEqual([0, asked])
})

test(`policy that was checked against handler that ran, in ${lines} mutated request lines`, async () => {
  const { asked, ran, refused, unanswered, wrong } = await compare(world, mutations(2, lines, recorder.port))
  console.log(`mutated: ${asked} asked, ${ran} ran, ${refused} refused, ${unanswered} not answered`)
  expect(wrong).toEqual([])
  expect(asked).toBe(lines)
  expect(ran).toBeGreaterThan(lines / 10)
})
