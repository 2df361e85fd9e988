// Checks for `doctor` of the mail server: whether it takes our login, and how many mails wait for it.
import { z } from 'zod'
import type { Config } from '../../server/config/config'
import { tryMailServer } from '../../server/mail/smtp'
import { minuteMs } from '../../time/units'
import { askRunning } from '../control-client'
import type { Say } from '../say'
import type { Check } from './cluster'

/** A mail that is refused for now is tried again within 15 minutes (server/jobs/mail-queue.ts). */
const longMs = 20 * minuteMs

const answer = z.object({ count: z.number(), oldest: z.number().nullable() })

/** `now` in ms since 1970. */
export async function mailChecks(config: Config, now: number, say: Say): Promise<Check[]> {
  const { smtp } = config
  const name = say('mail')
  if (!smtp)
    return [
      {
        name,
        state: 'warn',
        message: say('SMTP_URL is not set: messages to support wait in outbox/, notifications stay on the site'),
      },
    ]
  const reason = await tryMailServer(smtp)
  const server = `${smtp.host}:${smtp.port}`
  const login: Check = reason
    ? { name, state: 'fail', message: say('{{server}} does not take our login ({{reason}})', { server, reason }) }
    : { name, state: 'ok', message: say('{{server}} answers', { server }) }
  return [login, ...(await waiting(config, now, say))]
}

/** What the running server knows; nothing of one that does not run. */
async function waiting(config: Config, now: number, say: Say): Promise<Check[]> {
  // A server that does not answer sends nothing either; the other checks say whether it should.
  const reply = await askRunning(config, { kind: 'mails-waiting' }).catch(() => null)
  if (reply === null) return []
  const name = say('mails')
  const { count, oldest } = answer.parse(JSON.parse(reply))
  if (oldest === null) return [{ name, state: 'ok', message: say('none waits to be sent') }]
  const waited = Math.max(0, now - oldest)
  return [
    {
      name,
      state: waited > longMs ? 'warn' : 'ok',
      message: say('{{count}} wait to be sent, the oldest for {{minutes}} minutes (the log says why)', {
        count,
        minutes: Math.round(waited / minuteMs),
      }),
    },
  ]
}
