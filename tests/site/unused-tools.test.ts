// A tool that the person has no use for is left out of the dashboard's average, and counted again when they say so.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { body } from '../helpers/app'
import { docxResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'

setDefaultTimeout(60_000)

const app = fileApp()

test('the average is of the tools that are used; the choice can be taken back and says so', async () => {
  const client = app.client()
  await client.register('sem-linkedin@exemplo.com', 'Célia Ramos')
  await client.upload('/api/resume/analyze', 'cv.docx', await docxResume())
  await client.post('/api/linkedin/analyze', { headline: 'Cozinheira', about: 'Sou cozinheira.', experience: '' })
  const scores = async () =>
    body<{ overall: number; resume: number; linkedin: number }>(await client.ask('/api/user/scores'))
  const page = async (path = '/painel') => (await client.ask(path, { headers: { accept: 'text/html' } })).text()
  const first = await scores()
  expect(first.resume).not.toBe(first.linkedin)
  expect(first.overall).toBe(Math.round((first.resume + first.linkedin) / 2))
  const both = await page()
  expect(both).toContain(`Nota geral: ${first.overall} de 100`)
  expect(both).toContain('Média das suas análises: LinkedIn e Currículo.')
  const choose = (usar: string, ferramenta = 'linkedin') => client.form('/painel/notas', { ferramenta, usar })
  expect((await choose('0')).status).toBe(303)
  expect(await scores()).toEqual({ ...first, overall: first.resume })
  const without = await page()
  // The tool keeps its own ring, says that it is left out, and is no part of the figure or of its sentence.
  for (const text of [`Nota geral: ${first.resume} de 100`, `LinkedIn: ${first.linkedin} de 100`, 'fora da nota geral'])
    expect(without).toContain(text)
  expect(without).toContain('de uma análise só: Currículo.')
  expect(await page('/conta')).toContain(`Geral: ${first.resume} de 100`)
  expect((await choose('1')).status).toBe(303)
  expect(await scores()).toEqual(first)
  expect(await page()).not.toContain('fora da nota geral')
  expect((await choose('0', 'job')).status).toBe(422)

  // A tool without an analysis changes nothing; with all of them left out there is no figure, and the page says why.
  await choose('0', 'photo')
  expect(await scores()).toEqual(first)
  for (const tool of ['linkedin', 'resume']) await choose('0', tool)
  expect(await scores()).toEqual({ ...first, overall: 0 })
  const none = await page()
  expect(none).toContain('Você deixou fora da nota tudo o que já analisou.')
  expect(none).not.toContain('depois da primeira análise')
})
