// Who the rows are about, made once through the API of a running server; and the values that rows name in braces.

import { adminAccount, useEveryTool as analyseWithAll, linkedin } from '../helpers/accounts/sample-accounts'
import { type Visitor, visitor } from '../helpers/accounts/visitor'
import { pdfResume } from '../helpers/documents'
import { executable, type Server } from '../helpers/server'

export type World = {
  /** A person by the name rows use; `guest` registers at each call, with what stands after a plus done. */
  person(name: string): Promise<Visitor>
  /** Fills in `{name}`. */
  fill(text: string): string
}

const done = async (answer: Promise<Response>): Promise<Response> => {
  const one = await answer
  if (one.status >= 400) throw new Error(`${new URL(one.url).pathname}: ${one.status} ${await one.text()}`)
  return one
}

/** Orders a plan. Returns the session of the checkout, which nobody has paid yet. */
const order = async (person: Visitor, planId: string): Promise<string> => {
  const asked = await done(person.post('/api/create-checkout-session', { planId, billingCycle: 'monthly' }))
  const { url } = (await asked.json()) as { url: string }
  return new URL(url, 'http://localhost').searchParams.get('sessao') ?? ''
}

/** Buys a plan in the test checkout. Returns the session of the checkout. */
const buy = async (person: Visitor, planId: string): Promise<string> => {
  const sessao = await order(person, planId)
  const body = new URLSearchParams({ sessao, escolha: 'pagar' })
  const paid = await done(person.ask('/pagamento-teste', { method: 'POST', body }))
  const back = new URL(paid.headers.get('location') ?? '', 'http://localhost')
  await done(person.ask(`${back.pathname}${back.search}`))
  return back.searchParams.get('session_id') ?? ''
}

const give = (server: Server, email: string, plan: string) => {
  const env = { ...process.env, DATA_DIR: server.folder }
  const given = Bun.spawnSync([executable, 'admin', 'plan', email, plan], { env, stdout: 'pipe', stderr: 'pipe' })
  if (given.exitCode !== 0) throw new Error(`admin plan: ${given.stderr}`)
}

/** The server must have been started with `adminAccount`. */
export async function worldOf(server: Server): Promise<World> {
  const people = new Map<string, Visitor>()
  const member = async (name: string, email: string) => {
    const one = visitor(server.url)
    await done(one.register(email))
    people.set(name, one)
    return one
  }
  people.set('visitor', visitor(server.url))
  const fresh = await member('new', 'nova@exemplo.com.br')
  await analyseWithAll(await member('used', 'usada@exemplo.com.br'))
  await buy(await member('basic', 'basica@exemplo.com.br'), 'basico')
  const session = await buy(await member('pro', 'profissional@exemplo.com.br'), 'professional')
  await buy(await member('premium', 'premium@exemplo.com.br'), 'premium')
  await member('enterprise', 'empresa@exemplo.com.br')
  give(server, 'empresa@exemplo.com.br', 'enterprise')
  const admin = visitor(server.url)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha } = adminAccount
  await done(admin.post('/api/login', { email, senha }))
  people.set('admin', admin)

  const made = (await (await done(admin.post('/api/admin/create-beta-coupons', { quantidade: 2 }))).json()) as {
    coupons: { codigo: string }[]
  }
  const notices = (await (await done((people.get('used') ?? admin).ask('/api/notificacoes'))).json()) as {
    id: string
  }[]
  const { id } = (await (await done(fresh.ask('/api/user'))).json()) as { id: string }
  const names: Record<string, string> = {
    new: id,
    session,
    coupon: made.coupons[0]?.codigo ?? '',
    notice: notices[0]?.id ?? '',
  }

  let guests = 0
  const guest = async (what: string | undefined) => {
    const email = `visita${++guests}@exemplo.com.br`
    names.email = email
    const one = visitor(server.url)
    await done(one.register(email))
    if (what === 'resume') await done(one.upload('joana.pdf', await pdfResume()))
    if (what === 'linkedin') await done(one.post('/api/linkedin/analyze', linkedin))
    if (what === 'draft') await done(one.post('/api/linkedin/draft', { ...linkedin, experience: '' }))
    if (what === 'checkout') names.checkout = await order(one, 'professional')
    if (what === 'left') await done(one.ask('/sair', { method: 'POST' }))
    return one
  }

  return {
    async person(name) {
      const [who = '', what] = name.split('+')
      if (who === 'guest') return guest(what)
      const one = people.get(who)
      if (!one) throw new Error(`nobody is called ${name}`)
      return one
    },
    fill: (text) => text.replace(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all),
  }
}
