// `npm run gallery:mails`: every mail there is, sent to a real mail server on this machine, and its HTML taken by a browser: on a
// phone and on a desk, in both themes and languages. Stored in test-artifacts/gallery/mails/, with the mails and contact sheets.
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { accountStream } from '../../src/events/schema/events'
import { factorNews, identityNews, type RaisedContent, tokenNews } from '../../src/events/schema/notifications'
import { failures, plans, tools } from '../../src/events/schema/vocabulary'
import { ensureAdmin } from '../../src/server/admin/operator/operator'
import { readRequest } from '../../src/server/http/request/read-request'
import { replyToMessage } from '../../src/server/support/support'
import { registerProved } from '../helpers/accounts/proved-account'
import { body, type Client, origin, type TestApp } from '../helpers/app'
import { launchBrowser } from '../helpers/browser'
import { open } from '../helpers/close-after-each'
import { accountOf } from '../helpers/events/notifications'
import { newestMessage } from '../helpers/events/support-messages'
import { eventually } from '../helpers/eventually'
import type { Received } from '../helpers/mailbox'
import { mailedApp } from '../helpers/mailed-app'
import { type Picture, sheets } from './sheet'

const into = resolve(import.meta.dir, '..', '..', 'test-artifacts', 'gallery', 'mails')
const id = '01939b6e-7c00-7000-8000-000000000001'
const start = Date.UTC(2026, 10, 24, 21)

/** One of each kind, and of each variant with words of its own. */
const notifications: readonly RaisedContent[] = [
  { kind: 'welcome' },
  { kind: 'password' },
  { kind: 'webhook-disabled' },
  { kind: 'support-reply' },
  { kind: 'mentoring-cancelled' },
  ...(
    ['mentoring-booked', 'mentoring-moved', 'mentoring-reminder', 'mentor-hour-taken', 'mentor-hour-freed'] as const
  ).map((kind) => ({ kind, start })),
  ...plans.map((plan) => ({ kind: 'plan-opened' as const, plan, until: plan === 'basico' ? start : null })),
  { kind: 'plan-opened', plan: 'professional', until: null, paid: 7192, renews: start, price: 8990 },
  { kind: 'plan-ending', plan: 'premium', until: start },
  { kind: 'plan-ended', plan: 'professional', next: 'free' },
  { kind: 'plan-cancelled', plan: 'professional', until: start },
  { kind: 'plan-cancelled', plan: 'professional', until: null },
  { kind: 'payment-pending' },
  { kind: 'payment-failed', amount: 8990 },
  { kind: 'refunded', amount: 2990 },
  { kind: 'coupon', code: 'BETA-2345-6789', percent: 30 },
  { kind: 'quota', plan: 'professional', total: 50 },
  { kind: 'draft-comment', draft: id },
  { kind: 'vacancy-reminder', vacancy: id },
  { kind: 'week', steps: 3, gain: 12 },
  ...tools.flatMap((tool) => [
    { kind: 'analysed' as const, tool, score: 76, before: null },
    { kind: 'analysed' as const, tool, score: 76, before: 70 },
    { kind: 'analysed' as const, tool, score: 64, before: 70 },
  ]),
  ...failures.map((reason) => ({ kind: 'analysis-failed' as const, tool: 'resume' as const, reason })),
]

const raise = async ({ core }: TestApp, account: string) => {
  const stream = accountStream(account)
  for (const content of notifications) {
    const personal = content.kind === 'vacancy-reminder' ? { title: 'Analista de BI' } : {}
    const events = [{ type: 'NotificationRaised', schema: 1, data: { content, earlier: null }, personal }]
    const context = { at: core.clock(), actor: null, correlation: 'test', causation: Bun.randomUUIDv7() }
    await core.events.append([{ stream, expected: core.events.read(stream).length, events }], context)
  }
}

