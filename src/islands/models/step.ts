// Reads a language model's progress from a message of the event stream.
import { type ModelStep, modelSteps } from '../../api/live'

/** A model's progress as the server sends it. */
export type Step = {
  readonly state: ModelStep
  readonly ahead: number
  readonly characters: number
}

/** The step of this analysis in a message of the event stream; null for any other message. */
export function stepFrom(message: unknown, analysis: string): Step | null {
  if (typeof message !== 'object' || message === null) return null
  const { analise, estado, fila, caracteres } = message as Record<string, unknown>
  const state = modelSteps.find((one) => one === estado)
  if (analise !== analysis || !state || typeof fila !== 'number' || typeof caracteres !== 'number') return null
  return { state, ahead: fila, characters: caracteres }
}
