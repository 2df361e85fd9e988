// The upgrade of a log whose notifications are not events yet: what each bell held is raised once, as it stood
// (decision 0268). It runs before anything but the page that says how far it is gets served, so nothing happens between
// reading a history and its append.
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type EarlierNotification, earlierNotifications } from '../../domain/notifications/earlier'
import { raisedEvent } from '../../domain/notifications/raise'
import { hasRoomToNotify } from '../../domain/stream-reserve'
import { domainEvents } from '../../events/schema/events'
import { earlierNotificationsStream } from '../../events/schema/notifications'
import type { EventLog, EventMetadata, RecordedEvent } from '../../events/store/log'
import { logger } from '../runtime/logger'

/** Accounts whose appends share commits; their events are in memory at once. */
const accountsAtOnce = 50
/** Attempts to append to a stream that another node writes too, and ms between them, so that its events arrive here. */
const appendTriesMax = 50
const waitMs = 100

type Log = Pick<EventLog, 'append' | 'position' | 'read' | 'readPlain' | 'readOfTypes' | 'streams'>

/**
 * Does nothing for a log in which this was done, or that began with notifications as events. After a crash it
 * continues: an account's notifications are one append, and one that has any is left alone. Nodes that start together may
 * do it together: ids are the same everywhere, and who comes second finds it done. Returns whether there was anything to
 * do; `onProgress` learns how many of the log's events were looked at, before the first account and after some each.
 */
export async function raiseEarlierNotifications(
  log: Log,
  now: number,
  onProgress?: (seen: number, head: number) => void,
): Promise<boolean> {
  if (!isDue(log)) return false
  const head = log.position()
  let [accounts, notifications, seen] = [0, 0, 0]
  onProgress?.(seen, head)
  for (let after = ''; ; ) {
    const streams = log.streams('account/', after, accountsAtOnce)
    const raised = await Promise.all(streams.map((stream) => raiseIn(log, stream, now)))
    accounts += raised.length
    for (const account of raised) {
      notifications += account.notifications
      seen += account.events
    }
    onProgress?.(seen, head)
    // Accounts without notifications wait for no commit, and a person who asks how far it is must be answered.
    await setImmediate()
    after = streams.at(-1) ?? ''
    if (streams.length < accountsAtOnce) break
  }
  const finished = domainEvents.make('EarlierNotificationsRaised', { accounts, notifications })
  // A conflict means that another node has finished first.
  await log.append([{ stream: earlierNotificationsStream, expected: 0, events: [finished] }], metadata(now))
  logger.info('notifications.earlier_raised', { accounts, notifications })
  return true
}

/** A log that began with this release welcomes its first account by an event. */
function isDue(log: Log): boolean {
  if (log.streams(earlierNotificationsStream.replace(/[^/]*$/, ''), '', 1).length > 0) return false
  const [first] = log.readOfTypes(['AccountRegistered'], 0, log.position(), 1)
  if (!first) return false
  return !log
    .readPlain(first.stream)
    .some(
      ({ type, causation, data }) => type === 'NotificationRaised' && causation === first.id && data.earlier === null,
    )
}

/** How many events an account had, and how many notifications it got. */
type Raised = { readonly events: number; readonly notifications: number }

async function raiseIn(log: Log, stream: string, now: number): Promise<Raised> {
  for (let tries = 0; tries < appendTriesMax; tries++) {
    const raised = await raiseOnce(log, stream, now)
    if (raised !== 'conflict') return raised
    await Bun.sleep(waitMs)
  }
  throw new Error('earlier notifications could not be raised: other writers were faster')
}

async function raiseOnce(log: Log, stream: string, now: number): Promise<Raised | 'conflict'> {
  const recorded = log.readPlain(stream)
  const expected = recorded.at(-1)?.version ?? 0
  const notifications = earlierNotifications(recorded.flatMap(readable)).filter((_, index, { length }) =>
    // Of a stream that is almost full only the newest have room.
    hasRoomToNotify(expected, length - index),
  )
  const raised = { events: recorded.length, notifications: notifications.length }
  if (notifications.length === 0) return raised
  const events = notifications.map((notification) => ({
    ...raise(log, stream, notification),
    id: idOf(notification.id),
  }))
  const answer = await log.append([{ stream, expected, events }], metadata(now))
  return answer.ok ? raised : 'conflict'
}

/** An event that cannot be read notified nobody before either. */
function readable(recorded: RecordedEvent) {
  const parsed = domainEvents.open(recorded)
  return parsed?.ok ? [parsed.event] : []
}

/** A notification as an event, caused by the one it reports. */
function raise(log: Log, stream: string, { id, version, content, ...stood }: EarlierNotification) {
  const { position, at, read, mailed } = stood
  const event = raisedEvent(withTitle(log, stream, version, content), { position, at, read, mailed })
  return { ...domainEvents.draft(event), causedBy: id }
}

/** Histories are read without their personal parts, which are large; only a reminder needs one. */
function withTitle(log: Log, stream: string, version: number, content: EarlierNotification['content']) {
  if (content.kind !== 'vacancy-reminder') return content
  const [reminder] = log.read(stream, version - 1, 1).flatMap(readable)
  const title = reminder?.type === 'VacancyReminderDue' ? (reminder.personal?.title ?? '') : ''
  return { ...content, title }
}

const metadata = (now: number): EventMetadata => ({ at: now, actor: null, correlation: 'upgrade', causation: null })

/** The same id at every try: a version 8 UUID of the event's own id. */
function idOf(cause: string): string {
  const hex = createHash('sha256').update(`notification of ${cause}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
