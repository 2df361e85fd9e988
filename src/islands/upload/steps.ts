// The upload's steps as a pure state machine: what the person sees next after an event.
import type { Board } from './board'
import { type Problem, problemOf } from './file'

export type Step =
  | { readonly at: 'idle' }
  | { readonly at: 'preparing'; readonly file: File }
  /** `asks`: the failure is a question, and sending again confirms it. */
  | { readonly at: 'chosen'; readonly file: File; readonly failure?: string; readonly asks?: boolean }
  | { readonly at: 'refused'; readonly problem: Problem | 'process'; readonly message?: string }
  | { readonly at: 'sending'; readonly file: File; readonly sent: number }
  | { readonly at: 'analysing'; readonly file: File }
  | { readonly at: 'done'; readonly file: File }

export type Happening =
  | { readonly type: 'choose'; readonly file: File | null | undefined }
  | { readonly type: 'prepared'; readonly from: File; readonly file: File }
  | { readonly type: 'unprepared'; readonly from: File; readonly message: string | null }
  | { readonly type: 'submit' }
  | { readonly type: 'progress'; readonly sent: number }
  | { readonly type: 'sent' }
  | { readonly type: 'succeed' }
  /** `refused`: sending the same file again cannot help. */
  | { readonly type: 'fail'; readonly message: string; readonly asks?: boolean; readonly refused?: boolean }
  | { readonly type: 'cancel' }
  | { readonly type: 'clear' }

/** While a file is being sent or read, nothing else can be chosen or sent. */
export const busy = (step: Step): boolean => step.at === 'sending' || step.at === 'analysing'

/** The step after an event on a board; the same step for an event that does not apply. */
export const stepsOn =
  (board: Board) =>
  (step: Step, event: Happening): Step =>
    step.at === 'sending' || step.at === 'analysing' ? whileBusy(step, event) : whileFree(step, event, board)

function whileFree(step: Step, event: Happening, board: Board): Step {
  switch (event.type) {
    case 'choose':
      return choose(step, event.file, board)
    case 'prepared':
      return isPreparing(step, event.from) ? { at: 'chosen', file: event.file } : step
    case 'unprepared': {
      if (!isPreparing(step, event.from)) return step
      return { at: 'refused', problem: 'process', ...(event.message !== null && { message: event.message }) }
    }
    case 'submit':
      // A refused file gives the same reason however often it is sent.
      if (step.at === 'preparing' || step.at === 'refused') return step
      return step.at === 'chosen' ? { at: 'sending', file: step.file, sent: 0 } : { at: 'refused', problem: 'none' }
    case 'clear':
      return { at: 'idle' }
    default:
      return step
  }
}

/** Closing the picker without a choice keeps the previous one. */
function choose(step: Step, file: File | null | undefined, board: Board): Step {
  if (!file) return step
  const problem = problemOf(file, board)
  if (problem) return { at: 'refused', problem }
  return board.compress ? { at: 'preparing', file } : { at: 'chosen', file }
}

/** Ignores an answer about a file that has been replaced since. */
const isPreparing = (step: Step, file: File): boolean => step.at === 'preparing' && step.file === file

function whileBusy(step: Extract<Step, { at: 'sending' | 'analysing' }>, event: Happening): Step {
  const { file } = step
  switch (event.type) {
    case 'progress':
      return step.at === 'sending' ? { at: 'sending', file, sent: Math.min(1, Math.max(step.sent, event.sent)) } : step
    case 'sent':
      return { at: 'analysing', file }
    case 'succeed':
      return { at: 'done', file }
    case 'fail':
      if (event.refused) return { at: 'refused', problem: 'type', message: event.message }
      return { at: 'chosen', file, failure: event.message, ...(event.asks && { asks: true }) }
    case 'cancel':
      // Once the file has arrived the analysis runs and is counted: only the sending can be cancelled.
      return step.at === 'sending' ? { at: 'chosen', file } : step
    default:
      return step
  }
}
