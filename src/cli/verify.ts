import { accountEvents } from '../events/account'
import { openLog } from '../events/sqlite-log'
import { projections } from '../projections/all'
import { verify as check } from '../projections/verify'
import { openViews, openViewsReadOnly } from '../projections/views'
import { secretOf, secretsFrom } from '../server/secrets'
import type { Command } from './command'
import { reading } from './open'

export const verify: Command = {
  usage: 'verify',
  summary: 'fold the whole log afresh and compare every row of the read models; exit 1 on any difference',
  words: [0, 0],
  run: ({ config, out, problem }) =>
    reading(config, (log) => {
      const views = openViewsReadOnly(config.folder, projections)
      try {
        const { events, rows, position, differences } = check({ log, projections, catalog: accountEvents, views })
        const parked = views.parked()
        // Keys only: the rows themselves may hold names.
        for (const { table, key, expected, actual } of differences)
          problem(
            `${table} ${JSON.stringify(key)}: ${actual === null ? 'missing' : expected === null ? 'too much' : 'differs'}`,
          )
        for (const one of parked) problem(`parked: event ${one.position} for ${one.projection}`)
        out(
          `${events} events up to position ${position}, ${rows} rows compared, ${differences.length} differences, ${parked.length} parked`,
        )
        return differences.length > 0 ? 1 : 0
      } finally {
        views.close()
      }
    }),
}

export const rebuild: Command = {
  usage: 'rebuild',
  summary: 'fold the whole log into fresh read models; the server must be stopped',
  words: [0, 0],
  run: async ({ config, out }) => {
    const log = openLog({
      folder: config.folder,
      masterKey: secretsFrom(secretOf(config.folder, config.secret)).master,
    })
    try {
      const views = await openViews({ folder: config.folder, log, projections, catalog: accountEvents })
      await views.rebuild()
      out(`read models rebuilt up to position ${views.position()}`)
      views.close()
      return 0
    } finally {
      await log.close()
    }
  },
}
