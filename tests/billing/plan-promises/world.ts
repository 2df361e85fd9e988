// People on every plan in both languages, and all the pages and mails that say something of plans, as they see them.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mentor } from '../../../src/domain/mentoring/mentor'
import { accountStream } from '../../../src/events/schema/events'
import { type Plan, plans } from '../../../src/events/schema/vocabulary'
import { type Language, languages } from '../../../src/i18n/index'
import { createAccount } from '../../../src/server/accounts/sign-in/create-account'
import { assignPlan } from '../../../src/server/admin/operator/operator'
import { accountIdOf } from '../../../src/server/admin/operator/operator-identity'
import { createMailQueue } from '../../../src/server/jobs/mail-queue'
import { createSender } from '../../../src/server/mail/smtp'
import type { OnDemandWorker } from '../../../src/server/runtime/worker'
import { registerProved } from '../../helpers/accounts/proved-account'
import { linkedin } from '../../helpers/accounts/sample-accounts'
import { type Client, type TestApp, testApp } from '../../helpers/app'
import { eventually } from '../../helpers/eventually'
import { type Mailbox, startMailbox } from '../../helpers/mailbox'
import { textOf } from '../../helpers/pages/markup'

export type Page = { readonly where: string; readonly html: string; readonly text: string }
export type Person = {
  readonly client: Client
  readonly session: string
  readonly plan: Plan
  readonly language: Language
  readonly id: string
  readonly pages: readonly Page[]
}
export type World = {
  readonly app: TestApp
  readonly mailQueue: OnDemandWorker
  readonly box: Mailbox
  readonly people: readonly Person[]
  readonly strangers: readonly Page[]
  readonly panel: readonly Page[]
}

const paths = [
  ...['/painel', '/conta', '/planos', '/planos?periodo=anual', '/notificacoes', '/suporte', '/templates'],
  ...['/curriculo', '/foto-perfil', '/linkedin', '/scanner-vagas', '/termos', '/pagamento-teste/portal'],
]
const entities = (text: string) => text.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
export const read = async (client: Client, where: string): Promise<Page> => {
  const answer = await client.ask(where, { headers: { accept: 'text/html' } })
  const html = entities(await answer.text())
  return { where, html, text: textOf(html) }
}
const pathOf = (location: string | null) => {
  const { pathname, search } = new URL(location ?? '', 'http://localhost')
  return pathname + search
}

/** Somebody on a plan, bought where it is sold, and every page that says something of plans, as they see it. */
const live = async (app: TestApp, plan: Plan, language: Language): Promise<Person> => {
  const client = app.client({ 'accept-language': language })
  const email = `${plan}-${language.toLowerCase()}@exemplo.com`
  // Their address is proved: only then are they mailed.
  await registerProved(app, email, 'Marina Duarte', language)
  await client.post('/api/login', { email, senha: 'segredo1' })
  const { id } = (await (await client.ask('/api/user')).json()) as { id: string }
  await client.post('/api/linkedin/analyze', linkedin)
  const bought: Page[] = []
  let session = ''
  if (plan === 'enterprise') await assignPlan(app.core, email, plan)
  else if (plan !== 'free') {
    const answer = await client.form('/planos/assinar', { plano: plan, periodo: 'monthly' })
    const checkout = pathOf(answer.headers.get('location'))
    bought.push(await read(client, checkout))
    const sessao = new URLSearchParams(checkout.split('?')[1]).get('sessao') ?? ''
    session = sessao
    bought.push(await read(client, `/assinatura-sucesso?session_id=${sessao}`))
    await client.form('/pagamento-teste', { sessao, escolha: 'pagar' })
    bought.push({ ...(await read(client, `/assinatura-sucesso?session_id=${sessao}`)), where: 'success' })
  }
  const pages = [...bought]
  for (const path of paths) pages.push(await read(client, path))
  const copy = await (await client.ask('/api/user/plan')).text()
  return { client, session, plan, language, id, pages: [...pages, { where: '/api/user/plan', html: '', text: copy }] }
}

/** Without an hour to book no plan would have mentoring (tests/mentoring shows that). */
const giveHour = async (app: TestApp) => {
  await registerProved(app, 'mentora@exemplo.com', 'Rita')
  const { core } = app
  const id = accountIdOf(core, 'mentora@exemplo.com') ?? ''
  const start = core.clock() + 40 * 24 * 3_600_000
  const hours = { kind: 'give', hours: [{ hour: Bun.randomUUIDv7(), start }], minutes: 50, admin: true } as const
  const context = { at: core.clock(), actor: id, correlation: 'test', causation: null }
  const personal = { link: 'https://chamada.exemplo/rita', about: '' }
  await core.handle(mentor, accountStream(id), { ...hours, ...personal, now: core.clock() }, context)
}

export const worldOf = async (file: object | null): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'sold-'))
  if (file) writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(file))
  const box = await startMailbox()
  const mail = { SMTP_URL: box.url, PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'oi@vagas.example' }
  const app = await testApp(mail, folder)
  if (!app.config.smtp) throw new Error('no mail server')
  const mailQueue = createMailQueue(app.core, createSender(app.config.smtp), { gatherMs: 5, firstMs: 40, mostMs: 80 })
  await giveHour(app)
  const people: Person[] = []
  const strangers: Page[] = []
  const panel: Page[] = []
  for (const language of languages) {
    for (const plan of plans) people.push(await live(app, plan, language))
    strangers.push(await read(app.client({ 'accept-language': language }), '/'))
    const email = `chefe-${language.toLowerCase()}@exemplo.com`
    const caller = { language, correlation: 'c', now: app.core.clock(), terms: null, actor: null } as const
    await createAccount(app.core, { name: 'Chefe', email, password: 'segredo1', role: 'admin' }, caller)
    const boss = app.client({ 'accept-language': language })
    await boss.post('/api/login', { email, senha: 'segredo1' })
    panel.push(await read(boss, '/admin'))
    for (const { id, plan } of people.filter((one) => one.language === language))
      panel.push({ ...(await read(boss, `/admin/usuarios/${id}`)), where: `panel ${plan}` })
  }
  // Every plan but the free one, in each language: its opening is mailed, after the mails about what came before it.
  const openings = () =>
    box.mails.filter(({ headers }) => /^Plano .* ativado$|is now active$/.test(headers.get('Subject') ?? ''))
  await eventually(() => openings().length === (plans.length - 1) * languages.length)
  return { app, mailQueue, box, people, strangers, panel }
}
