// A server where Rita gives hours, and people on plans who book them.

import type { MentoringJson } from '../../src/api/tools/mentoring'
import { dayOf, dayText } from '../../src/domain/day'
import { domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { verify } from '../../src/projections/engine/verify'
import { assignPlan, ensureAdmin } from '../../src/server/admin/operator/operator'
import { body, type Client, type TestApp } from '../helpers/app'

export const dayMs = 24 * 3_600_000

export type MentoringWorld = {
  readonly app: TestApp
  readonly admin: Client
  readonly rita: Client
  person(email: string, plan?: 'premium' | 'basico' | 'enterprise'): Promise<Client>
  /** Gives hours of 50 minutes on the day so many days ahead, from seven in the evening on. */
  give(ahead: number, count?: number, more?: Record<string, string>): Promise<Response>
  /** Buys a plan for a month at the test checkout. */
  buy(client: Client, plan: 'premium' | 'basico'): Promise<void>
  state(client: Client): Promise<MentoringJson>
  act(client: Client, acao: string, fields?: Record<string, unknown>): Promise<Response>
  accountOf(client: Client): Promise<string>
  differences(): readonly unknown[]
}

export const mentoringWorld = async (app: TestApp): Promise<MentoringWorld> => {
  await ensureAdmin(app.core, { email: 'dona@vagas.example', password: 'segredo1' })
  const admin = app.client()
  await admin.post('/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  const rita = app.client()
  await rita.register('rita@exemplo.com', 'Rita Albuquerque')
  await admin.form('/admin/mentoria', { acao: 'nomear', email: 'rita@exemplo.com' })
  const clockText = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return {
    app,
    admin,
    rita,
    person: async (email, plan) => {
      const client = app.client()
      await client.register(email, email.split('@')[0] ?? email)
      if (plan) await assignPlan(app.core, email, plan)
      return client
    },
    give: (ahead, count = 1, more = {}) =>
      rita.form('/mentor', {
        ...{ acao: 'oferecer', dia: dayText(dayOf(app.core.clock()) + ahead), das: '19:00' },
        ...{ ate: clockText(19 * 60 + count * 50), minutos: '50', semanas: '1' },
        ...{ link: 'https://chamada.exemplo/rita', sobre: 'Chefe de cozinha', ...more },
      }),
    buy: async (client, planId) => {
      const { url } = await body<{ url: string }>(await client.post('/api/create-checkout-session', { planId }))
      const sessao = new URL(url).searchParams.get('sessao') ?? ''
      await client.form('/pagamento-teste', { sessao, escolha: 'pagar' })
      await client.ask(`/assinatura-sucesso?session_id=${sessao}`)
    },
    state: async (client) => body<MentoringJson>(await client.ask('/api/mentoring')),
    act: (client, acao, fields = {}) => client.post('/api/mentoring', { acao, ...fields }),
    accountOf: async (client) => (await body<{ id: string }>(await client.ask('/api/user'))).id,
    differences: () => {
      const { events: log, views } = app.core
      return verify({ log, projections, catalog: domainEvents, views }).differences
    },
  }
}
