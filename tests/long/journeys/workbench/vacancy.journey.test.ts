// A draft beside an advert, in the browser: what it asks becomes a question, the figure moves as one types, and a version of its
// own is sent; in both languages and themes, on a phone and at a desk.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { desk, hydrated, journey, phone, picture } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'
import { cutTexts } from '../../../helpers/pages/cut'

setDefaultTimeout(240_000)

const on = journey()

const advert = `Merendeira
Requisitos
- Experiência com cardápio e ficha técnica
- Boas práticas de manipulação de alimentos
- Controle de estoque
- Panificação
Atividades
- Preparar refeições para 300 crianças por dia
- Organizar a cozinha e o estoque seco da escola`

const buy = async (page: Page) => {
  const data = { planId: 'premium', billingCycle: 'monthly' }
  const { url } = await (await page.request.post('/api/create-checkout-session', { data })).json()
  await page.goto(url)
  await page.getByRole('button', { name: /^(Pagar|Pay)$/ }).click()
  await page.waitForURL(/assinatura-sucesso/)
}

const begin = async (page: Page) => {
  await page.goto('/curriculo/oficina')
  await page.locator('form:has(input[value=vazio]) button').click()
}

/** At every width, a question, the folded sections and the page: axe in both themes, nothing cut off, nothing that scrolls sideways. */
const lookAround = async (page: Page, look: (page: Page, state: string) => Promise<void>) => {
  for (const width of [320, 720, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const view of [/^(Escrever|Write)$/, /^(Próxima|Next)$/, /^(Partes|Sections)$/, /^(Página|Page)$/]) {
      const button = page.getByRole('button', { name: view })
      if (await button.isVisible()) await button.click()
      const state = `oficina-vaga-${width}-${view.source.slice(2, 6)}`
      await look(page, state)
      await picture(page, state)
      expect([state, await cutTexts(page)]).toEqual([state, []])
    }
  }
}

for (const [name, options, colorScheme, locale] of [
  ['desk', { viewport: desk }, 'light', 'pt-BR'],
  ['phone', { viewport: phone }, 'dark', 'en-US'],
] as const)
  test(`a version for a vacancy on a ${name}, ${colorScheme}, ${locale}`, async () => {
    const { page, complaints } = await on.member({ ...options, colorScheme, locale, bypassCSP: true }, 'Célia Ramos')
    const { look, found } = looker()
    await buy(page)
    const saved = await page.request.post('/api/vacancies', {
      data: { titulo: 'Merenda, rede municipal', anuncio: advert },
    })
    const { id } = await saved.json()
    await begin(page)
    await page.goto(`/curriculo/oficina?vaga=${id}`)
    await hydrated(page, '#partes')
    await page.getByRole('button', { name: /Fazer uma versão|Make a version/ }).click()
    await page.waitForURL(/rascunho=/)
    await hydrated(page, '#partes')
    const asks = page.locator('a', { hasText: 'Controle de estoque' }).first()
    await (name === 'phone' ? page.getByRole('button', { name: /Próxima|Next/ }) : asks).click()
    const answer = page.locator('[data-ask] textarea').first()
    await answer.fill('Fiz o controle de estoque e o cardápio da semana para 300 crianças')
    const figure = async () =>
      Number(
        /\d+/.exec((await page.locator('[role=img][aria-label*="%"]').first().getAttribute('aria-label')) ?? '')?.[0],
      )
    const before = await figure()
    await page
      .getByRole('button', { name: /Pôr como linha nova|Add it as a new line/ })
      .first()
      .click()
    await page.waitForFunction(
      (known) =>
        Number(
          /\d+/.exec(document.querySelector('[role=img][aria-label*="%"]')?.getAttribute('aria-label') ?? '')?.[0],
        ) > known,
      before,
    )
    await page.waitForTimeout(2_500)
    await look(page, `oficina-vaga-${name}`)
    await picture(page, `oficina-vaga-${name}`)
    await lookAround(page, look)
    expect(found).toEqual([])
    await page.setViewportSize(options.viewport)
    await page.getByRole('button', { name: /Marcar como enviada|Mark as sent/ }).click()
    await page
      .getByText(/Enviada em|Sent on/)
      .first()
      .waitFor()
    expect(
      (
        await page.request.get(
          `/curriculo/oficina/curriculo.docx?rascunho=${new URL(page.url()).searchParams.get('rascunho')}`,
        )
      ).status(),
    ).toBe(200)
    expect([found, complaints]).toEqual([[], []])
  })
