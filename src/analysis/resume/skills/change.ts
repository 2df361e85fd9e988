// Recognises a page that aims at another field than its jobs, and its lines that belong to the new one.

import type { Line } from '../../documents/document'
import { memoOfObject } from '../../memo'
import { linesOf, type Resume } from '../reading'
import type { Role } from '../reading/experience/role'
import { toBlocks } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import { contentWords } from '../sentences/content-words'
import { saysAnybodys } from '../sentences/empty/aim'
import { matchSkills } from './match'
import { namesOccupation, type Occupation, occupationsIn } from './occupations'

/** Occupations that people pass between without starting again; one may be in several fields. */
const fields: readonly (readonly string[])[] = [
  'frontend software research data infrastructure support quality product design'.split(' '),
  'product project marketing design'.split(' '),
  'administrative accounting finance people project service law'.split(' '),
  'sales marketing'.split(' '),
  'sales retail service hospitality administrative'.split(' '),
  'data research accounting finance'.split(' '),
  'nursing health care laboratory'.split(' '),
  'care cleaning teaching'.split(' '),
  'production maintenance construction engineering logistics quality safety laboratory'.split(' '),
  'logistics driving retail'.split(' '),
  'cleaning kitchen hospitality'.split(' '),
  'cleaning security maintenance'.split(' '),
  'teaching people'.split(' '),
  'land construction cleaning driving'.split(' '),
  'beauty retail service hospitality sales'.split(' '),
]
const isNear = (one: string, other: string): boolean =>
  one === other || fields.some((field) => field.includes(one) && field.includes(other))

/** A former trade in a line about the next one: "(em transição da enfermagem)", "ex-vendedora". */
const former =
  /^de \p{L}[^,;.:|]{2,40}? (?:a|para) (?=\p{L}{4})|^[^→,;.|]{3,40} (?:→|->) (?=\p{L})|\(from [^)]{3,40}\)|(?:em transicao (?:d[aeo]|para fora d[aeo])|vind[oa] d[aeo]|ex[- ]|former(?:ly)?|transitioning from) ?\p{L}+/gu

/** A line about the person's aim, folded, without the trade that they name as their former one. */
export const withoutFormer = (text: string): string => fold(text).replace(former, '')

/** Words after which a summary names the new field; the rest of a summary is about the old one too. */
const towards =
  /(?:em transicao (?:de carreira )?para|(?:migr|mud)\p{L}+ (?:de (?:area|carreira) )?para|(?:moving|looking to move|transition\p{L}*|switching) (?:in)?to)(?!\p{L})(?<aim>.{0,80})/u

/** A summary that is an objective: "Atuar como desenvolvedor back-end". */
const seeks =
  /^(?:atuar|trabalhar|busco|procuro|quero|vaga|oportunidade|em busca|seeking|looking for|to (?:work|obtain|join)|a (?:role|position|job))(?!\p{L})/u

/** What the page asks for: its headline, its objective, and what its summary calls the next step. */
const aimsOf = ({ headline, sections, summary }: Resume): { readonly text: string; readonly line: Line }[] => {
  const opens = summary ? fold(summary.text) : ''
  const next = opens.match(towards)?.groups?.aim ?? (seeks.test(opens) ? withoutFormer(opens) : undefined)
  return [
    // A headline may say what somebody is, and the objective beside it what they want.
    // What anybody asks for names no field: "for the growth of the organization" is no wish for marketing.
    ...toBlocks(linesOf(sections, 'objective'))
      .filter(({ text }) => !saysAnybodys(text))
      .map(({ text, line }) => ({ text: withoutFormer(text), line })),
    ...(headline ? [{ text: withoutFormer(headline.text), line: headline }] : []),
    ...(summary && next && !saysAnybodys(next) ? [{ text: next, line: summary.line }] : []),
  ]
}

const namedIn = (text: string): Occupation[] => [...occupationsIn(text).keys()]

