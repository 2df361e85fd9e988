// All parts of the draft, each to be opened, with the question in its place.
import { useCallback, useMemo, useRef } from 'react'
import type { DraftContentJson, DraftLayoutJson, DraftPartJson, DraftPlaceJson } from '../../../api/tools/draft'
import { cx, row, sr } from '../../../ui/base'
import * as phone from '../phone.css'
import type { WorkbenchProps } from '../props'
import { Ask } from '../questions/ask'
import { focusAt } from '../questions/focus'
import {
  AllSeen,
  Dropped,
  Fallen,
  Grown,
  LastAnswer,
  type PlacedAnswer,
  Solved,
  Unpaid,
} from '../questions/last-answer'
import { useSlips } from '../questions/slips'
import { isSolved, targetQuestion } from '../questions/target'
import type { useAnswers } from '../questions/use-answers'
import type { useAsking } from '../questions/use-asking'
import * as edit from '../state/edit'
import { useDroppedWords } from '../state/measure/dropped-words'
import { useFall } from '../state/measure/fall'
import { useGrown } from '../state/measure/use-grown'
import { repeatedIn } from '../state/repeated'
import type { useDraft } from '../state/use-draft'
import * as css from '../workbench.css'
import { AddPart } from './add-part'
import { Joined } from './joined'
import { PartEditor } from './part'
import { entryOf, headingsOf } from './part-names'
import { usePartActions } from './use-part-actions'

type Asking = ReturnType<typeof useAsking>
type Answers = ReturnType<typeof useAnswers>
type Props = {
  props: WorkbenchProps
  draft: ReturnType<typeof useDraft>
  asking: Asking
  answers: Answers
  live: boolean
  layout: DraftLayoutJson
  /** How many pages its PDF has, where it passes one; else ''. */
  pages: string
}

/** The parts one below the other, with what happened last above them and the question in its place. */
export function Parts({ props, draft, asking, answers, live, layout, pages }: Props) {
  const { texts, language } = props
  const { content, measure, change, joined, forgetJoined } = draft
  const { questions, question, opened, open, setView } = asking
  const { form } = texts
  const dropped = useDroppedWords(measure?.vacancy ?? null)
  const fallen = useFall(measure, props.began)
  // The line that a finding quotes, where nothing is asked about it.
  const isQuoted = question === null && props.target?.at?.line && !targetQuestion(measure, props.target)
  const { isGrown, accept } = useGrown(measure?.pages ?? null, layout)
  const actions = usePartActions(draft, asking.toggle)
  const addPart = (kind: DraftPartJson['kind']) => {
    let partId = ''
    change((now) => {
      const added = edit.addPart(now, kind)
      partId = added.id
      return added.content
    }, `part ${kind}`)
    if (partId) open(partId)
  }
  const see = useCallback(
    ({ part, line, field = null }: Pick<PlacedAnswer, 'part' | 'line'> & { field?: string | null }) => {
      setView('parts')
      open(part)
      requestAnimationFrame(() => focusAt(part, line, field))
    },
    [setView, open],
  )
  const names = headingsOf(content.parts, texts)
  const askedElement = useAsked(props, draft.content, question, answers, see)
  return (
    <div className={css.parts} id="partes">
      <Joined {...{ joined, content, language, texts }} onRead={forgetJoined} />
      <Solved text={isSolved(measure, props.target) ? props.solved : isQuoted ? form.quoted : null} />
      <LastAnswer {...{ placed: answers.placed, content, texts }} onSee={see} />
      <Unpaid why={answers.unpaid} texts={form} />
      <Fallen {...fallen} texts={form} />
      <Grown pages={isGrown ? pages : null} accept={accept} texts={form} />
      <AllSeen shown={asking.allSeen && question === null} texts={form} />
      <Dropped words={dropped.words} language={language} texts={form} onPurpose={dropped.forget} />
      {question && question.part === null && askedElement}
      {content.parts.map((part, index) => (
        <PartEditor
          key={part.id}
          {...{ part, live, language, texts, actions }}
          name={names.get(part) ?? ''}
          first={index <= 1}
          open={opened.has(part.id)}
          asks={questions.filter((one) => one.part === part.id).length}
          ask={question?.part === part.id ? askedElement : null}
          askLine={question?.part === part.id ? question.line : null}
          askFirst={question?.part === part.id && question.line === null && question.answer === 'look'}
        />
      ))}
      <div className={cx(row, phone.addRow)}>
        <label className={sr} htmlFor="novo">
          {form.addPart}
        </label>
        <AddPart {...{ content, texts, addPart, live }} />
      </div>
    </div>
  )
}

/** The question that is asked now; the same element until something in it is another, so that its part is not drawn with every key. */
const useAsked = (
  { draft, models, texts }: WorkbenchProps,
  content: DraftContentJson,
  question: Asking['question'],
  { answer, skip, setWillRead }: Answers,
  onSee: (place: DraftPlaceJson) => void,
) => {
  const slips = useSlips(question, content, texts)
  const part = content.parts.find(({ id }) => id === question?.part)
  const line = question ? edit.lineOf(content, question.part, question.line) : ''
  const place = part ? entryOf(part) : ''
  const latest = useRef(content)
  latest.current = content
  return useMemo(
    () =>
      question && (
        <Ask
          key={question.id}
          {...{ question, line, draft, models, place, slips, onSee }}
          texts={texts.form}
          repeatedIn={(n, unit) => repeatedIn(latest.current, question, n, unit)}
          onDraft={setWillRead}
          onAnswer={(text) => answer(question, text)}
          onSkip={() => skip(question)}
        />
      ),
    [question, line, draft, models, place, slips, onSee, texts, answer, skip, setWillRead],
  )
}
