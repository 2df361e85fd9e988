// Premium in a real browser: bought, everything on its list used the same day, then lost at the cycle's end with all that was
// written still there. Runs in this process, whose clock is turned to the end of the cycle.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { contents, type Feature, features } from '../../../src/billing/features'
import { ptBR } from '../../../src/i18n/pt-BR'
import { ensureAdmin } from '../../../src/server/admin/operator/operator'
import { createFetch } from '../../../src/server/app'
import { sweep } from '../../../src/server/jobs/billing-sweep'
import { unfold } from '../../gallery/states'
import { adminAccount, advert, linkedin } from '../../helpers/accounts/sample-accounts'
import { type TestApp, testApp } from '../../helpers/app'
import { launchBrowser } from '../../helpers/browser'
import { pdfResume } from '../../helpers/documents'
import { complaintsOf, desk, hydrated, picture } from '../../helpers/journey'
import { portrait } from '../../helpers/pages/pictures'
import { freePort } from '../../helpers/server'

setDefaultTimeout(240_000)

const day = 86_400_000
const password = 'segredo-1'

let app: TestApp
let server: Bun.Server<undefined>
let browser: Browser
let page: Page
let complaints: string[]

const sessionOf = async (email: string, nome: string) => {
  const context = await browser.newContext({ viewport: desk, locale: 'pt-BR', baseURL: String(server.url) })
  const data = { nome, email, senha: password, aceitarTermos: true }
  expect((await context.request.post('/api/register', { data })).status()).toBe(201)
  return context
}
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(app.core.clock() + days * day)

/** A mentor gives hours, so that mentoring is sold. */
const offerHours = async () => {
  const rita = await sessionOf('rita@exemplo.com.br', 'Rita Albuquerque')
  const admin = await browser.newContext({ baseURL: String(server.url) })
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha } = adminAccount
  await admin.request.post('/api/login', { data: { email, senha } })
  await admin.request.post('/admin/mentoria', { form: { acao: 'nomear', email: 'rita@exemplo.com.br' } })
  await rita.request.post('/mentor', {
    form: {
      ...{ acao: 'oferecer', dia: dayAhead(3), das: '18:00', ate: '21:20', minutos: '50', semanas: '1' },
      ...{ link: 'https://chamada.exemplo.com.br/rita', sobre: 'Gerente de dados, contrata há 12 anos' },
    },
  })
  await Promise.all([rita.close(), admin.close()])
}

beforeAll(async () => {
  const port = await freePort()
  app = await testApp({ ...adminAccount, PUBLIC_URL: `http://localhost:${port}` })
  await ensureAdmin(app.core, { email: adminAccount.ADMIN_EMAIL, password: adminAccount.ADMIN_PASSWORD })
  const answer = createFetch(app.core, app.setup)
  server = Bun.serve({ hostname: 'localhost', port, idleTimeout: 60, fetch: (request, self) => answer(request, self) })
  browser = await launchBrowser()
  await offerHours()
  const celia = await sessionOf('celia@exemplo.com.br', 'Célia Ramos')
  page = await celia.newPage()
  complaints = complaintsOf(page)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop(true)
  await app?.close()
})

const main = () => page.locator('main')
const saveVacancy = async (title: string, text: string) => {
  await page.goto('/vagas')
  await page.getByLabel('Anúncio', { exact: true }).fill(text)
  await page.getByLabel('Nome da vaga').fill(title)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL(/\/vagas$/)
}
const analyse = async (path: string) => {
  await page.click(`form[action="${path}"] button[type="submit"]`)
  await page.waitForSelector('#resultado [role="img"]')
}
const report = async (): Promise<string> => {
  await page.goto('/curriculo')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[href*="relatorio.pdf"]').first().click(),
  ])
  const pdf = await getDocumentProxy(await Bun.file(await download.path()).bytes())
  return (await extractText(pdf, { mergePages: true })).text
}
const answers = ['A gente fazia isso, né, tipo todo dia.', 'Automatizei 14 relatórios e no fim caiu 32%.']
const asking = (what: string) =>
  `Analista de dados\n\nRequisitos:\n- SQL e Python\n- Power BI\n- ${what}\n- Inglês avançado\n\nAtividades:\n- Montar os painéis de vendas da diretoria\n- Apurar custos e margens de cada loja\n- Corrigir cadastros duplicados`

