// Fifty people type in the workbench at one time, and visitors' and their own pages stay quick. A real server, bounded in time.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { DraftContentJson, DraftMeasureJson, DraftSavedJson } from '../../../src/api/tools/draft'
import { type Server, startServer } from '../../helpers/server'

setDefaultTimeout(120_000)

const people = 50
const typingMs = 20_000
/** A key each so many ms: some four letters a second. Steady typing is saved as often as the page's own saver does it. */
const keyMs = 250
/** As long as the page waits for an answer. */
const patienceMs = 15_000
const saveEvery = 8_000 / keyMs
/** Ms that pages may take while they type. `LOAD_SLACK` multiplies it on a machine that others use, too. */
const pagesP99 = 100 * Number(process.env.LOAD_SLACK ?? 1)

type Person = { readonly cookie: string; draft: string; version: number; content: DraftContentJson }

let server: Server
beforeAll(async () => {
  server = await startServer({ verified: false })
})
afterAll(async () => {
  await server?.stop()
})

const json = (cookie: string, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', cookie },
  body: JSON.stringify(body),
})

const resume = (n: number, text: string): DraftContentJson => ({
  parts: [
    {
      id: 'c',
      kind: 'contact',
      fields: { name: `Pessoa ${n}`, email: `p${n}@exemplo.com.br`, phone: '(11) 90000-0142', city: 'Osasco, SP' },
      lines: [],
    },
    ...Array.from({ length: 4 }, (_, job) => ({
      id: `j${job}`,
      kind: 'job' as const,
      fields: {
        title: 'Cozinheira',
        employer: `Restaurante ${job}`,
        start: `0${job + 1}/20${10 + job}`,
        end: `12/20${11 + job}`,
      },
      lines: Array.from({ length: 6 }, (_, line) => ({
        id: `l${line}`,
        text:
          job === 0 && line === 0 ? text : `Preparei ${line + 2}0 refeições por dia com a equipe da cozinha ${line}.`,
      })),
    })),
    { id: 's', kind: 'school', fields: { course: 'Ensino médio completo', school: 'E.E. João Batista' }, lines: [] },
    { id: 'h', kind: 'skills', fields: { text: 'Boas práticas, estoque, cardápio, ficha técnica' }, lines: [] },
  ],
  skipped: [],
})

const join = async (n: number): Promise<Person> => {
  const data = { nome: `Pessoa ${n}`, email: `digita${n}@exemplo.com.br`, senha: 'segredo-1', aceitarTermos: true }
  const answer = await fetch(`${server.url}/api/register`, json('', data))
  expect(answer.status).toBe(201)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const body = new URLSearchParams({ acao: 'comecar', de: 'vazio' })
  await fetch(`${server.url}/curriculo/oficina`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
  const page = await (await fetch(`${server.url}/curriculo/oficina`, { headers: { cookie } })).text()
  const draft = /name="rascunho" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return { cookie, draft, version: Number(/name="base" value="(\d+)"/.exec(page)?.[1]), content: resume(n, '') }
}

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
const summary = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { count: sorted.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) }
}

test('fifty people type: pages at p99 are quick, every save is taken, and what each typed is there', async () => {
  const all: Person[] = []
  for (let n = 0; n < people; n += 5)
    all.push(...(await Promise.all(Array.from({ length: 5 }, (_, at) => join(n + at)))))
  const measures: number[] = []
  const pages: number[] = []
  const refused: number[] = []
  const end = Date.now() + typingMs

  const type = async (person: Person, n: number) => {
    let text = ''
    let asked = new AbortController()
    await Bun.sleep((n * keyMs) / people)
    for (let key = 1; Date.now() < end; key++) {
      text += String.fromCharCode(97 + (key % 26))
      person.content = resume(n, `Preparei ${text}`)
      // As the page does while somebody types: the score alone, and a newer content takes the place of one that is still being measured.
      asked.abort()
      asked = new AbortController()
      const begun = performance.now()
      void fetch(`${server.url}/api/draft/measure?rascunho=${person.draft}`, {
        ...json(person.cookie, { content: person.content, gains: false, window: 'one' }),
        signal: asked.signal,
      })
        .then(async (answer) => {
          await answer.text()
          if (answer.ok) measures.push(performance.now() - begun)
          // A newer content of the same page took its place.
          else if (answer.status !== 503) refused.push(answer.status)
        })
        // Replaced by the next key.
        .catch(() => null)
      if (key % saveEvery === n % saveEvery) await save(person)
      await Bun.sleep(keyMs)
    }
    await save(person)
    // The hand rests: what each answer would add, and the pages.
    const rested = await fetch(`${server.url}/api/draft/measure?rascunho=${person.draft}`, {
      ...json(person.cookie, { content: person.content, window: 'one' }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const measure = (await rested.json()) as DraftMeasureJson
    expect([rested.status, measure.pages === null]).toEqual([200, false])
  }
  const save = async (person: Person) => {
    const body = { base: person.version, content: person.content }
    const answer = await fetch(`${server.url}/api/draft/save?rascunho=${person.draft}`, json(person.cookie, body))
    if (!answer.ok) return void refused.push(answer.status)
    person.version = ((await answer.json()) as DraftSavedJson).version
  }
  const loadPages = async (cookie: string, paths: readonly string[]) => {
    for (let at = 0; Date.now() < end; at++) {
      const begun = performance.now()
      const answer = await fetch(`${server.url}${paths[at % paths.length]}`, {
        headers: { cookie, accept: 'text/html' },
      })
      await answer.text()
      expect(answer.status).toBe(200)
      pages.push(performance.now() - begun)
      await Bun.sleep(50)
    }
  }
  await Promise.all([
    ...all.map(type),
    loadPages('', ['/', '/planos', '/termos', '/suporte']),
    loadPages(all[0]?.cookie ?? '', ['/painel', '/curriculo/oficina', '/conta', '/notificacoes']),
  ])

  console.log('pages', summary(pages), 'measures', summary(measures), 'refused', refused.length)
  for (const { cookie, draft, content } of all) {
    const stored = await (
      await fetch(`${server.url}/curriculo/oficina/curriculo.json?rascunho=${draft}`, { headers: { cookie } })
    ).text()
    expect(stored).toContain(content.parts[1]?.lines[0]?.text ?? 'nothing')
  }
  expect(refused).toEqual([])
  // A key each 250 ms leaves an answer no more than that on a machine that others use, too; nobody goes without for long.
  expect(measures.length).toBeGreaterThan((people * typingMs) / keyMs / 10)
  expect([summary(pages).p99 <= pagesP99, summary(pages)]).toEqual([true, summary(pages)])
})
