// One person with something of every kind, all of it recognisable, and everybody who might reach for it.
import { secondFactor } from '../../../src/domain/accounts/second-factor/second-factor'
import { draftStreams } from '../../../src/events/schema/drafts/drafts'
import { accountStream } from '../../../src/events/schema/events'
import { sessionsOf } from '../../../src/projections/accounts/session'
import { analysisIds } from '../../../src/projections/analyses/analysis'
import { draftsOf } from '../../../src/projections/drafts/draft'
import { commentsOf, sharesOf } from '../../../src/projections/drafts/reviews'
import { notificationsOf } from '../../../src/projections/notifications/notification'
import { accountState } from '../../../src/server/accounts/account-state'
import { assignPlan, makeAdmin } from '../../../src/server/admin/operator/operator'
import { advert } from '../../helpers/accounts/sample-accounts'
import { codeAt, enableApp, password } from '../../helpers/accounts/second-factor'
import { body, type Client, type TestApp, testApp } from '../../helpers/app'
import { pdfResume } from '../../helpers/documents'
import { accountOf } from '../../helpers/events/notifications'
import { portrait } from '../../helpers/pages/pictures'
import { mentoringWorld } from '../../mentoring/world'

export const roles = ['visitor', 'owner', 'other', 'mentor', 'admin', 'bare'] as const
export type Role = (typeof roles)[number]

/** What is the owner's alone. Nobody else types any of it. */
export const canaries = [
  'Zumbido',
  'quartzo-dona',
  'Flambagem',
  'Perpendicular',
  'Ornitorrinco',
  'Sobressalto',
] as const
const email = 'quartzo-dona@exemplo.com'

export type MatrixWorld = {
  readonly app: TestApp
  readonly owner: string
  /** The owner's ids of every kind, by their names. */
  readonly ids: Readonly<Record<string, string>>
  /** Somebody of a role, signed in. */
  asking(role: Role): Promise<Client>
  /** How long each of the owner's streams is: whatever changes something of theirs makes one longer. */
  lengths(): string
  close(): Promise<void>
}

const must = async (answer: Promise<Response>): Promise<Response> => {
  const done = await answer
  if (done.status >= 400) throw new Error(`${done.url} ${done.status} ${await done.text()}`)
  return done
}

/** A passkey, without the browser that would make it for the site's https address. */
const withPasskey = async (app: TestApp, account: string): Promise<void> => {
  const passkey = {
    id: Bun.randomUUIDv7(),
    name: 'Zumbido',
    credential: 'c',
    publicKey: 'k',
    counter: 0,
    transports: [],
  }
  const { epoch } = accountState(app.core, account)
  const session = sessionsOf(app.core.views.db, account, app.core.clock())[0]?.id ?? ''
  const command = {
    kind: 'add-passkey',
    passkey: { ...passkey, added: app.core.clock() },
    epoch,
    session,
    hashes: [],
  } as const
  const metadata = { at: app.core.clock(), actor: account, correlation: 'test', causation: null }
  const done = await app.core.handle(secondFactor, accountStream(account), command, metadata)
  if (!done.ok) throw new Error(done.code)
}

