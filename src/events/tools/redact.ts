// An export without personal data: personal parts are removed, and ids that identify a person are replaced.
import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { AnyCatalog } from '../schema/catalog'
import type { Json } from '../store/log'
import type { EventLine } from './json-lines'

/** Values that the program itself writes where a provider's id may also be: what a use was taken from. */
const ours = /^(free|assigned)(-\d{1,16})?$/

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Pseudonymises ids with a keyed hash: stable within one export, unlinkable without the key. */
type Alias = (id: string) => string

function aliases(key: Uint8Array): Alias {
  return (id) => {
    const digest = createHmac('sha256', key).update(id).digest()
    if (!uuid.test(id)) return `r-${digest.subarray(0, 12).toString('base64url')}`
    const hex = digest.toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

/** Actors that are the program or its operator, not an account. */
const nobody: ReadonlySet<string> = new Set(['system', 'operator', 'cli'])

/** `account/<id>` keeps its kind. */
const streamAlias = (stream: string, alias: Alias): string => {
  const at = stream.indexOf('/') + 1
  return stream.slice(0, at) + alias(stream.slice(at))
}

/**
 * Makes lines without personal data; `key` is 32 random bytes for one export, to be thrown away. Ids are replaced
 * consistently over the whole export. In `data` a text stays only where its schema lists the possible values or gives
 * it a pattern; any other text becomes an opaque one. Numbers, times, types and the order stay; events are upgraded to
 * today's schema. Throws for one the catalog cannot read, because its content is unknown.
 */
export function redactor(catalog: AnyCatalog, key: Uint8Array): (line: EventLine) => EventLine {
  const alias = aliases(key)
  const maybe = (id: string | null) => (id === null || nobody.has(id) ? id : alias(id))
  return (line) => {
    const definition = catalog.definitions[line.type]
    // Today's schema defines what its fields may contain.
    const gone = line.personal === undefined ? undefined : null
    const parsed = catalog.parse({ ...line, personal: () => gone })
    if (!definition || !parsed) throw new Error(`There is no event type ${line.type}: it cannot be redacted`)
    if (!parsed.ok) throw new Error(`Event ${line.position} cannot be redacted: ${parsed.failure.problem}`)
    const data = redacted(definition.data, parsed.event.data, alias)
    return {
      ...line,
      schema: definition.schema,
      id: alias(line.id),
      stream: streamAlias(line.stream, alias),
      actor: maybe(line.actor),
      correlation: alias(line.correlation),
      causation: maybe(line.causation),
      data: data as EventLine['data'],
      ...(line.personal !== undefined && { personal: null }),
    }
  }
}

type Def = {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly format?: string
}
const defOf = (type: z.ZodType): Def => type.def as unknown as Def

/** Formats that reveal nothing about a person, by zod's names. */
const plainFormats: ReadonlySet<string> = new Set(['date', 'datetime', 'regex'])

function redacted(type: z.ZodType | undefined, value: Json | undefined, alias: Alias): Json | undefined {
  const def = type && defOf(type)
  if (def?.innerType) return redacted(def.innerType, value, alias)
  const option = def?.options?.find((one) => one.safeParse(value).success)
  if (option) return redacted(option, value, alias)
  if (typeof value === 'string') return ours.test(value) || isPlain(type) ? value : alias(value)
  if (Array.isArray(value)) return value.map((one) => redacted(def?.element, one, alias) ?? null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      // A field that no schema names may itself be somebody's text.
      def?.shape ? field : alias(field),
      redacted(def?.shape?.[field], one, alias),
    ]),
  )
}

function isPlain(type: z.ZodType | undefined): boolean {
  if (!type) return false
  const { type: kind, format } = defOf(type)
  if (kind === 'enum' || kind === 'literal') return true
  const checks =
    (type.def as { readonly checks?: readonly { readonly _zod: { readonly def: { readonly format?: string } } }[] })
      .checks ?? []
  return [format, ...checks.map(({ _zod }) => _zod.def.format)].some(
    (one) => one !== undefined && plainFormats.has(one),
  )
}
