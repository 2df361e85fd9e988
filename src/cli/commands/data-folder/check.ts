// `check`: looks over the data folder or a backup, changing nothing.
import { existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { domainEvents } from '../../../events/schema/events'
import { projections } from '../../../projections/all'
import { viewsFiles } from '../../../projections/engine/views-file'
import { openViewsReadOnly, parkedCount } from '../../../projections/engine/views-reader'
import { secretFor } from '../../../server/storage/backups/restore'
import { checkFolder, type FolderReport, problemsOf } from '../../../server/storage/check/folder'
import { acceptMissing } from '../../../server/storage/check/missing-files'
import { unneededFiles } from '../../../server/storage/check/orphaned-files'
import type { Command } from '../../command'
import { reading } from '../../open-log'
import { type Say, sayEnglish } from '../../say'

/** Below this a disk is reported as nearly full: a few days' growth of a busy server. */
const freeBytesMin = 512 * 1024 * 1024

export const headInWords = ({ events, head }: FolderReport, say: Say): string =>
  head === null
    ? say('{{count}} events', { count: events })
    : say('{{count}} events, head {{head}}', { count: events, head: `${events}:${head}` })

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
  run: async ({ args: [copy], options, config, out, problem, usageError, ...input }) => {
    // What programs read does not depend on the locale.
    const say = options.json ? sayEnglish : input.say
    const folder = copy === undefined ? config.folder : resolve(copy)
    if (!existsSync(folder)) return usageError(say('there is no folder {{folder}}', { folder }))
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
        ...(await reading({ ...config, folder, secret }, (log) => viewsProblems(folder, log.position(), say))),
      )
    const { bavail, bsize } = statfsSync(folder)
    if (copy === undefined && bavail * bsize < freeBytesMin)
      problems.push(say('only {{size}} MB are free', { size: Math.floor((bavail * bsize) / 1e6) }))
    const { events, head, missing, notes } = report
    // The server moves them away by itself (uploads-sweep.ts), so they are no problem.
    const unneeded =
      problems.length > 0
        ? []
        : await reading({ ...config, folder, secret }, (log) => unneededFiles(folder, log, Date.now()))
    if (options.json) out(JSON.stringify({ problems, events, head, missing, notes, unneeded }))
    else {
      for (const line of problems) problem(line)
      for (const note of notes) out(note)
      if (unneeded.length > 0) out(unneededInWords(unneeded, say))
      out(`${headInWords(report, say)}\n${say('{{count}} problems', { count: problems.length })}`)
    }
    return problems.length > 0 ? 1 : 0
  },
}

/** Files named. */
const namedMax = 5

const unneededInWords = (unneeded: readonly string[], say: Say): string => {
  const files = unneeded.slice(0, namedMax).join(', ') + (unneeded.length > namedMax ? ' …' : '')
  return unneeded.length === 1
    ? say('1 file that no event needs: {{files}}', { files })
    : say('{{count}} files that no event needs: {{files}}', { count: unneeded.length, files })
}

/** A backup has no read models, and a restored folder has none yet: the next start builds them. */
function viewsProblems(folder: string, position: number, say: Say): string[] {
  if (viewsFiles(folder, projections, domainEvents).length === 0) return []
  try {
    const views = openViewsReadOnly(folder, projections, domainEvents)
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
