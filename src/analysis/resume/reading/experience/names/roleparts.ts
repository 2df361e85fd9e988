// Splits the heading lines of a job into title and employer.
import type { Line } from '../../../../documents/document'
import { type DateRange, findRanges } from '../../dates/dates'
import { isPlace } from '../../person/contact'
import { splitTown } from '../../person/municipalities'
import { isKnownTown } from '../../person/towns'
import { fold } from '../../text'
import { building, dateLabel, separators, trimPart } from '../parts'
import { headOf } from './heads'
import { atEmployer, atJob, splitPart } from './pieces'
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
  /^(?<title>(?:[úu]ltimo |primeiro )?cargo|nome do cargo|profiss[ãa]o|atua[çc][ãa]o como|fun[çc][ãa]o|posi[çc][ãa]o|ocupa[çc][ãa]o|title|position|role|job title|function|designation|post|post held|occupation or position held)s?\b(?:[^:]{0,20}:| [–—-] )|^(?<employer>empresa|nome(?: e morada)? d[aeo] (?:empregador|empresa|institui[çc][ãa]o|organiza[çc][ãa]o)|nome fantasia|raz[ãa]o social|name(?: and address)? of (?:the )?(?:employer|company|organi[sz]ation)|(?:employer|company)(?:['’]s)? name|empregador|institui[çc][ãa]o|organiza[çc][ãa]o|local de trabalho|company|employer|organi[sz]ation|contratante)(?:\s*:| [–—-] )|^(?<dates>per[íi]odo|datas?|dura[çc][ãa]o|tempo|period|duration|tenure|dates?|admiss[ãa]o|entrada|in[íi]cio)\b(?:[^:]{0,16}:| [–—-] )|^(?<place>local|cidade|localiza[çc][ãa]o|location)\s*:/iu
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
  const rowText =
    line.parts && line.text === text
      ? line.parts.filter((part) => !isPlace(part) || splitTown(part) !== null).join(' | ')
      : text
  const apart = rowText.replace(bracketed, '')
  if (!dates) return apart.replace(duration, '')
  const range = findRanges(apart)[0]
  if (range) return without(apart, range)
  return apart === text ? without(text, dates) : apart.replace(text.slice(dates.start, dates.end), ' | ')
}

/** What a heading says besides: "Gestor: Paulo Neri", "salário R$ 2.400", "Tel. (41) 3222-1000", a page's address. */
const aside =
  /^(?:(?:line )?manager|supervisor|reporting to|gestora?|chefia|chefe imediato|contato|contact|tel(?:efone)?|fone|phone|sal[áa]rio|salary|wage|cnpj|matr[íi]cula|motivo|reason for leaving|carga hor[áa]ria|hours|ramo|segmento|site)(?:\s*[:.]|\s+[R$£€]*\s?\d).*$|^(?:https?:\/\/|www\.)\S+$/iu

export const isName = (part: string): boolean =>
  part.length > 1 &&
  /\p{L}/u.test(part) &&
  !isPlace(part) &&
  !dateLabel.test(part) &&
  !aside.test(part) &&
  part.replace(duration, '').trim() !== ''

/** "Casa Azul: Vendedora"; before a small letter only where a job stands on one side: "Casa Azul: vendedora". */
const atColon = (text: string): string[] => {
  const sides = text.split(/(?<=\p{L}{2,40}):\s+(?=\p{L})/u)
  return sides.length === 2 && /^\p{Ll}/u.test(sides[1]!) && sides.every((side) => titleWeight(side) < 2)
    ? [text]
    : sides
}

/** "Empresa familiar com 40 funcionários": what an employer is, and no name. */
const isAbout =
  /^\p{Lu}[\p{Ll}-]+(?: (?:[\p{Ll}-]+|\d[\d.,]*)){3,12}\.?$|^(?:Departamento|Setor|Área|Divisão|Diretoria|Gerência) \p{L}.{2,40}$|^(?:\p{Lu}\p{L}+ ){1,3}(?:Department|Division|Team)$/u

export const readHeader = (items: readonly Item[]): Parts => {
  let [title, employer, local]: (string | null)[] = [null, null, null]
  const loose: string[] = []
  const together = new Map<string, readonly string[]>()
  const dashed = new Map<string, { text: string; other: string }>()
  const texts: string[] = []
  for (const item of items) {
    // In "Hospital Azul (Recife, PE)" the place is not part of the employer, and neither is a page's address.
    const text = bare(item).replace(/ ?\(([^()]{2,60})\)/g, (all, inside: string) =>
      isPlace(inside) || isKnownTown(inside) || /^(?:https?:|www\.)\S+$/iu.test(inside) ? ' | ' : all,
    )
    const named = text.match(label)?.groups
    const value = named ? trimPart(text.slice(/:| [–—-] /u.exec(text)!.index + 1)) : text
    if (named?.title && value) title ??= value
    else if (named?.employer && value) employer ??= trimPart(value.split(separators)[0] ?? value)
    else if (named?.place) local ??= trimPart(value.split(separators)[0] ?? value)
    else if (!named?.dates) {
      texts.push(text)
      for (const apart of text.split('|').map(trimPart)) {
        const [left, right, more] = apart.split(/\s+[–—-]\s+/u).map(trimPart)
        if (left && right && right.length > 3 && !more && !isPlace(right))
          dashed.set(left, { text: apart, other: right })
      }
      for (const part of splitHeading(value)
        .filter((one) => !aside.test(trimPart(one)))
        .flatMap(atColon)
        .map(trimPart)) {
        const town = splitTown(part) ?? splitState(part)
        const pair: readonly [string, string] | null =
          employer === null && title === null ? atEmployer(town?.before ?? part) : null
        if (pair) {
          employer = pair[1]
          if (!isTitle(pair[0])) title = pair[0]
          else loose.push(pair[0])
          continue
        }
        const pieces =
          isPlace(part) && !town
            ? []
            : splitPart(town?.before ?? part)
                .map(trimPart)
                .flatMap(atJob)
                .filter(isName)
        for (const piece of pieces) together.set(piece, pieces)
        loose.push(...pieces)
      }
    }
  }
  // "Local: Lojas Azul" beside "Cargo: Vendedora", where nothing else names who employs.
  if (title && !employer && loose.length === 0 && local && isName(local) && !isKnownTown(local)) employer = local
  // In "Concierge (Casa Azul)" the brackets have the employer if no other part can be it.
  const [only] = loose
  const inside =
    loose.length === 1 && employer === null && title === null
      ? /^(.{3,60}?) ?\((\p{Lu}[^()]{1,60})\)$/u.exec(only!)
      : null
  const job = inside !== null && (isTitle(inside[1]!) || (headOf(inside[1]!) === null && !isEmployer(inside[1]!)))
  if (job && !isTitle(inside[2]!) && !terms.test(fold(inside[2]!)) && !/\d$/.test(inside[2]!))
    return { title: inside[1]!, employer: inside[2]!, loose: [], together, dashed, texts }
  // "Dental Hygienist for Bright Smiles Dental", with no other name: the word between them says who employs.
  const [, worker = '', word = '', client = ''] =
    loose.length === 1 && !employer && !title
      ? (/^(.{3,60}?) (for|d[ao]s?) (\p{Lu}.{2,60})$/u.exec(loose[0]!) ?? [])
      : []
  if (headOf(worker) === 'job' && (word === 'for' ? !isTitle(client) : headOf(client) === 'employer'))
    return { title: worker, employer: client, loose: [], together, dashed, texts }
  const titled = loose.filter((part) => isTitle(part)).length > 1
  // Of three names or more a town on a line of its own is where the job was, and a description what the employer does.
  const isAside = (part: string) => isAbout.test(part) || (isKnownTown(part) && together.get(part)?.length === 1)
  const names = loose.length > 2 ? loose.filter((part) => !isAside(part) || isTitle(part)) : loose
  if (names.length >= 2 && names.length < loose.length) loose.splice(0, loose.length, ...names)
  const named = loose.some((part) => titleWeight(part) === 2 && !isQualifier(part))
  const outside = loose.filter((part) => !building.test(part))
  // "Instalador, Shopping Mirante": the only name beside the job is who employs, whatever its first word.
  const others = outside.length > 1 && outside.some((part) => !isTitle(part))
  const parts = (others || employer !== null ? outside : loose).filter((part) =>
    alone.test(part) ? !titled : !named || !isQualifier(part),
  )
  return { title: title ?? null, employer: employer ?? null, loose: parts, together, dashed, texts }
}
