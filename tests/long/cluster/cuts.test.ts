// Three nodes write through a primary with a synchronous standby while the standby stands still, and while hosts cannot
// reach each other. A journal outside of all of them says what was acknowledged.
import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '../../helpers/network/cluster-nodes'
import { canCutNetworks, type Host, openNetwork } from '../../helpers/network/network'
import { clientOf, type Standby, startPostgres, type TestServer } from '../../helpers/network/postgres'

const rounds = Number(process.env.CLUSTER_ROUNDS ?? 3)
/** Milliseconds: longer than a person waits, as long as TCP needs to be sure, longer than a node waits for an answer. */
const cutsMs = [700, 2_500, 7_000] as const
/** TCP tries again after as long as it has waited already, and a standby that was cut off begins with that. */
const recoveryMs = 40_000
/** Half of what a question and its answer take between two cities, and the loss of a bad line. */
const [oneWayMs, lostShare] = [10, 0.01]
const farMs = 15_000
type Cluster = ReturnType<typeof openCluster>
type Place = { cluster: Cluster; primary: TestServer; standby: Standby }

/** Runs `faults` on three nodes, then judges by the server that `ruling` names. */
async function withCluster(
  { servers, nodes }: { servers: [Host?, Host?]; nodes: Host[] },
  faults: (place: Place) => Promise<'primary' | 'standby'>,
) {
  const [one, two] = servers
  const primary = await startPostgres([], one)
  const standby = await primary.standby(two)
  const base = mkdtempSync(join(tmpdir(), 'cuts-'))
  const at = [`${one?.address ?? '127.0.0.1'}:${primary.port}`, `${two?.address ?? '127.0.0.1'}:${standby.port}`]
  const url = `postgres://trampolim:test@${at.join(',')}/postgres?schema=t1&sslmode=disable`
  const cluster = openCluster(url, base)
  let sql: Bun.SQL | null = null
  try {
    for (const number of [0, 1, 2]) cluster.start(number, nodes[number])
    await eventually(() => cluster.acknowledged() > 100)
    const ruling = await faults({ cluster, primary, standby })
    sql = ruling === 'primary' ? clientOf(primary.port, one) : clientOf(standby.port, two)
    const { late, ...found } = await cluster.judge(sql, 't1')
    return { ...found, late: late.length, lateUnasked: late.filter(({ away }) => !away).length }
  } finally {
    cluster.kill()
    await sql?.close({ timeout: 0 })
    standby.resume()
    await standby.stop()
    await primary.stop()
    rmSync(base, { recursive: true, force: true })
  }
}

/** Milliseconds until every node was answered again. */
async function recovered(cluster: Cluster): Promise<number> {
  const from = Date.now()
  await eventually(() => [0, 1, 2].every((number) => (cluster.lastAnswer(number) ?? 0) > from))
  return Date.now() - from
}

async function eventually(holds: () => boolean): Promise<void> {
  for (const until = performance.now() + recoveryMs; !holds(); await Bun.sleep(20))
    if (performance.now() > until) throw new Error('it did not come about in time')
}

const largest = (times: readonly number[]): number => Math.round(Math.max(...times))

test(
  'a standby that stands still delays what is written, and nothing is lost, twice or missed',
  async () => {
    const backs: number[] = []
    const found = await withCluster({ servers: [], nodes: [] }, async ({ cluster, standby }) => {
      for (let turn = 0; turn < rounds; turn++) {
        standby.freeze()
        await Bun.sleep(200)
        const before = cluster.acknowledged()
        await Bun.sleep(turn % 10 === 9 ? 6_000 : 800)
        expect(cluster.acknowledged()).toBe(before)
        standby.resume()
        backs.push(await recovered(cluster))
      }
      return 'primary'
    })
    console.log(`${rounds} pauses:`, JSON.stringify({ ...found, backMs: largest(backs) }))
    expect(found.late).toBe(0)
  },
  rounds * 20_000 + 60_000,
)

