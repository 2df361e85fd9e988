// Each person's plan of the week, the latest only, and what they want to have mailed.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type MailChoice, mailsAtFirst, type Week } from '../../domain/week/week'
import { accountProjection } from '../account-projection'
import { statement, type ViewsDb } from '../engine/projection'
import { insertOrUpdate, selectWhere } from '../engine/statements'

const weeks = sqliteTable('weeks', {
  account: text().primaryKey(),
  /** Its Monday, `2026-11-16`. */
  week: text().notNull(),
  at: integer().notNull(),
  steps: text({ mode: 'json' }).$type<Week['steps']>().notNull(),
})

const mailChoices = sqliteTable(
  'mail_choices',
  {
    account: text().notNull(),
    about: text().$type<MailChoice['about']>().notNull(),
    wanted: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.about] })],
)

type WeekRow = typeof weeks.$inferSelect

const at = sql.placeholder
const upsertWeek = insertOrUpdate(weeks, ['account'], ['week', 'at'], { steps: sql`${at('steps')}` })
const upsertChoice = insertOrUpdate(mailChoices, ['account', 'about'], ['wanted'])

export const weekProjection = accountProjection({
  name: 'week',
  version: 1,
  owned: [weeks, mailChoices],
  on: {
    WeekPlanned: ({ data, meta }, db, account) =>
      upsertWeek(db).run({ account, week: data.week, at: meta.at, steps: JSON.stringify(data.steps) }),
    MailChoiceMade: ({ data }, db, account) => upsertChoice(db).run({ account, ...data }),
  },
})

const weekByAccount = selectWhere(weeks, ['account'])
const choiceOf = selectWhere(mailChoices, ['account', 'about'], { columns: ['wanted'] })

/** The plan that was made last, of this week or of an earlier one. */
export const weekPlanOf = (db: ViewsDb, account: string): WeekRow | undefined => weekByAccount(db).get({ account })

const plannedWeeks = statement((db) =>
  db
    .select({ account: weeks.account })
    .from(weeks)
    .where(and(lt(weeks.week, at('week')), gt(weeks.account, at('after'))))
    .union(
      db
        .select({ account: mailChoices.account })
        .from(mailChoices)
        .where(
          and(
            eq(mailChoices.about, 'week'),
            eq(mailChoices.wanted, true),
            gt(mailChoices.account, at('after')),
            sql`not exists (select 1 from ${weeks} where ${weeks.account} = ${mailChoices.account})`,
          ),
        ),
    )
    .orderBy(sql`1`)
    .limit(at('limit'))
    .prepare(),
)

/** Who planned a week before this one, or wants it mailed and has none, in the order of their ids. */
export const weeklyAccounts = (db: ViewsDb, week: string, after: string, limit: number): string[] =>
  plannedWeeks(db)
    .all({ week, after, limit })
    .map(({ account }) => account)

/** Whether this is mailed to them, as they last chose. */
export const mailWanted = (db: ViewsDb, account: string, about: MailChoice['about']): boolean =>
  choiceOf(db).get({ account, about })?.wanted ?? mailsAtFirst[about]
