// The data folder is compared with the log in both directions: lost, damaged or outdated parts are reported, and no
// backup or start hides them.
import { Database } from 'bun:sqlite'
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { draftsOf } from '../../src/projections/drafts/draft'
import { createSetup } from '../../src/server/accounts/first-admin'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { eraseMessage } from '../../src/server/support/erase-message'
import { body, start } from '../helpers/app'
import { command } from '../helpers/command'
import { printed } from '../helpers/printed'
import {
  begin,
  close,
  closeAfterEach,
  email,
  filesOf,
  newcomer,
  open,
  reopen,
  resident,
  signIn,
  site,
  tidied,
} from '../helpers/uploads'

setDefaultTimeout(60_000)
closeAfterEach()

/** Runs a command on a folder as the shell would. */
const cli = (folder: string, ...words: string[]) => command(words, { DATA_DIR: folder })
const here = (...words: string[]) => cli(site().folder, ...words)
const elsewhere = () => join(mkdtempSync(join(tmpdir(), 'nothing-lost-')), 'copy')
const pathOf = (file = '') => join(site().folder, 'files', file)
const ready = async () => {
  const answer = await site().app.client().ask('/readyz')
  return [answer.status, (await body<{ checks: object }>(answer)).checks]
}

describe('an upload that is gone', () => {
  test('is named by check, backup and restore, and the server is not ready, until it is accepted as lost', async () => {
    await begin()
    await resident()
    expect(await here('check')).toMatchObject({ code: 0 })
    const [lost = ''] = filesOf()
    const bytes = readFileSync(pathOf(lost))
    rmSync(pathOf(lost))
    expect(await here('check')).toMatchObject({
      code: 1,
      text: expect.stringContaining(`1 upload that the log needs is missing: files/${lost}`),
    })
    const { output } = await tidied()
    expect(output).toMatchObject([{ msg: 'uploads.missing', missing: 1 }])
    expect(await ready()).toMatchObject([503, { uploads: false }])
    const copy = elsewhere()
    expect(await here('backup', copy)).toMatchObject({ code: 1, text: expect.stringContaining(lost) })
    expect(await cli(elsewhere(), 'restore', copy, '--secret', join(site().folder, 'secret.key'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('is missing'),
    })
    expect(await here('backup', '--verify', copy)).toMatchObject({ code: 1 })
    const target = elsewhere()
    expect(
      await cli(target, 'restore', copy, '--accept-missing', '--secret', join(site().folder, 'secret.key')),
    ).toMatchObject({ code: 0 })
    expect(await cli(target, 'check')).toMatchObject({ code: 0 })

    // Found again, it is needed no less.
    writeFileSync(pathOf(lost), bytes)
    await tidied()
    expect(await ready()).toMatchObject([200, { uploads: true }])
    rmSync(pathOf(lost))
    expect(await here('check', '--accept-missing')).toMatchObject({ code: 0 })
    await tidied()
    expect(await ready()).toMatchObject([200, { uploads: true }])
    expect(await here('backup', elsewhere())).toMatchObject({ code: 0 })
  })

  test('with all others is noticed too, and what was put aside by mistake comes back', async () => {
    await begin()
    await resident()
    renameSync(pathOf(), `${pathOf()}.away`)
    expect(await here('check')).toMatchObject({
      code: 1,
      text: expect.stringContaining('5 uploads that the log needs are missing'),
    })
    renameSync(`${pathOf()}.away`, pathOf())
    expect(await here('check', '--deep')).toMatchObject({ code: 0 })
  })

  test('or whose bytes are wrong is left out of the copy of everything, which says so and holds the rest', async () => {
    await begin()
    const { client, account } = await resident()
    const [damaged = '', missing = ''] = filesOf(account)
    writeFileSync(pathOf(damaged), 'nothing')
    rmSync(pathOf(missing))
    const zip = unzipSync(new Uint8Array(await (await client.ask('/conta/exportar')).arrayBuffer()))
    const names = Object.keys(zip)
    expect(names.filter((name) => name.startsWith('arquivos/') || name.startsWith('foto'))).toHaveLength(3)
    const gaps = strFromU8(zip['FALTANDO.txt'] ?? new Uint8Array())
    expect(gaps).toContain('o arquivo está danificado e não abre')
    expect(gaps).toContain('o arquivo não está mais no servidor')
  })
})

describe('a log without its end', () => {
  /** The folder as it is while two people are there, with the log as it was while there was one. */
  const older = async () => {
    await begin()
    await newcomer()
    await close()
    const before = mkdtempSync(join(tmpdir(), 'nothing-lost-'))
    for (const name of ['events.db', 'keys.db']) cpSync(join(site().folder, name), join(before, name))
    await open()
    const { client } = await newcomer('caio@exemplo.com.br')
    const { docxResume } = await import('../helpers/documents')
    expect((await client.upload('/api/resume/analyze', 'cv.docx', await docxResume())).status).toBe(200)
    await close()
    cpSync(join(before, 'events.db'), join(site().folder, 'events.db'))
    return before
  }
  const views = () => readdirSync(site().folder).filter((name) => name.startsWith('views-'))
  const refused = (reason: string) =>
    expect(open()).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining(reason) })

  test('refuses every start with its cause, moves nothing, and goes on once it is whole again', async () => {
    const before = await older()
    const files = filesOf()
    await refused('that the log does not hold')
    expect((await here('check')).text).toContain('that the log does not hold')
    expect(await here('rebuild')).toMatchObject({ code: 1 })
    for (const name of views()) rmSync(join(site().folder, name))
    await refused('uploads of accounts the log does not know')
    cpSync(join(before, 'keys.db'), join(site().folder, 'keys.db'))
    await refused('uploads of accounts the log does not know')
    expect(filesOf()).toEqual(files)
    // A look is possible, and changes nothing.
    await open({ allowDamaged: true })
    expect((await site().app.client().ask('/')).status).toBe(200)
    await close()
    expect(filesOf()).toEqual(files)
    rmSync(pathOf(files[0]?.split('/')[0]), { recursive: true })
    await open()
  })

  test('that held an erasure is known by the key that is gone', async () => {
    await begin()
    const { client } = await newcomer()
    await close()
    const log = readFileSync(join(site().folder, 'events.db'))
    await open()
    const again = await signIn()
    expect((await again.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    expect(client).toBeDefined()
    await close()
    writeFileSync(join(site().folder, 'events.db'), log)
    for (const name of views()) rmSync(join(site().folder, name))
    await refused('keys.db knows of erasures the log does not hold')
    await open({ allowDamaged: true })
  })
})

test('keys destroyed by the erasure of a draft, a message or an account with drafts do not prevent a start', async () => {
  await begin()
  const workbench = '/curriculo/oficina'
  const { client } = await newcomer()
  expect((await client.form(workbench, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
  const [draft] = draftsOf(site().core.views.db, (await body<{ id: string }>(await client.ask('/api/user'))).id)
  const deleted = await client.form(workbench, { rascunho: draft?.id ?? '', acao: 'apagar', confirmo: 'sim' })
  expect(deleted.status).toBe(303)
  await reopen()

  const again = await signIn()
  expect((await again.form(workbench, { acao: 'comecar', de: 'vazio' })).status).toBe(303)
  expect((await again.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
  await reopen()

  const visitor = { name: 'Rui', email: 'rui@exemplo.com', subject: 'outro', message: 'Não consigo entrar na conta.' }
  expect((await site().app.client().post('/api/support/contact', visitor)).status).toBe(200)
  const [sent] = site().core.events.readOfTypes(['SupportMessageSent'], 0, site().core.events.position(), 10)
  const message = { id: String(sent?.data.message), stream: sent?.stream ?? '' }
  const metadata = { actor: 'admin', correlation: 'c', causation: null, at: start }
  expect(await eraseMessage(site().core, message, 'request', metadata)).toBe('erased')
  await reopen()
  expect(await here('check')).toMatchObject({ code: 0 })
})

test('read models without their rows print no link for a first admin', async () => {
  await begin()
  await ensureAdmin(site().core, { email: 'dona@vagas.example', password: 'segredo1' })
  const { core } = site()
  core.views.db.run('DELETE FROM accounts')
  const { result, problems } = await printed(() => createSetup(core, start).token(start))
  expect(result).toBeNull()
  expect(problems.join()).toContain('views.admin_missing')
})

test('before another release serves a folder a checked backup of it is made, once', async () => {
  await begin()
  await resident()
  const record = () => join(site().folder, 'release.json')
  const release = readFileSync(record(), 'utf8')
  const backups = () => (existsSync(join(site().folder, 'backups')) ? readdirSync(join(site().folder, 'backups')) : [])
  await reopen()
  expect(backups()).toEqual([])
  const { problems } = await printed(() => reopen(() => writeFileSync(record(), '{"release":"0.0.9"}')))
  expect(problems.join()).toContain('"from":"0.0.9"')
  const [name = ''] = backups()
  expect([backups().length, readFileSync(record(), 'utf8')]).toEqual([1, release])
  const copy = join(site().folder, 'backups', name)
  expect(await here('check', copy, '--deep')).toMatchObject({ code: 0 })
  expect(
    readdirSync(join(copy, 'files'), { recursive: true }).filter((one) => String(one).endsWith('.sealed')),
  ).toHaveLength(5)
  // A folder that is not sound is refused before anything of it is changed.
  await close()
  writeFileSync(record(), '{"release":"0.0.8"}')
  const db = new Database(join(site().folder, 'keys.db'))
  db.run('DELETE FROM keys')
  db.close()
  await expect(open()).rejects.toMatchObject({ code: 'damaged' })
  expect(backups()).toEqual([name])
  await open({ allowDamaged: true })
  expect(email).toContain('@')
})

test('a claim that was changed, or a table that is not as it was made, is named', async () => {
  await begin()
  const { account } = await newcomer()
  await close()
  const change = (...statements: string[]) => {
    const copy = elsewhere()
    cpSync(site().folder, copy, { recursive: true })
    const db = new Database(join(copy, 'events.db'))
    for (const one of statements) db.run(one)
    db.close()
    return cli(copy, 'check')
  }
  // Another first sign whatever the sign was: a value that already starts with x would stay as it is.
  const otherValue = "UPDATE claims SET value = iif(value LIKE 'x%', 'y', 'x') || substr(value, 2)"
  for (const statement of [otherValue, 'DELETE FROM claims'])
    expect(await change(statement)).toMatchObject({
      code: 1,
      text: expect.stringContaining(`claims are not what the log says: email of account/${account}`),
    })
  expect((await change('DROP TRIGGER events_never_go')).text).toContain('events_never_go is not as it was made')
  expect((await change()).code).toBe(0)
  await open()
})

test('a folder whose secret.key is gone gets no new one', async () => {
  await begin()
  await newcomer()
  await close()
  const secret = readFileSync(join(site().folder, 'secret.key'))
  rmSync(join(site().folder, 'secret.key'))
  await expect(open()).rejects.toMatchObject({
    code: 'wrong-key',
    message: expect.stringContaining('secret.key is missing'),
  })
  expect(existsSync(join(site().folder, 'secret.key'))).toBe(false)
  writeFileSync(join(site().folder, 'secret.key'), secret)
  await open()
})
