// Detects tables from the positions of cells.
import type { Row } from '../glyphs/lines'

/** Smallest table: three cells in three consecutive rows at the same left edges; less could be prose with dates. */
const CELLS = 3
const ROWS = 3
const TOLERANCE = 0.015

/** Detects tables by rows whose cells share left edges; one with two columns or ragged cells is missed. */
export function findTables(rows: readonly Row[], width: number): Row[][] {
  const tables: Row[][] = []
  let current: Row[] = []
  const close = () => {
    if (current.length >= ROWS) tables.push(current)
    current = []
  }
  for (const row of rows) {
    const last = current.at(-1)
    if (row.segments.length < CELLS || (last && !areAligned(last, row, width * TOLERANCE))) close()
    if (row.segments.length >= CELLS) current.push(row)
  }
  close()
  return tables
}

function areAligned(a: Row, b: Row, tolerance: number): boolean {
  const shared = b.segments.filter((cell) => a.segments.some((other) => Math.abs(other.x - cell.x) <= tolerance))
  return shared.length >= CELLS
}
