// `promote`: makes a standby the server, whether it is running or not.
import { promoting } from '../../server/admin/operator/control-commands'
import { type TakenOver, takeOver } from '../../server/follow/take-over'
import { missingInWords } from '../../server/storage/check/folder'
import { primaryOf, standbyNote } from '../../server/storage/standby'
import type { Command, Input } from '../command'
import { askRunning } from '../control-client'

/** How long a running standby may take to end what it does and take over. In ms. */
const takeOverMs = 120_000
const lookMs = 50

const answers = (primary: string): Promise<boolean> =>
  fetch(`${primary}/healthz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const report = (
  { events, behind, contactAt, missing }: TakenOver,
  primary: string,
  { out, problem, say }: Input,
): void => {
  const last = contactAt === null ? say('never') : new Date(contactAt).toISOString()
  out(
    say('This server has taken over with {{count}} events. {{primary}} last answered: {{last}}.', {
      count: events,
      primary,
      last,
    }),
  )
  out(
    behind > 0
      ? say('It had {{count}} events more then, which are not here; nor is what it wrote afterwards.', {
          count: behind,
        })
      : say('All it had then is here; what it wrote afterwards is not.'),
  )
  if (missing.length > 0)
    problem(
      `${missingInWords(missing)}. ${say('Put them back, or note them as lost: trampolim check --accept-missing')}`,
    )
  out(
    say(
      'Never start {{primary}} again with its old folder: keep that, and let it follow this server with an empty one.',
      {
        primary,
      },
    ),
  )
}

/** Waits until the running standby has taken over; null if it did not. */
async function takenOver(folder: string): Promise<TakenOver | null> {
  for (const until = Date.now() + takeOverMs; Date.now() < until; await Bun.sleep(lookMs)) {
    const { promoted, head = 0, contactAt = null } = standbyNote(folder) ?? {}
    if (promoted) return { ...promoted, behind: Math.max(0, head - promoted.events), contactAt }
  }
  return null
}

export const promote: Command = {
  usage: 'promote [--force]',
  summary:
    'make a standby take over, also while it runs: it stops following and writes from now on; --force even if the primary still answers',
  examples: ['promote'],
  options: { force: { type: 'boolean' } },
  args: [0, 0],
  run: async (input) => {
    const { options, config, say, usageError, failure } = input
    const primary = primaryOf(config.folder)
    if (primary === null)
      return usageError(say("{{folder}} is not a standby's folder (trampolim follow)", { folder: config.folder }))
    if (options.force !== true && (await answers(primary)))
      return failure(
        say(
          '{{primary}} still answers. Stop it first, so that nobody writes there any more; --force takes over all the same.',
          { primary },
        ),
      )
    // Nobody answers on a socket that a killed standby left: then it is done here.
    const answer = await askRunning(config, { kind: 'promote' }).catch(() => null)
    if (answer === null) {
      report(await takeOver(config, Date.now()), primary, input)
      return 0
    }
    if (answer !== promoting) return failure(answer)
    const takeover = await takenOver(config.folder)
    if (!takeover) return failure(say('The standby was asked to take over and has not yet. Its log says why.'))
    report(takeover, primary, input)
    return 0
  },
}
