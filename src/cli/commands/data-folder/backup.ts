// `backup` and `restore`: copies the data folder while the server runs, and brings a copy back.
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { errorCode } from '../../../events/error-code'
import type { Config } from '../../../server/config/config'
import { backUp } from '../../../server/storage/backups/backup'
import { type RemoteStore, remoteStore, withFetched } from '../../../server/storage/backups/remote-backups'
import { restore as putBack, secretFor } from '../../../server/storage/backups/restore'
import { checkFolder, type FolderReport, missingInWords, problemsOf } from '../../../server/storage/check/folder'
import { chainlessInWords, chainlessLog } from '../../../server/storage/unsigned-log'
import type { Command, Exit, Input } from '../../command'
import type { Say } from '../../say'
import { headInWords } from './check'

export const backup: Command = {
  usage: 'backup <new folder> [--with-secret|--push] | backup --verify <backup|s3:[name]> | backup --list',
  summary:
    'copy log, keys, files and your own files while the server runs, and check it; --with-secret adds secret.key, which opens everything; --push also sends the copy to the store of BACKUP_S3_*, which s3: stands for; --list names the copies in BACKUP_DIR and in the store',
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
  run: async ({ args: [target = ''], options, config, out, problem, say, usageError, failure }) => {
    if (options.list) return list({ config, out, failure, say })
    const path = resolve(target)
    const verified = async (folder: string) =>
      reportOn(await checkFolder(folder, secretFor(folder, config.folder, config.secret), { deep: true }), {
        out,
        problem,
        say,
      })
    if (options.verify) {
      const remote = remoteName(target)
      if (remote === null && !existsSync(path))
        return usageError(say('there is no folder {{folder}}', { folder: path }))
      return remote === null ? verified(path) : withFetched(storeOf(config, say), remote, verified)
    }
    if (options.push && options['with-secret'])
      return usageError(say('--with-secret does not go with --push: whoever keeps the store could open everything'))
    // Before the copy is made, so that a wrong setting is found at once.
    const store = options.push ? storeOf(config, say) : null
    if (!existsSync(dirname(path))) return usageError(say('there is no folder {{folder}}', { folder: dirname(path) }))
    try {
      accessSync(dirname(path), constants.W_OK)
    } catch (error) {
      const values = { folder: dirname(path), code: errorCode(error) }
      return failure(say('{{folder}} cannot be written to by this user ({{code}})', values))
    }
    if (path === config.backups?.folder)
      return usageError(
        say('{{folder}} is BACKUP_DIR itself, which holds the scheduled copies: name a new folder in it', {
          folder: path,
        }),
      )
    const withSecret = options['with-secret'] === true
    const report = await backUp(config.folder, path, config.secret, { withSecret })
    out(say('A checked copy is at {{path}}: {{head}}.', { path, head: headInWords(report, say) }))
    for (const note of report.notes) out(note)
    if (!withSecret && !config.secret)
      out(say('It does not hold secret.key, without which it cannot be opened: keep that file somewhere else.'))
    if (store) {
      const sent = await store.push(path, basename(path), config.backupsRetained)
      out(say('Sent to the store: {{size}} MB that it did not have.', { size: (sent / 1e6).toFixed(1) }))
    }
    const chainless = chainlessLog(config.folder)
    if (chainless?.later != null) return failure(chainlessInWords(chainless))
    if (report.refused.length > 0) return failure(report.refused.join('; '))
    if (report.missing.length === 0) return 0
    return failure(
      `${missingInWords(report.missing)}. ${say('The data folder lacks them, and so does the copy: see trampolim check.')}`,
    )
  },
}

/** Copies in the folder of backups, the oldest first: scheduled ones, those before upgrades, and what the operator put there. */
const copiesIn = (folder: string): string[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => !path.endsWith('.part') && existsSync(join(path, 'events.db')))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path)
}

/** Each as `--verify` and `restore` take it. */
const list = async ({
  config,
  out,
  say,
  failure,
}: Pick<Input, 'config' | 'out' | 'failure' | 'say'>): Promise<Exit> => {
  const folder = config.backups?.folder ?? join(config.folder, 'backups')
  const copies = copiesIn(folder)
  for (const path of copies) out(path)
  if (config.remoteBackups) for (const name of await storeOf(config, say).names()) out(`s3:${name}`)
  else if (copies.length === 0) {
    const sentence = 'there is no backup in {{folder}}, and no store is set up: see BACKUP_DIR and BACKUP_S3_ENDPOINT'
    return failure(say(sentence, { folder }))
  }
  return 0
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
  for (const note of report.notes) out(note)
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
  usage:
    'restore <backup|s3:[name]> [--force] [--accept-missing] [--accept-unsigned] [--accept-list] [--secret <file>]',
  summary:
    'put a copy into the data folder; the server must be stopped; --force replaces what is there, --accept-missing takes a copy that lacks uploads, --accept-unsigned one whose log lacks its chain, --accept-list a list of erased accounts that is not signed, --secret names a secret.key stored elsewhere',
  examples: ['restore /srv/copies/monday --secret secret.key'],
  options: {
    force: { type: 'boolean' },
    'accept-missing': { type: 'boolean' },
    'accept-unsigned': { type: 'boolean' },
    'accept-list': { type: 'boolean' },
    secret: { type: 'string' },
  },
  args: [1, 1],
  run: async ({ args: [source = ''], options, config, out, say, usageError }) => {
    const remote = remoteName(source)
    if (remote === null && !existsSync(source))
      return usageError(say('there is no folder {{folder}}', { folder: source }))
    const file = typeof options.secret === 'string' ? options.secret : null
    if (file !== null && !existsSync(file)) return usageError(say('there is no file {{file}}', { file }))
    const put = (folder: string) =>
      putBack(folder, config.folder, config.secret, {
        force: options.force === true,
        acceptMissing: options['accept-missing'] === true,
        acceptUnsigned: options['accept-unsigned'] === true,
        acceptList: options['accept-list'] === true,
        keep: file === null ? null : readFileSync(file, 'utf8').trim(),
      })
    const report = await (remote === null ? put(resolve(source)) : withFetched(storeOf(config, say), remote, put))
    out(say('Restored into {{folder}}: {{head}}.', { folder: config.folder, head: headInWords(report, say) }))
    for (const note of report.notes) out(note)
    const again = erasuresInWords(report.erasedAgain, config.backups?.folder === dirname(resolve(source)), say)
    if (again !== null) out(again)
    return 0
  },
}
