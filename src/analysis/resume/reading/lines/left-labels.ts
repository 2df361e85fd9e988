// Separates the left column of labels or headings from the text on the same lines.
import { type Line, withCells, withoutParts } from '../../../documents/document'
import { splitBullet } from '../../../documents/text'
import { either } from '../../../phrases'
import { nameLabel } from '../person/name-text'
import { bodySize } from '../sections/broken-headings'
import { headingName, type SectionName } from '../sections/headings'
import { countWords, fold, isUpper } from '../text'
import { joinLines } from './hyphens'

/** Labels of an address, a telephone or a date. */
const contactLabels = `
  morada|endereco|address|telefone|telemovel|celular|phone|telephone|correio eletronico|e-?mail|datas?|dates?|periodo
  period`
/** Labels of a job's post, employer and tasks. */
const jobLabels = `
  funcao( ou cargo ocupado)?|cargo|position( held)?|occupation or position held|job title
  nome( e morada)? do empregador|empregador|empresa|employer|name( and address)? of employer
  principais (atividades|funcoes)( e responsabilidades)?|main activities( and responsibilities)?
  tipo de empresa ou sector`
/** Labels of a course, a school or a driving licence. */
const schoolLabels = String.raw`
  designacao( da qualificacao( atribuida)?)?|organizacao( de ensino)?
  (nome (e tipo )?da )?(instituicao|organizacao)( de ensino)?|name (and type )?of organi[sz]ation.{0,40}
  carta de conducao|habilitacao|driving licen[cs]e(s|\(s\))?`
/** Short labels of a job and of the person. */
const shortLabels = `
  designation|organi[sz]ation|duration|duracao|tenure|company|role|local( de trabalho)?|location|nacionalidade
  nationality|data de nascimento|date of birth`
/** Labels that a form's left column gives the text beside it. */
const formLabel = new RegExp(`^${either(contactLabels, jobLabels, schoolLabels, shortLabels)}$`, 'u')

const isLabel = (text: string): boolean => {
  const bare = fold(text).replace(/:$/, '')
  return formLabel.test(bare) || nameLabel.test(`${bare}:`) || (headingName(text) !== null && countWords(bare) > 1)
}

/** Most words of a label's second line. */
const LABEL_REST = 4

/** Joins the labels that a narrow column breaks, "Função ou cargo" above "ocupado", where only the whole is one. */
export const joinBrokenLabels = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const joined = last && !line.bullet && line.page === last.page ? joinLabel(last, line) : null
    if (joined) out[out.length - 1] = joined
    else out.push(line)
  }
  return out
}

const joinLabel = (line: Line, next: Line): Line | null => {
  const { parts = [line.text] } = line
  const [rest = '', value, ...more] = next.parts ?? [next.text]
  const label = `${parts[0]} ${rest}`
  if (
    more.length > 0 ||
    parts.length > 2 ||
    countWords(rest) > LABEL_REST ||
    /\d/.test(rest) ||
    (!/ (?:e|ou|d[aeo]|and|or|of|the|&)$/u.test(parts[0]!) && (headingName(rest) || isLabel(rest)))
  )
    return null
  if (!isLabel(label)) return null
  if (parts.length === 1) {
    const alike = line.x > 0 && line.bold === next.bold && line.size === next.size && next.gap < 1.5
    return alike && /^\p{Ll}/u.test(rest) && value === undefined ? { ...line, text: label } : null
  }
  // "Empresa   Casa Azul" is whole, and so is what stands below it.
  if (isLabel(parts[0]!) && !/^\p{Ll}/u.test(rest)) return null
  const text = value === undefined ? parts[1]! : joinLines(parts[1]!, { ...next, text: value }, line)
  return { ...line, text: `${label} ${text}`, parts: [label, text] }
}

/** "Nome   Tiago Pinto" in a form of two columns is "Nome: Tiago Pinto"; a heading there opens its section. */
export const withLabel = (line: Line): Line => {
  const [label = '', ...values] = line.parts ?? []
  if (values.length !== 1 || !isLabel(label)) return withoutNumber(line)
  const rest = withoutParts(line)
  return { ...rest, text: `${label.replace(/ ?:$/, '')}: ${values[0]!.replace(/^:\s*/, '')}` }
}

/** "2) Empresa: Casa Azul" in a numbered list of forms is its label and value. */
const withoutNumber = (line: Line): Line => {
  const match = /^\(?\d{1,2} ?[).–-] ?(?=(\p{L}[\p{L} ]{2,30}):\s)/u.exec(line.text)
  if (!match || !isLabel(match[1]!)) return line
  const rest = withoutParts(line)
  return { ...rest, text: line.text.slice(match[0].length) }
}

