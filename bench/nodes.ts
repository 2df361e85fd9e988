// `node scripts/bun.mjs bench/nodes.ts [seconds]`: what three nodes read, compared with one. Each node has a processor of its own
// and those asking have the fourth, because on shared processors three nodes only show that there are no more of them. Needs Linux,
// taskset, wrk (as quick as three nodes on one processor, which our own bench/load.ts is not), and four processors that nobody
// else uses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tests/helpers/postgres'
import { executable, type Server, startServer } from '../tests/helpers/server'
import { visitor } from '../tests/helpers/visitor'

const seconds = process.argv[2] ?? '10'
const connections = '6'
const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
const script = join(folder, 'pages.lua')
/** An address of its own for each request, so that each page is drawn. */
writeFileSync(script, 'n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format(nil, "/painel?v=" .. n)\nend\n')

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
    const child = Bun.spawn(['taskset', '-c', '3', 'wrk', ...options, '-H', 'accept-encoding: gzip', server.url], {
      stdout: 'pipe',
    })
    const output = await new Response(child.stdout).text()
    if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  })
  const answered = await Promise.all(loads)
  const share = ((await usedMs(pid)) - before) / (performance.now() - begun)
  const perSecond = answered.reduce((sum, one) => sum + one, 0)
  const text = `${perSecond.toFixed(0)} pages a second; the first node used ${(share * 100).toFixed(0)} % of its processor`
  return { perSecond, text }
}

const database = await startPostgres()
const env = { EVENTS_URL: database.address(), SECRET_KEY: 'the same secret on every node, always' }
const nodes: Node[] = []
for (const processor of ['0', '1', '2']) {
  const server = await startServer({ command: ['taskset', '-c', processor, executable, 'serve'], env, verified: false })
  const one = visitor(server.url)
  const answer = await one.register(`pessoa${processor}@exemplo.com.br`)
  if (!answer.ok) throw new Error(`registration answered ${answer.status}`)
  nodes.push({ server, cookie: one.cookie() })
}
// Warm before anything counts.
await load(nodes)
for (let turn = 1; turn <= 2; turn++) {
  const [one, three] = [await load(nodes.slice(0, 1)), await load(nodes)]
  console.log(`one: ${one.text}\nthree: ${three.text}\n${(three.perSecond / one.perSecond).toFixed(2)} times`)
}
for (const { server } of nodes) await server.stop()
await database.stop()
rmSync(folder, { recursive: true, force: true })
