// The answer that a further question is about. In a file of its own, because the server's start loads the read model and not this.
import { and, eq, sql } from 'drizzle-orm'
import { statement, type ViewsDb } from '../engine/projection'
import { type AnswerRow, interviewAnswers } from './interview'

const byFollow = statement((db) =>
  db
    .select()
    .from(interviewAnswers)
    .where(
      and(
        eq(interviewAnswers.account, sql.placeholder('account')),
        eq(interviewAnswers.follow, sql.placeholder('follow')),
      ),
    )
    .prepare(),
)

/** The answer that a model is asked about under this id. */
export const answerFollowed = (db: ViewsDb, account: string, follow: string): AnswerRow | undefined =>
  byFollow(db).get({ account, follow })
