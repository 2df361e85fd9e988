// One stored example per (type, schema), retained forever: the proof that a log of any age is readable.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyCatalog } from '../schema/catalog'
import type { JsonObject, RecordedEvent } from '../store/log'

type Golden = {
  readonly type: string
  readonly schema: number
  readonly data: JsonObject
  readonly personal?: JsonObject
}

const fileName = (type: string, schema: number): string => `${type}.${schema}.json`

/** Writes the golden file of each type's current schema if there is none; never changes an existing one. */
export function writeGoldens({ definitions }: AnyCatalog, folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return Object.entries(definitions).flatMap(([type, { schema, golden }]) => {
    const file = fileName(type, schema)
    if (existsSync(join(folder, file))) return []
    writeFileSync(join(folder, file), `${JSON.stringify({ type, schema, ...golden }, null, 2)}\n`)
    return [file]
  })
}

/**
 * The problems of a folder of golden files, for a test that expects `[]`: a (type, schema) without one, an unreadable
 * one, one that differs from its definition's own example, or one of an unknown type.
 */
export function goldenProblems(catalog: AnyCatalog, folder: string): string[] {
  const present = existsSync(folder) ? readdirSync(folder) : []
  const expected = Object.entries(catalog.definitions).flatMap(([type, { schema }]) =>
    Array.from({ length: schema }, (_, index) => ({ type, schema: index + 1, file: fileName(type, index + 1) })),
  )
  const missing = expected.filter(({ file }) => !present.includes(file)).map(({ file }) => `${file} is missing`)
  const unknown = present
    .filter((name) => !expected.some(({ file }) => file === name))
    .map((file) => `${file} is of a type or schema the catalog does not have`)
  const unreadable = expected
    .filter(({ file }) => present.includes(file))
    .flatMap(({ type, schema, file }) => {
      const golden: Golden = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      if (golden.type !== type || golden.schema !== schema) return [`${file} holds another type or schema`]
      const parsed = catalog.parse(recorded(golden))
      if (!parsed?.ok) return [`${file} does not read: ${parsed?.failure.problem ?? 'unknown type'}`]
      const definition = catalog.definitions[type]
      if (schema !== definition?.schema) return []
      const fromCode = JSON.stringify({ type, schema, ...definition.golden })
      return fromCode === JSON.stringify(golden) ? [] : [`${file} differs from the example in the code`]
    })
  return [...missing, ...unknown, ...unreadable]
}

/** SHA-256 of each golden file, by its name. */
export function goldenDigests(folder: string): Record<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, digest(file)]),
  )
}

/**
 * The digests of a list in sha256sum's format, which a test compares with the folder, so that an edited golden fails
 * it.
 */
function pinnedDigests(list: string): Record<string, string> {
  const lines = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  return Object.fromEntries(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/** Adds the golden files that the list does not have; never changes an existing line. */
export function pinGoldens(folder: string, list: string): void {
  const all = { ...goldenDigests(folder), ...pinnedDigests(list) }
  const lines = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(list, lines.map(([file, digest]) => `${digest}  ${file}\n`).join(''))
}

function recorded({ type, schema, data, personal }: Golden): RecordedEvent {
  const where = { position: 1, id: 'golden', stream: 'golden/1', version: 1, at: 0 }
  const why = { actor: null, correlation: 'golden', causation: null }
  return { ...where, ...why, type, schema, data, personal: () => personal }
}
