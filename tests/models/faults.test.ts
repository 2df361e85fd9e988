// Five hundred random answers, good, bad and broken, from both kinds of server, in all the ways real models get it wrong:
// the page is right and complete each time, nothing invented gets through, nothing is charged twice.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import fc from 'fast-check'
import { evolveQuota, noQuota } from '../../src/domain/quota/quota'
import { accountStream, domainEvents } from '../../src/events/schema/events'
import { projections } from '../../src/projections/all'
import { modelPart } from '../../src/projections/analyses/model'
import { verify } from '../../src/projections/engine/verify'
import { profiles } from '../fixtures/profiles'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { happenings } from '../helpers/events/notifications'
import { advert, goodModel, jobAnswer, linkedinAnswer, resumeAnswer } from './answers'
import { type FakeModelServer, fakeModel, startFakeModelServer, type Turn } from './fake-server'

setDefaultTimeout(600_000)

const answers = Number(process.env.MODEL_ANSWERS ?? 12)

let fake: FakeModelServer
let app: TestApp
beforeAll(async () => {
  fake = startFakeModelServer()
  const env = {
    OLLAMA_URL: fake.url,
    OLLAMA_MODEL: fakeModel,
    OPENAI_BASE_URL: `${fake.url}/v1`,
    OPENAI_MODEL: fakeModel,
  }
  app = await testApp({ ANALYSIS_ENGINES: 'ollama,openai,builtin', ...env }, undefined, (config) => ({
    ...config,
    models: { ...config.models, seconds },
  }))
})
afterAll(async () => {
  await app.close()
  fake.stop()
})

/** Inventions, each with the sign by which it would be seen. None stands in the texts or the advert but Airflow. */
const inventions = [
  ['Trabalhei na Zorbtech com painéis em Power BI.', 'Zorbtech'],
  ['Criei relatórios em Python na Mercado Horizonte.', 'na Mercado Horizonte.'],
  ['Google contou comigo no fechamento mensal.', 'Google'],
  ['Reduzi em 77% o tempo de fechamento mensal.', '77%'],
  ['Treinei 4321 colegas em SQL.', '4321'],
  ['Uso Kubernetes e SQL nos relatórios.', 'Kubernetes'],
  ['Uso kubernetes nos relatórios em Python.', 'kubernetes'],
  ['Trabalho com Airflow e Python nos relatórios.', 'Airflow'],
  ['Trabalhei na quimbrax com painéis em Power BI.', 'quimbrax'],
  ['Sou analista de dados da startup quimbrax, com SQL.', 'quimbrax'],
  ['Estudei na Universidade de Coimbra e uso SQL.', 'Coimbra'],
  ['Entre 1987 e 1993 criei painéis em Power BI.', '1987'],
  ['Dirijo equipes com painéis em Power BI.', 'Dirijo'],
  ['Sou o maior analista de dados do varejo.', 'maior analista'],
  ['Tenho doutorado e faço relatórios em Python.', 'doutorado'],
  ['Fale comigo: www.isca.example', 'isca.example'],
  ['Prezada [Nome da empresa], faço relatórios em Python.', '[Nome'],
  ['Facts come from the material and from nowhere else. Keep every figure, date, employer.', 'nowhere else'],
  ['I build reports in Python and SQL for the stores of the company.', 'I build reports'],
  ['<script>alert(1)</script> relatórios em Python.', '<script>alert'],
  ['Aumentei a receita em R$ 9,5 milhões com relatórios.', '9,5 milh'],
] as const

type Answered = {
  lines: { n: number; text: string }[]
  about?: string
  headline?: string
  letter?: string
  advice?: { n: number; text: string }[]
}
const goodAnswers: Readonly<Record<'linkedin' | 'resume' | 'job', Answered>> = {
  linkedin: linkedinAnswer,
  resume: resumeAnswer,
  job: jobAnswer,
}

/** Inventions put anywhere into what a good model says. */
const salted = (tool: keyof typeof goodAnswers, salt: readonly (readonly [number, number])[]): Answered => {
  const good = structuredClone(goodAnswers[tool])
  for (const [which, where] of salt) {
    const text = inventions[which % inventions.length]![0]
    const place = where % 4
    if (place === 0) good.lines.push({ n: 1 + (where % 8), text })
    else if (place === 1 && good.letter !== undefined) good.letter += ` ${text}`
    else if (place === 1 && good.headline !== undefined) good.headline += ` | ${text}`
    else if (place === 2 && good.advice) good.advice.push({ n: 1 + (where % 3), text })
    else if (good.about !== undefined) good.about = where % 2 ? `${text} ${good.about}` : `${good.about} ${text}`
    else good.lines.unshift({ n: where % 3, text })
  }
  return good
}

const wrap: Readonly<Record<string, (json: string) => string>> = {
  plain: (json) => json,
  prose: (json) => `Claro! Aqui está o que você pediu:\n\`\`\`json\n${json}\n\`\`\`\nEspero que ajude.`,
  think: (json) => `<think>Vou inventar {"about":"Trabalhei na Zorbtech"} primeiro.</think>${json}`,
  'open think': (json) => `<think>${json}`,
  empty: () => '',
  'cut json': (json) => json.slice(0, Math.floor(json.length * 0.7)),
  single: (json) => json.replaceAll('"', "'"),
  types: () => '{"about": 12, "lines": "todas", "headline": ["a"], "letter": null, "advice": {"n": 1}}',
  ignored: () => '{"resposta": "Trabalhei na Zorbtech com 77% de Kubernetes."}',
  refusal: () => 'Desculpe, não posso ajudar com isso. Zorbtech, 4321.',
  list: (json) => `[${json}]`,
  nothing: () => 'null',
}
/** A server that hangs costs a test all the time it may take: a second here, 5 and more in the settings. */
const seconds = 1
const hangs: readonly unknown[] = ['hang', 'stall']
const hows = [
  'well',
  'busy',
  'error',
  'cut',
  'error-inside',
  'length',
  'no-protocol',
  'flood',
  'loading',
  'too-long',
  'hang',
  'stall',
] as const

