// Checks a data folder or a copy of one: databases, the hash chain of the log, keys, uploads in both directions, and what else a
// start would refuse.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../../events/error-code'
import { accountStream, domainEvents } from '../../../events/schema/events'
import { refuseUnknown } from '../../../events/schema/kinds'
import type { LogReader } from '../../../events/store/log'
import { openLogReadOnly } from '../../../events/store/sqlite/sqlite-log'
import { logProblems } from '../../../events/tools/check'
import { secretOf, secretsFrom } from '../../security/secrets'
import { asideInWords } from '../backups/erasure-ledger'
import { sealedIn } from '../backups/folder-copy'
import { readOperatorFiles } from '../read-operator-files'
import { primaryOf } from '../standby'
import { chainlessInWords, chainlessLog } from '../unsigned-log'
import { claimProblems } from './claims'
import { lostEvents } from './lost-events'
import { missingUploads } from './missing-files'

/** Most problems named. */
const problemsMax = 20
/** Events opened at a time in a deep check. */
const batchEvents = 500

export type FolderReport = {
  /** As text, without personal data; empty for an intact folder. Missing uploads are listed separately. */
  readonly problems: readonly string[]
  /** Missing uploads that the log needs, as `<account>/<id>`, except those accepted as lost. */
  readonly missing: readonly string[]
  /** Why this release would not serve it, although nothing is damaged: events of a newer release, a file of the operator's. */
  readonly refused: readonly string[]
  /** Number of events, and the digest of the last one in hexadecimal; null where there is no hash chain yet. */
  readonly events: number
  readonly head: string | null
  /** What is no problem and still the operator's to know: a log without a chain that is accepted, a list that was set aside. */
  readonly notes: readonly string[]
}

type Options = {
  /** Also opens every personal part. */
  readonly deep?: boolean
  /** Takes any log without a chain. */
  readonly acceptUnsigned?: boolean
  /** The folder that a copy is to be put into. */
  readonly target?: string
  /** Does not open the uploads: for copies that link to the same bytes. */
  readonly filesByName?: boolean
  /** How much of the log is compared with its chain, from 0 to 1. */
  readonly onChecked?: ((share: number) => void) | undefined
}

/** `secret` as configured, or null for the folder's own, which must exist: none is created. */
export async function checkFolder(folder: string, secret: string | null, options: Options = {}): Promise<FolderReport> {
  const none = { missing: [], refused: [], events: 0, head: null, notes: [] }
  if (!secret && !existsSync(join(folder, 'secret.key')))
    return { ...none, problems: ['secret.key is missing and SECRET_KEY is not set'] }
  const secrets = secretsFrom(secretOf(folder, secret))
  const { master } = secrets
  const problems = await logProblems(folder, master, options.onChecked)
  if (problems.length > 0) return { ...none, problems: problems.slice(0, problemsMax) }
  const chainless = chainlessLog(folder, options.target)
  const isForged = chainless?.later != null && !options.acceptUnsigned
  const log = openLogReadOnly(folder, master)
  try {
    const missing = missingUploads(folder, log)
    const problems = [
      ...(chainless && isForged ? [chainlessInWords(chainless)] : []),
      ...lostEvents(folder, log),
      // A standby has none until it takes over.
      ...(primaryOf(folder) === null ? claimProblems(log, secrets) : []),
      ...(options.filesByName ? [] : damagedUploads(folder, log)),
      ...(options.deep ? damagedParts(log) : []),
    ]
    const head = log.chainHead()
    return {
      problems: problems.slice(0, problemsMax),
      missing,
      refused: refusals(folder, log),
      events: log.position(),
      head: head && Buffer.from(head.digest).toString('hex'),
      notes: [...(chainless?.later === null ? [chainlessInWords(chainless)] : []), ...asideInWords(folder)],
    }
  } finally {
    await log.close()
  }
}

/** All problems as text. */
export const problemsOf = ({ problems, refused, missing }: FolderReport): string[] => [
  ...problems,
  ...refused,
  ...(missing.length > 0 ? [missingInWords(missing)] : []),
]

/** The missing uploads as text: file names only, without their owners. */
export const missingInWords = (missing: readonly string[]): string =>
  `${missing.length} ${missing.length === 1 ? 'upload that the log needs is' : 'uploads that the log needs are'} missing: ` +
  `${missing
    .slice(0, 5)
    .map((id) => `files/${id}.sealed`)
    .join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}`

/** What the checks of a start (projections/engine/views.ts, core/open-core.ts) throw. */
const refusals = (folder: string, log: LogReader): string[] =>
  [() => refuseUnknown(domainEvents, log.kinds(0, log.position())), () => readOperatorFiles(folder)].flatMap(
    (check) => {
      try {
        check()
        return []
      } catch (error) {
        return [error instanceof Error ? error.message : 'it cannot be served']
      }
    },
  )

/** Every upload must open with its account's key, or belong to an erased account. */
function damagedUploads(folder: string, log: LogReader): string[] {
  const root = join(folder, 'files')
  if (!existsSync(root)) return []
  const problems: string[] = []
  for (const account of readdirSync(root, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  ))
    for (const name of sealedIn(join(root, account)))
      try {
        log.vault.openFile(accountStream(account), readFileSync(join(root, account, name)))
      } catch (error) {
        // Deleted by the server meanwhile.
        if (errorCode(error) !== 'ENOENT') problems.push(`files/${account}/${name} does not open`)
      }
  return problems
}

/** Every personal part must open with its stream's key, unless that is destroyed. */
function damagedParts(log: LogReader): string[] {
  const problems: string[] = []
  let events = log.readAll(0, batchEvents)
  while (events.length > 0 && problems.length < problemsMax) {
    for (const event of events)
      try {
        event.personal()
      } catch {
        // The message may contain data; the position is enough.
        problems.push(`the personal part of event ${event.position} does not open`)
      }
    events = log.readAll(events.at(-1)?.position ?? 0, batchEvents)
  }
  return problems
}
