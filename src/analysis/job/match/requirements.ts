// Matches the conditions of a job (years, seniority, language, education, licence, place) with the résumé.
import { registration } from '../../councils'
import { pointAt } from '../../resume/evidence'
import type { Resume } from '../../resume/reading'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { findCity } from '../../resume/reading/person/places'
import { fold } from '../../resume/reading/text'
import type { Evidence } from '../../resume/result'
import { availabilityIn, credentialsIn } from '../conditions'
import { languagesIn } from '../levels/languages'
import { gradeSpan, isTitleOf, licenceIn, registerIn } from '../levels/licences'
import { amountsIn, isSameScale } from '../levels/scale'
import type { Answer, Requirement, RequirementMatch, YearsAnswer } from '../result'
import { education } from './schooling'
import { type Context, firstIn, seniority, unknown, years } from './work/years'

/** The level (languages.ts) that a résumé written in the language shows: intermediate. */
const WRITTEN = 2

/** Telephones of the United Kingdom, Ireland, North America, Australia and New Zealand. */
const englishPhone = /^(?:\+ ?(?:1|44|353|61|64)(?!\d{3,4}\D)|07\d{3}(?!\d*-)|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$)/
/** True for a page in the language of the country that its person lives in. */
const isAtHome = (language: Resume['language'], { phone }: Resume['contact']): boolean =>
  language === 'pt' || englishPhone.test(phone?.value.trim() ?? '')

const language = ({ what, level }: Requirement, { lines, language: resumeLanguage, contact }: Resume): Answer => {
  const all = lines.flatMap((line) =>
    languagesIn(fold(line.text)).flatMap((found) => (found.language === what ? [{ found, line }] : [])),
  )
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // Somebody who writes a whole résumé in a language works in it; how fluently the text does not show. A name without a level,
  // as in "GCSEs including English", says less than the page.
  if ((best?.found.rank ?? 0) === 0 && what === (resumeLanguage === 'en' ? 'Inglês' : 'Português'))
    return {
      met: level <= WRITTEN || isAtHome(resumeLanguage, contact) ? 'yes' : 'part',
      has: 'written',
      evidence: null,
    }
  if (!best) return { met: 'no', has: null, evidence: null }
  const { rank, name, start, end } = best.found
  const evidence: Evidence = pointAt(best.line, best.line.text.slice(start, end))
  // A language named without a level is met at an unknown level.
  const met = level === 0 || rank >= level ? 'yes' : rank === 0 ? 'unknown' : 'part'
  return { met, has: name, evidence }
}

/** Category D includes C and B; A (motorcycles) is separate. */
const drives = (has: string, asked: string): boolean =>
  [...asked].every((category) =>
    category === 'A' ? has.includes('A') : [...has].some((own) => own !== 'A' && own >= category),
  )

/** The register asked for, or one that the advert takes in its place: "CREA ou CAU". */
const registers = ({ what, quote }: Requirement): ReadonlySet<string> => {
  const [before = '', behind = ''] = quote.text.split(quote.mark, 2)
  const others = [
    /(\p{L}+)(?: ativo)?(?:\s?\/\s?| (?:ou|or) )$/u.exec(before),
    /^(?: ativo)?(?:\s?\/\s?| (?:ou|or) )(\p{L}+)/u.exec(behind),
  ]
  return new Set([what, ...others.flatMap((other) => (other?.[1] ? (registerIn(other[1])?.name ?? []) : []))])
}

/** Most registers of one line. */
const REGISTERS = 6
/** Every register that a line names: "CREA-SP 1234 / CAU A12345-6". */
const registersIn = (text: string): NonNullable<ReturnType<typeof registerIn>>[] => {
  const all: NonNullable<ReturnType<typeof registerIn>>[] = []
  let rest = text
  for (let next = registerIn(rest); next && all.length < REGISTERS; next = registerIn(rest)) {
    all.push(next)
    rest = rest.slice(0, next.start) + ' '.repeat(next.end - next.start) + rest.slice(next.end)
  }
  return all
}

/** "Suporte Básico de Vida, COREN-SP (2021)": who gave a course, behind its name and before its year; "Enfermeira, COREN-SP 2015" is a registration. */
const gives = (
  { text }: { readonly text: string },
  { start, end }: { readonly start: number; readonly end: number },
): boolean =>
  /\p{L}[\p{L} ()-]*(?:,|\s[–|-])\s*$/u.test(text.slice(0, start)) &&
  // "Segurança" is a subject as often as a guard.
  !isTitle(text.slice(0, start).replace(/^seguran[çc]a/iu, '')) &&
  /^[\s,(–-]*(?:(?:em|in) )?(?:\d\d\/)?(?:19|20)\d\d\)?\W*$/u.test(text.slice(end))

/** The line with the register's highest grade; a line that names none is taken at its word. */
const registered = (asked: Requirement, lines: Resume['lines']): Answer | null => {
  const names = registers(asked)
  const [best] = lines
    .flatMap((line) =>
      registersIn(line.text)
        .filter((one) => names.has(one.name) && !gives(line, one))
        .map((register) => ({ line, register, rank: gradeSpan(line.text, register).rank })),
    )
    .toSorted((a, b) => b.rank - a.rank)
  if (!best) return null
  const { line, register, rank } = best
  const mark = new RegExp(`^${registration}`, 'u').exec(line.text.slice(register.start))?.[0]
  const met = rank > 0 && rank < asked.level ? 'no' : 'yes'
  return { met, has: asked.what, evidence: pointAt(line, mark ?? line.text.slice(register.start, register.end)) }
}

