// One further question about an answer, which a configured model may ask. The practice is whole without it: nobody waits
// for it, it costs nothing, and only a question about the person's own words is shown.
import { speaksToMachines } from '../../analysis/models/injection'
import { model } from '../../domain/analyses/model'
import { accountStream } from '../../events/schema/events'
import type { EventMetadata } from '../../events/store/log'
import { accountById } from '../../projections/accounts/account'
import { modelPart } from '../../projections/analyses/model'
import { answerFollowed } from '../../projections/interview/further'
import { type InterviewRow, interviewAnswersOf, ownInterview } from '../../projections/interview/interview'
import { languageOf, questionView } from '../../texts/interview/view'
import type { Core } from '../core/core'
import { askModel, askOf } from '../models/enrich'
import type { Material } from '../models/question'
import { practiceIn } from './stored'

/** The id for a further question; null where no model may be asked, or one was asked about this question before. */
export const followUpFor = (core: Core, { account, id, practice }: InterviewRow, question: number): string | null => {
  const follow = Bun.randomUUIDv7()
  const questionText = practiceIn({ practice })?.questions[question]
  // Of the question that the person would ask, there is nothing an interviewer asks back.
  if (!questionText || questionText.kind === 'own') return null
  const before = interviewAnswersOf(core.views.db, account, id).some((one) => one.question === question && one.follow)
  return before || !askOf(core, { account, analysis: follow, tool: 'interview' }) ? null : follow
}

/** Has a model asked. An answer that was not given a further question after all leaves nothing to ask about. */
export const askFurther = async (core: Core, account: string, follow: string, metadata: EventMetadata) => {
  const part = { account, analysis: follow, tool: 'interview' } as const
  const ask = askOf(core, part)
  if (!ask || !answerFollowed(core.views.db, account, follow)) return
  const outcome = await core.handle(model, accountStream(account), ask, metadata)
  if (outcome.ok && modelPart(core.views.db, follow)) askModel(core, part, metadata, followMaterial)
}

/** The answer, with the question and the lines it came from; null where nothing of it may be sent. */
export const followMaterial = async (
  core: Core,
  { account, analysis }: { readonly account: string; readonly analysis: string },
): Promise<Material | null> => {
  const answer = answerFollowed(core.views.db, account, analysis)
  const row = answer && ownInterview(core.views.db, account, answer.interview)
  const questionText = row && practiceIn(row)?.questions[answer.question]
  if (!answer || !row || !questionText) return null
  const lines = answer.text.split('\n')
  const sent = lines.filter((line) => !speaksToMachines(line))
  const text = sent.join(' ').trim()
  if (text === '') return null
  const { title } = questionView(questionText, row.language, languageOf(row.language))
  const brief = {
    language: row.language,
    lines: [{ n: 1, text, role: '' }],
    facts: [
      { label: 'question', text: title },
      ...questionText.quotes.map((quote) => ({ label: quote.from, text: quote.text })),
    ],
    advert: null,
    name: '',
    withheld: lines.length - sent.length,
  } as const
  const name = accountById(core.views.db, account)?.name
  return { task: 'interview', brief, names: name ? [name] : [], points: [] }
}
