// Interview practices with their questions, and every answer with what it showed.
import { desc, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Json } from '../../events/store/log'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { insertNew, selectWhere } from '../engine/statements'

type Stored = { readonly [key: string]: Json }

const interviews = sqliteTable(
  'interviews',
  {
    id: text().primaryKey(),
    account: text().notNull(),
    position: integer().notNull(),
    at: integer().notNull(),
    /** Id of the résumé's analysis. */
    resume: text().notNull(),
    /** Where the advert is from, and its id; both null without one. */
    advertFrom: text('advert_from').$type<'job' | 'vacancy'>(),
    advert: text(),
    language: text().$type<'pt' | 'en'>().notNull(),
    /** Null once the account's key is destroyed. */
    practice: text({ mode: 'json' }).$type<Stored>(),
  },
  (table) => [index('interviews_by_account').on(table.account, table.position)],
)

export const interviewAnswers = sqliteTable(
  'interview_answers',
  {
    interview: text().notNull(),
    question: integer().notNull(),
    attempt: integer().notNull(),
    account: text().notNull(),
    at: integer().notNull(),
    spoken: integer({ mode: 'boolean' }).notNull(),
    seconds: integer(),
    words: integer().notNull(),
    /** The id under which a model is asked for one further question; null where none is. */
    follow: text(),
    text: text().notNull(),
    measure: text({ mode: 'json' }).$type<Stored>(),
  },
  (table) => [
    primaryKey({ columns: [table.interview, table.question, table.attempt] }),
    index('interview_answers_by_account').on(table.account),
    index('interview_answers_by_follow').on(table.follow),
  ],
)

export type InterviewRow = typeof interviews.$inferSelect
export type AnswerRow = typeof interviewAnswers.$inferSelect

const at = sql.placeholder
const start = insertNew(interviews, ['id', 'account', 'position', 'at', 'resume', 'advertFrom', 'advert', 'language'], {
  practice: sql`${at('practice')}`,
})
const answer = insertNew(
  interviewAnswers,
  ['interview', 'question', 'attempt', 'account', 'at', 'spoken', 'seconds', 'words', 'follow', 'text'],
  { measure: sql`${at('measure')}` },
)

export const interviewProjection = accountProjection({
  name: 'interview',
  version: 2,
  owned: [interviews, interviewAnswers],
  on: {
    InterviewStarted: ({ data, personal, meta }, db, account) => {
      const { interview: id, resume, advert, language } = data
      const practice = personal && JSON.stringify(personal.practice)
      const from = { advertFrom: advert?.from ?? null, advert: advert?.id ?? null }
      start(db).run({ id, account, position: meta.position, at: meta.at, resume, ...from, language, practice })
    },
    InterviewAnswered: ({ data, personal, meta }, db, account) => {
      const measure = personal && JSON.stringify(personal.measure)
      answer(db).run({ ...data, account, at: meta.at, text: personal?.text ?? '', measure })
    },
  },
})

const newest = selectWhere(interviews, ['account'], { order: desc(interviews.position), limit: 'limit' })
const byId = selectWhere(interviews, ['account', 'id'])
const answersOf = selectWhere(interviewAnswers, ['account', 'interview'], {
  order: [interviewAnswers.question, interviewAnswers.attempt],
})

/** A person's practices, newest first. */
export const interviewsOf = (db: ViewsDb, account: string, limit: number): InterviewRow[] =>
  newest(db).all({ account, limit })

/** One of them, if it is the person's own. */
export const ownInterview = (db: ViewsDb, account: string, id: string): InterviewRow | undefined =>
  byId(db).get({ account, id })

/** The answers of a practice, by question and try. */
export const interviewAnswersOf = (db: ViewsDb, account: string, interview: string): AnswerRow[] =>
  answersOf(db).all({ account, interview })
