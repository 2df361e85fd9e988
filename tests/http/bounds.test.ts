// A route that changes something and has no bound lets one person fill the log, which keeps everything.
import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { policies } from '../../src/server/http/request/policies'
import { bucketNames } from '../helpers/buckets'
import { type Bound, bounds } from './bounds'

test('every route that changes something has a bound, and no other has', () => {
  const changing = Object.keys(policies).filter((row) => !row.startsWith('GET '))
  expect(Object.keys(bounds).sort()).toEqual(changing.sort())
})

test('each bound is a bucket that there is, and what is shown elsewhere is there', () => {
  const names = new Set(bucketNames.values())
  const bucketOf = (bound: Bound) => (typeof bound === 'string' ? bound : 'bucket' in bound ? bound.bucket : null)
  const given = Object.values(bounds)
  expect(given.flatMap((bound) => bucketOf(bound) ?? []).filter((name) => !names.has(name))).toEqual([])
  const files = given.flatMap((bound) => (typeof bound === 'object' && 'elsewhere' in bound ? bound.elsewhere : []))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
