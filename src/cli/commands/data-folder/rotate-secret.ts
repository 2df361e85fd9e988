// `rotate-secret`: copies the data folder under a new secret.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { missingInWords } from '../../../server/storage/check/folder'
import { rotateSecret as rotate } from '../../../server/storage/rotate-secret'
import type { Command } from '../../command'

export const rotateSecret: Command = {
  usage: 'rotate-secret <new folder>',
  summary:
    'make a checked copy of the data folder under a new secret, for when the old one may have leaked; the server must be stopped; the data folder itself is not changed',
  examples: ['rotate-secret /srv/trampolim-new'],
  options: {},
  args: [1, 1],
  needsSite: () => true,
  run: async ({ args: [target = ''], config, out, say, usageError, failure }) => {
    if (config.eventsUrl !== null)
      return usageError(
        say('With EVENTS_URL: events copy --to <folder>, rotate-secret there, and events copy --to a new database'),
      )
    const path = resolve(target)
    if (!existsSync(dirname(path))) return usageError(say('there is no folder {{folder}}', { folder: dirname(path) }))
    const { events, missing } = await rotate(config.folder, path, config.secret)
    out(
      say('{{path}} holds {{count}} events under a new secret, in its secret.key. Put it in the place of {{folder}}.', {
        path,
        count: events,
        folder: config.folder,
      }),
    )
    if (config.secret)
      out(say('SECRET_KEY is set here and is the old one: unset it, or set it to what that secret.key holds.'))
    out(say('Backups made before stay readable with the old secret: delete them once you have a new one.'))
    if (missing.length === 0) return 0
    return failure(
      `${missingInWords(missing)}. ${say('The data folder lacks them, and so does the copy: see trampolim check.')}`,
    )
  },
}
