// Given a log, when views are opened on it, fall behind, break or are rebuilt, then they contain what the log says.
import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  ledger,
  people,
  peopleProjection,
  projections,
  usage,
  usageProjection,
} from '../../../tests/helpers/events/ledger'
import { ana, append, differences, type Place, temporaryPlaces, units, used } from '../../../tests/helpers/views'
import { defineEvents } from '../../events/schema/catalog'
import type { NewEvent } from '../../events/store/log'
import type { Parked } from './engine-tables'
import type { Projection, ViewsDb } from './projection'
import { openViews } from './views'

const { place, viewsOf } = temporaryPlaces()
const viewFiles = ({ folder }: Place) => readdirSync(folder).filter((name) => /^views-.*\.db$/.test(name))

describe('applying', () => {
  test('an append is in the views before it resolves', async () => {
    const at = place()
    const views = await viewsOf(at)
    await append(at, 'a/1', ana, used(2), used(3))
    expect(views.db.select().from(people).all()).toEqual([{ stream: 'a/1', name: 'Ana Clara', plan: 'free' }])
    expect([units(views), views.position()]).toEqual([[['a/1', 5]], 3])
    expect(differences(at, views)).toEqual([])
  })

  test('views opened on an old log catch up in slices, and continue from there after a restart', async () => {
    const at = place()
    for (let n = 0; n < 10; n += 1) await append(at, `a/${n}`, ana, ...Array.from({ length: 129 }, () => used(1)))
    const first = await viewsOf(at)
    expect([first.position(), units(first).length]).toEqual([1_300, 10])
    first.close()
    await append(at, 'a/0', used(10))
    const second = await viewsOf(at)
    expect([second.file, second.position()]).toEqual([first.file, 1_301])
    expect(units(second)[0]).toEqual(['a/0', 139])
    expect(differences(at, second)).toEqual([])
  })

  test('events that arrive while views catch up are applied once', async () => {
    const at = place()
    for (let n = 0; n < 5; n += 1) await append(at, `a/${n}`, ...Array.from({ length: 200 }, () => used(1)))
    const opening = viewsOf(at)
    const more = Array.from({ length: 50 }, (_, n) => append(at, `b/${n}`, used(1)))
    const views = await opening
    await Promise.all(more)
    expect(views.position()).toBe(1_050)
    expect(differences(at, views)).toEqual([])
  })
})

describe('an event that cannot be applied', () => {
  test('is parked with its changes undone, reported without its data, and the rest continues', async () => {
    const at = place()
    const parkedEvents: Parked[] = []
    const views = await viewsOf(at, projections, (one) => parkedEvents.push(one))
    await append(at, 'a/1', used(2), used(-7), used(3))
    expect(units(views)).toEqual([['a/1', 5]])
    const parked = { position: 2, projection: 'usage', type: 'Used', schema: 1, error: 'RangeError' }
    expect([views.parked(), parkedEvents]).toEqual([[parked], [parked]])
    expect(differences(at, views)).toEqual([])
  })

  test('counts nothing that it had collected, nor what a failing disk has undone', async () => {
    const sums = new Map<ViewsDb, Map<string, number>>()
    let failing = false
    const collecting: Projection = {
      ...usageProjection,
      apply({ data, meta }, db) {
        const sum = sums.get(db) ?? new Map<string, number>()
        sums.set(db, sum.set(meta.stream, (sum.get(meta.stream) ?? 0) + Number(data.units)))
        if (Number(data.units) < 0) throw new RangeError('units are never negative')
      },
      collected: {
        write(db) {
          if (failing) throw Object.assign(new Error('from SQLite'), { code: 'SQLITE_FULL' })
          for (const [stream, units] of sums.get(db) ?? [])
            db.insert(usage)
              .values({ stream, units, last: 0 })
              .onConflictDoUpdate({ target: usage.stream, set: { units: sql`${usage.units} + excluded.units` } })
              .run()
          sums.delete(db)
        },
        drop: (db) => void sums.delete(db),
      },
    }
    const at = place()
    const views = await viewsOf(at, [collecting])
    await append(at, 'a/1', used(2), used(-7), used(3))
    expect([units(views), views.parked().length]).toEqual([[['a/1', 5]], 1])
    failing = true
    await append(at, 'a/2', used(1))
    expect([sums.size, views.position()]).toEqual([0, 3])
    failing = false
    await append(at, 'a/2', used(1))
    expect([sums.size, units(views)]).toEqual([
      0,
      [
        ['a/1', 5],
        ['a/2', 2],
      ],
    ])
  })

  test('is parked for the projection that failed, not for the others', async () => {
    const failing: Projection = {
      ...peopleProjection,
      name: 'failing',
      tables: [],
      apply(_, db) {
        db.run("INSERT INTO people (stream) VALUES ('half done')")
      },
    }
    const at = place()
    const views = await viewsOf(at, [failing, ...projections])
    await append(at, 'a/1', ana)
    expect(views.parked()).toMatchObject([{ projection: 'failing', error: 'SQLITE_CONSTRAINT_NOTNULL' }])
    expect(views.db.select().from(people).all()).toHaveLength(1)
  })

  test('is parked if its data violates its schema, or if its type is unknown and unhandled', async () => {
    const at = place()
    const views = await viewsOf(at)
    await append(
      at,
      'a/1',
      { type: 'Used', schema: 1, data: { units: 'many' } },
      { type: 'Unknown', schema: 1, data: {} },
    )
    expect(views.parked()).toMatchObject([
      { position: 1, projection: 'usage', error: 'data.units (invalid_type)' },
      { position: 2, projection: '(none)', type: 'Unknown', error: 'unknown kind' },
    ])
    expect(views.position()).toBe(2)
    // The log itself reports it to verify; the read models are correct.
    expect(differences(at, views)).toEqual([])
  })
})

