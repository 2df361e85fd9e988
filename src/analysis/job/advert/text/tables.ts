// Turns the rows of a Markdown table into bullets.

/** "| :---: | :--- |", below the head of a table. */
const rule = /^\s{0,8}\|?\s{0,8}:?-{2,40}:?\s{0,8}(?:\|\s{0,8}:?-{2,40}:?\s{0,8}){1,20}\|?\s{0,8}$/
/** A cell that only counts the rows. */
const ordinal = /^#?\d{1,3}[.)]?$/

const toBullet = (row: string): string =>
  `- ${row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !ordinal.test(cell))
    .join(': ')}`

/** The lines with each row of a table as a bullet, and its head and rule left empty. */
export const withoutTables = (lines: readonly string[]): string[] => {
  let isInTable = false
  return lines.map((line, at) => {
    const isRule = rule.test(line)
    if (isRule || rule.test(lines[at + 1] ?? '')) {
      isInTable = isRule && (lines[at - 1] ?? '').includes('|')
      return isInTable || (!isRule && line.includes('|')) ? '' : line
    }
    isInTable &&= line.includes('|')
    return isInTable ? toBullet(line) : line
  })
}
