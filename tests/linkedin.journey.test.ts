// The LinkedIn tool as people use it, in a real browser on the executable. Pictures are left in test-artifacts/.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { profiles } from '../src/analysis/linkedin/fixtures/profiles'
import { launchBrowser, screenshot } from './browser'
import { type Server, startServer } from './server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const profile = profiles.auxiliarLogistica

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A signed-in person with a browser of their own, whose every complaint is kept. */
const person = async (email: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: desk, locale: 'pt-BR', baseURL: server.url, ...options })
  const body = { nome: 'Marina Duarte', email, senha: 'segredo-1', aceitarTermos: true }
  const registered = await context.request.post('/api/register', { data: body })
  expect(registered.ok()).toBe(true)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}

const awake = (page: Page) => page.waitForSelector('x-island[data-awake] input[name="headline"]')
const fill = async (page: Page, texts: typeof profile) => {
  await page.fill('input[name="headline"]', texts.headline)
  await page.fill('textarea[name="about"]', texts.about)
  await page.fill('textarea[name="experience"]', texts.experience)
}
const picture = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect([name, scroll]).toEqual([name, client])
  expect((await page.textContent('main')) ?? '').not.toMatch(/\{\{|undefined|\[object/)
  await screenshot(page, name)
}

test('with JavaScript: a draft is kept, the texts are analysed in place, the headline is copied', async () => {
  const { context, page, complaints } = await person('linkedin-js@exemplo.com', {
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  await page.goto('/linkedin')
  expect(await page.textContent('main')).toContain('Nenhuma análise encontrada')
  await awake(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))

  await page.getByRole('button', { name: 'Analisar Perfil' }).click()
  await page.getByText('Campo obrigatório').waitFor()
  await page.getByText('Por favor, preencha o campo Resumo.').first().waitFor()

  await fill(page, profile)
  await page.getByText(`${profile.headline.length} caracteres. O LinkedIn mostra até 220.`).waitFor()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Rascunho salvo').first().waitFor()
  const other = await context.newPage()
  await other.goto('/linkedin')
  expect(await other.textContent('main')).toContain('Dados encontrados - Clique em "Analisar Perfil"')
  expect(await other.inputValue('textarea[name="about"]')).toBe(profile.about)
  await picture(other, 'linkedin-rascunho')
  await other.close()

  await page.getByRole('button', { name: 'Analisar Perfil' }).click()
  await page.waitForSelector('#resultado [role="img"]')
  await page.getByText('Análise concluída').first().waitFor()
  expect(await page.getAttribute('html', 'data-same-page')).toBe('')
  const result = (await page.textContent('#resultado')) ?? ''
  for (const part of ['Pontos Fortes do Perfil', 'Headline Sugerida', 'Abra com o que você faz', 'Em busca de'])
    expect(result).toContain(part)
  await page.getByRole('button', { name: 'Copiar headline' }).click()
  await page.getByText('Headline copiada').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toStartWith('Auxiliar de Logística | ')
  expect(await page.textContent('form[action="/linkedin"]')).toContain('Suas análises do LinkedIn acabaram')

  for (const [size, viewport] of Object.entries({ phone, desk }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.reload()
      await awake(page)
      await picture(page, `linkedin-resultado-${size}-${colorScheme}`)
    }
  expect(complaints).toEqual([])
  await context.close()
})

test('without JavaScript: the same by plain forms, in English', async () => {
  const { context, page } = await person('linkedin-plain@exemplo.com', { javaScriptEnabled: false, locale: 'en-US' })
  await page.goto('/linkedin')
  await picture(page, 'linkedin-novo-en')
  await fill(page, { ...profile, about: 'Sou auxiliar de logística.' } as never)
  await page.getByRole('button', { name: 'Save draft' }).click()
  expect(await page.textContent('body')).toContain('Draft saved')
  await page.getByRole('button', { name: 'Analyze Profile' }).click()
  expect(new URL(page.url()).pathname).toBe('/linkedin')
  const result = (await page.textContent('#resultado')) ?? ''
  for (const part of ['Profile strengths', 'Suggested headline', 'Say a little more']) expect(result).toContain(part)
  await page.setViewportSize(phone)
  await picture(page, 'linkedin-resultado-en-phone')
  await context.close()
})
