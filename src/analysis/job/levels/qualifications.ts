// Qualifications with their level, "CIPD Level 5", "NVQ Level 3 in Hospitality", "Certificate III": one name, one level, one subject.
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
const rank = String.raw`(?:[Ll]evel|LEVEL|[Nn][íi]vel|NÍVEL|[Gg]rade|[Gg]rau|GRAU|[Cc]lasse?|CLASSE)`
/** Words with a capital, at most four: "City & Guilds", "Food Hygiene". */
const name = String.raw`\p{Lu}[\p{L}.]{0,20}(?: (?:& )?(?!(?:Level|Nível|Grade|Grau|Classe?)(?!\p{L}))\p{Lu}[\p{L}.]{0,20}){0,3}`
const kind = '(?:qualification|[Cc]ertificate|[Dd]iploma|[Aa]ward|licen[cs]e)'
/** "In Health and Social Care", "em soldagem": up to a sign, a choice or what stands beside it. */
const subject = String.raw` (?:in|em) (?:the )?(?<subject>(?:\p{Lu}[\p{L}-]{0,24}(?: (?:(?:and|&|e|of|de) )?(?=\p{Lu})|(?![\p{L}-]))){1,6}|\p{Ll}[\p{L}-]{3,24}(?: (?!(?:and|or|e|ou|with|com|from|is|are|plus|to|who|que)(?!\p{L}))[\p{L}-]{1,24}){0,3})`
const forms = [
  String.raw`(?<name>${name}) ${rank} (?<level>${number})(?: ${kind})?(?:${subject})?`,
  String.raw`${rank} (?<level>${number}) (?:(?<name>${name})|${kind})(?: ${kind})?(?:${subject})?`,
  String.raw`(?<name>[Cc]ertificate|[Dd]iploma) (?<level>[IVX]{1,3})(?![\p{L}\p{N}])(?:${subject})?`,
  String.raw`(?<name>${rank}) (?<level>${number})(?:${subject})`,
].map((form) => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}`, 'gu'))
/** Words that open a line and belong to no name; levels of posts and of service. Folded. */
const opening =
  /^(?:an?|the|minimum|must|have|hold|holds|holding|ideally|ter|possuir|com|curso|certificado|formacao|qualified|qualificad[oa]) /
const post =
  /(?:^| )(?:analista|analyst|engineer|engenheir[oa]|developer|desenvolvedor|tecnic[oa]|technician|suporte|support|inglish|ingles|english|key stage)$/

/** Most qualifications of one text; one with more is a table. */
const MOST = 40
/** The qualifications that a text names with their level, in order; none of posts ("Analista Nível II") and languages. Linear. */
export const qualificationsIn = (text: string): Qualification[] => {
  const all: Qualification[] = []
  for (const match of forms.flatMap((form) => [...text.matchAll(form)])) {
    const { name: words = '', level = '', subject: about = '' } = match.groups ?? {}
    const lead = opening.exec(`${fold(words)} `)?.[0].length ?? 0
    const title = fold(words).slice(lead)
    const start = match.index + (match[0].startsWith(words) ? lead : 0)
    const end = match.index + match[0].trimEnd().length
    if ((title === '' && about === '') || post.test(title)) continue
    if (all.length >= MOST || all.some((one) => start < one.end && one.start < end)) continue
    const value = /\d/.test(level) ? Number(level) : roman.indexOf(level.toLowerCase()) + 1
    all.push({ name: title, level: value, subject: fold(about).trim(), start, end })
  }
  return all.toSorted((one, other) => one.start - other.start)
}
