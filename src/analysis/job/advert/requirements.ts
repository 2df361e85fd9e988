// Reads the conditions of a job (years, seniority, languages, schooling, licences, place), which are not keywords.
import { findCity } from '../../resume/reading/person/contact'
import { fold } from '../../resume/reading/text'
import { educationIn, languagesIn, licenceIn, registerIn, seniorityIn } from '../levels'
import type { Quote, Requirement } from '../result'
import type { AdvertLine } from './lines'
import type { Sentence } from './sentences'

/** Maximum years of experience; a larger number is an age or the company's history. */
const YEARS = 20
const numbers: Readonly<Record<string, number>> = {
  um: 1,
  one: 1,
  dois: 2,
  two: 2,
  tres: 3,
  three: 3,
  quatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  seis: 6,
  six: 6,
  sete: 7,
  seven: 7,
  oito: 8,
  eight: 8,
  dez: 10,
  ten: 10,
}
const years =
  /(?<![\p{L}\p{N}])(\d{1,2}|um|one|dois|two|tres|three|quatro|four|cinco|five|seis|six|sete|seven|oito|eight|dez|ten)\s?(?:\+|\(\p{L}{1,10}\))?\s?(?:(?:a|e|to|and|-|–) ?\d{1,2} |ou mais |or more )?\+?\s?(?:anos?|years?|yrs?)(?! de idade| old)/u
const worked =
  /experi|vivencia|atuacao|atuando|pratica|working|running|(?:years?|anos?) (?:ou mais |or more )?(?:in|of|com|em|as|como|(?!being)\w{2,14}ing)\b/

const yearsIn = (text: string): { readonly count: number; readonly mark: string } | null => {
  const folded = fold(text)
  const match = years.exec(folded)
  if (!match || !worked.test(folded)) return null
  const count = numbers[match[1] ?? ''] ?? Number(match[1])
  return count < 1 || count > YEARS ? null : { count, mark: text.slice(match.index, match.index + match[0].length) }
}

/** Words that introduce the place of work; folded. */
export const placeCue =
  /\b(?:presencial|hibrid[oa]|hybrid|on-?site|residir|residente|morar|moradores?|mora em|based in|located in|must live|local de trabalho|atuar em|vaga em|localizad[oa] em)\b/

const quote = (sentence: { readonly text: string; readonly line: number }, mark: string): Quote => ({
  text: sentence.text.slice(0, 240),
  mark,
  line: sentence.line,
})

/** "Superior ou técnico": the lower alternative is enough. */
const leastEducation = (folded: string): ReturnType<typeof educationIn> => {
  const halves = [...folded.matchAll(/(?:(?!\s(?:ou|or)\s).)+/gsu)].flatMap((half) => {
    const found = educationIn(half[0])
    return found ? [{ ...found, start: found.start + half.index, end: found.end + half.index }] : []
  })
  return halves.toSorted((one, other) => one.rank - other.rank)[0] ?? educationIn(folded)
}

const ofSentence = (sentence: Sentence): Requirement[] => {
  const { text, part } = sentence
  const need = part === 'desirable' ? 'desirable' : 'required'
  const folded = fold(text)
  const cut = (span: { readonly start: number; readonly end: number }) =>
    quote(sentence, text.slice(span.start, span.end))
  const found: Requirement[] = []
  const asked = yearsIn(text)
  if (asked)
    found.push({ kind: 'years', what: `${asked.count}`, level: asked.count, need, quote: quote(sentence, asked.mark) })
  for (const one of languagesIn(folded))
    found.push({ kind: 'language', what: one.language, level: one.rank, need, quote: cut(one) })
  // Duties do not count, because they may mention colleagues: "supervisionar a equipe técnica de enfermagem".
  const school = part === 'duties' ? null : leastEducation(folded)
  if (school) found.push({ kind: 'education', what: school.name, level: school.rank, need, quote: cut(school) })
  const register = registerIn(text)
  if (register) found.push({ kind: 'licence', what: register.name, level: 0, need, quote: cut(register) })
  const licence = licenceIn(text)
  if (licence)
    found.push({ kind: 'licence', what: `CNH ${licence.category}`.trim(), level: 0, need, quote: cut(licence) })
  return found
}

const placeIn = (lines: readonly AdvertLine[]): Requirement[] => {
  if (
    lines.some(({ text }) =>
      /\b(?:100% remoto|totalmente remot[oa]|fully remote|remote-first|trabalho remoto|home office integral)\b/i.test(
        text,
      ),
    )
  )
    return []
  for (const line of lines) {
    const folded = fold(line.text)
    const labelled = /^(?:local|localizacao|cidade|local de trabalho|location|regiao)\s*:/.test(folded)
    if ((!labelled && !placeCue.test(folded)) || /\bremot[oae]\b/.test(folded)) continue
    const city = findCity(line.text)
    if (city && city.length < 60)
      return [
        {
          kind: 'place',
          what: city,
          level: 0,
          need: 'required',
          quote: quote({ text: line.text, line: line.number }, city),
        },
      ]
  }
  return []
}

/** Merges conditions of the same kind and name; a required one replaces a desirable one. */
const strongest = (all: readonly Requirement[]): Requirement[] => {
  const distinct = new Map<string, Requirement>()
  for (const one of all) {
    const key = one.kind === 'language' || one.kind === 'licence' ? `${one.kind} ${one.what}` : one.kind
    const before = distinct.get(key)
    const stronger = one.need === 'required' && before?.need === 'desirable'
    // Of several required lines, the highest level counts.
    const asksMore = one.kind === 'years' || one.kind === 'education'
    const level = asksMore ? one.level > (before?.level ?? 0) : one.level < (before?.level ?? Number.POSITIVE_INFINITY)
    if (!before || stronger || (before.need === one.need && level)) distinct.set(key, one)
  }
  return [...distinct.values()]
}

/** The conditions an advert names, each once; the seniority comes from `title`. */
export const toRequirements = (
  sentences: readonly Sentence[],
  lines: readonly AdvertLine[],
  title: string | null,
): Requirement[] => {
  const asked = sentences.filter(({ part }) => part === 'required' || part === 'desirable' || part === 'duties')
  const senior = title ? seniorityIn(fold(title)) : null
  const level: Requirement[] =
    senior && title
      ? [
          {
            kind: 'seniority',
            what: senior.name,
            level: senior.rank,
            need: 'required',
            quote: { text: title, mark: title.slice(senior.start, senior.end), line: 1 },
          },
        ]
      : []
  return [...level, ...strongest(asked.flatMap(ofSentence)), ...placeIn(lines)]
}
