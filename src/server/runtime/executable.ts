// Says how this program is called: by itself with another subcommand, and by an operator.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

/** The command line that starts this program with another subcommand. */
export function selfCommand(subcommand: string): string[] {
  return Bun.isStandaloneExecutable
    ? [process.execPath, subcommand]
    : [process.execPath, join(import.meta.dir, '../../main.ts'), subcommand]
}

/** Runs a command as the unit's user, in its folder: without it root would make a second site (`deploy/as-service.sh`). */
const asService = '/usr/local/sbin/trampolim-do'

/** How an operator calls the executable here, with the folder where it was named: in another shell the call would find no site. */
export const ownCall = (
  folder: string,
  { NOTIFY_SOCKET, STATE_DIRECTORY, DATA_DIR }: NodeJS.ProcessEnv = process.env,
): string => {
  if ((NOTIFY_SOCKET || STATE_DIRECTORY) && existsSync(asService)) return asService
  const place = DATA_DIR
    ? `DATA_DIR=${/^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`} `
    : ''
  const near = relative(process.cwd(), process.execPath).replace(/^(?!\.)/, './')
  if (!Bun.isStandaloneExecutable) return `${place}dist/trampolim`
  return place + (near.startsWith('../') ? process.execPath : near)
}

/** The same from a command, which was called with the folder that its hints are about. */
export const operatorsCall = (): string => ownCall(resolve(process.env.DATA_DIR ?? '.'))
