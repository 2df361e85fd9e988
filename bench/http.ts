// Load on one address from a process of its own, and the person whose pages are measured.
import { join } from 'node:path'
import { useEveryTool as sendToEveryTool } from '../tests/helpers/accounts/sample-accounts'
import { type Visitor, visitor } from '../tests/helpers/accounts/visitor'
import type { Server } from '../tests/helpers/server'

export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
  readonly coding: string
}
export type Asked = {
  /** With `{n}` in it, another address each time. */
  readonly url: string
  readonly cookie?: string
  readonly coding?: 'gzip' | 'gzip, br' | 'identity'
  /** Asks whether this is still true; only "yes" counts. */
  readonly etag?: string
  readonly seconds?: number
  readonly connections?: number
}

/** Asks as fast as it is answered. Throws when any answer was another than expected. */
export async function load({
  url,
  cookie = '',
  coding = 'gzip, br',
  etag = '',
  seconds = 5,
  connections = 16,
}: Asked): Promise<Load> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, 'load.ts'), url, `${seconds}`, `${connections}`], {
    env: { ...process.env, BENCH_COOKIE: cookie, BENCH_CODING: coding, BENCH_ETAG: etag },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { wrong, ...result } = (await new Response(child.stdout).json()) as Load & { readonly wrong: number }
  if (wrong) throw new Error(`${url}: ${wrong} answers were not what was asked for`)
  return result
}

/** An account with a result of every tool and unread notifications: the fullest dashboard. */
export async function fullPerson(server: Server, email = 'bench-full@example.com'): Promise<Visitor> {
  const person = visitor(server.url)
  const registered = await person.register(email)
  if (!registered.ok) throw new Error(`registration answered ${registered.status}`)
  await sendToEveryTool(person)
  return person
}
