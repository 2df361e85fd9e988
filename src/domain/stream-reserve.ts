// The end of a stream is kept for what must always be possible: somebody whose stream is full can still be deactivated, be
// given another password, be erased, and what was begun still ends.
import type { AccountEvent } from '../events/schema/account'
import { limits } from '../events/store/limits'

/** What a person or an admin may do again and again, which has to stop before the stream is full. */
const repeatable: ReadonlySet<AccountEvent['type']> = new Set<AccountEvent['type']>([
  'AnalysisRequested',
  'LinkedinDraftSaved',
  'ProfileChanged',
  'PasswordChanged',
  'AvatarChanged',
  'SettingsChanged',
  'ModelChoiceMade',
  'CheckoutStarted',
  'SupportMessageSent',
  'NotificationRead',
  'NotificationsRead',
  'NotificationsCleared',
  'AccountReactivated',
  'PersonalDataOpened',
  'ResetLinkMade',
  'TotpEnabled',
  'PasskeyAdded',
  'RecoveryCodesMade',
])

/** Whether these events may follow a stream's `version`. The log's own limit holds besides. */
export const hasRoom = (version: number, events: readonly Pick<AccountEvent, 'type'>[]): boolean =>
  version + events.length <= limits.streamEvents - limits.streamReserve ||
  !events.some(({ type }) => repeatable.has(type))
