// A streamed answer line by line, bounded: a server that never stops writing costs a megabyte and not the memory.
import { modelLimits } from './port'

export class TooLarge extends Error {}

/** The lines of a body as they come, without their ends. Throws `TooLarge` past the bound, and what the line throws. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  most = modelLimits.answerBytes,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > most) throw new TooLarge()
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  rest += decoder.decode()
  if (rest) yield rest
}

/** The beginning of a body as text, for what a server says when it refuses. */
export const headOf = async (response: Response): Promise<string> => {
  let text = ''
  try {
    if (response.body) for await (const line of linesOf(response.body, modelLimits.errorBytes)) text += `${line}\n`
  } catch {
    // What came so far is enough to tell one refusal from another.
  }
  return text
}

/** A line as an object, or null. */
export const objectOf = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

export const field = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

export const textIn = (value: unknown, name: string): string => {
  const found = field(value, name)
  return typeof found === 'string' ? found : ''
}

export const countIn = (value: unknown, name: string): number => {
  const found = field(value, name)
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : 0
}