/** Fewest headings of a left margin that names work or education alone; where it names both, they are enough. */
const MARGIN_HEADINGS = 3

/** Most lines at the edge of a margin that are no headings: name, job, address. */
const MARGIN_TEXT = 4

/** Points within which two lines begin at one edge. */
const SAME_EDGE = 3
/** Points by which a line's size may differ where a heading and the text beside it share it. */
const SAME_SIZE = 1.6

/** How much larger than the text a heading is set. */
const LARGER = 1.15

const marginHeading = ({ parts, bullet }: Line): SectionName | null =>
  parts && !bullet && parts.length > 1 && !parts[0]!.endsWith(':') ? headingName(parts[0]!) : null

const standsAlone = ({ text, parts, bullet }: Line): boolean => !parts && !bullet && isUpper(text)

const withFirst = (line: Line, first: string): Line => {
  const parts = [first, ...line.parts!.slice(1)]
  return { ...line, text: parts.join(' '), parts }
}

/** "EXPERIÊNCIA" above "PROFISSIONAL" in a narrow margin, each beside a line of the text, are one heading. */
const joinHeadings = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const above = out.at(-1)
    const [first = line.text, ...beside] = line.parts ?? []
    const isWholeHeading =
      above?.parts && !above.bullet && !line.bullet && above.x > 0 && Math.abs(above.x - line.x) <= SAME_EDGE
    const near = isWholeHeading && Math.abs(above.size - line.size) <= SAME_SIZE && countWords(first) <= 2
    // "QUALIFICATION" above "S": a cell too narrow for its word.
    const heading = (near ? [' ', ''] : [])
      .map((sign) => `${above!.parts![0]}${sign}${first}`)
      .find((text) => /^\p{L}[\p{L} &]+$/u.test(text) && headingName(text))
    if (!heading) {
      out.push(line)
      continue
    }
    out[out.length - 1] = withFirst(above!, heading)
    const { full: _, ...rest } = line
    if (beside.length > 0) out.push(withCells(rest, beside))
  }
  return out
}

/** Some designs set "Formação" in the margin beside the section's first line; it becomes a line of its own. */
export const splitMargin = (all: readonly Line[]): Line[] => {
  const lines = joinHeadings(all)
  const named = lines.filter((line) => marginHeading(line) !== null)
  const [first] = named
  if (!first) return lines
  // Entries of several lines leave their heading alone; where both kinds are in capitals they belong to one column.
  const capitals = named.every(({ parts }) => isUpper(parts![0]!))
  const alone = capitals ? lines.filter((line) => standsAlone(line) && headingName(line.text) !== null) : []
  // A heading beside a bullet, or whose words break, stands alone in the same margin.
  const undivided = lines.filter(({ parts, bullet }) => !parts && !bullet)
  const atEdge = undivided.filter(({ x }) => first.x > 0 && Math.abs(x - first.x) <= SAME_EDGE)
  // Where the text itself begins at this edge, it is no margin.
  const inMargin =
    named.length > 1 && atEdge.filter(({ text }) => headingName(text) === null).length <= MARGIN_TEXT ? atEdge : []
  // Headings aligned at the right of their margin share their size, which is larger than the text's.
  const larger = first.size > bodySize(lines) * LARGER
  const sized = larger ? undivided.filter(({ size }) => size === first.size) : []
  // A Word table has no edges; the heading beside an entry of several lines stands alone in its cell.
  const isCell = ({ region, text }: Line) => region === 'table' && first.region === region && headingName(text) !== null
  const cells = first.x === 0 ? undivided.filter(isCell) : []
  const texts = new Set([
    ...named.map(({ parts }) => parts![0]!),
    ...[...alone, ...inMargin, ...sized, ...cells].map(({ text }) => text),
  ])
  const headings = [...texts].flatMap((text) => headingName(text) ?? [])
  const [hasJobs, hasSchools] = [headings.includes('experience'), headings.includes('education')]
  if (!(hasJobs && hasSchools) && (headings.length < MARGIN_HEADINGS || !(hasJobs || hasSchools))) return lines
  return lines.flatMap((line) => {
    if (marginHeading(line) === null)
      return [alone.includes(line) || cells.includes(line) ? { ...line, bold: true } : line]
    // Only the first cell of a line is known to be full.
    const { parts = [], full: _, ...common } = line
    const others = parts.slice(1)
    const { bullet, text } = splitBullet(others.join(' '))
    const beside: Line = {
      ...common,
      text,
      bullet,
      bold: false,
      gap: 0,
      ...(others.length > 1 ? { parts: others } : {}),
    }
    return [{ ...common, text: parts[0]!, bold: true }, beside]
  })
}
