// Qualifications with their level, "CIPD Level 5", "NVQ Level 3 in Hospitality", "Certificate III": one name, one level, one subject.
import { isTitle } from '../../resume/reading/experience/names/titles'
import { fold } from '../../resume/reading/text'

export type Qualification = {
  /** Folded words of the name: "cipd"; of "Certificate III" the kind itself. */
  readonly name: string
  readonly level: number
  /** Folded; '' where none is named. */
  readonly subject: string
  readonly start: number
  readonly end: number
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const number = String.raw`(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\p{N}]|[.,]\d)`
/** Of grades and classes the lower number is often the higher. */
const rank = String.raw`(?:[Ll]evel|[Nn][íi]vel)`
/** Words with a capital, at most four: "Food Hygiene". */
const name = String.raw`\p{Lu}[\p{L}.]{0,20}(?: (?:& )?(?!(?:Level|Nível)(?!\p{L}))\p{Lu}[\p{L}.]{0,20}){0,3}`
/** Who awards it, so that a level alone stands behind it: "CIPD Level 5"; "Service Desk Nível 2" is a post. */
const awarding = String.raw`(?:\p{Lu}{3,6}(?!\p{L})|\p{Lu}\p{Ll}{2,20} & \p{Lu}\p{Ll}{2,20})`
const kind = '(?:qualification|[Cc]ertificate|[Dd]iploma|[Aa]ward|licen[cs]e)'
/** "In Health and Social Care", "em soldagem": up to a sign, a choice or what stands beside it. */
const subject = String.raw` (?:in|em) (?:the )?(?<subject>(?:\p{Lu}[\p{L}-]{0,24}(?: (?:(?:and|&|e|of|de) )?(?=\p{Lu})|(?![\p{L}-]))){1,6}|\p{Ll}[\p{L}-]{3,24}(?: (?!(?:and|or|e|ou|with|com|from|is|are|plus|to|who|que)(?!\p{L}))[\p{L}-]{1,24}){0,3})`
const forms = [
  String.raw`(?<name>${awarding}) ${rank} (?<level>${number})(?: ${kind})?(?:${subject})?`,
  String.raw`(?<name>${name}) ${rank} (?<level>${number}) ${kind}(?:${subject})?`,
  String.raw`${rank} (?<level>${number}) (?:(?<name>${awarding})|(?:(?<name2>${name}) )?${kind})(?:${subject})?`,
  String.raw`(?<name>[Cc]ertificate|[Dd]iploma) (?<level>[IVX]{1,3})(?![\p{L}\p{N}])(?:${subject})?`,
].map((form) => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}`, 'gu'))
/** Words that open a line and belong to no name. Folded. */
const opening =
  /^(?:(?:an?|the|minimum|must|have|hold|holds|holding|ideally|ter|possuir|com|curso|certificado|formacao|qualified|qualificad[oa]) )+/

/** Most qualifications of one text; one with more is a table. */
const MOST_NAMES = 40
/** The qualifications that a text names with their level, in order; none of posts ("Analista Nível II"). Linear. */
export const qualificationsIn = (text: string): Qualification[] => {
  const all: Qualification[] = []
  for (const match of forms.flatMap((form) => [...text.matchAll(form)])) {
    const { name, name2, level = '', subject: about = '' } = match.groups ?? {}
    const words = name ?? name2 ?? ''
    const lead = opening.exec(`${fold(words)} `)?.[0].length ?? 0
    const title = fold(words).slice(lead)
    const start = match.index + (match[0].startsWith(words) ? lead : 0)
    const end = match.index + match[0].trimEnd().length
    if ((title === '' && about === '') || isTitle(title)) continue
    if (all.length >= MOST_NAMES || all.some((one) => start < one.end && one.start < end)) continue
    const value = /\d/.test(level) ? Number(level) : roman.indexOf(level.toLowerCase()) + 1
    all.push({ name: title, level: value, subject: fold(about).trim(), start, end })
  }
  return all.toSorted((one, other) => one.start - other.start)
}
