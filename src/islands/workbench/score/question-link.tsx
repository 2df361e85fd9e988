// A question in the list beside the draft, with what its answer adds.
import { memo } from 'react'
import type { DraftQuestionJson as Question } from '../../../api/tools/draft'
import { cx, muted, tiny } from '../../../ui/base'
import { gainText } from '../questions/ask'
import type { WorkbenchTexts } from '../texts'
import { gain } from '../workbench.css'
import * as css from './side.css'

const targetOf = ({ part, line }: Question): string =>
  line ? `#linha-${part}-${line}` : part ? `#parte-${part}` : '#partes'

/** A link to the place, which also opens the question there. */
export const QuestionLink = memo(function QuestionLink({
  question,
  texts,
  place,
  current,
  onAsk,
}: {
  question: Question
  texts: WorkbenchTexts['form']
  place: string
  current: boolean
  onAsk: (question: Question) => void
}) {
  return (
    <a
      className={css.question}
      href={targetOf(question)}
      aria-current={current ? 'step' : undefined}
      onClick={(event) => {
        event.preventDefault()
        onAsk(question)
      }}
    >
      <span className={css.ring} aria-hidden="true" />
      <span>
        <strong>{question.title}</strong>
        {place && <span className={cx(tiny, muted)}>{place}</span>}
      </span>
      {(question.gain ?? 0) > 0 ? <span className={gain}>{gainText(question, texts)}</span> : <span />}
    </a>
  )
})