/** Everything the product stores of somebody, made as they make it. */
const furnish = async (app: TestApp, owner: Client, hour: string): Promise<Record<string, string>> => {
  const account = await accountOf(owner)
  const { db } = app.core.views
  await must(owner.upload('/api/resume/analyze', 'zumbido.pdf', await pdfResume()))
  await must(owner.upload('/api/photo/analyze', 'retrato.png', await portrait(), 'photo'))
  const about = 'Cuido da Flambagem de chapas há cinco anos. Em 2024 baixei o custo em 32% na Rede Azul.'
  await must(owner.post('/api/linkedin/analyze', { headline: 'Analista de Flambagem', about, experience: about }))
  await must(owner.post('/api/job/analyze', { description: `${advert} Local: Perpendicular.` }))
  await must(owner.form('/curriculo/oficina', { acao: 'comecar', de: 'arquivo' }))
  await must(
    owner.post('/api/vacancies', { titulo: 'Guardião de Ornitorrinco', empresa: 'Rede Azul', anuncio: advert }),
  )
  const contact = { name: 'Zumbido', email, subject: 'outro', message: 'Sobressalto com o plano.' }
  await must(owner.post('/api/support/contact', contact))
  await must(
    owner.post('/api/mentoring', { acao: 'marcar', hora: hour, querer: 'Falar do Sobressalto', mostrar: false }),
  )
  const interview = await body<{ id: string }>(await must(owner.post('/api/interview/start', {})))
  await withPasskey(app, account)
  const made = await must(
    owner.post('/api/user/tokens', { nome: 'Zumbido', escopo: 'leitura', dias: 30, senha: 'segredo1' }),
  )
  const apiToken = await body<{ id: string }>(made)
  const url = 'https://exemplo.com.br/Sobressalto'
  const hook = await must(owner.post('/api/user/webhooks', { url, eventos: ['planos'], senha: 'segredo1' }))
  const webhook = await body<{ id: string }>(hook)
  const draft = draftsOf(db, account)[0]?.id ?? ''
  const links = '/curriculo/oficina/links'
  const shared = await must(owner.form(links, { rascunho: draft, acao: 'criar', para: 'Zumbido', dias: '7' }))
  const c = /\/leitura\?c=([\w-]{43})/.exec(await shared.text())?.[1] ?? ''
  await must(app.client().form('/leitura', { c, em: '', nome: 'Rosa', texto: 'Um Ornitorrinco a mais.' }))
  const picture = new FormData()
  picture.set('photo', new File([await portrait()], 'zumbido.png'))
  await must(owner.ask('/api/user/profile-photo', { method: 'POST', body: picture }))
  const analyses = [...analysisIds(db, account)]
  const vacancies = await body<{ vagas?: { id: string }[] }>(await owner.ask('/api/vacancies'))
  const support = await body<{ id?: string; mensagem?: string }[]>(await owner.ask('/api/support/messages'))
  const state = accountState(app.core, account)
  return {
    account,
    ...Object.fromEntries(analyses.map((id, n) => [`analysis ${n}`, id])),
    draft,
    'API token': apiToken.id,
    webhook: webhook.id,
    share: sharesOf(db, account, draft)[0]?.id ?? '',
    comment: commentsOf(db, account, draft)[0]?.id ?? '',
    vacancy: JSON.stringify(vacancies).match(/[0-9a-f-]{36}/)?.[0] ?? '',
    message: JSON.stringify(support).match(/"id":"([^"]+)"/)?.[1] ?? '',
    booking: hour,
    interview: interview.id,
    notice: notificationsOf(db, account)[0]?.id ?? '',
    session: sessionsOf(db, account, app.core.clock())[0]?.id ?? '',
    passkey: state.secondFactor.passkeys[0]?.id ?? '',
    photo: state.photo ?? '',
  }
}

export const matrixWorld = async (): Promise<MatrixWorld> => {
  const app = await testApp({ ADMIN_MFA: 'required', PUBLIC_URL: 'https://localhost:3000' })
  await makeAdmin(app.core, { email: 'chefe@vagas.example', password })
  const chief = app.client()
  await chief.post('/api/login', { email: 'chefe@vagas.example', senha: password })
  const { secret } = await enableApp(app, chief)
  await makeAdmin(app.core, { email: 'nua@vagas.example', password })
  const named = app.client()
  await named.register('mentora@exemplo.com', 'Mentora')
  await chief.form('/admin/mentoria', { acao: 'nomear', email: 'mentora@exemplo.com' })
  const { give, rita, state, admin } = await mentoringWorld(app)
  await enableApp(app, admin)
  await admin.form('/admin/mentoria', { acao: 'nomear', email: 'rita@exemplo.com' })
  await give(3, 2)
  void rita
  const person = async (address: string, name: string) => {
    const client = app.client()
    await client.register(address, name)
    await assignPlan(app.core, address, 'enterprise')
    return client
  }
  const owner = await person(email, 'Zumbido')
  const [hour] = (await state(owner)).horas
  const ids = await furnish(app, owner, hour?.id ?? '')
  const missing = Object.entries(ids).filter(([, id]) => id === '')
  if (missing.length > 0) throw new Error(`nothing of: ${missing.map(([name]) => name).join(', ')}`)

  const signedIn = async (address: string) => {
    const client = app.client()
    await client.post('/api/login', { email: address, senha: password })
    return client
  }
  const asking = async (role: Role): Promise<Client> => {
    if (role === 'visitor') return app.client()
    if (role === 'bare') return signedIn('nua@vagas.example')
    if (role === 'mentor') return signedIn('mentora@exemplo.com')
    if (role === 'other') return person(`${Bun.randomUUIDv7()}@exemplo.com`, 'Outra Pessoa')
    if (role === 'owner') return owner
    // A code serves once, and each is of half a minute.
    app.turn(60_000)
    const client = await signedIn('chefe@vagas.example')
    await client.post('/api/login/second-factor', { codigo: codeAt(secret, app.core.clock()) })
    return client
  }
  const { events } = app.core
  const lengths = () =>
    [accountStream(ids.account ?? ''), ...events.streams(draftStreams(ids.account ?? ''), '', 20)]
      .map((stream) => `${stream} ${events.read(stream).length}`)
      .join(', ')
  return { app, owner: ids.account ?? '', ids, asking, lengths, close: () => app.close() }
}
