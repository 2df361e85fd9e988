// The panel as an admin uses it, in a real browser on the executable: with the keyboard, on a phone, in both languages,
// and without JavaScript.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { visitor } from '../../helpers/accounts/visitor'
import { screenshot } from '../../helpers/browser'
import { pdfResume } from '../../helpers/documents'
import { desk, journey, phone } from '../../helpers/journey'

setDefaultTimeout(60_000)

const chief = { ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo1' }

let first: string
const names = ['Ana Beatriz Lima', 'Davi Nogueira', 'José Évora', 'Rui Tavares', 'Ximena Prado']

const entering = async (options: BrowserContextOptions = {}) => {
  const entered = await on.openSession({ reducedMotion: 'reduce', ...options })
  entered.page.setDefaultTimeout(10_000)
  const data = { email: chief.ADMIN_EMAIL, senha: chief.ADMIN_PASSWORD }
  expect((await entered.page.request.post('/api/login', { data })).status()).toBe(200)
  return entered
}

const on = journey(chief)
beforeAll(async () => {
  const pdf = await pdfResume()
  for (const [n, nome] of names.entries()) {
    const person = visitor(on.server.url)
    const made = await person.post('/api/register', {
      ...{ nome, email: `pessoa${n}@exemplo.com.br`, senha: 'segredo1', aceitarTermos: true },
    })
    const { id } = (await made.json()) as { id: string }
    if (n === 0) first = id
    if (n < 3) await person.upload('curriculo.pdf', pdf)
    if (n === 0) await person.upload('nada.pdf', new TextEncoder().encode('isto não é um PDF'))
  }
  await visitor(on.server.url).post('/api/support/contact', {
    ...{
      name: 'Rui Sá',
      email: 'rui@exemplo.com',
      subject: 'duvida-planos',
      message: 'Quanto custa o plano?\nObrigado.',
    },
  })
})

const toast = (page: Page, text: string) => page.locator('section[tabindex="-1"]').getByText(text).waitFor()
const hydrated = (page: Page) =>
  page.locator('[data-region] x-island[data-hydrated] > span').first().waitFor({ state: 'attached' })
const rowOf = (page: Page, name: string) => page.locator('tr', { hasText: name })
/** Nothing is wider than the window, so the page never scrolls sideways. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

describe('people', () => {
  test('are searched, reset, deactivated and deleted without leaving the page', async () => {
    const { context, page, complaints } = await entering()
    await page.goto('/admin')
    await hydrated(page)
    await screenshot(page, 'admin-1440')
    await page.getByRole('searchbox').fill('evora jose')
    await page.keyboard.press('Enter')
    await page.getByText('1 pessoa').waitFor()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/admin')

    await rowOf(page, 'José Évora').getByRole('link', { name: 'Redefinir a senha de José Évora', exact: true }).click()
    const reset = page.getByRole('dialog', { name: 'Redefinir senha' })
    const confirm = reset.getByRole('button', { name: 'Redefinir' })
    expect(await confirm.isDisabled()).toBe(true)
    await reset.getByLabel('Nova senha').fill('12345')
    expect(await confirm.isDisabled()).toBe(true)
    await reset.getByLabel('Nova senha').fill('482-91')
    await reset.getByLabel('Motivo').selectOption('request')
    await screenshot(page, 'admin-senha-1440')
    await confirm.click()
    await toast(page, 'Senha redefinida')
    const again = await page.request.post('/api/login', { data: { email: 'pessoa2@exemplo.com.br', senha: '482-91' } })
    expect(again.status()).toBe(200)
    await page.request.post('/api/login', { data: { email: chief.ADMIN_EMAIL, senha: chief.ADMIN_PASSWORD } })

    await rowOf(page, 'José Évora').getByRole('link', { name: 'Desativar José Évora', exact: true }).click()
    const why = page.getByRole('dialog', { name: 'Mudar a situação' })
    await why.getByLabel('Motivo').selectOption('abuse')
    await screenshot(page, 'admin-situacao-1440')
    await why.getByRole('button', { name: 'Desativar' }).click()
    await toast(page, 'Status alterado')
    await rowOf(page, 'José Évora').getByText('Inativo').waitFor()
    await hydrated(page)
    await rowOf(page, 'José Évora').getByRole('link', { name: 'Ativar José Évora', exact: true }).click()
    await why.getByRole('button', { name: 'Ativar' }).click()
    await rowOf(page, 'José Évora').getByText('Ativo', { exact: true }).waitFor()
    await hydrated(page)

    await rowOf(page, 'José Évora').getByRole('link', { name: 'Deletar José Évora', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Deletar usuário' })
    await question.getByText('Tem certeza que deseja deletar este usuário? Esta ação não pode ser desfeita.').waitFor()
    await screenshot(page, 'admin-deletar-1440')
    await page.keyboard.press('Escape')
    expect(await question.isVisible()).toBe(false)
    await rowOf(page, 'José Évora').getByRole('link', { name: 'Deletar José Évora', exact: true }).click()
    await question.getByLabel('Motivo').selectOption('request')
    await question.getByRole('button', { name: 'Deletar' }).click()
    await toast(page, 'Usuário deletado')
    await page.getByText('Ninguém encontrado').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a failure is shown with the specification’s text, and the page stays', async () => {
    const { context, page } = await entering()
    await page.goto('/admin')
    await hydrated(page)
    await page.route('**/api/admin/**', (route) => route.abort())
    await rowOf(page, 'Davi Nogueira').getByRole('link', { name: 'Desativar Davi Nogueira', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
    await toast(page, 'Erro ao alterar status')
    await page.keyboard.press('Escape')
    await rowOf(page, 'Davi Nogueira').getByRole('link', { name: 'Deletar Davi Nogueira', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Motivo').selectOption('request')
    await page.getByRole('dialog').getByRole('button', { name: 'Deletar' }).click()
    await toast(page, 'Erro ao deletar usuário')
    await page.keyboard.press('Escape')
    await rowOf(page, 'Davi Nogueira')
      .getByRole('link', { name: 'Redefinir a senha de Davi Nogueira', exact: true })
      .click()
    await page.getByRole('dialog').getByLabel('Nova senha').fill('482-91')
    await page.getByRole('dialog').getByRole('button', { name: 'Redefinir' }).click()
    await toast(page, 'Erro ao redefinir senha')
    await context.close()
  })

  test('without JavaScript are managed by forms and links alone', async () => {
    const { context, page } = await entering({ javaScriptEnabled: false })
    await page.goto('/admin?busca=ximena')
    await page.getByRole('link', { name: 'Desativar Ximena Prado', exact: true }).click()
    await page.getByLabel('Motivo').first().selectOption('security')
    await page.getByRole('button', { name: 'Desativar', exact: true }).click()
    await page.getByText('Status alterado').waitFor()
    await rowOf(page, 'Ximena Prado').getByText('Inativo').waitFor()
    await rowOf(page, 'Ximena Prado')
      .getByRole('link', { name: 'Redefinir a senha de Ximena Prado', exact: true })
      .click()
    await page.getByLabel('Nova senha').fill('482-91')
    await page.getByRole('button', { name: 'Redefinir', exact: true }).click()
    await page.getByText('Senha redefinida', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Deletar Ximena Prado', exact: true }).click()
    await page.getByLabel('Motivo').first().selectOption('request')
    await page.getByRole('button', { name: 'Deletar', exact: true }).click()
    await page.getByText('Usuário deletado').waitFor()
    await page.goto('/admin?busca=ximena')
    await page.getByText('Ninguém encontrado').waitFor()
    await context.close()
  })
})

test('a person’s page explains what is left of the quota, and opens personal data for a reason', async () => {
  const { context, page, complaints } = await entering()
  await page.goto(`/admin/usuarios/${first}`)
  await page.getByRole('heading', { name: 'Por que restam 3?' }).waitFor()
  await page.getByText('A prova').first().click()
  await screenshot(page, 'admin-pessoa-1440')
  expect(await page.getByText('Oculto:').count()).toBeGreaterThan(0)
  await page.locator('summary', { hasText: 'Abrir os dados pessoais' }).click()
  await page.locator('form', { hasText: 'Mostra por 15 minutos' }).getByLabel('Motivo').selectOption('support')
  await page.getByRole('button', { name: 'Abrir os dados pessoais' }).click()
  await page.getByText('Dados pessoais abertos até').waitFor()
  await page.getByText('"email": "pessoa0@exemplo.com.br"').first().waitFor()
  expect(await page.getByText('Oculto:').count()).toBe(0)
  await page.goto('/admin/auditoria')
  await page.getByText('Dados pessoais abertos').first().waitFor()
  await screenshot(page, 'admin-auditoria-1440')
  expect(complaints).toEqual([])
  await context.close()
})

test('messages are marked as answered in place', async () => {
  const { context, page, complaints } = await entering()
  await page.goto('/admin/suporte')
  await hydrated(page)
  await screenshot(page, 'admin-suporte-1440')
  await page.getByRole('button', { name: 'Marcar como respondida' }).click()
  await toast(page, 'Mensagem marcada como respondida')
  await page.getByText('Nenhuma sem resposta').waitFor()
  await page.getByRole('link', { name: 'Respondidas' }).click()
  await page.getByText('Respondida hoje').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('axe finds nothing on a person’s page, what it asks and what it opens, nor in the dialogs of the list', async () => {
  const { context, page } = await entering({ bypassCSP: true })
  const found: string[] = []
  const look = async (state: string) => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source })
    const ids = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)
    })
    found.push(...ids.map((id) => `${state}: ${id}`))
  }
  for (const query of ['', '?acao=senha', '?acao=status', '?acao=deletar']) {
    await page.goto(`/admin/usuarios/${first}${query}`)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    })
    await look(`person ${query}`)
  }
  await page.goto('/admin')
  await hydrated(page)
  for (const title of ['Redefinir a senha de Davi Nogueira', 'Deletar Davi Nogueira']) {
    await page.getByTitle(title).click()
    await page.getByRole('dialog').waitFor()
    await look(title)
    await page.keyboard.press('Escape')
  }
  expect(found).toEqual([])
  await context.close()
})

const pages = ['/admin', '/admin/estatisticas', '/admin/suporte', '/admin/auditoria'] as const

describe.each([
  ['pt-BR', 'light', desk],
  ['en-US', 'dark', desk],
  ['pt-BR', 'dark', phone],
  ['en-US', 'light', phone],
  ['pt-BR', 'light', { width: 768, height: 1024 }],
] as const)('in %s, %s', (locale, colorScheme, viewport) => {
  test(`every page fits ${viewport.width} px and speaks the language`, async () => {
    const { context, page, complaints } = await entering({ locale, colorScheme, viewport })
    for (const path of [...pages, `/admin/usuarios/${first}`]) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      expect([path, await fits(page)]).toEqual([path, true])
      const name = path.startsWith('/admin/usuarios') ? 'pessoa' : path.slice(1).replace('/', '-')
      await screenshot(page, `painel-${name}-${viewport.width}-${colorScheme}-${locale.slice(0, 2)}`)
    }
    expect(await page.locator('nav[aria-label="Administration"] a').first().textContent()).toContain(
      locale === 'pt-BR' ? 'Visão geral' : 'Overview',
    )
    expect(complaints).toEqual([])
    await context.close()
  })
})
