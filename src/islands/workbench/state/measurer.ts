// The measure of what stands in the draft: asked for with each change, at most one at a time, and before the change is drawn.
import type { DraftContentJson as Content, DraftMeasureJson as Measure } from '../../../api/tools/draft'
import { untilAnswered } from './until-answered'

/** While an answer is under way, ms without a key after which is measured again: more than between two keys of a quick hand. */
export const pause = 30

export type MeasurerOptions = {
  /** What the measure is of that the page came with; null where it came without. */
  readonly measured: Content | null
  readonly ask: (content: Content, signal: AbortSignal) => Promise<Measure | null>
  /** Only the answer to the latest content counts; null for none, `known` for the one that is shown already. */
  readonly onAnswer: (answer: Measure | 'known' | null) => void
}

export type Measurer = {
  /** The content is now this. */
  changed(content: Content): void
  stop(): void
}

export const createMeasurer = ({ measured, ask, onAnswer }: MeasurerOptions): Measurer => {
  let known = measured
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = new AbortController()
  /** True from a question to its answer: a single key is measured at once, quick ones not each. */
  let asking = false

  const stop = () => {
    clearTimeout(timer)
    under.abort()
  }
  const begin = (content: Content, { signal }: AbortController) => {
    asking = true
    const answered = (answer: Measure | null) => {
      asking = false
      if (answer) known = content
      onAnswer(answer)
    }
    void untilAnswered(() => ask(content, signal), answered, signal)
  }
  return {
    changed(content) {
      stop()
      if (content === known) {
        asking = false
        onAnswer('known')
        return
      }
      const own = new AbortController()
      under = own
      if (asking) timer = setTimeout(() => begin(content, own), pause)
      else begin(content, own)
    },
    stop,
  }
}
