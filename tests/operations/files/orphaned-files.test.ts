// No uploaded file goes because a read model lacks its row. What no event speaks of is moved aside, comes back if it was
// wanted after all, and goes after thirty days.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { accountStream } from '../../../src/events/schema/events'
import { assignPlan } from '../../../src/server/admin/operator/operator'
import { portrait } from '../../helpers/pages/pictures'
import {
  age,
  begin,
  closeAfterEach,
  email,
  filesOf,
  hourMs,
  newcomer,
  orphanedFile,
  reopen,
  resident,
  showPhoto,
  signIn,
  site,
  tidied,
} from '../../helpers/uploads'

setDefaultTimeout(60_000)
closeAfterEach()

const day = 24 * hourMs

describe('every file an event speaks of stays', () => {
  test('whatever the read models lack', async () => {
    await begin()
    const { account } = await resident()
    const before = filesOf()
    expect(before).toHaveLength(5)
    age()
    expect(await tidied()).toMatchObject({ tally: { moved: 0, failed: 0, unread: 0 }, output: [] })
    for (const change of [
      'DELETE FROM analyses',
      'UPDATE accounts SET photo = NULL',
      'DELETE FROM accounts',
      "UPDATE analyses SET state = 'failed', account = 'somebody'",
    ]) {
      site().core.views.db.run(change)
      expect((await tidied()).tally).toMatchObject({ moved: 0, failed: 0 })
    }
    await reopen()
    expect((await tidied()).tally).toMatchObject({ moved: 0 })
    expect(filesOf()).toEqual(before)
    await site().core.views.rebuild()
    const again = await signIn()
    for (const path of ['/api/resume/latest', '/api/photo/file', '/curriculo/otimizado.pdf'])
      expect((await again.ask(path)).status).toBe(200)
    expect(filesOf(account)).toHaveLength(5)
  })

  test('and what comes in its place takes away that file alone, whatever the read models say', async () => {
    await begin()
    const { client, account } = await resident()
    const before = filesOf()
    const resume = site()
      .core.events.read(accountStream(account))
      .find(({ type }) => type === 'AnalysisRequested')
    const { analysis } = resume?.data ?? {}
    // The read models take the résumé for the profile photo, and for an earlier photo.
    site().core.views.db.run(`UPDATE accounts SET photo = '${analysis}'`)
    site().core.views.db.run(`UPDATE analyses SET tool = 'photo' WHERE id = '${analysis}'`)
    await showPhoto(client)
    expect(await assignPlan(site().core, email, 'enterprise')).toBe('assigned')
    expect((await client.upload('/api/photo/analyze', 'eu.png', await portrait(), 'photo')).status).toBe(200)
    expect(filesOf()).toContain(`${account}/${analysis}.sealed`)
    // A profile photo and a photo: each has taken the place of one.
    expect(filesOf()).toHaveLength(before.length)
    expect(filesOf().filter((name) => !before.includes(name))).toHaveLength(2)
  })
})

