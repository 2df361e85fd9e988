// Extracts a JSON object from a model's text: without thinking, surrounding prose, code fence and truncated values.
import { jsonrepair } from 'jsonrepair'
import { objectOf } from './engines/lines'
import { MODEL_LIMITS } from './engines/port'

/** Thinking that some models include in the answer; an unclosed block extends to the end. */
const thoughts = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi

/** The end of the object that opens at `from`, or the position after its last complete value. */
type Span =
  | { readonly end: number }
  | { readonly end: null; readonly lastCompleteEnd: number; readonly closers: string }

const spanOf = (text: string, from: number): Span => {
  const open: string[] = []
  let quoted = false
  let lastCompleteEnd = from + 1
  let closers = '}'
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') quoted = false
      continue
    }
    if (sign === '"') quoted = true
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') {
      open.pop()
      if (open.length === 0) return { end: at + 1 }
      lastCompleteEnd = at + 1
      closers = open.toReversed().join('')
    } else if (sign === ',') {
      lastCompleteEnd = at
      closers = open.toReversed().join('')
    }
  }
  return { end: null, lastCompleteEnd, closers }
}

const repaired = (text: string): Record<string, unknown> | null => {
  const plain = objectOf(text)
  if (plain) return plain
  try {
    return objectOf(jsonrepair(text))
  } catch {
    // Not an object yet; the caller tries the next candidate.
    return null
  }
}

/** Maximum candidate objects tried in a text, because prose before the answer may contain braces. */
const CANDIDATES_MAX = 20

/**
 * The first object of a model's text with one of the expected keys, or null. A truncated object is closed after its last
 * complete value, so that half a sentence is never accepted. Linear in the text, bounded by its limit.
 */
export const objectFrom = (raw: string, keys: readonly string[]): Record<string, unknown> | null => {
  const text = raw.slice(0, MODEL_LIMITS.answerCharacters).replace(thoughts, '')
  let from = text.indexOf('{')
  for (let tries = 0; from >= 0 && tries < CANDIDATES_MAX; tries++) {
    const span = spanOf(text, from)
    const candidate =
      span.end === null ? text.slice(from, span.lastCompleteEnd) + span.closers : text.slice(from, span.end)
    const value = repaired(candidate)
    if (value && keys.some((key) => Object.hasOwn(value, key))) return value
    from = text.indexOf('{', span.end ?? from + 1)
  }
  return null
}
