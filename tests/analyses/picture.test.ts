// The drawn page: from the sealed file when the result is looked at, remembered, and gone with the account.
import { expect, test } from 'bun:test'
import { latestAnalysis } from '../../src/projections/analyses/analysis'
import { pictureOf } from '../../src/server/analyses/results/pictures'
import { pdfOf } from '../documents/pdf'
import { body } from '../helpers/app'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

const lines = [
  'Ana Souza Lima',
  'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br',
  'CPF 529.982.247-25',
  'Experiência Profissional',
  'Vendedora, Casa Azul Ltda., 03/2018 - 08/2024',
  'Responsável pelo atendimento no balcão da loja',
]

test('given a result, its page leads from lines to tips and back; it is read once, and an erasure leaves nothing of it', async () => {
  const client = app.client()
  await client.register('ana@exemplo.com')
  expect((await client.upload('/api/resume/analyze', 'cv.pdf', await pdfOf(lines))).status).toBe(200)
  const { run } = app.core.reader
  let read = 0
  app.core.reader.run = (job, bytes, work) => {
    if (job === 'picture') read++
    return run(job, bytes, work)
  }
  const page = async () => (await client.ask('/curriculo', { headers: { accept: 'text/html' } })).text()
  let html = await page()
  // A busy machine may draw it after the page's patience; it is then there the next time.
  for (let tries = 0; tries < 20 && !html.includes('Como o robô viu'); tries++) {
    await Bun.sleep(250)
    html = await page()
  }
  expect(html).toMatch(/id="linha-1-3" href="#dica-personal-data"/)
  expect(html).toContain('href="#linha-1-3"')
  expect(html).not.toContain('529.982')
  await client.ask('/curriculo?x=1', { headers: { accept: 'text/html' } })
  expect(read).toBe(1)
  const { id: account } = await body<{ id: string }>(await client.ask('/api/user'))
  const id = latestAnalysis(app.core.views.db, account, 'resume')?.id ?? ''
  expect(await pictureOf(app.core, account, id)).not.toBeNull()
  expect((await client.form('/conta/apagar', { senha: 'segredo1' })).status).toBe(303)
  expect(await pictureOf(app.core, account, id)).toBeNull()
  app.core.reader.run = run
})
