// Uploads that the log needs and that are missing. Only a backup brings one back; until the operator accepts it as
// lost, the server is not ready and every check names it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FileNeeds } from '../../../domain/analyses/files'
import { accountStream } from '../../../events/schema/events'
import type { LogReader } from '../../../events/store/log'
import { writeDurablySync } from '../../runtime/durable-file'
import { needsOf } from '../file-needs'

type Log = Pick<LogReader, 'readPlain' | 'streams'>

/** Accounts read from the log at a time. */
const page = 500
const acceptedFile = 'missing-files.json'
const accepted = () => z.object({ lost: z.array(z.string().max(100)).max(100_000) })

/** Uploads, as `<account>/<id>`, that the operator has accepted as lost. Throws if the list cannot be read. */
export function acceptedMissing(folder: string): ReadonlySet<string> {
  const path = join(folder, acceptedFile)
  if (!existsSync(path)) return new Set()
  const parsed = accepted().safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path} is not a list of lost uploads`)
  return new Set(parsed.data.lost)
}

/** Adds to the uploads accepted as lost. */
export function acceptMissing(folder: string, ids: readonly string[]): void {
  const lost = [...new Set([...acceptedMissing(folder), ...ids])].sort()
  writeDurablySync(join(folder, acceptedFile), `${JSON.stringify({ lost }, null, 1)}\n`)
}

/** Ids of an account's needed uploads that are missing. Reads the disk within this tick. */
export const missingOf = (
  folder: string,
  account: string,
  { needed }: FileNeeds,
  accepted: ReadonlySet<string>,
): string[] =>
  [...needed]
    .filter((id) => !accepted.has(`${account}/${id}`))
    .filter((id) => !existsSync(join(folder, 'files', account, `${id}.sealed`)))
    .map((id) => `${account}/${id}`)

/** All accounts of a log by id, in order. */
export function* accountsOf(log: Pick<Log, 'streams'>): Generator<string> {
  const prefix = accountStream('')
  let after = ''
  for (;;) {
    const streams = log.streams(prefix, after, page)
    for (const stream of streams) yield stream.slice(prefix.length)
    const last = streams.at(-1)
    if (last === undefined) return
    after = last
  }
}

/** All uploads that the log needs and the folder lacks, except those accepted as lost. */
export function missingUploads(folder: string, log: Log): string[] {
  const accepted = acceptedMissing(folder)
  const look = (account: string): string[] => {
    const needs = needsOf(log, account)
    return needs ? missingOf(folder, account, needs, accepted) : []
  }
  // A replaced file is deleted before its replacement's event is read, so a second check decides.
  return [...accountsOf(log)].filter((account) => look(account).length > 0).flatMap(look)
}
