// Suggests skills of the person's field. The page presents them as "if true for you", never as a fact.
import type { Resume } from '../reading'
import { skillById } from './gazetteer'
import type { SkillsFound } from './index'
import { mentions, type Occupation, occupations } from './occupations'

/** Most suggestions; more would discourage. */
export const MAX_SUGGESTIONS = 10
/** An occupation needs at least a title, or this much other evidence. */
const LEAST = 3

const strength = (occupation: Occupation, resume: Resume, skills: SkillsFound): number => {
  const titles = resume.roles.reduce(
    (sum, { title }, index) => sum + (title && mentions(occupation, title) > 0 ? (index === 0 ? 4 : 2) : 0),
    0,
  )
  const headline = resume.headline && mentions(occupation, resume.headline.text) > 0 ? 5 : 0
  const summary = resume.summary ? Math.min(3, mentions(occupation, resume.summary.text)) : 0
  const known = skills.found.filter(({ id }) => occupation.skills.includes(id)).length
  const studied = resume.education.degree && mentions(occupation, resume.education.degree.text) > 0 ? 1 : 0
  return titles + headline + summary + studied + 0.5 * known
}

/** The occupation of a résumé, from its titles, headline, summary and skills; null if unclear. */
export const occupationOf = (resume: Resume, skills: SkillsFound): Occupation | null => {
  const ranked = occupations
    .map((occupation) => ({ occupation, points: strength(occupation, resume, skills) }))
    .sort((a, b) => b.points - a.points)
  const [best] = ranked
  return best && best.points >= LEAST ? best.occupation : null
}

/** Brazilian laws, systems and norms, which are of no use to someone who writes in English. */
const brazilian = new Set(
  'SPED; eSocial; BNCC; SUS; PJe; NR-10; NR-35; NR-12; LGPD; RD Station; Departamento pessoal; Saúde da família'.split(
    '; ',
  ),
)

/** Someone who names the first skill has the others too. */
const implied: Readonly<Record<string, readonly string[]>> = {
  'Excel avançado': ['Excel', 'Pacote Office', 'Planilhas'],
  Excel: ['Planilhas'],
  'Next.js': ['React', 'JavaScript'],
  React: ['JavaScript'],
  TypeScript: ['JavaScript'],
  Scrum: ['Metodologias ágeis'],
  Kanban: ['Metodologias ágeis'],
  GitHub: ['Git'],
  GitLab: ['Git'],
  'SQL Server': ['SQL'],
  MySQL: ['SQL'],
  PostgreSQL: ['SQL'],
  SAP: ['ERP'],
  TOTVS: ['ERP'],
}

/** At most 10 skills of `occupation`, the résumé's, that the résumé does not name, in the document's language. */
export const suggestKeywords = (resume: Resume, skills: SkillsFound, occupation: Occupation | null): string[] => {
  const present = new Set(skills.found.flatMap(({ id }) => [id, ...(implied[id] ?? [])]))
  return (occupation?.skills ?? [])
    .filter((id) => !present.has(id) && (resume.language === 'pt' || !brazilian.has(id)))
    .flatMap((id) => skillById.get(id)?.name[resume.language] ?? [])
    .slice(0, MAX_SUGGESTIONS)
}
