// The LinkedIn tool as people use it, in a real browser on the executable. Pictures are left in test-artifacts/.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { profiles } from '../fixtures/profiles'
import { desk, journey, phone, picture } from '../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const profile = profiles.auxiliarLogistica

const on = journey()

const hydrated = (page: Page) => page.waitForSelector('x-island[data-hydrated] input[name="headline"]')
const fill = async (page: Page, texts: typeof profile) => {
  await page.fill('input[name="headline"]', texts.headline)
  await page.fill('textarea[name="about"]', texts.about)
  await page.fill('textarea[name="experience"]', texts.experience)
}

test('with JavaScript: a draft is saved, the texts are analysed in place, the headline is copied', async () => {
  const { context, page, complaints } = await on.member({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  })
  await page.goto('/linkedin')
  expect(await page.textContent('main')).toContain('Nenhuma análise encontrada')
  await hydrated(page)
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
  // Beside the tips the texts stand open, and a tip leads to its own.
  await page.locator('a[href="#texto-about"]').first().click()
  expect(new URL(page.url()).hash).toBe('#texto-about')
  expect(await page.locator('textarea[name="about"]').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Copiar headline' }).click()
  await page.getByText('Headline copiada').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toStartWith('Auxiliar de Logística | ')
  expect(await page.textContent('form[action="/linkedin"]')).toContain('Suas análises do LinkedIn acabaram')

  for (const [size, viewport] of Object.entries({ phone, desk }))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.reload()
      // On a phone the form is folded.
      await page.waitForSelector('x-island[data-hydrated] input[name="headline"]', { state: 'attached' })
      await picture(page, `linkedin-resultado-${size}-${colorScheme}`)
    }
  expect(complaints).toEqual([])
  await context.close()
})

test('without JavaScript: the same by plain forms, in English', async () => {
  const { context, page } = await on.member({ javaScriptEnabled: false, locale: 'en-US' })
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
