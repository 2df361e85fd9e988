// Jobs of a file as the fields of a draft, and both dates of a period apart.
import type { Item } from '../../optimise/files/sheet'
import { withoutLabel } from '../../optimise/sections'
import { findDates, findRanges, openedAt, type Point } from '../../reading/dates/dates'
import { headNounOf } from '../../reading/experience/names/heads'
import { formLabel } from '../../reading/experience/names/labels'
import { isEmployer, isTitle } from '../../reading/experience/names/titles'
import { opening } from '../../reading/experience/tasks/openings'
import { isPlace, isState } from '../../reading/person/places'
import type { LeftOut } from './contact-fields'

type Fields = Readonly<Record<string, string>>

const between = /\s*(?:[–—~>→/-]+|(?<!\p{L})(?:at[ée]|a|to|until|till|through|e|and)(?!\p{L}))\s*/giu
const isDate = (text: string): boolean => {
  const [range, ...more] = findDates(text)
  return range !== undefined && more.length === 0 && range.to === null && range.start === 0 && range.end === text.length
}
const present =
  /^(?:at[ée] )?(?:[oa]s? |the )?(?:momento|presente|atual\p{L}*|hoje|dias? \p{L}+|data \p{L}+|present|current\p{L}*|now|today)\b.*$/iu

/** Words of an open end in English: "since 2019", "June 2020 till date", "ongoing". */
const english = /(?<!\p{L})(?:since|till?|until|date|ongoing)(?!\p{L})/iu

const inFigures = ({ year, month }: Point): string =>
  month === null ? `${year}` : `${String(month).padStart(2, '0')}/${year}`

/** The two ends of a period; the second is '' for a date alone. Null where no date stands in the text. */
export const datesOf = (
  text: string,
): { readonly start: string; readonly end: string; readonly rest: string } | null => {
  const [range] = findRanges(text)
  const [date] = findDates(text)
  const period = range ?? date
  if (!period) return null
  // "De" and "entre" say that a period follows, and neither is its place.
  const periodText = text.slice(period.start, period.end).replace(/^(?:entre|between)\s+/iu, '')
  const rest = `${text.slice(0, openedAt(text, period))} | ${text.slice(period.end)}`
  if (!range) return { start: periodText, end: '', rest }
  for (const { index, 0: sign } of periodText.matchAll(between)) {
    const [left, right] = [periodText.slice(0, index).trim(), periodText.slice(index + sign.length).trim()]
    if (isDate(left) && (isDate(right) || present.test(right))) return { start: left, end: shortPresent(right), rest }
  }
  // "Desde 2019", "janeiro a março de 2020": the ends as they were read.
  const last =
    range.to === 'present' ? (english.test(periodText) ? 'Present' : 'atual') : range.to ? inFigures(range.to) : ''
  return { start: inFigures(range.from), end: last, rest }
}

/** "o momento" beside "até" is one expression; in a field of its own it is "atual". */
const shortPresent = (text: string): string =>
  isDate(text) ? text : /^(?:o|a|os)\s|momento/i.test(text) ? 'atual' : text

export const piecesOf = (text: string): string[] =>
  text
    .split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[-–—]\s+/u)
    .map((piece) => piece.replace(/^[\s,;:()–—-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/gu, '').trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))

