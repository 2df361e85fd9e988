// Every page in every state a person meets: who looks, and how the state is reached. No step reads a text, so that each
// can be taken in both languages.
import type { Page } from 'playwright-core'
import { pagesOf } from '../helpers/accounts/sample-accounts'
import type { Who } from './people'

export type State = {
  readonly name: string
  readonly who: Who
  /** Brings the page into the state; `person` is the id of somebody an admin looks at. */
  readonly open: (page: Page, person: string) => Promise<void>
}

const at =
  (path: string): State['open'] =>
  async (page) => {
    await page.goto(path)
  }
const page = (who: Who, path: string, name = path): State => ({ name: `${who} ${name}`, who, open: at(path) })

const hydrated = (on: Page, within: string) => on.waitForSelector(`x-island[data-hydrated] ${within}`)
const shown = (on: Page, what: string) => on.locator(what).first().waitFor()
const dialog = 'dialog:modal'
const error = '[aria-invalid="true"]'
const toast = 'section[tabindex="-1"] :is([role="alert"], [role="status"])'

/** Opens every part that can be unfolded. */
export const unfold = (on: Page) =>
  on.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      one.removeAttribute('name')
      one.open = true
    }
  })

const unfolded = (who: Who, path: string): State => ({
  name: `${who} ${path} unfolded`,
  who,
  open: async (on) => {
    await on.goto(path)
    await unfold(on)
  },
})

const tools = ['/curriculo', '/linkedin', '/foto-perfil', '/scanner-vagas'] as const
const empty = [
  '/painel',
  ...tools,
  '/curriculo/oficina',
  '/conta',
  '/notificacoes',
  '/planos',
  '/assinatura-sucesso?session_id=x',
] as const

const pages: readonly State[] = [
  ...pagesOf('visitor').map((path) => page('visitor', path)),
  page('visitor', '/?tab=registrar#auth', 'registering'),
  page('visitor', '/nada', 'not found'),
  ...empty.map((path) => page('newcomer', path)),
  ...pagesOf('member').map((path) => page('member', path)),
  ...['/painel', ...tools, '/conta', '/planos', '/pagamento-teste/portal'].map((path) => page('payer', path)),
  unfolded('payer', '/curriculo/oficina'),
  page('payer', '/planos?periodo=anual', 'plans by the year'),
  page('newcomer', '/planos?periodo=mensal&cupom=BETA-2222-2222', 'a coupon that is none'),
  page('newcomer', '/planos?cancelar=sim', 'nothing to cancel'),
  page('payer', '/planos?cancelar=sim', 'cancelling without a script'),
  ...['/entrevista', '/vagas', '/mentoria', '/historico', '/painel', '/planos', '/suporte', '/notificacoes'].map(
    (path) => page('premium', path),
  ),
  ...['/entrevista', '/vagas', '/mentoria', '/historico', '/painel', '/planos'].map((path) => page('subscriber', path)),
  page('premium', '/historico?ferramenta=linkedin', 'two results side by side'),
  page('mentor', '/mentor'),
  page('mentor', '/mentoria', 'a mentor without the plan'),
  page('member', '/notificacoes?aba=nao-lidas', 'unread'),
  page('member', '/notificacoes?aba=lidas', 'read'),
  page('member', '/admin', 'not an admin'),
  page('member', '/curriculo?analise=nenhuma', 'an analysis that is not there'),
  ...pagesOf('admin').map((path) => page('admin', path)),
  page('admin', '/admin?busca=zzz', 'nobody found'),
  { name: 'admin a person', who: 'admin', open: (on, person) => at(`/admin/usuarios/${person}`)(on, person) },
]

const form = (who: Who, name: string, path: string, open: (on: Page) => Promise<void>): State => ({
  name: `${who} ${name}`,
  who,
  open: async (on) => {
    await on.goto(path)
    await open(on)
  },
})

const wrongFile = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('x') }

/** A page that another one links to, unfolded. */
const linked = (who: Who, name: string, path: string, link: string): State =>
  form(who, name, path, async (on) => {
    await on.locator(`main ${link}`).first().click()
    await on.waitForLoadState()
    await unfold(on)
  })

