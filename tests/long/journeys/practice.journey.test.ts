// What Premium sells, looked at closely in a real browser, and Basic beside it. All of it in one day, and what stays after it, is
// in premium.journey.test.ts.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { advert, linkedin } from '../../helpers/accounts/sample-accounts'
import { pdfResume } from '../../helpers/documents'
import { journey, phone, picture } from '../../helpers/journey'
import { looker } from '../../helpers/pages/axe'

setDefaultTimeout(120_000)

const there = journey()

/** Buys a plan at the test checkout, as anybody would. */
const buy = async (page: Page, planId: string) => {
  const data = { planId, billingCycle: 'monthly' }
  const { url } = await (await page.request.post('/api/create-checkout-session', { data })).json()
  await page.goto(url)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.waitForURL(/assinatura-sucesso/)
}
const sendResume = async (page: Page) => {
  const buffer = Buffer.from(await pdfResume())
  const resume = { name: 'joana.pdf', mimeType: 'application/pdf', buffer }
  expect((await page.request.post('/api/resume/analyze', { multipart: { resume } })).status()).toBe(200)
}
const asking = (what: string) =>
  `Analista de dados\n\nRequisitos:\n- SQL e Python\n- Power BI\n- ${what}\n- Inglês avançado\n\nAtividades:\n- Montar os painéis de vendas da diretoria\n- Apurar custos e margens de cada loja\n- Corrigir cadastros duplicados`
const saveVacancy = async (page: Page, title: string, text: string) => {
  await page.goto('/vagas')
  await page.getByLabel('Anúncio', { exact: true }).fill(text)
  await page.getByLabel('Nome da vaga').fill(title)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL(/\/vagas$/)
}

