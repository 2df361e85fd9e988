import type { z } from 'zod'
import type { JsonObject, NewEvent, RecordedEvent } from './log'
import { LogError } from './log-error'

type JsonSchema = z.ZodType<JsonObject, JsonObject>

/** The two parts of an event as stored. `personal` is null if its key is destroyed, or if the type has none. */
export type Parts = { readonly data: JsonObject; readonly personal: JsonObject | null }
/** Lifts an event one schema up. Pure, and must cope with `personal: null`, which stays null whatever it answers. */
export type Upcast = (old: Parts) => Parts

/**
 * One event type. The schemas describe the stored form and must give back what they take (no transforms): they check
 * an event when it is made and each time it is read.
 */
export type EventDefinition<Data extends JsonSchema, Personal extends JsonSchema | undefined> = {
  /** The schema's number, 1 or more. It goes up with every change, and an upcast joins the list. */
  readonly schema: number
  readonly data: Data
  readonly personal: Personal
  /** From schema 1 to 2, from 2 to 3, …: always `schema - 1` of them. */
  readonly upcast: readonly Upcast[]
  /** One event of the current schema, from which its golden file is written. */
  readonly golden: {
    readonly data: z.output<Data>
    readonly personal?: Personal extends JsonSchema ? z.output<Personal> : undefined
  }
}

type AnyDefinition = EventDefinition<JsonSchema, JsonSchema | undefined>
type Definitions = Readonly<Record<string, AnyDefinition>>

type PersonalOf<D extends AnyDefinition> = D['personal'] extends JsonSchema ? z.output<D['personal']> : undefined

/** An event as deciders and projections know it: one type of a union told apart by `type`. */
type EventNamed<Type extends string, D extends AnyDefinition> = {
  readonly type: Type
  readonly data: z.output<D['data']>
  /** Null once the person's data is erased, and always for a type without personal data. */
  readonly personal: D['personal'] extends JsonSchema ? z.output<D['personal']> | null : null
}

/** Where and when an event happened. */
export type Meta = Pick<
  RecordedEvent,
  'position' | 'id' | 'stream' | 'version' | 'at' | 'actor' | 'correlation' | 'causation'
>

/** The union of a catalog's events: `EventOf<typeof accountEvents>`. */
export type EventOf<C extends { readonly definitions: Definitions }> = {
  [Type in keyof C['definitions'] & string]: EventNamed<Type, C['definitions'][Type]>
}[keyof C['definitions'] & string]

/** Why a stored event cannot be used. Holds field names and rules, never values: it may be logged. */
export type ParseFailure = {
  readonly position: number
  readonly type: string
  readonly schema: number
  readonly problem: string
}
export type Parsed<Event> =
  | { readonly ok: true; readonly event: Event & { readonly meta: Meta } }
  | { readonly ok: false; readonly failure: ParseFailure }

export type Catalog<D extends Definitions = Definitions> = {
  readonly definitions: D
  /** A new event, checked. Throws LogError `invalid` naming the fields that are wrong. */
  make<Type extends keyof D & string>(
    type: Type,
    data: z.output<D[Type]['data']>,
    ...personal: PersonalOf<D[Type]> extends undefined ? [] : [personal: PersonalOf<D[Type]>]
  ): NewEvent & { readonly type: Type }
  /** The same for an event as a decider answers with it. */
  draft(event: EventOf<{ definitions: D }>): NewEvent
  /** A stored event at today's schema; undefined for a type this catalog does not have. Never throws on data. */
  parse(recorded: RecordedEvent): Parsed<EventOf<{ definitions: D }>> | undefined
  /**
   * A stream's past for a decider: what `parse` gives, in order, without the types this catalog does not have.
   * Throws LogError `tampered` if an event cannot be read, since to decide on part of the past would be wrong.
   */
  history(recorded: readonly RecordedEvent[]): (EventOf<{ definitions: D }> & { readonly meta: Meta })[]
}

export type AnyEvent = { readonly type: string; readonly data: JsonObject; readonly personal: JsonObject | null }
/** Any catalog, for code that works on all of them. */
export type AnyCatalog = {
  readonly definitions: Definitions
  parse(recorded: RecordedEvent): Parsed<AnyEvent> | undefined
}

