// Random histories of two people and their pages: whatever happens, a cached page equals the page rendered now.

import { expect } from 'bun:test'
import fc from 'fast-check'
import { analyseLinkedin } from '../../../src/analysis/linkedin'
import { measurePhoto } from '../../../src/analysis/photo'
import { analyseResume } from '../../../src/analysis/resume'
import { document } from '../../../src/analysis/resume/testing'
import { monthsAfter } from '../../../src/billing/cycle'
import type { SubscriptionSnapshot } from '../../../src/billing/gateway'
import { termsOf } from '../../../src/billing/offer'
import { administration } from '../../../src/domain/accounts/administration'
import { type AnalysisCommand, analysis } from '../../../src/domain/analyses/analysis'
import { billing } from '../../../src/domain/billing/billing'
import { changesAt } from '../../../src/domain/billing/entitlement-events'
import { accountStream } from '../../../src/events/schema/events'
import { type Plan, plans } from '../../../src/events/schema/vocabulary'
import { entitlementsOf } from '../../../src/projections/billing/entitlement'
import { createFetch, type Fetch } from '../../../src/server/app'
import { noPageCache } from '../../../src/server/http/page-cache/page-cache'
import { profiles } from '../../fixtures/profiles'
import { portugueseResumes } from '../../fixtures/resume/portuguese'
import { giveRole } from '../accounts/give-role'
import { type Client, origin, type TestApp } from '../app'
import { accountOf } from '../events/notifications'
import { face, plane, textured } from '../photo'

const results = {
  linkedin: Object.values(profiles).map((profile) => analyseLinkedin(profile)),
  resume: Object.values(portugueseResumes).map((text) => analyseResume(document(text))),
  photo: [measurePhoto(plane(500, 500, textured(150, 120)), face(250, 200, 160, { lift: 0.11 }), [])],
} as const
type Measured = keyof typeof results
type StoredResult = Extract<AnalysisCommand, { readonly kind: 'complete' }>['result']

export const paths = [
  '/painel',
  '/painel?de=mail',
  '/curriculo',
  '/linkedin',
  '/foto-perfil',
  '/planos',
  '/planos?periodo=anual',
  '/notificacoes',
  '/notificacoes?aba=lidas',
  '/historico',
  '/vagas',
  '/entrevista',
] as const

const why = { reason: 'request', note: '' } as const
const hour = 3_600_000
const day = 24 * hour

export type Step =
  | { readonly do: 'look'; readonly path: (typeof paths)[number]; readonly coding: string }
  | { readonly do: 'ask' | 'complete' | 'fail'; readonly tool: Measured; readonly which: number }
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'subscribe' | 'cancel' | 'unpaid' | 'over' | 'pass' | 'refund' }
  | {
      readonly do:
        | 'read'
        | 'clear'
        | 'language'
        | 'theme'
        | 'rename'
        | 'promote'
        | 'demote'
        | 'suspend'
        | 'out'
        | 'in'
        | 'erase'
    }
  /** To just before the next moment at which time changes the plan, and then to it. */
  | { readonly do: 'due' }
  | { readonly do: 'wait'; readonly ms: number }

const oneOf = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      do: oneOf('look'),
      path: fc.constantFrom(...paths),
      coding: oneOf('br', 'gzip', 'identity'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: oneOf('ask', 'complete', 'complete', 'fail'),
      tool: fc.constantFrom('linkedin', 'resume', 'photo'),
      which: fc.nat(9),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: oneOf('plan'), plan: fc.constantFrom(...plans) }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('subscribe', 'cancel', 'unpaid', 'over', 'pass', 'refund') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: oneOf(
        'read',
        'clear',
        'language',
        'theme',
        'rename',
        'promote',
        'demote',
        'suspend',
        'out',
        'in',
        'in',
        'erase',
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: oneOf('due') }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: oneOf('wait'),
      ms: fc.oneof(fc.integer({ min: 1, max: hour }), fc.integer({ min: 1, max: 40 * day })),
    }),
  },
)
/** The person whose step it is, and the step. */
export const history = fc.array(fc.tuple(fc.nat(1), step), { minLength: 10, maxLength: 40 })

