// Three nodes write through a primary with a synchronous standby; a node is killed, then the primary, and the standby
// takes its place. A journal outside of all of them says what was acknowledged: none of it may be missing or twice.
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '../../helpers/network/cluster-nodes'
import { clientOf, startPostgres } from '../../helpers/network/postgres'

const rounds = Number(process.env.CLUSTER_ROUNDS ?? 3)
/** Answers that were on their way when the primary was killed. */
const underWayMs = 100

async function round() {
  const primary = await startPostgres([])
  const standby = await primary.standby()
  const base = mkdtempSync(join(tmpdir(), 'kills-'))
  const url = `postgres://trampolim:test@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?schema=t1`
  const cluster = openCluster(url, base)
  const sql = clientOf(standby.port)
  try {
    const first = cluster.start(0)
    cluster.start(1)
    cluster.start(2)
    await Bun.sleep(4_000)
    first.child.kill('SIGKILL')
    await first.done
    await Bun.sleep(1_000)
    const killedAt = Date.now()
    primary.kill()
    await Bun.sleep(300)
    await standby.promote()
    await Bun.sleep(2_000)
    // The pause in the answers of the two that run: how long nobody could write.
    const awayMs = Math.round(cluster.longestPause(killedAt - underWayMs))
    cluster.start(0)
    await Bun.sleep(2_000)
    const { late, ...found } = await cluster.judge(sql, 't1')
    return { ...found, late: late.length, awayMs }
  } finally {
    cluster.kill()
    await sql.close()
    await standby.stop()
    await primary.stop()
    rmSync(base, { recursive: true, force: true })
  }
}

test(
  'what was acknowledged survives a killed node and a killed primary, once each',
  async () => {
    for (let turn = 1; turn <= rounds; turn++) {
      const found = await round()
      console.log('round', turn, JSON.stringify(found))
      expect(found.awayMs).toBeGreaterThan(300)
    }
  },
  rounds * 90_000,
)
