// Given readers that do not answer, the workbench's page comes with its text at once, and the score later.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readerLimits } from '../../src/server/reader/limits'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const home = '/curriculo/oficina'
const app = fileApp()
beforeAll(() => {
  Object.assign(app.core, { reader: { ...app.core.reader, pageWait: () => readerLimits.pageWait.free } })
})

const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of app.core.reader.pids()) process.kill(pid, name)
}

test('a page does not wait for readers that are busy, and who asks for the score gets it', async () => {
  const client = app.client()
  await client.register('espera@exemplo.com', 'Rosa Lima')
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  await client.ask(`${home}?medida=espera`)
  expect(app.core.reader.pids().length).toBeGreaterThan(0)
  signal('SIGSTOP')
  const began = performance.now()
  let answered = Number.POSITIVE_INFINITY
  const page = await client
    .ask(home)
    .then((answer) => answer.text())
    .finally(() => {
      answered = performance.now() - began
      signal('SIGCONT')
    })
  // The bound itself, and the drawing of a page on a busy machine; the queue alone has 20 s.
  expect(answered).toBeLessThan(readerLimits.pageWait.free + 4_000)
  expect(page).toContain('Rosa Lima')
  expect(page).toContain('A nota está a caminho')
  expect(page).toContain('value="medir"')

  const sent = await client.form(home, {
    rascunho: page.match(/name="rascunho" value="([^"]+)"/)?.[1] ?? '',
    acao: 'medir',
    base: '1',
  })
  expect(sent.headers.get('location')).toContain('medida=espera')
  const measured = await (await client.ask(`${home}?medida=espera`)).text()
  expect(measured).not.toContain('A nota está a caminho</p>')

  signal('SIGSTOP')
  const again = await client
    .ask(home)
    .then((answer) => answer.text())
    .finally(() => signal('SIGCONT'))
  expect(again).not.toContain('A nota está a caminho</p>')
})
