// A headline from the person's own words, `Cargo | skill · skill · skill | resultado com número`: every part is cut out of
// what they wrote, and nothing is put between but the signs.
import { findEmail, findPhone } from '../resume/reading/contact'
import { opening } from '../resume/reading/openings'
import { toStatements } from '../resume/reading/paragraphs'
import { maskPersonal } from '../resume/reading/personal'
import { capital, countWords, fold } from '../resume/reading/text'
import { isTitle } from '../resume/reading/titles'
import { figure, type Profile, type SkillAt } from './profile'
import type { SuggestedHeadline } from './result'

/** Characters LinkedIn shows of a headline. */
export const HEADLINE_MAX = 220
const SKILLS = 3

const cuts = /\s*[|•·;()/]\s*|,\s+|\s+[–—-]\s+|\.(?=\s|$)/u
/** Where the name of a job ends and the rest of the sentence begins. */
const after =
  /\s(?:n[ao]s?|at|@|com|with|em|in|h[áa]|desde|since|que|who|e|and|para|for|apaixonad[oa]|open to|aberto a|aberta a|disponível|focad[oa]|buscando|procurando)\s/iu
const seekingPrefix =
  /^(?:(?:atualmente|currently|estou|sou|i am|i'm|uma?|an?|the|ex|em busca de|a procura de|buscando|procurando|busco|procuro|looking for|seeking|recolocacao|oportunidades?|vagas?|novas?|novos?|desafios?|emprego|primeiro|work|jobs?|opportunities|open to work|como|de|na|no|em|area|as|in)\s+)+/u
const ROLE = { words: 6, letters: 60 }

/** The name of a job inside a short text, or null: "Em busca de vaga como auxiliar de logística" -> "auxiliar de logística". */
const jobIn = (text: string): string | null => {
  for (const piece of text.split(cuts)) {
    const prefix = fold(piece).match(seekingPrefix)?.[0].length ?? 0
    const bare = piece.slice(prefix)
    const [job = ''] = bare.split(after)
    const named = job.trim()
    if (named && isTitle(named) && countWords(named) <= ROLE.words && named.length <= ROLE.letters) return named
  }
  return null
}

const clean = (text: string): boolean => !findEmail(text) && !findPhone(text) && maskPersonal(text) === text

const roleOf = ({ headline, roles, about }: Profile): string | null => {
  const places = [
    headline.text,
    ...roles.flatMap(({ title }) => title ?? []),
    ...about.slice(0, 3).map(({ text }) => text),
  ]
  for (const place of places) {
    const job = jobIn(place)
    if (job && clean(job)) return job
  }
  return null
}

/** What is seen at work first, then what the person put forward, then the rest. */
const skillsOf = ({ skills }: Profile, role: string | null): SkillAt[] => {
  const { headline, about, experience } = skills
  const claimed = [...headline, ...about]
  const seen = claimed.filter(({ skill }) => experience.some((other) => other.skill === skill))
  const inRole = (mark: string) => role !== null && fold(role).includes(fold(mark))
  return [...seen, ...claimed, ...experience]
    .filter(({ skill, mark }, at, all) => all.findIndex((other) => other.skill === skill) === at && !inRole(mark))
    .slice(0, SKILLS)
}

const RESULT = { least: 3, most: 14, letters: 90 }
const connector = /^(?:e|que|com|and|with|which|that|além de|where|onde)\s+/iu
/** "5 anos de experiência" is true of many; a change or a count is one's own. */
const span = /(?<![\p{L}])(?:anos?|years?|meses|months?)(?![\p{L}])/u

const strengthOf = (clause: string, mark: string): number =>
  (/[%$€£]|mil|million|x\b/.test(mark) ? 4 : 2) +
  (opening(clause) === 'action' ? 2 : 0) -
  (opening(clause) === 'weak' ? 2 : 0) -
  (span.test(fold(clause)) ? 2 : 0)

const resultOf = ({ tasks, about }: Profile): string | null => {
  const sentences = [...tasks, ...about.map((line) => ({ text: line.text, line, lines: 1, bullet: line.bullet }))]
  const clauses = sentences
    .flatMap((block) => toStatements(block).flatMap(({ text }) => text.split(cuts)))
    .map((clause) => clause.replace(connector, '').replace(/[\s.,:!]+$/u, ''))
  let best: { readonly clause: string; readonly strength: number } | null = null
  for (const clause of clauses) {
    const count = countWords(clause)
    if (count < RESULT.least || count > RESULT.most || clause.length > RESULT.letters) continue
    const mark = figure(clause)
    if (!mark || !clean(clause)) continue
    const strength = strengthOf(clause, mark)
    if (best === null || strength > best.strength) best = { clause, strength }
  }
  return best?.clause ?? null
}

const joined = (role: string | null, skills: readonly string[], result: string | null): string =>
  [role, skills.join(' · '), result].filter(Boolean).join(' | ')

/**
 * At most 220 characters, each part of it a piece of the person's text (only a first letter may be raised). Null when the
 * text names neither an occupation nor a skill. What does not fit goes in this order: the result, then the last skill.
 */
export const suggestHeadline = (profile: Profile): SuggestedHeadline | null => {
  const own = roleOf(profile)
  const role = own && capital(own)
  const skills = skillsOf(profile, own).map(({ mark }) => capital(mark))
  if (role === null && skills.length === 0) return null
  const told = resultOf(profile)
  const result = told && joined(role, skills, told).length <= HEADLINE_MAX ? capital(told) : null
  while (joined(role, skills, result).length > HEADLINE_MAX) skills.pop()
  return { text: joined(role, skills, result), role, skills, result }
}
