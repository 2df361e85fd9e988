// The uploads of a standby: fetched when an event needs one, deleted when none does any more. The log alone decides.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileEvents, fileOf } from '../../domain/analyses/files'
import { accountOf, accountStream } from '../../events/schema/events'
import type { Row } from '../../events/store/append/rows'
import type { EventLog } from '../../events/store/log'
import { LogError } from '../../events/store/log-error'
import { minuteMs } from '../../time/units'
import { writeDurably } from '../runtime/durable-file'
import { errorDetails, logger } from '../runtime/logger'
import { startOnDemand, type Worker } from '../runtime/worker'
import { acceptedMissing, accountsOf, missingOf } from '../storage/check/missing-files'
import { needsOf } from '../storage/file-needs'
import { FollowError, type Source } from './source'

/** Files fetched at once; what is more comes afterwards, one after another. */
const broughtMax = 20
const isName = /^[\w-]{1,64}$/
const waits = { gatherMs: 0, firstMs: 1_000, mostMs: minuteMs }
const concerned: ReadonlySet<string> = new Set(fileEvents)

type StandbyUploads = Worker & {
  /** Begins to fetch what these rows need, which are about to be applied: they do not wait for it. */
  bring(rows: readonly Row[]): void
  /** Accounts whose uploads are still to be looked at. */
  waiting(): number
}

type Place = { readonly folder: string; readonly log: EventLog; readonly source: Source }

const filesOf = (folder: string, account: string) => join(folder, 'files', account)

/** Stored only if it opens, or if its key is destroyed already and it never will. False if the primary has none now. */
async function fetchOne({ folder, log, source }: Place, account: string, id: string): Promise<boolean> {
  const sealed = await source.upload(account, id)
  if (!sealed) return false
  try {
    if (log.vault.openFile(accountStream(account), sealed) === null) return true
  } catch (error) {
    if (!(error instanceof LogError)) throw error
    logger.error('standby.upload_damaged', { upload: id })
    return false
  }
  const path = join(filesOf(folder, account), `${id}.sealed`)
  await writeDurably(path, sealed)
  return true
}

type FetchOnce = (account: string, id: string) => Promise<boolean>

/** Brings one account's folder to what its events need. False if an upload could not be had. */
async function settle(place: Place, fetchOnce: FetchOnce, account: string): Promise<boolean> {
  const needs = needsOf(place.log, account)
  const folder = filesOf(place.folder, account)
  if (needs?.erased) rmSync(folder, { recursive: true, force: true })
  if (!needs || needs.erased) return true
  let complete = true
  for (const upload of missingOf(place.folder, account, needs, acceptedMissing(place.folder)))
    complete = (await fetchOnce(account, upload.slice(account.length + 1))) && complete
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (needs.over.has(name.replace(/\.sealed$/, ''))) rmSync(join(folder, name), { force: true })
  return complete
}

/** Looks at all accounts first, and then at each that an event concerns. */
export function startUploads(place: Place): StandbyUploads {
  const waiting = new Set(accountsOf(place.log))
  const underWay = new Map<string, Promise<boolean>>()
  const fetchOnce: FetchOnce = (account, id) => {
    const key = `${account}/${id}`
    const fetching = underWay.get(key) ?? fetchOne(place, account, id).finally(() => underWay.delete(key))
    underWay.set(key, fetching)
    return fetching
  }
  place.log.onCommit('effects', (events) => {
    for (const { type, stream } of events) {
      const account = concerned.has(type) ? accountOf(stream) : null
      if (account !== null) waiting.add(account)
    }
    if (waiting.size > 0) worker.wake()
  })
  const worker = startOnDemand({
    name: 'standby-uploads',
    waits,
    async run(stopped) {
      let complete = true
      for (const account of [...waiting]) {
        if (stopped()) return true
        waiting.delete(account)
        let settled = false
        try {
          settled = await settle(place, fetchOnce, account)
        } catch (error) {
          // What follows the log reports that the primary is away.
          if (!(error instanceof FollowError)) throw error
        } finally {
          if (!settled) waiting.add(account)
        }
        complete &&= settled
      }
      return complete
    },
  })
  return {
    ...worker,
    waiting: () => waiting.size + underWay.size,
    bring(rows) {
      for (const { stream, type, data } of rows) {
        const account = concerned.has(type) ? accountOf(stream) : null
        const id = account && fileOf(type, JSON.parse(data))
        // They become the name of a file here, and the rows are not compared with the chain yet.
        if (!id || !isName.test(id) || !isName.test(account) || underWay.size >= broughtMax) continue
        fetchOnce(account, id).catch((error: unknown) => {
          // Looked at again once the event is here.
          if (!(error instanceof FollowError)) logger.warn('standby.upload_waits', errorDetails(error))
        })
      }
    },
    async stop() {
      await worker.stop()
      await Promise.allSettled(underWay.values())
    },
  }
}
