// A plan as its developer asks about it: a purchase as one story, who gave a plan and why, and the account as it was at any event.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { assignPlan, ensureAdmin } from '../../src/server/admin/operator/operator'
import { linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client } from '../helpers/app'
import { command } from '../helpers/command'
import { accountOf } from '../helpers/events/notifications'
import { fileApp } from '../helpers/file-app'
import { textOf } from '../helpers/pages/markup'

setDefaultTimeout(60_000)

const email = 'lia@exemplo.com.br'
const app = fileApp()
let admin: Client
let account: string
const day = 24 * 3_600_000

const cli = (...words: readonly string[]) => command(words, { DATA_DIR: app.core.config.folder })

const history = () => domainEvents.history(app.core.events.read(accountStream(account)))
const eventOf = (type: string) => {
  const found = history().find((event) => event.type === type)
  if (!found) throw new Error(type)
  return found
}

beforeAll(async () => {
  await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
  admin = app.client()
  await admin.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  const client = app.client()
  await client.register(email, 'Lia Prado')
  account = await accountOf(client)
  app.turn(60_000)
  await client.post('/api/linkedin/analyze', linkedin)
  app.turn(day)
  const { url } = await body<{ url: string }>(
    await client.post('/api/create-checkout-session', { planId: 'professional', billingCycle: 'monthly' }),
  )
  app.turn(60_000)
  const sessao = new URL(url).searchParams.get('sessao') ?? ''
  await client.form('/pagamento-teste', { sessao, escolha: 'pagar' })
  await client.ask(`/assinatura-sucesso?session_id=${sessao}`)
  app.turn(day)
  expect(await assignPlan(app.core, email, 'premium', 'support')).toBe('assigned')
})

describe('a purchase', () => {
  test('is one story: its checkout, then all that followed from it, each under its cause', async () => {
    const started = eventOf('CheckoutStarted')
    const { code, out } = await cli('trace', String((started.data as { checkout: string }).checkout))
    expect(code).toBe(0)
    const depthOf = (type: string) => {
      const line = out.find((one) => one.includes(`  ${type}  `)) ?? ''
      return [type, line === '' ? null : /^ */.exec(line)?.[0].length]
    }
    const base = Number(depthOf('CheckoutStarted')[1])
    for (const type of ['SubscriptionChanged', 'PlanSold', 'PlanOpened']) {
      const [, depth] = depthOf(type)
      expect([type, Number(depth) > base]).toEqual([type, true])
    }
    const opened = eventOf('PlanOpened').meta
    const ground = history().find(({ meta }) => meta.id === opened.causation)
    expect(ground?.type).toBe('SubscriptionChanged')
    expect(
      ground?.meta.causation === started.meta.id || ground?.meta.causation === eventOf('PaymentReceived').meta.id,
    ).toBe(true)
  })

  test('is the same story by the payment, the subscription, or the request that began it', async () => {
    const { checkout } = eventOf('CheckoutStarted').data as { checkout: string }
    const { payment } = eventOf('PaymentReceived').data as { payment: string }
    const whole = (await cli('trace', checkout)).out.map((line) => line.trim())
    const types = ['CheckoutStarted', 'SubscriptionChanged', 'PaymentReceived', 'PlanOpened']
    for (const id of [checkout, payment, eventOf('CheckoutStarted').meta.correlation]) {
      const { out } = await cli('trace', id)
      for (const type of types)
        expect([id, type, out.some((line) => line.includes(`  ${type}  `))]).toEqual([id, type, true])
    }
    expect(new Set(whole).size).toBe(whole.length)
  })
})

describe('explain plan', () => {
  test('says each ground, who did it and why, and what else holds', async () => {
    const { code, out } = await cli('explain', 'plan', email)
    expect(code).toBe(0)
    const text = out.join('\n')
    expect(text).toContain('account opened on the free plan  by the account itself')
    expect(text).toMatch(/professional {2}subscription changed {2}by /)
    expect(text).toMatch(
      /premium {7}plan given {2}by the operator, on the command line {2}plan=premium {2}reason=support/,
    )
    expect(out.at(-2)).toMatch(/^ {2}also professional by .*renews, or ends 20\d\d-/)
    expect(out.at(-1)).toMatch(/^= premium by assigned-\d+, without an end$/)
  })
  test('knows any earlier moment, and the same as JSON', async () => {
    const before = eventOf('CheckoutStarted').meta.position
    expect((await cli('explain', 'plan', email, '--at', String(before))).out.at(-1)).toBe(
      '= free: no ground for any other plan',
    )
    const { out } = await cli('explain', 'plan', email, '--json')
    const { plan, ground, others, steps } = JSON.parse(out.join(''))
    expect([plan, ground.until, others.map((one: { plan: string }) => one.plan)]).toEqual([
      'premium',
      null,
      ['professional'],
    ])
    expect(steps.at(-1)).toMatchObject({ type: 'PlanAssigned', reason: 'support', plan: 'premium' })
  })
})

