// How quickly the dashboard answers while résumés are being analysed beside it.

import { type Visitor, visitor } from '../tests/helpers/accounts/visitor'
import { pdfResume } from '../tests/helpers/documents'
import type { Server } from '../tests/helpers/server'

const AT_ONCE = 10
const ROUNDS = 3
/** Milliseconds between two looks at the dashboard, as of a few people clicking. */
const PAUSE = 5

/** New people each round: a free account has few analyses. */
async function newcomers(server: Server, round: number): Promise<Visitor[]> {
  const people = Array.from({ length: AT_ONCE }, () => visitor(server.url))
  for (const [at, person] of people.entries()) {
    const answer = await person.register(`beside-${round}-${at}@example.com`)
    if (!answer.ok) throw new Error(`registration answered ${answer.status}`)
  }
  return people
}

/** Times of /painel in milliseconds, one person looking again and again until the work beside it has ended. */
export async function dashboardBeside(watcher: Visitor, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let busy = true
  const done = work.finally(() => {
    busy = false
  })
  while (busy) {
    const started = performance.now()
    const answer = await watcher.ask('/painel')
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/painel answered ${answer.status}`)
    times.push(performance.now() - started)
    await Bun.sleep(PAUSE)
  }
  await done
  return times
}

/** Times of /painel in milliseconds, sorted, while ten analyses at once go on, round after round. */
export async function dashboardBesideAnalyses(server: Server): Promise<number[]> {
  const pdf = await pdfResume()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const people = await newcomers(server, round)
    const watcher = people[0]!
    const uploads = Promise.all(people.map((person) => person.upload('curriculo.pdf', pdf)))
    times.push(...(await dashboardBeside(watcher, uploads)))
    for (const answer of await uploads) if (!answer.ok) throw new Error(`an upload answered ${answer.status}`)
  }
  return times.sort((a, b) => a - b)
}
