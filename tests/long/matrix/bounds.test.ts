// Every route that changes something, asked by those who may while the bucket that tests/http/bounds.ts names is empty (all
// buckets where it names none): each looks at it, and nothing is stored but by those that need none. A new route without a
// bound fails here.
import { afterAll, beforeAll, expect, setDefaultTimeout, spyOn, test } from 'bun:test'
import { correctionKinds } from '../../../src/analysis/resume/reading/corrections/correction'
import { latestAnalysis } from '../../../src/projections/analyses/analysis'
import { draftsOf } from '../../../src/projections/drafts/draft'
import { advert } from '../../helpers/accounts/sample-accounts'
import { hidden, password } from '../../helpers/accounts/second-factor'
import type { Client } from '../../helpers/app'
import { bucketNames } from '../../helpers/buckets'
import { pdfResume } from '../../helpers/documents'
import { portrait } from '../../helpers/pages/pictures'
import { type Bound, bounds } from '../../http/bounds'
import { requestsFor, rows, type Sent } from './requests'
import { type MatrixWorld, matrixWorld } from './world'

setDefaultTimeout(10 * 60_000)

let world: MatrixWorld
beforeAll(async () => {
  world = await matrixWorld()
})
afterAll(() => world.close())

/** What forms and calls ask for besides ids, so that a request gets as far as what it would store. */
const words = {
  senha: password,
  senha_atual: password,
  password: 'uma-senha-boa-77',
  confirmarSenha: password,
  nome: 'Vera Lima',
  name: 'Vera Lima',
  email: 'vera@exemplo.com',
  aceitarTermos: 'on',
  subject: 'outro',
  message: 'Bom dia',
  texto: 'Um texto',
  headline: 'Analista',
  about: 'Cuido da agenda da clínica há oito anos.',
  experience: 'Baixei o custo em 32% na Rede Azul.',
  description: advert,
  anuncio: advert,
  titulo: 'Analista',
  estado: 'sent',
  escopo: 'leitura',
  dias: '7',
  url: 'https://exemplo.com.br/outro',
  eventos: 'planos',
  code: 'ABCDEFGH',
  codigo: '123456',
  planId: 'premium',
  passo: '2',
  confirmo: 'sim',
  escolha: 'nenhum',
  tema: 'dark',
  idioma: 'pt-BR',
}

