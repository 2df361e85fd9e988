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
  const page = async () => (await client.ask('/painel', { headers: { accept: 'text/html' } })).text()
  const first = await scores()
  expect(first.overall).toBe(Math.round((first.resume + first.linkedin) / 2))
  await page()
  const choose = (usar: string, ferramenta = 'linkedin') => client.form('/painel/notas', { ferramenta, usar })
  expect((await choose('0')).status).toBe(303)
  expect(await scores()).toEqual({ ...first, overall: first.resume })
  expect(await page()).toContain('fora da nota geral')
  expect((await choose('1')).status).toBe(303)
  expect(await scores()).toEqual(first)
  expect(await page()).not.toContain('fora da nota geral')
  expect((await choose('0', 'job')).status).toBe(422)
})
