// The admins' actions in one list. Erasing a person removes the notes about them and that they were concerned; the
// action, its actor and its listed reason remain.
import { desc, eq, lt, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Meta } from '../../events/schema/catalog'
import { accountOf, type DomainEvent, domainEvents } from '../../events/schema/events'
import type { AdminReason } from '../../events/schema/vocabulary'
import { onEach } from '../account-projection'
import { projection, type ViewsDb } from '../engine/projection'
import { insertNew, selectWhere, updateWhere } from '../engine/statements'

const audits = sqliteTable(
  'audits',
  {
    position: integer().primaryKey(),
    at: integer().notNull(),
    /** Id of the admin's account, empty once that is erased; `operator` for the CLI. */
    actor: text().notNull(),
    /** Type of the event. */
    action: text().notNull(),
    /** The stream of the event: an account, or a visitor's message. Empty once the account is erased. */
    stream: text().notNull(),
    reason: text().$type<AdminReason>(),
    /** The plan or role that was given; for coupons the number and the discount. */
    detail: text(),
    note: text().notNull(),
  },
  (table) => [index('audits_by_stream').on(table.stream), index('audits_by_actor').on(table.actor)],
)

type AuditRow = typeof audits.$inferSelect

const at = sql.placeholder
const write = insertNew(audits, ['position', 'at', 'actor', 'action', 'stream', 'reason', 'detail', 'note'])
const forget = updateWhere(audits, ['stream'], { note: '', stream: '' })

const forgetActor = updateWhere(audits, eq(audits.actor, at('account')), { actor: '' })

const detailOf = (data: object): string | null => {
  if ('subscription' in data) return String(data.subscription)
  if ('plan' in data) return String(data.plan)
  if ('codes' in data && Array.isArray(data.codes))
    return `${data.codes.length}${'percent' in data ? ` × ${data.percent}%` : ''}`
  return 'role' in data ? String(data.role) : null
}

const audited = [
  'AccountDeactivated',
  'AccountReactivated',
  'PasswordReset',
  'ResetLinkMade',
  'ErasureOrdered',
  'PersonalDataOpened',
  'SecondFactorRemoved',
  'SupportReplySent',
  'SupportMessageAnswered',
  'SupportMessageReopened',
  'SupportMessageErased',
  'PlanAssigned',
  'MentorChanged',
  'RoleChanged',
  'CouponsCreated',
  'CouponsVoided',
  'RefundSettled',
] as const satisfies readonly DomainEvent['type'][]

type Audited = Extract<DomainEvent, { readonly type: (typeof audited)[number] | 'AccountErased' }> & {
  readonly meta: Meta
}

/** Adds a row for what an admin did; what an account's own person or the product did is none. */
const note = (event: Audited, db: ViewsDb): void => {
  const { position, at: time, actor, stream } = event.meta
  const isOfAdmin = actor !== null && actor !== 'system' && stream !== `account/${actor}`
  if (!isOfAdmin && event.type !== 'PasswordReset' && event.type !== 'PersonalDataOpened') return
  const isGone = event.type === 'AccountErased' || (event.type === 'RefundSettled' && event.data.erased)
  write(db).run({
    position,
    at: time,
    actor: actor ?? 'system',
    action: event.type,
    stream: isGone ? '' : stream,
    reason: 'reason' in event.data ? event.data.reason : null,
    detail: detailOf(event.data),
    note: event.personal && 'note' in event.personal ? event.personal.note : '',
  })
}

export const auditProjection = projection(domainEvents, {
  name: 'audit',
  version: 7,
  tables: [audits],
  on: {
    ...onEach(audited, note),
    AccountErased: (event, db) => {
      const { actor, stream } = event.meta
      forget(db).run({ stream })
      forgetActor(db).run({ account: accountOf(stream) })
      // An erasure ordered by an admin is already listed with its reason; the CLI gives none.
      if (actor === 'operator') note(event, db)
    },
  },
})

const newest = selectWhere(audits, lt(audits.position, at('before')), { order: desc(audits.position), limit: 'limit' })

/** Actions before a position of the log, newest first. */
export const auditsBefore = (db: ViewsDb, limit: number, before = Number.MAX_SAFE_INTEGER): AuditRow[] =>
  newest(db).all({ limit, before })
