// `npm run bench:peers`: our dashboard beside the same page served by others, round by round in turn, on this machine.
// Sets the peers up with npm the first time (README.md). Writes bench/peers/results.json; about five minutes.
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../tests/helpers/server'
import { type Asked, fullPerson, type Load, load } from '../http'
import { buildPeers, environment, environmentOf, node, workshop, writeBunReact } from './build'
import { type Peer, start } from './start'

const rounds = Math.max(1, Math.min(15, Number(process.argv[2] ?? 5)))
const seconds = 2
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const startPeer = (command: readonly string[], path: string, more: Record<string, string> = {}, cwd = workshop) =>
  start(command, { path, cwd, env: { ...environment, ...more } })

type Group = 'ours' | 'peer' | 'limit'
/** `beside`: the page of bare Bun + React that it is compared with; `/painel` unless it names another. */
type Target = Asked & { readonly name: string; readonly group: Group; readonly beside?: string }

const rawName = (path: string) => `Bun + React, ${path}, gzip`

const server = await startServer({ verified: false })
const peers: Peer[] = []
const loads = new Map<Target, Load[]>()
try {
  const person = await fullPerson(server)
  const cookie = person.cookie()
  const page = await person.ask('/painel', { headers: { 'accept-encoding': 'identity' } })
  await buildPeers(await page.text(), server.folder, 'Joana Prado')
  const serve = async (...of: Parameters<typeof startPeer>) => {
    const peer = await startPeer(...of)
    peers.push(peer)
    return peer.url
  }
  const bun = (file: string) => [process.execPath, join(workshop, file)]
  const raw = await serve(bun('bun-react.jsx'), '/')
  /** Bare Bun + React with another page of ours, read from the same data. */
  const rawOf = async (path: string) => {
    const dir = join(workshop, path.slice(1))
    const text = await (await person.ask(path, { headers: { 'accept-encoding': 'identity' } })).text()
    writeBunReact(dir, text, server.folder, 'Joana Prado')
    return serve([process.execPath, join(dir, 'bun-react.jsx')], '/', environmentOf(dir), dir)
  }
  const rawResume = await rawOf('/curriculo')
  const rawPlans = await rawOf('/planos')
  const sql = await serve(bun('bun-react.jsx'), '/', { MODE: 'sql' })
  const fixed = await serve(bun('bun-react.jsx'), '/', { MODE: 'fixed' })
  const hono = await serve(bun('hono.jsx'), '/painel')
  const astro = await serve([node, join(workshop, 'astro/dist/server/entry.mjs')], '/')
  const nextCommand = [node, join(workshop, 'node_modules/next/dist/bin/next'), 'start']
  const next = await serve(nextCommand, '/', {}, join(workshop, 'next'))

  const ours = (path: string) => `${server.url}${path}`
  const etag = (await person.ask('/painel')).headers.get('etag') ?? ''
  const seen = { cookie, group: 'ours' } as const
  const targets: Target[] = [
    { ...seen, name: 'ours, /painel again, gzip', url: ours('/painel'), coding: 'gzip' },
    { ...seen, name: 'ours, /painel again, br', url: ours('/painel') },
    { ...seen, name: 'ours, /painel again, 304', url: ours('/painel'), etag },
    { ...seen, name: 'ours, /painel drawn each time, gzip', url: ours('/painel?v={n}'), coding: 'gzip' },
    {
      ...seen,
      name: 'ours, /curriculo drawn each time, gzip',
      url: ours('/curriculo?v={n}'),
      coding: 'gzip',
      beside: '/curriculo',
    },
    {
      ...seen,
      name: 'ours, /planos drawn each time, gzip',
      url: ours('/planos?v={n}'),
      coding: 'gzip',
      beside: '/planos',
    },
    { name: rawName('/painel'), url: raw, coding: 'gzip', group: 'peer' },
    { name: rawName('/curriculo'), url: rawResume, coding: 'gzip', group: 'peer', beside: '/curriculo' },
    { name: rawName('/planos'), url: rawPlans, coding: 'gzip', group: 'peer', beside: '/planos' },
    { name: 'Bun + React, identity', url: raw, coding: 'identity', group: 'peer' },
    { name: 'Hono + React, gzip', url: hono, coding: 'gzip', group: 'peer' },
    { name: 'Astro, identity (it compresses nothing)', url: astro, coding: 'identity', group: 'peer' },
    { name: 'Next, gzip', url: next, coding: 'gzip', group: 'peer' },
    { name: 'Next, identity', url: next, coding: 'identity', group: 'peer' },
    { name: 'limit: Bun, SQL and a fixed string', url: sql, coding: 'identity', group: 'limit' },
    { name: 'limit: Bun, a fixed string', url: fixed, coding: 'identity', group: 'limit' },
  ]
  for (const target of targets) {
    await load({ ...target, seconds: 1 })
    loads.set(target, [])
  }
  for (let round = 0; round < rounds; round++)
    for (const target of targets) loads.get(target)?.push(await load({ ...target, seconds }))
} finally {
  await Promise.all(peers.map((peer) => peer.stop()))
  await server.stop()
}

const measured = [...loads].map(([{ name, group, beside = '/painel' }, all]) => ({
  name,
  group,
  beside,
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  bytes: all[0]?.bytes ?? 0,
}))
const baseOf = (path: string) => measured.find(({ name }) => name === rawName(path))?.perSecond ?? 1
const machine = {
  processor: cpus()[0]?.model.trim(),
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  bun: Bun.version,
}
console.log(`\n16 connections, medians of ${rounds} interleaved rounds of ${seconds} s; ${JSON.stringify(machine)}\n`)
console.log('| | requests/s | p50 ms | p99 ms | bytes | of Bun + React with the same page |\n|---|---|---|---|---|---|')
for (const { name, beside, perSecond, p50, p99, bytes } of measured)
  console.log(
    `| ${name} | ${Math.round(perSecond)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${bytes} | ${(perSecond / baseOf(beside)).toFixed(2)} × |`,
  )
const results = { at: new Date().toISOString(), machine, rounds, measured }
await Bun.write(join(import.meta.dir, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
