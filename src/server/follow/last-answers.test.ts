// Given a standby that lacks what was written last, when the server that it follows stops, then the stop waits for it, and for no absent one.
import { afterAll, beforeAll, expect, spyOn, test } from 'bun:test'
import { type TestApp, testApp } from '../../../tests/helpers/app'
import { printed } from '../../../tests/helpers/printed'
import { answerStandbyUntilStop } from './last-answers'
import type { StandbyFeed } from './port'

type Look = ReturnType<StandbyFeed['seen']>

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A stop of a server with ten events; what its standby has is what `look` says. */
const stopping = (look: () => Look) => {
  const events = { ...app.core.events, position: () => 10 }
  const feed = { answer: async () => null, destroyed: () => [], seen: look }
  const core = { ...app.core, events, feed, clock: () => 20_000 }
  return answerStandbyUntilStop(core, 0, async () => new Response('answered'))
}

test('it waits until a standby that is present has every event and every upload', async () => {
  let look: Look = { at: 19_000, position: 9, waiting: 0 }
  let isOver = false
  const over = stopping(() => look)
    .handOver()
    .finally(() => {
      isOver = true
    })
  for (const lacks of [
    { at: 19_000, position: 9, waiting: 0 },
    { at: 19_000, position: 10, waiting: 1 },
  ]) {
    look = lacks
    await Bun.sleep(100)
    expect(isOver).toBe(false)
  }
  look = { at: 19_000, position: 10, waiting: 0 }
  await over
})

test('it waits for none that is not there, nor for one that has not asked for ten seconds', async () => {
  for (const look of [null, { at: 9_999, position: 9, waiting: 0 }]) {
    const { problems } = await printed(() => stopping(() => look).handOver())
    // One that is waited for in vain is a line of the log.
    expect(problems).toEqual([])
  }
})

test('one that is present and does not come again is left behind after four seconds, which the log says', async () => {
  using _time = spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_999).mockReturnValue(4_000)
  const { problems } = await printed(() => stopping(() => ({ at: 10_000, position: 7, waiting: 0 })).handOver())
  expect(problems.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'standby.left_behind', events: 3 }])
})
