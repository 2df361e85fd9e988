// The end of a stream is reserved for what must always be possible: an account whose stream is full can still be
// deactivated, given another password or erased, and what was started can still end.
import type { DomainEvent } from '../events/schema/events'
import { limits } from '../events/store/limits'

/**
 * Whether an event must stop before the stream is full. A new event type does not compile without its row here: true
 * for what a person or an admin can repeat as often as they like.
 */
const stops = {
  // A person or an admin can repeat these. An admin who must act on a full account deactivates it.
  PlanAssigned: true,
  AnalysisRequested: true,
  RoleChanged: true,
  PasswordChanged: true,
  ProfileChanged: true,
  AvatarChanged: true,
  AddressChangeRequested: true,
  // Only one that waits; an erasure at once is always possible, and calling off what waits is, too.
  ErasureRequested: true,
  IdentityLinked: true,
  SettingsChanged: true,
  LinkedinDraftSaved: true,
  ToolUseChosen: true,
  AnalysisRefused: true,
  NotificationRead: true,
  NotificationsRead: true,
  NotificationsCleared: true,
  SupportMessageSent: true,
  SupportReplySent: true,
  AccountReactivated: true,
  PersonalDataOpened: true,
  ResetLinkMade: true,
  TotpEnabled: true,
  PasskeyAdded: true,
  RecoveryCodesMade: true,
  ApiTokenMade: true,
  OutgoingWebhookAdded: true,
  OutgoingWebhookTested: true,
  OutgoingWebhookResumed: true,
  SupportMessageReopened: true,
  CheckoutStarted: true,
  ResumeCorrected: true,
  MentorChanged: true,
  MentoringHoursGiven: true,
  MentoringBooked: true,
  MentoringMoved: true,
  MentoringShared: true,
  MentoringNoteWritten: true,
  DraftChanged: true,
  DraftReplaced: true,
  DraftVersionFollowed: true,
  DraftVersionSent: true,
  DraftLayoutChosen: true,
  DraftShared: true,
  DraftCommented: true,
  DraftCommentReceived: true,
  DraftCommentSettled: true,
  ModelChoiceMade: true,
  InterviewStarted: true,
  InterviewAnswered: true,
  VacancySaved: true,
  VacancyUpdated: true,
  VacancyCompared: true,
  VacancyReminderDue: true,
  WeekPlanned: true,
  MailChoiceMade: true,
  // Happen once in their stream, or once for something that began with an event that stops.
  AccountRegistered: false,
  SessionStarted: false,
  SessionEnded: false,
  DraftStarted: false,
  DraftVersionStarted: false,
  CouponsCreated: false,
  WebhookReceived: false,
  WebhookSettled: false,
  AnalysisCompleted: false,
  AnalysisFailed: false,
  OptimisedResumeChecked: false,
  AddressProved: false,
  AddressChangeCancelled: false,
  AddressChangeConfirmed: false,
  IdentityUnlinked: false,
  TotpDisabled: false,
  PasskeyRemoved: false,
  RecoveryCodeUsed: false,
  SecondFactorRemoved: false,
  ApiTokenRevoked: false,
  OutgoingWebhookRemoved: false,
  SupportMessageMailed: false,
  SupportReplyMailed: false,
  SupportMessageErased: false,
  SupportMessageAnswered: false,
  DraftShareRevoked: false,
  DraftErased: false,
  VacancyRemoved: false,
  // The account's protection and its end must always be possible.
  AccountDeactivated: false,
  PasswordReset: false,
  ErasureCancelled: false,
  ErasureOrdered: false,
  AccountErased: false,
  // Money that moved and what it bought must always be recorded.
  CustomerLinked: false,
  CheckoutOpened: false,
  CheckoutPending: false,
  CheckoutEnded: false,
  PaymentReceived: false,
  PaymentFailed: false,
  PaymentRefunded: false,
  PaymentDisputed: false,
  RefundOwed: false,
  RefundSettled: false,
  SubscriptionChanged: false,
  PassOpened: false,
  PlanSold: false,
  CouponHeld: false,
  CouponUsed: false,
  CouponReleased: false,
  PlanOpened: false,
  PlanEnding: false,
  PlanEnded: false,
  QuotaRenewed: false,
  // Follow from an analysis, another person's act or the calendar.
  OutgoingWebhookSettled: false,
  OutgoingWebhookDisabled: false,
  ModelAsked: false,
  ModelAnswered: false,
  ModelGaveUp: false,
  MentoringHourWithdrawn: false,
  MentoringHourTaken: false,
  MentoringHourFreed: false,
  MentoringCancelled: false,
  MentoringShareEnded: false,
  MentoringReminded: false,
  NotificationRaised: false,
  EarlierNotificationsRaised: false,
  NotificationMailed: false,
} as const satisfies Readonly<Record<DomainEvent['type'], boolean>>

type EventToAppend = Pick<DomainEvent, 'type'> & { readonly data?: object }

/** A line's wording is asked for as often as one likes; any other question to a model follows from an analysis. */
const isWording = ({ type, data = {} }: EventToAppend): boolean =>
  type === 'ModelAsked' && 'tool' in data && data.tool === 'draft'

/** Whether these events may follow a stream's `version`. The log's own limit applies besides. */
export const hasRoom = (version: number, events: readonly EventToAppend[]): boolean =>
  version + events.length <= limits.streamEvents - limits.streamReserve ||
  !events.some((event) => stops[event.type] || isWording(event))

/**
 * Whether the stream may also hold the notifications of what it must hold: they use at most half of the reserve.
 * `events` is the number of all that would be appended.
 */
export const hasRoomToNotify = (version: number, events: number): boolean =>
  version + events <= limits.streamEvents - limits.streamReserve / 2
