// Edits a draft's content: each function gives another content, and what was not touched stays the same object.
import {
  type DraftContentJson as Content,
  newItemId,
  type DraftPartJson as Part,
  type DraftQuestionJson as Question,
} from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { withoutSlips } from './slips'

export const hasLines = (kind: Part['kind']): boolean => ['job', 'school', 'courses', 'own'].includes(kind)

const withPart = (content: Content, id: string, change: (part: Part) => Part): Content => ({
  ...content,
  parts: content.parts.map((part) => (part.id === id ? change(part) : part)),
})

export const setField = (content: Content, part: string, name: string, text: string): Content =>
  withPart(content, part, (one) => ({ ...one, fields: { ...one.fields, [name]: text } }))

export const setLine = (content: Content, part: string, line: string, text: string): Content =>
  withPart(content, part, (one) => ({
    ...one,
    lines: one.lines.map((old) => (old.id === line ? { ...old, text } : old)),
  }))

export const addLine = (content: Content, part: string, text = ''): Content =>
  withPart(content, part, (one) => {
    // A line that is still empty takes the text.
    const empty = text === '' ? undefined : one.lines.find((line) => line.text.trim() === '')
    return empty
      ? { ...one, lines: one.lines.map((line) => (line === empty ? { ...line, text } : line)) }
      : { ...one, lines: [...one.lines, { id: newItemId('l'), text }] }
  })

export const removeLine = (content: Content, part: string, line: string): Content =>
  withPart(content, part, (one) => ({ ...one, lines: one.lines.filter(({ id }) => id !== line) }))

/** The kinds in the order a page has them; a section of the person's own stands where she puts it, at first last. */
const kindsInOrder: readonly Part['kind'][] = ['contact', 'summary', 'job', 'school', 'skills', 'courses', 'languages']

export const addPart = (
  content: Content,
  kind: Part['kind'],
  heading: string | null = null,
): { readonly content: Content; readonly id: string } => {
  const id = newItemId('p')
  const fields = heading === null ? {} : { heading }
  const part: Part = { id, kind, fields, lines: hasLines(kind) ? [{ id: 'l1', text: '' }] : [] }
  // A second job stands behind the first ones, and so does what came after them; a first part of its kind where its readers look for it.
  const after = kindsInOrder.slice(0, kindsInOrder.indexOf(heading === null ? kind : 'job') + 1)
  const last = content.parts.findLastIndex((one) => after.includes(one.kind))
  const parts = last < 0 ? [...content.parts, part] : content.parts.toSpliced(last + 1, 0, part)
  return { content: { ...content, parts }, id }
}

export const removePart = (content: Content, part: string): Content => ({
  ...content,
  parts: content.parts.filter(({ id }) => id !== part),
})

export const movePartUp = (content: Content, part: string): Content => {
  const at = content.parts.findIndex(({ id }) => id === part)
  const [before, moved] = [content.parts[at - 1], content.parts[at]]
  return before && moved ? { ...content, parts: content.parts.with(at - 1, moved).with(at, before) } : content
}

export const skip = (content: Content, question: string): Content => ({
  ...content,
  skipped: [...content.skipped, question].slice(-200),
})

/** Asks skipped questions again. */
export const unskip = (content: Content, questions: readonly string[]): Content => ({
  ...content,
  skipped: content.skipped.filter((id) => !questions.includes(id)),
})

const withoutEnd = (line: string): string => line.trim().replace(/(?<![.;,\s])[.;,\s]+$/, '')
/** Small letters without accents. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** "3 quilos de legumes" for "corto legumes e verduras, lavo as panelas": where the clause of what was counted ends, and the unit alone. */
const clauseOf = (line: string, unit: string): { readonly end: number; readonly unit: string } | null => {
  const [, counted = '', noun = ''] = /^(.+?) (?:d[aeo]s?|of) (\p{L}{4,})$/u.exec(unit.trim()) ?? []
  const folded = plainLetters(line)
  const at = noun === '' || folded.length !== line.length ? -1 : folded.indexOf(plainLetters(noun))
  if (at < 0) return null
  const length = line.slice(at).search(/[,;]\s/)
  return { end: length < 0 ? line.length : at + length, unit: counted }
}

/** For a line changed since, or with another noun: behind several clauses a figure could be of any, so it stands alone. */
const ownPattern = (line: string, about: string, unit: string): { readonly pattern: string; readonly unit: string } => {
  const bare = withoutEnd(line)
  const stop = line.trim().endsWith('.') ? '.' : ''
  const clause = clauseOf(bare, unit)
  const figure = `${about}{{n}} {{unit}} {{per}}`
  if (clause)
    return { pattern: `${bare.slice(0, clause.end)} (${figure})${bare.slice(clause.end)}${stop}`, unit: clause.unit }
  const isOfSeveral = /[,;]\s|\s(?:e|and)\s/i.test(bare)
  return { pattern: `${isOfSeveral ? `${bare} (${figure})` : `${bare}{{join}} ${figure}`}${stop}`, unit }
}

