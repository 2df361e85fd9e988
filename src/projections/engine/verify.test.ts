// Given views that were tampered with, when they are verified, then exactly the wrong rows are reported.
import { describe, expect, test } from 'bun:test'
import { ledger, masterKey, people, projections } from '../../../tests/helpers/events/ledger'
import { ana, append, differences, temporaryPlaces, used } from '../../../tests/helpers/views'
import { openLog, openLogReadOnly } from '../../events/store/sqlite/sqlite-log'
import { verify } from './verify'
import { openViewsReadOnly } from './views-reader'

const { opened, place, viewsOf } = temporaryPlaces()

describe('verify', () => {
  test('reports changed, missing and surplus rows by key, and nothing else', async () => {
    const at = place()
    const views = await viewsOf(at)
    for (const stream of ['a/1', 'a/2', 'a/3']) await append(at, stream, ana, used(1))
    views.db.run("UPDATE usage SET units = 7 WHERE stream = 'a/2'")
    views.db.run("DELETE FROM usage WHERE stream = 'a/1'")
    views.db.run("INSERT INTO people VALUES ('a/4', NULL, 'free')")
    views.db.run("UPDATE people SET name = NULL WHERE stream = 'a/3'")
    const found = verify({ log: at.log, projections, catalog: ledger, views })
    expect(found).toMatchObject({ position: 6, events: 6, rows: 6 })
    expect(found.differences).toMatchObject([
      { table: 'people', key: { stream: 'a/3' }, expected: { name: 'Ana Clara' }, actual: { name: null } },
      { table: 'people', key: { stream: 'a/4' }, expected: null, actual: { plan: 'free' } },
      { table: 'usage', key: { stream: 'a/1' }, expected: { units: 1 }, actual: null },
      { table: 'usage', key: { stream: 'a/2' }, expected: { units: 1 }, actual: { units: 7 } },
    ])
  })

  test('reports rows where as many are there as should be', async () => {
    const at = place()
    const views = await viewsOf(at)
    for (const stream of ['a/1', 'a/2', 'a/3']) await append(at, stream, ana, used(1))
    expect(differences(at, views)).toEqual([])
    views.db.run("UPDATE usage SET stream = 'a/4' WHERE stream = 'a/1'")
    views.db.run("UPDATE people SET name = NULL WHERE stream = 'a/3'")
    expect(differences(at, views)).toMatchObject([
      { table: 'people', key: { stream: 'a/3' } },
      { table: 'usage', key: { stream: 'a/1' }, actual: null },
      { table: 'usage', key: { stream: 'a/4' }, expected: null },
    ])
  })

  test('reports at most a hundred', async () => {
    const at = place()
    const views = await viewsOf(at)
    for (let n = 0; n < 8; n += 1) await append(at, `a/${n}`, used(1))
    views.db.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150) INSERT INTO people SELECT i, NULL, '' FROM n",
    )
    expect(differences(at, views)).toHaveLength(100)
  })

  test('works from the files alone, while a server goes on writing', async () => {
    const at = place(openLog)
    const views = await viewsOf(at)
    await append(at, 'a/1', ana, used(-1))
    const log = opened(openLogReadOnly(at.folder, masterKey))
    const reader = opened(openViewsReadOnly(at.folder, projections, ledger))
    expect([reader.position(), reader.parked()]).toEqual([2, views.parked()])
    expect(verify({ log, projections, catalog: ledger, views: reader })).toMatchObject({ position: 2, differences: [] })
    await append(at, 'a/1', used(1))
    expect(reader.position()).toBe(3)
    expect(() => reader.db.delete(people).run()).toThrow('readonly')
    expect(() => openViewsReadOnly(at.folder, [], ledger)).toThrow('no views of this release')
  })
})
