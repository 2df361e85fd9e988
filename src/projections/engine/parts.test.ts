// Given a long log, when its views are built by several processes, then they are what one process builds.
import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { ledger, projections } from '../../../tests/helpers/events/ledger'
import { ana, append, differences, type Place, temporaryPlaces, units, used } from '../../../tests/helpers/views'
import type { Parked } from './engine-tables'
import type { FoldParts, Part } from './part'
import { foldPart } from './parts'
import { openViews, type Views } from './views'
import { removeViews } from './views-file'

const { place, opened } = temporaryPlaces()

/** A log with something to park, and an account that is gone. */
const filled = async (): Promise<Place> => {
  const at = place()
  for (const stream of ['a/1', 'a/2', 'a/3']) await append(at, stream, ana, used(2), used(3))
  await append(at, 'a/2', used(-7), ledger.make('Erased', {}))
  return at
}

/** Folds within this process what other processes fold otherwise. */
const here = ({ log }: Place, folded: Part[] = []): FoldParts => ({
  most: 2,
  async fold(parts, onProgress) {
    for (const part of parts) foldPart(part, { log, projections, catalog: ledger }, onProgress)
    folded.push(...parts)
  },
  onFailure: () => {},
})

const viewsOf = async (
  { folder, log }: Place,
  parts: FoldParts,
  { least = 1, onParked }: { least?: number; onParked?: (one: Parked) => void } = {},
): Promise<Views> => {
  const options = { folder, log, projections, catalog: ledger, onParked, allowUnknown: true }
  return opened(await openViews({ ...options, parts: { least, load: async () => parts } }))
}

const files = ({ folder }: Place) => readdirSync(folder).filter((name) => name.endsWith('.db'))

test('each folds its projections, and the copy is what the log says, with what is parked', async () => {
  const at = await filled()
  const [parked, folded]: [Parked[], Part[]] = [[], []]
  const views = await viewsOf(at, here(at, folded), { onParked: (one) => parked.push(one) })
  expect(folded.map(({ projections, until }) => [projections, until])).toEqual([
    [['usage'], 11],
    [['people'], 11],
  ])
  expect([views.position(), units(views)]).toEqual([
    11,
    [
      ['a/1', 5],
      ['a/2', 5],
      ['a/3', 5],
    ],
  ])
  expect(differences(at, views)).toEqual([])
  expect(views.parked()).toEqual(parked)
  expect(parked).toMatchObject([{ position: 10, projection: 'usage' }])
  expect(files(at)).toHaveLength(1)
})

test('they go on from there, and are opened again as they are', async () => {
  const at = await filled()
  const first = await viewsOf(at, here(at))
  await append(at, 'a/1', used(4))
  expect(units(first)[0]).toEqual(['a/1', 9])
  first.close()
  const folded: Part[] = []
  const second = await viewsOf(at, here(at, folded))
  expect([second.file, second.position(), folded]).toEqual([first.file, 12, []])
  expect(differences(at, second)).toEqual([])
})

test('events that arrive meanwhile are applied once', async () => {
  const at = await filled()
  const parts = here(at)
  const views = await viewsOf(at, {
    ...parts,
    async fold(...all) {
      await parts.fold(...all)
      await append(at, 'a/3', used(1))
    },
  })
  expect([views.position(), units(views)[2]]).toEqual([12, ['a/3', 6]])
  expect(differences(at, views)).toEqual([])
})

test('when one of them fails, one process folds the log, and nothing is left of the attempt', async () => {
  const at = await filled()
  const failures: unknown[] = []
  const views = await viewsOf(at, {
    ...here(at),
    async fold([part]) {
      if (part) foldPart(part, { log: at.log, projections, catalog: ledger })
      throw new Error('killed')
    },
    onFailure: (error) => failures.push(error),
  })
  expect(failures).toHaveLength(1)
  expect(differences(at, views)).toEqual([])
  expect(files(at)).toHaveLength(1)
})

test('what a crash left of a part is no read model, and the next start removes it', async () => {
  const at = await filled()
  let part: Part | undefined
  const parts = here(at)
  const crashed = viewsOf(at, {
    ...parts,
    async fold(all) {
      part = all[0]
      throw new Error('stopped')
    },
    onFailure: (error) => {
      throw error
    },
  })
  await expect(crashed).rejects.toThrow('stopped')
  if (part) foldPart(part, { log: at.log, projections, catalog: ledger })
  expect(files(at)).toHaveLength(1)
  const views = await viewsOf(at, parts)
  expect(files(at).map((name) => views.file.endsWith(name))).toEqual([true])
  expect(differences(at, views)).toEqual([])
})

test('not with few events, not with one process, and not with events that nothing can read', async () => {
  const at = await filled()
  const folded: Part[] = []
  const few = await viewsOf(at, here(at, folded), { least: 12 })
  few.close()
  removeViews(few.file)
  const one = await viewsOf(at, { ...here(at, folded), most: 1 })
  expect(differences(at, one)).toEqual([])
  const other = await filled()
  await append(other, 'a/1', { type: 'Invented', schema: 1, data: {} })
  const views = await viewsOf(other, here(other, folded))
  expect(folded).toEqual([])
  expect(views.parked()).toMatchObject([{ projection: 'usage' }, { projection: '(none)' }])
})