/** Words by which a page says itself that it changes its field. */
const says =
  /(?<!\p{L})(?:em transicao|transicao de carreira|mudanca de (?:area|carreira|profissao)|career chang\p{L}*|chang\p{L}+ careers?|transitioning)(?!\p{L})|\(from \p{L}/u
/** Words between a former and a next work, which also part dates and sizes: "10 → 4 meses", "de segunda a sábado". */
const between =
  /^de (?<from>\p{L}[^,;.:|]{2,40}?) (?:a|para) (?=\p{L}{4})|→ ?(?=\p{L}{3})|(?<!\p{L})(?:chang\p{L}+ to|moving into|switching to)(?!\p{L})/u

/** True where a folded line leaves one work for another: an occupation stands on the near side, or on the far side one that no job had. */
const turns = (folded: string, had: ReadonlySet<string>): boolean => {
  const match = between.exec(folded)
  if (!match) return false
  const [aim = ''] = folded.slice(match.index + match[0].length).split(/[,;.|(]/)
  const former =
    match.groups?.from ??
    folded
      .slice(0, match.index)
      .split(/[,;.|]/)
      .at(-1) ??
    ''
  return namesOccupation(former) || namedIn(aim).some(({ id }) => !had.has(id))
}
const saysOrTurns = ({ roles }: Resume): ((text: string) => boolean) => {
  const had = new Set(roles.flatMap(({ title }) => namedIn(title ?? '').map(({ id }) => id)))
  return (text) => says.test(fold(text)) || turns(fold(text), had)
}

/** True for a page that says itself, in its headline, summary or objective, that its person changes their work. Pure. */
export const declaresChange = (resume: Resume): boolean => {
  const { headline, summary, sections } = resume
  const says = saysOrTurns(resume)
  return [headline, summary, ...linesOf(sections, 'objective')].some((line) => line && says(line.text))
}

/** `to`: every occupation that the aim names, "desenvolvedora front-end" two. */
type CareerChange = { readonly to: readonly [Occupation, ...Occupation[]]; readonly line: Line }

/** The field that a page aims at, where none of its jobs was in one near it; null where the aim is unknown, or a job is and the page does not say that it changes. Pure. */
export const careerChange = memoOfObject((resume: Resume): CareerChange | null => {
  const [aim] = aimsOf(resume).filter(({ text }) => namesOccupation(text))
  const jobs = resume.roles.map(({ title }) => namedIn(title ?? ''))
  if (!aim || jobs.length === 0 || (!declaresChange(resume) && jobs.some((named) => named.length === 0))) return null
  const aimed = namedIn(aim.text)
  const earlierJobs = jobs.flat()
  if (aimed.some((one) => earlierJobs.some(({ id }) => isNear(one.id, id)))) return null
  const [first, ...others] = aimed
  return first ? { to: [first, ...others], line: aim.line } : null
})

/** Whether a job is in the field that the page aims at, by its occupation, or by a word of its title where ours lack that. */
export const aimedField = (resume: Resume): ((job: Role) => boolean) => {
  const aims = aimsOf(resume)
  const [named] = aims.map(({ text }) => namedIn(text)).filter((some) => some.length > 0)
  const words = new Set(aims.slice(0, 1).flatMap(({ text }) => [...contentWords(text)]))
  return ({ title, line }) => {
    const text = title ?? line.text
    if (named) return namedIn(text).some(({ id }) => named.some((one) => isNear(one.id, id)))
    return [...contentWords(text)].some((word) => words.has(word))
  }
}

/** True for a page that says itself that it changes to a field outside our occupations. */
export const changesToUnknown = (resume: Resume): boolean => {
  const { headline, summary, sections, roles } = resume
  const aimed = [headline, ...linesOf(sections, 'objective')].flatMap((line) => (line ? [fold(line.text)] : []))
  const lines = [...aimed, ...(summary ? [fold(summary.text)] : [])].filter(saysOrTurns(resume))
  const next = lines.flatMap(
    (text) => text.match(towards)?.groups?.aim ?? (aimed.includes(text) ? withoutFormer(text) : []),
  )
  return roles.length > 0 && next.length > 0 && !next.some(namesOccupation)
}

/** True for a line that names one of the occupations or of their skills. */
export const isOfField = (text: string, to: readonly Occupation[]): boolean => {
  const folded = fold(text)
  const named = matchSkills(text)
  return to.some(({ titles, skills }) => titles.test(folded) || named.some(({ skill }) => skills.includes(skill.id)))
}