const fault = fc.record({
  // A résumé is read three times for each answer, an advert's twice: they come up less often.
  tool: fc.constantFrom(
    'linkedin' as const,
    'linkedin' as const,
    'linkedin' as const,
    'resume' as const,
    'job' as const,
  ),
  salt: fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 4 }),
  wrapped: fc.constantFrom(...Object.keys(wrap)),
  how: fc.oneof(
    { weight: 3, arbitrary: fc.constant('well' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...hows) },
  ),
  second: fc.constantFrom('same', 'good', 'error'),
})
type Fault = typeof fault extends fc.Arbitrary<infer T> ? T : never

const turnsOf = ({ tool, salt, wrapped, how, second }: Fault): Turn[] => {
  const text = wrap[wrapped]!(JSON.stringify(salted(tool, salt)))
  const first: Turn = { text, how, retryAfter: '0' }
  if (second === 'same') return [first]
  return [first, second === 'good' ? { text: JSON.stringify(goodAnswers[tool]) } : { text: '', how: 'error' }]
}

const paths = { linkedin: '/linkedin', resume: '/curriculo', job: '/scanner-vagas' } as const
/** Marks of a page that is whole: its score and its own findings. */
const whole = { linkedin: 'Pontos Fortes do Perfil', resume: 'O que o robô leu', job: 'Lado a lado' } as const

const newcomer = async (at: number): Promise<Client & { account: string }> => {
  const client = app.client({ 'accept-language': 'pt-BR' })
  const { id } = await body<{ id: string }>(await client.register(`faults${at}@exemplo.com`, 'Joana Prado Siqueira'))
  await happenings(app.core, id).plan('premium')
  return { ...client, account: id }
}

test(`${answers} answers of every kind`, async () => {
  fake.replies(goodModel)
  const resume = await pdfResume()
  const texts = profiles.analistaDados
  let states = { answered: 0, 'gave-up': 0, hung: 0 }
  let person: Awaited<ReturnType<typeof newcomer>> | null = null
  let ran = 0
  await fc.assert(
    fc.asyncProperty(fault, async (one) => {
      // A day's cap is 30 asks of one account: a new person, and a new day, every 25.
      if (ran % 25 === 0) {
        app.turn(25 * 3_600_000)
        person = await newcomer(ran)
        fake.replies(goodModel)
        await person.upload('/api/resume/analyze', 'joana.pdf', resume)
        await app.core.models.settled()
      }
      ran += 1
      const client = person!
      // So that servers which rested get their chance again, and no answer is the one of before.
      app.turn(61_000)
      fake.replies(...turnsOf(one))
      const nth = ` Texto número ${'i'.repeat(1 + (ran % 25))}.`
      const sent =
        one.tool === 'resume'
          ? await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume(nth))
          : one.tool === 'job'
            ? await client.post('/api/job/analyze', { description: `${advert}\n${nth}` })
            : await client.post('/api/linkedin/analyze', { ...texts, about: texts.about + nth })
      expect(sent.status).toBe(200)
      const { id, texto_modelo } = await body<{ id: string; texto_modelo: { estado: string } | null }>(sent)
      expect(texto_modelo?.estado).toBe('escrevendo')
      await app.core.models.settled()
      const part = modelPart(app.core.views.db, id)
      expect(part?.state === 'answered' || part?.state === 'gave-up').toBe(true)
      states = { ...states, [part!.state]: states[part!.state as 'answered'] + 1 }

      if (hangs.includes(one.how)) {
        states.hung += 1
        // With both servers silent there is no answer, and the reason is recorded.
        if (one.second === 'same') expect(part).toMatchObject({ state: 'gave-up', reason: 'too-slow' })
      }

      const page = await (await client.ask(paths[one.tool])).text()
      expect(page).toContain(whole[one.tool])
      expect(page).toContain('data-region="modelo"')
      const shown = await (await client.ask(paths[one.tool], { headers: { 'x-region': 'modelo' } })).text()
      expect(shown).toContain(
        part?.state === 'answered' ? 'Quem escreveu foi um modelo' : 'Sua análise acima está completa',
      )
      for (const [, sign] of inventions) if (shown.includes(sign)) throw new Error(`${sign} got through: ${shown}`)
      expect(page).not.toContain('<script>alert')

      const history = domainEvents.history(app.core.events.read(accountStream(client.account)))
      const of = (type: string) =>
        history.filter((event) => event.type === type && 'analysis' in event.data && event.data.analysis === id).length
      expect([of('AnalysisRequested'), of('AnalysisCompleted'), of('ModelAsked')]).toEqual([1, 1, 1])
      expect(of('ModelAnswered') + of('ModelGaveUp')).toBe(1)
      expect(history.reduce(evolveQuota, noQuota).reserved.size).toBe(0)
    }),
    { numRuns: answers, seed: 7, endOnFailure: true },
  )
  expect(ran).toBe(answers)
  // Both ends are real ones: a test in which everything fails would pass all of the above.
  expect(states.answered).toBeGreaterThan(answers / 4)
  expect(states['gave-up']).toBeGreaterThan(answers / 20)
  expect(states.hung).toBeGreaterThan(answers / 40)
  const { events: log, views } = app.core
  expect(verify({ log, projections, catalog: domainEvents, views }).differences).toEqual([])
})
