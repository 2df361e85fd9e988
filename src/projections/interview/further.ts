// The answer that a further question is about. In a file of its own, because the server's start loads the read model and not this.
import type { ViewsDb } from '../engine/projection'
import { selectWhere } from '../engine/statements'
import { type AnswerRow, interviewAnswers } from './interview'

const byFollow = selectWhere(interviewAnswers, ['account', 'follow'])

/** The answer that a model is asked about under this id. */
export const answerFollowed = (db: ViewsDb, account: string, follow: string): AnswerRow | undefined =>
  byFollow(db).get({ account, follow })
