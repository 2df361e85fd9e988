// Finds the question, or the quoted line, that a finding of a result led to the workbench for.
import type { DraftMeasureJson, DraftTargetJson, DraftQuestionJson as Question } from '../../../api/tools/draft'

type QuotedPlace = NonNullable<DraftTargetJson['at']>

// What an advert asks comes before what the résumé lacks anyway.
export const questionsOf = (measure: DraftMeasureJson | null): readonly Question[] => [
  ...(measure?.vacancy?.asks ?? []),
  ...(measure?.questions ?? []),
]

/** Questions about a line that is there: of another line they are not what was pressed for. */
const ofLines: readonly Question['answer'][] = ['figure', 'look', 'job']

/** The question that a finding led here for: about the line or part it quotes, else one that asks for something new. */
export const targetQuestion = (
  measure: Pick<DraftMeasureJson, 'questions'> | null,
  target: DraftTargetJson | null,
): Question | undefined => {
  const ofCheck = measure?.questions.filter(({ check }) => check === target?.check) ?? []
  const at = target?.at
  if (!at) return ofCheck[0]
  const inPart = ofCheck.filter(({ part }) => part === at.part)
  const asksNew = ({ answer, part }: Question) => part === null || !ofLines.includes(answer)
  return (
    inPart.find(({ line }) => line === at.line) ??
    (at.line === null ? inPart[0] : undefined) ??
    inPart.find(asksNew) ??
    ofCheck.find(asksNew) ??
    // The head of a job says nothing that could be changed, so what is open elsewhere opens.
    (at.line === null ? ofCheck[0] : undefined) ??
    // What a line of a job says is to be taken up in the opening, so that is what opens.
    ofCheck.find(({ answer, kind }) => answer === 'look' && kind === 'summary')
  )
}

/** True once a measure finds nothing left of the finding that led here: not asked, not skipped, no points lost. */
export const isSolved = (
  measure: Pick<DraftMeasureJson, 'questions' | 'skipped' | 'scored' | 'caps'> | null,
  target: DraftTargetJson | null,
): boolean => {
  if (target === null || !measure?.scored || measure.caps.length > 0) return false
  const { check } = target
  if (targetQuestion(measure, { check, at: null })) return false
  const isSkipped = measure.skipped.some((id) => id.startsWith(`${check}:`))
  return !isSkipped && !measure.scored.open.some(({ id }) => id === check)
}

type Late = { readonly target: DraftTargetJson | null; readonly known: boolean; readonly typing: boolean }

/**
 * What opens once there is a measure, and whether it takes the focus: the question that somebody came for does, or the line that the
 * finding quotes; the first question stands there without. Null where nothing is to be opened, as while somebody types already.
 */
export const openedLate = (
  measure: DraftMeasureJson,
  { target, known, typing }: Late,
): { readonly question: Question; readonly focus: boolean } | QuotedPlace | null => {
  if (typing) return null
  const question = targetQuestion(measure, target)
  if (question) return { question, focus: true }
  if (target?.at && !isSolved(measure, target)) return target.at
  const [first] = known ? [] : questionsOf(measure)
  return first ? { question: first, focus: false } : null
}
