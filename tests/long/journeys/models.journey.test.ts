// A model's words as people meet them, in a real browser on the executable, a double in place of the model's server:
// with and without JavaScript, both languages and themes, phone and desk. Pictures are left in test-artifacts/.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { profiles } from '../../fixtures/profiles'
import { pdfResume } from '../../helpers/documents'
import { desk, journey, phone, picture } from '../../helpers/journey'
import { advert, goodModel } from '../../models/answers'
import { fakeModel, startFakeModelServer } from '../../models/fake-server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const sizes = {
  phone,
  tablet: { width: 768, height: 1024 },
  desk,
}
const profile = profiles.analistaDados

// Slow enough to be seen writing.
const fake = startFakeModelServer({ pauseMs: 40 })
fake.replies(goodModel)
const on = journey({
  ANALYSIS_ENGINES: 'ollama,builtin',
  OLLAMA_URL: fake.url,
  OLLAMA_MODEL: fakeModel,
  OLLAMA_VISION_MODEL: fakeModel,
})
afterAll(() => fake.stop())

const person = (options: BrowserContextOptions = {}) => on.member(options, 'Joana Prado Siqueira')
const region = (page: Page) => page.locator('#modelo')

test('LinkedIn: the score at once, the model’s words arrive in place, inventions do not', async () => {
  const { context, page, complaints } = await person({ reducedMotion: 'reduce' })
  await page.goto('/linkedin')
  expect(await page.textContent('#enviar')).toContain(fakeModel)
  await page.waitForSelector('x-island[data-hydrated] input[name="headline"]')
  await page.fill('input[name="headline"]', profile.headline)
  await page.fill('textarea[name="about"]', profile.about)
  await page.fill('textarea[name="experience"]', profile.experience)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('button', { name: 'Analisar Perfil' }).click()
  await region(page).getByText('O modelo está escrevendo').first().waitFor()
  await region(page).getByText('caracteres escritos').waitFor()
  await picture(page, 'modelo-linkedin-escrevendo')

  await region(page).getByText('Sua experiência em outras palavras').waitFor()
  expect(await page.locator('html[data-same-page]').count()).toBe(1)
  const text = (await region(page).textContent()) ?? ''
  expect(text).toContain('Automatizei em Python o fechamento mensal, que ficou 30% mais rápido.')
  expect(text).toContain('Reduzi em 30% o tempo de fechamento mensal com automações em Python')
  expect(text).toContain('2 trechos que não estavam no seu texto foram retirados.')
  expect(text).not.toMatch(/Amazon|40 pessoas|SAP/)
  await picture(page, 'modelo-linkedin-desk')
  await page.setViewportSize(sizes.phone)
  await picture(page, 'modelo-linkedin-phone')
  // Leaving and coming back loses nothing.
  await page.goto('/linkedin')
  expect(await region(page).textContent()).toContain('Automatizei em Python')
  expect(complaints).toEqual([])
  await context.close()
})

test('résumé and job, in English and in the dark', async () => {
  const { context, page, complaints } = await person({ locale: 'en-US', colorScheme: 'dark', reducedMotion: 'reduce' })
  const file = { name: 'joana.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume()) }
  await context.request.post('/api/resume/analyze', { multipart: { resume: file } })
  await page.goto('/curriculo')
  await region(page).getByText('Your lines in other words').waitFor()
  const resume = (await region(page).textContent()) ?? ''
  expect(resume).toContain('Aumentei de 71% para 88% a acurácia')
  expect(resume).not.toContain('900 mil')
  await picture(page, 'modelo-curriculo-desk-dark')
  await page.setViewportSize(sizes.tablet)
  await picture(page, 'modelo-curriculo-tablet-dark')

  await context.request.post('/api/job/analyze', { data: { description: advert } })
  await page.goto('/scanner-vagas')
  await region(page).getByText('Cover letter draft').waitFor()
  const job = (await region(page).textContent()) ?? ''
  expect(job).toContain('Mercado Horizonte')
  expect(job).not.toContain('Airflow')
  await picture(page, 'modelo-vaga-tablet-dark')
  await page.setViewportSize(sizes.desk)
  await picture(page, 'modelo-vaga-desk-dark')
  expect(complaints).toEqual([])
  await context.close()
})

test('without JavaScript the words are there by a reload, and the photo’s are from a list', async () => {
  const { context, page } = await person({ javaScriptEnabled: false })
  const photo = join(import.meta.dir, '../../pictures/portrait.png')
  const buffer = Buffer.from(await Bun.file(photo).arrayBuffer())
  const sent = await context.request.post('/api/photo/analyze', {
    multipart: { photo: { name: 'eu.png', mimeType: 'image/png', buffer } },
  })
  expect(sent.ok()).toBe(true)
  await page.goto('/foto-perfil')
  for (let tries = 0; tries < 50 && !(await region(page).getByText('Parede lisa').count()); tries++) {
    await page.getByRole('link', { name: 'Ver se já terminou' }).click()
    await page.waitForTimeout(100)
  }
  expect(await region(page).textContent()).toContain('Sorriso leve')
  await page.screenshot({ path: join(import.meta.dir, '../../../test-artifacts/modelo-foto-desk.png'), fullPage: true })

  await page.goto('/configuracoes')
  expect(await page.textContent('#modelos')).toContain('neste servidor')
  await page.getByLabel('Nenhum modelo').check()
  await page.getByRole('button', { name: 'Salvar escolha' }).click()
  expect(await page.getByLabel('Nenhum modelo').isChecked()).toBe(true)
  await page.screenshot({
    path: join(import.meta.dir, '../../../test-artifacts/modelo-configuracoes.png'),
    fullPage: true,
  })
  await page.goto('/linkedin')
  expect(await page.textContent('#enviar')).toContain('nenhum modelo leia')
  await context.close()
})
