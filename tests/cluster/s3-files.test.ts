// Uploads of several nodes in a store that speaks S3: what they do there, without it, and after moving to it.
import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeChecks } from '../../src/cli/checks/stores'
import { sayEnglish } from '../../src/cli/say'
import { accountStream } from '../../src/events/schema/events'
import { finishErasures } from '../../src/server/accounts/data/erase'
import { eraseByOperator } from '../../src/server/admin/operator/operator'
import { copyIn, copyOut } from '../../src/server/cluster/copy'
import type { SharedFiles } from '../../src/server/cluster/port'
import { createS3Files } from '../../src/server/cluster/s3-files'
import type { S3Store } from '../../src/server/config/config'
import { createTidy } from '../../src/server/jobs/uploads-sweep'
import { readUpload } from '../../src/server/storage/uploads'
import { body, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { eventually } from '../helpers/eventually'
import { startPostgres, type TestServer } from '../helpers/network/postgres'
import { fakeS3 } from '../helpers/network/s3'

const secret = 'the same secret on every node, always'
const bytes = (text: string) => new TextEncoder().encode(text)

/** What lies in PostgreSQL from before, as the port has it. */
const inMemory = (): SharedFiles & { readonly held: Map<string, Uint8Array> } => {
  const held = new Map<string, Uint8Array>()
  return {
    held,
    put: async (account, name, sealed) => void held.set(`${account}/${name}`, sealed),
    get: async (account, name) => held.get(`${account}/${name}`) ?? null,
    remove: async (account, name) => void held.delete(`${account}/${name}`),
    removeAll: async (account) => {
      for (const key of held.keys()) if (key.startsWith(`${account}/`)) held.delete(key)
    },
    names: async function* () {
      yield* held.keys()
    },
    lacking: async (names) => names.filter((name) => !held.has(name)),
  }
}

describe('files in a store', () => {
  const store = fakeS3({ pageMax: 3 })
  const earlier = inMemory()
  const files = createS3Files(store.settings, earlier)
  afterAll(() => store.stop())

  test('what is put is got, under the account and the prefix', async () => {
    await files.put('ana', 'a.sealed', bytes('one'))
    expect(await files.get('ana', 'a.sealed')).toEqual(bytes('one'))
    expect([...store.objects.keys()]).toEqual(['site/files/ana/a.sealed'])
  })
  test('a file that is not there is null', async () => expect(await files.get('ana', 'b.sealed')).toBeNull())
  test('one from before the store was set up is read from PostgreSQL', async () => {
    earlier.held.set('ana/old.sealed', bytes('old'))
    expect(await files.get('ana', 'old.sealed')).toEqual(bytes('old'))
  })
  test('all names are listed over several pages, or those stored before a time', async () => {
    for (const name of ['b', 'c', 'd', 'e']) await files.put('ana', `${name}.sealed`, bytes(name))
    await files.put('anabela', 'z.sealed', bytes('z'))
    store.storedAt.set('site/files/ana/b.sealed', 1_000)
    expect((await Array.fromAsync(files.names())).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'old'].map((name) => `ana/${name}.sealed`).concat('anabela/z.sealed'),
    )
    expect((await Array.fromAsync(files.names(2_000))).sort()).toEqual(['ana/b.sealed', 'ana/old.sealed'])
  })
  test('of many names, those that lie in neither are found, from a part of the list alone', async () => {
    const names = ['a', 'aa', 'c', 'e', 'f', 'old'].map((name) => `ana/${name}.sealed`)
    expect(await files.lacking(names)).toEqual(['ana/aa.sealed', 'ana/f.sealed'])
    expect(await files.lacking(['anabela/y.sealed', 'anabela/z.sealed'])).toEqual(['anabela/y.sealed'])
    expect(await files.lacking([])).toEqual([])
    let lists = 0
    store.state.fails = (method, key) => {
      if (method === 'GET' && key === '') lists += 1
      return false
    }
    expect(await files.lacking(['ana/a.sealed'])).toEqual([])
    store.state.fails = () => false
    expect(lists).toBe(1)
  })
  test('removing an account leaves nothing of it, and all of one whose id begins alike', async () => {
    await files.removeAll('ana')
    expect(await Array.fromAsync(files.names())).toEqual(['anabela/z.sealed'])
  })
  test('a store that fails is unavailable, and no file is called missing', async () => {
    store.state.fails = () => true
    await expect(files.get('anabela', 'z.sealed')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(files.put('ana', 'a.sealed', bytes('one'))).rejects.toMatchObject({ code: 'unavailable' })
    await expect(files.removeAll('anabela')).rejects.toMatchObject({ code: 'unavailable' })
    store.state.fails = () => false
    expect(await files.get('anabela', 'z.sealed')).toEqual(bytes('z'))
  })
})

test('a store that lists the same again and again is unavailable, and not asked for ever', async () => {
  const store = fakeS3({ pageMax: 1, goesOn: false })
  const files = createS3Files(store.settings, inMemory())
  for (const name of ['a', 'b']) await files.put('ana', name, bytes(name))
  await expect(Array.fromAsync(files.names())).rejects.toMatchObject({ code: 'unavailable' })
  store.stop()
})

describe('doctor', () => {
  const store = fakeS3()
  afterAll(() => store.stop())
  const asked = async (settings: { readonly [Name in keyof S3Store]?: string }) => {
    const all = { ...store.settings, ...settings }
    const checks = await storeChecks({ remoteBackups: all, sharedFiles: all, eventsUrl: 'postgres://x' }, sayEnglish)
    return checks.map(({ name, state, message }) => `${state} ${name}: ${message}`)
  }
  test('says whether each store lists, and why not', async () => {
    const host = new URL(store.settings.endpoint).host
    expect(await asked({})).toEqual([
      `ok store of backups: ${host} lists the bucket copias`,
      `ok store of uploads: ${host} lists the bucket copias`,
    ])
    expect((await asked({ secret: 'outro' }))[1]).toContain('fail store of uploads')
    expect((await asked({ secret: 'outro' }))[1]).toContain('(SignatureDoesNotMatch)')
    expect((await asked({ bucket: 'outro' }))[0]).toContain('(NoSuchBucket)')
    expect((await asked({ endpoint: 'http://127.0.0.1:9' }))[0]).toContain('(ConnectionRefused)')
    expect(
      await storeChecks({ remoteBackups: null, sharedFiles: store.settings, eventsUrl: null }, sayEnglish),
    ).toEqual([])
  })
})

describe('two nodes with a store', () => {
  const base = mkdtempSync(join(tmpdir(), 's3-files-'))
  const store = fakeS3()
  const { endpoint, bucket, keyId } = store.settings
  const s3 = {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_PREFIX: 'site',
    FILES_S3_KEY_ID: keyId,
    FILES_S3_SECRET: store.settings.secret,
  }
  let server: TestServer
  let url: string
  let one: TestApp
  let two: TestApp
  const settings = () => ({ EVENTS_URL: url, SECRET_KEY: secret, ...s3 })
  beforeAll(async () => {
    server = await startPostgres()
    url = server.address()
    one = await testApp(settings())
    two = await testApp(settings())
  }, 30_000)
  afterAll(async () => {
    await one.close()
    await two.close()
    await server.stop()
    store.stop()
    rmSync(base, { recursive: true, force: true })
  })

  const accountOf = (app: TestApp, email: string) =>
    (app.core.events.claimed('email', app.core.secrets.emailClaim(email)) ?? '').replace(accountStream(''), '')

  test('an upload of one node is read by the other, and lies in the store alone', async () => {
    const joana = one.client()
    await joana.register('joana@exemplo.com.br')
    const resume = await pdfResume()
    expect((await joana.upload('/api/resume/analyze', 'cv.pdf', resume)).status).toBe(200)
    const [key = ''] = store.objects.keys()
    const [, , account = '', name = ''] = key.split('/')
    expect(account).toBe(accountOf(one, 'joana@exemplo.com.br'))
    const readByTwo = async () => Buffer.from((await readUpload(two.core, account, name.replace('.sealed', ''))) ?? [])
    await eventually(async () => (await readByTwo()).equals(resume))
    expect(Buffer.from(store.objects.get(key) ?? []).includes('%PDF')).toBe(false)
  })

  test('an upload that the store does not take is refused with words and charges nothing', async () => {
    const caio = one.client()
    await caio.register('caio@exemplo.com.br', 'Caio')
    store.state.fails = (method) => method === 'PUT'
    const refused = await caio.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
    store.state.fails = () => false
    expect(refused.status).toBe(503)
    expect(String((await body(refused)).message)).not.toBe('')
    const types = one.core.events.read(accountStream(accountOf(one, 'caio@exemplo.com.br'))).map(({ type }) => type)
    expect(types).not.toContain('AnalysisRequested')
  })

  test('copied into a folder, and from there to another schema, every upload is there', async () => {
    const folder = join(base, 'alone')
    const from = { url, secret, sharedFiles: one.core.config.sharedFiles }
    expect(await copyIn(from, folder)).toMatchObject({ files: 1, problems: [] })
    const elsewhere = { ...store.settings, prefix: 'other/' }
    const target = server.address()
    expect(await copyOut({ folder, secret, sharedFiles: elsewhere }, target, () => {})).toMatchObject({ files: 1 })
    expect([...store.objects.keys()].filter((key) => key.startsWith('other/files/'))).toHaveLength(1)
  }, 60_000)

  const filesOf = (account: string) =>
    [...store.objects.keys()].filter((key) => key.startsWith(`site/files/${account}/`)).length
  test('erasing while the store is away is noted as unfinished, and a later check of all files finishes it', async () => {
    const rita = one.client()
    await rita.register('rita@exemplo.com.br', 'Rita')
    expect((await rita.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())).status).toBe(200)
    const account = accountOf(one, 'rita@exemplo.com.br')
    using output = spyOn(console, 'error').mockImplementation(() => {})
    const tidy = createTidy(one.core)
    store.state.fails = () => true
    expect(await eraseByOperator(one.core, 'rita@exemplo.com.br')).toBe('erased')
    store.state.fails = (method) => method === 'DELETE'
    const during = await tidy()
    store.state.fails = () => false
    expect([during?.failed, filesOf(account)]).toEqual([1, 1])
    const lines = output.mock.calls.flat().join('\n')
    expect(lines).toContain('erasure.delayed')
    expect([(await tidy())?.failed, filesOf(account)]).toEqual([0, 0])
  })

  test('erasures of long ago cost one list of the store, however many they are', async () => {
    for (const email of ['um@exemplo.com.br', 'dois@exemplo.com.br']) {
      await two.client().register(email)
      await eraseByOperator(two.core, email)
    }
    let lists = 0
    store.state.fails = (method, key) => {
      if (method === 'GET' && key === '') lists += 1
      return false
    }
    expect(await finishErasures(two.core, () => false)).toBe(0)
    store.state.fails = () => false
    expect(lists).toBe(1)
  })

  test('erasing a person removes their uploads from the store', async () => {
    const account = accountOf(two, 'joana@exemplo.com.br')
    await eraseByOperator(two.core, 'joana@exemplo.com.br')
    await eventually(() => ![...store.objects.keys()].some((key) => key.startsWith(`site/files/${account}/`)))
  })
})
