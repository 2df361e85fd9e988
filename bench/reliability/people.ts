// People at work against a server that may be killed at any moment, with a journal outside it: what it acknowledged, and what
// was on its way when it died. Each person makes one change at a time, so at most one of theirs is undecided.
import type { FullHistoryJson } from '../../src/api/tools/history'
import { type Visitor, visitor } from '../../tests/helpers/accounts/visitor'
import { docxResume } from '../../tests/helpers/documents'
import { now } from './power/record'

/** The last value, or the number of analyses, that was acknowledged, and the last that was sent: it may have arrived. */
type Value = { acknowledged: number; sent: number }
const kinds = ['name', 'note', 'linkedin', 'resume'] as const
type Kind = (typeof kinds)[number]

/** A change, and when it was sent and acknowledged, in milliseconds of the machine's monotonic clock. */
type Change = { readonly kind: Kind; readonly count: number; readonly sentAt: number; acknowledgedAt: number | null }

export type Person = {
  readonly email: string
  readonly vacancy: string
  visitor: Visitor
  readonly facts: Record<Kind, Value>
  readonly changes: Change[]
}

/** The same person as the journal knew them at some moment. */
export const personAt = (person: Person, at: number): Person => {
  const facts = Object.fromEntries(
    kinds.map((kind) => {
      const sent = person.changes.filter((change) => change.kind === kind && change.sentAt <= at)
      const known = sent.filter(({ acknowledgedAt }) => acknowledgedAt !== null && acknowledgedAt <= at)
      return [kind, { acknowledged: known.at(-1)?.count ?? 0, sent: sent.at(-1)?.count ?? 0 }]
    }),
  ) as Person['facts']
  return { ...person, facts }
}

/** Words for a counter, as a name that any rule accepts. */
const named = (count: number) => `Joana ${[...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
const countOf = (name: string) =>
  Number([...(name.split(' ')[1] ?? '').slice(0, -1)].map((letter) => 'abcdefghij'.indexOf(letter)).join(''))

const texts = {
  headline: 'Analista de Dados | SQL | Python',
  about: 'Analiso dados de vendas e construo painéis que a área comercial usa todo dia. '.repeat(8),
  experience: 'Rede Azul, 2021 - atual. Reduzi em 30% o tempo dos relatórios.',
}
const resume = await docxResume()
const advert = 'Analista de dados com SQL, Python e Power BI para a área comercial, com foco em painéis e relatórios.'

/** Registers somebody who has a vacancy to write notes at. `unlimited` gives them a plan without limits. */
export const newPerson = async (
  url: string,
  email: string,
  unlimited: (email: string) => Promise<void>,
): Promise<Person> => {
  const one = visitor(url)
  const registered = await one.register(email)
  if (!registered.ok) throw new Error(`registration answered ${registered.status}`)
  await unlimited(email)
  const made = await one.post('/api/vacancies', { titulo: 'Analista', empresa: 'Rede Azul', anuncio: advert })
  const { vagas } = (await (await one.ask('/api/vacancies')).json()) as { vagas: { id: string }[] }
  if (!made.ok || !vagas[0]) throw new Error(`a vacancy answered ${made.status}`)
  const facts = Object.fromEntries(kinds.map((kind) => [kind, { acknowledged: 0, sent: 0 }])) as Person['facts']
  return { email, vacancy: vagas[0].id, visitor: one, facts, changes: [] }
}

/** The same cookies at another address: a restarted server has another port. */
export const movedTo = (person: Person, url: string): void => {
  const cookie = person.visitor.cookie()
  const there = visitor(url)
  person.visitor = {
    ...there,
    cookie: () => cookie,
    ask: (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', cookie)
      return fetch(`${url}${path}`, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    },
  }
}

const jsonCall = (method: string, value: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

const acts: Record<Kind, (person: Person, count: number) => Promise<Response>> = {
  name: ({ visitor: { ask }, email }, count) =>
    ask('/api/user/profile', jsonCall('PUT', { nome: named(count), email, senha_atual: '', senha_nova: '' })),
  note: ({ visitor: { ask }, vacancy }, count) =>
    ask(`/api/vacancies/${vacancy}`, jsonCall('PUT', { estado: 'guardada', notas: `nota ${count}` })),
  linkedin: ({ visitor: { ask } }) => ask('/api/linkedin/analyze', jsonCall('POST', texts)),
  resume: ({ visitor: { ask } }) => {
    const body = new FormData()
    body.set('resume', new File([resume], 'curriculo.docx'))
    return ask('/api/resume/analyze', { method: 'POST', body })
  },
}

const chosen = (): Kind => {
  const roll = Math.random()
  return roll < 0.45 ? 'name' : roll < 0.85 ? 'note' : roll < 0.96 ? 'linkedin' : 'resume'
}

const isCounted = (kind: Kind): boolean => kind === 'linkedin' || kind === 'resume'

/** Works until `until` says so; calls `done` with each change acknowledged, and returns how many were. */
export const work = async (person: Person, until: () => boolean, done: () => void): Promise<number> => {
  let acknowledged = 0
  while (!until()) {
    const kind = chosen()
    const fact = person.facts[kind]
    // Analyses are counted: one that was cut off is finished after the restart, sooner or later.
    fact.sent = isCounted(kind) ? fact.sent + 1 : fact.acknowledged + 1
    const change: Change = { kind, count: fact.sent, sentAt: now(), acknowledgedAt: null }
    person.changes.push(change)
    try {
      const answer = await acts[kind](person, fact.sent)
      // The whole body: an answer that was cut is no acknowledgement.
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${kind} answered ${answer.status}: ${text.slice(0, 200)}`)
      change.acknowledgedAt = now()
      fact.acknowledged = isCounted(kind) ? fact.acknowledged + 1 : fact.sent
      acknowledged++
      done()
    } catch (error) {
      if (until()) return acknowledged
      throw error
    }
  }
  return acknowledged
}

const held: Record<Kind, (person: Person) => Promise<number>> = {
  name: async ({ visitor: { ask } }) => {
    const { nome } = (await (await ask('/api/user')).json()) as { nome: string }
    return nome === 'Joana Prado' ? 0 : countOf(nome)
  },
  note: async ({ visitor: { ask }, vacancy }) => {
    const { vagas } = (await (await ask('/api/vacancies')).json()) as { vagas: { id: string; notas: string }[] }
    return Number(vagas.find(({ id }) => id === vacancy)?.notas.split(' ')[1] ?? 0)
  },
  linkedin: (person) => analysed(person, 'linkedin'),
  resume: (person) => analysed(person, 'resume'),
}
async function analysed({ visitor: { ask } }: Person, tool: string): Promise<number> {
  const { ferramentas } = (await (await ask('/api/history')).json()) as FullHistoryJson
  return ferramentas.find(({ ferramenta }) => ferramenta === tool)?.analises.length ?? 0
}

export type Loss = { readonly email: string; readonly kind: Kind; readonly fact: Value; readonly found: number }

/** What the server has, compared with the journal; then the journal goes on from what it has. */
export const compared = async (person: Person): Promise<Loss[]> => {
  const losses: Loss[] = []
  for (const kind of kinds) {
    const fact = person.facts[kind]
    const found = await held[kind](person)
    if (found < fact.acknowledged || found > fact.sent)
      losses.push({ email: person.email, kind, fact: { ...fact }, found })
    if (isCounted(kind)) continue
    fact.acknowledged = found
    fact.sent = found
  }
  return losses
}
