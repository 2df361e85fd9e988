// Fills an empty data folder with invented people, so that somebody who runs the program sees all of it in a minute.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSetup } from '../../server/accounts/first-admin'
import { makeAdmin } from '../../server/admin/operator/operator'
import { createFetch } from '../../server/app'
import type { Config } from '../../server/config/config'
import { readConfig } from '../../server/config/read'
import { closeCore } from '../../server/core/close-core'
import { openCore } from '../../server/core/open-core'
import { configureLogger } from '../../server/runtime/logger'
import { demonstrationFile } from '../../server/storage/demonstration'
import { dayMs, hourMs } from '../../time/units'
import type { Command } from '../command'
import { demoDays, invented } from '../demo/people'
import { play } from '../demo/story'
import { visitorOf } from '../demo/visitor'

const admin = 'demo@exemplo.com.br'
/** People between two lines that say how far it is. */
const peopleALine = 6
/** Eleven in the morning UTC: eight in São Paulo. */
const morningMs = 11 * hourMs

/** The settings of the demonstration: nothing leaves this machine, and no limit of attempts stops the invented people. */
const settingsFor = (folder: string): Config | null => {
  const read = readConfig({ DATA_DIR: folder, RATE_LIMIT: 'off' }, '/')
  return read.ok ? read.config : null
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

const fill = async (config: Config, password: string, onPerson: (done: number) => void): Promise<number> => {
  const today = Math.floor(Date.now() / dayMs) * dayMs
  const clock = { now: today - (demoDays + 1) * dayMs + morningMs }
  const core = await openCore(config, () => clock.now)
  try {
    await makeAdmin(core, { email: admin, password, existing: false })
    const answer = createFetch(core, createSetup(core, clock.now))
    const origin = `http://localhost:${config.port}`
    return await play({ core, clock, password, visitor: () => visitorOf(answer, origin), onPerson }, { email: admin })
  } finally {
    await closeCore(core)
  }
}

export const demo: Command = {
  usage: 'demo',
  summary: `fill an empty data folder with invented people, results, payments and ${demoDays} days of statistics`,
  examples: ['DATA_DIR=/tmp/demo trampolim demo && DATA_DIR=/tmp/demo trampolim serve'],
  args: [0, 0],
  run: async ({ config: { folder }, out, problem, say, failure }) => {
    if (!isEmpty(folder))
      return failure(
        say(
          '{{folder}} is not empty. A demonstration is only made in a folder of its own: set DATA_DIR to another one.',
          {
            folder,
          },
        ),
      )
    const config = settingsFor(folder)
    if (!config) return 2
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // First, so that a folder whose filling was interrupted is marked too.
    writeFileSync(join(folder, demonstrationFile), 'Everything in this folder is invented.\n', { mode: 0o600 })
    configureLogger({ ...config.log, level: 'error' })
    const password = randomBytes(9).toString('base64url')
    const count = invented.length
    problem(
      say('{{count}} people are invented and use the site for {{days}} days: that takes up to three minutes.', {
        count,
        days: demoDays,
      }),
    )
    const people = await fill(config, password, (done) => {
      if (done % peopleALine === 0 && done < count) problem(say('{{done}} of {{count}} people', { done, count }))
    })
    out(
      say('{{count}} invented people in {{folder}}. Start it with: {{call}}', {
        count: people,
        folder,
        call: `DATA_DIR=${folder} trampolim serve`,
      }),
    )
    out(say('Admin: {{email}}   password of the admin and of everybody else: {{password}}', { email: admin, password }))
    return 0
  },
}
