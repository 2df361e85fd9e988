// Splits the heading lines of a job into title and employer.
import type { Line } from '../../../../documents/document'
import { type DateRange, findRanges } from '../../dates/dates'
import { isPlace } from '../../person/contact'
import { isMunicipality, splitTown } from '../../person/municipalities'
import { fold } from '../../text'
import { building, dateLabel, separators, trimPart } from '../parts'
import { beginsList, grown } from './grown'
import { headOf, jobWeight } from './heads'
import { atEmployer, splitPart } from './pieces'
import { alone, bracketed, isQualifier, splitHeading, terms } from './qualifiers'
import { isEmployer, isTitle, titleWeight } from './titles'

export type Item = {
  readonly line: Line
  readonly text: string
  readonly dates: DateRange | null
  /** True where a duration replaces the dates. */
  readonly timed?: boolean
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

export const label =
  /^(?<title>(?:[úu]ltimo |primeiro )?cargo|fun[çc][ãa]o|posi[çc][ãa]o|ocupa[çc][ãa]o|title|position|role|job title|function|designation|post|post held|occupation or position held)s?\b(?:[^:]{0,20}:| [–—-] )|^(?<employer>empresa|nome(?: e morada)? do empregador|name(?: and address)? of employer|empregador|institui[çc][ãa]o|organiza[çc][ãa]o|local de trabalho|company|employer|organi[sz]ation|contratante)(?:\s*:| [–—-] )|^(?<dates>per[íi]odo|datas?|dura[çc][ãa]o|tempo|period|duration|tenure|dates?|admiss[ãa]o|entrada|in[íi]cio)\b[^:]{0,16}:|^(?<place>local|cidade|localiza[çc][ãa]o|location)\s*:/iu
export const duration =
  /[(,·-]?\s*\b\d{1,2} ?(?:anos?|years?|yrs?|meses|m[êe]s|months?|mos?)\b(?:,? (?:e |and )?\d{1,2} ?(?:meses|m[êe]s|months?|mos?)\b)?\s*\)?$/iu

/** A line without its dates and the punctuation around them. */
export const without = (text: string, range: DateRange): string =>
  `${text.slice(0, range.start).replace(/(?:^|[\s,(–—-])(?:(?:safras?|temporadas?|ver(?:ão|ões)|seasons?|summers?)(?: d[ae])?|de|from|desde|since)\s*$/iu, ' ')} | ${text.slice(range.end)}`
    .replace(/[([]\s*\|\s*[)\]]/g, '|')
    .replace(/^[\s|,;:–—-]+|[\s|,;:(–—-]+$/g, '')
    .replace(duration, '')
    .trim()

/** "Clerk of Courts, Columbus, OH": what stands before a town and its state. */
const splitState = (text: string): { readonly before: string } | null => {
  const [, before = '', place = ''] = /^(.{3,90}), (\p{Lu}[\p{L}.' -]{1,30}, \p{Lu}{2})$/u.exec(text) ?? []
  return before !== '' && isPlace(place) ? { before } : null
}

/** An item's text without dates, with wide gaps as separators. A place set apart by a gap keeps its comma. */
const bare = ({ line, text, dates }: Item): string => {
  const whole =
    line.parts && line.text === text
      ? line.parts.filter((part) => !isPlace(part) || splitTown(part) !== null).join(' | ')
      : text
  const apart = whole.replace(bracketed, '')
  if (!dates) return apart.replace(duration, '')
  const range = findRanges(apart)[0]
  if (range) return without(apart, range)
  return apart === text ? without(text, dates) : apart.replace(text.slice(dates.start, dates.end), ' | ')
}

const isName = (part: string): boolean =>
  part.length > 1 &&
  /\p{L}/u.test(part) &&
  !isPlace(part) &&
  !dateLabel.test(part) &&
  part.replace(duration, '').trim() !== ''

/** "Casa Azul: Vendedora"; before a small letter only where a job stands on one side: "Casa Azul: vendedora". */
const atColon = (text: string): string[] => {
  const sides = text.split(/(?<=\p{L}{2,40}):\s+(?=\p{L})/u)
  return sides.length === 2 && /^\p{Ll}/u.test(sides[1]!) && sides.every((side) => titleWeight(side) < 2)
    ? [text]
    : sides
}

export const readHeader = (items: readonly Item[]): Parts => {
  let [title, employer]: (string | null)[] = [null, null]
  const loose: string[] = []
  const together = new Map<string, readonly string[]>()
  const dashed = new Map<string, { text: string; other: string }>()
  const texts: string[] = []
  for (const item of items) {
    // In "Hospital Azul (Recife, PE)" the place is not part of the employer.
    const text = bare(item).replace(/ ?\(([^()]{2,60})\)/g, (all, inside: string) => (isPlace(inside) ? ' | ' : all))
    const named = text.match(label)?.groups
    const value = named ? trimPart(text.slice(/:| [–—-] /u.exec(text)!.index + 1)) : text
    if (named?.title && value) title ??= value
    else if (named?.employer && value) employer ??= trimPart(value.split(separators)[0] ?? value)
    else if (!named?.dates && !named?.place) {
      texts.push(text)
      for (const apart of text.split('|').map(trimPart)) {
        const [left, right, more] = apart.split(/\s+[–—-]\s+/u).map(trimPart)
        if (left && right && right.length > 3 && !more && !isPlace(right))
          dashed.set(left, { text: apart, other: right })
      }
      for (const part of splitHeading(value).flatMap(atColon).map(trimPart)) {
        const town = splitTown(part) ?? splitState(part)
        const own: readonly [string, string] | null =
          employer === null && title === null ? atEmployer(town?.before ?? part) : null
        if (own) {
          employer = own[1]
          if (!isTitle(own[0])) title = own[0]
          else loose.push(own[0])
          continue
        }
        const pieces =
          isPlace(part) && !town
            ? []
            : splitPart(town?.before ?? part)
                .map(trimPart)
                .filter(isName)
        for (const piece of pieces) together.set(piece, pieces)
        loose.push(...pieces)
      }
    }
  }
  // In "Concierge (Casa Azul)" the brackets have the employer if no other part can be it.
  const [only] = loose
  const inside =
    loose.length === 1 && employer === null && title === null
      ? /^(.{3,60}?) ?\((\p{Lu}[^()]{1,60})\)$/u.exec(only!)
      : null
  if (inside && isTitle(inside[1]!) && !isTitle(inside[2]!) && !terms.test(fold(inside[2]!)))
    return { title: inside[1]!, employer: inside[2]!, loose: [], together, dashed, texts }
  const titled = loose.filter((part) => isTitle(part)).length > 1
  const named = loose.some((part) => titleWeight(part) === 2 && !isQualifier(part))
  const outside = loose.filter((part) => !building.test(part))
  const parts = (outside.length > 0 ? outside : loose).filter((part) =>
    alone.test(part) ? !titled : !named || !isQualifier(part),
  )
  return { title: title ?? null, employer: employer ?? null, loose: parts, together, dashed, texts }
}

/** Index of the title if only one part can be it, else -1. */
const sureTitle = ({ loose }: Parts): number => {
  const weights: number[] = loose.map(jobWeight)
  const best = Math.max(0, ...weights)
  return best > 0 && weights.filter((weight) => weight === best).length === 1 ? weights.indexOf(best) : -1
}

/** True if the person writes the job before the employer, false if after it, null if unknown. */
export const titleComesFirst = (all: readonly Parts[]): boolean | null => {
  const two = all.filter(({ loose }) => loose.length >= 2).map(sureTitle)
  const [first, later] = [two.filter((at) => at === 0).length, two.filter((at) => at > 0).length]
  return first === later ? null : first > later
}

/** "Registered Nurse, Emergency Department" with the hospital on a line of its own is one title. */
const withField = (title: string | null, employerName: string | null, { together, dashed }: Parts): string | null => {
  const beside = title === null ? undefined : dashed.get(title)
  if (
    beside &&
    employerName !== null &&
    !beside.other.startsWith(employerName) &&
    !isEmployer(beside.other) &&
    !isTitle(beside.other)
  )
    return beside.text
  const pieces = title === null ? undefined : together.get(title)
  const own =
    pieces &&
    employerName !== null &&
    pieces[0] === title &&
    !pieces.includes(employerName) &&
    !pieces.slice(1).some(isEmployer)
  return own ? pieces.join(', ') : title
}

/** Words of a piece that continues an employer's name: "Leal, Weber & Falcão Advogados Associados". */
const MORE_WORDS = 6

/** Where both are known, adds to each what separators inside it cut off: "Barman / Caixa", "Grupo Ômega - TI". */
const whole = ({ title, employer }: Named, { texts }: Parts): Named => {
  if (title === null || employer === null) return { title, employer }
  const job = grown(
    title,
    texts,
    (piece, sign) => /[/–—-]/.test(sign) && !employer.startsWith(piece) && isTitle(piece) && !isEmployer(piece),
  )
  if (titleWeight(title) < 2) return { title: job, employer }
  // A lone name after a comma is far more often a place than part of the employer's name.
  const more = (piece: string, sign: string) =>
    (/,/.test(sign)
      ? /\s(?:e|and|&)\s/.test(piece) || beginsList(piece, texts) || isEmployer(piece) || /^P\.A\.?$/.test(piece)
      : /\s|^\p{Lu}{2,6}$/u.test(piece)) &&
    piece !== title &&
    titleWeight(piece) < 2 &&
    isName(piece) &&
    !isMunicipality(piece) &&
    piece.split(/\s+/).length <= MORE_WORDS &&
    /^\p{Lu}/u.test(piece) &&
    findRanges(piece).length === 0
  return { title: job, employer: grown(employer, texts, more) }
}

/** Title and employer of a job; `titleFirst` decides where the words do not. */
export const assign = (parts: Parts, titleFirst: boolean | null): Named => {
  const { title, employer, loose } = parts
  const sure = sureTitle(parts)
  const titled = loose.filter((part) => jobWeight(part) > 0)
  const guess =
    titled[titleFirst === false ? titled.length - 1 : 0] ??
    loose.find((part) => isTitle(part) && headOf(part) !== 'employer') ??
    null
  const named = title ?? (sure >= 0 ? loose[sure]! : guess)
  // A town beside an employer is its location; alone it may be part of a name.
  const rest = loose.filter((part) => part !== named)
  const others = rest.toSorted((a, b) => Number(isMunicipality(a)) - Number(isMunicipality(b)))
  const mates = named === null ? [] : (parts.together.get(named) ?? [])
  const [elsewhere] = others.filter((part) => !mates.includes(part))
  const after = titleFirst && sure >= 0 ? loose.slice(sure + 1) : []
  // No part has words of a job title, so the order of the person's other jobs decides.
  if (named === null && titleFirst && others.length > 1) return { title: others[0]!, employer: employer ?? others[1]! }
  const untitled = others.find((part) => !isTitle(part) && !isMunicipality(part))
  const employerName =
    employer ??
    others.find((part) => headOf(part) === 'employer') ??
    others.find(isEmployer) ??
    (elsewhere !== undefined && titleWeight(elsewhere) === 2 ? untitled : undefined) ??
    elsewhere ??
    after[0] ??
    others[0] ??
    null
  return whole(
    {
      title: withField(named ?? others.find((part) => part !== employerName) ?? null, employerName, parts),
      employer: employerName,
    },
    parts,
  )
}
