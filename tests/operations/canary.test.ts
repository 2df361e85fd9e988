// Two people made of canaries: one comes through every door there is, the other is made of one event of every type the
// catalog has, so that a new type is held to this without a word here. Their copies hold all of it; after the erasure no
// file of the data folder holds any of it, and no key is left that would open what is.
import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { webhookStream } from '../../src/events/schema/billing/webhooks'
import type { AnyCatalog } from '../../src/events/schema/catalog'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import type { AnyDefinition } from '../../src/events/schema/parts'
import type { NewEvent } from '../../src/events/store/log'
import { openLogReadOnly } from '../../src/events/store/sqlite/sqlite-log'
import { projections } from '../../src/projections/all'
import { shape } from '../../src/projections/engine/ddl'
import { verify } from '../../src/projections/engine/verify'
import { eraseAccount } from '../../src/server/accounts/data/erase'
import { exportOf } from '../../src/server/accounts/data/export'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { mentions as mentionsIn } from '../helpers/pages/mentions'
import { jpeg, portrait, withExif } from '../helpers/pages/pictures'

setDefaultTimeout(60_000)

const email = 'canario-4x9k@exemplo.com'
/** What is sent in; `canario` in another spelling would be found by the first of them. */
const sent = [
  'Canario Vuvuzela',
  email,
  'canario-cv.docx',
  'canario-foto.jpg',
  'Canario do titulo',
  'Canario da mensagem',
]
/** Hidden where only our reader looks: in the photo's metadata and in the résumé itself. */
const hidden = ['Canario no EXIF', 'Joana Prado']

const catalog: AnyCatalog = domainEvents
const never = (type: string): never => {
  throw new Error(`no event type ${type}`)
}

let folder: string
let app: TestApp
let client: Client
let account: string
/** The account made of examples. */
const made = Bun.randomUUIDv7()
/** Personal texts put into them, one or more a type. */
const golden: string[] = []

/** The person does all one can do. */
async function live(): Promise<void> {
  client = app.client()
  expect((await client.register(email, 'Canario Vuvuzela')).status).toBe(201)
  account = (await body<{ id: string }>(await client.ask('/api/user'))).id
  const ok = async (answer: Promise<Response>) => expect((await answer).ok).toBe(true)
  const photo = withExif(await jpeg(await portrait()), 1, 'Canario no EXIF')
  await ok(client.upload('/api/resume/analyze', 'canario-cv.docx', await docxResume()))
  await ok(client.upload('/api/photo/analyze', 'canario-foto.jpg', photo, 'photo'))
  const avatar = new FormData()
  avatar.set('photo', new File([photo], 'canario-avatar.jpg'))
  await ok(client.ask('/api/user/profile-photo', { method: 'POST', body: avatar }))
  const texts = {
    headline: 'Canario do titulo | SQL',
    about: 'Canario do resumo. '.repeat(20),
    experience: 'Canario Ltda',
  }
  await ok(client.post('/api/linkedin/analyze', texts))
  const message = { name: 'Canario Vuvuzela', email, subject: 'outro', message: 'Canario da mensagem' }
  await ok(client.post('/api/support/contact', message))
}

/** A type's own example with each personal text made a canary, where the type lets it be one. */
function goldenOf(type: string): NewEvent {
  const { schema, golden: parts, personal }: AnyDefinition = catalog.definitions[type] ?? never(type)
  if (!parts.personal || !personal) return { type, schema, data: parts.data }
  const own = parts.personal
  const marked = Object.fromEntries(
    Object.entries(own).map(([field, value]) => {
      const canary = `Canario ${type} ${field}`
      const fits = typeof value === 'string' && personal.safeParse({ ...own, [field]: canary }).success
      if (fits) golden.push(canary)
      return [field, fits ? canary : value]
    }),
  )
  return { type, schema, data: parts.data, personal: marked }
}

const types = Object.keys(catalog.definitions).filter((type) => type !== 'AccountErased')

/** One event of every type but the last of all, whatever the pages can do about it today; then no admin any more. */
async function everyType(): Promise<void> {
  const events = [...types.map(goldenOf), domainEvents.make('RoleChanged', { role: 'usuario' })]
  const context = { at: start, actor: made, correlation: Bun.randomUUIDv7(), causation: null }
  const answer = await app.core.events.append([{ stream: accountStream(made), expected: 0, events }], context)
  expect(answer.ok).toBe(true)
  // And a word of the payment provider about them that still waits.
  const example = goldenOf('WebhookReceived')
  const word = { ...example, data: { ...(example.data as object), event: 'evt_canario', account: made } }
  const stored = await app.core.events.append(
    [{ stream: webhookStream('evt_canario'), expected: 0, events: [word] }],
    context,
  )
  expect(stored.ok).toBe(true)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'))
  app = await testApp({}, folder)
  await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
  await live()
  await everyType()
})
afterAll(() => app.close())

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter((path) => statSync(path).isFile())

/** The texts found in any file of a folder: as they are, in UTF-16, in base64 at each of its three offsets, in hex. */
function found(root: string, texts: readonly string[]): string[] {
  const files = filesOf(root).map((path) => readFileSync(path))
  const forms = (text: string) => [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(Buffer.from(text).toString('hex')),
    // The first and last characters of each depend on what stands beside it.
    ...[0, 1, 2].map((offset) =>
      Buffer.from(
        Buffer.from(' '.repeat(offset) + text)
          .toString('base64')
          .slice(4, -4),
      ),
    ),
  ]
  return texts.filter((text) => forms(text).some((form) => files.some((bytes) => bytes.includes(form))))
}

const mentions = (id: string): string[] => mentionsIn(app.core.views.file, id)