type Somebody = {
  readonly client: Client
  readonly id: string
  readonly email: string
  begun: [string, Measured][]
  sub: number
  pass: string
}

let people = 0
const somebody = async (app: TestApp): Promise<Somebody> => {
  const client = app.client()
  const email = `historia${++people}@exemplo.com`
  await client.register(email, `Pessoa ${people}`)
  return { client, id: await accountOf(client), email, begun: [], sub: 0, pass: '' }
}

/** The same core without its cache: what would be rendered now. */
export const uncached = (app: TestApp): Fetch => createFetch({ ...app.core, pages: noPageCache }, app.setup)

const decoded = async (answer: Response): Promise<string> => {
  const bytes = await answer.bytes()
  const coding = answer.headers.get('content-encoding')
  if (coding === 'gzip') return new TextDecoder().decode(Bun.gunzipSync(bytes))
  if (coding !== 'br') return new TextDecoder().decode(bytes)
  const { brotliDecompressSync } = await import('node:zlib')
  return new TextDecoder().decode(brotliDecompressSync(bytes))
}

/**
 * Requests a page from the cache and rendered again; both must be the same, byte by byte. True if its status was 200.
 */
export const look = async (client: Client, fresh: Fetch, path: string, coding: string): Promise<boolean> => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: new URL(origin).host, cookie, 'accept-encoding': 'identity' }
  const drawn = await fresh(new Request(`${origin}${path}`, { headers }), null)
  const answer = await client.ask(path, { headers: { 'accept-encoding': coding } })
  expect([answer.status, answer.headers.get('location')]).toEqual([drawn.status, drawn.headers.get('location')])
  const own = await decoded(answer)
  expect(own).toBe(await decoded(drawn))
  const etag = answer.headers.get('etag')
  if (etag) {
    const again = await client.ask(path, { headers: { 'if-none-match': etag, 'accept-encoding': coding } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  return answer.status === 200
}

const subscription = (
  { id, sub }: Somebody,
  now: number,
  status: SubscriptionSnapshot['status'],
  ending: boolean,
): SubscriptionSnapshot => ({
  gateway: 'test',
  subscription: `sub-${id}`,
  account: id,
  plan: 'professional',
  cycle: 'monthly',
  status,
  start: sub,
  periodStart: sub,
  periodEnd: monthsAfter(sub, 1 + Math.max(0, Math.floor((now - sub) / (31 * day)))),
  cancelAtPeriodEnd: ending,
})

const live = async (app: TestApp, one: Somebody, fresh: Fetch, step: Step): Promise<void> => {
  const { core } = app
  const { client, id } = one
  const stream = accountStream(id)
  const now = core.clock()
  const context = { at: now, actor: id, correlation: 'history', causation: null }
  const { limits } = core.catalogue
  const money = { now, termsOf: termsOf(core.catalogue) }
  const subscribed = (status: SubscriptionSnapshot['status'], ending: boolean) =>
    core.handle(
      billing,
      stream,
      { kind: 'apply-subscription', subscription: subscription(one, now, status, ending), ...money },
      context,
    )
  const paid = (refunded: number) =>
    core.handle(
      billing,
      stream,
      {
        kind: 'apply-payment',
        payment: {
          gateway: 'test',
          payment: one.pass,
          account: id,
          plan: 'basico',
          cycle: 'monthly',
          state: 'paid',
          amount: 2990,
          refunded,
          dispute: null,
          checkout: null,
          subscription: null,
          at: now,
        },
        ...money,
      },
      context,
    )
  switch (step.do) {
    case 'look':
      await look(client, fresh, step.path, step.coding)
      return
    case 'ask': {
      const own = Bun.randomUUIDv7()
      const command = {
        kind: 'request',
        analysis: own,
        tool: step.tool,
        bytes: 1,
        file: 'cv.pdf',
        now,
        limits,
      } as const
      const done = await core.handle(analysis, stream, command, context)
      if (done.ok) one.begun.push([own, step.tool])
      return
    }
    case 'complete':
    case 'fail': {
      const [begun] = one.begun.splice(step.which % Math.max(1, one.begun.length), 1)
      if (!begun) return
      const [own, tool] = begun
      const result = results[tool][step.which % results[tool].length] as { readonly score: number | null }
      const end =
        step.do === 'fail'
          ? ({ kind: 'fail', analysis: own, reason: 'damaged' } as const)
          : ({
              kind: 'complete',
              analysis: own,
              engine: 'builtin',
              rubric: 1,
              score: result.score ?? 0,
              result: result as unknown as StoredResult,
            } as const)
      await core.handle(analysis, stream, end, context)
      return
    }
    case 'plan':
      await core.handle(billing, stream, { kind: 'assign-plan', plan: step.plan, ...money }, context)
      return
    case 'subscribe':
      one.sub = now
      await subscribed('active', false)
      return
    case 'cancel':
    case 'unpaid':
    case 'over':
      if (one.sub > 0)
        await subscribed(
          ({ cancel: 'active', unpaid: 'unpaid', over: 'canceled' } as const)[step.do],
          step.do !== 'over',
        )
      return
    case 'pass':
      one.pass = Bun.randomUUIDv7()
      await paid(0)
      return
    case 'refund':
      if (one.pass) await paid(2990)
      return
    case 'read':
      await client.post('/api/notificacoes/marcar-todas-como-lidas', {})
      return
    case 'clear':
      await client.ask('/api/notificacoes/limpar', { method: 'DELETE' })
      return
    case 'language':
      client.cookies.set('ui-language', client.cookies.get('ui-language') === 'en-US' ? 'pt-BR' : 'en-US')
      return
    case 'theme':
      client.cookies.set('ui-theme', client.cookies.get('ui-theme') === 'dark' ? 'light' : 'dark')
      return
    case 'rename':
      await client.form('/editar-perfil', { nome: `Pessoa ${Math.floor(now / hour)}`, email: one.email })
      return
    case 'promote':
    case 'demote': {
      const role = step.do === 'promote' ? 'admin' : 'usuario'
      await giveRole(core, id, role)
      return
    }
    case 'suspend':
      await core.handle(administration, stream, { kind: 'toggle', to: null, own: false, others: 1, ...why }, context)
      return
    case 'erase':
      await client.form('/conta/apagar', { senha: 'segredo1' })
      return
    case 'out':
      await client.form('/sair', {})
      return
    case 'in':
      await client.post('/api/login', { email: one.email, senha: 'segredo1' })
      return
    case 'due': {
      const moment = changesAt(entitlementsOf(core.views.db, id), now)
      if (!Number.isFinite(moment)) return
      app.turn(moment - now - 1)
      // A session does not last as long as a plan.
      await client.post('/api/login', { email: one.email, senha: 'segredo1' })
      for (const ms of [0, 1]) {
        app.turn(ms)
        for (const path of ['/painel', '/planos'] as const) await look(client, fresh, path, 'gzip')
      }
      return
    }
    case 'wait':
      app.turn(step.ms)
  }
}

export const livesAsDrawn = async (app: TestApp, steps: readonly (readonly [number, Step])[]): Promise<void> => {
  const fresh = uncached(app)
  const both = [await somebody(app), await somebody(app)]
  for (const [whose, step] of steps) {
    const one = both[whose]
    if (one) await live(app, one, fresh, step)
  }
  // Finally each of the two views everything once more.
  for (const { client } of both) for (const path of paths) await look(client, fresh, path, 'gzip')
}
