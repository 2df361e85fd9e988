// Compares what this release makes of the log with a views file of another, so that one sees what a change of code changes.
import { Database } from 'bun:sqlite'
import type { AnyCatalog } from '../../events/schema/catalog'
import type { LogReader } from '../../events/store/log'
import { compare, count, countOf, type Difference, joinOf } from './compare'
import { quote, type Shape, shape } from './ddl'
import { createTables, parkedEvents } from './engine-tables'
import { openFold } from './fold'
import type { Projection } from './projection'
import { foldUpTo, typesOf } from './verify'

/** Most rows listed for one table; their total is always reported. */
const examplesMax = 10

type Diff = {
  readonly log: Pick<LogReader, 'readOfTypes'>
  readonly projections: readonly Projection[]
  readonly catalog: AnyCatalog
  /** A views file of any release. */
  readonly file: string
}

export type TableDiff = {
  readonly projection: string
  readonly table: string
  /** Rows are compared by the columns that both have, if their keys are the same. */
  readonly kind: 'same' | 'differs' | 'only-here' | 'only-there' | 'another-key'
  readonly rowsHere: number
  readonly rowsThere: number
  readonly differing: number
  readonly columnsOnlyHere: readonly string[]
  readonly columnsOnlyThere: readonly string[]
  readonly examples: readonly Difference[]
}

/**
 * Compares what this build's projections make of the log with another views file, up to that file's position: which
 * tables and rows a code change affects. Synchronous; memory holds one copy of the read models. Throws SQLite's error
 * for a file that is not a views file.
 */
export function diff({ log, projections, catalog, file }: Diff): {
  readonly position: number
  readonly tables: TableDiff[]
} {
  const raw = new Database(':memory:')
  try {
    createTables(raw, projections)
    raw.run('ATTACH ? AS live', [file])
    raw.run('BEGIN')
    const position =
      raw.query<{ position: number }, []>('SELECT position FROM live.engine_checkpoint').get()?.position ?? 0
    foldUpTo(position, typesOf(projections), log, openFold(raw, projections, catalog))
    const owners = [
      { projection: 'engine', table: parkedEvents },
      ...projections.flatMap(({ name, tables }) => tables.map((table) => ({ projection: name, table }))),
    ]
    const tableDiffs = owners.map(({ projection, table }) => tableDiff(raw, projection, shape(table)))
    const names = new Set([...tableDiffs.map(({ table }) => table), 'engine_checkpoint'])
    const others = tablesThere(raw).filter((table) => !names.has(table))
    raw.run('ROLLBACK')
    return { position, tables: [...tableDiffs, ...others.map((table) => onlyThere(raw, table))] }
  } finally {
    raw.close()
  }
}

const tablesThere = (raw: Database): string[] =>
  raw
    .query<{ name: string }, []>("SELECT name FROM live.sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name)

const columnsThere = (raw: Database, table: string) =>
  raw.query<{ name: string; pk: number }, [string]>("SELECT name, pk FROM pragma_table_info(?, 'live')").all(table)

const countThere = (raw: Database, table: string): number =>
  raw.query<{ n: number }, []>(`SELECT count(*) AS n FROM live.${quote(table)}`).get()?.n ?? 0

const nothing = { rowsHere: 0, rowsThere: 0, differing: 0, columnsOnlyHere: [], columnsOnlyThere: [], examples: [] }

const onlyThere = (raw: Database, table: string): TableDiff => ({
  ...nothing,
  projection: '?',
  table,
  kind: 'only-there',
  rowsThere: countThere(raw, table),
})

function tableDiff(raw: Database, projection: string, expected: Shape): TableDiff {
  const { table } = expected
  const rowsHere = count(raw, table)
  const there = columnsThere(raw, table)
  if (there.length === 0) return { ...nothing, projection, table, kind: 'only-here', rowsHere }
  const names = there.map(({ name }) => name)
  const shared = expected.columns.filter((name) => names.includes(name))
  const key = there
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ name }) => name)
  const base = {
    ...nothing,
    projection,
    table,
    rowsHere,
    rowsThere: countThere(raw, table),
    columnsOnlyHere: expected.columns.filter((name) => !shared.includes(name)),
    columnsOnlyThere: names.filter((name) => !shared.includes(name)),
  }
  if (JSON.stringify(key) !== JSON.stringify(expected.key)) return { ...base, kind: 'another-key' }
  const both = { ...expected, columns: shared }
  const examples = compare(raw, both, `live.${quote(table)}`, examplesMax)
  const differing = examples.length < examplesMax ? examples.length : countDiffering(raw, both)
  return { ...base, kind: differing > 0 ? 'differs' : 'same', differing, examples }
}

const countDiffering = (raw: Database, both: Shape): number => countOf(raw, joinOf(both, `live.${quote(both.table)}`))
