// The SQL of the read models' tables, made from their definitions; there are no migrations, because they are rebuilt.
import { createHash } from 'node:crypto'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AnyCatalog } from '../../events/schema/catalog'
import type { Projection } from './projection'

export type Shape = {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** CREATE TABLE, then its indexes. */
  readonly sql: readonly string[]
}

type Config = ReturnType<typeof getTableConfig>
const types = new Set(['INTEGER', 'REAL', 'TEXT', 'BLOB'])
/** A name as an SQL identifier. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
const list = (names: readonly string[]): string => names.map(quote).join(', ')

/**
 * The SQL of a table, from its definition. Always STRICT; WITHOUT ROWID for keys that are not one integer, unless a row
 * may contain a document (json or blob), for which SQLite advises against it. Throws for what read models must not use:
 * foreign keys, checks, generated columns, unique() (use uniqueIndex), SQL defaults, no primary key.
 */
export function shape(table: SQLiteTable): Shape {
  const cached = shapes.get(table)
  if (cached) return cached
  const newShape = shapeOf(table)
  shapes.set(table, newShape)
  return newShape
}

/** Both the name of a views file and its tables follow from them. */
const shapes = new WeakMap<SQLiteTable, Shape>()

function shapeOf(table: SQLiteTable): Shape {
  const config = getTableConfig(table)
  const key = primaryKey(config)
  refuseUnsupported(config, key)
  const integerKey = key.length === 1 && config.columns.find(({ name }) => name === key[0])?.getSQLType() === 'integer'
  const documents = config.columns.some(
    ({ dataType, columnType }) => dataType === 'json' || columnType.includes('Blob'),
  )
  const columns = config.columns.map(columnSql)
  const options = integerKey || documents ? 'STRICT' : 'STRICT, WITHOUT ROWID'
  return {
    table: config.name,
    columns: config.columns.map(({ name }) => name),
    key,
    sql: [
      `CREATE TABLE ${quote(config.name)} (${[...columns, `PRIMARY KEY (${list(key)})`].join(', ')}) ${options}`,
      ...config.indexes.map((index) => indexSql(config.name, index)),
    ],
  }
}

/**
 * Sixteen hex digits that change with a projection's name, version or tables, and with an event type or its schema.
 * Order does not matter. A release that knows other events must not continue where another stopped, because it would
 * miss what the other could not read. Throws as `shape` does.
 */
export function fingerprint(
  projections: readonly Projection[],
  { definitions }: Pick<AnyCatalog, 'definitions'>,
): string {
  const parts = projections.map(({ name, version, tables }) => [
    name,
    version,
    ...tables.flatMap((table) => shape(table).sql),
  ])
  const kinds = Object.entries(definitions).map(([type, { schema }]) => `${type} ${schema}`)
  return createHash('sha256')
    .update(JSON.stringify([parts.sort(), kinds.sort()]))
    .digest('hex')
    .slice(0, 16)
}

function primaryKey({ columns, primaryKeys }: Config): string[] {
  const composite = primaryKeys[0]?.columns.map(({ name }) => name)
  return composite ?? columns.filter(({ primary }) => primary).map(({ name }) => name)
}

function columnSql(column: Config['columns'][number]): string {
  const { name, notNull, primary, default: value } = column
  const parts = [quote(name), column.getSQLType().toUpperCase()]
  if (notNull || primary) parts.push('NOT NULL')
  if (value !== undefined) parts.push(`DEFAULT ${literal(column.mapToDriverValue(value))}`)
  return parts.join(' ')
}

function literal(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  throw new Error('A default is a number or a text')
}

function indexSql(table: string, { config }: Config['indexes'][number]): string {
  if (config.where) throw new Error(`Index ${config.name}: partial indexes are not supported`)
  const columns = config.columns.map((column) => {
    if (!('name' in column)) throw new Error(`Index ${config.name}: expressions are not supported`)
    return column.name
  })
  return `CREATE ${config.unique ? 'UNIQUE INDEX' : 'INDEX'} ${quote(config.name)} ON ${quote(table)} (${list(columns)})`
}

function refuseUnsupported({ name, columns, foreignKeys, checks, uniqueConstraints }: Config, key: string[]): void {
  const refuse = (what: string): never => {
    throw new Error(`Table ${name}: ${what}`)
  }
  if (key.length === 0) refuse('a primary key is needed, for upserts and for verify')
  if (foreignKeys.length > 0 || checks.length > 0) refuse('read models have no foreign keys and no checks')
  if (uniqueConstraints.length > 0 || columns.some(({ isUnique }) => isUnique)) refuse('use uniqueIndex, not unique()')
  for (const column of columns) {
    if (!types.has(column.getSQLType().toUpperCase())) refuse(`${column.name} is of no type STRICT knows`)
    if (column.generated || column.defaultFn || column.onUpdateFn) refuse(`${column.name} is generated`)
  }
}
