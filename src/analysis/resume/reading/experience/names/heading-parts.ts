// Splits a job's heading into its parts: those that a label names, and loose ones that are the title, the employer or neither.
import type { Line } from '../../../../documents/document'
import { memoOfObject } from '../../../../memo'
import { type DateRange, findRanges } from '../../dates/dates'
import { splitTown } from '../../person/municipalities'
import { isPlace, isState } from '../../person/places'
import { isKnownTown } from '../../person/towns'
import { fold } from '../../text'
import { building, duration, separators, trimPart, withoutDates } from '../parts'
import { atFaces, type Division } from './faces'
import { agencyIn, detail, isAbout, isName, promoted, several } from './heading-details'
import { headNounOf } from './heads'
import { formLabel } from './labels'
import { atEmployer, atJob, splitPart } from './pieces'
import { isQualifier, ownAccountAlone, ownAccountNote, splitHeading, terms } from './qualifiers'
import { isEmployer, isTitle, titleWeight } from './titles'

export type HeadingLine = {
  readonly line: Line
  readonly text: string
  readonly dates: DateRange | null
  /** True where a duration replaces the dates. */
  readonly timed?: boolean
  readonly division?: Division
}
export type Named = { readonly title: string | null; readonly employer: string | null }
export type Parts = Named & {
  readonly loose: readonly string[]
  /** For each unassigned part, the comma-separated pieces on its line. */
  readonly together: ReadonlyMap<string, readonly string[]>
  /** The heading's lines without their dates. */
  readonly texts: readonly string[]
  /** For each unassigned part that shared its line with one other after a dash, the whole line: "Enfermeira – UTI". */
  readonly dashed: ReadonlyMap<string, { readonly text: string; readonly other: string }>
}

