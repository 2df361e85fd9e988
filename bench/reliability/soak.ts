// Fifty people at work for a while: signing in, reading pages, changing what is theirs, uploading now and then. Measured are
// the server's memory over time and how long answers take.
import { docxResume } from '../../tests/helpers/documents'
import { startServer } from '../../tests/helpers/server'
import { type Visitor, visitor } from '../../tests/helpers/visitor'

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
}

const residentMB = async (pid: number): Promise<number> => {
  const status = await Bun.file(`/proc/${pid}/status`).text()
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)

export const soak = async (minutes: number): Promise<Soak> => {
  const server = await startServer({ verified: false })
  const resume = await docxResume()
  const [pageMs, signInMs]: [number[], number[]] = [[], []]
  const sum: Pick<Soak, 'requests' | 'failures'> = { requests: 0, failures: {} }
  const memoryMB: number[] = []
  const end = Date.now() + minutes * 60_000
  const timed = async (times: number[] | null, ask: () => Promise<Response>) => {
    const begun = performance.now()
    const answer = await ask()
    await answer.arrayBuffer()
    times?.push(performance.now() - begun)
    sum.requests++
    // A free account has one analysis of each tool: later ones are refused, and that is right.
    const failure = `${new URL(answer.url).pathname} ${answer.status}`
    if (answer.status >= 400 && answer.status !== 403) sum.failures[failure] = (sum.failures[failure] ?? 0) + 1
  }
  const live = async (email: string) => {
    let one: Visitor = visitor(server.url)
    // Fifty at the same moment from one address are more than its queue of hashes takes: the answer is to try again.
    while (!(await one.register(email)).ok) await Bun.sleep(1_000)
    for (let turn = 0; Date.now() < end; turn++) {
      if (turn % 25 === 24) {
        one = visitor(server.url)
        await timed(signInMs, () => one.login(email))
      }
      await timed(pageMs, () => one.ask(pages[turn % pages.length] ?? '/painel'))
      if (turn % 5 === 0)
        await timed(null, () =>
          one.post('/api/linkedin/draft', { ...profileTexts, headline: `Analista de Dados ${turn}` }),
        )
      if (turn % 40 === 10) await timed(null, () => one.upload('curriculo.docx', resume))
      await Bun.sleep(500 + Math.random() * 1_000)
    }
  }
  const sampling = (async () => {
    for (let tenth = 0; tenth < 10; tenth++) {
      await Bun.sleep((minutes * 60_000) / 10)
      memoryMB.push(await residentMB(server.pid))
    }
  })()
  await Promise.all(Array.from({ length: people }, (_, n) => live(`pessoa${n}@exemplo.com.br`)))
  await sampling
  await server.stop()
  const figures = (times: readonly number[]) => ({ median: at(times, 0.5), p99: at(times, 0.99) })
  return { minutes, ...sum, memoryMB, pagesMs: figures(pageMs), signInsMs: figures(signInMs) }
}