/** Mails about the account, and support's. */
const writeOthers = async (app: TestApp, client: Client, account: string, language: 'pt-BR' | 'en-US') => {
  const { accountMails, clock } = app.core
  const about = { account, address: '', language, at: clock() } as const
  accountMails.queue({ ...about, kind: 'reset' })
  for (const change of [...factorNews, ...identityNews, ...tokenNews])
    accountMails.queue({ ...about, kind: `factor ${change}` })
  const name = language === 'pt-BR' ? 'Célia Ramos' : 'Alice Young'
  const letter = {
    name,
    email: 'visita@exemplo.com.br',
    subject: 'bug',
    message: 'A página não abre.\n\nTentei 2 vezes.',
  }
  await app.client({ 'accept-language': language }).post('/api/support/contact', letter)
  const asked = newestMessage(app.core.views.db)
  const text = 'Oi! A página voltou ao normal hoje cedo.\n\nSe acontecer de novo, mande o código que aparece nela.'
  const ctx = readRequest(app.core, () => '203.0.113.9', new URL(`${origin}/suporte`), new Request(origin), null)
  const answered = await replyToMessage(app.core, ctx, { message: asked?.id ?? '', by: 'admin', text })
  if (!answered.ok) throw new Error(answered.code)
  const guest = app.client({ 'accept-language': language })
  await guest.register('nova@exemplo.com.br', name)
  const change = { nome: name, email: 'outra@exemplo.com.br', senha_atual: 'segredo1' }
  const changed = await client.ask('/api/user/profile', {
    method: 'PUT',
    body: JSON.stringify(change),
    headers: { 'content-type': 'application/json' },
  })
  if (!changed.ok) throw new Error(JSON.stringify(await body(changed)))
}

/** The address changes, the account is to be erased, and stays: word of each goes to the former address too. */
const move = async (client: Client, link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://x')
  await client.form(pathname, { codigo: searchParams.get('codigo') ?? '' })
  await client.form('/conta/apagar', { senha: 'segredo1' })
  await Bun.sleep(500)
  await client.form('/conta/apagar/manter', {})
}

const take = async (
  browser: Browser,
  mails: readonly Received[],
  width: number,
  theme: 'light' | 'dark',
  into: string,
) => {
  const pictures: Picture[] = []
  const context = await browser.newContext({ viewport: { width, height: 400 }, colorScheme: theme })
  const page = await context.newPage()
  for (const [index, { headers, parts }] of mails.entries()) {
    await page.setContent(
      parts[1] ?? `<meta name="color-scheme" content="light dark"><pre>${Bun.escapeHTML(parts[0] ?? '')}</pre>`,
    )
    const name = headers.get('Subject') ?? ''
    const file = resolve(into, `${index}-${width}-${theme}.png`)
    const bytes = await page.screenshot({ path: file, fullPage: true })
    pictures.push({ name, file, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
  }
  await context.close()
  return pictures
}

await rm(into, { recursive: true, force: true })
const browser = await launchBrowser()
try {
  for (const language of ['pt-BR', 'en-US'] as const) {
    const folder = resolve(into, language)
    await mkdir(folder, { recursive: true })
    const { app, box, links } = await mailedApp()
    await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
    const client = await registerProved(app, 'marina@exemplo.com.br', 'Marina Duarte', language)
    const account = await accountOf(client)
    await raise(app, account)
    await writeOthers(app, client, account, language)
    await eventually(() => links(/email/).some(({ to }) => to === 'outra@exemplo.com.br'))
    await move(client, links(/email/).find(({ to }) => to === 'outra@exemplo.com.br')?.link ?? '')
    await eventually(() => box.mails.length > notifications.length + 20)
    await Bun.sleep(1_500)
    await Bun.write(
      resolve(folder, 'texts.txt'),
      box.mails.map(({ headers, parts }) => `=== ${headers.get('Subject')}\n${parts[0]}`).join('\n'),
    )
    for (const width of [390, 800])
      for (const theme of ['light', 'dark'] as const)
        await sheets(
          browser,
          await take(browser, box.mails, width, theme, folder),
          width === 390 ? 0.75 : 0.6,
          resolve(into, `sheet-${language}-${width}-${theme}`),
        )
    console.log(`${language}: ${box.mails.length} mails`)
  }
} finally {
  await browser.close()
  for (const close of open.splice(0).reverse()) await close()
}
