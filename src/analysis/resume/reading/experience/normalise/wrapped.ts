// Joins names that continue on the next line because a date at the margin left too little space.
import { type Line, withoutParts } from '../../../../documents/document'
import { findDates, findRanges, isDateAlone } from '../../dates/dates'
import { isDegree, isProgress, isSchool } from '../../education/education'
import { joinLines } from '../../lines/hyphens'
import { isMunicipality } from '../../person/municipalities'
import { isPlace } from '../../person/places'
import { statesPattern } from '../../person/regions'
import { isKnownTown, isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { headNounOf, namesFirm } from '../names/heads'
import { hasLegalForm, isTitle } from '../names/titles'
import { beginsAsTask } from '../tasks/openings'

/** Kinds of schools that are no name alone; a narrow column breaks behind or before them. */
const kind =
  /^(?:Universidade|Faculdades?|Instituto|Col[ée]gio|Escola|Centro Universit[áa]rio|University|College|School|Academy|Institute)$/iu

/** "Ivy Tech Community" above "College", "Universidade" above "Norte do": in the same letters, without anything beside. */
const isKindApart = (line: Line, next: Line): boolean =>
  !line.parts &&
  !next.parts &&
  line.x > 0 &&
  line.size === next.size &&
  line.bold === next.bold &&
  next.gap < 1.5 &&
  !/\d/.test(line.text + next.text) &&
  (kind.test(line.text) || kind.test(next.text))

const open = /(?: (?:d[aeo]s?|[ao]s|aos|às|e|em|of|and|the|for|in|Federal|Estadual|Católica)|\p{L}-)$/u

/** "Especialização em Direito, Instituto Goiano de" above "Direito Público": the name goes on, whatever course its words are. */
const isOpenSchool = (broken: string): boolean => open.test(broken) && isSchool(broken.split(/,\s+|\s[–—-]\s/u).at(-1)!)

/** Most words of a place on either side of the end of a line. */
const PLACE_WORDS = 3
const isRegion = new RegExp(`^${statesPattern}$`, 'u')

/** "Casa Azul, Belo" above "Horizonte": a state or a town that is known only as a whole. */
const breaksPlace = (broken: string, next: string): boolean => {
  const before = broken.split(/\s+/).slice(-PLACE_WORDS)
  const rest = next.split(/[,.;(–—|]/u)[0]!.trim()
  if (!/^\p{Lu}/u.test(rest) || countWords(rest) > PLACE_WORDS || isKnownTown(next)) return false
  return before.some((word, at) => {
    const place = `${before.slice(at).join(' ')} ${rest}`
    return /^\p{Lu}/u.test(word) && (isRegion.test(place) || isMunicipality(place))
  })
}

/** "Colégio Irmã Benvinda, Porto Alegre." in another look below "Coordenadora, 02/2020 – presente": employer and town. */
const isFirmBelow = (broken: string, last: Line, line: Line): boolean => {
  const [, firm = '', place = ''] = /^(\p{Lu}[^.,]{2,60}), ([^.]{2,40})\.?$/u.exec(line.text) ?? []
  return (
    broken !== last.text &&
    /\p{L},$/u.test(broken) &&
    isTitle(broken) &&
    last.bold !== line.bold &&
    firm !== '' &&
    (!isTitle(firm) || headNounOf(firm) === 'employer') &&
    isTownOrPlace(place)
  )
}

/** "Rabelo" in the cell below "2014   Ensino Fundamental, Escola Municipal Honorina": the rest of a school's name, and no town. */
const isRestOfSchool = (broken: string, last: Line, line: Line): boolean =>
  last.parts !== undefined &&
  isDateAlone(last.parts[0]!) &&
  line.parts === undefined &&
  line.x > last.x + line.size &&
  line.gap < 1.5 &&
  line.size === last.size &&
  isSchool(broken.split(/,\s+|\s[–—-]\s/u).at(-1)!) &&
  /^\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,2}\.?$/u.test(line.text) &&
  !isKnownTown(line.text) &&
  !isDegree(line.text) &&
  !isSchool(line.text) &&
  !isProgress(line.text)

/** Words of a line that ends a name before its place. */
const REST_WORDS = 9

/** "Cecília do Vale, São Paulo - SP." below "Auxiliar de Enfermagem, Hospital Santa   2010 – 2013". */
const isRestOfFirm = (broken: string, last: Line, line: Line): boolean => {
  const [title = '', firm, more] = broken.split(/,\s+/)
  const [rest = '', ...place] = line.text.replace(/\.$/, '').split(/,\s+/)
  return (
    firm !== undefined &&
    more === undefined &&
    isTitle(title) &&
    namesFirm(firm) &&
    place.length > 0 &&
    (isPlace(place.join(', ')) || isMunicipality(place.join(', '))) &&
    line.size === last.size &&
    line.gap < 1.5 &&
    countWords(line.text) <= REST_WORDS &&
    /^\p{Lu}/u.test(rest) &&
    !namesFirm(rest) &&
    !isTitle(rest) &&
    findDates(line.text).length === 0
  )
}

/** Most words of the second half of a name. */
const HALF_WORDS = 8

/** "Decoração e Presentes Ltda" below "Vendedora – Casa Azul Comércio de Móveis,": no name ends with a comma. */
const isAfterComma = (broken: string, last: Line, line: Line): boolean =>
  /\p{L},$/u.test(broken) &&
  !/[.;]$/.test(line.text) &&
  broken.split(/,\s*|\s+[|–—-]\s+/u).some(namesFirm) &&
  // "Casa Azul, 2010 – 2018": what follows the comma is the date.
  (last.parts !== undefined || broken === last.text) &&
  (isTitle(broken.split(/\s+[|–—-]\s+|,/u)[0]!) || !beginsAsTask(broken)) &&
  /^\p{Lu}/u.test(line.text) &&
  line.size === last.size &&
  line.bold === last.bold &&
  line.gap < 1.5 &&
  line.column === last.column &&
  countWords(line.text) <= HALF_WORDS &&
  !isTitle(line.text.split(/\s+[|–—-]\s+/u)[0]!) &&
  !isDateAlone(line.text)

/** Most words of the end of an employer's name, on a line of its own. */
const END_WORDS = 3

/** "Vale" below "Mercado Bom Preço do", "Catarina S.A." below "Indústria Têxtil": a name that a narrow column broke. */
const isEndOfName = (last: Line, line: Line): boolean =>
  !last.bullet &&
  !line.parts &&
  last.x > 0 &&
  line.x === last.x &&
  line.bold === last.bold &&
  line.gap < 1.5 &&
  !/\d/.test(last.text + line.text) &&
  headNounOf(last.parts?.[0] ?? last.text) === 'employer' &&
  /^\p{Lu}/u.test(line.text) &&
  countWords(line.text) <= END_WORDS &&
  !isTitle(line.text) &&
  (/ d[aeo]s?$/u.test(last.text) || (hasLegalForm(line.text) && !hasLegalForm(last.text)))

/** The cells of a line; dates that almost no gap separates are one too. */
const cellsOf = ({ parts, text }: Line): readonly string[] => {
  if (parts) return parts
  const [range] = findRanges(text)
  return range && range.end === text.length && /, .* |,\s*$/.test(text.slice(0, range.start))
    ? [
        text
          .slice(0, range.start)
          .replace(/,?\s+(?:d[eo]|desde|from|since)\s*$/iu, '')
          .trim(),
        text.slice(range.start),
      ]
    : [text]
}

/** "e Tecnologia do Ceará" below "Instituto Federal de Educação, Ciência": no entry begins with such a word. */
const goesOn = /^(?:e|d[aeo]s?|and|of|for) (?=\p{Lu})/u

const isBroken = (broken: string, last: Line, line: Line, beside: boolean): boolean =>
  open.test(broken) ||
  goesOn.test(line.text) ||
  isAfterComma(broken, last, line) ||
  breaksPlace(broken, line.text) ||
  (beside
    ? isRestOfFirm(broken, last, line) || isFirmBelow(broken, last, line)
    : isKindApart(last, line) || isRestOfSchool(broken, last, line))

/** Most characters of an entry that a line may still continue: longer ones are no name, and each line would look at all of it again. */
const ENTRY_MAX = 400

/** "Universidade Estadual do" continues on the next line; `beside`: only if a date is in its margin. */
export const joinWrapped = (lines: readonly Line[], beside = false): Line[] => {
  const out: Line[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const parts = last && last.text.length <= ENTRY_MAX ? cellsOf(last) : []
    // "Mercado Bom Preço do   Caixa" above "Vale": the first cell goes on, whatever stands beside it.
    const goes = last && parts.length > 1 && !line.parts && line.x > 0 && line.x === last.x && open.test(parts[0]!)
    const at = goes ? 0 : parts.findLastIndex((part) => !isDateAlone(part))
    const broken = parts[at]
    const ends = beside && last !== undefined && at === 0 && isEndOfName(last, line)
    if (
      !last ||
      line.bullet ||
      (beside && !goes && !ends && !parts.some(isDateAlone) && !isAfterComma(broken ?? '', last, line)) ||
      broken === undefined ||
      !(ends || isBroken(broken, last, line, beside)) ||
      (at > 0 && isDegree(line.text) && !isOpenSchool(broken))
    ) {
      out.push(line)
      continue
    }
    // Each cell of a row wraps by itself: "Universidade Norte do   2012 – 2016" above "Paraná   Biologia".
    if (at > 0 && line.parts?.length === at + 1) {
      const cells = line.parts.map((part, nth) => joinLines(parts[nth]!, { ...line, text: part }, last))
      const all = [...cells, ...parts.slice(at + 1)]
      out[out.length - 1] = { ...last, text: all.join(' '), parts: all }
      continue
    }
    const [cell = line.text, ...others] = at === 0 && line.parts ? line.parts : [line.text]
    // The heading of an entry in prose ends with its sentence: "strutora Barbosa Mello, Recife, PE. Ministrei aulas".
    const [, name = cell, prose] = (beside && /^(.{2,60}?\p{L}{2})\.\s+(?=\p{Lu})(.+)$/u.exec(cell)) || []
    const joinedName = joinLines(broken, { ...line, text: name }, last)
    const joined = [...parts.with(at, joinedName), ...(prose ? [] : others)]
    out[out.length - 1] = {
      ...last,
      text: joined.join(' '),
      parts: joined,
      ...(line.broken && !prose ? { broken: true } : {}),
    }
    if (prose) out.push(withoutParts({ ...line, text: [prose, ...others].join(' ') }))
  }
  return out
}
