// The log as JSON lines, for another machine: a header, then one event per line, in order.
import { z } from 'zod'
import { streamForm } from '../store/limits'
import type { JsonObject, RecordedEvent } from '../store/log'

/** Bytes of one line: an event's data and personal part at their limits fit, however much JSON must escape. */
export const lineBytesMax = 8 * 1024 * 1024

const header = z.strictObject({ trampolim: z.literal('events'), format: z.literal(1), redacted: z.boolean() })
export type Header = z.infer<typeof header>

const name = z.string().regex(/^[\x21-\x7e]{1,200}$/)
const object: z.ZodType<JsonObject> = z.record(z.string(), z.json())
const eventLine = z.strictObject({
  position: z.number().int().min(1),
  id: name,
  stream: name.regex(streamForm),
  version: z.number().int().min(1),
  type: name,
  schema: z.number().int().min(1),
  /** Milliseconds since 1970. */
  at: z.number().int().min(0),
  actor: name.nullable(),
  correlation: name,
  causation: name.nullable(),
  data: object,
  /** Absent where there was none; null where its key is destroyed, or where it was left out. */
  personal: object.nullable().optional(),
})
export type EventLine = z.infer<typeof eventLine>

export const headerOf = (redacted: boolean): Header => ({ trampolim: 'events', format: 1, redacted })

/** An event as a line, its personal part in clear text. */
export function lineOf({ personal: open, ...rest }: RecordedEvent): EventLine {
  const personal = open()
  return { ...rest, ...(personal !== undefined && { personal }) }
}

/** A text parsed as header or event; a string is the error, by field and rule and without a value. */
const read =
  <T>(type: z.ZodType<T>) =>
  (text: string): T | string => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      // The parser’s message may quote the line.
      return 'is not JSON'
    }
    const parsed = type.safeParse(value)
    if (parsed.success) return parsed.data
    return parsed.error.issues
      .slice(0, 5)
      .map(({ path, code }) => `${path.slice(0, 1).map(String).join() || 'line'} (${code})`)
      .join(', ')
  }

export const readHeader = read(header)
export const readLine = read(eventLine)
