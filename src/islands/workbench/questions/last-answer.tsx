// Says what was answered last, and where in the draft it is now.
import type { DraftContentJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx, row, small } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { entryOf, headingOf } from '../parts/part-names'
import type { Fall } from '../state/measure/fall'
import type { Unpaid as Why } from '../state/measure/unpaid'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'

/** What was answered last and where it is now, because the next question stands elsewhere. `job`: it became a job. */
export type PlacedAnswer = {
  readonly part: string
  readonly line: string | null
  readonly text: string
  readonly job: boolean
}

/** Where an answer is in the content that holds it; null where its part is gone. */
export const placedIn = ({ parts }: DraftContentJson, question: Question, text: string): PlacedAnswer | null => {
  if (question.answer === 'job') {
    const part = parts.find(
      ({ id, fields }) => fields === question.job || (question.line === null && id === question.part),
    )
    return part ? { part: part.id, line: null, text: entryOf(part), job: true } : null
  }
  const part =
    parts.find(({ id }) => id === question.part) ??
    parts.findLast(({ kind, fields }) =>
      question.heading === null ? kind === question.kind : kind === 'own' && fields.heading === question.heading,
    )
  if (!part) return null
  const line = question.line ?? part.lines.findLast((one) => one.text === text)?.id ?? null
  return { part: part.id, line, text, job: false }
}

type DroppedProps = {
  words: readonly { readonly id: string; readonly text: string }[]
  language: string
  texts: WorkbenchTexts['form']
  onPurpose: () => void
}

const listed = (language: string, words: DroppedProps['words']): string =>
  new Intl.ListFormat(language).format(words.map(({ text }) => `“${text}”`))

/** What a rewrite took out and the advert beside it asks for. */
export function Dropped({ words, language, texts, onPurpose }: DroppedProps) {
  return (
    <div role="status">
      {words.length > 0 && (
        <div className={cx(row, css.placed)} data-dropped>
          <p className={small}>{interpolate(texts.dropped, { words: listed(language, words) })}</p>
          <Button size="sm" kind="ghost" onClick={onPurpose}>
            {texts.onPurpose}
          </Button>
        </div>
      )}
    </div>
  )
}

type FallenProps = { fall: Fall | null; accept: () => void; texts: WorkbenchTexts['form'] }

/** Why the score is lower than it was. It is no alert: while a line is being rewritten the score moves with each key. */
export function Fallen({ fall, accept, texts }: FallenProps) {
  if (!fall) return null
  const { before, now, check } = fall
  const what = check && interpolate(texts.fellBy, { name: check.name, points: check.points })
  return (
    <div className={cx(row, css.placed)} data-fallen>
      <p className={small}>
        {interpolate(texts.fell, { before, now })} {what}
      </p>
      <Button size="sm" kind="ghost" onClick={accept}>
        {texts.joinedRead}
      </Button>
    </div>
  )
}

/** Why an answer that promised points brought none. */
export function Unpaid({ why, texts }: { why: Why | null; texts: WorkbenchTexts['form'] }) {
  return (
    <div role="status">
      {why && (
        <p className={cx(small, css.placed)} data-unpaid={why.because}>
          {interpolate(texts.unpaid[why.because], { cap: why.cap })}
        </p>
      )}
    </div>
  )
}

type GrownProps = { pages: string | null; accept: () => void; texts: WorkbenchTexts['form'] }

/** That one page became more, with how many there are in which layout; `pages` is null where that is not so. */
export function Grown({ pages, accept, texts }: GrownProps) {
  return (
    <div role="status">
      {pages !== null && (
        <div className={cx(row, css.placed)} data-grown>
          <p className={small}>
            {texts.pagesGrown} {pages}
          </p>
          <Button size="sm" kind="ghost" onClick={accept}>
            {texts.joinedRead}
          </Button>
        </div>
      )}
    </div>
  )
}

/** That the draft has nothing left of the finding that led here: a question about something else would look like the wrong one. */
export function Solved({ text }: { text: string | null }) {
  return <div role="status">{text !== null && <p className={cx(small, css.placed)}>{text}</p>}</div>
}

export function AllSeen({ shown, texts }: { shown: boolean; texts: WorkbenchTexts['form'] }) {
  return <div role="status">{shown && <p className={cx(small, css.placed)}>{texts.allSeen}</p>}</div>
}

type Props = {
  placed: PlacedAnswer | null
  content: DraftContentJson
  texts: WorkbenchTexts
  onSee: (placed: PlacedAnswer) => void
}

export function LastAnswer({ placed, content, texts, onSee }: Props) {
  const part = content.parts.find(({ id }) => id === placed?.part)
  return (
    <div role="status">
      {placed && part && (
        <div className={cx(row, css.placed)}>
          <p className={small}>
            {placed.job
              ? texts.form.ownJob
              : interpolate(texts.form.inLine, { place: headingOf(part, content.parts, texts) })}{' '}
            <b>{placed.text}</b>
          </p>
          <Button size="sm" kind="ghost" onClick={() => onSee(placed)}>
            {texts.form.see}
          </Button>
        </div>
      )}
    </div>
  )
}