/** Words of a town with its state and country. */
const PLACE_WORDS = 6
/** "Doncaster", "Santa Maria": a name and no task, whatever verb it resembles. */
const name = /^\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s?|of|on|upon|\p{Lu}[\p{L}'’-]+)){0,2}$/u
const taskLabel =
  /^(?:(?:principais )?atividades?|atribui[çc][õo]es|descri[çc][ãa]o|responsabilidades|tarefas|(?:main )?activities|duties|tasks|responsibilities)(?!\p{L}):? /iu
/** Names are written in capitals throughout, but for where somebody works that has no name, and parts of a town: "zona sul". */
const isNamed = (piece: string): boolean =>
  /^(?:remot|h[íi]brid|hybrid|home|presencial|on-?site|zona|regi[ãa]o)/iu.test(piece) ||
  piece
    .split(/[\s,()/–-]+/u)
    .every((word) => /^(?:\P{Ll}|$|(?:d[aeo]s?|e|and|of|on|upon|the|near|am|an|en|sur|del|la)$)/u.test(word))
/** "CLT", "Full-time": how somebody was hired, which stands beside the place. */
const terms = /^(?:clt|pj|mei|full[- ]?time|part[- ]?time|tempo integral|meio per[íi]odo)$/iu
const mayBePlace = (piece: string): boolean =>
  isPlace(piece.replace(/^\P{L}+/u, '')) ||
  terms.test(piece) ||
  (piece.split(/\s+/).length <= PLACE_WORDS &&
    isNamed(piece) &&
    (name.test(piece) || opening(piece) === 'other') &&
    !taskLabel.test(piece) &&
    headNounOf(piece) === null &&
    !isEmployer(piece) &&
    !isTitle(piece))

const lengths =
  /^\(?\d{1,2} (?:anos?|m[êe]s(?:es)?|years?|months?|yrs?|mos?)(?:,? (?:e |and )?\d{1,2} (?:m[êe]s(?:es)?|months?|mos?))?\)?$/iu
/** "(2 anos e 3 meses)": how long a job lasted, which its dates say. */
export const isLength = (piece: string): boolean => lengths.test(piece.trim())

/** The parts of a line with dates; "Juiz de Fora | MG" is one town. */
const partsOfWhen = (text: string): string[] => {
  const parts: string[] = []
  for (const piece of text.split(' | ')) {
    const last = parts.at(-1)
    const isTown = last !== undefined && isState(piece) && findDates(last).length === 0
    if (isTown) parts[parts.length - 1] = `${last} - ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** What stands beside the dates of a job: its place, with its district and terms, and lines of it. */
const besideDates = (text: string): { readonly places: readonly string[]; readonly lines: readonly string[] } => {
  const pieces = partsOfWhen(text).filter((piece) => findDates(piece).length === 0 && !isLength(piece))
  return { places: pieces.filter(mayBePlace), lines: pieces.filter((piece) => !mayBePlace(piece)) }
}
const asTasks = (lines: readonly string[]): string[] =>
  lines.map((piece) => piece.replace(taskLabel, (label) => `${label.replace(/:? $/u, '')}: `))

/** "Atividades: Costura de uniformes": the lines of a job without a form's label, which no bullet needs. */
const formTasks =
  /^(?:(?:principais |main |key )?(?:atividades?|atribui[çc][õo]es|responsabilidades|tarefas|activities|duties|tasks|responsibilities)|descri[çc][ãa]o)(?: (?:desenvolvidas|exercidas|realizadas))?\s*:\s*/iu
export const withoutTaskLabels = (lines: readonly string[], left: LeftOut[]): string[] =>
  lines.flatMap((line) => {
    const label = formTasks.exec(line)?.[0] ?? ''
    if (label) left.push({ kind: 'label', text: label.trim() })
    return label.length < line.length ? [line.slice(label.length)] : []
  })

/** "03/2018 – 08/2024 | São Paulo": the two dates and the place. */
export const whenFields = (text: string): Fields => {
  const pieces = partsOfWhen(text)
  const at = pieces.findIndex((piece) => findDates(piece).length > 0)
  const dates = datesOf(pieces[at] ?? '')
  const beside = dates ? piecesOf(dates.rest).filter((piece) => !isLength(piece)) : []
  const place = [...besideDates(text).places, ...beside].filter(Boolean).join(', ')
  return {
    ...(dates ? { start: dates.start, ...(dates.end ? { end: dates.end } : {}) } : {}),
    ...(place ? { place } : {}),
  }
}

export type Entry = { fields: Record<string, string>; lines: string[] }

/** "Empresa: Casa Azul" on a line of its own, as a heading that could not be taken apart keeps it. */
const toLabelledName = (
  text: string,
): { readonly name: 'title' | 'employer'; readonly label: string; readonly value: string } | null => {
  const label = formLabel.exec(text)
  const name = label?.groups?.title ? 'title' : label?.groups?.employer ? 'employer' : null
  const labelText = label?.[0] ?? ''
  const value = text.slice(labelText.length).trim()
  return name && labelText.endsWith(':') && value ? { name, label: labelText, value } : null
}

/** Jobs: each begins with its heading. What stands before the first is an entry without fields. */
export const jobs = (items: readonly Item[], left: LeftOut[]): Entry[] => {
  const entries: Entry[] = []
  for (const { kind, text } of items) {
    const last = entries.at(-1)
    const named = kind === 'role' ? toLabelledName(text) : null
    if (named) {
      left.push({ kind: 'label', text: named.label })
      if (last && last.lines.length === 0 && !last.fields.start && !last.fields[named.name])
        last.fields[named.name] = named.value
      else entries.push({ fields: { [named.name]: named.value }, lines: [] })
    } else if (kind === 'role') {
      const [title = '', employer = '', place = '', ...more] = text.split(' | ')
      const isOpen = last && last.lines.length === 0 && !last.fields.start
      if (isOpen && !last.fields.employer && employer === '') last.fields.employer = text
      else entries.push({ fields: { title, employer, place }, lines: more })
    } else if (kind === 'when' && last && !last.fields.start) {
      const dated = withoutLabel(text)
      if (dated !== text) left.push({ kind: 'label', text: text.slice(0, -dated.length) })
      left.push(
        ...piecesOf(dated).flatMap((piece) => (isLength(piece) ? [{ kind: 'joint', text: piece } as const] : [])),
      )
      const { place = '', ...dates } = whenFields(dated) as Record<string, string>
      Object.assign(last.fields, dates)
      last.fields.place = [last.fields.place, place].filter(Boolean).join(', ')
      last.lines.push(...asTasks(besideDates(dated).lines))
    } else if (last) last.lines.push(text)
    else entries.push({ fields: {}, lines: [text] })
  }
  return entries
}
