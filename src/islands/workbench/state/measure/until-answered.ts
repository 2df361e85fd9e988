// Asks again while nobody answers: who was offline for a moment gets the score of what they wrote meanwhile.

/** The pause before the second try and the longest one, in ms, and how often is asked for one content. */
export const retries = { first: 4_000, most: 30_000, tries: 8 } as const

/** Ends after so many ms, when the line is back, or when it is stopped. */
const pauseFor = (ms: number, signal: AbortSignal, line: EventTarget): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      line.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    line.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/** `onAnswer` gets each answer, null for none, until there is one or it is stopped. True where it ends without one. */
export const untilAnswered = async <Answer>(
  ask: () => Promise<Answer | null>,
  onAnswer: (answer: Answer | null) => void,
  signal: AbortSignal,
  line: EventTarget = globalThis,
): Promise<boolean> => {
  let pause: number = retries.first
  for (let tries = 0; tries < retries.tries; tries++) {
    const answer = await ask()
    if (signal.aborted) return false
    onAnswer(answer)
    if (answer !== null) return false
    if (tries + 1 < retries.tries) await pauseFor(pause, signal, line)
    if (signal.aborted) return false
    pause = Math.min(pause * 2, retries.most)
  }
  return true
}