describe('a log of a newer release', () => {
  const newer: NewEvent = { type: 'Used', schema: 9, data: { units: 1 } }
  const of = (at: Place, own = projections) => openViews({ folder: at.folder, log: at.log, projections: own, ...known })
  const known = { catalog: ledger }
  const refused = (message: string) =>
    expect.objectContaining({ code: 'newer', message: expect.stringContaining(message) })

  test('is refused with the unknown kinds, and nothing is created or removed', async () => {
    const at = place()
    const others = await viewsOf(at, [peopleProjection])
    others.close()
    await append(at, 'a/1', ana, newer, { type: 'Invented', schema: 1, data: {} }, newer)
    await expect(of(at)).rejects.toEqual(
      refused('Used of schema 9 (2 events, the first at position 2), Invented of schema 1'),
    )
    expect(viewFiles(at)).toEqual([basename(others.file)])
  })

  test('is also refused when the read models were opened with them before', async () => {
    const at = place()
    const first = await viewsOf(at)
    await append(at, 'a/1', ana, used(1))
    first.close()
    await append(at, 'a/1', { type: 'Invented', schema: 1, data: {} })
    await expect(of(at)).rejects.toEqual(refused('Invented of schema 1 (1 event, the first at position 3)'))
    const allowed = await openViews({ folder: at.folder, log: at.log, projections, ...known, allowUnknown: true })
    expect([allowed.file, allowed.position(), allowed.parked().length]).toEqual([first.file, 3, 1])
    allowed.close()
    // The option holds for one start only.
    await expect(of(at)).rejects.toEqual(refused('Invented of schema 1 (1 event, the first at position 3)'))
  })

  test('is refused although a newer release with the same projections has folded it', async () => {
    const at = place()
    const { Used, ...rest } = ledger.definitions
    const definitions = { ...rest, Used, Invented: Used }
    const theirs = await openViews({ folder: at.folder, log: at.log, projections, catalog: defineEvents(definitions) })
    await append(at, 'a/1', { type: 'Invented', schema: 1, data: { units: 1 } })
    expect(theirs.parked()).toEqual([])
    theirs.close()
    await expect(of(at)).rejects.toEqual(refused('Invented'))
  })
})

describe('an unusable file is rebuilt', () => {
  const damages: [string, (file: string) => void][] = [
    ['is no database', (file) => writeFileSync(file, 'x'.repeat(5_000))],
    ['is empty', (file) => truncateSync(file, 0)],
    [
      'has a damaged page',
      (file) => {
        const bytes = readFileSync(file)
        bytes.fill(0xff, 8_192, 12_288)
        writeFileSync(file, bytes)
      },
    ],
    [
      'belongs to another log',
      (file) => {
        const raw = new Database(file)
        raw.run("UPDATE engine_checkpoint SET event = 'another'")
        raw.close()
      },
    ],
    [
      'is ahead of a restored log',
      (file) => {
        const raw = new Database(file)
        raw.run('UPDATE engine_checkpoint SET position = 99')
        raw.close()
      },
    ],
  ]

  test.each(damages)('because it %s', async (_, damage) => {
    const at = place()
    const before = await viewsOf(at)
    await append(at, 'a/1', ana, used(2))
    before.close()
    // A copy in its place, as a restart would find it: this process still has the old one open.
    const bytes = readFileSync(before.file)
    for (const suffix of ['', '-wal', '-shm']) rmSync(before.file + suffix, { force: true })
    writeFileSync(before.file, bytes)
    damage(before.file)
    const after = await viewsOf(at)
    expect(after.file).not.toBe(before.file)
    expect(units(after)).toEqual([['a/1', 2]])
    expect(differences(at, after)).toEqual([])
    expect(viewFiles(at)).toHaveLength(1)
  })

  type Left = (bytes: Uint8Array) => Uint8Array | null
  const lostOrWhole: Left[] = [
    (bytes) => bytes,
    (bytes) => new Uint8Array(bytes.length),
    () => new Uint8Array(0),
    () => null,
  ]
  const torn: Left[] = [
    (bytes) => bytes.subarray(0, bytes.length * 0.6),
    (bytes) => Uint8Array.from(bytes, (byte, at) => (at > bytes.length * 0.4 && at < bytes.length * 0.7 ? 0 : byte)),
  ]

  test('whatever a loss of power leaves of a new one that was never synced', async () => {
    const at = place()
    const lost = await viewsOf(at)
    await append(at, 'a/1', ana, used(2))
    const [file, wal] = [readFileSync(lost.file), readFileSync(`${lost.file}-wal`)]
    expect(wal.length).toBeGreaterThan(file.length)
    lost.close()
    rmSync(lost.file)
    for (const ofFile of lostOrWhole)
      for (const ofWal of [...lostOrWhole, ...torn]) {
        const path = lost.file.replace(/[0-9a-f-]{36}\.db$/, `${Bun.randomUUIDv7()}.db`)
        for (const [name, bytes] of [
          [path, ofFile(file)],
          [`${path}-wal`, ofWal(wal)],
        ] as const)
          if (bytes) writeFileSync(name, bytes)
        const after = await viewsOf(at)
        expect([units(after), differences(at, after)]).toEqual([[['a/1', 2]], []])
        after.close()
        for (const suffix of ['', '-wal', '-shm'])
          for (const name of [path, after.file]) rmSync(name + suffix, { force: true })
      }
  })

  test('and one of other projections is replaced by its own', async () => {
    const at = place()
    const before = await viewsOf(at, [peopleProjection])
    await append(at, 'a/1', ana, used(2))
    before.close()
    const after = await viewsOf(at)
    expect(after.file).not.toBe(before.file)
    expect([units(after), viewFiles(at).length]).toEqual([[['a/1', 2]], 1])
    expect((statSync(after.file).mode & 0o777).toString(8)).toBe('600')
  })
})

