// Checks scheduled backups for `doctor`: whether there are any, and how old the newest is.
import { existsSync } from 'node:fs'
import type { Config } from '../../server/config/config'
import { lastBackupAt } from '../../server/jobs/backups'
import { hourMs } from '../../time/units'
import type { Say } from '../say'
import type { Check } from './cluster'

/** One is made a day, and a large one takes a while: past this a day was left out. */
const oldHours = 26

/** Empty for a node: its backups are PostgreSQL's. `now` in ms since 1970. */
export function backupChecks({ backups, eventsUrl }: Config, now: number, say: Say): Check[] {
  if (eventsUrl !== null) return []
  const name = say('backups')
  if (backups === null)
    return [{ name, state: 'warn', message: say('BACKUP_DIR is not set: backups are made by you alone') }]
  const { folder } = backups
  if (!existsSync(folder))
    return [
      {
        name,
        state: 'fail',
        message: say('there is no folder {{folder}}: make it, or mount its disk; none is made until then', { folder }),
      },
    ]
  const last = lastBackupAt(folder)
  if (last === null) return [{ name, state: 'warn', message: say('there is none in {{folder}} yet', { folder }) }]
  const hours = Math.max(0, Math.floor((now - last) / hourMs))
  return [
    {
      name,
      state: hours > oldHours ? 'fail' : 'ok',
      message: say('the newest in {{folder}} is {{hours}} hours old', { folder, hours }),
    },
  ]
}
