// `backup`, `restore` and `check`: copies the data folder while the server runs, brings a copy back, and checks either.
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { errorCode } from '../../events/error-code'
import { accountEvents } from '../../events/schema/accounts/account'
import { describeKinds, unknownKinds } from '../../events/schema/kinds'
import type { LogReader } from '../../events/store/log'
import { projections } from '../../projections/all'
import { openViewsReadOnly, parkedCount } from '../../projections/engine/views'
import { viewsFiles } from '../../projections/engine/views-file'
import type { Config } from '../../server/config/config'
import { backUp } from '../../server/storage/backups/backup'
import { type RemoteStore, remoteStore, withFetched } from '../../server/storage/backups/remote-backups'
import { restore as putBack, secretFor } from '../../server/storage/backups/restore'
import { checkFolder, type FolderReport, missingInWords, problemsOf } from '../../server/storage/check/folder'
import { acceptMissing } from '../../server/storage/check/missing-files'
import type { Command, Exit, Input } from '../command'
import { reading } from '../open-log'
import { type Say, sayEnglish } from '../say'

/** Below this a disk is reported as nearly full: a few days' growth of a busy server. */
const freeBytesMin = 512 * 1024 * 1024

const headInWords = ({ events, head }: FolderReport, say: Say): string =>
  head === null
    ? say('{{count}} events', { count: events })
    : say('{{count}} events, head {{head}}', { count: events, head: `${events}:${head}` })

export const backup: Command = {
  usage: 'backup <new folder> [--with-secret|--push] | backup --verify <backup|s3:[name]> | backup --list',
  summary:
    'copy log, keys, files and your own files while the server runs, and check it; --with-secret adds secret.key, which opens everything; --push also sends the copy to the store of BACKUP_S3_*, whose backups --list names and s3: stands for',
  examples: ['backup /mnt/backups/today --push', 'backup --verify s3:', 'backup --list'],
  options: {
    list: { type: 'boolean' },
    push: { type: 'boolean' },
    verify: { type: 'boolean' },
    'with-secret': { type: 'boolean' },
  },
  args: [1, 1],
  bare: ['list'],
  needsSite: ({ options }) => !options.list && !options.verify,
  run: async ({ args: [target = ''], options, config, out, problem, say }) => {
    if (options.list) {
      for (const name of await storeOf(config, say).names()) out(name)
      return 0
    }
    const path = resolve(target)
    const verified = async (folder: string) =>
      reportOn(await checkFolder(folder, secretFor(folder, config.folder, config.secret), { deep: true }), {
        out,
        problem,
        say,
      })
    if (options.verify) {
      const remote = remoteName(target)
      if (remote === null && !existsSync(path)) {
        problem(say('there is no folder {{folder}}', { folder: path }))
        return 2
      }
      return remote === null ? verified(path) : withFetched(storeOf(config, say), remote, verified)
    }
    if (options.push && options['with-secret']) {
      problem(say('--with-secret does not go with --push: whoever keeps the store could open everything'))
      return 2
    }
    // Before the copy is made, so that a wrong setting is found at once.
    const store = options.push ? storeOf(config, say) : null
    if (!existsSync(dirname(path))) {
      problem(say('there is no folder {{folder}}', { folder: dirname(path) }))
      return 2
    }
    try {
      accessSync(dirname(path), constants.W_OK)
    } catch (error) {
      const values = { folder: dirname(path), code: errorCode(error) }
      problem(say('{{folder}} cannot be written to by this user ({{code}})', values))
      return 1
    }
    if (path === config.backups?.folder) {
      problem(
        say('{{folder}} is BACKUP_DIR itself, which holds the scheduled copies: name a new folder in it', {
          folder: path,
        }),
      )
      return 2
    }
    const withSecret = options['with-secret'] === true
    const report = await backUp(config.folder, path, config.secret, { withSecret })
    out(say('A checked copy is at {{path}}: {{head}}.', { path, head: headInWords(report, say) }))
    if (!withSecret && !config.secret)
      out(say('It does not hold secret.key, without which it cannot be opened: keep that file somewhere else.'))
    if (store) {
      const sent = await store.push(path, basename(path), config.backupsRetained)
      out(say('Sent to the store: {{size}} MB that it did not have.', { size: (sent / 1e6).toFixed(1) }))
    }
    if (report.missing.length === 0) return 0
    problem(
      `${missingInWords(report.missing)}. ${say('The data folder lacks them, and so does the copy: see trampolim check.')}`,
    )
    return 1
  },
}

const storeOf = (config: Config, say: Say): RemoteStore => {
  if (config.remoteBackups === null) throw new Error(say('no store is set up: see BACKUP_S3_ENDPOINT'))
  return remoteStore(config.remoteBackups)
}

/** The backup in the store that `s3:name` names, empty for the newest; null for a folder. */
const remoteName = (source: string): string | null => (source.startsWith('s3:') ? source.slice('s3:'.length) : null)

const reportOn = (report: FolderReport, { out, problem, say }: Pick<Input, 'out' | 'problem' | 'say'>): Exit => {
  const problems = problemsOf(report)
  for (const line of problems) problem(line)
  out(`${headInWords(report, say)}; ${say('{{count}} problems', { count: problems.length })}`)
  return problems.length > 0 ? 1 : 0
}

