// What `check` and `verify` find: a log that was changed is not the read models' fault, and a file that no event needs is named.

import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type TestApp, testApp } from '../helpers/app'
import { command } from '../helpers/command'
import { docxResume } from '../helpers/documents'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const person = app.client()
  expect((await person.register('nina@exemplo.com.br')).status).toBe(201)
  expect((await person.upload('/api/resume/analyze', 'cv.docx', await docxResume())).status).toBe(200)
})
afterAll(() => app.close())

const cli = (...words: string[]) => command(words, { DATA_DIR: app.config.folder })

test('check names a file that no event needs, and neither an upload under way nor a file of the operator', async () => {
  const files = join(app.config.folder, 'files')
  const upload =
    readdirSync(files, { recursive: true })
      .map(String)
      .find((name) => name.endsWith('.sealed')) ?? ''
  const account = dirname(upload)
  mkdirSync(join(files, account), { recursive: true })
  const lay = (name: string, ageMs: number) => {
    const path = join(files, account, name)
    writeFileSync(path, new Uint8Array())
    utimesSync(path, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs))
    return `files/${account}/${name}`
  }
  expect((await cli('check')).text).not.toContain('no event needs')
  lay(`${Bun.randomUUIDv7()}.sealed.part`, 0)
  lay('note.txt', 7_200_000)
  expect((await cli('check')).text).not.toContain('no event needs')
  const unneeded = lay(`${Bun.randomUUIDv7()}.sealed.part`, 7_200_000)
  const { code, text } = await cli('check')
  expect([code, text]).toEqual([0, expect.stringContaining(`1 file that no event needs: ${unneeded}`)])
  expect(JSON.parse((await cli('check', '--json')).text)).toMatchObject({ problems: [], unneeded: [unneeded] })
})

test('verify of a log that was changed does not blame the read models', async () => {
  expect((await cli('verify')).text).not.toContain('The log is not')
  const db = new Database(join(app.config.folder, 'events.db'))
  db.run('DROP TRIGGER events_never_change')
  db.run(`UPDATE events SET data = json_set(data, '$.score', 1) WHERE type = 'AnalysisCompleted'`)
  const position = db
    .query<{ position: number }, []>("SELECT position FROM events WHERE type = 'AnalysisCompleted'")
    .get()
  db.close()
  const { code, text } = await cli('verify')
  const why = `The log is not what was written: event ${position?.position} changed`
  expect([code, text]).toEqual([
    1,
    expect.stringContaining(`${why}. The differences may be the log’s, not the read models’`),
  ])
  expect(JSON.parse((await cli('verify', '--json')).text)).toMatchObject({ changed: why })
})
