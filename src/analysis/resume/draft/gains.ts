// Calculates what one answer adds to the score by putting an ordinary answer in and measuring again: a share of the
// check's points would promise less for the first figures than they bring, and nothing for the task that a figure
// makes of a bare line.
import { plainLine } from '../../documents/document'
import { type Judged, scoreRead } from '..'
import { readResume } from '../reading'
import type { CurrentMonth } from '../reading/dates/dates'
import { type Block, toStatements } from '../reading/lines/paragraphs'
import { filledLine } from './answers'
import { type MadeLines, toDraftDocument } from './document'
import { type DraftPart, fieldOf } from './parts'
import type { Question } from './question'
import { type Source, toDraftSheet } from './sheet'

/** An ordinary answer: a task of one action and what it was done to. It is measured and never shown. */
const samples = {
  pt: {
    task: 'Conferi notas, etiquetas e embalagens',
    figure: 'Conferi 40 etiquetas e embalagens por dia',
    unit: 'vezes',
    pause: 'Parei de trabalhar para cuidar da minha família e estou voltando',
    course: 'Atendimento ao cliente, Senac',
    summary: 'com 8 anos em contas a pagar; reduzi o fechamento de 9 para 4 dias em 12 filiais',
    skills: 'Excel, SAP, Power BI, SQL, atendimento ao cliente, negociação, caixa, estoque',
  },
  en: {
    task: 'Checked receipts, labels and packaging',
    figure: 'Checked 40 labels and packages a day',
    unit: 'times',
    pause: 'Took a break to care for my family, and am going back to work',
    course: 'Customer service, Open University',
    summary: 'with 8 years in accounts payable; cut the monthly close from 9 to 4 days in 12 branches',
    skills: 'Excel, SAP, Power BI, SQL, customer service, negotiation, cashiering, stock control',
  },
} as const
const filled: Readonly<Record<string, string>> = {
  title: 'Auxiliar',
  employer: 'Mercado Modelo',
  course: 'Ensino médio completo',
  school: 'Escola Estadual Modelo',
  start: '01/2019',
  end: '12/2020',
  email: 'ana.souza@exemplo.com.br',
  phone: '(11) 98765-4321',
  city: 'São Paulo, SP',
  linkedin: 'linkedin.com/in/ana-souza',
}

/** Questions about lines that are measured one by one; those after them get what their check's last one got. */
const MEASURED_MOST = 12

type Measure = Judged & {
  readonly sources: ReadonlyMap<number, Source>
  readonly made: MadeLines
  readonly isCopied: (text: string) => boolean
  readonly now: CurrentMonth | null
}

/** The described work with the sentences of one line replaced. */
const withLine = ({ blocks, sources }: Measure, { part, line }: Source, text: string): Block[] => {
  const isThere = (block: Block) => {
    const source = sources.get(block.line.number)
    return source?.part === part && source.line === line
  }
  const at = blocks.findIndex(isThere)
  const [first] = blocks.slice(at)
  if (at < 0 || !first) return [...blocks]
  const statements = toStatements({ ...first, text, bullet: false })
  return [...blocks.slice(0, at), ...statements, ...blocks.slice(at).filter((block) => !isThere(block))]
}

const withTask = ({ blocks }: Measure, text: string): Block[] => {
  const [first] = blocks
  const line = first?.line ?? { ...plainLine(text), number: 0, size: 10.5, bullet: true }
  return [...blocks, { text, line, lines: 1, bullet: false }]
}

/** What an ordinary answer puts into a field: what is suggested, where that is more than what stands there. */
const sampleFor = (
  parts: readonly DraftPart[],
  { part, field = '' }: Source,
  suggested: string | undefined,
): string => {
  const partAt = parts.find(({ id }) => id === part)
  return suggested && partAt && suggested !== fieldOf(partAt, field) ? suggested : (filled[field] ?? '')
}

/** The score of a draft, read again as a whole; the lines it shares with the former reading are read once. */
const scoreOf = (parts: readonly DraftPart[], { made, isCopied, now }: Measure): number | null =>
  scoreRead(readResume(toDraftDocument(toDraftSheet(parts), made).document, [], now), isCopied)

/** The score with one field filled in, read again: fields decide what is a job and which check is measured at all. */
const scoreWithField = (
  parts: readonly DraftPart[],
  { part, field = '' }: Source,
  text: string,
  measure: Measure,
): number | null =>
  scoreOf(
    parts.map((one) => (one.id === part ? { ...one, fields: { ...one.fields, [field]: text } } : one)),
    measure,
  )

