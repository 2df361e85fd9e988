// Refuses a command where the data folder holds no site: run as root, without the unit's settings, it looks into another folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../server/config/config'
import { foreignFile } from '../server/storage/foreign-file'
import type { Environment } from './command-type'
import type { Say } from './say'

type Place = Pick<Config, 'folder' | 'eventsUrl'>

/** What a site has that is not made before it; a folder that lacks some of it is damaged, which has words of its own. */
const parts = ['events.db', 'keys.db', 'files']

/** Whether nothing of a site is in the folder. A node's site is on PostgreSQL, and of a folder of somebody else it is not known. */
export const holdsNoSite = ({ folder, eventsUrl }: Place): boolean =>
  eventsUrl === null && !parts.some((name) => existsSync(join(folder, name))) && foreignFile(folder) === null

/** Whether the operator named the folder: only then may a new site be meant. */
export const isFolderNamed = ({ DATA_DIR, DATA_DIR_FILE }: Environment): boolean => Boolean(DATA_DIR || DATA_DIR_FILE)

/** The sentence where no site is in the folder; null where one is. */
export const noSiteRefusal = (place: Place, environment: Environment, say: Say): string | null => {
  if (!holdsNoSite(place)) return null
  const { folder } = place
  if (isFolderNamed(environment))
    return say('{{folder}} holds no site. If it is the right folder, the first start makes one.', { folder })
  return say(
    '{{folder}} holds no site, and DATA_DIR is not set. Name the folder of your site: DATA_DIR=<folder> before the command. Of a site that systemd runs: trampolim-do in place of trampolim (deploy/as-service.sh).',
    { folder },
  )
}
