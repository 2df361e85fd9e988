import type { Row } from './lines'

/** Three cells beside each other, three times in a row, at the same left edges: less is prose with aligned dates. */
const CELLS = 3
const ROWS = 3
const TOLERANCE = 0.015

/**
 * Tables as far as placed text tells: runs of rows whose cells share their left edges. A PDF has no tables of its own,
 * so one of two columns or with ragged cells is missed.
 */
export function findTables(rows: readonly Row[], width: number): Row[][] {
  const tables: Row[][] = []
  let current: Row[] = []
  const close = () => {
    if (current.length >= ROWS) tables.push(current)
    current = []
  }
  for (const row of rows) {
    const last = current.at(-1)
    if (row.segments.length < CELLS || (last && !aligned(last, row, width * TOLERANCE))) close()
    if (row.segments.length >= CELLS) current.push(row)
  }
  close()
  return tables
}

function aligned(a: Row, b: Row, tolerance: number): boolean {
  const shared = b.segments.filter((cell) => a.segments.some((other) => Math.abs(other.x - cell.x) <= tolerance))
  return shared.length >= CELLS
}