describe('rebuild', () => {
  test('repairs wrong rows during appends, and switches files once for two callers', async () => {
    const at = place()
    const views = await viewsOf(at)
    for (let n = 0; n < 5; n += 1) await append(at, `a/${n}`, ana, ...Array.from({ length: 200 }, () => used(1)))
    const { file } = views
    views.db.update(usage).set({ units: 0 }).run()
    views.db.delete(people).run()
    expect(differences(at, views)).toHaveLength(10)
    const during = Array.from({ length: 40 }, (_, n) => append(at, `b/${n}`, used(1)))
    await Promise.all([views.rebuild(), views.rebuild(), ...during])
    expect([views.position(), differences(at, views)]).toEqual([1_045, []])
    expect(views.file).not.toBe(file)
    expect(viewFiles(at)).toHaveLength(1)
    await append(at, 'c/1', used(1))
    expect(views.position()).toBe(1_046)
  })

  test('an unfinished one does not replace the file that served', async () => {
    const at = place()
    const views = await viewsOf(at)
    await append(at, 'a/1', used(1))
    views.close()
    writeFileSync(views.file.replace(/[0-9a-f-]{36}\.db$/, `${Bun.randomUUIDv7()}.db`), '')
    expect(viewFiles(at)).toHaveLength(2)
    const again = await viewsOf(at)
    expect([again.file, viewFiles(at).length]).toEqual([views.file, 1])
  })

  test('stops when the views are closed', async () => {
    const at = place()
    const views = await viewsOf(at)
    for (let n = 0; n < 6; n += 1) await append(at, `a/${n}`, ...Array.from({ length: 200 }, () => used(1)))
    const rebuilding = views.rebuild()
    views.close()
    await rebuilding
    expect(viewFiles(at)).toHaveLength(1)
  })
})

test.each(['SQLITE_IOERR_READ', 'SQLITE_CORRUPT'])(
  'a disk that answers %s parks no event; the next commit makes up',
  async (error) => {
    let failing = true
    const onBadDisk: Projection = {
      ...usageProjection,
      apply(event, db) {
        if (failing) throw Object.assign(new Error('from SQLite'), { code: error })
        usageProjection.apply(event, db)
      },
    }
    const at = place()
    const views = await viewsOf(at, [onBadDisk])
    await append(at, 'a/1', used(1))
    expect([views.position(), at.reported.length, views.parked()]).toEqual([0, 1, []])
    failing = false
    await append(at, 'a/1', used(2))
    expect([views.position(), units(views)]).toEqual([2, [['a/1', 3]]])
  },
)

test('scrub removes what an erasure deletes from every views file', async () => {
  const at = place()
  const views = await viewsOf(at)
  const onDisk = () => readdirSync(at.folder).some((file) => readFileSync(join(at.folder, file)).includes('Ana Clara'))
  await append(at, 'a/1', ana)
  expect(onDisk()).toBe(true)
  await append(at, 'a/1', ledger.make('Erased', {}))
  await at.log.forget('a/1')
  expect([views.scrub(), onDisk()]).toEqual([true, false])
  expect(differences(at, views)).toEqual([])
})
