// A copy taken while the server works, put back elsewhere, and what happens when either is cut off.
import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '../../helpers/accounts/visitor'
import { docxResume, pdfResume } from '../../helpers/documents'
import { executable, type Server, startServer } from '../../helpers/server'

setDefaultTimeout(120_000)

let root: string
let server: Server
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-'))
  mkdirSync(join(root, 'data'))
  server = await startServer({ folder: join(root, 'data') })
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

const env = (folder: string) => ({ ...process.env, DATA_DIR: folder })
const run = (folder: string, ...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([executable, ...words], { env: env(folder) })
  return { code: exitCode, text: `${stdout}${stderr}` }
}
/** What the test checkout of a folder says was paid; throws if its file is torn. */
const paid = (folder: string) => {
  const db = new Database(join(folder, 'test-checkout.db'))
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const rows = db.query<{ id: string }, []>("SELECT id FROM objects WHERE kind = 'payment'").all()
  db.close()
  return rows.map(({ id }) => id)
}
const data = () => join(root, 'data')

describe('backup and restore', () => {
  test('a copy made under load holds whole people, and their files open elsewhere', async () => {
    const joana = visitor(server.url)
    await joana.register('joana@exemplo.com.br')
    expect((await joana.upload('cv.docx', await docxResume())).ok).toBe(true)
    let busy = true
    const shop = new Database(join(data(), 'test-checkout.db'))
    const buying = shop.query("INSERT INTO objects VALUES ('payment', ?, 'somebody', NULL, 1, 1, '{}')")
    buying.run('before')
    const load = (async () => {
      const pdf = await pdfResume()
      for (let n = 0; busy; n += 1) {
        const one = visitor(server.url)
        await one.register(`gente${n}@exemplo.com.br`)
        await one.upload('cv.pdf', pdf)
        buying.run(`during ${n}`)
      }
    })()
    writeFileSync(join(data(), 'termos.pt-BR.md'), '# Termos')
    writeFileSync(join(data(), 'catalogue.json'), '{"basico":{"price":3990}}')
    writeFileSync(join(data(), 'landing.json'), '{}')
    await Bun.sleep(300)
    const child = Bun.spawn([executable, 'backup', join(root, 'copy')], { env: env(data()), stderr: 'inherit' })
    expect(await child.exited).toBe(0)
    busy = false
    await load
    shop.close()
    expect(readdirSync(join(root, 'copy')).sort()).toEqual([
      'catalogue.json',
      'events.db',
      'files',
      'keys.db',
      'landing.json',
      'release.json',
      'termos.pt-BR.md',
      'test-checkout.db',
    ])
    expect(run(data(), 'check')).toEqual({ code: 0, text: expect.stringContaining('\n0 problems\n') })

    const elsewhere = join(root, 'elsewhere')
    mkdirSync(elsewhere, { mode: 0o755 })
    // The copy alone opens nothing: the secret was stored separately, and is supplied separately.
    expect(run(elsewhere, 'restore', join(root, 'copy'))).toEqual({
      code: 1,
      text: expect.stringContaining('--secret <file>'),
    })
    const secret = join(data(), 'secret.key')
    expect(run(elsewhere, 'restore', join(root, 'copy'), '--secret', secret).code).toBe(0)
    expect(readFileSync(join(elsewhere, 'secret.key'), 'utf8')).toBe(readFileSync(secret, 'utf8'))
    for (const name of ['termos.pt-BR.md', 'catalogue.json', 'landing.json'])
      expect(readFileSync(join(elsewhere, name), 'utf8')).toBe(readFileSync(join(data(), name), 'utf8'))
    expect(paid(elsewhere)).toContain('before')
    // Theirs alone who run it, also where the folder was there before and lets others in.
    for (const folder of [join(root, 'copy'), elsewhere]) {
      const open = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(({ name }) => !/[.](?:md|json)$/.test(name))
        .filter((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0)
      expect(open.map(({ name }) => name)).toEqual([])
    }
    const other = await startServer({ folder: elsewhere })
    const again = visitor(other.url)
    expect((await again.login('joana@exemplo.com.br')).status).toBe(200)
    expect((await again.ask('/api/resume/latest')).status).toBe(200)
    const zip = new Uint8Array(await (await again.ask('/conta/exportar')).arrayBuffer())
    expect(Buffer.from(zip).includes('/cv.docx')).toBe(true)
    expect(await other.stop()).toBe(0)
    expect(run(elsewhere, 'check').text).toContain('\n0 problems\n')
  })

  test('a folder with content is replaced only with --force, and never under a running server', async () => {
    const elsewhere = join(root, 'elsewhere')
    expect(run(elsewhere, 'restore', join(root, 'copy'))).toEqual({
      code: 1,
      text: expect.stringContaining('is not empty'),
    })
    expect(run(data(), 'restore', join(root, 'copy'), '--force')).toEqual({
      code: 1,
      text: expect.stringContaining('already using the data folder'),
    })
    expect(run(elsewhere, 'restore', join(root, 'copy'), '--force').code).toBe(0)
    expect(existsSync(join(elsewhere, 'restoring'))).toBe(false)
    expect(run(data(), 'backup', join(root, 'copy'))).toEqual({
      code: 1,
      text: expect.stringContaining('is not empty'),
    })
    expect(run(elsewhere, 'restore', join(root, 'nowhere')).code).toBe(2)
  })

  test('a backup that is killed has no final name; the next one starts again', async () => {
    const target = join(root, 'killed')
    const child = Bun.spawn([executable, 'backup', target], { env: env(data()), stderr: 'ignore', stdout: 'ignore' })
    while (!existsSync(`${target}.part`) && child.exitCode === null) await Bun.sleep(1)
    child.kill('SIGKILL')
    await child.exited
    if (existsSync(target)) rmSync(target, { recursive: true })
    expect(run(data(), 'backup', target).code).toBe(0)
    expect(existsSync(`${target}.part`)).toBe(false)
  })

  test('a restore cut off in the midst of it is never served, and can be done again', async () => {
    const half = join(root, 'half')
    expect(run(half, 'restore', join(root, 'copy'), '--secret', join(data(), 'secret.key')).code).toBe(0)
    // As after a kill between the first and the last step of a restore.
    for (const name of readdirSync(half).filter((each) => each.startsWith('keys.db'))) rmSync(join(half, name))
    expect(run(half, 'rebuild')).toEqual({ code: 1, text: expect.stringContaining('keys.db is missing') })
    expect(run(half, 'check')).toEqual({ code: 1, text: expect.stringContaining('keys.db is missing') })
    expect(run(half, 'restore', join(root, 'copy'), '--force').code).toBe(0)
    expect(run(half, 'rebuild').code).toBe(0)
    expect(run(half, 'check').text).toContain('\n0 problems\n')
  })

  test('a copy that is damaged is not put in place', () => {
    const change = (name: string, damage: (folder: string) => void, problem: string) => {
      const bad = join(root, `bad-${name}`)
      expect(run(data(), 'backup', bad, '--with-secret').code).toBe(0)
      damage(bad)
      expect(run(join(root, 'never'), 'restore', bad)).toEqual({ code: 1, text: expect.stringContaining(problem) })
      expect(existsSync(join(root, 'never', 'events.db'))).toBe(false)
    }
    const sql = (file: string, ...statements: string[]) => {
      const db = new Database(file)
      for (const one of statements) db.run(one)
      db.close()
    }
    const without = ['DROP TRIGGER events_never_go']
    change(
      'event',
      (folder) => sql(join(folder, 'events.db'), ...without, 'DELETE FROM events WHERE position = 3'),
      'event 3 removed',
    )
    change('key', (folder) => sql(join(folder, 'keys.db'), 'DELETE FROM keys'), 'never had a key')
    change(
      'secret',
      (folder) => writeFileSync(join(folder, 'secret.key'), 'another secret, another secret, another'),
      'secret key is not the one',
    )
    change(
      'file',
      (folder) => {
        const account = readdirSync(join(folder, 'files'))[0] ?? ''
        const name = readdirSync(join(folder, 'files', account))[0] ?? ''
        writeFileSync(join(folder, 'files', account, name), 'nothing')
      },
      'does not open',
    )
  })
})
