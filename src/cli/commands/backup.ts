import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'
import { accountEvents } from '../../events/schema/account'
import { describeKinds, unknownKinds } from '../../events/schema/kinds'
import type { LogReader } from '../../events/store/log'
import { projections } from '../../projections/all'
import { openViewsReadOnly, parkedCount } from '../../projections/engine/views'
import { backUp, folderProblems, restore as putBack } from '../../server/storage/backup'
import type { Command } from '../command'
import { reading } from '../open-log'

/** Below this a disk is told to be nearly full: a few days' growth of a busy server. */
const freeBytesMin = 512 * 1024 * 1024

export const backup: Command = {
  usage: 'backup <new folder> [--with-secret]',
  summary:
    'copy log, keys, files and your own files while the server runs, and check it; --with-secret adds secret.key, which opens all',
  options: { 'with-secret': { type: 'boolean' } },
  args: [1, 1],
  run: async ({ args: [target = ''], options, config, out }) => {
    const withSecret = options['with-secret'] === true
    await backUp(config.folder, resolve(target), config.secret, { withSecret })
    out(`A checked copy is at ${resolve(target)}.`)
    if (!withSecret && !config.secret)
      out('It does not hold secret.key, without which it cannot be opened: keep that file somewhere else.')
    return 0
  },
}

export const restore: Command = {
  usage: 'restore <backup> [--force] [--secret <file>]',
  summary:
    'put a copy into the data folder; the server must be stopped; --force replaces what is there; --secret names a secret.key kept apart',
  options: { force: { type: 'boolean' }, secret: { type: 'string' } },
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
    const keep = file === null ? null : readFileSync(file, 'utf8').trim()
    await putBack(resolve(source), config.folder, config.secret, { force: options.force === true, keep })
    out(`Restored into ${config.folder}. Accounts erased since the copy was made must be erased again.`)
    return 0
  },
}

const lag = (position: number, seen: number) =>
  seen < position ? [`the read models are ${position - seen} events behind`] : []

export const check: Command = {
  usage: 'check [--json]',
  summary: 'check the data folder: databases, gaps, keys, files, read models, room on the disk; exit 1 on any problem',
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run: async ({ options, config, out, problem }) => {
    const problems = await folderProblems(config.folder, config.secret)
    if (problems.length === 0)
      problems.push(
        ...(await reading(config, (log) => [...kindProblems(log), ...viewsProblems(config.folder, log.position())])),
      )
    const { bavail, bsize } = statfsSync(config.folder)
    if (bavail * bsize < freeBytesMin) problems.push(`only ${Math.floor((bavail * bsize) / 1e6)} MB are free`)
    if (options.json) out(JSON.stringify({ problems }))
    else {
      for (const one of problems) problem(one)
      out(`${problems.length} problems`)
    }
    return problems.length > 0 ? 1 : 0
  },
}

function kindProblems(log: LogReader): string[] {
  const unknown = unknownKinds(accountEvents, log.kinds(0, log.position()))
  return unknown.length > 0 ? [`the log holds events this release cannot read: ${describeKinds(unknown)}`] : []
}

function viewsProblems(folder: string, position: number): string[] {
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
