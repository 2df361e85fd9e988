import { type ModelStep, modelSteps } from '../../api/live'

/** What the server says of a model at work. */
export type Step = {
  readonly state: ModelStep
  readonly ahead: number
  readonly characters: number
}

/** The step of this analysis from a message of the live line; null for another's, or what is none. */
export function stepFrom(message: unknown, analysis: string): Step | null {
  if (typeof message !== 'object' || message === null) return null
  const { analise, estado, fila, caracteres } = message as Record<string, unknown>
  const state = modelSteps.find((one) => one === estado)
  if (analise !== analysis || !state || typeof fila !== 'number' || typeof caracteres !== 'number') return null
  return { state, ahead: fila, characters: caracteres }
}