/** `again`: null where no list lies beside the copy. In BACKUP_DIR it does as soon as somebody has been erased. */
const erasuresInWords = (again: number | null, isScheduled: boolean, say: Say): string | null => {
  if (again === 0 || (again === null && isScheduled)) return null
  return again === null
    ? say('If accounts were erased since the copy was made, erase them again: no list of them lies beside it.')
    : say('Accounts erased since the copy was made, which the next start erases again: {{count}}', { count: again })
}

export const restore: Command = {
  usage: 'restore <backup|s3:[name]> [--force] [--accept-missing] [--secret <file>]',
  summary:
    'put a copy into the data folder; the server must be stopped; --force replaces what is there, --accept-missing takes a copy that lacks uploads, --secret names a secret.key stored elsewhere',
  examples: ['restore /srv/copies/monday --secret secret.key'],
  options: { force: { type: 'boolean' }, 'accept-missing': { type: 'boolean' }, secret: { type: 'string' } },
  args: [1, 1],
  run: async ({ args: [source = ''], options, config, out, problem, say }) => {
    const remote = remoteName(source)
    if (remote === null && !existsSync(source)) {
      problem(say('there is no folder {{folder}}', { folder: source }))
      return 2
    }
    const file = typeof options.secret === 'string' ? options.secret : null
    if (file !== null && !existsSync(file)) {
      problem(say('there is no file {{file}}', { file }))
      return 2
    }
    const put = (folder: string) =>
      putBack(folder, config.folder, config.secret, {
        force: options.force === true,
        acceptMissing: options['accept-missing'] === true,
        keep: file === null ? null : readFileSync(file, 'utf8').trim(),
      })
    const report = await (remote === null ? put(resolve(source)) : withFetched(storeOf(config, say), remote, put))
    out(say('Restored into {{folder}}: {{head}}.', { folder: config.folder, head: headInWords(report, say) }))
    const again = erasuresInWords(report.erasedAgain, config.backups?.folder === dirname(resolve(source)), say)
    if (again !== null) out(again)
    return 0
  },
}

const lag = (position: number, seen: number, say: Say) =>
  seen < position ? [say('the read models are {{count}} events behind', { count: position - seen })] : []

export const check: Command = {
  usage: 'check [<backup>] [--deep] [--accept-missing] [--json]',
  summary:
    'check the data folder or a backup, changing nothing: databases, the chain of the log, keys, uploads, read models, disk space; --deep opens every personal part, --accept-missing notes that missing uploads are lost; exit 1 on any problem',
  examples: ['check /srv/copies/monday --deep'],
  options: { deep: { type: 'boolean' }, 'accept-missing': { type: 'boolean' }, json: { type: 'boolean' } },
  args: [0, 1],
  needsSite: ({ args: [copy] }) => copy === undefined,
  run: async ({ args: [copy], options, config, out, problem, ...input }) => {
    // What programs read does not depend on the locale.
    const say = options.json ? sayEnglish : input.say
    const folder = copy === undefined ? config.folder : resolve(copy)
    if (!existsSync(folder)) {
      problem(say('there is no folder {{folder}}', { folder }))
      return 2
    }
    const deep = options.deep === true
    // A copy usually has no secret.key: then the data folder's own opens it.
    const secret = copy === undefined ? config.secret : secretFor(folder, config.folder, config.secret)
    let report = await checkFolder(folder, secret, { deep })
    if (options['accept-missing'] === true && report.missing.length > 0) {
      acceptMissing(folder, report.missing)
      problem(
        say('{{count}} missing uploads are noted as lost in missing-files.json', { count: report.missing.length }),
      )
      report = await checkFolder(folder, secret, { deep })
    }
    const problems = problemsOf(report)
    if (problems.length === 0)
      problems.push(
        ...(await reading({ ...config, folder, secret }, (log) => [
          ...kindProblems(log, say),
          ...viewsProblems(folder, log.position(), say),
        ])),
      )
    const { bavail, bsize } = statfsSync(folder)
    if (copy === undefined && bavail * bsize < freeBytesMin)
      problems.push(say('only {{size}} MB are free', { size: Math.floor((bavail * bsize) / 1e6) }))
    const { events, head, missing } = report
    if (options.json) out(JSON.stringify({ problems, events, head, missing }))
    else {
      for (const line of problems) problem(line)
      out(`${headInWords(report, say)}\n${say('{{count}} problems', { count: problems.length })}`)
    }
    return problems.length > 0 ? 1 : 0
  },
}

function kindProblems(log: LogReader, say: Say): string[] {
  const unknown = unknownKinds(accountEvents, log.kinds(0, log.position()))
  return unknown.length > 0
    ? [say('the log holds events this release cannot read: {{kinds}}', { kinds: describeKinds(unknown) })]
    : []
}

/** A backup has no read models, and a restored folder has none yet: the next start builds them. */
function viewsProblems(folder: string, position: number, say: Say): string[] {
  if (viewsFiles(folder, projections, accountEvents).length === 0) return []
  try {
    const views = openViewsReadOnly(folder, projections, accountEvents)
    try {
      const parked = parkedCount(views)
      return [
        ...lag(position, views.position(), say),
        ...(parked > 0 ? [say('{{count}} events are parked', { count: parked })] : []),
      ]
    } finally {
      views.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : say('the read models do not open')]
  }
}
