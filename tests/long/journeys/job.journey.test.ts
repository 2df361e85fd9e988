// The job scanner as people use it, in a real browser on the executable: with and without JavaScript, both languages,
// both themes, phone and desk. Pictures are left in test-artifacts/.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdfResume } from '../../helpers/documents'
import { desk, journey, phone, picture as screenshot } from '../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const advert = `Analista de Dados Sênior

Sobre a empresa
Somos referência em varejo, com 20 anos de mercado.

Responsabilidades
- Construir painéis e relatórios de indicadores para a diretoria
- Liderar a migração de relatórios e treinar as equipes das filiais

Requisitos
- Experiência de 5 anos com SQL e Python
- Power BI avançado e modelagem de dados
- Vivência com liderança de equipes
- Conhecimento em Git e metodologias ágeis
- Inglês avançado
- Ensino superior completo em Estatística ou áreas afins
- Atuação presencial em Campinas, SP

Diferenciais
- Airflow e dbt
- Conhecimento em Snowflake

Benefícios
- Vale refeição e plano de saúde`

let pdf: { name: string; mimeType: string; buffer: Buffer }
const on = journey()
beforeAll(async () => {
  pdf = { name: 'joana-prado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume()) }
})

const sizes = { phone, desk }

let people = 0
const register = async (page: Page) => {
  await page.goto('/?tab=registrar#auth')
  await page.fill('input[name="nome"]', 'Joana Prado')
  await page.fill('input[name="email"]', `scanner${++people}@exemplo.com.br`)
  await page.fill('input[name="senha"]', 'segredo-1')
  await page.fill('input[name="confirmarSenha"]', 'segredo-1')
  await page.check('input[name="aceitarTermos"]')
  await page.locator('form[action="/registrar"] button[type="submit"]').click()
  await page.waitForURL('**/painel')
}

const sendResume = async (page: Page, script = true) => {
  await page.goto('/curriculo')
  if (script) await page.waitForSelector('x-island[data-hydrated] input[name="resume"]')
  await page.setInputFiles('input[name="resume"]', pdf)
  await page.click('form[action="/curriculo"] button[type="submit"]')
  await page.waitForSelector('#resultado [role="img"]')
}

const picture = async (page: Page, name: string, size: keyof typeof sizes, colorScheme: 'light' | 'dark') => {
  await page.setViewportSize(sizes[size])
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto('/scanner-vagas')
  await screenshot(page, `scanner-vagas-${name}-${size}-${colorScheme}`)
}

test('a newcomer is sent to the résumé first, then scans a job without a reload', async () => {
  const { context, page, complaints } = await on.openSession()
  await register(page)
  await page.goto('/scanner-vagas')
  expect(await page.textContent('main')).toContain('Envie seu currículo antes de analisar uma vaga.')
  expect(await page.locator('main a[href="/curriculo"]').count()).toBe(1)
  await picture(page, 'sem-curriculo', 'desk', 'light')
  await sendResume(page)
  await page.goto('/scanner-vagas')
  expect(await page.textContent('main')).toContain('Nenhuma análise encontrada')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.waitForSelector('x-island[data-hydrated] textarea')
  const submit = page.locator('form[action="/scanner-vagas"] button[type="submit"]')
  await submit.click()
  await page.getByText('Por favor, cole a descrição da vaga para análise.').first().waitFor()
  await page.fill('textarea', 'Vaga de analista')
  await submit.click()
  await page.getByText('Descrição muito curta').waitFor()
  await page.fill('textarea', advert)
  await submit.click()
  await page.waitForSelector('#resultado [role="img"]')
  expect(await page.getAttribute('html', 'data-same-page')).toBe('')
  await page.getByText('Análise concluída').first().waitFor()
  // It is announced; no toast covers the result.
  expect(await page.locator('[role="status"] button').count()).toBe(0)
  const text = (await page.textContent('#resultado')) ?? ''
  for (const part of [
    'Lado a lado',
    'Você mostra na experiência',
    'você tem isso?',
    'Condições da vaga',
    'Local: Campinas',
  ])
    expect(text).toContain(part)
  await page.goto('/painel')
  expect(await page.textContent('main')).toContain('Scanner de Palavras-Chave')
  expect(complaints).toEqual([])
  await context.close()
})

test('without JavaScript a form does the same, and keeps what was typed', async () => {
  const { context, page } = await on.openSession({ javaScriptEnabled: false })
  await register(page)
  await sendResume(page, false)
  await page.goto('/scanner-vagas')
  await page.fill('textarea', 'curta demais')
  await page.click('form[action="/scanner-vagas"] button[type="submit"]')
  expect(await page.textContent('main')).toContain('Por favor, forneça uma descrição mais detalhada da vaga.')
  expect(await page.inputValue('textarea')).toBe('curta demais')
  await page.fill('textarea', advert)
  await page.click('form[action="/scanner-vagas"] button[type="submit"]')
  expect(await page.textContent('#resultado')).toContain('Lado a lado')
  expect((await page.inputValue('textarea')).startsWith('Analista de Dados Sênior')).toBe(true)
  await context.close()
})

/** A theme changes colours alone, which only the pictures of the long tier show. */
const themes = process.env.LONG ? (['light', 'dark'] as const) : (['light'] as const)

test.each(['pt-BR', 'en-US'] as const)('in %s the result fits phone and desk', async (locale) => {
  const { context, page, complaints } = await on.openSession({ locale })
  await register(page)
  await sendResume(page)
  const sent = await page.request.post('/api/job/analyze', {
    data: { description: advert },
    headers: { origin: on.server.url },
  })
  expect(sent.status()).toBe(200)
  for (const size of ['phone', 'desk'] as const) for (const theme of themes) await picture(page, locale, size, theme)
  expect(complaints).toEqual([])
  await context.close()
})
