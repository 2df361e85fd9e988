// Turns the rows of a Markdown table into bullets.
import { fold } from '../../../resume/reading/text'
import { sectionByPhrase } from '../phrases/headings'

/** "| :---: | :--- |", below the head of a table. */
const rule = /^\s{0,8}\|?\s{0,8}:?-{2,40}:?\s{0,8}(?:\|\s{0,8}:?-{2,40}:?\s{0,8}){1,20}\|?\s{0,8}$/
/** A cell that only counts the rows. */
const ordinal = /^#?\d{1,3}[.)]?$/
/** Answers in a column of what is required, and those that say no. Folded. */
const no = /^(?:no|nao|optional|opcional|-|)$/
const answer = new RegExp(String.raw`${no.source}|^(?:yes|sim|x|✓|✔|✅)$`, 'u')

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
const sectionOfCell = (cell = '') => {
  const folded = fold(cell).replace(/[^\p{L}\p{N}' /-]+/gu, '')
  return /^(?:required|essential|mandatory|obrigatori[oa]|necessari[oa]|exigid[oa])\b/.test(folded)
    ? 'required'
    : sectionByPhrase.get(folded)
}
const toBullet = (cells: readonly string[]): string =>
  `- ${cells.filter((cell) => cell !== '' && !ordinal.test(cell)).join(': ')}`

/** A table's rows as bullets below its head where that is a row like those below it, or those of each column below its heading. */
const withoutTable = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const sections = head.map(sectionOfCell)
  const [must, wish] = [sections.indexOf('required'), sections.indexOf('desirable')]
  const says = (row: readonly string[], at: number) => at > 0 && answer.test(fold(row[at] ?? ''))
  if (head.length === 2 && must >= 0 && wish >= 0 && !rows.every((row) => says(row, 1)))
    return head.flatMap((heading, at) => [
      `${heading}:`,
      '',
      ...rows.flatMap(({ [at]: cell = '' }) => (cell === '' ? [] : [toBullet([cell])])),
      '',
    ])
  const isRow = sections[0] !== undefined && rows.some(([cell]) => sectionOfCell(cell) !== undefined)
  const bullets = rows.map((row) => {
    const at = says(row, must) ? must : wish
    if (!says(row, at)) return toBullet(row)
    // "Skill | Required" with "Rust | No" below it: what is not required would help.
    const isWished = no.test(fold(row[at] ?? '')) === (at === must)
    return `${toBullet(row.filter((_, index) => index !== must && index !== wish))} (${isWished ? 'desirable' : 'required'})`
  })
  return [isRow ? toBullet(head) : '', '', ...bullets]
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
