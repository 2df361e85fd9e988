// `node scripts/bun.mjs bench/nodes.ts [seconds] [share]`: what two and three nodes read, compared with one. On shared processors
// three nodes only show that there are no more of them, so each has one of its own, and those asking have the fourth: four processors that
// nobody else uses. With fewer, a `share` such as 0.25 bounds each node to that part of a processor by a control group of its own; PostgreSQL and
// those asking are outside. Needs Linux, wrk (as quick as three nodes on one processor, which our own bench/load.ts is not), and taskset, or root
// and control groups of version 1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitor } from '../tests/helpers/accounts/visitor'
import { startPostgres } from '../tests/helpers/network/postgres'
import { executable, type Server, startServer } from '../tests/helpers/server'
import { controlGroup } from './control-group'

const [seconds = '10', shareOf = ''] = process.argv.slice(2)
const share = shareOf === '' ? null : Number(shareOf)
const rounds = share === null ? 2 : 6
const connections = '6'
const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
const script = join(folder, 'pages.lua')
/** An address of its own for each request, so that each page is drawn. */
writeFileSync(script, 'n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format(nil, "/painel?v=" .. n)\nend\n')

/** Where those asking run, and each node. */
const groups =
  share === null ? [] : [controlGroup('asking', null), ...[0, 1, 2].map((n) => controlGroup(`node${n}`, share))]
const [asking = [], ...places] =
  share === null ? [3, 0, 1, 2].map((n) => ['taskset', '-c', `${n}`]) : groups.map(({ prefix }) => prefix)

type Node = { readonly server: Server; readonly cookie: string }

/** Processor time (ms) that a process has used, all its threads. */
const usedMs = async (pid: number): Promise<number> => {
  const fields = (await Bun.file(`/proc/${pid}/stat`).text()).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Pages a second of all these nodes together, each page drawn. */
async function load(nodes: readonly Node[]) {
  const pid = nodes[0]?.server.pid ?? 0
  const [before, begun] = [await usedMs(pid), performance.now()]
  const loads = nodes.map(async ({ server, cookie }) => {
    const options = ['-t', '1', '-c', connections, '-d', `${seconds}s`, '-s', script, '-H', `cookie: ${cookie}`]
    const child = Bun.spawn([...asking, 'wrk', ...options, '-H', 'accept-encoding: gzip', server.url], {
      stdout: 'pipe',
    })
    const output = await new Response(child.stdout).text()
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  })
  const answered = await Promise.all(loads)
  const used = ((await usedMs(pid)) - before) / (performance.now() - begun) / (share ?? 1)
  const perSecond = answered.reduce((sum, one) => sum + one, 0)
  console.log(
    `${nodes.length}: ${perSecond.toFixed(0)} pages a second; the first used ${(used * 100).toFixed(0)} % of its share`,
  )
  return perSecond
}

const database = await startPostgres()
const env = { EVENTS_URL: database.address(), SECRET_KEY: 'the same secret on every node, always' }
const nodes: Node[] = []
for (const [number, place] of places.entries()) {
  const server = await startServer({ command: [...place, executable, 'serve'], env, verified: false, startMs: 60_000 })
  const one = visitor(server.url)
  const answer = await one.register(`pessoa${number}@exemplo.com.br`)
  if (!answer.ok) throw new Error(`registration answered ${answer.status}`)
  nodes.push({ server, cookie: one.cookie() })
}
// Warm before anything counts.
await load(nodes)
const ratios: Record<2 | 3, number[]> = { 2: [], 3: [] }
for (let turn = 0; turn < rounds; turn++) {
  // There and back, so that what the machine does besides falls on all alike.
  const order = turn % 2 === 0 ? [1, 2, 3] : [3, 2, 1]
  const read: Record<number, number> = {}
  for (const count of order) read[count] = await load(nodes.slice(0, count))
  for (const count of [2, 3] as const) ratios[count].push((read[count] ?? 0) / (read[1] ?? 0))
}
for (const count of [2, 3] as const) {
  const sorted = ratios[count].toSorted((a, b) => a - b).map((ratio) => ratio.toFixed(2))
  console.log(`${count} nodes read so many times as much as one: ${sorted.join(' ')}`)
}
for (const { server } of nodes) await server.stop()
await database.stop()
for (const group of groups) group.close()
rmSync(folder, { recursive: true, force: true })