describe('Premium', () => {
  test('follows vacancies, practises, compares results and plans a week, and no page has a violation', async () => {
    // axe's own script is not the page's.
    const { page, complaints } = await there.member({ bypassCSP: true })
    const { look, found } = looker()
    await buy(page, 'premium')
    await sendResume(page)
    await page.request.post('/api/linkedin/analyze', { data: { ...linkedin, about: 'Sou analista.' } })
    await page.request.post('/api/linkedin/analyze', { data: linkedin })
    await page.request.post('/api/job/analyze', { data: { description: advert } })

    // Vacancies: saved, compared, moved.
    await saveVacancy(page, 'Analista de BI', asking('Looker'))
    await saveVacancy(page, 'Analista pleno', asking('Looker e dbt'))
    await page.getByRole('button', { name: 'Comparar', exact: true }).click()
    await page.waitForURL(/#pedem/)
    await page.getByRole('heading', { name: '2 de 2 pedem Looker, e seu currículo não mostra' }).waitFor()
    await look(page, 'vagas')
    await picture(page, 'vagas-1440')
    await page.getByRole('link', { name: 'Analista de BI' }).first().click()
    await page.getByLabel('Etapa').selectOption('interview')
    await page.getByLabel('Anotações').fill('Levar o portfólio.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    expect(await page.getByLabel('Anotações').inputValue()).toBe('Levar o portfólio.')
    await look(page, 'vaga')

    // Interview: for this vacancy, answered twice.
    await page.getByRole('link', { name: 'Treinar para esta' }).click()
    await look(page, 'entrevista')
    await page.getByRole('button', { name: 'Começar o treino' }).click()
    await page.waitForURL(/treino=/)
    expect(await page.getByText('Pergunta 1 de 6').count()).toBe(1)
    const field = page.getByLabel('O que você diria')
    await page.waitForSelector('[role="timer"]')
    await field.fill('A gente fazia isso, né, tipo todo dia.')
    await page.waitForTimeout(1_500)
    await page.getByRole('button', { name: 'Medir a resposta' }).click()
    await page.getByText('Diga qual foi a sua parte.').waitFor()
    await page
      .getByLabel('O que você diria')
      .fill('No mercado eu tinha que fechar o mês. Automatizei 14 relatórios. No fim caiu 32%.')
    await page.getByRole('button', { name: 'Medir a resposta' }).click()
    await page.getByText('“Automatizei 14 relatórios.”').waitFor()
    expect(await page.getByRole('columnheader', { name: /tentativa/ }).count()).toBeGreaterThanOrEqual(2)
    await look(page, 'pergunta')
    await picture(page, 'entrevista-1440')
    const practice = page.url()

    // History and the week.
    await page.goto('/historico?ferramenta=linkedin')
    await page
      .getByRole('img', { name: /LinkedIn: 2 notas/ })
      .first()
      .waitFor()
    const gains = await page.locator('tbody tr > td:last-child').allTextContents()
    const [total] = await page.locator('tfoot td:last-child').allTextContents()
    const number = (text: string) => Number(text.replace('\u2212', '-').replace('igual', '0'))
    expect(gains.reduce((sum, text) => sum + number(text), 0)).toBe(number(total ?? ''))
    await look(page, 'historico')
    await picture(page, 'historico-1440')
    await page.goto('/painel')
    await page.getByRole('button', { name: 'Montar o plano desta semana' }).click()
    await page.getByText(/0 de 3 feitos/).waitFor()
    await look(page, 'painel')

    // Cancelled: until the period ends all of it goes on, and what was written is there.
    expect((await page.request.post('/api/cancel-subscription', { data: {} })).ok()).toBe(true)
    await page.goto(practice)
    await page.getByText('“Automatizei 14 relatórios.”').first().waitFor()
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  test('is usable without JavaScript on a phone', async () => {
    const { page } = await there.member({ javaScriptEnabled: false, viewport: phone })
    await buy(page, 'premium')
    await sendResume(page)
    await page.goto('/entrevista')
    await page.getByRole('button', { name: 'Começar o treino' }).click()
    await page.getByLabel('O que você diria').fill('Eu organizei o fechamento do mês e no fim deu certo.')
    await page.getByRole('button', { name: 'Medir a resposta' }).click()
    expect(await page.getByText('O que a sua resposta mostrou').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    for (const title of ['Uma', 'Outra']) await saveVacancy(page, title, asking('Looker'))
    await page.getByRole('button', { name: 'Comparar', exact: true }).click()
    expect(await page.getByRole('heading', { name: /pedem Looker/ }).count()).toBe(1)
    for (const path of ['/vagas', '/historico', '/entrevista', '/painel']) {
      await page.goto(path)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, phone.width])
    }
  })
})

test('Basic beside Premium: one vacancy at a time, the full history, no practice, the same three points', async () => {
  const { page, complaints } = await there.member()
  await buy(page, 'basico')
  await sendResume(page)
  await sendResume(page)
  await saveVacancy(page, 'Analista de BI', asking('Looker'))
  await page.getByText('Seu plano acompanha uma vaga aberta por vez.').waitFor()
  expect(await page.getByRole('button', { name: 'Comparar', exact: true }).count()).toBe(0)
  const id = new URL(
    (await page.getByRole('link', { name: 'Analista de BI' }).first().getAttribute('href')) ?? '',
    page.url(),
  )
  const data = { estado: 'enviada', enviada_em: '2026-11-10', lembrete: '', curriculo: '', notas: 'ok' }
  const put = await page.request.put(`/api/vacancies/${id.searchParams.get('vaga')}`, { data })
  expect(await put.json()).toMatchObject({ estado: 'enviada', notas: 'ok' })
  await page.goto('/historico')
  await page.getByRole('heading', { name: 'Todas as análises' }).waitFor()
  await page.goto('/entrevista')
  await page.getByText('O treino faz parte do plano Premium').waitFor()
  await page.goto('/painel')
  await page.getByText('Sugestões da Semana').waitFor()
  expect(complaints).toEqual([])
})

test('a recording is made and played in the page alone: nothing of it is sent', async () => {
  const { context, page, complaints } = await there.member()
  await buy(page, 'premium')
  await sendResume(page)
  await page.goto('/entrevista')
  await page.getByRole('button', { name: 'Começar o treino' }).click()
  await page.waitForURL(/treino=/)
  await context.grantPermissions(['microphone'])
  // A microphone of the page's own making: there is none on a test machine.
  await page.evaluate(() => {
    const sound = new AudioContext()
    const tone = sound.createOscillator()
    const to = sound.createMediaStreamDestination()
    tone.connect(to)
    tone.start()
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(to.stream)
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Gravar e ouvir' }).click()
  await page.getByText('Gravando').waitFor()
  await page.waitForTimeout(1_300)
  await page.getByRole('button', { name: 'Parar' }).click()
  const player = page.locator('audio')
  await player.waitFor()
  expect(await player.getAttribute('src')).toMatch(/^blob:/)
  expect(await page.getByRole('timer').getAttribute('aria-label')).not.toContain('0:00')
  expect(sent).toEqual([])
  expect(complaints).toEqual([])
})
