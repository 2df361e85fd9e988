// Follows the primary (rows, keys, uploads, the operator's own files) until this server stops or takes over.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainEvents } from '../../events/schema/events'
import { knows } from '../../events/schema/kinds'
import type { FollowedLog } from '../../events/store/follow/followed-log'
import { LogError } from '../../events/store/log-error'
import { minuteMs } from '../../time/units'
import { writeDurably } from '../runtime/durable-file'
import { errorDetails, logger } from '../runtime/logger'
import { standbyNote, writeStandbyNote } from '../storage/standby'
import type { StandbyState } from './port'
import { FollowError, type Source } from './source'
import { startUploads } from './uploads'
import type { PageAnswer } from './wire'

/** Between two tries while the primary does not answer as it should. */
const retryMs = 1_000
/** Between two notes of the last contact, and between two looks at the operator's own files. */
const noteMs = 5_000
const filesMs = minuteMs

type Follower = {
  /** Reads all that is there now. Rejects with FollowError or LogError. */
  catchUp(onProgress?: (position: number, head: number) => void): Promise<void>
  /** Goes on until `stop`. `onErased` is called after keys were destroyed here. */
  start(onErased: () => void): void
  state(): StandbyState
  stop(): Promise<void>
}

type Options = {
  readonly primary: string
  readonly folder: string
  readonly followed: FollowedLog
  readonly source: Source
  readonly clock: () => number
}

/** Throws LogError `newer` for an event that this release cannot read. */
function refuseUnknown(rows: readonly { readonly type: string; readonly schema: number }[]): void {
  const unknown = rows.find((row) => !knows(domainEvents, row))
  if (unknown)
    throw new LogError(
      'newer',
      `The primary holds an event this release cannot read (${unknown.type} of schema ${unknown.schema}): update this standby`,
    )
}

/** True when first asked, and then once in so many milliseconds. */
const onceIn = (ms: number, clock: () => number) => {
  let at = 0
  return (): boolean => {
    if (clock() - at < ms) return false
    at = clock()
    return true
  }
}

const digestOf = (path: string): string | null =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : null

/** The operator's own files that differ from the primary's. */
async function copyFiles(folder: string, source: Source): Promise<void> {
  for (const { name, digest } of await source.files()) {
    const path = join(folder, name)
    if (digestOf(path) === digest) continue
    const bytes = await source.file(name)
    if (bytes) await writeDurably(path, bytes)
  }
}

/** All destroyed keys of the primary, page by page. */
async function applyDestroyed(followed: FollowedLog, source: Source): Promise<void> {
  for (let after = ''; ; ) {
    const keys = await source.destroyed(after)
    followed.applyKeys(keys)
    const last = keys.at(-1)
    if (!last) return
    after = last.stream
  }
}

export function createFollower({ primary, folder, followed, source, clock }: Options): Follower {
  const lastNote = standbyNote(folder)
  let head = lastNote?.head ?? 0
  let contactAt = lastNote?.contactAt ?? null
  let trouble: string | null = null
  let cursor = ''
  let stopped = false
  const isNoteDue = onceIn(noteMs, clock)
  const areFilesDue = onceIn(filesMs, clock)
  let onErased = () => {}
  let uploads: ReturnType<typeof startUploads> | null = null
  let running: Promise<void> = Promise.resolve()
  const pause = Promise.withResolvers<void>()

  const note = () => writeStandbyNote(folder, { primary, contactAt, head, promoted: null })

  /** One question and what its answer changes; whether there may be more at once. */
  async function step(): Promise<boolean> {
    const page = await source.page(followed.head(), cursor, uploads?.waiting())
    if (stopped) return false
    await apply(page)
    head = page.head
    contactAt = clock()
    if (isNoteDue()) note()
    if (areFilesDue()) await copyFiles(folder, source)
    return followed.head().position < head
  }

  /** Keys before events, uploads before events, destroyed keys last, so that no page can bring one back. */
  async function apply(page: PageAnswer): Promise<void> {
    followed.belongTo(primary, page.witness)
    refuseUnknown(page.rows)
    followed.applyKeys(page.keys)
    uploads?.bring(page.rows)
    followed.apply(page)
    followed.applyKeys(page.erased.keys)
    if (page.erased.all) await applyDestroyed(followed, source)
    cursor = page.erased.cursor
    if (page.erased.all || page.erased.keys.length > 0) onErased()
    followed.emptied()
  }

  function failed(error: unknown): void {
    const expected = error instanceof FollowError || error instanceof LogError
    const why = expected ? error.message : 'failed'
    if (trouble !== why)
      logger.error('standby.not_following', expected ? { why, ...errorDetails(error) } : errorDetails(error))
    trouble = why
  }

  async function follow(): Promise<void> {
    while (!stopped) {
      try {
        await step()
        if (trouble !== null) logger.info('standby.following', { position: followed.head().position })
        trouble = null
      } catch (error) {
        if (stopped) return
        failed(error)
        await Promise.race([Bun.sleep(retryMs), pause.promise])
      }
    }
  }

  return {
    async catchUp(onProgress) {
      do onProgress?.(followed.head().position, head)
      while (await step())
    },
    start(erased) {
      onErased = erased
      uploads = startUploads({ folder, log: followed.log, source })
      running = follow()
    },
    state: () => ({
      ...{ primary, contactAt, trouble },
      behind: Math.max(0, head - followed.head().position),
      uploadsWaiting: uploads?.waiting() ?? 0,
    }),
    async stop() {
      stopped = true
      pause.resolve()
      await running
      await uploads?.stop()
      if (contactAt !== null) note()
    },
  }
}
