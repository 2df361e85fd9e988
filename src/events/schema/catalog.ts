// A catalog: the event types of one kind of stream. It makes new events and opens stored ones at today's schema, both typed.
import type { z } from 'zod'
import type { JsonObject, NewEvent, RecordedEvent } from '../store/log'
import { LogError } from '../store/log-error'
import {
  type AnyDefinition,
  checked,
  current,
  type EventDefinition,
  type JsonSchema,
  kindOf,
  type Parts,
  Unreadable,
  type Upcast,
} from './parts'

type Definitions = Readonly<Record<string, AnyDefinition>>

type PersonalOf<D extends AnyDefinition> = D['personal'] extends JsonSchema ? z.output<D['personal']> : undefined

/** An event as deciders and projections see it: one type of a union discriminated by `type`. */
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

/** The union of a catalog's events: `EventOf<typeof domainEvents>`. */
export type EventOf<C extends { readonly definitions: Definitions }> = {
  [Type in keyof C['definitions'] & string]: EventNamed<Type, C['definitions'][Type]>
}[keyof C['definitions'] & string]

/** Why a stored event cannot be used. Contains field names and rules, never values, so it may be logged. */
type ParseFailure = {
  readonly position: number
  readonly type: string
  readonly schema: number
  readonly problem: string
}
type Parsed<Event> =
  | { readonly ok: true; readonly event: Event & { readonly meta: Meta } }
  | { readonly ok: false; readonly failure: ParseFailure }

type Catalog<D extends Definitions = Definitions> = {
  readonly definitions: D
  /** A new, validated event. Throws LogError `invalid` naming the wrong fields. */
  make<Type extends keyof D & string>(
    type: Type,
    data: z.output<D[Type]['data']>,
    ...personal: PersonalOf<D[Type]> extends undefined ? [] : [personal: PersonalOf<D[Type]>]
  ): NewEvent & { readonly type: Type }
  /** The same for an event as a decider returns it. */
  draft(event: EventOf<{ definitions: D }>): NewEvent
  /** A stored event at today's schema, both parts validated; undefined for an unknown type. Never throws for bad data. */
  parse(recorded: RecordedEvent): Parsed<EventOf<{ definitions: D }>> | undefined
  /** Like `parse`, but a personal part of today's schema is validated on first access, which throws Unreadable. */
  open(recorded: RecordedEvent): Parsed<EventOf<{ definitions: D }>> | undefined
  /**
   * A stream's history for a decider: what `open` returns, in order, without unknown types. Throws LogError `tampered`
   * if an event is unreadable, because a decision on part of the history would be wrong.
   */
  history(recorded: readonly RecordedEvent[]): (EventOf<{ definitions: D }> & { readonly meta: Meta })[]
}

export type AnyEvent = { readonly type: string; readonly data: JsonObject; readonly personal: JsonObject | null }
/** Any catalog, for code that works with all of them. */
export type AnyCatalog = {
  readonly definitions: Definitions
  parse(recorded: RecordedEvent): Parsed<AnyEvent> | undefined
  open(recorded: RecordedEvent): Parsed<AnyEvent> | undefined
}

/** Declares an event type, whose schemas are built when the first event of it is made or read. */
export function event<Data extends JsonSchema, Personal extends JsonSchema | undefined = undefined>({
  data,
  personal,
  upcast = [],
  ...definition
}: Omit<EventDefinition<Data, Personal>, 'schema' | 'data' | 'personal' | 'upcast'> & {
  readonly data: () => Data
  readonly personal?: () => Personal
  readonly upcast?: readonly Upcast[]
}): EventDefinition<Data, Personal> {
  let built: Data | undefined
  let builtPersonal: Personal | undefined
  return {
    ...definition,
    schema: upcast.length + 1,
    upcast,
    get data() {
      built ??= data()
      return built
    },
    get personal() {
      builtPersonal ??= personal?.()
      return builtPersonal as Personal
    },
  }
}

/** Joins event types into a catalog. */
export function defineEvents<const D extends Definitions>(definitions: D): Catalog<D> {
  type Event = EventOf<{ definitions: D }>
  const byType = new Map<string, AnyDefinition>(Object.entries(definitions))

  const failed = ({ position, type, schema }: RecordedEvent, problem: string) =>
    ({ ok: false, failure: { position, type, schema, problem } }) as const

  const open: Catalog<D>['open'] = (recorded) => {
    const definition = byType.get(recorded.type)
    if (!definition) return undefined
    const parts = current(definition, recorded)
    if (typeof parts === 'string') return failed(recorded, parts)
    // These are the type's own schemas: `data` has been validated, `personal` is validated on access.
    const event = {
      type: recorded.type,
      data: parts.data,
      meta: meta(recorded),
      get personal() {
        return parts.personal
      },
    }
    return { ok: true, event: event as unknown as Event & { readonly meta: Meta } }
  }

  const parse: Catalog<D>['parse'] = (recorded) => {
    const opened = open(recorded)
    if (!opened?.ok) return opened
    try {
      void opened.event.personal
      return opened
    } catch (error) {
      return failed(recorded, error instanceof Unreadable ? error.problem : kindOf(error))
    }
  }

  const draft = (type: string, parts: Parts) => {
    const definition = byType.get(type)
    if (!definition) throw new LogError('invalid', `There is no event type ${type}`)
    const event = checked(definition, parts)
    if (typeof event === 'string') throw new LogError('invalid', `${type}: ${event}`)
    if (definition.personal && !event.personal) throw new LogError('invalid', `${type}: personal is missing`)
    const { schema } = definition
    return event.personal ? { schema, data: event.data, personal: event.personal } : { schema, data: event.data }
  }

  return {
    definitions,
    parse,
    open,
    make: (type, data, ...[personal]) => ({ type, ...draft(type, { data, personal: personal ?? null }) }),
    draft: ({ type, data, personal }) => ({ type, ...draft(type, { data, personal }) }),
    history: (recorded) =>
      recorded.flatMap((one) => {
        const opened = open(one)
        if (!opened) return []
        if (opened.ok) return opened.event
        throw new Unreadable(one, opened.failure.problem)
      }),
  }
}

function meta({ position, id, stream, version, at, actor, correlation, causation }: RecordedEvent): Meta {
  return { position, id, stream, version, at, actor, correlation, causation }
}