/** Who and where something is done for: "para cerca de 25 clientes", "for about 12 offices". */
const served =
  /^(?:client|pesso|alun|estudant|pacient|h[óo]sped|funcion[áa]ri|coleg|usu[áa]ri|fam[íi]lia|crian[çc]|idos|convidad|visitant|passageir|banheir|quart|sala|loja|andar|empresa|escola|filia|setor|mesa|apartament|casa|customer|people|student|patient|guest|user|staff|famil|child|resident|visitor|passenger|employee|colleague|bathroom|room|office|store|shop|floor|school|branch|department|team|table|compan|apartment)/iu

/** How often something was done, which is no noun of the line. */
const times = /^(?:vez(?:es)?|times?)$/i

/** True where the pattern has the figure in the place of a noun of the line, which another unit would delete. */
const replaces = ({ of, pattern, unit }: Question): boolean =>
  unit !== '' && plainLetters(of).includes(plainLetters(unit)) && !plainLetters(pattern).includes(plainLetters(unit))

/**
 * A line with a figure in it, by the question's own pattern. Where the line was changed since that was made, people are counted in the
 * place of objects, or something else than the line names, the figure stands behind it: "Repus as gôndolas para cerca de 40 clientes".
 */
export const lineWith = (line: string, question: Question, n: string, unit: string, per: string): string => {
  const isServed = served.test(unit.trim())
  const isAsked = plainLetters(unit.trim()) === plainLetters(question.unit)
  const fits = question.unit === '' || (served.test(question.unit) === isServed && !times.test(unit.trim()))
  // A pattern without a unit is of a line that opens with it: another one has to be named.
  const isNamed = question.pattern.includes('{{unit}}') || isAsked
  const about = /(?:cerca de|about) (?=\{\{n)/.exec(question.pattern)?.[0] ?? ''
  const join = question.join !== '' && isServed ? ` ${question.join}` : ','
  const isOwn = line === question.of && fits && isNamed && (isAsked || !replaces(question))
  const { pattern, unit: counted } = isOwn ? { pattern: question.pattern, unit } : ownPattern(line, about, unit)
  // "Conciliação das faturas, cerca de 25 por mês" does not say again what the line ends with.
  const bare = withoutEnd(line)
  const last = ` ${plainLetters(counted.trim())}`
  const isAtEnd =
    pattern.startsWith(bare) &&
    plainLetters(bare).endsWith(last) &&
    !/\s(?:e|and)$/i.test(bare.slice(0, bare.length - last.length))
  return interpolate(pattern, { n: n.trim(), unit: isAtEnd ? '' : counted.trim(), per, join: isAtEnd ? ',' : join })
    .replace(/\s+(?=[.,;)])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export const lineOf = (content: Content, part: string | null, line: string | null): string =>
  content.parts.find(({ id }) => id === part)?.lines.find(({ id }) => id === line)?.text ?? ''

/** A line as a job of its own, with its own tasks and the lines below it; a title that says everything, as the fields of its job. */
const asJob = (content: Content, { part, line, job, tasks }: Question): Content => {
  const at = content.parts.findIndex(({ id }) => id === part)
  const plainPart = content.parts[at]
  if (!plainPart || !job) return content
  const stated = tasks.map((text) => ({ id: newItemId('l'), text }))
  const filled = (lines: Part['lines']) => [
    ...stated,
    ...lines.filter(({ text }) => stated.length === 0 || text.trim() !== ''),
  ]
  if (line === null)
    return withPart(content, plainPart.id, (one) => ({
      ...one,
      fields: { ...one.fields, title: '', ...job },
      lines: filled(one.lines),
    }))
  const cut = plainPart.lines.findIndex(({ id }) => id === line)
  if (cut < 0) return content
  const jobPart: Part = { id: newItemId('p'), kind: 'job', fields: job, lines: filled(plainPart.lines.slice(cut + 1)) }
  const left = { ...plainPart, lines: plainPart.lines.slice(0, cut) }
  // A part of its own that held nothing but jobs is empty now.
  const isEmpty = left.kind === 'own' && left.lines.length === 0 && !left.fields.heading?.trim()
  return { ...content, parts: content.parts.toSpliced(at, 1, ...(isEmpty ? [jobPart] : [left, jobPart])) }
}

/** The part for an answer that had none: a section of the person's own is made once, whichever question comes first. */
const addedFor = (content: Content, kind: Part['kind'], heading: string | null) => {
  if (heading === null) return addPart(content, kind)
  const earlier = content.parts.find((one) => one.kind === 'own' && one.fields.heading === heading)
  return earlier ? { content, id: earlier.id } : addPart(content, 'own', heading)
}

/** Puts an answer where its question says. */
export const answered = (content: Content, question: Question, text: string): Content => {
  const { part, line, field, answer, kind, heading } = question
  const target = part === null ? addedFor(content, kind, heading) : { content, id: part }
  switch (answer) {
    case 'figure':
      return line === null ? content : setLine(content, target.id, line, text)
    case 'line':
      return addLine(target.content, target.id, text)
    case 'field':
      return field === null ? content : setField(target.content, target.id, field, text)
    case 'add': {
      const before = target.content.parts.find(({ id }) => id === target.id)?.fields.text?.trim() ?? ''
      return setField(
        target.content,
        target.id,
        'text',
        before === '' ? text : `${before.replace(/[,;.]$/, '')}, ${text}`,
      )
    }
    case 'job':
      return asJob(content, question)
    case 'slips':
      return withoutSlips(
        content,
        question.slips.filter(({ mark }) => text === '' || mark === text),
      )
    default:
      return content
  }
}
