// Turns the rows of a Markdown table into bullets.
import { fold } from '../../../resume/reading/text'
import { sectionByPhrase } from '../phrases/headings'

/** "| :---: | :--- |", below the head of a table. */
const rule = /^\s{0,8}\|?\s{0,8}:?-{2,40}:?\s{0,8}(?:\|\s{0,8}:?-{2,40}:?\s{0,8}){1,20}\|?\s{0,8}$/
/** A cell that only counts the rows. */
const ordinal = /^#?\d{1,3}[.)]?$/
/** The head of a column that says which rows are required, and its answers. Folded. */
const demandHead = /^(?:required|essential|mandatory|obrigatori[oa]|necessari[oa]|exigid[oa])\b/
const [no, answer] = [/^(?:no|nao)$/, /^(?:yes|no|sim|nao|x|✓|✔|-|)$/]

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
const sectionOfCell = (cell = '') => sectionByPhrase.get(fold(cell).replace(/[^\p{L}\p{N}' /-]+/gu, ''))
const toBullet = (cells: readonly string[]): string =>
  `- ${cells.filter((cell) => cell !== '' && !ordinal.test(cell)).join(': ')}`

/** "Must have | Nice to have": the second column below its own heading. */
const asColumns = ([first = '', second = '']: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `${first}:`,
  '',
  ...rows.map(([one = '', other = '']) =>
    one === '' ? `- ${other} (${second})` : `- ${one}${other === '' ? '' : `; ${second}: ${other}`}`,
  ),
]

/** "Skill | Required" with "Rust | No" below it: what is not required would help. */
const asAnswered = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const column = head.findIndex((cell) => demandHead.test(fold(cell)))
  return rows.map((row) =>
    column > 0 && answer.test(fold(row[column] ?? ''))
      ? `${toBullet(row.toSpliced(column, 1))}${no.test(fold(row[column] ?? '')) ? ' (desirable)' : ''}`
      : toBullet(row),
  )
}

/** As many lines as a table has: its rows as bullets, and its head as one where it is a row like those below it. */
const withoutTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const sections = head.map(sectionOfCell)
  const isChoice = head.length === 2 && sections.includes('required') && sections.includes('desirable')
  if (isChoice && !rows.every(([, cell = '']) => answer.test(fold(cell)))) return asColumns(head, rows)
  const isRow = sections[0] !== undefined && rows.some(([cell]) => sectionOfCell(cell) !== undefined)
  return [isRow ? toBullet(head) : '', '', ...asAnswered(head, rows)]
}

/** The lines with each row of a table as a bullet; a head that only names the columns is left empty, as is its rule. */
export const withoutTables = (lines: readonly string[]): string[] => {
  const all: string[] = []
  while (all.length < lines.length) {
    const at = all.length
    const [line = '', below = ''] = lines.slice(at, at + 2)
    if (!line.includes('|') || !rule.test(below) || rule.test(line)) {
      all.push(line)
      continue
    }
    const after = lines.findIndex((other, index) => index > at + 1 && !other.includes('|'))
    const rows = lines.slice(at + 2, after < 0 ? lines.length : after)
    all.push(...withoutTable(cellsOf(line), rows.map(cellsOf)))
  }
  return all
}
