// The admins' actions in one list. Erasing a person removes the notes about them and that they were concerned; the
// action, its actor and its listed reason remain.
import { desc, eq, lt, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accountOf, domainEvents } from '../../events/schema/events'
import type { AdminReason } from '../../events/schema/vocabulary'
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
  if ('codes' in data && Array.isArray(data.codes) && 'percent' in data)
    return `${data.codes.length} × ${data.percent}%`
  return 'role' in data ? String(data.role) : null
}

export const auditProjection = projection(domainEvents, {
  name: 'audit',
  version: 7,
  tables: [audits],
  handles: [
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
    'RefundSettled',
    'AccountErased',
  ],
  apply: (event, db) => {
    const { position, at: time, actor, stream } = event.meta
    if (event.type === 'AccountErased') {
      forget(db).run({ stream })
      forgetActor(db).run({ account: accountOf(stream) })
    }
    // Done by the account's own person or by the product, not by an admin.
    if (actor === null || actor === 'system' || stream === `account/${actor}`) {
      if (event.type !== 'PasswordReset' && event.type !== 'PersonalDataOpened') return
    }
    // An erasure ordered by an admin is already listed with its reason; the CLI gives none.
    if (event.type === 'AccountErased' && actor !== 'operator') return
    const note = event.personal && 'note' in event.personal ? event.personal.note : ''
    const reason = 'reason' in event.data ? event.data.reason : null
    const detail = detailOf(event.data)
    const isGone = event.type === 'AccountErased' || (event.type === 'RefundSettled' && event.data.erased)
    const whom = isGone ? '' : stream
    write(db).run({
      position,
      at: time,
      actor: actor ?? 'system',
      action: event.type,
      stream: whom,
      reason,
      detail,
      note,
    })
  },
})

const newest = selectWhere(audits, lt(audits.position, at('before')), { order: desc(audits.position), limit: 'limit' })

/** Actions before a position of the log, newest first. */
export const auditsBefore = (db: ViewsDb, limit: number, before = Number.MAX_SAFE_INTEGER): AuditRow[] =>
  newest(db).all({ limit, before })
