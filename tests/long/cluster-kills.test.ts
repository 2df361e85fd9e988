// Three nodes write through a primary with a synchronous standby; a node is killed, then the primary, and the standby
// takes its place. A journal outside of all of them says what was acknowledged: none of it may be missing or twice.
import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../helpers/postgres'

const rounds = Number(process.env.CLUSTER_ROUNDS ?? 3)
const writers = 12
type Line = {
  id?: string
  stream?: string
  version?: number
  held?: string | null
  ms?: number
  unknown?: string
  ready?: boolean
  reached?: boolean
  position?: number
  end?: number
  head?: string
}

function startNode(url: string, folder: string, onLine: (line: Line) => void) {
  const script = resolve(import.meta.dir, '../cluster/writer.ts')
  const child = Bun.spawn([process.execPath, script, url, folder, String(writers)], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
    cwd: tmpdir(),
  })
  const done = (async () => {
    let rest = ''
    for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(JSON.parse(line))
    }
  })()
  const send = (text: string) => {
    child.stdin.write(`${text}\n`)
    child.stdin.flush()
  }
  return { child, done, send }
}

async function round(): Promise<Record<string, number>> {
  const primary = await startPostgres([])
  const standby = await primary.standby()
  const base = mkdtempSync(join(tmpdir(), 'kills-'))
  const journal: Line[] = []
  let unknown = 0
  let killedAt = 0
  let firstAfter = 0
  const ends: Line[] = []
  const onLine = (line: Line) => {
    if (line.id) {
      journal.push(line)
      if (killedAt > 0 && firstAfter === 0 && (line.ms ?? 0) < performance.now() - killedAt)
        firstAfter = performance.now()
    } else if (line.unknown) unknown += 1
    else if (line.reached !== undefined) ends.push(line)
  }
  const url = `postgres://trampolim:test@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?schema=t1`
  const node = (name: string) => startNode(url, join(base, name), onLine)
  try {
    const nodes = [node('a'), node('b'), node('c')]
    await Bun.sleep(4_000)
    nodes[0]?.child.kill('SIGKILL')
    await nodes[0]?.done
    await Bun.sleep(1_000)
    killedAt = performance.now()
    primary.kill()
    await Bun.sleep(300)
    await standby.promote()
    nodes[0] = node('a')
    await Bun.sleep(4_000)
    for (const one of nodes) one.send('end')
    await Bun.sleep(2_000)
    const sql = new Bun.SQL({ url: `postgres://trampolim:test@127.0.0.1:${standby.port}/postgres`, max: 1 })
    const stored = await sql.unsafe('SELECT id, stream, version, position FROM t1.events ORDER BY position')
    for (const one of nodes) one.send(String(stored.length))
    await Promise.all(nodes.map(({ done }) => done))
    await sql.close()
    const places = new Map<unknown, Line>(stored.map((row: Line) => [row.id, row]))
    const lost = journal.filter(({ id, stream, version }) => {
      const found = places.get(id)
      return !found || found.stream !== stream || found.version !== version
    })
    const acknowledged = journal.map(({ stream, version }) => `${stream} ${version}`)
    const held = journal.flatMap((line) => line.held ?? [])
    expect(lost).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(new Set(held).size).toBe(held.length)
    expect(stored.every((row: { position: string }, index: number) => Number(row.position) === index + 1)).toBe(true)
    expect(ends.map(({ reached }) => reached)).toEqual([true, true, true])
    expect(new Set(ends.map(({ head, end }) => `${end} ${head}`)).size).toBe(1)
    return { acknowledged: journal.length, stored: stored.length, unknown, awayMs: Math.round(firstAfter - killedAt) }
  } finally {
    await standby.stop()
    await primary.stop()
    rmSync(base, { recursive: true, force: true })
  }
}

test(
  'what was acknowledged survives a killed node and a killed primary, once each',
  async () => {
    for (let turn = 1; turn <= rounds; turn++) console.log('round', turn, JSON.stringify(await round()))
  },
  rounds * 90_000,
)
