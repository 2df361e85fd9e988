// Backups in an S3-compatible store, by Bun's own client against a server that verifies every signature.
import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { remoteStore, withFetched } from '../../../src/server/storage/backups/remote-backups'
import { testApp } from '../../helpers/app'
import { docxResume } from '../../helpers/documents'
import { fakeS3 } from '../../helpers/network/s3'

setDefaultTimeout(60_000)

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'remoto-'))
  closing.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const store = (options?: Parameters<typeof fakeS3>[0]) => {
  const s3 = fakeS3(options)
  closing.push(s3.stop)
  return s3
}
const backupOf = (files: Record<string, string | Uint8Array>) => {
  const at = folder()
  mkdirSync(join(at, 'files'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(at, name), content)
  return at
}
const contents = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(at.length + 1), readFileSync(path, 'latin1')]
      }),
  )

const commandsFor =
  ({ endpoint, bucket, prefix, keyId, secret }: ReturnType<typeof fakeS3>['settings']) =>
  async (data: string, ...words: string[]) => {
    const env = {
      ...process.env,
      DATA_DIR: data,
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_PREFIX: prefix,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
    }
    const command = [process.execPath, resolve(import.meta.dir, '../../../src/main.ts'), ...words]
    const child = Bun.spawn(command, { env, stdout: 'pipe', stderr: 'pipe' })
    const [out, problem] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    return { code: await child.exited, out, problem }
  }

test('what is fetched is what was sent, also a file larger than one part', async () => {
  const s3 = store()
  const large = new Uint8Array(12_000_000).map((_, at) => (at * 7919) % 251)
  const sent = backupOf({ 'events.db': large, 'files/a.sealed': 'um', 'keys.db': '' })
  const remote = remoteStore(s3.settings)
  await remote.push(sent, 'um', 3)
  await withFetched(remote, '', async (fetched, name) => {
    expect(name).toBe('um')
    expect(contents(fetched)).toEqual(contents(sent))
  })
  expect(s3.state.refused).toBe(0)
})

test('a second backup sends only what is new; the newest few stay, and nothing that they lack', async () => {
  const s3 = store({ pageMax: 3 })
  const remote = remoteStore(s3.settings)
  const same = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`files/${at}.sealed`, `envio ${at}`]))
  for (const day of ['1', '2', '3']) {
    const before = s3.state.puts
    await remote.push(backupOf({ ...same, 'events.db': `dia ${day}` }), day, 2)
    // The log of the day and the list; the first time the uploads too.
    expect(s3.state.puts - before).toBe(day === '1' ? 10 : 2)
  }
  expect(await remote.names()).toEqual(['2', '3'])
  expect([...s3.objects.keys()].filter((key) => key.includes('blobs/'))).toHaveLength(8 + 2)
  await withFetched(remote, '2', async (fetched) => expect(contents(fetched)['events.db']).toBe('dia 2'))
})

test('an interrupted one is none; an altered, missing or misplaced file is refused', async () => {
  const s3 = store()
  const remote = remoteStore(s3.settings)
  s3.state.fails = (method, key) => method === 'PUT' && key.endsWith('.json')
  await expect(remote.push(backupOf({ 'events.db': 'x' }), 'um', 2)).rejects.toThrow()
  expect(await remote.names()).toEqual([])
  s3.state.fails = () => false
  await remote.push(backupOf({ 'events.db': 'x' }), 'um', 2)
  const [key = ''] = [...s3.objects.keys()].filter((each) => each.includes('blobs/'))
  s3.objects.set(key, Buffer.from('y'))
  await expect(remote.fetch('um', folder())).rejects.toThrow('events.db is not what was stored')
  s3.objects.delete(key)
  await expect(remote.fetch('um', folder())).rejects.toThrow()
  const outside = { format: 1, files: [{ path: '../fora', size: 1, sha256: 'a'.repeat(64) }] }
  s3.objects.set('site/backups/dois.json', Buffer.from(JSON.stringify(outside)))
  await expect(remote.fetch('dois', folder())).rejects.toThrow('outside')
})