/** How each feature is used by hand; a feature that gets content has to get its step here. */
const steps: Readonly<Record<Feature, () => Promise<void>>> = {
  analise_foto: async () => {
    await page.goto('/foto-perfil')
    await hydrated(page, 'input[name="photo"]')
    const buffer = Buffer.from(await portrait())
    await page.setInputFiles('input[name="photo"]', { name: 'retrato.png', mimeType: 'image/png', buffer })
    await analyse('/foto-perfil')
  },
  analise_linkedin: async () => {
    for (const about of ['Sou analista.', linkedin.about]) {
      await page.goto('/linkedin')
      // The form of somebody who has a result is folded.
      await page.waitForSelector('x-island[data-hydrated] input[name="headline"]', { state: 'attached' })
      await unfold(page)
      await page.fill('input[name="headline"]', linkedin.headline)
      await page.fill('textarea[name="about"]', about)
      await page.fill('textarea[name="experience"]', linkedin.experience)
      const answer = page.waitForResponse((one) => one.url().endsWith('/api/linkedin/analyze'))
      await analyse('/linkedin')
      expect((await answer).status()).toBe(200)
    }
  },
  analise_curriculo: async () => {
    await page.goto('/curriculo')
    await hydrated(page, 'input[name="resume"]')
    const buffer = Buffer.from(await pdfResume())
    await page.setInputFiles('input[name="resume"]', { name: 'celia.pdf', mimeType: 'application/pdf', buffer })
    await analyse('/curriculo')
  },
  scanner_vagas: async () => {
    await page.goto('/scanner-vagas#enviar')
    await hydrated(page, 'textarea')
    await page.fill('textarea', advert)
    await analyse('/scanner-vagas')
  },
  historico_completo: async () => {
    await page.goto('/historico?ferramenta=linkedin')
    await page.getByRole('heading', { name: 'Duas análises, lado a lado' }).waitFor()
    await page
      .getByRole('img', { name: /LinkedIn: 2 notas/ })
      .first()
      .waitFor()
  },
  exportar_pdf: async () => expect(await report()).toContain('Análise de currículo'),
  relatorios_detalhados: async () => expect(await report()).toContain(ptBR.report.worth),
  templates_premium: async () => {
    await page.goto('/planos')
    const card = page.locator('article', { has: page.getByRole('heading', { name: 'Premium', exact: true }) })
    await card.getByText('Templates premium Breve').waitFor()
  },
  suporte_prioritario: async () => {
    await page.goto('/suporte')
    await hydrated(page, 'textarea[name="message"]')
    await page.selectOption('select[name="subject"]', 'problema-analise')
    await page.fill('textarea[name="message"]', 'A análise parou na metade.')
    await page.getByRole('button', { name: 'Enviar Mensagem' }).click()
    await page
      .getByText(/Respondemos até \d/)
      .first()
      .waitFor()
  },
  mentoria_mensal: async () => {
    await page.goto('/mentoria')
    await page.locator('input[name="hora"]').first().check({ force: true })
    await page.getByLabel('Sobre o que você quer conversar?').fill('Como eu falo do tempo parada?')
    await page.getByRole('button', { name: 'Marcar este horário' }).click()
    await page.getByText('Sua conversa com Rita Albuquerque é').waitFor()
    await page.getByLabel('Suas anotações').fill('Falar das 20 marmitas por dia.')
    await page.getByRole('button', { name: 'Guardar anotações' }).click()
    await page.getByText('Guardado').waitFor()
  },
  simulacao_entrevista: async () => {
    await page.goto('/entrevista')
    await page.getByRole('button', { name: 'Começar o treino' }).click()
    await page.waitForURL(/treino=/)
    for (const text of answers) {
      await page.waitForSelector('[role="timer"]')
      await page.getByLabel('O que você diria').fill(text)
      await page.getByRole('button', { name: 'Medir a resposta' }).click()
      await page.getByText(`“${text}”`).first().waitFor()
    }
  },
  analises_avancadas: async () => {
    await saveVacancy('Analista de BI', asking('Looker'))
    await saveVacancy('Analista pleno', asking('Looker e dbt'))
    await page.getByRole('button', { name: 'Comparar', exact: true }).click()
    await page.getByRole('heading', { name: '2 de 2 pedem Looker, e seu currículo não mostra' }).waitFor()
    await page.getByRole('link', { name: 'Analista de BI' }).first().click()
    await page.getByLabel('Etapa').selectOption('interview')
    await page.getByLabel('Anotações').fill('Levar o portfólio.')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.waitForLoadState()
    expect(await page.getByLabel('Anotações').inputValue()).toBe('Levar o portfólio.')
  },
  sugestoes_personalizadas: async () => {
    await page.goto('/painel')
    await page.getByRole('button', { name: 'Montar o plano desta semana' }).click()
    await page.getByText(/0 de 3 feitos/).waitFor()
  },
}