describe('a file no event speaks of', () => {
  test('is moved aside with its date, once it is old enough; what is not ours is not touched', async () => {
    await begin()
    const { account } = await newcomer()
    const lost = await orphanedFile(account)
    const part = `${lost}.part`
    writeFileSync(join(site().folder, 'files', part), 'half')
    const neighbour = await orphanedFile((await newcomer('outra@exemplo.com.br')).account)
    for (const name of ['README', 'lost+found/x.sealed', `${account}/notes.txt`, 'strays/readme']) {
      mkdirSync(dirname(join(site().folder, 'files', name)), { recursive: true })
      writeFileSync(join(site().folder, 'files', name), 'ours')
    }
    const foreign = filesOf().filter((name) => ![lost, part, neighbour].includes(name))
    // Written after the server's clock says it is: nothing is old enough.
    expect((await tidied()).tally).toMatchObject({ moved: 0 })
    age()
    const { tally, output } = await tidied()
    expect(tally).toMatchObject({ moved: 3, waiting: 3, failed: 0 })
    expect(output).toMatchObject([{ msg: 'uploads.orphans', moved: 3, back: 0, removed: 0 }])
    const moved = [lost, part, neighbour].map((name) => `strays/${name.replace('/', '/2026-11-20.')}`)
    expect(filesOf()).toEqual([...moved, ...foreign].sort())
    // A second round and a second start do nothing new.
    await reopen()
    expect(await tidied()).toMatchObject({ tally: { moved: 0, waiting: 3 }, output: [] })
    expect(filesOf()).toEqual([...moved, ...foreign].sort())
  })

  test('of an upload under way is left alone', async () => {
    await begin()
    const { account } = await newcomer()
    const lost = await orphanedFile(account)
    age(0.98 * hourMs)
    expect((await tidied()).tally).toMatchObject({ moved: 0 })
    expect(filesOf()).toEqual([lost])
  })

  test('comes back when the log speaks of it after all, over nothing', async () => {
    await begin()
    const { account } = await resident()
    const before = filesOf()
    const [first = '', second = ''] = before
    // What a crash in the midst of writing left is no upload, whatever its name.
    writeFileSync(join(site().folder, 'files', `${first}.part`), 'half')
    age()
    expect((await tidied()).tally).toMatchObject({ moved: 1, waiting: 1 })
    const orphans = join(site().folder, 'files', 'strays', account)
    rmSync(orphans, { recursive: true })
    mkdirSync(orphans, { recursive: true })
    const asOrphan = (name: string) => join(orphans, name.replace(`${account}/`, '2020-01-01.'))
    renameSync(join(site().folder, 'files', first), asOrphan(first))
    writeFileSync(asOrphan(second), 'another')
    expect((await tidied()).tally).toMatchObject({ back: 1, removed: 1, moved: 0, waiting: 0 })
    expect(filesOf()).toEqual(before)
    expect(await Bun.file(join(site().folder, 'files', second)).text()).not.toBe('another')
  })

  test('goes after thirty days, by the clock and by the log', async () => {
    await begin()
    const { account } = await newcomer()
    await orphanedFile(account)
    age()
    expect((await tidied()).tally).toMatchObject({ moved: 1 })
    // A clock that runs ahead says nothing: no event has come since.
    site().app.turn(40 * day)
    expect((await tidied()).tally).toMatchObject({ removed: 0, waiting: 1 })
    site().app.turn(-12 * day)
    await signIn()
    expect((await tidied()).tally).toMatchObject({ removed: 0, waiting: 1 })
    site().app.turn(3 * day)
    await signIn()
    // The clock back by a month, then right again.
    site().app.turn(-31 * day)
    expect((await tidied()).tally).toMatchObject({ removed: 0, waiting: 1 })
    site().app.turn(31 * day)
    expect(await tidied()).toMatchObject({
      tally: { removed: 1, waiting: 0 },
      output: [{ msg: 'uploads.orphans', removed: 1 }],
    })
    expect(readdirSync(join(site().folder, 'files', 'strays'))).toEqual([])
  })

  test('is dated by the log where the clock runs behind it', async () => {
    await begin()
    const { account } = await newcomer()
    await orphanedFile(account)
    age(90 * day)
    site().app.turn(-60 * day)
    expect((await tidied()).tally).toMatchObject({ moved: 1 })
    site().app.turn(60 * day)
    expect((await tidied()).tally).toMatchObject({ removed: 0, waiting: 1 })
    expect(filesOf()[0]).toStartWith(`strays/${account}/2026-11-20.`)
  })

  test('goes with its account', async () => {
    await begin()
    const { client, account } = await newcomer()
    await orphanedFile(account)
    age()
    expect((await tidied()).tally).toMatchObject({ moved: 1 })
    expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect(filesOf()).toEqual([])
  })

  test('in a folder that cannot be changed stays, is counted, and the others are looked at', async () => {
    await begin()
    const { account } = await newcomer()
    const lost = await orphanedFile(account)
    age()
    // A file of another origin is in the place of the orphans' folder.
    mkdirSync(join(site().folder, 'files', 'strays'))
    writeFileSync(join(site().folder, 'files', 'strays', account), 'in the way')
    const other = await orphanedFile((await newcomer('outra@exemplo.com.br')).account)
    age()
    expect(await tidied()).toMatchObject({
      tally: { moved: 1, failed: 1 },
      output: [{ msg: 'uploads.orphans', failed: 1 }],
    })
    expect(filesOf()).toContain(lost)
    expect(filesOf()).not.toContain(other)
  })
})
