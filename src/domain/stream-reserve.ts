// The end of a stream is reserved for what must always be possible: an account whose stream is full can still be
// deactivated, given another password or erased, and what was started can still end.
import type { AccountEvent } from '../events/schema/account'
import { limits } from '../events/store/limits'

/** What a person or an admin can repeat, and which must stop before the stream is full. */
const repeatable: ReadonlySet<AccountEvent['type']> = new Set<AccountEvent['type']>([
  'AnalysisRequested',
  'LinkedinDraftSaved',
  'DraftChanged',
  'ProfileChanged',
  'AddressChangeRequested',
  'IdentityLinked',
  'PasswordChanged',
  'AvatarChanged',
  'SettingsChanged',
  'ModelChoiceMade',
  'InterviewStarted',
  'InterviewAnswered',
  'VacancySaved',
  'VacancyUpdated',
  'VacancyCompared',
  'VacancyReminderDue',
  'WeekPlanned',
  'MailChoiceMade',
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

/** Whether these events may follow a stream's `version`. The log's own limit applies besides. */
export const hasRoom = (version: number, events: readonly Pick<AccountEvent, 'type'>[]): boolean =>
  version + events.length <= limits.streamEvents - limits.streamReserve ||
  !events.some(({ type }) => repeatable.has(type))