/** "Clerk of Courts, Columbus, OH": what stands before a town and its state. */
const splitState = (text: string): { readonly before: string } | null => {
  const [, before = '', place = ''] = /^(.{3,90}), (\p{Lu}[\p{L}.' -]{1,30}, \p{Lu}{2})$/u.exec(text) ?? []
  return before !== '' && isPlace(place) ? { before } : null
}

/** An item's text without dates, with wide gaps as separators. A place set apart by a gap keeps its comma. */
const namesOnly = ({ line, text, dates, division }: HeadingLine): string => {
  const rowText =
    line.parts && line.text === text
      ? line.parts.filter((part) => !isPlace(part) || splitTown(part) !== null).join(' | ')
      : text
  const inRow = dates ? findRanges(rowText)[0] : undefined
  const apart = atFaces(line, rowText, inRow, division).replace(ownAccountNote, '')
  if (!dates) return apart.replace(duration, '')
  const range = findRanges(apart)[0]
  if (range) return withoutDates(apart, range)
  return apart === text ? withoutDates(text, dates) : apart.replace(text.slice(dates.start, dates.end), ' | ')
}

/** "Casa Azul: Vendedora"; before a small letter only where a job stands on one side: "Casa Azul: vendedora". */
const atColon = (text: string): string[] => {
  const sides = text.split(/(?<=\p{L}{2,40}):\s+(?=\p{L})/u)
  return sides.length === 2 && /^\p{Ll}/u.test(sides[1]!) && sides.every((side) => titleWeight(side) < 2)
    ? [text]
    : sides
}

type Heading = {
  title: string | null
  employer: string | null
  local: string | null
  agency: string | null
  readonly loose: string[]
  readonly together: Map<string, readonly string[]>
  readonly dashed: Map<string, { text: string; other: string }>
  readonly texts: string[]
}

/** "Como Merendeira", "Cargo de Vigia", "Worked as a cook": how a sentence leads to the job. */
const jobLead =
  /^(?:(?:atu(?:ei|o|ando)|trabalh(?:ei|o|ando)|worked|working|employed|served) (?:como|as an?|as)|como|(?:na |no |em )?(?:fun[çc][ãa]o|cargo) de|as an?|as(?= \p{L}*[^s\s](?:\s|$)))\s+(?=\p{L})/iu

/** A part without such words, where a job follows them; behind "Como" a capital is enough. */
const withoutLead = (part: string): string => {
  const job = part.replace(jobLead, '')
  return job !== part && (headNounOf(job) === 'job' || /^[Cc]omo \p{Lu}/u.test(part)) ? job : part
}

/** "Delta University, Netherlands": a body and its country, which no town is. */
const isAbroad = (part: string): boolean => {
  const [, name = '', country = ''] = /^(.{3,60}), (\p{L}{4}[\p{L} ]{0,20})\.?$/u.exec(part) ?? []
  return isEmployer(name) && isState(country)
}

/** Adds one part of a heading's line, as both names at once or as pieces that are not yet assigned. */
const addPart = (part: string, into: Heading): void => {
  const town = splitTown(part) ?? splitState(part)
  const pair = into.employer === null && into.title === null ? atEmployer(town?.before ?? part) : null
  if (pair) {
    into.employer = pair[1]
    if (!isTitle(pair[0])) into.title = pair[0]
    else into.loose.push(pair[0])
    return
  }
  const pieces =
    isPlace(part) && !town && !isAbroad(part)
      ? []
      : splitPart(town?.before ?? part)
          .map(trimPart)
          .flatMap(atJob)
          .filter(isName)
  for (const piece of pieces) into.together.set(piece, pieces)
  into.loose.push(...pieces)
}

/** Adds a line without a label; `value` is what is left of it to split. */
const addLine = (text: string, value: string, into: Heading): void => {
  into.texts.push(text)
  for (const apart of text.split('|').map(trimPart)) {
    const [left, right, more] = apart.split(/\s+[–—-]\s+/u).map(trimPart)
    if (left && right && right.length > 3 && !more && !isPlace(right))
      into.dashed.set(left, { text: apart, other: right })
  }
  const parts = splitHeading(value).filter((one) => !detail.test(trimPart(one)))
  for (const part of parts.flatMap(atColon).map(trimPart).map(withoutLead)) addPart(part, into)
}

/** Adds a line: what its label says it is, or its parts. */
const addItem = (item: HeadingLine, into: Heading): void => {
  // In "Hospital Azul (Recife, PE)" the place is not part of the employer, and neither is a page's address.
  const text = namesOnly(item).replace(/ ?\(([^()]{2,60})\)/g, (all, inside: string) => {
    const name = agencyIn(inside)
    into.agency ??= name
    return name !== null ||
      promoted.test(inside) ||
      isPlace(inside) ||
      isKnownTown(inside) ||
      /^(?:https?:|www\.)\S+$/iu.test(inside)
      ? ' | '
      : all
  })
  const labelled = text.match(formLabel)?.groups
  const value = labelled ? trimPart(text.slice(/:| [–—-] /u.exec(text)!.index + 1)) : text
  if (labelled?.title && value) into.title ??= value
  else if (labelled?.employer && value) into.employer ??= trimPart(value.split(separators)[0] ?? value)
  else if (labelled?.place) into.local ??= trimPart(value.split(separators)[0] ?? value)
  else if (!labelled?.dates) addLine(text, value, into)
}

/** Both names where the only part of a heading holds them: "Concierge (Casa Azul)", "Dental Hygienist for Bright Smiles Dental". */
const bothIn = (part: string): { readonly title: string; readonly employer: string } | null => {
  const [, outer = '', inner = ''] = /^(.{3,60}?) ?\((\p{Lu}[^()]{1,60})\)$/u.exec(part) ?? []
  const job = outer !== '' && (isTitle(outer) || (headNounOf(outer) === null && !isEmployer(outer)))
  if (job && !isTitle(inner) && !terms.test(fold(inner)) && !/\d$/.test(inner)) return { title: outer, employer: inner }
  // The word between them says who employs.
  const [, worker = '', word = '', client = ''] = /^(.{3,60}?) (for|d[ao]s?) (\p{Lu}.{2,60})$/u.exec(part) ?? []
  return headNounOf(worker) === 'job' && (word === 'for' ? !isTitle(client) : headNounOf(client) === 'employer')
    ? { title: worker, employer: client }
    : null
}

/** Most characters of the names of several towns. */
const TOWNS = 80
/** "Imperatriz e Açailândia", "Leeds and Hull": where somebody worked, in several towns. */
export const areTowns = (part: string): boolean => {
  const towns = part.length > TOWNS ? [] : part.split(/ (?:e|and|&|\/) /u)
  return towns.length > 1 && towns.every(isKnownTown)
}

/** Those of the parts that may be the title or the employer. */
const candidates = ({ loose, together, employer, agency }: Heading): readonly string[] => {
  const titled = loose.filter((part) => isTitle(part) && !ownAccountAlone.test(part)).length > 1
  // Of three names or more a town on a line of its own is where the job was, and a description what the employer does.
  const isAside = (part: string) =>
    (several.test(part) && (agency !== null || !together.get(part)?.some(isTitle))) ||
    isAbout.test(part) ||
    areTowns(part) ||
    (isKnownTown(part) && together.get(part)?.length === 1)
  const some = loose.length > 2 || agency !== null ? loose.filter((part) => !isAside(part) || isTitle(part)) : loose
  const names = some.length >= (agency === null ? 2 : 1) ? some : loose
  const hasSureJob = names.some((part) => titleWeight(part) === 2 && !isQualifier(part))
  const outside = names.filter((part) => !building.test(part))
  // "Instalador, Shopping Mirante": the only name beside the job is the employer, whatever its first word is.
  const others = outside.length > 1 && outside.some((part) => !isTitle(part))
  return (others || employer !== null ? outside : names).filter((part) =>
    ownAccountAlone.test(part) ? !titled : !hasSureJob || !isQualifier(part),
  )
}

/** The parts without these names. */
export const withoutNames = (parts: Parts, names: readonly string[]): Parts => {
  const isOther = (name: string) => !names.includes(name)
  return {
    ...parts,
    loose: parts.loose.filter(isOther),
    together: new Map([...parts.together].map(([part, all]) => [part, all.filter(isOther)])),
    dashed: new Map([...parts.dashed].filter(([, { other }]) => isOther(other))),
  }
}

/** What one line of a heading names by itself. */
export const partsOfLine = memoOfObject((line: HeadingLine): Parts => partsOf([line]))

/** The parts of the heading that these lines are. */
export const partsOf = (items: readonly HeadingLine[]): Parts => {
  const heading: Heading = {
    ...{ title: null, employer: null, local: null, agency: null, loose: [], texts: [] },
    ...{ together: new Map(), dashed: new Map() },
  }
  for (const item of items) addItem(item, heading)
  const { title, employer, local, loose, together, dashed, texts } = heading
  // "Local: Lojas Azul" beside "Cargo: Vendedora", where nothing else names who employs.
  if (title && !employer && loose.length === 0 && local && isName(local) && !isKnownTown(local))
    heading.employer = local
  // Where no other name employs, the agency does.
  if (
    heading.agency &&
    !employer &&
    candidates(heading).filter((part) => !isTitle(part)).length === 0 &&
    candidates(heading).length < 2
  )
    heading.employer = heading.agency
  const [only] = loose
  const both = only && loose.length === 1 && employer === null && title === null ? bothIn(only) : null
  if (both) return { ...both, loose: [], together, dashed, texts }
  return { title, employer: heading.employer, loose: candidates(heading), together, dashed, texts }
}
