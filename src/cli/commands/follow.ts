// `follow`: runs this server as the standby of another one.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../server/config/config'
import { testCheckoutRefusal } from '../../server/core/gateway'
import { FollowError } from '../../server/follow/source'
import { takeOver } from '../../server/follow/take-over'
import { writeDurablySync } from '../../server/runtime/durable-file'
import { errorDetails, logger } from '../../server/runtime/logger'
import { serve as start } from '../../server/serve'
import { primaryOf, standbyNote } from '../../server/storage/standby'
import type { Command, Input } from '../command'
import type { Say } from '../say'
import { reportStart } from '../start-problem'
import { greetingIn, supervisorOf, untilSignal } from './serve'

/** The primary's address without a slash at its end, or what is wrong with it. */
const primaryAt = (text: string, say: Say): { readonly url: string } | { readonly wrong: string } => {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '')
    return {
      wrong: say('{{text}} is not the address of a server, such as https://vagas.example', {
        text: JSON.stringify(text),
      }),
    }
  // The token would be readable on the way.
  if (url.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname))
    return {
      wrong: say('The primary must be reached by https, or on this machine (a tunnel): the token opens its whole log'),
    }
  return { url: url.origin }
}

/** What is missing to follow with; null if nothing is. */
const lacking = (
  { folder, secret, eventsUrl, followToken }: Config,
  file: string | undefined,
  say: Say,
): string | null => {
  if (eventsUrl !== null) return say('EVENTS_URL is set: nodes follow PostgreSQL by themselves')
  if (!followToken) return say('FOLLOW_TOKEN is not set: it must be the one that is set on the primary')
  if (file !== undefined && !existsSync(file)) return say('there is no file {{file}}', { file })
  if (!secret && file === undefined && !existsSync(join(folder, 'secret.key')))
    return say(
      'The primary does not send its secret: set SECRET_KEY, or name a copy of its secret.key once: --secret <file>',
    )
  return null
}

/** Serves the standby until it is asked to end or to take over; then whether it is to take over. */
async function serveStandby(primary: string, { config, ...input }: Input, ended: Promise<void>): Promise<boolean> {
  const supervisor = await supervisorOf(input.environment, config)
  const promoted = Promise.withResolvers<true>()
  const running = await start(config, Date.now, {
    following: { primary, token: config.followToken ?? '', onPromote: () => promoted.resolve(true) },
    greeting: greetingIn(input.say),
    ...(supervisor && { onProgress: supervisor.progress }),
  })
  supervisor?.ready()
  const takesOver = await Promise.race([ended.then(() => false), promoted.promise])
  if (!takesOver) supervisor?.stopping()
  await running.stop()
  return takesOver
}

async function serveAlone({ config, say }: Input, ended: Promise<void>): Promise<void> {
  const running = await start(config, Date.now, { greeting: greetingIn(say) })
  await ended
  await running.stop()
}

/** Follows until the end, or takes over and serves alone; what could not take over is a standby again. */
async function followUntilEnd(primary: string, input: Input, ended: Promise<void>): Promise<void> {
  while (await serveStandby(primary, input, ended)) {
    const takeover = await takeOver(input.config, Date.now()).catch((error: unknown) => {
      logger.error('standby.could_not_take_over', errorDetails(error))
      return null
    })
    if (!takeover) continue
    const { events, behind, missing } = takeover
    logger.warn('standby.takes_over', { events, behind, missingUploads: missing.length })
    await serveAlone(input, ended)
    return
  }
}

export const follow: Command = {
  usage: 'follow <https://primary> [--secret <file>]',
  summary:
    'be a warm standby: keep a copy of another server in the data folder, seconds behind at most, and serve it read-only until `promote`; needs FOLLOW_TOKEN on both, and once --secret with a copy of its secret.key',
  examples: ['follow https://vagas.example --secret /mnt/usb/secret.key'],
  options: { secret: { type: 'string' } },
  args: [1, 1],
  run: async (input) => {
    const { args, options, config, problem, say, usageError } = input
    const primary = primaryAt(args[0] ?? '', say)
    const file = typeof options.secret === 'string' ? options.secret : undefined
    const wrong = 'wrong' in primary ? primary.wrong : (lacking(config, file, say) ?? testCheckoutRefusal(config))
    if (wrong !== null || 'wrong' in primary) return usageError(wrong ?? '')
    const { folder } = config
    if (file !== undefined && !existsSync(join(folder, 'secret.key'))) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeDurablySync(join(folder, 'secret.key'), readFileSync(file, 'utf8').trim())
    }
    const ended = untilSignal()
    try {
      if (standbyNote(folder)?.promoted && primaryOf(folder) === null) {
        logger.warn('standby.has_taken_over', { next: 'start it with `trampolim serve` from now on' })
        await serveAlone(input, ended)
        return 0
      }
      await followUntilEnd(primary.url, input, ended)
      return 0
    } catch (error) {
      if (!(error instanceof FollowError)) return reportStart(error, input)
      problem(error.message)
      return error.code === 'away' ? 1 : 2
    }
  },
}
