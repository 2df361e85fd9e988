// Sections 7 and 9 of the specification: an unreadable read model only affects its part of the page.
import { beforeAll, expect, test } from 'bun:test'
import type { Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

const app = fileApp()
let client: Client
beforeAll(async () => {
  client = app.client()
  await client.register('tabelas@exemplo.com')
  await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
})

/** Without these nobody is signed in, so there is no dashboard to show. */
const signIn = new Set(['accounts', 'sessions'])

const run = (sql: string) => app.core.views.db.run(sql)
const tables = (): string[] =>
  app.core.views.db
    .all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .map(({ name }) => name)

/** Each time another address, so that no page is answered from the cache. */
let asked = 0
const page = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await client.ask(`${path}?vez=${asked++}`, { headers: { accept: 'text/html' } })
  return { status: answer.status, text: await answer.text() }
}

test('the dashboard and the account page survive the loss of every table except those of the session', async () => {
  const failures: string[] = []
  for (const table of tables().filter((name) => !signIn.has(name))) {
    run(`ALTER TABLE ${table} RENAME TO renamed_away`)
    for (const path of ['/painel', '/conta']) if ((await page(path)).status !== 200) failures.push(`${path} ${table}`)
    run(`ALTER TABLE renamed_away RENAME TO ${table}`)
  }
  expect(failures).toEqual([])
})

test('without the table of analyses the specified figures are shown, marked as an example', async () => {
  run('ALTER TABLE analyses RENAME TO renamed_away')
  const { status, text } = await page('/painel')
  run('ALTER TABLE renamed_away RENAME TO analyses')
  expect(status).toBe(200)
  expect(text).toContain('Exemplo')
  for (const figure of ['78', '65', '82', '73']) expect(text).toContain(`>${figure}<`)
})
