// Finds the school of each education entry: the part that is neither a degree, a date nor a place.
import { type Line, withoutParts } from '../../../documents/document'
import { either } from '../../../phrases'
import { findDates } from '../dates/dates'
import { joinPeriods } from '../experience/normalise/periods'
import { joinWrapped } from '../experience/normalise/wrapped'
import { trimPart } from '../experience/parts'
import { joinFull } from '../lines/full-lines'
import { isPlace } from '../person/places'
import type { Section } from '../sections/sections'
import { countWords, fold } from '../text'
import { details, isDetail, notSchool } from './details'
import { isDegree, isProgress, isSchool } from './education'
import { isPlaceOfLearning, joinLooks, justified } from './names-over-lines'
import { partsOf } from './pieces'

/** Most schools returned. */
const MAX_SCHOOLS = 20
/** Most words of a line about a school; longer lines describe a thesis. */
const SCHOOL_WORDS = 24

/** Labels of a school. */
const schoolLabels = `
  (nome (e tipo )?da )?(institui[çc][ãa]o|organiza[çc][ãa]o)( de ensino)?
  name (and type )?of organi[sz]ation[^:]{0,40}|escola|faculdade|universidade|local
  (name of )?(school|university|college|institution)( (attended|name))?`
const label = new RegExp(String.raw`^${either(schoolLabels)}\s*:\s*`, 'iu')
const acronym = /^\p{Lu}[\p{Lu}.&-]{1,9}(?:[-/ ]\p{Lu}[\p{L}]*)?$/u

/** Characters of a line that is split into parts. */
const ENTRY = 240

/** The parts of an entry that name neither a school, a place, a date nor the progress: as a rule the course. */
export const entryParts = (text: string): string[] => {
  return partsOf({ text: text.slice(0, ENTRY) }).filter(
    (part) =>
      /\p{L}{4}/u.test(part) && !namesSchool(part) && !isPlace(part) && !isProgress(part) && !details.test(fold(part)),
  )
}

const namesSchool = (part: string): boolean =>
  isPlaceOfLearning(part) &&
  !/(?:certificate|diploma|exam(?:ination)?)s?$/i.test(part) &&
  !/^(?:(?:high|technical|vocational|trade|secondary|primary|middle|grammar) school(?: (?:diploma|degree|graduate))?|school|escola(?: t[ée]cnica| p[úu]blica)?|ensino)(?: \([^()]{2,40}\))?$/i.test(
    part,
  )

/** Where no word identifies the school: an acronym in capitals, or a part that is neither degree, place nor progress. */
const byElimination = (parts: readonly string[]): string | null => {
  const left = parts.filter(
    (part) =>
      !isDegree(part) &&
      !isPlace(part) &&
      !isProgress(part) &&
      !notSchool.test(fold(part)) &&
      !details.test(fold(part)),
  )
  const named = left.filter((part) => /^\p{Lu}/u.test(part) && countWords(part) <= 8)
  return named.find((part) => acronym.test(part)) ?? named[0] ?? null
}

/** "PhD Princeton University": a degree in a narrow cell before the school. */
const withoutDegree = (part: string): string =>
  part.replace(/^(?:Ph\.?D|MBA|[BM]\.?\s?(?:Sc|S|A|Eng|Tech)|LL[BM]|JD|AA|AS)\.?,? (?=\p{Lu})/u, '')

/** What a label names: of several parts the school, otherwise all of it. */
const ofLabel = (text: string): string => {
  const value = text.replace(label, '')
  return partsOf({ text: value }).find(namesSchool) ?? trimPart(value)
}

/** "Curso de Logística. Instituição: Cursos Avance. Conclusão: 2022": a label inside the line. */
const inLine =
  /(?<=[.;,|] )(?:institui[çc][ãa]o(?: de ensino)?|escola|faculdade|universidade|school|university|college|institution)\s?: ?(\p{Lu}.{1,80}?)(?=[.;,|] \p{L}{3,12} ?:|\.?$)/iu

const schoolOf = (lines: readonly Line[]): string | null => {
  for (const { text } of lines) {
    if (label.test(text) && text.replace(label, '') !== '') return ofLabel(text)
    const value = inLine.exec(text)?.[1]
    if (value) return trimPart(value)
  }
  const short = lines.filter(({ text }) => countWords(text) <= SCHOOL_WORDS && !isDetail(text))
  const parts = short.flatMap(partsOf)
  const named = parts.find(namesSchool)
  return (
    (named && withoutDegree(named)) ??
    byElimination(short.filter(({ bullet }, at) => at === 0 || !bullet).flatMap(partsOf))
  )
}

const hasDegree = (line: Line): boolean =>
  !label.test(line.text) && partsOf(line).some((part) => isDegree(part) && !namesSchool(part))

/** Certificates alone, whose issuers are no schools: "NEBOSH General Certificate, 2020; CPC, 2019". */
const areCertificates = (entry: readonly Line[]): boolean =>
  entry.every((line) => !hasDegree(line) || /\bcertifica(?:tes?|dos?)(?!\p{L})/iu.test(line.text))

