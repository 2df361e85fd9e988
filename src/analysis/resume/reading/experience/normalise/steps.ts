// Brings the lines of an experience section to one form, a heading above its tasks, in a list of small steps.
import type { Line } from '../../../../documents/document'
import { joinFull } from '../../lines/full-lines'
import { joinBrackets } from './brackets'
import { liftClosingDates } from './closing-dates'
import { joinDatedTasks } from './dated-tasks'
import { splitFormLabels } from './forms/form-labels'
import { fromForms } from './forms/repeated-labels'
import { withoutDateStops, withoutDotRows, withoutTotals } from './left-out'
import { withoutEntryMarks } from './marks'
import { withoutNumbers } from './numbers'
import { fromOneLines } from './one-line'
import { withoutOuterMarks } from './outer-marks'
import { joinPeriods } from './periods'
import { splitRunIn } from './run-in'
import { splitRunOnTasks } from './run-on-tasks'
import { fromSentences } from './sentences'
import { withWholeYears } from './short-ends'
import { joinWrapped } from './wrapped'

type Step = (lines: readonly Line[]) => readonly Line[]

/**
 * The steps in order, each with the reason why it stands before the next. The reasons come from what a step looks at: on the 578
 * documents of tests/eval each step was tried before every earlier one, and no line came out differently (28 November 2026).
 */
const steps: readonly Step[] = [
  // A form is known by labels that come again, each in the line that was printed.
  fromForms,
  // A total stands between an employer and its posts, which must be neighbours.
  withoutTotals,
  // Each date must be whole before any line is looked at for one.
  withWholeYears,
  // Dots between cells are part of no name, so they go before any line is measured or joined.
  withoutDotRows,
  // A lone year before a full stop is no date to any step behind.
  withoutDateStops,
  // What hangs below a mark is the rest of a task, so no job may have a mark.
  withoutOuterMarks,
  // A year at the beginning of a line is a date for all that follow, so that of a task must have gone back to its task.
  joinDatedTasks,
  // A line with a label is never joined to the one above it, so each label must begin its line.
  splitFormLabels,
  // joinFull knows a heading broken at the page's edge by its width; joinBrackets changes the lines that it measures.
  joinFull,
  // "2)" below an open bracket ends it, and counts no job.
  joinBrackets,
  // The full stop of "1. Porteiro" ends no job of a paragraph.
  withoutNumbers,
  // A line of several jobs is divided before the only task of one is looked for.
  splitRunIn,
  // splitRunOnTasks compares lines with each other and must see them unchanged; fromSentences looks at each by itself.
  splitRunOnTasks,
  // A verb says which word of a sentence is the job; without one only its place does.
  fromSentences,
  // "Diarista em casas de família, 2011 – 2015: limpeza" loses its mark here; joinPeriods cuts no task off it.
  fromOneLines,
  // A period must be whole to be known as the last line of an entry.
  joinPeriods,
  // A name that wraps is joined only beside a date, which must have come to its heading.
  liftClosingDates,
  // A mark is judged by the words of whole names.
  (lines) => joinWrapped(lines, true),
  withoutEntryMarks,
]

const run = (lines: readonly Line[], chosen: readonly Step[]): readonly Line[] =>
  chosen.reduce((before, step) => step(before), lines)

/** The lines of a section in that form. Bounded by its lines. */
export const normalise = (lines: readonly Line[]): readonly Line[] => run(lines, steps)

/** The lines with only what a heading cannot be found without: where the person's own lines are shown. */
export const normaliseForDisplay = (lines: readonly Line[]): readonly Line[] =>
  run(lines, [withWholeYears, splitFormLabels, fromOneLines, joinPeriods, liftClosingDates])