/** Pieces of an account's stored key: a remaining part of a key would be a leak as well. */
function piecesOfKey(id: string): Buffer[] {
  const db = new Database(join(folder, 'keys.db'), { readonly: true })
  const sql = 'SELECT wrapped FROM keys WHERE stream = ?'
  const key = Buffer.from(db.query<{ wrapped: Uint8Array }, [string]>(sql).get(accountStream(id))?.wrapped ?? [])
  db.close()
  return [13, 21, 29, 37, 45].map((at) => key.subarray(at, at + 8))
}

const filesOfZip = async (pieces: AsyncIterable<Uint8Array>) => {
  const whole: Uint8Array[] = []
  for await (const piece of pieces) whole.push(piece)
  const files = unzipSync(Buffer.concat(whole))
  const texts = Object.entries(files).filter(([name]) => /\.(json|txt|html)$/.test(name))
  return { files, names: Object.keys(files).join('\n'), text: texts.map(([, bytes]) => strFromU8(bytes)).join('\n') }
}

describe('a person of canaries', () => {
  test('has them in the copy of everything: each text they sent, each file', async () => {
    const answer = await client.ask('/conta/exportar')
    const { names, text } = await filesOfZip(answer.body ?? new ReadableStream())
    expect(sent.filter((one) => !`${names}\n${text}`.includes(one))).toEqual([])
    // Every sealed file is in it: under its analysis, or as the profile photo.
    const stored = readdirSync(join(folder, 'files', account)).map((name) => name.replace('.sealed', ''))
    expect(stored.filter((id) => !names.includes(id))).toHaveLength(1)
    expect(names).toContain('foto-de-perfil.webp')
  })

  test('has every type of event in it, with its personal part, and nothing to get in with', async () => {
    const { files, text } = await filesOfZip(exportOf(app.core, made, 'pt-BR'))
    const events: { type: string }[] = JSON.parse(strFromU8(files['eventos.json'] ?? new Uint8Array()))
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(types.toSorted())
    const secret = golden.filter((one) => / (?:password|secret|credential|publicKey)$/.test(one))
    expect(golden.filter((one) => !secret.includes(one) && !text.includes(one))).toEqual([])
    expect(secret.filter((one) => text.includes(one))).toEqual([])
    expect(golden.length).toBeGreaterThan(10)
  })

  test('is in no table whose projection ignores their erasure', () => {
    const personal = projections.filter(({ tables }) =>
      tables
        .map(shape)
        .some(({ columns, table }) => table === 'accounts' || /"account|"stream/.test(JSON.stringify(columns))),
    )
    expect(personal.length).toBeGreaterThan(5)
    expect(personal.filter(({ handles }) => !handles.some((type) => type === 'AccountErased'))).toEqual([])
  })

  test('is in the read models, the outbox and files, where the search finds them', () => {
    expect(found(folder, sent)).toEqual(
      expect.arrayContaining(['Canario Vuvuzela', 'Canario da mensagem', 'Canario do titulo']),
    )
    expect(existsSync(join(folder, 'files', account))).toBe(true)
    expect(found(join(folder, 'outbox'), sent)).toContain('Canario da mensagem')
    expect(found(folder, hidden)).not.toContain('Canario no EXIF')
  })

  test('once erased is in no file any more, in no table, and under no key', async () => {
    const before = mkdtempSync(join(tmpdir(), 'canary-before-'))
    cpSync(folder, before, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    const pieces = [account, made].flatMap(piecesOfKey)
    const stored = () => {
      const all = filesOf(folder).map((path) => readFileSync(path))
      return pieces.filter((piece) => piece.length === 8 && all.some((bytes) => bytes.includes(piece))).length
    }
    expect(stored()).toBe(10)
    // A table that names people must name the example or the living person too.
    expect(mentions(made).length).toBeGreaterThan(5)
    // A word of the payment provider that waits is looked up in the log: it may come after they have gone.
    expect(mentionsIn(app.core.views.file, 'evt_canario')).toEqual(['pending_webhooks'])
    expect(mentions(made)).not.toContain('pending_webhooks')

    expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
    const context = { at: start, actor: 'operator', correlation: Bun.randomUUIDv7(), causation: null }
    expect(await eraseAccount(app.core, made, context)).toBe('erased')

    expect(found(folder, [...sent, ...hidden, ...golden])).toEqual([])
    expect(stored()).toBe(0)
    expect([mentions(account), mentions(made)]).toEqual([['erasures'], ['erasures']])
    expect(existsSync(join(folder, 'files', account))).toBe(false)
    const { events: log, views } = app.core
    const readable = (id: string) => log.read(accountStream(id)).filter((event) => event.personal())
    expect([...readable(account), ...readable(made)]).toEqual([])
    expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])

    // A thief with yesterday's log and files, and today's keys.
    for (const name of ['keys.db', 'keys.db-wal', 'keys.db-shm'])
      if (existsSync(join(folder, name))) cpSync(join(folder, name), join(before, name))
    const stolen = openLogReadOnly(before, app.core.secrets.master)
    for (const id of [account, made])
      expect(stolen.read(accountStream(id)).filter((event) => event.personal())).toEqual([])
    const sealed = filesOf(join(before, 'files', account))
    expect(sealed.length).toBeGreaterThanOrEqual(3)
    for (const path of sealed) expect(stolen.vault.openFile(accountStream(account), readFileSync(path))).toBeNull()
    await stolen.close()
    rmSync(before, { recursive: true, force: true })
  })

  test('leaves nothing behind at the next start either', async () => {
    app.core.views.close()
    await app.core.events.close()
    app = await testApp({}, folder)
    expect(found(folder, [...sent, ...hidden, ...golden])).toEqual([])
    expect((await app.client().register(email)).status).toBe(201)
  })
})