describe('repl', () => {
  /** The command as a process of its own, with these lines typed. */
  const ask = async (at: string, ...lines: readonly string[]): Promise<string> => {
    const child = Bun.spawn([process.execPath, 'src/main.ts', 'repl', ...(at ? ['--at', at] : [])], {
      env: { ...process.env, DATA_DIR: app.core.config.folder },
      stdin: new Blob([`${lines.join('\n')}\n`]),
      stderr: 'inherit',
    })
    const text = await new Response(child.stdout).text()
    expect(await child.exited).toBe(0)
    return text
  }

  test('answers queries of read models, accounts and events as they were at a position, and moves to another', async () => {
    const { position } = eventOf('CheckoutStarted').meta
    const head = app.core.events.position()
    const count = "select count(*) as n from analyses where state = 'completed'"
    const text = await ask(
      String(position),
      ...[
        count,
        `.account ${email}`,
        '.events',
        'select 1 from nowhere',
        '.at 1',
        count,
        `.at`,
        `.account ${email}`,
        '.exit',
      ],
    )
    const [first = '', ...rest] = text.split('\n')
    expect(first).toBe(`position ${position} of ${head}; .help lists what can be asked`)
    expect(rest[0]).toBe('{"n":1}')
    expect(text).toMatch(/plan {14}"free"/)
    expect(text).toContain('CheckoutStarted')
    expect(text).not.toContain('SubscriptionChanged')
    expect(text).toContain('no such table: nowhere')
    const early = text.slice(text.indexOf('= position 1\n'))
    expect(early).toContain('{"n":0}')
    expect(early.slice(early.indexOf(`= position ${head}`))).toMatch(/plan {14}"premium"/)
  })

  test('writes nothing: neither to the folder nor by a query', async () => {
    const before = app.core.events.position()
    expect(await ask('', 'delete from analyses', '.tables')).toMatch(/readonly|read-only|not authorized/i)
    expect(app.core.events.position()).toBe(before)
  })
})

describe('the panel', () => {
  const page = async (query = '') => textOf(await (await admin.ask(`/admin/usuarios/${account}${query}`)).text())

  test('says what is left of each tool', async () => {
    expect(await page()).toContain('Por ferramenta: ')
  })

  test('shows the account as it was after any of its events, in steps and by a position of the log', async () => {
    const all = history()
    const [first] = all
    const at = (query: string) => page(query).then((text) => text.slice(text.indexOf('Como estava')))
    expect(await at('?versao=1')).toContain(`Depois do evento 1 de ${all.length}`)
    expect(await at('?versao=1')).toMatch(/Plano\s+Plano Gratuito|Plano\s+Gratuito/)
    const position = eventOf('AnalysisRequested').meta.position
    const version = all.findIndex(({ meta }) => meta.position === position) + 1
    expect(await at(`?posicao=${position}`)).toContain(`Depois do evento ${version} de ${all.length}`)
    expect(await at(`?posicao=${position}`)).toMatch(/Análises em andamento\s+1/)
    expect(await at('?versao=99999')).toContain(`Depois do evento ${all.length} de ${all.length}`)
    expect(await at('')).toMatch(/Plano\s+Plano Premium/)
    for (const odd of [
      '?versao=-1',
      '?versao=x',
      '?posicao=0',
      '?versao=1e99',
      `?posicao=${(first?.meta.position ?? 1) - 1}`,
    ])
      expect((await admin.ask(`/admin/usuarios/${account}${odd}`)).status).toBe(200)
  })

  test('works as a form with a slider, a field and links, without a script', async () => {
    const html = await (await admin.ask(`/admin/usuarios/${account}?versao=2`)).text()
    expect(html).toMatch(/<input[^>]*type="range"[^>]*name="versao"|<input[^>]*name="versao"[^>]*type="range"/)
    expect(html).toMatch(/name="posicao"/)
    expect(html).toContain(`/admin/usuarios/${account}?versao=1#como-estava`)
    expect(html).toContain(`/admin/usuarios/${account}?versao=3#como-estava`)
  })

  test('says why a plan was given', async () => {
    expect(await page()).toContain('Atendimento')
  })
})
