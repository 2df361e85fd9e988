// Asks over a socket and compares which handler ran with who may run it.

import { createHosts } from '../../../src/server/http/request/client/hosts'
import { policies } from '../../../src/server/http/request/policies'
import { personFrom, readRequest } from '../../../src/server/http/request/read-request'
import { createRouter } from '../../../src/server/http/request/router'
import { targetOf } from '../../../src/server/http/request/target'
import { badHosts, filled, goodHosts, type Mutated, marks, rowMeant, type Target, targets } from './requests'
import { openLine } from './socket'
import { type Caller, callers, handlerOf, mayRun, ranHeader, rows, spies, type World } from './world'

export type Asked = Target & { readonly host: string; readonly good: boolean; readonly caller: Caller }

/** Every path dressed in every way, under every host of ours, by everyone. */
export function* everyAsked(port: number): Generator<Asked> {
  for (const target of targets('slashes'))
    for (const host of goodHosts(port)) for (const caller of callers) yield { ...target, host, good: true, caller }
}

/** Every path behind an open one, under every host that is not ours, by everyone. */
export function* everyHidden(): Generator<Asked> {
  for (const host of badHosts)
    for (const { method, path } of rows)
      for (const mark of marks)
        for (const caller of callers)
          yield { method, target: `/healthz${mark}${filled(path)}`, host, good: false, caller }
}

export type Tally = { asked: number; ran: number; misdirected: number; readonly wrong: string[] }

const accessOf = (row: string) => policies[row]?.access ?? 'admin'

/** Every request, one after another; `wrong` are those in which another handler ran than should have, or none that should. */
export const askAll = async (
  { port, cookies }: Pick<World, 'port' | 'cookies'>,
  requests: Iterable<Asked>,
): Promise<Tally> => {
  const line = openLine(port)
  const tally: Tally = { asked: 0, ran: 0, misdirected: 0, wrong: [] }
  for (const { method, target, host, good, caller } of requests) {
    const answer = await line.send(
      `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookies[caller]}\r\nContent-Length: 0\r\n\r\n`,
    )
    const ran = answer?.headers[ranHeader] ?? null
    const meant = good ? rowMeant({ method, target }) : null
    const wanted = meant && mayRun(accessOf(meant), caller) ? meant : null
    const misdirected = answer?.status === 400 || answer?.status === 421
    tally.asked += 1
    if (ran) tally.ran += 1
    if (misdirected) tally.misdirected += 1
    const faulty = !answer || answer.status >= 500 || (!good && !misdirected)
    if (ran !== wanted || faulty)
      tally.wrong.push(JSON.stringify({ caller, host, method, target, ran, wanted, status: answer?.status }))
  }
  line.close()
  return tally
}

const checkedHeader = 'x-checked'

/**
 * A server of the product's own parts whose guard says which policy it was asked about, as handlers say whose they are, and
 * which draws no page: ten times as many requests a second.
 */
export const startRecorder = ({ app }: World) => {
  const hosts = createHosts(app.config)
  const rowOf = new Map(Object.entries(policies).map(([row, policy]) => [policy, row]))
  const checked = new WeakMap<object, string[]>()
  const router = createRouter(handlerOf(spies()), (ctx, policy) => {
    checked.set(ctx, [...(checked.get(ctx) ?? []), rowOf.get(policy) ?? 'unknown'])
    const caller = !ctx.person ? 'visitor' : ctx.person.role === 'admin' ? 'admin' : 'person'
    return mayRun(policy.access, caller) ? null : new Response(null, { status: 403 })
  })
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const target = targetOf(request, hosts, '')
      if (!target.ok) return new Response(null, { status: 421 })
      const read = readRequest(app.core, () => 'x', target.url, request, null)
      const ctx = { ...read, person: personFrom(app.core, request, read.now) }
      const answer = await router(request, ctx)
      const response = typeof answer === 'string' ? new Response(null, { status: 404 }) : answer
      response.headers.set(checkedHeader, checked.get(ctx)?.join(' and ') ?? '')
      return response
    },
  })
  return { port: server.port ?? 0, stop: () => server.stop(true) }
}

export type Differences = { asked: number; ran: number; refused: number; unanswered: number; readonly wrong: string[] }

/** "Policy that was checked" against "handler that ran", and that against who may run it. */
export const compare = async (world: World, lines: Iterable<Mutated>): Promise<Differences> => {
  const recorder = startRecorder(world)
  const found: Differences = { asked: 0, ran: 0, refused: 0, unanswered: 0, wrong: [] }
  const connection = openLine(recorder.port)
  for (const { line, host } of lines) {
    const caller = callers[found.asked % callers.length] ?? 'visitor'
    const answer = await connection.send(`${line}\r\nHost: ${host}\r\nCookie: ${world.cookies[caller]}\r\n\r\n`)
    const [checked, ran] = [answer?.headers[checkedHeader] || null, answer?.headers[ranHeader] ?? null]
    found.asked += 1
    if (ran) found.ran += 1
    if (answer?.status === 403) found.refused += 1
    if (!answer) found.unanswered += 1
    const unlike = ran !== null && ran !== checked
    if (unlike || (ran !== null && !mayRun(accessOf(ran), caller)) || answer?.status === 500)
      found.wrong.push(JSON.stringify({ caller, host, line, checked, ran, status: answer?.status }))
  }
  connection.close()
  await recorder.stop()
  return found
}
