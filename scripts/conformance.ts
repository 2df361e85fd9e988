// `npm run conformance`: runs the rows of the specification (tests/conformance/rows.txt) against the built executable with
// an empty data folder, prints a table and counts. Rows that only name a test are counted apart: this does not run them.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { worldOf } from '../tests/conformance/people'
import { problemOf } from '../tests/conformance/run'
import { type Row, rowsOf } from '../tests/conformance/table'
import { adminAccount } from '../tests/helpers/accounts/sample-accounts'
import { executable, startServer } from '../tests/helpers/server'

/** Rows that the specification was first cut into by somebody else, whose list is not in the repository. */
const rowsOfTheSpecification = 355

const table = resolve(import.meta.dir, '../tests/conformance/rows.txt')

const isNamed = ({ check }: Row) => check.kind === 'test' || check.kind === 'source'
const isRun = (row: Row) => !isNamed(row) && row.check.kind !== 'differs'

const markOf = (row: Row, problem: string | null): string => {
  if (problem !== null) return 'FAILS'
  if (isNamed(row)) return 'named'
  return row.check.kind === 'differs' ? 'differs' : 'holds'
}

const explained = (row: Row, problem: string | null): string => {
  if (problem !== null) return ` (${problem})`
  if (row.check.kind === 'test' || row.check.kind === 'source') return ` (${row.check.file})`
  return row.check.kind === 'differs' ? ` (docs/product-decisions.md ${row.check.reference})` : ''
}

async function main(): Promise<number> {
  if (!existsSync(executable)) {
    console.error('There is no executable: run npm run build first.')
    return 2
  }
  const rows = rowsOf(readFileSync(table, 'utf8'))
  const server = await startServer({ env: adminAccount })
  const counts: Record<string, number> = { holds: 0, FAILS: 0, named: 0, differs: 0 }
  try {
    const world = await worldOf(server)
    let section = ''
    for (const row of rows) {
      const problem = await problemOf(row, world).catch((error: unknown) => String(error))
      const mark = markOf(row, problem)
      counts[mark] = (counts[mark] ?? 0) + 1
      if (row.section !== section) console.log(`\n${row.section}`)
      section = row.section
      console.log(`  ${row.id.padEnd(6)}${mark.padEnd(9)}${row.demand}${explained(row, problem)}`)
    }
  } finally {
    await server.stop()
  }
  console.log(
    `\n${rows.length} rows: ${counts.holds} hold, ${counts.FAILS} fail, ${counts.named} only name a test or a constant, ` +
      `${counts.differs} differ on purpose.`,
  )
  console.log(
    `${rows.filter(isRun).length} were run. The specification was first cut into ${rowsOfTheSpecification} rows, in a list that is not here: this is another cut of it.`,
  )
  return counts.FAILS === 0 ? 0 : 1
}

process.exit(await main())
