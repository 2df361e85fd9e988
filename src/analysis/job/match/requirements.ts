// Matches the conditions of a job (years, seniority, language, education, licence, place) with the résumé.
import { pointAt } from '../../resume/evidence'
import { linesOf, type Resume } from '../../resume/reading'
import { findCity } from '../../resume/reading/person/places'
import { fold } from '../../resume/reading/text'
import type { Evidence } from '../../resume/result'
import { availabilityIn, credentialsIn } from '../conditions'
import { educationIn, unfinishedWords } from '../levels/education'
import { languagesIn } from '../levels/languages'
import { isTitleOf, licenceIn, registerIn } from '../levels/licences'
import { amountsIn, isSameScale } from '../levels/scale'
import type { Answer, Requirement, RequirementMatch, YearsAnswer } from '../result'
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

/** Rank of school in education.ts. */
const SECONDARY = 2
/** What only somebody with finished school attends: a university by its kind or, in Brazil, by its initials. */
const university =
  /[Uu]niversi(?:dade|ty)|[Ff]aculdade|[Cc]entro [Uu]niversitári|(?<!\p{L})(?:U[FN]\p{Lu}{1,5}|UE\p{Lu}{1,3}|PUC|USP|IF\p{Lu}{2}|FGV|UNA|UNIP|UNESP|UNICAMP)(?![\p{L}])|\(cursando\)|\b(?:graduação|superior|bacharelado|licenciatura)\b/u

const education = (level: number, resume: Resume): Answer => {
  const all = [...linesOf(resume.sections, 'education', 'courses'), ...resume.top].flatMap((line, index, lines) => {
    const below = fold(lines[index + 1]?.text ?? '')
    const degree = educationIn(
      unfinishedWords.exec(below)?.index === 0 ? `${fold(line.text)} ${below}` : fold(line.text),
    )
    return degree ? [{ found: degree, line }] : []
  })
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // Who studies or studied at a university finished school, also where the line names no level: "Pedagogia (cursando), UNA".
  const higher =
    level > SECONDARY
      ? undefined
      : linesOf(resume.sections, 'education').find(
          ({ text }) => university.test(text) && (educationIn(fold(text))?.rank ?? level) >= level,
        )
  if (higher && (best?.found.rank ?? 0) < level) return { met: 'yes', has: 'secondary', evidence: pointAt(higher) }
  if (!best) return unknown
  const { rank, name, start, end } = best.found
  const met = rank >= level ? 'yes' : rank >= level - 0.5 ? 'part' : 'no'
  const has = name === 'student' || Number.isInteger(rank) ? name : `${name}Unfinished`
  return { met, has, evidence: pointAt(best.line, best.line.text.slice(start, end)) }
}

/** Category D includes C and B; A (motorcycles) is separate. */
const drives = (has: string, asked: string): boolean =>
  [...asked].every((category) =>
    category === 'A' ? has.includes('A') : [...has].some((own) => own !== 'A' && own >= category),
  )

const licence = ({ what }: Requirement, { lines, roles, headline }: Resume): Answer => {
  const category = what.startsWith('CNH') ? what.slice(4) : null
  const hit =
    category === null
      ? firstIn(lines, (text) => {
          const register = registerIn(text)
          return register && register.name === what ? { has: what, ...register } : null
        })
      : firstIn(lines, (text) => {
          const licences = licenceIn(text)
          return licences ? { has: `CNH ${licences.category}`.trim(), ...licences } : null
        })
  const title = [headline, ...roles.map(({ title, line }) => (title ? line : null))].find(
    (line) => line && isTitleOf(what, fold(line.text)),
  )
  if (!hit && title) return { met: 'yes', has: what, evidence: pointAt(title) }
  if (!hit) return { met: 'no', has: null, evidence: null }
  const { has, start, end } = hit.found
  const driven = has.slice(4)
  const met = !category ? 'yes' : driven === '' ? 'unknown' : drives(driven, category) ? 'yes' : 'no'
  return { met, has, evidence: pointAt(hit.line, hit.line.text.slice(start, end)) }
}

/** What a résumé need not say, so that its silence says nothing. */
const silent = new Set(['right-to-work', 'references', 'criminal-record', 'drug-test', 'DBS', 'PVG', 'AccessNI', 'MEI'])

/** A credential, or a time somebody is free, named in the résumé. */
const named = ({ kind, what }: Requirement, { lines }: Resume): Answer => {
  const find = kind === 'availability' ? availabilityIn : credentialsIn
  const hit = firstIn(lines, (text) => find(fold(text)).find(({ name }) => name === what) ?? null)
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

/** Languages of one choice from which on none of them is missing: "a third language (Italian, French, German or Korean)". */
const MANY = 4
/** The languages of a line that commas and an "or" join: of "English and a third language (Italian, French or German)" the last three. */
const choiceOf = (one: RequirementMatch, languages: readonly RequirementMatch[]): RequirementMatch[] => {
  const text = fold(one.quote.text)
  const after = /\b(?:or|ou)\b(?! (?:higher|above|better|more|superior|acima|mais))/
  const line = languages
    .filter(({ quote }) => quote.line === one.quote.line)
    .map((match) => ({ match, at: text.indexOf(fold(match.quote.mark)) }))
    .toSorted((a, b) => a.at - b.at)
  const runs: { match: RequirementMatch; end: number; or: boolean }[][] = []
  for (const { match, at } of line) {
    const run = runs.at(-1)
    const between = run?.at(-1) ? text.slice(run.at(-1)?.end, at) : ''
    const end = at + match.quote.mark.length
    if (run && /^(?:[\s,/]|\bor\b|\bou\b|\bo\b|\bin\b)*$/.test(between))
      run.push({ match, end, or: after.test(between) })
    else runs.push([{ match, end, or: false }])
  }
  const chosen = runs.find((run) => run.some(({ match }) => match === one)) ?? []
  return chosen.some(({ or }) => or) ? chosen.map(({ match }) => match) : []
}

/** Of languages between which an advert leaves the choice, those that the person has; of many none is missing. */
export const withChosenLanguage = (answers: readonly RequirementMatch[]): RequirementMatch[] => {
  const languages = answers.filter(({ kind }) => kind === 'language')
  return answers.filter((one) => {
    const others = one.kind === 'language' ? choiceOf(one, languages) : []
    if (others.length < 2 || one.met === 'yes') return true
    return others.length < MANY && others.every(({ met }) => met !== 'yes')
  })
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
        return education(asked.level, resume)
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
