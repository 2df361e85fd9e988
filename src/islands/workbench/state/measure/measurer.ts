// The measure of what stands in the draft: the score is asked for with each change, at most one at a time, and before the change is
// drawn; what each answer would add, which takes longer, once the hand rests.
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../../api/tools/draft'
import { untilAnswered } from './until-answered'

/** While an answer is under way, ms without a key after which is measured again: more than between two keys of a quick hand. */
export const pause = 30
/** Ms without a key after which what each answer would add is asked for. */
export const rest = 500
/** Ms without a key and without a measure after which the page says that it is late. */
export const slow = 3_000

type MeasurerOptions = {
  /** The content of the measure that the page was rendered with; null where it had none. */
  readonly measured: Content | null
  /** With `gains`: with what each answer adds. */
  readonly ask: (content: Content, gains: boolean, signal: AbortSignal) => Promise<Measure | null>
  /** Only the answer to the latest content counts; null for none so far, `none` for none any more, `known` for the one that is shown already. */
  readonly onAnswer: (answer: Measure | 'known' | 'none' | null) => void
}

type Measurer = {
  /** The content is now this. */
  changed(content: Content): void
  /** Asks for the latest content once more. */
  again(): void
  stop(): void
}

export const createMeasurer = ({ measured, ask, onAnswer }: MeasurerOptions): Measurer => {
  let measuredContent = measured
  let gained = measured
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = new AbortController()
  /** True from a question to its answer: a single key is measured at once, quick ones not each. */
  let asking = false
  let lateTimer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    clearTimeout(timer)
    clearTimeout(lateTimer)
    under.abort()
  }
  const askGains = (content: Content, { signal }: AbortController) => {
    const answered = (answer: Measure | null) => {
      // The score of this content is shown already: only what comes is of use.
      if (!answer) return
      gained = content
      onAnswer(answer)
    }
    timer = setTimeout(() => void untilAnswered(() => ask(content, true, signal), answered, signal), rest)
  }
  const begin = (content: Content, own: AbortController) => {
    asking = true
    lateTimer = setTimeout(() => onAnswer(null), slow)
    const answered = (answer: Measure | null) => {
      asking = false
      clearTimeout(lateTimer)
      if (answer) measuredContent = content
      onAnswer(answer)
      if (answer) askGains(content, own)
    }
    void untilAnswered(() => ask(content, false, own.signal), answered, own.signal).then((isUnanswered) => {
      if (isUnanswered) onAnswer('none')
    })
  }
  let latest = measured
  return {
    changed(content) {
      stop()
      latest = content
      const controller = new AbortController()
      under = controller
      if (content === measuredContent) {
        asking = false
        onAnswer('known')
        if (content !== gained) askGains(content, controller)
        return
      }
      if (asking) timer = setTimeout(() => begin(content, controller), pause)
      else begin(content, controller)
    },
    again() {
      if (latest) this.changed(latest)
    },
    stop,
  }
}
