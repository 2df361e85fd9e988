// The read models of a server: opened, rebuilt where the release differs, caught up, and updated with each commit.
import { countDistinct, min } from 'drizzle-orm'
import { refuseUnknown } from '../../events/schema/kinds'
import type { Kind } from '../../events/store/log'
import { type MakeRoom, withRoom } from '../../events/store/log-error'
import { catchUp, type FoldedLog, follow } from './catch-up'
import { parkedEvents } from './engine-tables'
import type { FoldParts } from './part'
import type { ViewsDb } from './projection'
import {
  createViews,
  openSoundViews,
  removeOthers,
  removeViews,
  type ViewsContext,
  type ViewsFile,
  viewsFiles,
} from './views-file'
import { parkedIn, type ViewsReader } from './views-reader'

export type Views = ViewsReader & {
  /** Folds the whole log into a new file while this one serves, then switches. A second call joins the first. */
  rebuild(): Promise<void>
  /** Removes deleted rows from the WAL too, after an erasure. False if a reader prevented it; call again. */
  scrub(): boolean
}

type OpenViews = ViewsContext & {
  readonly log: FoldedLog
  /** Also opens a log with unknown kinds of events, and parks them. */
  readonly allowUnknown?: boolean
  /** How far catching up has come, before the first batch and after each: the last position applied, and the log's. */
  readonly onProgress?: (position: number, head: number) => void
  /** Makes room for a commit on a full disk. */
  readonly makeRoom?: MakeRoom | undefined
  /** Lets several processes fold a log of at least `least` events; loaded only then. Without it one process folds. */
  readonly parts?: { readonly least: number; load(): Promise<FoldParts> } | undefined
}

/**
 * Opens the read models, catches up with the log in slices, and from then on applies each commit in its own tick,
 * before the append resolves. A file that is missing, damaged, of other projections or of another log is rebuilt beside
 * the old one, which is removed once the new one is complete. Throws LogError `newer`, before a read model is created
 * or removed, if the log has unknown kinds of events and that is not allowed.
 */
export async function openViews(options: OpenViews): Promise<Views> {
  const { log, allowUnknown = false, onProgress } = options
  const context: ViewsContext = options
  const sound = openNewestSound(log, context)
  const kinds = kindsToCheck(log, sound)
  try {
    if (!allowUnknown) refuseUnknown(context.catalog, kinds)
  } catch (error) {
    sound?.close()
    throw error
  }
  let current = sound ?? (await builtInParts(options, kinds)) ?? createViews(context)
  onProgress?.(current.last().position, log.position())
  await catchUp(current, log, { onProgress })
  let closed = false
  let rebuilding: Promise<void> | undefined
  // No await since the last event was applied: no event can be missed between catching up and listening.
  log.onCommit('read-models', (events) => {
    // What failed is caught up with, also by a second try.
    if (!closed) withRoom(() => follow(current, log, events), options.makeRoom)
  })
  removeOthers(context.folder, current.path)

  async function build(): Promise<void> {
    const next = createViews(context)
    try {
      await catchUp(next, log, { stopped: () => closed })
    } catch (error) {
      next.close()
      removeViews(next.path)
      throw error
    }
    if (closed) {
      next.close()
      removeViews(next.path)
      return
    }
    const old = current
    current = next
    old.close()
    // Somebody may have been erased meanwhile, whose rows were folded before.
    next.scrub()
    removeOthers(context.folder, next.path)
  }

  return {
    get db() {
      return current.db
    },
    get file() {
      return current.path
    },
    position: () => current.last().position,
    parked: () => parkedIn(current.db),
    scrub: () => current.scrub(),
    rebuild() {
      rebuilding ??= build().finally(() => {
        rebuilding = undefined
      })
      return rebuilding
    },
    close() {
      if (closed) return
      closed = true
      current.close()
    },
  }
}

/** Undefined where several processes are not worth starting, cannot be, or failed: then one folds the log. */
async function builtInParts(options: OpenViews, kinds: readonly Kind[]): Promise<ViewsFile | undefined> {
  const { log, parts, onProgress, onParked } = options
  if (!parts || log.position() < parts.least) return undefined
  onProgress?.(0, log.position())
  const { openInParts } = await import('./parts')
  const file = await openInParts({ log, kinds, parts: await parts.load(), onProgress }, options)
  if (file) for (const parkedEvent of parkedIn(file.db)) onParked?.(parkedEvent)
  return file
}

function openNewestSound(log: FoldedLog, context: ViewsContext): ViewsFile | undefined {
  // The oldest first: a newer one beside it is an unfinished rebuild.
  for (const path of viewsFiles(context.folder, context.projections, context.catalog)) {
    const file = openSoundViews(path, log, context)
    if (file) return file
    removeViews(path)
  }
  return undefined
}

/** The kinds that may be unknown: of all events for new views, else of those after the last applied or parked. */
function kindsToCheck(log: OpenViews['log'], sound: ViewsFile | undefined): Kind[] {
  const fresh = log.kinds(sound?.last().position ?? 0, log.position())
  return sound ? [...parkedKinds(sound.db), ...fresh] : fresh
}

const parkedKinds = (db: ViewsDb): Kind[] =>
  db
    .select({
      type: parkedEvents.type,
      schema: parkedEvents.schema,
      events: countDistinct(parkedEvents.position),
      first: min(parkedEvents.position),
    })
    .from(parkedEvents)
    .groupBy(parkedEvents.type, parkedEvents.schema)
    .all()
    .map((kind) => ({ ...kind, first: kind.first ?? 0 }))
