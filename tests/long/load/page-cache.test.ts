// A thousand random lives of two people (tests/http/page-cache.test.ts runs a few in the gate).
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { fileApp } from '../../helpers/file-app'
import { history, livesAsDrawn } from '../../helpers/pages/page-histories'

const app = fileApp()

test('in a thousand histories no page is another than the one that would be drawn', async () => {
  const { failed, numRuns } = await fc.check(
    fc.asyncProperty(history, (steps) => livesAsDrawn(app, steps)),
    { numRuns: 1_000 },
  )
  expect([failed, numRuns]).toEqual([false, 1_000])
}, 1_800_000)
