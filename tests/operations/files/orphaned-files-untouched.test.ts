// While the log is not whole and known, no uploaded file is moved or removed and no key destroyed.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { accountStream, domainEvents } from '../../../src/events/schema/events'
import { createTidy } from '../../../src/server/jobs/uploads-sweep'
import { body, start } from '../../helpers/app'
import {
  age,
  begin,
  close,
  closeAfterEach,
  email,
  filesOf,
  inLog,
  insert,
  newcomer,
  open,
  orphanedFile,
  rechain,
  reopen,
  showPhoto,
  signIn,
  site,
  tidied,
} from '../../helpers/uploads'

setDefaultTimeout(60_000)
closeAfterEach()

describe('nothing is moved or removed', () => {
  /** Two people and an orphaned file. */
  const strayed = async () => {
    await begin()
    const { account } = await newcomer()
    await newcomer('outra@exemplo.com.br')
    const lost = await orphanedFile(account)
    age()
    return { account, lost }
  }
  const untouched = async (lost: string, reason: string) => {
    expect(await tidied()).toMatchObject({
      tally: null,
      output: [{ msg: 'uploads.unchanged', reason: expect.stringContaining(reason) }],
    })
    expect(filesOf()).toEqual([lost])
  }
  const ready = async () => {
    const answer = await site().app.client().ask('/readyz')
    return [answer.status, (await body<{ checks: object }>(answer)).checks]
  }

  test('while an event is parked, and the server is not ready', async () => {
    const { account, lost } = await strayed()
    expect(await ready()).toMatchObject([200, { applied: true }])
    const bad = { type: 'AvatarChanged', schema: 1, data: { photo: 7, bytes: 1 } }
    await reopen(() => insert(accountStream(Bun.randomUUIDv7()), bad))
    expect(await ready()).toMatchObject([503, { applied: false, log: true, projections: true }])
    await untouched(lost, '1 events are parked')
    // Nor is a photo that another takes the place of: it is looked for again when all is well.
    const client = await signIn()
    for (const round of [1, 2]) {
      await showPhoto(client)
      expect(filesOf(account)).toHaveLength(1 + round)
    }
  })

  test('while the log holds events of a newer release, which is not opened unless one insists', async () => {
    const { account, lost } = await strayed()
    await close()
    const newer = { type: 'AnalysisRequested', schema: 99, data: {} }
    const lent = { type: 'FileLent', schema: 1, data: {} }
    await insert(accountStream(account), newer, lent)
    await insert('library/1', lent)
    const reason = 'AnalysisRequested of schema 99 (1 event, the first at position'
    await expect(open()).rejects.toMatchObject({ code: 'newer', message: expect.stringContaining(reason) })
    await expect(open()).rejects.toMatchObject({ message: expect.stringContaining('FileLent of schema 1 (2 events') })
    await open({ allowParked: true })
    await untouched(lost, 'FileLent of schema 1 (2 events')
    expect(await ready()).toMatchObject([503, { applied: false }])
    // What the read models say of it is not asked.
    site().core.views.db.run('DELETE FROM engine_parked')
    await untouched(lost, 'FileLent of schema 1 (2 events')
  })

  test('while events are missing or changed, and the server is not ready', async () => {
    const { lost } = await strayed()
    await reopen()
    expect((await tidied()).tally).not.toBeNull()
    const gap = 'DELETE FROM events WHERE position = (SELECT max(position) - 1 FROM events)'
    inLog('DROP TRIGGER events_never_go', gap)
    const other = createTidy(site().core)
    expect(await other()).toBeNull()
    expect(await ready()).toMatchObject([503, { chain: false }])
    await expect(reopen()).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining('removed') })
    expect(filesOf()).toEqual([`strays/${lost.replace('/', '/2026-11-20.')}`])
    await open({ allowDamaged: true })
  })

  test('of an account one of whose events cannot be read, though no read model minds', async () => {
    const { account, lost } = await strayed()
    const other = await orphanedFile((await newcomer('mais@exemplo.com.br')).account)
    age()
    // A version is missing from the stream, but no position from the log; the chain is computed again over it.
    const gap = `UPDATE events SET version = version + 6 WHERE stream = '${accountStream(account)}'`
    const { master } = site().app.core.secrets
    await reopen(() => {
      inLog('DROP TRIGGER events_never_change', gap)
      rechain(master)
    })
    expect(await tidied()).toMatchObject({
      tally: { moved: 1, unread: 1 },
      output: [{ msg: 'uploads.orphans', unread: 1 }],
    })
    expect(filesOf()).toContain(lost)
    expect(filesOf()).not.toContain(other)
  })

  test('of an account the log does not know, and no start follows on such a folder', async () => {
    const { lost } = await strayed()
    const nobody = await orphanedFile(Bun.randomUUIDv7())
    age()
    expect((await tidied()).tally).toMatchObject({ moved: 1, unread: 1 })
    expect(filesOf()).toEqual([nobody, `strays/${lost.replace('/', '/2026-11-20.')}`].sort())
    await expect(reopen()).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringContaining(`uploads of accounts the log does not know: ${nobody.split('/')[0]}`),
    })
    await open({ allowDamaged: true })
  })

  test('and no key is destroyed because a read model says that somebody has been erased', async () => {
    const { account, lost } = await strayed()
    site().core.views.db.run(`INSERT INTO erasures VALUES ('${account}', 1)`)
    expect((await tidied()).tally).toMatchObject({ moved: 1 })
    expect(filesOf()).toEqual([`strays/${lost.replace('/', '/2026-11-20.')}`])
    expect(site().core.events.read(accountStream(account))[0]?.personal()).toMatchObject({ email })
  })
})

test('an interrupted erasure is completed for files and orphans, though the read models lack it', async () => {
  await begin()
  const { account } = await newcomer()
  await orphanedFile(account)
  age()
  expect((await tidied()).tally).toMatchObject({ moved: 1 })
  await orphanedFile(account)
  const context = { at: start, actor: account, correlation: 'test', causation: null }
  const { length } = site().core.events.read(accountStream(account))
  const events = [domainEvents.make('AccountErased', {})]
  expect(
    (await site().core.events.append([{ stream: accountStream(account), expected: length, events }], context)).ok,
  ).toBe(true)
  site().core.views.db.run('DELETE FROM erasures')
  expect((await tidied()).tally).toMatchObject({ moved: 0, waiting: 0 })
  expect(filesOf()).toEqual([])
  expect(site().core.events.read(accountStream(account))[0]?.personal()).toBeNull()
})