test('a store that adds a secret of its own is refused: with it, it could put a site of its own in place of this one', async () => {
  const s3 = store()
  const remote = remoteStore(s3.settings)
  await remote.push(backupOf({ 'events.db': 'x' }), 'um', 2)
  for (const path of ['secret.key', './files/../Secret.KEY']) {
    const files = [{ path, size: 1, sha256: 'a'.repeat(64) }]
    s3.objects.set('site/backups/dois.json', Buffer.from(JSON.stringify({ format: 1, files })))
    await expect(remote.fetch('dois', folder())).rejects.toThrow('secret.key')
  }
})

test('a store whose list does not go on is refused, and not asked for ever', async () => {
  const s3 = store({ pageMax: 1, goesOn: false })
  for (const name of ['um', 'dois']) s3.objects.set(`site/backups/${name}.json`, Buffer.from('{}'))
  await expect(remoteStore(s3.settings).names()).rejects.toThrow('does not go on')
})

test('wrong credentials are an error', async () => {
  const s3 = store()
  const remote = remoteStore({ ...s3.settings, secret: 'outro' })
  await expect(remote.names()).rejects.toThrow()
  expect(s3.state.refused).toBeGreaterThan(0)
})

test('what a store answers is text: it clears no screen and names no window of who reads it', async () => {
  const answer = '<Error><Code>Recusado</Code><Message>\u001b[2J\u001b]0;outra\u0007</Message></Error>'
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response(answer, { status: 403 }) })
  closing.push(() => server.stop(true))
  const endpoint = `http://127.0.0.1:${server.port}`
  const { code, problem } = await commandsFor({ ...store().settings, endpoint })(folder(), 'backup', '--list')
  expect(code).toBe(1)
  expect(problem).toContain('Recusado')
  expect(problem.trim()).not.toMatch(/[^\P{Cc}\n]/u)
})

test('a store that answers without end is left, before it fills the memory of the machine', async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(65)
  const endless = () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(chunk) }))
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: endless })
  closing.push(() => server.stop(true))
  const endpoint = `http://127.0.0.1:${server.port}`
  const { code, problem } = await commandsFor({ ...store().settings, endpoint })(folder(), 'backup', '--list')
  expect([code, problem]).toEqual([1, expect.stringContaining('without end')])
})

test('the commands send, list, verify and restore a whole site', async () => {
  const s3 = store()
  const app = await testApp()
  closing.push(() => app.close())
  const person = app.client()
  await person.register('ana@exemplo.com')
  expect((await person.upload('/api/resume/analyze', 'cv.docx', await docxResume())).status).toBe(200)
  const run = commandsFor(s3.settings)
  const data = app.core.config.folder
  const made = await run(data, 'backup', join(folder(), 'dia'), '--push')
  expect([made.code, made.problem]).toEqual([0, ''])
  // The store's provider would get the key to everything.
  expect((await run(data, 'backup', join(folder(), 'dia'), '--push', '--with-secret')).code).toBe(2)
  expect((await run(data, 'backup', '--list')).out).toBe('s3:dia\n')
  const verified = await run(data, 'backup', '--verify', 's3:')
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('; 0 problems')])
  const empty = join(folder(), 'nova')
  const restored = await run(empty, 'restore', 's3:dia', '--secret', join(data, 'secret.key'))
  expect([restored.code, restored.problem]).toEqual([0, ''])
  expect((await run(empty, 'check', '--deep')).out).toContain('\n0 problems')
  const shown = (await run(data, 'config', 'show')).out
  expect(shown).toContain('BACKUP_S3_SECRET')
  expect(shown).not.toContain(s3.settings.secret)
  // Bytes of somebody's upload changed in the store are found.
  for (const [key, bytes] of s3.objects)
    if (key.includes('blobs/')) s3.objects.set(key, Buffer.concat([bytes, Buffer.from('x')]))
  expect((await run(data, 'backup', '--verify', 's3:')).code).toBe(1)
})