test('Premium is bought, and everything on its list is used the same day', async () => {
  await page.goto('/planos')
  await hydrated(page, 'button[formaction="/planos/assinar"]')
  const card = page.locator('article', { has: page.getByRole('heading', { name: 'Premium', exact: true }) })
  await card.getByRole('button', { name: 'Assinar Plano' }).click()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.getByRole('heading', { name: 'Assinatura Confirmada!' }).waitFor()
  const listed = await page.locator('main li').allTextContents()
  const labels = ptBR.plans.features
  for (const feature of features) {
    // What the success page calls theirs is among what is used below.
    if (contents[feature] === null) expect(listed).not.toContain(labels[feature])
    await steps[feature]()
  }
  const names = new Set<string>([...Object.values(labels), ptBR.plans.amount.unlimited])
  expect(listed.filter((line) => !names.has(line.trim()))).toEqual([])
  expect(complaints).toEqual([])
})

test('at the cycle’s end the plan is lost, and what was written stays', async () => {
  await page.goto('/planos')
  await hydrated(page, 'form[action="/planos/gerenciar"]')
  await page.getByRole('link', { name: 'Cancelar Assinatura' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar Assinatura' }).click()
  await page.getByText('Assinatura cancelada').waitFor()
  app.turn(32 * day)
  await sweep(app.core)
  const email = 'celia@exemplo.com.br'
  expect((await page.request.post('/api/login', { data: { email, senha: password } })).ok()).toBe(true)

  await page.goto('/painel')
  expect(await main().textContent()).not.toContain('Seu plano da semana')
  await picture(page, 'premium-lost-painel')
  await page.goto('/planos')
  expect(await main().textContent()).not.toContain('Você está no')

  await page.goto('/vagas')
  await picture(page, 'premium-lost-vagas')
  expect(await page.getByRole('button', { name: /^Comparar/ }).count()).toBe(0)
  // An interview is prepared without the practice, which the plan no longer has.
  expect(await page.locator('main a[href*="/entrevista"]').count()).toBe(0)
  await page.getByRole('link', { name: 'Analista de BI', exact: true }).first().click()
  expect(await page.getByLabel('Anotações').inputValue()).toBe('Levar o portfólio.')
  await page.getByLabel('Anotações').fill('Fui chamada.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.waitForLoadState()
  await page.reload()
  expect(await page.getByLabel('Anotações').inputValue()).toBe('Fui chamada.')

  await page.goto('/entrevista')
  await page.getByText('O que você já respondeu continua aqui').waitFor()
  await picture(page, 'premium-lost-entrevista')
  await page.locator('main a[href*="treino="]').first().click()
  await page.getByText(`“${answers[1]}”`).first().waitFor()
  expect(await page.getByRole('button', { name: 'Medir a resposta' }).count()).toBe(0)

  await page.goto('/mentoria')
  expect(await page.inputValue('textarea[name="texto"]')).toBe('Falar das 20 marmitas por dia.')
  expect(await page.locator('input[name="hora"]').count()).toBe(0)
  await picture(page, 'premium-lost-mentoria')
  await page.goto('/historico')
  await page.getByText('O histórico completo está em outros planos').waitFor()
  await picture(page, 'premium-lost-historico')
  await page.goto('/suporte')
  await page.getByText('A análise parou na metade.').waitFor()
  for (const path of ['/curriculo', '/linkedin', '/foto-perfil', '/scanner-vagas']) {
    await page.goto(path)
    await page.locator('#resultado [role="img"]').first().waitFor()
    expect([path, await page.locator('a[href*="relatorio.pdf"]').count()]).toEqual([path, 0])
  }
  expect((await page.request.get('/curriculo/relatorio.pdf')).status()).toBe(403)
  await page.goto('/notificacoes')
  await page.getByText('Seu Plano Premium terminou').first().waitFor()
  await picture(page, 'premium-lost-notificacoes')
  expect(complaints).toEqual([])
})
