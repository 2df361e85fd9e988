// Folds the log again beside the read models and compares the rows: whether they still say what the log says.
import { Database } from 'bun:sqlite'
import type { AnyCatalog } from '../../events/schema/catalog'
import type { LogReader } from '../../events/store/log'
import { compare, count, type Difference, differencesMax } from './compare'
import { quote, type Shape, shape } from './ddl'
import { comparedTables, createTables, parkedEvents } from './engine-tables'
import { openFold } from './fold'
import type { Projection } from './projection'

/** Events read at a time. */
const batchEvents = 5_000
type Verify = {
  readonly log: Pick<LogReader, 'readOfTypes'>
  readonly projections: readonly Projection[]
  readonly catalog: AnyCatalog
  readonly views: { readonly file: string }
}
type Verified = {
  /** The position of the views, up to which the log was folded. */
  readonly position: number
  /** Events that these projections handle; the others were not read. */
  readonly events: number
  /** Rows compared, over all tables. */
  readonly rows: number
  readonly differences: readonly Difference[]
}

/**
 * Folds the log into memory, up to the position of the views, and compares every row of every table, including parked
 * events. The views are read in one transaction, so a server may continue to write them. Synchronous: for the CLI and
 * tests. Memory holds one copy of the read models. Some of the projections can be verified alone, because none reads
 * another's tables.
 */
export function verify({ log, projections, catalog, views }: Verify): Verified {
  const raw = new Database(':memory:')
  try {
    createTables(raw, projections)
    raw.run('ATTACH ? AS live', [views.file])
    raw.run('BEGIN')
    const checkpoint = raw.query<{ position: number }, []>('SELECT position FROM live.engine_checkpoint').get()
    const position = checkpoint?.position ?? 0
    const fold = openFold(raw, projections, catalog)
    const events = foldUpTo(position, typesOf(projections), log, fold)
    const shapes = comparedTables(projections).map(shape)
    const rows = shapes.reduce((sum, { table }) => sum + count(raw, table), 0)
    const differences: Difference[] = []
    const live = liveTable(projections)
    for (const shape of shapes)
      differences.push(...compare(raw, shape, live(shape), differencesMax - differences.length))
    raw.run('ROLLBACK')
    return { position, events, rows, differences }
  } finally {
    raw.close()
  }
}

/** The event types that any of the projections handles, each once. */
export const typesOf = (projections: readonly Projection[]) => [
  ...new Set(projections.flatMap(({ handles }) => handles)),
]

/** Folds events of these types up to a position; returns how many there were. */
export function foldUpTo(
  position: number,
  types: readonly string[],
  log: Verify['log'],
  fold: ReturnType<typeof openFold>,
  onProgress: (position: number) => void = () => {},
): number {
  for (let events = 0; ; ) {
    const read = log.readOfTypes(types, fold.last().position, position, batchEvents)
    if (read.length === 0) return events
    fold.apply(read)
    events += read.length
    onProgress(fold.last().position)
  }
}

/** What a table is compared with: itself, but of the parked events only those of the verified projections. */
function liveTable(projections: readonly Projection[]): (one: Shape) => string {
  const names = projections.map(({ name }) => `'${name.replaceAll("'", "''")}'`).join(', ')
  const parked = shape(parkedEvents).table
  return ({ table }) =>
    table === parked ? `(SELECT * FROM live.${quote(table)} WHERE projection IN (${names}))` : `live.${quote(table)}`
}
