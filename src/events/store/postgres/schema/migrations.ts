// The schema on PostgreSQL, made by the first node and brought forward by the first of a newer release.
import { LogError } from '../../log-error'
import firstSql from './schema.sql' with { type: 'text' }
import singleUseSql from './schema-2.sql' with { type: 'text' }
import settledSql from './schema-3.sql' with { type: 'text' }

/** In order; what a release has brought out never changes. */
const migrations: readonly string[] = [firstSql, singleUseSql, settledSql]

/** One lock for all schemas of a database; only the first start of a release takes it. */
const migrationLock = 7_214_502_231

/** Throws LogError `newer` if a newer release has changed the schema. */
export async function migrateSchema(sql: Bun.SQL, schema: string): Promise<void> {
  if ((await versionOf(sql)) === migrations.length) return
  await sql.begin(async (tx) => {
    await tx.unsafe('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await tx.unsafe(`CREATE SCHEMA IF NOT EXISTS "${schema}"`)
    await tx.unsafe('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL)')
    const have = await versionOf(tx)
    if (have > migrations.length)
      throw new LogError('newer', 'The log on PostgreSQL was written by a newer release. Use that release.')
    for (const [index, text] of migrations.entries()) {
      if (index < have) continue
      for (const statement of text.split('--> statement-breakpoint')) await tx.unsafe(statement)
      await tx.unsafe('INSERT INTO migrations VALUES ($1, now())', [index + 1])
    }
  })
}

/** 0 without a schema. */
async function versionOf(sql: Bun.SQL): Promise<number> {
  const [tableRow] = await sql.unsafe(`SELECT to_regclass('migrations') IS NOT NULL AS made`)
  if (!tableRow?.made) return 0
  const [row] = await sql.unsafe('SELECT coalesce(max(version), 0) AS version FROM migrations')
  return Number(row?.version ?? 0)
}