/** The score with a line more outside the jobs, read again: in its section, or in one that the line makes behind the jobs. */
const scoreWithLine = (
  parts: readonly DraftPart[],
  { place, kind, heading }: Question,
  text: string,
  measure: Measure,
): number | null => {
  const line = { id: 'answer', text }
  const isThere = parts.some(({ id }) => id === place?.part)
  const added: DraftPart = { id: 'answer', kind, fields: heading ? { heading } : {}, lines: [line] }
  const at = parts.findLastIndex((one) => one.kind === (heading ? 'job' : kind)) + 1 || parts.length
  const changedParts = isThere
    ? parts.map((one) => (one.id === place?.part ? { ...one, lines: [...one.lines, line] } : one))
    : parts.toSpliced(at, 0, added)
  return scoreOf(changedParts, measure)
}

/** The score with a full answer joined to a list or an opening: what "up to" may not fall short of. */
const scoreWithMore = (
  parts: readonly DraftPart[],
  { kind, field = 'text' }: Question,
  language: 'pt' | 'en',
  measure: Measure,
): number | null => {
  const title = parts.find((part) => part.kind === 'job' && fieldOf(part, 'title') !== '')
  const named = title ? fieldOf(title, 'title') : filled.title
  const text = kind === 'skills' ? samples[language].skills : `${named} ${samples[language].summary}`
  const at = parts.findIndex((part) => part.kind === kind)
  const part = parts[at] ?? { id: 'answer', kind, fields: {}, lines: [] }
  const joined = [fieldOf(part, field), text].filter(Boolean).join(', ')
  const changed = { ...part, fields: { ...part.fields, [field]: joined } }
  return scoreOf(at < 0 ? parts.toSpliced(1, 0, changed) : parts.with(at, changed), measure)
}

/** True for a question whose answer is put in to see what it adds; the others bring what their check promises. */
const isMeasured = ({ figure, answer, place }: Question): boolean =>
  answer === 'line' || answer === 'add' || (place !== null && (figure !== null || answer === 'field'))

/** The questions while somebody types: without what each answer adds, which takes several times as long to measure as the score. */
export const withoutGains = (questions: readonly Question[], { scoreWith }: Judged): Question[] =>
  questions.map((question) => (scoreWith !== null && isMeasured(question) ? { ...question, gain: null } : question))

/** The questions with what each answer adds, in whole points; never negative. Pure. */
export const withGains = (
  questions: readonly (Question & { readonly gain: number })[],
  measure: Measure,
  parts: readonly DraftPart[],
): Question[] => {
  const { scoreWith, result } = measure
  const { score, language } = result
  if (scoreWith === null || score === null) return [...questions]
  const sample = samples[language]
  const scores = new Map<string, number>()
  let count = 0
  const scored = (question: Question): number | null => {
    const { answer, place, check, figure } = question
    if (!isMeasured(question)) return null
    if (answer === 'add') return scoreWithMore(parts, question, language, measure)
    if (answer === 'line' && question.kind !== 'job') {
      const year = measure.now ? `, ${measure.now.year}` : ''
      const text = question.heading ? sample.pause : `${sample.course}${year}`
      return scoreWithLine(parts, question, text, measure)
    }
    if (answer === 'line') return scoreWith(withTask(measure, check === 'quantified' ? sample.figure : sample.task))
    if (!place) return null
    if (answer === 'field') return scoreWithField(parts, place, sampleFor(parts, place, question.suggested), measure)
    return figure && count++ < MEASURED_MOST
      ? scoreWith(withLine(measure, place, filledLine(figure, '40', sample.unit)))
      : null
  }
  return questions.map((question) => {
    const { answer, check, place, gain } = question
    // One empty field brings what the same one of another job does.
    const alike = answer === 'field' ? `${check} ${place?.field}` : answer === 'line' ? `${check} ${question.kind}` : ''
    const before = scores.get(alike)
    const reached = before === undefined ? scored(question) : null
    const brought = reached === null ? (scores.get(`last ${check}`) ?? gain) : Math.max(0, reached - score)
    // Of a list the points are those of all that it may hold, or of a full answer where that fills other checks too.
    const measured = before ?? (answer === 'add' ? Math.max(gain, brought) : brought)
    if (alike) scores.set(alike, measured)
    if (answer === 'figure') scores.set(`last ${check}`, measured)
    return { ...question, gain: measured }
  })
}