const licence = (asked: Requirement, { lines, roles, headline }: Resume): Answer => {
  const { what } = asked
  const category = what.startsWith('CNH') ? what.slice(4) : null
  if (category === null) {
    const title = [headline, ...roles.map(({ title, line }) => (title ? line : null))].find(
      (line) => line && isTitleOf(what, fold(line.text)),
    )
    const titled: Answer | null = title ? { met: 'yes', has: what, evidence: pointAt(title) } : null
    return registered(asked, lines) ?? titled ?? { met: 'no', has: null, evidence: null }
  }
  const hit = firstIn(lines, (text) => {
    const licences = licenceIn(text)
    return licences ? { has: `CNH ${licences.category}`.trim(), ...licences } : null
  })
  if (!hit) return { met: 'no', has: null, evidence: null }
  const { has, start, end } = hit.found
  const driven = has.slice(4)
  const met = category === '' ? 'yes' : driven === '' ? 'unknown' : drives(driven, category) ? 'yes' : 'no'
  return { met, has, evidence: pointAt(hit.line, hit.line.text.slice(start, end)) }
}

/** What a résumé need not say, so that its silence says nothing. */
const silent = new Set(['right-to-work', 'references', 'criminal-record', 'drug-test', 'DBS', 'PVG', 'AccessNI', 'MEI'])

/** Work in shifts as a page says that it was done: "plantão noturno 12x36". Folded. */
const inShifts =
  /\b(?:plantao (?:noturno|diurno|12|24)|escala (?:de )?\d{1,2} ?x ?\d{1,2}|1[24] ?x ?(?:36|60)|turnos? (?:d[ae] )?(?:noite|madrugada|noturno|rotativo)|(?:night|late|evening) shifts?)\b/
/** A credential, or a time somebody is free, named in the résumé. */
const named = ({ kind, what }: Requirement, { lines }: Resume): Answer => {
  const find = kind === 'availability' ? availabilityIn : credentialsIn
  const hit = firstIn(lines, (text) => {
    const worked = what === 'shifts' ? inShifts.exec(fold(text)) : null
    const condition = find(fold(text)).find(({ name }) => name === what)
    return condition ?? (worked && { start: worked.index, end: worked.index + worked[0].length })
  })
  if (hit)
    return { met: 'yes', has: what, evidence: pointAt(hit.line, hit.line.text.slice(hit.found.start, hit.found.end)) }
  return kind === 'availability' || silent.has(what) ? unknown : { met: 'no', has: null, evidence: null }
}

const cityName = (text: string): string =>
  fold(text)
    .split(/[,/(–—-]/)[0]
    ?.replace(/ (?:city|town) cent(?:re|er)$/, '')
    .trim() ?? ''

const place = ({ what, quote }: Requirement, { contact: { city } }: Resume): Answer => {
  if (!city) return unknown
  const name = cityName(city.value)
  // A part of a town, "zona sul", is known to those who live there; "Blumenau ou Gaspar" is met by either.
  const isOption = what.split(/\s*,\s*|\s+(?:ou|or)\s+/u).some((option) => cityName(option) === name)
  if (findCity(what) === null && !isOption) return unknown
  // "Recife, Olinda ou Jaboatão": the condition is about the first, and any of them meets it.
  const isNamed = ` ${fold(quote.text).replace(/[^\p{L}]+/gu, ' ')} `.includes(` ${name} `)
  const met = isOption || isNamed ? 'yes' : 'no'
  return { met, has: city.value, evidence: city.line ? pointAt(city.line, city.value) : null }
}

/** The largest figure of the same noun and period; a smaller one than is asked for is a part, and none denies nothing. */
const scale = ({ what, level, quote }: Requirement, { lines }: Resume): Answer => {
  const wanted = amountsIn(quote.text).find((one) => quote.text.slice(one.start, one.end) === what)
  const [most] = lines
    .flatMap((line) => amountsIn(line.text, 'resume').map((amount) => ({ amount, line })))
    .filter(({ amount }) => wanted !== undefined && isSameScale(wanted, amount))
    .toSorted((one, other) => other.amount.value - one.amount.value)
  if (most === undefined) return unknown
  const has = most.line.text.slice(most.amount.start, most.amount.end)
  return { met: most.amount.value >= level ? 'yes' : 'part', has, evidence: pointAt(most.line, has) }
}

/** How a résumé meets a condition. A topic the résumé omits is unknown, unless a résumé would always name it. */
export const answerOf = (asked: Requirement, resume: Resume, context: Context): RequirementMatch => {
  const answer = (): YearsAnswer => {
    switch (asked.kind) {
      case 'years':
        return years(asked, resume, context)
      case 'seniority':
        return seniority(asked, resume, context)
      case 'language':
        return language(asked, resume)
      case 'education':
        return education(asked, resume)
      case 'licence':
        return credentialsIn(fold(asked.quote.mark)).some(({ name }) => name === asked.what)
          ? named(asked, resume)
          : licence(asked, resume)
      case 'availability':
        return named(asked, resume)
      case 'place':
        return place(asked, resume)
      case 'scale':
        return scale(asked, resume)
    }
  }
  return { ...asked, ...answer() }
}