const states: readonly State[] = [
  linked('premium', 'a question answered twice', '/entrevista', 'a[href*="treino="]'),
  form('premium', 'a question', '/entrevista', async (on) => {
    await on.locator('main a[href*="treino="]').first().click()
    await on.locator('main a[href*="pergunta=3"]').first().click()
    await shown(on, '[role="timer"]')
  }),
  form('premium', 'an answer too short', '/entrevista', async (on) => {
    await on.locator('main a[href*="treino="]').first().click()
    await shown(on, '[role="timer"]')
    await on.fill('textarea[name="texto"]', 'Não sei')
    await on.click('form:has(textarea[name="texto"]) button[type="submit"]')
    await shown(on, error)
  }),
  linked('premium', 'a vacancy', '/vagas', 'a[href*="vaga="]'),
  unfolded('premium', '/vagas'),
  unfolded('premium', '/mentoria'),
  unfolded('premium', '/suporte'),
  linked('mentor', 'a conversation', '/mentor', 'a[href*="conversa"]'),
  form('mentor', 'hours that cannot be', '/mentor', async (on) => {
    await on.fill('input[name="link"]', 'https://chamada.exemplo.com.br')
    await on.fill('input[name="dia"]', '2020-01-01')
    await on.locator('form:has(input[name="link"])').evaluate((one: HTMLFormElement) => one.submit())
    await shown(on, '[role="alert"]')
  }),
  unfolded('admin', '/admin/suporte'),
  ...tools.map((path) => unfolded('payer', path)),
  unfolded('visitor', '/suporte'),
  unfolded('payer', '/planos'),
  form('visitor', 'the menu of a phone', '/', async (on) => {
    const menu = on.locator('header summary:visible').first()
    if (await menu.count()) await menu.click()
  }),
  form('visitor', 'registration with errors', '/?tab=registrar#auth', async (on) => {
    await hydrated(on, 'form[action="/registrar"]')
    await on.click('form[action="/registrar"] button[type="submit"]')
    await shown(on, error)
  }),
  form('visitor', 'a failed login', '/?tab=entrar#auth', async (on) => {
    await hydrated(on, 'form[action="/entrar"]')
    await on.fill('input[name="email"]', 'x@exemplo.com.br')
    await on.fill('input[name="senha"]', 'errada-1')
    await on.click('form[action="/entrar"] button[type="submit"]')
    await shown(on, toast)
  }),
  form('visitor', 'support with errors', '/suporte', async (on) => {
    await hydrated(on, 'form[action="/suporte"]')
    await on.fill('form[action="/suporte"] [name="name"]', 'Ana')
    await on.fill('form[action="/suporte"] [name="email"]', 'ana@exemplo')
    await on.fill('form[action="/suporte"] [name="message"]', 'Bom dia')
    await on.click('form[action="/suporte"] button[type="submit"]')
    await shown(on, `${error}, ${toast}`)
  }),
  form('admin', 'the first menu', '/admin', (on) => on.locator('header summary:visible').first().click()),
  form('admin', 'the last menu', '/admin', (on) => on.locator('header summary:visible').last().click()),
  form('payer', 'the bell', '/painel', async (on) => {
    const bell = on.locator('header x-island[data-hydrated] a[aria-haspopup="dialog"]')
    await bell.click()
    await shown(on, 'header [role="dialog"] a')
  }),
  form('member', 'clearing', '/notificacoes', async (on) => {
    await hydrated(on, 'a[href*="limpar=sim"]')
    await on.click('main a[href*="limpar=sim"]')
    await shown(on, dialog)
  }),
  form('member', 'erasing', '/conta', async (on) => {
    await hydrated(on, 'a[href="/conta/apagar"]')
    await on.click('a[href="/conta/apagar"]')
    await shown(on, dialog)
  }),
  unfolded('member', '/conta/seguranca'),
  form('member', 'an app with errors', '/conta/seguranca/aplicativo', async (on) => {
    await on.fill('input[name="codigo"]', '1')
    await on.fill('input[name="senha"]', 'errada-1')
    await on.click('form[action="/conta/seguranca/aplicativo"] button[type="submit"]')
    await shown(on, error)
  }),
  form('member', 'a profile with errors', '/editar-perfil', async (on) => {
    await hydrated(on, 'input[name="nome"]')
    await on.fill('input[name="nome"]', 'A')
    await on.locator('form:has(input[name="nome"]) button[type="submit"]').first().click()
    await shown(on, error)
  }),
  form('newcomer', 'a coupon refused', '/planos', async (on) => {
    await hydrated(on, 'input[name="cupom"]')
    await on.fill('input[name="cupom"]', 'BETA-2222-2222')
    await on.locator('form:has(input[name="cupom"]) button').first().click()
    await shown(on, error)
  }),
  form('newcomer', 'the test checkout', '/planos', async (on) => {
    await hydrated(on, '[formaction="/planos/assinar"]')
    await on.locator('button[formaction="/planos/assinar"]:not([disabled])').nth(1).click()
    await on.waitForURL(/pagamento-teste/)
  }),
  form('newcomer', 'a payment that waits', '/planos', async (on) => {
    await hydrated(on, '[formaction="/planos/assinar"]')
    await on.locator('button[formaction="/planos/assinar"]:not([disabled])').first().click()
    // In the second language the first one's payment is on the way, and the page says so.
    await Promise.race([on.waitForURL(/pagamento-teste/), shown(on, `${error}, ${toast}`)])
    if (!on.url().includes('pagamento-teste')) return
    await on.click('button[value="depois"]')
    await on.waitForURL(/assinatura-sucesso/)
  }),
  form('payer', 'cancelling', '/planos', async (on) => {
    await hydrated(on, 'a[href="/planos?cancelar=sim"]')
    await on.click('a[href="/planos?cancelar=sim"]')
    await shown(on, dialog)
  }),
  form('payer', 'an advert too short', '/scanner-vagas#enviar', async (on) => {
    await hydrated(on, 'textarea')
    await on.fill('textarea', 'Vaga')
    await on.click('form[action="/scanner-vagas"] button[type="submit"]')
    await shown(on, `${error}, ${toast}`)
  }),
  form('newcomer', 'a profile without its fields', '/linkedin', async (on) => {
    await hydrated(on, 'input[name="headline"]')
    await on.click('form[action="/linkedin"] button[type="submit"]')
    await shown(on, `${error}, ${toast}`)
  }),
  form('newcomer', 'a wrong file', '/foto-perfil', async (on) => {
    await hydrated(on, 'input[name="photo"]')
    await on.setInputFiles('input[name="photo"]', wrongFile)
    await shown(on, '[role="alert"]')
  }),
  form('newcomer', 'a résumé at work', '/curriculo', async (on) => {
    await hydrated(on, 'input[name="resume"]')
    await on.route('**/api/resume/analyze', () => {})
    await on.setInputFiles('input[name="resume"]', { ...wrongFile, name: 'joana.pdf', mimeType: 'application/pdf' })
    await on.click('form[action="/curriculo"] button[type="submit"]')
    await shown(on, 'form[action="/curriculo"] [aria-busy="true"], form[action="/curriculo"] button[aria-disabled]')
  }),
  ...(['senha', 'status', 'deletar'] as const).map((act) =>
    form('admin', `asking: ${act}`, '/admin', async (on) => {
      await on.locator('[data-region] x-island[data-hydrated] > span').first().waitFor({ state: 'attached' })
      await on.locator(`a[data-act="${act}"]`).first().click()
      await shown(on, dialog)
    }),
  ),
  ...(['senha', 'status', 'deletar'] as const).map(
    (act): State => ({
      name: `admin a person: ${act}`,
      who: 'admin',
      open: async (on, person) => {
        await on.goto(`/admin/usuarios/${person}?acao=${act}`)
        await unfold(on)
      },
    }),
  ),
]

/** Those that are there as the page arrives. */
export const pageStates: readonly State[] = pages

/** All of them; names are unique. */
export const everyState: readonly State[] = [...pages, ...states]
