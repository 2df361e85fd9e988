// Reads a streamed answer line by line, with a limit, so that an endless answer cannot exhaust the memory.
import { MODEL_LIMITS } from './port'

/** The body is longer than the limit. */
export class TooLarge extends Error {}

/** The lines of a body as they arrive. Throws `TooLarge` above the limit, and errors of the connection. */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  most = MODEL_LIMITS.answerBytes,
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

/** The first bytes of a body as text, at most `errorBytes`, for a server's error message; what was received before an error. */
export const headOf = async (response: Response): Promise<string> => {
  let text = ''
  try {
    if (response.body) for await (const line of linesOf(response.body, MODEL_LIMITS.errorBytes)) text += `${line}\n`
  } catch {
    // The part received so far is enough to classify the refusal.
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
    // Invalid JSON is an unusable line.
    return null
  }
}

/** A field of an object that a server sent; undefined for anything else. */
export const field = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** A text among its fields; empty for anything else. */
export const textIn = (value: unknown, name: string): string => {
  const entry = field(value, name)
  return typeof entry === 'string' ? entry : ''
}

/** A whole number from 0 among its fields; 0 for anything else. */
export const countIn = (value: unknown, name: string): number => {
  const entry = field(value, name)
  return typeof entry === 'number' && Number.isSafeInteger(entry) && entry >= 0 ? entry : 0
}
