// `npm run test:browsers`, after the journeys: every island is hydrated in Firefox and WebKit, and what each is for is done
// once with its mouse and its keys. The account that does it is made by tests/gallery/people.ts.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { islands } from '../../src/islands/registry'
import { cast } from '../gallery/people'
import { adminAccount } from '../helpers/accounts/sample-accounts'
import { pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'
import { type Server, startServer } from '../helpers/server'
import { launchFirefox } from './firefox'
import { hasText, isAt, press, type Remote, until } from './remote'
import { launchWebkit } from './webkit'

setDefaultTimeout(240_000)

const admin = { email: adminAccount.ADMIN_EMAIL, senha: adminAccount.ADMIN_PASSWORD }
const known = (name: string) => ({ email: `${name}@exemplo.com.br`, senha: 'trampolim-teste-1' })

/** Short, because WebKit's driver takes a tenth of a second for a letter. */
const profile = { headline: 'Analista de dados | SQL e Python', about: 'Monto painéis de vendas há cinco anos.' }
const advert =
  'Analista de dados. Requisitos: SQL, Python e Power BI; inglês avançado. Atividades: montar painéis de vendas.'

/** Whose pages hold which islands. */
const pagesOf = [
  [null, ['/?tab=registrar#auth', '/templates', '/suporte']],
  [known('celia'), ['/painel', '/linkedin', '/scanner-vagas', '/foto-perfil', '/curriculo', '/curriculo/oficina']],
  [known('celia'), ['/planos', '/notificacoes', '/conta', '/configuracoes', '/editar-perfil']],
  [known('davi'), ['/planos']],
  [admin, ['/admin', '/admin/cupons']],
] as const

/** Not on these pages: passkeys need https, an answer has a test below, the others are there for some seconds of a journey. */
const elsewhere = new Set([
  ...['passkey-add', 'passkey-entry', 'recovery-codes'],
  ...['checkout-result', 'model-progress', 'optimised-progress', 'admin-toast', 'interview-answer'],
])

/** Opens what is folded, brings each island into view under the pointer, and names those that no script has taken up. */
const waiting = `[...document.querySelectorAll('x-hydrate')].filter((one) => {
  const root = one.previousElementSibling
  for (let at = root; at; at = at.parentElement) if (at.localName === 'details') at.open = true
  root.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' })
  root.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return !('hydrated' in root.dataset)
}).map((one) => one.getAttribute('name'))`
const there = `[...document.querySelectorAll('x-hydrate')].map((one) => one.getAttribute('name'))`

const hydrated = (css: string) => `document.querySelector('x-island[data-hydrated] ' + ${JSON.stringify(css)})`
const inDialog = 'dialog[open] button'

describe.each([
  ['firefox', launchFirefox],
  ['webkit', launchWebkit],
] as const)('%s', (_, launch) => {
  let server: Server
  let page: Remote
  let photo: string
  let resume: string
  const open = (path: string) => page.goto(server.url + path)
  const signIn = async (who: { readonly email: string; readonly senha: string } | null) => {
    await open('/termos')
    const call = (path: string, body: object) =>
      `fetch(${JSON.stringify(path)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((one) => one.status)`
    await page.evaluate(call('/api/logout', {}))
    if (who) expect(await page.evaluate<number>(call('/api/login', who))).toBe(200)
  }
  const ready = async (path: string, css: string) => {
    await open(path)
    await until(page, `document.querySelector(${JSON.stringify(css)})`)
    await until(page, `(${waiting}, ${hydrated(css)})`)
  }
  const fill = async (css: string, text: string) => {
    await page.evaluate(`(document.querySelector(${JSON.stringify(css)}).select(), null)`)
    await page.type(css, text)
  }

  beforeAll(async () => {
    server = await startServer({ env: adminAccount })
    photo = join(server.folder, 'retrato.png')
    writeFileSync(photo, await portrait())
    resume = join(server.folder, 'joana-prado.pdf')
    writeFileSync(resume, await pdfResume())
    await cast(server)
    page = await launch()
    await page.resize(1280, 900)
    await open('/')
    if (await page.evaluate(`document.documentElement.lang === 'en-US'`))
      await press(page, 'EN, change the language to Portuguese')
    await until(page, `document.documentElement.lang === 'pt-BR'`)
  })
  afterAll(async () => {
    await page?.close()
    await server?.stop()
  })

  test('every island is hydrated', async () => {
    const seen = new Set<string>()
    for (const [who, paths] of pagesOf) {
      await signIn(who)
      for (const path of paths) {
        await open(path)
        await until(page, `${there}.length > 0 && ${waiting}.length === 0`)
        for (const name of await page.evaluate<string[]>(there)) seen.add(name)
      }
    }
    expect(Object.keys(islands).filter((name) => !seen.has(name) && !elsewhere.has(name))).toEqual([])
  })

  test('a wrong password is announced, and the fields stay', async () => {
    await signIn(null)
    await ready('/?tab=entrar#auth', 'form[action="/entrar"] input[name="email"]')
    await page.type('form[action="/entrar"] input[name="email"]', 'celia@exemplo.com.br')
    await page.type('form[action="/entrar"] input[name="senha"]', 'outra-senha-9')
    await press(page, 'Entrar', 'form[action="/entrar"] button[type="submit"]')
    await until(page, hasText('Falha no login'))
    expect(
      await page.evaluate<string>(`document.querySelector('form[action="/entrar"] input[name="email"]').value`),
    ).toBe('celia@exemplo.com.br')
  })

  test('the tools: texts of a profile, a photo, a résumé, a vacancy', async () => {
    await signIn(known('caio'))
    await ready('/linkedin', '[name="headline"]')
    for (const [name, text] of Object.entries(profile)) await page.type(`[name="${name}"]`, text)
    await press(page, 'Analisar Perfil')
    await until(page, hasText('Headline Sugerida'))
    await ready('/foto-perfil', 'input[name="photo"]')
    await page.chooseFile('input[name="photo"]', photo)
    await until(page, hasText('Escolher outra'))
    await press(page, 'Analisar foto')
    await until(page, hasText('Pontos Positivos'))
    await ready('/curriculo', 'input[name="resume"]')
    await page.chooseFile('input[name="resume"]', resume)
    await press(page, 'Analisar currículo')
    await until(page, hasText('O que o robô leu'))
    await ready('/scanner-vagas', 'textarea[name="description"]')
    await page.type('textarea[name="description"]', 'Vaga')
    await press(page, 'Analisar vaga')
    await until(page, hasText('Por favor, forneça uma descrição mais detalhada da vaga.'))
    await fill('textarea[name="description"]', advert)
    await press(page, 'Analisar vaga')
    await until(page, hasText('Ausentes do currículo'))
  })

  test('the account: settings, name, photo, and a deletion that is called off', async () => {
    await ready('/configuracoes', 'input[name="tema"]')
    await press(page, 'Escuro', 'label')
    await press(page, 'Salvar configurações')
    await until(page, hasText('Configurações salvas'))
    await until(page, `document.documentElement.className === 'dark'`)
    await ready('/editar-perfil', 'input[name="nome"]')
    await page.chooseFile('input[name="photo"]', photo)
    await until(page, hasText('Foto atualizada'))
    await ready('/editar-perfil', 'input[name="nome"]')
    await fill('input[name="nome"]', 'Caio Mendes Neto')
    await press(page, 'Salvar alterações')
    await until(page, isAt('/conta'))
    await until(page, hydrated('[href="/conta/apagar"], button'))
    await press(page, 'Apagar minha conta')
    await until(page, `document.querySelector('dialog[open]')`)
    await page.type('dialog[open] input[name="senha"]', 'errada-123')
    await press(page, 'Apagar para sempre', inDialog)
    await until(page, hasText('Esta não é a sua senha atual'))
    await press(page, 'Manter a conta', inDialog)
    await until(page, `!document.querySelector('dialog[open]')`)
  })

  test('plans: a coupon that is none, and a subscription that stays', async () => {
    await ready('/planos', 'input[name="cupom"]')
    await page.type('input[name="cupom"]', 'BETA-2222-2222')
    await press(page, 'Aplicar')
    await until(page, hasText('Este cupom não existe, já foi usado, venceu ou foi anulado.'))
    await press(page, 'Cancelar Assinatura')
    await until(page, hasText('Cancelar a assinatura?'))
    await press(page, 'Manter assinatura', inDialog)
    await until(page, `!document.querySelector('dialog[open]')`)
  })

  test('practice, support, templates and notifications', async () => {
    await signIn(known('celia'))
    await open('/entrevista')
    await page.click('main a[href*="treino="]')
    await until(page, hydrated('textarea[name="texto"]'))
    await page.type(
      'textarea[name="texto"]',
      'Eu organizei o fechamento do mês e o prazo caiu de dez para quatro dias.',
    )
    await press(page, 'Medir a resposta')
    await until(page, hasText('3ª tentativa'))
    await ready('/suporte', 'textarea[name="message"]')
    await page.type('textarea[name="message"]', 'O botão de baixar não responde.')
    await press(page, 'Enviar Mensagem')
    await until(page, hasText('Mensagem enviada'))
    await ready('/templates', 'a[download], button')
    await press(page, 'Download Template')
    await until(page, `!document.body.innerText.includes('Baixando')`)
    expect(await page.evaluate<boolean>(hasText('Erro no download'))).toBe(false)
    await ready('/notificacoes', 'button')
    await press(page, 'Marcar todas como lidas')
    await until(page, hasText('Todas as notificações foram marcadas como lidas.'))
    await press(page, 'Limpar notificações')
    await until(page, `document.querySelector('dialog[open]')`)
    await press(page, 'Limpar notificações', inDialog)
    await until(page, hasText('Nenhuma notificação por aqui'))
  })

  test('the panel: a person is deactivated and let in again, coupons are made', async () => {
    await signIn(admin)
    await open('/admin')
    await until(page, `${waiting}.length === 0`)
    for (const [act, done] of [
      ['Desativar', 'Ativar Davi Nogueira'],
      ['Ativar', 'Desativar Davi Nogueira'],
    ] as const) {
      await press(page, `${act} Davi Nogueira`)
      await until(page, `document.querySelector('dialog[open]')`)
      await press(page, act, inDialog)
      await until(page, hasText(done))
    }
    await press(page, 'Gerar cupons')
    await until(page, hasText('10 cupons novos'))
  })

  // Firefox reports the live channel of a page whose session this test ended, and a module still loading when its page is left.
  test('complains of nothing', () =>
    expect(
      page.complaints.filter((one) => !/\/api\/notificacoes\/ao-vivo|error loading dynamically imported/.test(one)),
    ).toEqual([]))
})
