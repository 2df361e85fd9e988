// Does or reports what the first start of this release does to a data folder, without starting a server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../../package.json'
import { domainEvents } from '../../../events/schema/events'
import { openDatabaseReadOnly } from '../../../events/store/sqlite/database'
import { lockFolder } from '../../../events/store/sqlite/lock'
import { isMigrated } from '../../../events/store/sqlite/migrate'
import { eventsMigrations, keysMigrations } from '../../../events/store/sqlite/migrations'
import { projections } from '../../../projections/all'
import { openViews } from '../../../projections/engine/views'
import { viewsFiles } from '../../../projections/engine/views-file'
import type { Config } from '../../../server/config/config'
import { secretOf, secretsFrom } from '../../../server/security/secrets'
import { acceptAside } from '../../../server/storage/backups/erasure-ledger'
import { checkpointOf } from '../../../server/storage/check/lost-events'
import { openFolder } from '../../../server/storage/open-folder'
import { isThis, nameOf, self, servedBy } from '../../../server/storage/release'
import { chainlessInWords, chainlessLog } from '../../../server/storage/unsigned-log'
import type { Command } from '../../command'
import type { Say } from '../../say'

const pending = (folder: string, say: Say): string[] =>
  (
    [
      ['events.db', eventsMigrations],
      ['keys.db', keysMigrations],
    ] as const
  ).flatMap(([name, migrations]) => {
    const store = openDatabaseReadOnly(join(folder, name))
    try {
      return isMigrated(store.db, migrations)
        ? []
        : [say('{{file}} gets the schema of release {{version}}', { file: name, version })]
    } finally {
      store.close()
    }
  })

const headOf = (folder: string): number => {
  const store = openDatabaseReadOnly(join(folder, 'events.db'))
  try {
    return (
      store.db.query<{ head: number }, []>('SELECT coalesce(max(position), 0) AS head FROM events').get()?.head ?? 0
    )
  } finally {
    store.close()
  }
}

/** A start or a migration that was killed leaves read models that have not applied every event. */
const lacking = (folder: string, say: Say): string[] => {
  const files = viewsFiles(folder, projections, domainEvents)
  if (files.length === 0) return [say('the read models are built anew')]
  const behind = headOf(folder) - Math.max(...files.map((path) => checkpointOf(path)?.position ?? 0))
  return behind > 0 ? [say('the read models catch up with {{count}} events', { count: behind })] : []
}

const backups = (folder: string, say: Say): string[] => {
  const served = servedBy(folder)
  if (isThis(served)) return []
  const from = served ? nameOf(served, self) : say('an earlier release')
  return [say('a checked backup is taken first ({{from}} → {{to}})', { from, to: nameOf(self, served) })]
}

/** What was found in a log without a chain that the start accepts. */
const chain = (folder: string): string[] => {
  const chainless = chainlessLog(folder)
  return chainless?.later === null ? [chainlessInWords(chainless)] : []
}

const plan = (folder: string, say: Say): string[] => [
  ...chain(folder),
  ...backups(folder, say),
  ...pending(folder, say),
  ...lacking(folder, say),
]

/** The server must be stopped: it may be erasing them. */
const acceptNotes = ({ folder, secret }: Config, say: Say): string => {
  const unlock = lockFolder(folder)
  try {
    return say('Accounts that the next start erases: {{count}}', {
      count: acceptAside(folder, secretsFrom(secretOf(folder, secret)).link),
    })
  } finally {
    unlock()
  }
}

export const migrate: Command = {
  usage: 'migrate [--dry-run] [--accept-unsigned] [--accept-list]',
  summary:
    'bring the data folder to this release, as its first start does; --dry-run says what it would do, --accept-unsigned takes a log without its chain as it is, --accept-list has the next start erase the accounts of a note that is not signed; the server must be stopped',
  examples: ['migrate --dry-run'],
  options: {
    'dry-run': { type: 'boolean' },
    'accept-unsigned': { type: 'boolean' },
    'accept-list': { type: 'boolean' },
  },
  args: [0, 0],
  needsSite: () => true,
  run: async ({ options, config, out, say, failure }) => {
    if (!existsSync(join(config.folder, 'events.db')))
      return failure(say('there is no events.db in {{folder}}', { folder: config.folder }))
    if (options['accept-list'] && !options['dry-run']) out(acceptNotes(config, say))
    const chainless = chainlessLog(config.folder)
    const acceptUnsigned = options['accept-unsigned'] === true
    if (chainless?.later != null && !acceptUnsigned) return failure(chainlessInWords(chainless))
    const steps = plan(config.folder, say)
    for (const step of steps) out(step)
    if (steps.length === 0) out(say('nothing to do'))
    if (options['dry-run'] || steps.length === 0) return 0
    const { log } = await openFolder({ ...config, acceptUnsigned }, Date.now)
    try {
      const views = await openViews({ folder: config.folder, log, projections, catalog: domainEvents })
      out(say('done; {{count}} events', { count: views.position() }))
      views.close()
      return 0
    } finally {
      await log.close()
    }
  },
}
