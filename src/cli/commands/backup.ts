import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { accountEvents } from '../../events/schema/accounts/account'
import { describeKinds, unknownKinds } from '../../events/schema/kinds'
import type { LogReader } from '../../events/store/log'
import { projections } from '../../projections/all'
import { openViewsReadOnly, parkedCount } from '../../projections/engine/views'
import { viewsFiles } from '../../projections/engine/views-file'
import { backUp, restore as putBack, secretFor } from '../../server/storage/backup'
import { checkFolder, type FolderReport, missingInWords, problemsOf } from '../../server/storage/check-folder'
import { acceptMissing } from '../../server/storage/missing-files'
import type { Command, Exit, Input } from '../command'
import { reading } from '../open-log'

/** Below this a disk is reported as nearly full: a few days' growth of a busy server. */
const freeBytesMin = 512 * 1024 * 1024

const headInWords = ({ events, head }: FolderReport): string =>
  `${events} events${head === null ? '' : `, head ${events}:${head}`}`

export const backup: Command = {
  usage: 'backup <new folder> [--with-secret] | backup --verify <backup>',
  summary:
    'copy log, keys, files and your own files while the server runs, and check it; --with-secret adds secret.key, which opens all',
  options: { verify: { type: 'boolean' }, 'with-secret': { type: 'boolean' } },
  args: [1, 1],
  run: async ({ args: [target = ''], options, config, out, problem }) => {
    const path = resolve(target)
    if (options.verify)
      return reportOn(await checkFolder(path, secretFor(path, config.folder, config.secret), { deep: true }), {
        out,
        problem,
      })
    if (!existsSync(dirname(path))) {
      problem(`there is no folder ${dirname(path)}`)
      return 2
    }
    const withSecret = options['with-secret'] === true
    const report = await backUp(config.folder, path, config.secret, { withSecret })
    out(`A checked copy is at ${path}: ${headInWords(report)}.`)
    if (!withSecret && !config.secret)
      out('It does not hold secret.key, without which it cannot be opened: keep that file somewhere else.')
    if (report.missing.length === 0) return 0
    problem(`${missingInWords(report.missing)}. The data folder lacks them, and so does the copy: see trampolim check.`)
    return 1
  },
}

const reportOn = (report: FolderReport, { out, problem }: Pick<Input, 'out' | 'problem'>): Exit => {
  const problems = problemsOf(report)
  for (const one of problems) problem(one)
  out(`${headInWords(report)}; ${problems.length} problems`)
  return problems.length > 0 ? 1 : 0
}

export const restore: Command = {
  usage: 'restore <backup> [--force] [--accept-missing] [--secret <file>]',
  summary:
    'put a copy into the data folder; the server must be stopped; --force replaces what is there, --accept-missing takes a copy that lacks uploads, --secret names a secret.key stored elsewhere',
  options: { force: { type: 'boolean' }, 'accept-missing': { type: 'boolean' }, secret: { type: 'string' } },
  args: [1, 1],
  run: async ({ args: [source = ''], options, config, out, problem }) => {
    if (!existsSync(source)) {
      problem(`there is no folder ${source}`)
      return 2
    }
    const file = typeof options.secret === 'string' ? options.secret : null
    if (file !== null && !existsSync(file)) {
      problem(`there is no file ${file}`)
      return 2
    }
    const report = await putBack(resolve(source), config.folder, config.secret, {
      force: options.force === true,
      acceptMissing: options['accept-missing'] === true,
      keep: file === null ? null : readFileSync(file, 'utf8').trim(),
    })
    out(
      `Restored into ${config.folder}: ${headInWords(report)}. Accounts erased since the copy was made must be erased again.`,
    )
    return 0
  },
}

const lag = (position: number, seen: number) =>
  seen < position ? [`the read models are ${position - seen} events behind`] : []

export const check: Command = {
  usage: 'check [<backup>] [--deep] [--accept-missing] [--json]',
  summary:
    'check the data folder or a backup as it lies: databases, the chain of the log, keys, uploads, read models, room on the disk; --deep opens every personal part, --accept-missing notes that missing uploads are lost; exit 1 on any problem',
  options: { deep: { type: 'boolean' }, 'accept-missing': { type: 'boolean' }, json: { type: 'boolean' } },
  args: [0, 1],
  run: async ({ args: [copy], options, config, out, problem }) => {
    const folder = copy === undefined ? config.folder : resolve(copy)
    const deep = options.deep === true
    // A copy usually has no secret.key: then the data folder's own opens it.
    const secret = copy === undefined ? config.secret : secretFor(folder, config.folder, config.secret)
    let report = await checkFolder(folder, secret, { deep })
    if (options['accept-missing'] === true && report.missing.length > 0) {
      acceptMissing(folder, report.missing)
      problem(`${report.missing.length} missing uploads are noted as lost in missing-files.json`)
      report = await checkFolder(folder, secret, { deep })
    }
    const problems = problemsOf(report)
    if (problems.length === 0)
      problems.push(
        ...(await reading({ ...config, folder, secret }, (log) => [
          ...kindProblems(log),
          ...viewsProblems(folder, log.position()),
        ])),
      )
    const { bavail, bsize } = statfsSync(folder)
    if (copy === undefined && bavail * bsize < freeBytesMin)
      problems.push(`only ${Math.floor((bavail * bsize) / 1e6)} MB are free`)
    const { events, head, missing } = report
    if (options.json) out(JSON.stringify({ problems, events, head, missing }))
    else {
      for (const one of problems) problem(one)
      out(`${headInWords(report)}\n${problems.length} problems`)
    }
    return problems.length > 0 ? 1 : 0
  },
}

function kindProblems(log: LogReader): string[] {
  const unknown = unknownKinds(accountEvents, log.kinds(0, log.position()))
  return unknown.length > 0 ? [`the log holds events this release cannot read: ${describeKinds(unknown)}`] : []
}

/** A backup has no read models, and a restored folder has none yet: the next start builds them. */
function viewsProblems(folder: string, position: number): string[] {
  if (viewsFiles(folder, projections, accountEvents).length === 0) return []
  try {
    const views = openViewsReadOnly(folder, projections, accountEvents)
    try {
      const parked = parkedCount(views)
      return [...lag(position, views.position()), ...(parked > 0 ? [`${parked} events are parked`] : [])]
    } finally {
      views.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : 'the read models do not open']
  }
}
