// The site under a path of its host, in a real browser: what scripts fetch, open and write into the address bar stays under it.
import { expect, test } from 'bun:test'
import { pdfResume } from '../../helpers/documents'
import { hydrated, journey } from '../../helpers/journey'

const base = '/vagas'
const it = journey({ PUBLIC_URL: `http://localhost${base}` })

test('a person registers, gets a score, opens the workbench and the notifications, and signs out', async () => {
  const { page, complaints } = await it.openSession()
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !url.pathname.startsWith(`${base}/`)) asked.push(url.pathname)
  })
  const at = (path: string) => page.waitForURL((url) => url.pathname === `${base}${path}`)

  await page.goto(`${it.server.url}${base}/?tab=registrar`)
  await hydrated(page, 'input[name=nome]')
  await page.fill('input[name=nome]', 'Joana Prado')
  await page.fill('input[name=email]', 'joana@exemplo.com')
  await page.fill('input[name=senha]', 'segredo-1-longo')
  await page.fill('input[name=confirmarSenha]', 'segredo-1-longo')
  await page.check('input[name=aceitarTermos]')
  await page.click('form[action$="/registrar"] button[type=submit]')
  await at('/painel')

  await page.goto(`${it.server.url}${base}/curriculo`)
  await hydrated(page, 'input[type=file]')
  await page.setInputFiles('input[type=file]', {
    name: 'curriculo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdfResume()),
  })
  await page.click('form[action$="/curriculo"] button[type=submit]')
  await page.waitForSelector('[data-region=resultado] h2')

  await page.goto(`${it.server.url}${base}/curriculo/oficina`)
  await page.waitForSelector('x-island[data-hydrated]')
  await page.goto(`${it.server.url}${base}/notificacoes`)
  await page.click('header summary:has-text("Joana")')
  await page.click('header form[action$="/sair"] button')
  await at('/')
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
}, 120_000)