/** Entries start at their degree, or as many lines above it as in the first entry. */
const toEntries = (lines: readonly Line[]): Line[][] => {
  const degrees = lines.flatMap((line, at) => (hasDegree(line) && !isDetail(line.text) ? [at] : []))
  const [first = 0] = degrees
  if (degrees.length === 0)
    return lines.filter(({ text }) => isPlaceOfLearning(text) && !isDetail(text)).map((line) => [line])
  const starts = degrees.map((at, index) => (index === 0 ? 0 : Math.max((degrees[index - 1] ?? 0) + 1, at - first)))
  return starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length))
}

/** Lines per entry where all entries have the same shape: course, school, date. */
const ENTRY_LINES = 4

/** Entries with the same number of lines and the date at the same position; none if the shapes differ. */
const entriesOfOneShape = (lines: readonly Line[]): Line[][] => {
  const dates = lines.flatMap(({ text }, at) => (findDates(text).length > 0 ? [at] : []))
  const each = lines.length / dates.length
  const rows = each === 1 && lines.every((line) => hasDegree(line) && partsOf(line).length > 1)
  const even =
    (rows || (Number.isInteger(each) && each > 1)) && each <= ENTRY_LINES && !lines.some(({ bullet }) => bullet)
  if (dates.length < 2 || !even || dates.some((at, nth) => at !== dates[0]! + nth * each)) return []
  return dates.map((_, nth) => lines.slice(nth * each, (nth + 1) * each))
}

const toNames = (entries: readonly (readonly Line[])[]): string[] => {
  const names = entries.flatMap((entry) => schoolOf(entry) ?? [])
  return [...new Map(names.map((school) => [fold(school), school])).values()].slice(0, MAX_SCHOOLS)
}

const stop = /(?<=\p{L}{3}|\d|\))[.;]\s+(?=\p{Lu})/u

/** "Pedagogia na Faculdade Sol, 2010. Magistério na Escola Normal, 2005.": each sentence with its school as a line of its own. */
const ofSentences = (line: Line): Line[] => {
  const pieces = line.text.split(stop)
  const isEntry = (text: string) => isDegree(text) || isSchool(text)
  return pieces.filter(isSchool).length > 1 && pieces.every(isEntry)
    ? pieces.map((text) => ({ ...withoutParts(line), text: text.replace(/[.;]$/u, '') }))
    : [line]
}

/** Most words of a school's name, and most parts of a line that is an entry by itself. */
const NAME_WORDS = 8
const ENTRY_PARTS = 4

/** Schools by their own word, the only one of a short line, that no entry took: their course has a name that we do not know. */
const leftOver = (lines: readonly Line[], names: readonly string[]): string[] => {
  const taken = names.map(fold)
  return lines.flatMap((line) => {
    const parts = line.bullet || isDetail(line.text) ? [] : partsOf(line)
    const [found, more] = parts.length > ENTRY_PARTS ? [] : parts.filter(namesSchool)
    const isNamed = found && !more && !isDegree(found) && /^\p{Lu}/u.test(found) && countWords(found) <= NAME_WORDS
    const isNew = isNamed && (countWords(found) > 1 || parts.length > 1)
    return isNew && !taken.some((name) => name.includes(fold(found)) || fold(found).includes(name)) ? [found] : []
  })
}

/** The schools of the education sections, each once, in order; at most 20. Bounded by the section's lines. */
export const findSchools = ({ sections }: { readonly sections: readonly Section[] }): string[] => {
  const all = sections.filter(({ name }) => name === 'education').flatMap((section) => [...section.lines])
  const lines = joinWrapped(joinPeriods(joinFull(joinLooks(all.map(justified))))).flatMap(ofSentences)
  const entries = toEntries(lines)
  // A form labels each school, whatever it calls the courses; "College: BS Education, West Panay College" names the level.
  const labelled = lines
    .filter(({ text }) => label.test(text) && !isDegree(text.replace(label, '')))
    .map((line) => [line])
  // As many dates as lines naming a school: each school is an entry of its own, whatever its course is called.
  const named = lines.filter((line) => !isDetail(line.text) && partsOf(line).some(namesSchool))
  const dates = lines.filter(({ text }) => findDates(text).length > 0)
  const even = entriesOfOneShape(lines)
  if (even.length > Math.max(entries.length, named.length) && labelled.length === 0) return toNames(even)
  const studies = entries.filter((entry) => entry.some((line) => named.includes(line)) || !areCertificates(entry))
  if (named.length > studies.length && dates.length >= named.length && labelled.length === 0)
    return toNames(named.map((line) => [line]))
  if (even.length > entries.length && labelled.length === 0) return toNames(even)
  const names = toNames(labelled.length > entries.length ? labelled : entries)
  return [...names, ...(labelled.length > 0 ? [] : leftOver(lines, names))].slice(0, MAX_SCHOOLS)
}