test(
  'a standby that stands still and then takes over lacks what was decided: no node has read that, no writer had it as an answer',
  async () => {
    for (let turn = 1; turn <= Math.ceil(rounds / 5); turn++) {
      const found = await withCluster({ servers: [], nodes: [] }, async ({ cluster, primary, standby }) => {
        standby.freeze()
        await Bun.sleep(1_000)
        const sql = clientOf(primary.port)
        const [head] = await sql.unsafe('SELECT position > (SELECT max(position) FROM t1.settled) AS open FROM t1.head')
        expect(head.open).toBe(true)
        await sql.close({ timeout: 0 })
        primary.kill()
        standby.resume()
        await standby.promote()
        await recovered(cluster)
        return 'standby'
      })
      console.log('take-over', turn, JSON.stringify(found))
    }
  },
  rounds * 20_000 + 60_000,
)

describe.skipIf(!canCutNetworks())('a network that is cut', () => {
  test(
    'between a node and both servers, between the servers, and around the primary',
    async () => {
      const network = openNetwork()
      const backs: number[][] = [[], [], []]
      try {
        const [one, two, ...nodes] = [network.host(), network.host(), network.host(), network.host(), network.host()]
        const found = await withCluster({ servers: [one, two], nodes }, async ({ cluster }) => {
          for (let turn = 0; turn < rounds; turn++) {
            const alone = turn % 3 === 0 ? nodes[turn % 2] : one
            if (turn % 3 === 2) network.part(one, two)
            else alone?.cable('down')
            await Bun.sleep(cutsMs[Math.floor(turn / 3) % cutsMs.length] ?? 0)
            if (turn % 3 === 2) network.join(one, two)
            else alone?.cable('up')
            backs[turn % 3]?.push(await recovered(cluster))
          }
          return 'primary'
        })
        console.log(`${rounds} cuts:`, JSON.stringify({ ...found, backMs: backs.map(largest) }))
      } finally {
        network.close()
      }
    },
    rounds * 50_000 + 60_000,
  )

  test(
    'around the primary, the standby promoted meanwhile, and the former primary reached again',
    async () => {
      const backs: number[] = []
      for (let turn = 1; turn <= Math.ceil(rounds / 5); turn++) {
        const network = openNetwork()
        try {
          const [one, two, ...nodes] = [network.host(), network.host(), network.host(), network.host(), network.host()]
          const found = await withCluster({ servers: [one, two], nodes }, async ({ cluster, standby }) => {
            one.cable('down')
            await Bun.sleep(500)
            await standby.promote()
            const backMs = await recovered(cluster)
            one.cable('up')
            await Bun.sleep(1_500)
            // One that starts now reaches both, and must find the one that was promoted.
            const first = cluster.node(0)
            first?.child.kill('SIGKILL')
            await first?.done
            cluster.start(0, nodes[0])
            await recovered(cluster)
            backs.push(backMs)
            return 'standby'
          })
          console.log('promotion', turn, JSON.stringify({ ...found, backMs: backs.at(-1) }))
        } finally {
          network.close()
        }
      }
    },
    rounds * 20_000 + 60_000,
  )

  test(
    'that takes 20 ms and loses a packet in a hundred between nodes and servers, the primary killed and the standby promoted',
    async () => {
      const network = openNetwork()
      try {
        const far = () => network.slowHost(oneWayMs, lostShare)
        const [one, two] = [network.host(), network.host()]
        const nodes = [await far(), await far(), await far()]
        const found = await withCluster({ servers: [one, two], nodes }, async ({ cluster, primary, standby }) => {
          const [before, begun] = [cluster.acknowledged(), performance.now()]
          await Bun.sleep(farMs)
          const perSecond = Math.round(((cluster.acknowledged() - before) * 1_000) / (performance.now() - begun))
          primary.kill()
          await standby.promote()
          console.log(perSecond, 'acknowledged a second;', await recovered(cluster), 'ms until all wrote again')
          return 'standby'
        })
        console.log('far:', JSON.stringify(found))
      } finally {
        network.close()
      }
    },
    recoveryMs + 120_000,
  )
})
