// A site in a folder of its own with uploads in it, for tests of what stays and what goes.
import { Database } from 'bun:sqlite'
import { afterEach, expect, spyOn } from 'bun:test'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewEvent } from '../../src/events/store/log'
import { chainKey, fillChain } from '../../src/events/store/sqlite/chain'
import type { StartOptions } from '../../src/server/core/open-log'
import { createTidy } from '../../src/server/jobs/uploads-sweep'
import { storeUpload } from '../../src/server/storage/uploads'
import { body, type Client, start, type TestApp, testApp } from './app'
import { docxResume } from './documents'
import { appendEvents } from './events/append-events'
import { portrait } from './pages/pictures'

export const email = 'joana@exemplo.com.br'
export const hourMs = 3600 * 1000

let app: TestApp
let folder: string

/** The site's app and folder now. */
export const site = () => ({ app, folder, core: app.core })

/** To be called once by each file of tests: what is open is closed and removed after each test. */
export const closeAfterEach = () =>
  afterEach(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

export const open = async (insist: StartOptions = {}) => {
  app = await testApp({}, folder, undefined, insist)
}

export const begin = async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  await open()
}

export const close = async () => {
  app.core.views.close()
  await app.core.events.close()
}

/** As a restart does: the folder is closed, changed, and opened again. */
export const reopen = async (change: () => void | Promise<void> = () => {}) => {
  await close()
  await change()
  await open()
}

/** The files below files/, whatever they are. */
export const filesOf = (account = ''): string[] =>
  readdirSync(join(folder, 'files', account), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'files').length + 1))
    .sort()

/** Makes all files old enough that no event can still be about to be appended, or of the given age. */
export const age = (ms = 2 * hourMs) => {
  const seconds = (start - ms) / 1000
  for (const name of filesOf()) utimesSync(join(folder, 'files', name), seconds, seconds)
}

/** Runs the check of all files, and returns what the program's log says about it. */
export const tidied = async () => {
  const output: string[] = []
  const spy = spyOn(console, 'error').mockImplementation((line: string) => void output.push(line))
  const tally = await createTidy(app.core)()
  spy.mockRestore()
  return { tally, output: output.map((line) => JSON.parse(line)) }
}

export const newcomer = async (address = email): Promise<{ client: Client; account: string }> => {
  const client = app.client()
  expect((await client.register(address)).status).toBe(201)
  return { client, account: (await body<{ id: string }>(await client.ask('/api/user'))).id }
}

export const signIn = async (): Promise<Client> => {
  const client = app.client()
  expect((await client.post('/api/login', { email, senha: 'segredo1' })).status).toBe(200)
  return client
}

export const showPhoto = async (client: Client) => {
  const form = new FormData()
  form.set('photo', new File([await portrait()], 'eu.png'))
  expect((await client.ask('/api/user/profile-photo', { method: 'POST', body: form })).status).toBe(200)
}

/** Somebody with a file of each kind there is. */
export const resident = async () => {
  const { client, account } = await newcomer()
  const ok = async (answer: Promise<Response>) => expect((await answer).status).toBe(200)
  await ok(client.upload('/api/resume/analyze', 'cv.docx', await docxResume()))
  const description =
    'Analista de dados\nRequisitos: SQL, Python, Power BI, Excel e Git. Ensino superior completo. Inglês intermediário. ' +
    'Dois anos de experiência com relatórios e painéis. Será um diferencial: Docker.'
  await ok(client.post('/api/job/analyze', { description }))
  await ok(client.upload('/api/photo/analyze', 'eu.png', await portrait(), 'photo'))
  const texts = { headline: 'Analista de dados | SQL', about: 'Faço relatórios. '.repeat(20), experience: 'Rede Azul' }
  await ok(client.post('/api/linkedin/analyze', texts))
  await showPhoto(client)
  return { client, account }
}

/** A file as an upload leaves it, of which no event speaks. */
export const orphanedFile = async (account: string): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await storeUpload(app.core, account, id, new Uint8Array(100))
  return `${account}/${id}.sealed`
}

/** Changes the log behind the program's back. */
export const inLog = (...statements: string[]) => {
  const raw = new Database(join(folder, 'events.db'))
  for (const one of statements) raw.run(one)
  raw.close()
}

/** Computes the chain of the closed folder again over what the log says now. */
export const rechain = (master: Uint8Array) => {
  inLog('DROP TRIGGER chain_never_goes', 'DELETE FROM chain')
  const raw = new Database(join(folder, 'events.db'))
  fillChain(raw, chainKey(master))
  raw.close()
}

/** Puts events behind the last one of the closed folder that this release would not write. */
export const insert = (stream: string, ...events: NewEvent[]): Promise<void> =>
  appendEvents(folder, stream, start, ...events)
