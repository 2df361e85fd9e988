// Reads the printed form of a job board or an application: the same labels in the same order for every job.
import { type Line, withoutParts } from '../../../../../documents/document'
import { either } from '../../../../../phrases'
import { countWords, fold } from '../../../text'
import { employerLabels, titleLabels } from '../../names/labels'

/** What the labels of a form name; any other label belongs to the tasks. */
type Kind = 'title' | 'employer' | 'period' | 'start' | 'end' | 'current' | 'place' | 'tasks' | 'other'
const labelOf = (labels: string): RegExp => new RegExp(`^${either(labels)}$`, 'iu')
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['title', labelOf(titleLabels)],
  ['employer', labelOf(employerLabels)],
  ['start', labelOf('(data d[eao] )?(in[íi]cio|admiss[ãa]o|entrada)|(start|starting) date|date (started|from)|from')],
  ['end', labelOf('(data d[eao] )?(sa[íi]da|t[ée]rmino|fim|demiss[ãa]o)|(end|leaving) date|date (ended|left|to)|to')],
  [
    'current',
    labelOf('(emprego|trabalho|cargo) atual|ainda trabalho|current (job|role|position|employer)|still employed'),
  ],
  ['period', labelOf('per[íi]odo|datas?|dates?|period|duration|dura[çc][ãa]o|dates? (employed|of employment)')],
  ['place', labelOf('cidade|local|localidade|localiza[çc][ãa]o|pa[íi]s|town|city|location|country|county|address')],
  [
    'tasks',
    labelOf('(principais |main |key )?(atividades|atribui[çc][õo]es|duties|responsibilities|tasks)( (e|and) \\p{L}+)?'),
  ],
]
const kindOf = (label: string): Kind => kinds.find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? 'other'

type Row = { readonly label: string; readonly line: Line; readonly values: readonly Line[] }

/** Most characters of a label, and points between left edges that are one. */
const LABEL_LENGTH = 40
const EDGE_TOLERANCE_PT = 3

/** "Empresa: Casa Azul", or the same in two cells. */
const rowOfLine = (line: Line): Row | null => {
  const [first = '', second, ...more] = line.parts ?? []
  const cells = second !== undefined && more.length === 0 ? [first.replace(/\s*:$/u, ''), second] : null
  const [label = '', value = ''] = cells ?? /^(\p{L}[^:]{1,40}?)\s*:\s+(\S.*)$/u.exec(line.text)?.slice(1) ?? []
  if (line.bullet || value === '' || label.length > LABEL_LENGTH) return null
  return { label, line, values: [{ ...withoutParts(line), text: value }] }
}

/** Labels in a column of their own, each above or beside its value; null where no edge has labels alone. */
const rowsOfColumn = (lines: readonly Line[]): Row[] | null => {
  const edge = lines.find(({ text, x }) => x > 0 && kindOf(text) === 'employer')?.x
  if (edge === undefined) return null
  const isLabel = ({ x, bullet, parts, text }: Line) =>
    Math.abs(x - edge) <= EDGE_TOLERANCE_PT && !bullet && !parts && text.length <= LABEL_LENGTH
  const rows: Row[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    // A narrow column breaks "Main duties and" above "responsibilities".
    if (isLabel(line) && last?.values.length === 0 && /^\p{Ll}/u.test(line.text))
      rows[rows.length - 1] = { ...last, label: `${last.label} ${line.text}` }
    else if (isLabel(line)) rows.push({ label: line.text.replace(/\s*:$/u, ''), line, values: [] })
    else if (last) rows[rows.length - 1] = { ...last, values: [...last.values, line] }
    else return null
  }
  return rows
}

/** Rows of the lines that have a label; a line without one goes on with the row above it. */
const rowsOf = (lines: readonly Line[]): Row[] | null => {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rowOfLine(line)
    const last = rows.at(-1)
    if (row) rows.push(row)
    else if (last) rows[rows.length - 1] = { ...last, values: [...last.values, line] }
    else return null
  }
  return rows
}

/** The rows of each job, which begins where the first label comes again. */
const blocksOf = (rows: readonly Row[]): Row[][] => {
  const opener = fold(rows[0]?.label ?? '')
  const blocks: Row[][] = []
  for (const row of rows)
    if (fold(row.label) === opener) blocks.push([row])
    else blocks.at(-1)?.push(row)
  return blocks
}

const needed: readonly Kind[] = ['title', 'employer']
const isJob = (block: readonly Row[]): boolean => {
  const of = new Set(block.map(({ label }) => kindOf(label)))
  return needed.every((kind) => of.has(kind)) && (of.has('period') || of.has('start'))
}

/** The period of a block in one text: its own, or its first and last day. */
const periodOf = (value: (kind: Kind) => string | undefined): string | undefined => {
  const start = value('start')
  if (start === undefined) return value('period')
  const isCurrent = /^(?:sim|yes|s|y|x)$/iu.test(value('current') ?? '')
  const end = value('end') ?? (isCurrent ? 'present' : undefined)
  return end === undefined ? start : `${start} – ${end}`
}

/** Fewest words of a value that says what was done. */
const TASK_WORDS = 4

/** A job of the form in the order in which every job is read: employer, title, period, tasks. */
const linesOfJob = (block: readonly Row[]): Line[] => {
  const rowOf = (kind: Kind) => block.find(({ label, values }) => kindOf(label) === kind && values.length > 0)
  const value = (kind: Kind) => rowOf(kind)?.values[0]?.text
  const heading = (label: string, kind: Kind, text = value(kind)): Line[] => {
    const row = rowOf(kind) ?? rowOf('start')
    return row && text !== undefined ? [{ ...withoutParts(row.line), text: `${label}: ${text}`, bullet: false }] : []
  }
  const asTask = (line: Line, text = line.text): Line => ({ ...withoutParts(line), text, bullet: true })
  const tasks = block.flatMap(({ label, values }) => {
    const kind = kindOf(label)
    const [first, ...more] = values
    if (!first) return []
    if (kind === 'tasks') return values.map((line) => asTask(line))
    // "Resultados: reduzi as devoluções em 30%" is work; "Nível: Pleno" is a word of the form.
    const isWork = kind === 'other' && countWords(first.text) >= TASK_WORDS
    return [...(isWork ? [asTask(first, `${label}: ${first.text}`)] : []), ...more.map((line) => asTask(line))]
  })
  return [
    ...heading('Empresa', 'employer'),
    ...heading('Cargo', 'title'),
    ...heading('Período', 'period', periodOf(value)),
    ...tasks,
  ]
}

/** Fewest jobs of a form. */
const MIN_JOBS = 2

/** The lines of a section that is such a form from its first line on, job by job; any other section whole. Bounded by its lines. */
export const fromForms = (lines: readonly Line[]): readonly Line[] => {
  for (const rows of [rowsOfColumn(lines), rowsOf(lines)]) {
    const blocks = rows ? blocksOf(rows) : []
    if (blocks.length >= MIN_JOBS && blocks.every(isJob)) return blocks.flatMap(linesOfJob)
  }
  return lines
}