/** Declares an event type; see `EventDefinition`. */
export function event<Data extends JsonSchema, Personal extends JsonSchema | undefined = undefined>(
  definition: Omit<EventDefinition<Data, Personal>, 'personal' | 'upcast'> & {
    readonly personal?: Personal
    readonly upcast?: readonly Upcast[]
  },
): EventDefinition<Data, Personal> {
  return { ...definition, personal: definition.personal as Personal, upcast: definition.upcast ?? [] }
}

/** Joins event types into a catalog. Throws if a type's upcasts do not lead to its schema. */
export function defineEvents<const D extends Definitions>(definitions: D): Catalog<D> {
  type Event = EventOf<{ definitions: D }>
  for (const [type, { schema, upcast }] of Object.entries(definitions)) {
    if (upcast.length !== schema - 1) throw new Error(`${type} is at schema ${schema}: it needs ${schema - 1} upcasts`)
  }
  const known = new Map<string, AnyDefinition>(Object.entries(definitions))

  const parse: Catalog<D>['parse'] = (recorded) => {
    const definition = known.get(recorded.type)
    if (!definition) return undefined
    const result = current(definition, recorded)
    if (typeof result === 'string') {
      const { position, type, schema } = recorded
      return { ok: false, failure: { position, type, schema, problem: result } }
    }
    // The schemas of this very type have just accepted both parts.
    const { data, personal } = result
    const event = { type: recorded.type, data, personal, meta: meta(recorded) }
    return { ok: true, event: event as unknown as Event & { readonly meta: Meta } }
  }

  const draft = (type: string, parts: Parts) => {
    const definition = known.get(type)
    if (!definition) throw new LogError('invalid', `There is no event type ${type}`)
    const made = checked(definition, parts)
    if (typeof made === 'string') throw new LogError('invalid', `${type}: ${made}`)
    if (definition.personal && !made.personal) throw new LogError('invalid', `${type}: personal is missing`)
    const { schema } = definition
    return made.personal ? { schema, data: made.data, personal: made.personal } : { schema, data: made.data }
  }

  return {
    definitions,
    parse,
    make: (type, data, ...[personal]) => ({ type, ...draft(type, { data, personal: personal ?? null }) }),
    draft: ({ type, data, personal }) => ({ type, ...draft(type, { data, personal }) }),
    history: (recorded) =>
      recorded.flatMap((one) => {
        const parsed = parse(one)
        if (!parsed) return []
        if (parsed.ok) return parsed.event
        const { position, type, schema, problem } = parsed.failure
        throw new LogError('tampered', `Event ${position} (${type}, schema ${schema}) cannot be read: ${problem}`)
      }),
  }
}

function meta({ position, id, stream, version, at, actor, correlation, causation }: RecordedEvent): Meta {
  return { position, id, stream, version, at, actor, correlation, causation }
}

/** The parts lifted to today's schema and checked; a text says what is wrong with them. */
function current(definition: AnyDefinition, recorded: RecordedEvent): Parts | string {
  const { schema, upcast } = definition
  if (recorded.schema > schema) return `schema ${recorded.schema} is newer than ${schema}`
  try {
    const personal = recorded.personal()
    const erased = personal === null
    let parts: Parts = { data: recorded.data, personal: personal ?? null }
    if (recorded.schema < schema) for (const lift of upcast.slice(recorded.schema - 1)) parts = lift(parts)
    if (definition.personal && !erased && parts.personal === null) return 'personal is missing'
    return checked(definition, erased ? { ...parts, personal: null } : parts)
  } catch (error) {
    // An upcast that throws, or a personal part that does not open: the class says enough, the message may say too much.
    return error instanceof LogError
      ? error.message
      : `reading failed (${error instanceof Error ? error.name : typeof error})`
  }
}

function checked({ data, personal }: AnyDefinition, parts: Parts): Parts | string {
  const plain = data.safeParse(parts.data)
  if (!plain.success) return problems('data', plain.error)
  if (!personal || parts.personal === null) {
    return parts.personal === null ? { data: plain.data, personal: null } : 'personal is not part of this type'
  }
  const secret = personal.safeParse(parts.personal)
  if (!secret.success) return problems('personal', secret.error)
  return { data: plain.data, personal: secret.data }
}

/** Field names and rule names only, since a custom message could quote the input; at most five of them. */
const problems = (part: string, error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, code }) => `${[part, ...path.map(field)].join('.')} (${code})`)
    .join(', ')

/** A key that does not look like a field's name may be a person's own text, used as a key. */
const field = (key: PropertyKey): string => (/^[a-z][a-zA-Z0-9_]{0,39}$|^\d+$/.test(String(key)) ? String(key) : '*')
