// The vacancies people follow, as they last left them, each with its latest comparison.
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VacancyState } from '../../events/schema/vocabulary'
import type { Json } from '../../events/store/log'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere, updateWhere } from '../engine/statements'

const vacancies = sqliteTable(
  'vacancies',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    position: integer().notNull(),
    savedAt: integer('saved_at').notNull(),
    changedAt: integer('changed_at').notNull(),
    /** These three, and the notes, are empty once the account's key is destroyed. */
    title: text().notNull(),
    employer: text().notNull(),
    advert: text().notNull(),
    state: text().$type<VacancyState>().notNull(),
    /** Days as `2026-11-15`. */
    sentOn: text('sent_on'),
    reminder: text(),
    /** Id of the analysis of the résumé that was sent. */
    resume: text(),
    notes: text().notNull(),
    /** The latest comparison: with which résumé's analysis, null for a draft of the workbench, and what came of it. */
    comparedAt: integer('compared_at'),
    comparedWith: text('compared_with'),
    score: integer(),
    result: text({ mode: 'json' }).$type<{ readonly [key: string]: Json }>(),
  },
  (table) => [
    index('vacancies_by_account').on(table.account, table.position),
    index('vacancies_by_reminder').on(table.reminder),
  ],
)

export type VacancyRow = typeof vacancies.$inferSelect

const at = sql.placeholder
const thisVacancy = and(eq(vacancies.account, at('account')), eq(vacancies.id, at('id')))
const save = insertNew(vacancies, ['id', 'account', 'position', 'title', 'employer', 'advert'], {
  savedAt: at('at'),
  changedAt: at('at'),
  state: 'saved',
  notes: '',
})
const update = updateWhere(vacancies, thisVacancy, ['state', 'sentOn', 'reminder', 'resume', 'notes'], {
  changedAt: sql`${at('at')}`,
})
const compare = updateWhere(vacancies, thisVacancy, ['score', 'result'], {
  comparedAt: sql`${at('at')}`,
  comparedWith: sql`${at('resume')}`,
})
const remind = updateWhere(vacancies, thisVacancy, { reminder: null })
const remove = deleteWhere(vacancies, thisVacancy)

export const vacanciesProjection = accountProjection({
  name: 'vacancies',
  version: 1,
  owned: [vacancies],
  on: {
    VacancySaved: ({ data, personal, meta }, db, account) => {
      const { position, at: time } = meta
      const { title, employer, advert } = personal ?? { title: '', employer: '', advert: '' }
      save(db).run({ id: data.vacancy, account, position, at: time, title, employer, advert })
    },
    VacancyUpdated: ({ data, personal, meta }, db, account) =>
      update(db).run({ ...data, id: data.vacancy, account, at: meta.at, notes: personal?.notes ?? '' }),
    VacancyCompared: ({ data, personal, meta }, db, account) => {
      const { vacancy: id, resume, score } = data
      compare(db).run({ id, account, at: meta.at, resume, score, result: personal && JSON.stringify(personal.result) })
    },
    VacancyReminderDue: ({ data }, db, account) => remind(db).run({ id: data.vacancy, account }),
    VacancyRemoved: ({ data }, db, account) => remove(db).run({ id: data.vacancy, account }),
  },
})

const mine = selectWhere(vacancies, ['account'], { order: desc(vacancies.position), limit: 'limit' })
const byId = selectWhere(vacancies, thisVacancy)
const due = selectWhere(vacancies, and(lte(vacancies.reminder, at('day')), ne(vacancies.state, 'closed')), {
  columns: ['id', 'account', 'title', 'reminder'],
  order: vacancies.reminder,
  limit: 'limit',
})

/** A person's vacancies, newest first. */
export const vacanciesOf = (db: ViewsDb, account: string, limit: number): VacancyRow[] =>
  mine(db).all({ account, limit })

/** One of them, if it is the person's own. */
export const ownVacancy = (db: ViewsDb, account: string, id: string): VacancyRow | undefined =>
  byId(db).get({ account, id })

/** Reminders of a day (`2026-11-22`) or an earlier one that have not been raised. */
export const dueReminders = (db: ViewsDb, day: string, limit: number) => due(db).all({ day, limit })
