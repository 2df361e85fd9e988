// What the page makes of an answer about earlier words: only the server's word that there are none ends the way back.
import { expect, spyOn, test } from 'bun:test'
import { earlierDraft } from './calls'

const asked = async (answer: Response | Error) => {
  using _fetch = spyOn(globalThis, 'fetch').mockImplementation((async () => {
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as typeof fetch)
  return earlierDraft('d', 3)
}

test('there is none, no answer came, or these are the words', async () => {
  expect(await asked(Response.json({}, { status: 404 }))).toBe('none')
  for (const status of [401, 429, 503]) expect(await asked(Response.json({}, { status }))).toBeNull()
  expect(await asked(new TypeError('offline'))).toBeNull()
  const words = { version: 2, content: { parts: [], skipped: [] } }
  expect(await asked(Response.json(words))).toEqual(words)
})
