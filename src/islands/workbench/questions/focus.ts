// Brings the place of a question or of an answer into view.
import type { DraftQuestionJson as Question } from '../../../api/tools/draft'
import * as css from '../workbench.css'

/** What a bar at the foot and the page's head take of a window. */
const barred = 192

const focusTo = (target: HTMLElement | null) => {
  // A job's dates and place are folded into one line, in which nothing takes the focus.
  const folded = target?.closest('details:not([open])')
  if (folded instanceof HTMLDetailsElement) folded.open = true
  const scrolled = target?.closest(`.${css.line}, .${css.ask}`) ?? target
  const ways = scrolled?.querySelector(`.${css.askWays}`)
  // On a phone a line with its question is higher than what is left of the window: its button is in sight all the same.
  if (scrolled && ways && scrolled.clientHeight > innerHeight - barred) ways.scrollIntoView({ block: 'end' })
  else scrolled?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
/** A line, a field or the part itself. */
export const focusAt = (part: string, line: string | null, field: string | null) =>
  focusTo(document.getElementById(line ? `l-${part}-${line}` : field ? `f-${part}-${field}` : `parte-${part}`))

/** Where a question is answered; where there is nothing to answer, what it is about. */
export const focusOn = (question: Question) => {
  const { part, line, field } = question
  const element = document.querySelector<HTMLElement>(`[data-ask="${CSS.escape(question.id)}"]`)
  const answer = element?.querySelector<HTMLElement>(':is(input, textarea)')
  if (answer) return focusTo(answer)
  if (part !== null) focusAt(part, line, field)
  // What is only looked at has its question above: both are to be seen, above the bar at a phone's foot.
  element?.scrollIntoView({ block: 'center' })
}
