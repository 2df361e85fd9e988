// Brings the lines of an experience section to one form, a heading above its tasks, in a list of small steps.
import type { Line } from '../../../../documents/document'
import { joinFull } from '../../lines/full-lines'
import { joinBrackets } from './brackets'
import { liftClosingDates } from './closing-dates'
import { splitFormLabels } from './form-labels'
import { joinHanging } from './hanging'
import { withoutEntryMarks } from './marks'
import { withoutNumbers } from './numbers'
import { fromOneLines } from './one-line'
import { withoutOuterMarks } from './outer-marks'
import { joinPeriods } from './periods'
import { splitRunIn } from './run-in'
import { splitRunOnTasks } from './run-on-tasks'
import { fromSentences } from './sentences'
import { joinWrapped } from './wrapped'

type Step = (lines: readonly Line[]) => Line[]

/** The steps, each with the reason why it stands before the next. */
const steps: readonly Step[] = [
  withoutOuterMarks,
  joinHanging,
  splitFormLabels,
  joinFull,
  joinBrackets,
  withoutNumbers,
  splitRunIn,
  splitRunOnTasks,
  fromSentences,
  fromOneLines,
  joinPeriods,
  liftClosingDates,
  (lines) => joinWrapped(lines, true),
  withoutEntryMarks,
]

const run = (lines: readonly Line[], some: readonly Step[]): readonly Line[] =>
  some.reduce((before, step) => step(before), lines)

/** The lines of a section in that form. Bounded by its lines. */
export const normalise = (lines: readonly Line[]): readonly Line[] => run(lines, steps)

/** The lines with only what a heading cannot be found without: where the person's own lines are shown. */
export const normaliseLittle = (lines: readonly Line[]): readonly Line[] =>
  run(lines, [fromOneLines, joinPeriods, liftClosingDates])
