// Matches the schooling that an advert asks for with the levels of what the person studied.
import { pointAt } from '../../resume/evidence'
import { linesOf, type Resume } from '../../resume/reading'
import { isUniversityName } from '../../resume/reading/education/education'
import { fold } from '../../resume/reading/text'
import type { Evidence } from '../../resume/result'
import { atomKey } from '../../resume/skills/match'
import { schoolingIn, unfinishedWords } from '../levels/education'
import type { Answer, Requirement } from '../result'
import { unknown } from './work/years'

/** Rank of school in education.ts. */
const SECONDARY = 2
/** Letters beyond which a word may name a subject. */
const LONG = 5
/** Words of schooling of any subject and level. Keys. */
const ofAnyStudy =
  /^(?:cursos?|ensino|tecnic\w*|superior|complet\w*|conclu\w*|format?\w*|gradua\w*|bachar\w*|licenci\w*|degree|diploma|bachelor\w*|qualif\w*|course|equivalent\w*|relat\w*|similar\w*|escola|school|college|colegio|academi\w*|instituto?|universi\w*|faculdade|area|nivel|level)$/

/** What only somebody with finished school attends: a university by its kind or, in Brazil, by its initials. */
const university =
  /[Uu]niversi(?:dade|ty)|[Ff]aculdade|[Cc]entro [Uu]niversitári|(?<!\p{L})(?:U[FN]\p{Lu}{1,5}|UE\p{Lu}{1,3}|PUC|USP|IF\p{Lu}{2}|FGV|UNA|UNIP|UNESP|UNICAMP)(?![\p{L}])|\(cursando\)|\b(?:graduação|superior|bacharelado|licenciatura)\b/u
export const isUniversity = (text: string): boolean => university.test(text) || isUniversityName(text)

/** Where the name of what was studied ends in its line: "Curso de Auxiliar de Enfermagem - Escola Técnica - 2004". */
const nameEnd = /\s[-–—|(]|[,;|(]|\s\d{4}|$/u

/** The line of what was studied nearest to what is asked for: in a subject that the advert's own words name. */
const nearestTo = ({ quote }: Requirement, { sections }: Resume): Evidence | null => {
  const [asked = ''] = quote.text.slice(Math.max(0, quote.text.indexOf(quote.mark))).split(/[,;.:()]/u)
  const keysIn = (text: string) =>
    atomKey(text)
      .split(' ')
      .filter((word) => word.length > LONG && !ofAnyStudy.test(word))
  const wanted = new Set(keysIn(asked))
  const line = linesOf(sections, 'education', 'courses').find(({ text }) =>
    keysIn(text).some((word) => wanted.has(word)),
  )
  return line ? pointAt(line, line.text.slice(0, line.text.search(nameEnd))) : null
}

/** The highest schooling of a résumé; where it is not what is asked for, the nearest in subject is the evidence. */
export const education = (asked: Requirement, resume: Resume): Answer => {
  const { level } = asked
  const all = [...linesOf(resume.sections, 'education', 'courses'), ...resume.top].flatMap((line, index, lines) => {
    const below = fold(lines[index + 1]?.text ?? '')
    const degree = schoolingIn(unfinishedWords.exec(below)?.index === 0 ? `${line.text} ${below}` : line.text)
    return degree ? [{ found: degree, line }] : []
  })
  const [best] = all.toSorted((a, b) => b.found.rank - a.found.rank)
  // Who studies or studied at a university finished school, also where the line names no level: "Pedagogia (cursando), UNA".
  const higher =
    level > SECONDARY
      ? undefined
      : linesOf(resume.sections, 'education').find(
          ({ text }) => isUniversity(text) && (schoolingIn(text)?.rank ?? level) >= level,
        )
  if (higher && (best?.found.rank ?? 0) < level) return { met: 'yes', has: 'secondary', evidence: pointAt(higher) }
  if (!best) return unknown
  const { rank, name, start, end } = best.found
  const met = rank >= level ? 'yes' : rank >= level - 0.5 ? 'part' : 'no'
  const has = name === 'student' || Number.isInteger(rank) ? name : `${name}Unfinished`
  const near = met === 'yes' ? null : nearestTo(asked, resume)
  return { met, has, evidence: near ?? pointAt(best.line, best.line.text.slice(start, end)) }
}
