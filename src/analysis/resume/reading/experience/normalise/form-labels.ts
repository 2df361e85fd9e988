// Gives each label of a form's entry a line of its own: "Empresa: Casa Azul Cargo: Vendedora".
import { type Line, withoutParts } from '../../../../documents/document'
import { formLabel } from '../names/labels'

/** Labels of a form's entry, in the middle of a line. */
const inside =
  /(?<=[^\s:–—-]\s*[;,|./–—-]?\s+)(?=(?:empresa|empregador|cargo(?: ocupado| exercido)?|fun[çc][ãa]o|per[íi]odo|admiss[ãa]o|sa[íi]da|in[íi]cio|t[ée]rmino|atividades|local|cidade|employer|company|job title|position|role|(?<!job )title|period|dates?(?: employed)?|start date|end date|duties|location|from|to) ?:\s)/iu

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

/** "Empresa: Casa Azul Cargo: Vendedora Período: 2019 – 2021" as a line for each; the dates stay together. */
export const splitFormLabels = (lines: readonly Line[]): Line[] =>
  withPeriods(lines).flatMap((line) => {
    if (!formLabel.test(line.text) || line.text.length > LABELLED) return [line]
    const [first = '', ...more] = line.text
      .split(inside)
      .map((part) => part.replace(/(?<![\s;,|/–—-])[\s;,|/–—-]+$/u, ''))
    const named = [first, ...more].filter((part) => {
      const groups = formLabel.exec(part)?.groups
      return groups?.title !== undefined || groups?.employer !== undefined
    })
    if (more.length === 0 || named.length === 0) return [line]
    const rows = [first]
    for (const part of more)
      if (endDate.test(part) || !/:\s*\S/u.test(rows.at(-1)!)) rows.push(`${rows.pop()} ${part}`)
      else rows.push(part)
    const plain = withoutParts(line)
    return rows.map((text, at) => ({ ...plain, text, bullet: at === 0 && line.bullet }))
  })
/** The end of a period stays beside its beginning. */
const endDate = /^(?:sa[íi]da|t[ée]rmino|end date|to) ?:/iu
/** Characters of such a line. */
const LABELLED = 300
