// The copy of a person's data, after they have used everything that is sold: each of their own words is in it, for reading and for
// other programs, in both languages; and after an erasure in no file at all.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { type Language, languages, translator } from '../../src/i18n'
import { draftsOf } from '../../src/projections/drafts/draft'
import { body, type Client, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { newestMessage } from '../helpers/events/support-messages'
import { faults, headings, skips, textOf } from '../helpers/pages/markup'
import { type MentoringWorld, mentoringWorld } from '../mentoring/world'

setDefaultTimeout(60_000)

/** Words that stand nowhere else, by where they are written and the files that must hold them. */
const words = {
  answer: 'Respondi canário da entrevista com calma',
  vacancyTitle: 'Vaga do canário guardada',
  advert: 'Requisitos do canário: SQL, Python e Power BI no dia a dia',
  vacancyNotes: 'Anotação canário da vaga',
  topic: 'Assunto canário da mentoria',
  personNote: 'Nota canário de quem aprende',
  mentorNote: 'Nota canário de quem ensina',
  letter: 'Carta canário ao suporte',
  reply: 'Resposta canário do suporte',
  draftLine: 'Linha canário do rascunho',
  comment: 'Comentário canário da tia',
} as const
const inDrafts: readonly (keyof typeof words)[] = ['draftLine', 'comment']

let world: MentoringWorld
let client: Client
let account: string

const must = async (answer: Response): Promise<Response> => {
  expect([answer.url, answer.status < 400]).toEqual([answer.url, true])
  return answer
}

const useInterview = async () => {
  await must(await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume()))
  const { id } = await body<{ id: string }>(await client.post('/api/interview/start', {}))
  await must(await client.post('/api/interview/answer', { treino: id, pergunta: 1, texto: words.answer }))
}
const useVacancies = async () => {
  const saved = { titulo: words.vacancyTitle, empresa: 'Rede Azul', anuncio: words.advert }
  const { id } = await body<{ id: string }>(await client.post('/api/vacancies', saved))
  const change = { estado: 'enviada', enviada_em: '2026-11-10', lembrete: '', curriculo: '', notas: words.vacancyNotes }
  await must(
    await client.ask(`/api/vacancies/${id}`, {
      method: 'PUT',
      body: JSON.stringify(change),
      headers: { 'content-type': 'application/json' },
    }),
  )
}
const useMentoring = async () => {
  await world.give(3)
  const [hour] = (await world.state(client)).horas
  await must(await world.act(client, 'marcar', { hora: hour?.id, assunto: words.topic }))
  const reserva = (await world.state(client)).reservas[0]?.id ?? ''
  await must(await world.act(client, 'anotar', { reserva, texto: words.personNote }))
  await must(await world.rita.form('/mentor', { acao: 'anotar', reserva, texto: words.mentorNote }))
}
const useSupport = async () => {
  const letter = { name: 'Bia Lima', email: 'tudo@exemplo.com', subject: 'bug', message: words.letter }
  await must(await client.post('/api/support/contact', letter))
  const mensagem = newestMessage(world.app.core.views.db)?.id ?? ''
  await must(await world.admin.form('/admin/suporte', { acao: 'responder', mensagem, texto: words.reply }))
}
const useWorkbench = async () => {
  const home = '/curriculo/oficina'
  await client.form(home, { acao: 'comecar', de: 'vazio' })
  const [row] = draftsOf(world.app.core.views.db, account)
  if (!row) throw new Error('no draft')
  const parts = row.content.parts.map((part) =>
    part.kind === 'job' ? { ...part, lines: [{ id: 'l1', text: words.draftLine }] } : part,
  )
  await must(await client.post('/api/draft/save', { base: row.version, content: { ...row.content, parts } }))
  const made = await client.form(`${home}/links`, { rascunho: row.id, acao: 'criar', para: 'Tia Rosa', dias: '7' })
  const token = /\/leitura\?c=([\w-]{43})/.exec(await made.text())?.[1] ?? ''
  await must(await world.app.client().form('/leitura', { c: token, em: '', nome: 'Rosa', texto: words.comment }))
}

beforeAll(async () => {
  world = await mentoringWorld(await testApp({ PUBLIC_URL: 'http://localhost:3000' }))
  client = await world.person('tudo@exemplo.com', 'premium')
  account = await world.accountOf(client)
  await useInterview()
  await useVacancies()
  await must(await client.post('/api/user/week', {}))
  await useMentoring()
  await useSupport()
  await useWorkbench()
})
afterAll(() => world.app.close())

const copy = async (language: Language) => {
  const answer = await client.ask('/conta/exportar', { headers: { 'accept-language': language } })
  const files = unzipSync(await answer.bytes())
  const t = translator(language)
  return {
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
    page: t('account.exported.page.name'),
    t,
  }
}

describe('the copy', () => {
  test.each(languages)('says every word the person wrote or was written to, in %s', async (language) => {
    const { read, page } = await copy(language)
    const html = read(page)
    const shown = textOf(html)
    for (const [place, text] of Object.entries(words)) expect([place, shown.includes(text)]).toEqual([place, true])
    expect([faults(html), skips(headings(html))]).toEqual([[], []])
  })

  test.each(languages)('has a heading for each feature, and names its states in %s', async (language) => {
    const { read, page, t } = await copy(language)
    const html = read(page)
    const titles = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title)
    for (const key of ['written', 'weeks', 'letters'] as const)
      expect(titles).toContain(t(`account.exported.page.${key}`))
    for (const key of ['vacancies.title', 'interview.past.title', 'mentoring.title'] as const)
      expect(titles).toContain(t(key))
    expect(textOf(html)).toContain(t('vacancies.state.sent'))
    expect(html).not.toMatch(/\{\{|account\.exported|undefined/)
  })

  test('has the same words in the files for other programs', async () => {
    const { read } = await copy('pt-BR')
    for (const [place, text] of Object.entries(words)) {
      const file = inDrafts.some((one) => one === place) ? 'rascunhos.json' : 'eventos.json'
      expect([place, read(file).includes(text)]).toEqual([place, true])
    }
    expect(read('eventos.json')).toContain('"WeekPlanned"')
  })

  test('has no heading for what was never used', async () => {
    const other = await world.person('nada@exemplo.com')
    const files = unzipSync(await (await other.ask('/conta/exportar')).bytes())
    const html = strFromU8(files['LEIA-ME.html'] ?? new Uint8Array())
    expect(html).not.toContain('Suas vagas')
    expect(html).not.toContain('Mensagens ao suporte')
  })
})

test('an erased account leaves none of these words in any file', async () => {
  const files = () =>
    readdirSync(world.app.core.config.folder, { recursive: true })
      .map((name) => join(world.app.core.config.folder, String(name)))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path))
  await must(await client.form('/conta/apagar', { senha: 'segredo1', confirmar: 'sim' }))
  for (const [place, text] of Object.entries(words))
    expect([place, files().some((bytes) => bytes.includes(text))]).toEqual([place, false])
})
