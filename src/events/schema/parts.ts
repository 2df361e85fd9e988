// The two parts of an event: what a type's definition says about them, and how stored ones are upgraded to it.
import type { z } from 'zod'
import type { JsonObject, RecordedEvent } from '../store/log'
import { LogError } from '../store/log-error'

export type JsonSchema = z.ZodType<JsonObject, JsonObject>

/** The two stored parts of an event. `personal` is null if its key is destroyed, or if the type has none. */
export type Parts = { readonly data: JsonObject; readonly personal: JsonObject | null }
/** Upgrades an event by one schema. Pure, and must accept `personal: null`, which stays null whatever it returns. */
export type Upcast = (old: Parts) => Parts

/** One event type; its schemas describe the stored form and must return their input unchanged. */
export type EventDefinition<Data extends JsonSchema, Personal extends JsonSchema | undefined> = {
  /** The schema's number, 1 or more: that of its upcasts and one, so it increases with every change. */
  readonly schema: number
  /**
   * True for what a person or an admin can repeat as often as they like: it is refused before its stream is full. False for
   * what happens once in its stream, follows from another event, records money that moved, or protects or ends an account.
   */
  readonly repeatable: boolean
  readonly data: Data
  readonly personal: Personal
  /** From schema 1 to 2, from 2 to 3, …: a changed schema adds one. */
  readonly upcast: readonly Upcast[]
  /** One event of the current schema; its golden file is written from it. */
  readonly golden: {
    readonly data: z.output<Data>
    readonly personal?: Personal extends JsonSchema ? z.output<Personal> : undefined
  }
}

export type AnyDefinition = EventDefinition<JsonSchema, JsonSchema | undefined>
/** An invalid stored event; `problem` contains field names and rules, never values. */
export class Unreadable extends LogError {
  constructor(
    { position, type, schema }: Pick<RecordedEvent, 'position' | 'type' | 'schema'>,
    readonly problem: string,
  ) {
    super('tampered', `Event ${position} (${type}, schema ${schema}) cannot be read: ${problem}`)
  }
}

/** The parts upgraded to today's schema and validated; a string is the error. */
export function current(definition: AnyDefinition, recorded: RecordedEvent): Parts | string {
  const { schema } = definition
  if (recorded.schema > schema) return `schema ${recorded.schema} is newer than ${schema}`
  if (recorded.schema === schema && definition.personal) return withLazyPersonal(definition, recorded)
  try {
    return upcasted(definition, recorded)
  } catch (error) {
    return kindOf(error)
  }
}

/** The parts after the upcasts from the recorded schema to today's, validated. An upcast needs both parts at once. */
function upcasted(definition: AnyDefinition, recorded: RecordedEvent): Parts | string {
  const personal = recorded.personal()
  const erased = personal === null
  let parts: Parts = { data: recorded.data, personal: personal ?? null }
  for (const upcast of definition.upcast.slice(recorded.schema - 1)) parts = upcast(parts)
  if (definition.personal && !erased && parts.personal === null) return 'personal is missing'
  return checked(definition, erased ? { ...parts, personal: null } : parts)
}

/** The parts of an event of today's schema. `personal` is decrypted and validated when it is first read, and only once. */
function withLazyPersonal(definition: AnyDefinition, recorded: RecordedEvent): Parts | string {
  const plain = definition.data.safeParse(recorded.data)
  if (!plain.success) return problems('data', plain.error)
  let opened: JsonObject | null | undefined
  return {
    data: plain.data,
    get personal() {
      if (opened === undefined) opened = personalOf(definition, recorded)
      return opened
    },
  }
}

function personalOf({ personal: type }: AnyDefinition, recorded: RecordedEvent): JsonObject | null {
  let secret: JsonObject | null | undefined
  try {
    secret = recorded.personal()
  } catch (error) {
    throw new Unreadable(recorded, kindOf(error))
  }
  if (secret === null) return null
  if (secret === undefined || !type) throw new Unreadable(recorded, 'personal is missing')
  const parsed = type.safeParse(secret)
  if (!parsed.success) throw new Unreadable(recorded, problems('personal', parsed.error))
  return parsed.data
}

/** An upcast that throws, or a personal part that does not open: the class alone, as the message may contain data. */
export function kindOf(error: unknown): string {
  if (error instanceof LogError) return error.message
  return `reading failed (${error instanceof Error ? error.name : typeof error})`
}

/** Both parts as their schemas accept them; a string is the error. */
export function checked({ data, personal }: AnyDefinition, parts: Parts): Parts | string {
  const plain = data.safeParse(parts.data)
  if (!plain.success) return problems('data', plain.error)
  if (!personal || parts.personal === null) {
    return parts.personal === null ? { data: plain.data, personal: null } : 'personal is not part of this type'
  }
  const secret = personal.safeParse(parts.personal)
  if (!secret.success) return problems('personal', secret.error)
  return { data: plain.data, personal: secret.data }
}

/** Only field and rule names, because a custom message could quote the input; at most five of them. */
const problems = (part: string, error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, code }) => `${[part, ...path.map(field)].join('.')} (${code})`)
    .join(', ')

/** A key that does not look like a field name may be a person's own text. */
const field = (key: PropertyKey): string => (/^[a-z][a-zA-Z0-9_]{0,39}$|^\d+$/.test(String(key)) ? String(key) : '*')
