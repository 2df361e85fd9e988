// One stored example per (type, schema), retained forever: the proof that a log of any age is readable.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AnyCatalog } from '../schema/catalog'
import type { JsonObject, RecordedEvent } from '../store/log'

type Example = {
  readonly type: string
  readonly schema: number
  readonly data: JsonObject
  readonly personal?: JsonObject | undefined
}
/** `sha256`: the digest of the line without it, so that an edited example is found. */
type Golden = Example & { readonly sha256: string }

const digestOf = (example: Example): string => createHash('sha256').update(JSON.stringify(example)).digest('hex')
const nameOf = ({ type, schema }: Pick<Example, 'type' | 'schema'>): string => `${type} ${schema}`

/** The examples of a file: one line of JSON each, by type and schema. */
export const goldensOf = (file: string): Golden[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

/** Adds an example of each type's current schema that has none, and names it; never changes an existing one. */
export function writeGoldens({ definitions }: AnyCatalog, file: string): string[] {
  const present = goldensOf(file)
  const names = new Set(present.map(nameOf))
  const added = Object.entries(definitions)
    .map(([type, { schema, golden }]) => ({ type, schema, ...golden }))
    .filter((example) => !names.has(nameOf(example)))
    .map((example) => ({ ...example, sha256: digestOf(example) }))
  const all = [...present, ...added].sort((one, other) =>
    one.type === other.type ? one.schema - other.schema : one.type < other.type ? -1 : 1,
  )
  writeFileSync(file, all.map((golden) => `${JSON.stringify(golden)}\n`).join(''))
  return added.map(nameOf)
}

/** The problems of a file of examples: missing, edited, unreadable, of an unknown type or unlike their definition. */
export function goldenProblems(catalog: AnyCatalog, file: string): string[] {
  const goldens = goldensOf(file)
  const present = new Set(goldens.map(nameOf))
  const missing = Object.entries(catalog.definitions)
    .flatMap(([type, { schema }]) => Array.from({ length: schema }, (_, index) => nameOf({ type, schema: index + 1 })))
    .filter((name) => !present.has(name))
  return [...missing.map((name) => `${name} is missing`), ...goldens.flatMap((golden) => problemsOf(catalog, golden))]
}

function problemsOf(catalog: AnyCatalog, golden: Golden): string[] {
  const { sha256, ...example } = golden
  const name = nameOf(golden)
  const definition = catalog.definitions[golden.type]
  if (!definition || golden.schema > definition.schema) return [`${name} is not in the catalog`]
  if (digestOf(example) !== sha256) return [`${name} was edited`]
  const parsed = catalog.parse(recorded(golden))
  if (!parsed?.ok) return [`${name} does not read: ${parsed?.failure.problem ?? 'unknown type'}`]
  const { schema, golden: parts } = definition
  const isToday = golden.schema === schema
  const fromCode = JSON.stringify({ type: golden.type, schema, ...parts })
  return isToday && fromCode !== JSON.stringify(example) ? [`${name} differs from the example in the code`] : []
}

function recorded({ type, schema, data, personal }: Example): RecordedEvent {
  const where = { position: 1, id: 'golden', stream: 'golden/1', version: 1, at: 0 }
  const why = { actor: null, correlation: 'golden', causation: null }
  return { ...where, ...why, type, schema, data, personal: () => personal }
}
