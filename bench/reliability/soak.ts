// Fifty people at work for a while: signing in, reading pages, changing what is theirs, uploading now and then. Measured are
// the server's memory over time and how long answers take. `SOAK_JOURNAL=<file>` writes every request to it, with the server's
// own log beside it, so that a slow answer can be looked up: what else was under way, and how long the server took for it.
import { minuteMs } from '../../src/time/units'
import { type Visitor, visitor } from '../../tests/helpers/accounts/visitor'
import { docxResume } from '../../tests/helpers/documents'
import { startServer } from '../../tests/helpers/server'

const people = 50
const pages = ['/painel', '/curriculo', '/conta', '/planos', '/notificacoes', '/api/user', '/api/user/scores']

const profileTexts = {
  about: 'Analiso dados de vendas e construo painéis que a área comercial usa todo dia. '.repeat(8),
  experience: 'Rede Azul, 2021 - atual. Reduzi em 30% o tempo dos relatórios.',
}

export type Soak = {
  minutes: number
  requests: number
  /** Answers that were no success, by route and status. */
  failures: Record<string, number>
  /** Resident memory (MB) after each tenth of the time. */
  memoryMB: number[]
  pagesMs: { median: number; p99: number }
  signInsMs: { median: number; p99: number }
  /** Share of the time in which the server's main thread could have run and had no processor. */
  waitedForProcessor: number
  /** Pages that took longer than 100 ms, and all, by route. */
  slowPages: Record<string, { over100: number; of: number; maxMs: number }>
}

/** One request as the person saw it; `at` is when it was asked, in ms since the begin. */
type Request = { at: number; ms: number; route: string; status: number; kind: 'page' | 'sign-in' | 'other' }

const residentMB = async (pid: number): Promise<number> => {
  const status = await Bun.file(`/proc/${pid}/status`).text()
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
/** Milliseconds that the main thread has waited in the run queue. */
const waitedMs = async (pid: number): Promise<number> =>
  Number((await Bun.file(`/proc/${pid}/task/${pid}/schedstat`).text()).split(' ')[1]) / 1e6
const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)

export const soak = async (minutes: number): Promise<Soak> => {
  const journal = process.env.SOAK_JOURNAL
  const server = await startServer({
    verified: false,
    ...(journal && { env: { LOG_LEVEL: 'debug', LOG_FORMAT: 'json' } }),
  })
  const resume = await docxResume()
  const requests: Request[] = []
  const start = performance.now()
  const sum: Pick<Soak, 'requests' | 'failures'> = { requests: 0, failures: {} }
  const memoryMB: number[] = []
  const end = Date.now() + minutes * minuteMs
  const timed = async (kind: Request['kind'], ask: () => Promise<Response>) => {
    const begun = performance.now()
    const answer = await ask()
    await answer.arrayBuffer()
    const route = new URL(answer.url).pathname
    requests.push({ at: begun - start, ms: performance.now() - begun, route, status: answer.status, kind })
    sum.requests++
    // A free account has one analysis of each tool: later ones are refused, and that is right.
    const failure = `${route} ${answer.status}`
    if (answer.status >= 400 && answer.status !== 403) sum.failures[failure] = (sum.failures[failure] ?? 0) + 1
  }
  const live = async (email: string) => {
    let one: Visitor = visitor(server.url)
    // Fifty at the same moment from one address are more than its queue of hashes takes: the answer is to try again.
    while (!(await one.register(email)).ok) await Bun.sleep(1_000)
    for (let turn = 0; Date.now() < end; turn++) {
      if (turn % 25 === 24) {
        one = visitor(server.url)
        await timed('sign-in', () => one.login(email))
      }
      await timed('page', () => one.ask(pages[turn % pages.length] ?? '/painel'))
      if (turn % 5 === 0)
        await timed('other', () =>
          one.post('/api/linkedin/draft', { ...profileTexts, headline: `Analista de Dados ${turn}` }),
        )
      if (turn % 40 === 10) await timed('other', () => one.upload('curriculo.docx', resume))
      await Bun.sleep(500 + Math.random() * 1_000)
    }
  }
  const sampling = (async () => {
    for (let tenth = 0; tenth < 10; tenth++) {
      await Bun.sleep((minutes * minuteMs) / 10)
      memoryMB.push(await residentMB(server.pid))
    }
  })()
  let waitedForProcessor = 0
  try {
    await Promise.all(Array.from({ length: people }, (_, n) => live(`pessoa${n}@exemplo.com.br`)))
    await sampling
    waitedForProcessor = Math.round((100 * (await waitedMs(server.pid))) / (performance.now() - start)) / 100
  } finally {
    await server.stop()
  }
  if (journal) {
    await Bun.write(journal, requests.map((request) => JSON.stringify(request)).join('\n'))
    await Bun.write(`${journal}.server`, server.log())
  }
  const figures = (kind: Request['kind']) => {
    const times = requests.filter((request) => request.kind === kind).map(({ ms }) => ms)
    return { median: at(times, 0.5), p99: at(times, 0.99) }
  }
  const slowPages = slowIn(requests.filter(({ kind }) => kind === 'page'))
  return {
    minutes,
    ...sum,
    memoryMB,
    pagesMs: figures('page'),
    signInsMs: figures('sign-in'),
    waitedForProcessor,
    slowPages,
  }
}

const slowIn = (requests: readonly Request[]): Soak['slowPages'] => {
  const routes: Soak['slowPages'] = {}
  for (const { route, ms } of requests) {
    const sum = routes[route] ?? { over100: 0, of: 0, maxMs: 0 }
    routes[route] = sum
    sum.of++
    if (ms > 100) sum.over100++
    sum.maxMs = Math.max(sum.maxMs, Math.round(ms))
  }
  return routes
}
