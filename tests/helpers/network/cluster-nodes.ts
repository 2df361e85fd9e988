// Nodes as processes, and a journal outside of all of them of what was acknowledged: the long tests judge by it.
import { Database } from 'bun:sqlite'
import { expect } from 'bun:test'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { projections } from '../../../src/projections/all'
import { compare } from '../../../src/projections/engine/compare'
import { shape } from '../../../src/projections/engine/ddl'
import { comparedTables } from '../../../src/projections/engine/engine-tables'
import type { Request } from '../../cluster/writer'
import type { Host } from './network'

type Acknowledged = {
  readonly id: string
  readonly stream: string
  readonly version: number
  readonly position: number
  readonly held: string | null
  readonly when: number
}
type Looked = { readonly looked: string; readonly reached: boolean; readonly found: boolean; readonly away: boolean }
type Left = { readonly reached: boolean; readonly end: number; readonly head: string; readonly differences: number }
type Line = Acknowledged | Looked | Left | { readonly unknown: string } | { readonly ended: true }

export type Node = {
  readonly child: Bun.Subprocess<'pipe', 'pipe', 'inherit'>
  readonly ended: Promise<void>
  /** When it has closed its output. */
  readonly done: Promise<void>
  send(request: Request): void
}

/** Of so many acknowledged appends one is looked for on another node. */
const lookEvery = 7
const writers = 12
/** One row that differs is a failure; more of them help to find why. */
const shownMax = 10

export function openCluster(url: string, base: string) {
  const acknowledged: Acknowledged[] = []
  const lookedAt: (Looked & { node: number })[] = []
  const left: Left[] = []
  const nodes: Node[] = []
  const last = new Map<number, number>()
  let unknown = 0

  function take(line: Line, from: number, ended: () => void): void {
    if ('looked' in line) lookedAt.push({ ...line, node: from })
    else if ('unknown' in line) unknown += 1
    else if ('ended' in line) ended()
    else if ('end' in line) left.push(line)
    else {
      acknowledged.push(line)
      const { id, stream, version, position, when } = line
      last.set(from, when)
      const other = nodes[(from + 1 + (acknowledged.length % 2)) % nodes.length]
      if (acknowledged.length % lookEvery === 0 && other?.child.exitCode === null)
        other.send({ do: 'look', id, stream, version, at: position })
    }
  }

  /** Starts the node with this number, for the first time or again with the same folder. */
  function start(number: number, host?: Host): Node {
    const script = resolve(import.meta.dir, '../../cluster/writer.ts')
    const command = [...(host?.prefix ?? []), process.execPath, script, url, folderOf(number), String(writers)]
    const child = Bun.spawn(command, { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit', cwd: tmpdir() })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const done = (async () => {
      let rest = ''
      for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) take(JSON.parse(line), number, end)
      }
    })()
    const node: Node = {
      ...{ child, ended, done },
      send(request) {
        try {
          child.stdin.write(`${JSON.stringify(request)}\n`)
          child.stdin.flush()
        } catch (error) {
          // One that was killed a moment ago.
          if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
        }
      },
    }
    nodes[number] = node
    return node
  }

  const folderOf = (number: number): string => join(base, `node-${number}`)

  /** The longest time (ms) in which no node was answered, from a moment (ms since 1970) on. */
  function longestPause(from: number): number {
    const times = acknowledged.map(({ when }) => when).filter((when) => when >= from)
    const sorted = [from, ...times].sort((a, b) => a - b)
    return Math.max(...sorted.map((when, index) => when - (sorted[index - 1] ?? when)))
  }

  /** Ends all nodes and compares: the journal with what the primary has, and the nodes with each other. */
  async function judge(sql: Bun.SQL, schema: string) {
    for (const one of nodes) one.send({ do: 'end' })
    await Promise.all(nodes.map(({ ended }) => ended))
    const stored: { id: string; stream: string; version: number; position: string }[] = await sql.unsafe(
      `SELECT id, stream, version, position FROM ${schema}.events ORDER BY position`,
    )
    for (const one of nodes) one.send({ do: 'leave', position: stored.length })
    await Promise.all(nodes.map(({ done }) => done))
    const places = new Map(stored.map((row) => [row.id, row]))
    const lost = acknowledged.filter(({ id, stream, version, position }) => {
      const found = places.get(id)
      return found?.stream !== stream || found.version !== version || Number(found.position) !== position
    })
    const versions = acknowledged.map(({ stream, version }) => `${stream} ${version}`)
    const held = acknowledged.flatMap((line) => line.held ?? [])
    expect(lost).toEqual([])
    expect([new Set(versions).size, new Set(held).size]).toEqual([versions.length, held.length])
    expect(stored.every(({ position }, index) => Number(position) === index + 1)).toBe(true)
    expect(left.map(({ reached, differences }) => [reached, differences])).toEqual(nodes.map(() => [true, 0]))
    expect(new Set(left.map(({ head, end }) => `${end} ${head}`)).size).toBe(1)
    expect(lookedAt.filter(({ reached, found }) => reached && !found)).toEqual([])
    for (const other of [1, 2]) expect(rowDifferences(folderOf(0), folderOf(other))).toEqual([])
    const late = lookedAt.filter(({ reached }) => !reached)
    return { acknowledged: acknowledged.length, stored: stored.length, unknown, looked: lookedAt.length, late }
  }

  return {
    ...{ start, judge, longestPause, acknowledged: () => acknowledged.length },
    node: (number: number) => nodes[number],
    /** When this node was last answered (ms since 1970). */
    lastAnswer: (number: number) => last.get(number),
    kill() {
      for (const { child } of nodes) child.kill('SIGKILL')
    },
  }
}

/** Rows of the read models that are not the same in both folders. */
function rowDifferences(one: string, other: string) {
  const fileIn = (folder: string): string => {
    const [name] = globSync('views*.db', { cwd: folder })
    if (!name) throw new Error(`${folder} has no read models`)
    return join(folder, name)
  }
  const db = new Database(fileIn(one))
  try {
    db.run('ATTACH ? AS other', [fileIn(other)])
    return comparedTables(projections)
      .map(shape)
      .flatMap((table) => compare(db, table, `other."${table.table}"`, shownMax))
  } finally {
    db.close()
  }
}
