// Given a log that is longer than a page, when a standby asks, then it gets a bounded page and goes on from its end.
import { expect, test } from 'bun:test'
import { append, temporaryPlaces, used } from '../../../../tests/helpers/views'
import { openLog } from '../sqlite/sqlite-log'
import { openFeed } from './feed'

const { place, opened } = temporaryPlaces()

test('a page has at most a thousand rows, and the next one begins where it ends', async () => {
  const at = place(openLog)
  for (let stream = 0; stream < 11; stream++)
    await append(at, `a/${stream}`, ...Array.from({ length: 100 }, () => used(1)))
  const feed = opened(openFeed(at.folder))
  const first = feed.page(0, new Uint8Array(32))
  expect([first?.rows.length, feed.head().position]).toEqual([1_000, 1_100])
  const second = feed.page(1_000, first?.digest ?? new Uint8Array(32))
  expect([second?.rows.length, second?.rows[0]?.position]).toEqual([100, 1_001])
  expect(feed.page(1_000, new Uint8Array(32))).toBeNull()
})
