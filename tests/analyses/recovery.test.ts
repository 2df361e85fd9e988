// After a crash each interrupted analysis is ended by itself: one that cannot be ended keeps no other from its end.
import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analysis as decider } from '../../src/domain/analyses/analysis'
import { accountStream } from '../../src/events/schema/events'
import { openAnalyses } from '../../src/projections/analyses/analysis'
import { recover } from '../../src/server/analyses/run/run-analysis'
import { folderOf, storeUpload } from '../../src/server/storage/uploads'
import { asked, body, type Client, start, type TestApp, testApp } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { accountOf } from '../helpers/events/notifications'
import { printed } from '../helpers/printed'

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

type Interrupted = { readonly client: Client; readonly account: string; readonly id: string; readonly file: string }

/** The state a killed server leaves: a unit held for an analysis that has no end. */
const interrupted = async (address: string, bytes: Uint8Array): Promise<Interrupted> => {
  const client = app.client()
  await client.register(address)
  const account = await accountOf(client)
  const id = Bun.randomUUIDv7()
  await storeUpload(app.core, account, id, bytes)
  const request = { kind: 'request', analysis: id, tool: 'resume', bytes: bytes.byteLength, file: 'cv.docx' } as const
  const metadata = { at: start, actor: account, correlation: Bun.randomUUIDv7(), causation: null }
  const done = await app.core.handle(decider, accountStream(account), { ...request, ...asked }, metadata)
  expect(done.ok).toBe(true)
  return { client, account, id, file: join(folderOf(app.core, account), `${id}.sealed`) }
}
const remaining = async ({ client }: Interrupted) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses
/** Why the analysis failed; undefined if it did not. */
const failure = ({ account }: Interrupted) =>
  app.core.events.read(accountStream(account)).find(({ type }) => type === 'AnalysisFailed')?.data.reason

const recovered = async () => {
  const { result, problems } = await printed(() => recover(app.core))
  return { done: result, output: problems.map((line) => JSON.parse(line)) }
}
const damage = ({ file }: Interrupted) => {
  const bytes = readFileSync(file)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  writeFileSync(file, bytes)
}

describe('an interrupted analysis', () => {
  test('whose file is damaged gives its use back, and the one after it is finished', async () => {
    const bad = await interrupted('um@exemplo.com', await docxResume())
    const good = await interrupted('dois@exemplo.com', await docxResume())
    damage(bad)
    expect((await recovered()).done).toBe(2)
    expect([failure(bad), failure(good)]).toEqual(['interrupted', undefined])
    expect([await remaining(bad), await remaining(good)]).toEqual([4, 3])
    expect([existsSync(bad.file), existsSync(good.file)]).toEqual([false, true])
    expect(openAnalyses(app.core.views.db)).toEqual([])
  })

  test('whose file cannot be measured leaves no file', async () => {
    const one = await interrupted('um@exemplo.com', new TextEncoder().encode('não é um currículo'))
    expect((await recovered()).done).toBe(1)
    expect(await remaining(one)).toBe(4)
    expect(existsSync(one.file)).toBe(false)
  })

  test('that cannot be ended now is logged and stays for the next start with its file; the others are ended', async () => {
    const stuck = await interrupted('um@exemplo.com', await docxResume())
    const good = await interrupted('dois@exemplo.com', await docxResume())
    const { handle } = app.core
    const failing = spyOn(app.core, 'handle').mockImplementation(async (rules, stream, ...rest) =>
      stream === accountStream(stuck.account) ? { ok: false, code: 'conflict' } : handle(rules, stream, ...rest),
    )
    const { done, output } = await recovered().finally(() => failing.mockRestore())
    expect(done).toBe(1)
    expect(output).toContainEqual(expect.objectContaining({ msg: 'analysis.not_recovered', analysis: stuck.id }))
    expect([existsSync(stuck.file), existsSync(good.file)]).toEqual([true, true])
    expect(openAnalyses(app.core.views.db).map(({ id }) => id)).toEqual([stuck.id])
    expect((await recovered()).done).toBe(1)
    expect(openAnalyses(app.core.views.db)).toEqual([])
  })
})
