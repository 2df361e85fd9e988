// Events are stored forever: every stored form of each type has an example that must remain readable and unchanged.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { goldenDigests, goldenProblems, pinnedDigests } from '../../tools/goldens'
import { accountEvents } from './account'

const folder = join(import.meta.dir, '../golden')
/** Only ever grows: `npm run goldens` adds the line of a new type or schema. */
const list = join(import.meta.dir, '../golden.sha256')

test('every type and schema has a readable golden event', () => {
  expect(goldenProblems(accountEvents, folder)).toEqual([])
})

test('no golden event was edited or removed', () => {
  expect(goldenDigests(folder)).toEqual(pinnedDigests(list))
})
