// Gives each label of a form's entry a line of its own: "Empresa: Casa Azul Cargo: Vendedora".
import { type Line, withoutParts } from '../../../../../documents/document'
import { formLabel } from '../../names/labels'

/** Where a label may begin in the middle of a line: up to four words before a colon. */
const label = /(?<=[^\s:–—-]\s*[;,|./–—-]?\s+)(?=\p{L}[^\s:]{1,20}(?: [^\s:]{1,20}){0,3} ?:\s)/gu
/** Labels of a form's entry besides those of its names. */
const otherLabel = /^(?:sa[íi]da|t[ée]rmino|atividades|end date|start date|duties|from|to) ?:\s/iu

/** The texts that labels begin: "Empresa: Casa Azul", "Cargo: Vendedora". "Title" begins none in "Job Title: Clerk". */
const splitLabels = (text: string): string[] => {
  const starts = [0]
  for (const { index } of text.matchAll(label)) {
    const rest = text.slice(index)
    const isLabel = otherLabel.test(rest) || (formLabel.exec(rest)?.[0].endsWith(':') ?? false)
    if (isLabel && text.slice(starts.at(-1), index).includes(':')) starts.push(index)
  }
  return starts.map((start, at) => text.slice(start, starts[at + 1]))
}

/** "Início: 03/2019" above "Término: 05/2021": one period. */
const withPeriods = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const period = last && startDate.test(last.text) && endDate.test(line.text) && !line.bullet && !line.parts
    if (period) out[out.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else out.push(line)
  }
  return out
}
const startDate = /^(?:data de )?(?:in[íi]cio|admiss[ãa]o|entrada|start date) ?:[^:]{3,40}$/iu

/** "Empresa: Casa Azul Cargo: Vendedora Período: 2019 – 2021" as a text for each label; the dates stay together. Any other text whole. */
export const labelledTexts = (text: string): string[] => {
  if (!formLabel.test(text) || text.length > LABELLED) return [text]
  const [first = '', ...more] = splitLabels(text).map((part) => part.replace(/(?<![\s;,|/–—-])[\s;,|/–—-]+$/u, ''))
  const named = [first, ...more].filter((part) => {
    const groups = formLabel.exec(part)?.groups
    return groups?.title !== undefined || groups?.employer !== undefined
  })
  if (more.length === 0 || named.length === 0) return [text]
  const rows = [first]
  for (const part of more)
    if (endDate.test(part) || !/:\s*\S/u.test(rows.at(-1)!)) rows.push(`${rows.pop()} ${part}`)
    else rows.push(part)
  return rows
}
/** The end of a period stays beside its beginning. */
const endDate = /^(?:sa[íi]da|t[ée]rmino|end date|to) ?:/iu
/** Characters of such a line. */
const LABELLED = 300

/** Each such line as a line for each label. */
export const splitFormLabels = (lines: readonly Line[]): Line[] =>
  withPeriods(lines).flatMap((line) => {
    const rows = labelledTexts(line.text)
    if (rows.length === 1) return [line]
    const plain = withoutParts(line)
    return rows.map((text, at) => ({ ...plain, text, bullet: at === 0 && line.bullet }))
  })