type Ask = { readonly as: 'visitor' | 'owner' | 'admin' | 'pending'; readonly sent: Iterable<Sent> }
const json = (path: string, body: object, method = 'POST'): Sent[] => [
  { path, init: { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } },
]
const file = async (path: string, field: string, name: string): Promise<Sent[]> => {
  const body = new FormData()
  body.set(field, new File([field === 'resume' ? await pdfResume() : await portrait()], name))
  return [{ path, init: { method: 'POST', body } }]
}
const form = (path: string, fields: Record<string, string>): Sent[] => [
  { path, init: { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html' } } },
]

/** What a route needs that is not among the words above. */
const special = async (link: string, configuracao: string): Promise<Readonly<Record<string, Iterable<Sent>>>> => {
  const { ids, app } = world
  const draft = draftsOf(app.core.views.db, ids.account ?? '')[0]
  const changed = draft && { ...draft.content, parts: draft.content.parts.slice(0, -1) }
  return {
    'POST /leitura': form('/leitura', { c: link, em: '', nome: 'Rosa', texto: 'Bom!' }),
    'POST /curriculo': await file('/curriculo', 'resume', 'cv.pdf'),
    'POST /api/resume/analyze': await file('/api/resume/analyze', 'resume', 'cv.pdf'),
    'POST /foto-perfil': await file('/foto-perfil', 'photo', 'eu.png'),
    'POST /api/photo/analyze': await file('/api/photo/analyze', 'photo', 'eu.png'),
    'POST /api/photo/compress': await file('/api/photo/compress', 'image', 'eu.png'),
    'POST /editar-perfil/foto': await file('/editar-perfil/foto', 'photo', 'eu.png'),
    'POST /api/user/profile-photo': await file('/api/user/profile-photo', 'photo', 'eu.png'),
    'POST /api/register': json('/api/register', { ...words, aceitarTermos: true }),
    'PUT /api/user/settings': json(
      '/api/user/settings',
      { tema: 'dark', idioma: 'pt-BR', notificacoes_email: false },
      'PUT',
    ),
    'PUT /api/user/profile': json(
      '/api/user/profile',
      { nome: 'Zum', email: 'quartzo-dona@exemplo.com', senha_atual: '', senha_nova: '' },
      'PUT',
    ),
    'POST /editar-perfil': form('/editar-perfil', { nome: 'Zum', email: 'quartzo-dona@exemplo.com' }),
    'POST /api/user/webhooks': json('/api/user/webhooks', { ...words, eventos: ['planos'] }),
    'POST /api/user/tokens': json('/api/user/tokens', { nome: 'Casa', escopo: 'leitura', dias: 30, senha: password }),
    'POST /conta/tokens': form('/conta/tokens', { nome: 'Casa', escopo: 'leitura', dias: '30', senha: password }),
    'POST /api/draft/save': json('/api/draft/save', { rascunho: draft?.id, base: draft?.version, content: changed }),
    'POST /curriculo/oficina/perguntas': form('/curriculo/oficina/perguntas', {
      ...{ rascunho: draft?.id ?? '', passo: '2', [`l_${draft?.content.parts[1]?.id}_l1`]: 'Cuidei da agenda.' },
    }),
    'POST /api/draft/wording': json('/api/draft/wording', {
      ...{ rascunho: draft?.id, parte: draft?.content.parts[0]?.id, texto: 'Cuidei da agenda da clínica.' },
    }),
    'POST /api/draft/measure': json('/api/draft/measure', { rascunho: draft?.id, content: draft?.content }),
    'POST /curriculo/leitura': form('/curriculo/leitura', {
      analise: latestAnalysis(app.core.views.db, ids.account ?? '', 'resume')?.id ?? '',
      acao: correctionKinds[0],
      linha: '1',
    }),
    'POST /api/interview/answer': json('/api/interview/answer', {
      treino: ids.interview,
      pergunta: 1,
      texto: 'Um texto bem dito.',
    }),
    'POST /api/admin/create-beta-coupons': json('/api/admin/create-beta-coupons', { quantidade: 1 }),
    'POST /conta/seguranca/aplicativo': form('/conta/seguranca/aplicativo', { ...words, configuracao }),
    'PUT /api/vacancies/:id': json(
      `/api/vacancies/${ids.vacancy}`,
      { estado: 'enviada', enviada_em: '', curriculo: '', lembrete: '', notas: 'x' },
      'PUT',
    ),
    'POST /suporte/responder': form('/suporte/responder', { mensagem: ids.message ?? '', texto: 'Mais uma coisa' }),
    'POST /suporte': form('/suporte', {
      name: 'Vera',
      email: 'vera@exemplo.com',
      subject: 'outro',
      message: 'Bom dia',
    }),
    'POST /configuracoes/modelos': form('/configuracoes/modelos', { modelos: 'none' }),
  }
}

const askerOf = (row: string, access: string): Ask['as'] => {
  if (row.endsWith('segundo-fator') || row.endsWith('second-factor')) return 'pending'
  if (access === 'admin') return 'admin'
  return access === 'user' || access === 'user-page' ? 'owner' : 'visitor'
}

const bucketOf = (bound: Bound | undefined) => (typeof bound === 'string' ? bound : null)
/** Events that end what was begun before: of each there are no more than of what began it, under a bucket. */
const endings: ReadonlySet<string> = new Set(['DraftErased', 'OutgoingWebhookRemoved', 'VacancyRemoved'])
const storesNothing = (bound: Bound | undefined) =>
  !(typeof bound === 'object' && 'because' in bound) || bound.because === 'nothing'

test('with its bucket empty a route stores nothing, and looks at it', async () => {
  const { app, ids } = world
  const { core } = app
  const people: Record<Ask['as'], Client> = {
    visitor: app.client(),
    owner: await world.asking('owner'),
    admin: await world.asking('admin'),
    pending: app.client(),
  }
  await people.pending.post('/api/login', { email: 'chefe@vagas.example', senha: password })
  const draft = draftsOf(core.views.db, ids.account ?? '')[0]?.id ?? ''
  const shared = await people.owner.form('/curriculo/oficina/links', {
    rascunho: draft,
    acao: 'criar',
    para: '',
    dias: '7',
  })
  const link = /\/leitura\?c=([\w-]{43})/.exec(await shared.text())?.[1] ?? ''
  const setup = await (await people.owner.ask('/conta/seguranca/aplicativo')).text()
  const own = await special(link, hidden(setup, 'configuracao'))
  let asked = new Set<string>()
  let emptied: string | null = null
  const waits = (buckets: Parameters<typeof core.throttle.takeAll>[0]) => {
    for (const [, bucket] of buckets) asked.add(bucketNames.get(bucket) ?? 'unknown')
    return emptied === null || asked.has(emptied) ? 60_000 : 0
  }
  const spies = [
    spyOn(core.throttle, 'wait').mockImplementation((key, bucket) => waits([[key, bucket]])),
    spyOn(core.throttle, 'takeAll').mockImplementation(waits),
  ]
  const wrong: string[] = []
  // What deletes the draft comes late, what signs out last.
  const later = (row: string) => (/sair|logout|sessoes/.test(row) ? 2 : Number(row === 'POST /curriculo/oficina'))
  for (const { row, method, path, access } of rows.toSorted((a, b) => later(a.row) - later(b.row))) {
    asked = new Set()
    emptied = bucketOf(bounds[row])
    const before = core.events.position()
    const client = people[askerOf(row, access)]
    const sent = [...(own[row] ?? []), ...requestsFor(ids, method, path, words)]
    for (const { path: at, init } of sent) await (await client.ask(at, init)).body?.cancel()
    const stored = core.events.readAll(before, 1_000).flatMap(({ type }) => (endings.has(type) ? [] : type))
    if (stored.length > 0 && storesNothing(bounds[row])) wrong.push(`${row} stored ${[...new Set(stored)]}`)
    if (emptied && !asked.has(emptied))
      wrong.push(`${row} looked at ${[...asked].join() || 'nothing'} and not at ${emptied}`)
  }
  for (const spy of spies) spy.mockRestore()
  expect(wrong).toEqual([])
})
