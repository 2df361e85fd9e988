// Reads a views file: for queries, and for the events it could not apply.
import { Database } from 'bun:sqlite'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import type { AnyCatalog } from '../../events/schema/catalog'
import { limits } from '../../events/store/limits'
import { LogError } from '../../events/store/log-error'
import { checkpoint, type Parked, parkedEvents } from './engine-tables'
import type { Projection, ViewsDb } from './projection'
import { viewsFiles } from './views-file'

/** Most parked events that a call returns. */
const parkedMax = 1_000

export type ViewsReader = {
  /** The current database. It changes with a rebuild, so do not store it. */
  readonly db: ViewsDb
  readonly file: string
  /** The position of the last event applied; behind `log.position()` only after a disk error. */
  position(): number
  /** Events that could not be applied, oldest first, at most 1 000. */
  parked(): Parked[]
  close(): void
}

/** How many events are parked, for whichever projections; at most as many as `parked` returns. */
export const parkedCount = ({ parked }: Pick<ViewsReader, 'parked'>): number =>
  new Set(parked().map(({ position }) => position)).size

/** Opens the read models for the CLI, beside a server too; throws LogError `invalid` if there are none of this release's projections. */
export function openViewsReadOnly(
  folder: string,
  projections: readonly Projection[],
  catalog: AnyCatalog,
): ViewsReader {
  const file = viewsFiles(folder, projections, catalog)[0]
  if (!file)
    throw new LogError('invalid', `There are no views of this release in ${folder}. Start the server once first.`)
  const raw = new Database(file, { readonly: true })
  raw.run(`PRAGMA busy_timeout = ${limits.busyMilliseconds}`)
  const db = drizzle({ client: raw })
  return {
    db,
    file,
    position: () => db.select().from(checkpoint).get()?.position ?? 0,
    parked: () => parkedIn(db),
    close: () => raw.close(),
  }
}

export const parkedIn = (db: ViewsDb): Parked[] =>
  db.select().from(parkedEvents).orderBy(parkedEvents.position, parkedEvents.projection).limit(parkedMax).all()
