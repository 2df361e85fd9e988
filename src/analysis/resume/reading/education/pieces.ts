// Splits a line of the education at the signs and words between its course, school and town.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { findDates } from '../dates/dates'
import { separators, trimPart } from '../experience/parts'
import { isPlace } from '../person/places'
import { isDegree, isSchool } from './education'

/** Labels of a course, its level, its dates or its state. */
const courseLabels = `
  curso|(post-?|under)?graduate|tertiary|secondary|elementary|primary|ensino (m[ée]dio|fundamental|superior)
  designa[çc][ãa]o( da qualifica[çc][ãa]o)?|grau|forma[çc][ãa]o|n[íi]vel|degree|course|major|conclus[ãa]o|per[íi]odo
  ano|year|dates?|datas?|status|situa[çc][ãa]o`
const otherLabel = new RegExp(String.raw`^${either(courseLabels)}\s*:\s*`, 'iu')
/** Splits "Direito pela Universidade X" and "Bacharelado em Direito. Universidade X", but not "St. Aldhelm College". */
const preposition = /(?: (?:pel[ao]|n[ao]|em|at|from) |(?<=\p{Ll}{4})\. )(?=(?:the )?\p{Lu})/gu
const withoutDates = (text: string): string => {
  let rest = text
  for (const { start, end } of findDates(text).toReversed()) rest = `${rest.slice(0, start)} | ${rest.slice(end)}`
  return rest
}

/** Where a Portuguese school's name begins behind a degree, without a sign between them. */
const schoolBegins =
  /(?<! (?:pel[ao]|n[ao]|em|d[aeo]|e))\s(?=(?:Universidade|Faculdades?|Instituto|Centro (?:Universit[áa]rio|Educacional|Paula)|Escola|Col[ée]gio|Pontif[íi]cia|E\. ?E\.|EEEFM|EMEF|ETEC|FATEC|SENAI|SENAC|Senai|Senac|UNI\p{Lu}{2,}|CEM \d)(?!\p{L}))/u
/** A diploma of a school below a university, and the school's name behind it. */
const diploma =
  /^((?:High School (?:Diploma|Degree)|GED|Ensino (?:M[ée]dio|Fundamental)(?: \(?(?:in)?completo\)?)?))\s+(?=\p{Lu})(.{3,})$/iu

/** "Bacharelado em Direito Universidade Sol" and "GED Penn Foster": a degree and a school without a sign between them. */
const splitFused = (part: string): string[] => {
  const [, degree, school] = diploma.exec(part) ?? []
  if (degree && school && /^\p{Lu}/u.test(school) && !isDegree(school)) return [degree, school]
  const at = part.search(schoolBegins)
  return at > 0 && isDegree(part.slice(0, at)) && !isSchool(part.slice(0, at))
    ? [part.slice(0, at), part.slice(at + 1)]
    : [part]
}

/** "Direito pela Universidade X" is a degree and a school; "Universidade do Estado" is one name. */
const splitAtSchool = (part: string): string[] => {
  // The last match, because "em Direito Penal. Faculdade Alfa" has two places to split.
  for (const match of [...part.matchAll(preposition)].toReversed()) {
    const [before, after] = [part.slice(0, match.index), part.slice(match.index + match[0].length)]
    if (isSchool(before)) continue
    // "Letras pela Unifor", "BSc from Georgia Tech": what gives a degree is a school, whatever its name.
    if (isSchool(after) || (/^ (?:pel|from)/.test(match[0]) && isDegree(before))) return [before, after]
  }
  return [part]
}

/** "University of California, Berkeley" is one name, "Universidade de São Paulo, São Paulo" a name and a place. */
const splitCommas = (part: string): string[] => {
  if (/University of [\p{L} ]+, \p{Lu}\p{L}+$/u.test(part)) return [part]
  const pieces: string[] = []
  for (const piece of part.split(/,\s+/)) {
    // The end of a list is not an entry: "Instituto Federal de Educação, Ciência e Tecnologia", "Faculdade de Medicina,
    // Saúde e Bem-Estar".
    const before = pieces.at(-1)
    const more = before !== undefined && isSchool(before) && /^\p{Lu}[\p{L}-]+ (?:e|and) \p{Lu}/u.test(piece)
    // "Hunter College, City University of New York": a college of a university.
    const within = before !== undefined && /(?:College|School|Institute|Hall)$/.test(before) && /University/.test(piece)
    if (more || within) pieces[pieces.length - 1] = `${before}, ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

/** "Faculdade Sol: Gestão Comercial", "Direito: Universidade Sol": one side names the school. */
const splitAtColon = (part: string): string[] => {
  const sides = part.split(/ ?:\s+(?=\p{L})/u)
  return sides.length === 2 && isSchool(sides[0]!) !== isSchool(sides[1]!) ? sides : [part]
}

/** "IFPE - Campus Belo Jardim": a campus belongs to the school before it. */
const campus = /(?<=\p{L})\s+[–—-]\s+(c[âa]mpus\s+\p{L})/giu
/** Stands for the dash before a campus while the line is split at its dashes. */
const campusDash = '\u0001'

/** "Universidade Federal do Espírito Santo - UFES": the initials of a school behind a dash belong to its name. */
const withInitials = (pieces: readonly string[], text: string): string[] => {
  const out: string[] = []
  for (const piece of pieces) {
    const name = out.at(-1) ?? ''
    const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')
    const isOwn = /^\p{Lu}{3,8}$/u.test(piece) && initials.length > 1 && piece.startsWith(initials) && isSchool(name)
    if (isOwn && /^\s+[–—-]\s/u.test(text.split(name)[1] ?? '')) out[out.length - 1] = `${name} - ${piece}`
    else out.push(piece)
  }
  return out
}

/** What stands before a year: "Colégio Dom Bosco em 2013", "Hull University, finished 2016". */
const wordsBeforeYear =
  /(?:^|\s)(?:(?:conclu[ií]d[oa]|conclus[ãa]o|formad[oa]|terminad[oa]|finished|completed|graduated) ?)?(?:em|in)?$/iu

/** The pieces of a line of the education: the course, the school, the town; without dates. */
export const partsOf = (line: Pick<Line, 'text' | 'parts'>): string[] => {
  const apart = line.parts?.join(' | ') ?? line.text
  const text = apart
    .replace(otherLabel, '')
    .replace(campus, `${campusDash}$1`)
    .replace(/\(([^()]{2,60})\)/g, (all, inside: string) => (/\d{4}/.test(inside) || isPlace(inside) ? ' | ' : all))
  const pieces = withoutDates(text)
    .split(separators)
    .flatMap(splitAtColon)
    .flatMap((part) => splitCommas(part))
    .flatMap(splitFused)
    .flatMap(splitAtSchool)
    .map((part) => trimPart(part.trim()).replace(wordsBeforeYear, '').replace(campusDash, ' - '))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part))
  return withInitials(pieces, text)
}
