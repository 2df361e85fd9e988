// "Ver um exemplo": a real result of an invented person's file, for everybody, without a trace.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { readDocument } from '../../src/analysis/documents'
import { analyseResume } from '../../src/analysis/resume'
import { monthAt } from '../../src/domain/day'
import { start } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

const scoreOf = async (language: string) => {
  const bytes = await Bun.file(`src/server/site/example/${language}.pdf`).bytes()
  const reading = await readDocument(bytes)
  return reading.ok ? analyseResume(reading.document, [], monthAt(start)).score : null
}

test('the start page leads to it', async () => {
  const page = await (await app.client().ask('/')).text()
  expect(page).toMatch(/<a[^>]*href="\/exemplo"[^>]*>Ver um exemplo/)
})

test.each([
  ['pt-BR', 'Um currículo de exemplo, lido de verdade', 'Célia Ramos'],
  ['en-US', 'A sample résumé, really analyzed', 'Grace Miller'],
])('in %s it shows what the analysis measures, marked as an example', async (language, heading, name) => {
  const before = app.core.events.position
  const answer = await app.client().ask('/exemplo', { headers: { 'accept-language': language } })
  const page = await answer.text()
  expect(answer.status).toBe(200)
  for (const part of [heading, name, `>${await scoreOf(language)}<`]) expect(page).toContain(part)
  expect(page).toMatch(/>(?:Exemplo|Example)</)
  // Nothing on it pretends to be one's own: no file to send, no draft, nothing to download.
  expect(page).not.toMatch(/action="\/curriculo|relatorio\.pdf|otimizado\./)
  expect(app.core.events.position).toBe(before)
})

test('it is read once, however many look', async () => {
  let runs = 0
  const { run } = app.core.reader
  const reader = Object.assign(app.core.reader, {
    run: ((...call: Parameters<typeof run>) => {
      runs++
      return run(...call)
    }) as typeof run,
  })
  await Promise.all(Array.from({ length: 20 }, () => app.client().ask('/exemplo')))
  Object.assign(reader, { run })
  expect(runs).toBe(0)
})
