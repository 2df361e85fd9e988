// Shared by the fields of a question: its props, the key that sends, and the wording that a model offers.
import type { DraftPlaceJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import type { WorkbenchTexts } from '../texts'
import type { PlacedSlip } from './slips'
import { Suggest } from './suggest'

export type AnswerProps = {
  question: Question
  /** The line it is about; '' where it is about none. */
  line: string
  /** The job or school it is about, in words; '' for any other part. */
  place: string
  texts: WorkbenchTexts['form']
  onAnswer: (text: string) => void
  onSkip: () => void
  /** The draft and who may be asked for a wording, in words; null without a model. */
  draft: string
  models: string | null
  /** Of `slips`: the words that still stand in the draft. */
  slips: readonly PlacedSlip[]
  /** Shows a place of the draft. */
  onSee: (place: DraftPlaceJson) => void
  /** The line that has this number of this unit already; null where none has. */
  repeatedIn: (n: string, unit: string) => string | null
  /** How the line would read, while the answer is typed; null before. */
  onDraft: (willRead: string | null) => void
}

/** Enter puts the answer in, as in any field; it must not send the page's form. */
export const onEnter = (put: () => void) => (event: { key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  put()
}

/** Only lines are worded: a field or a list of skills is a name. */
export function Wording({ text, draft, models, question: { part }, texts, onAnswer }: AnswerProps & { text: string }) {
  if (models === null || part === null) return null
  return <Suggest {...{ draft, part, text, models, texts }} onUse={onAnswer} />
}
