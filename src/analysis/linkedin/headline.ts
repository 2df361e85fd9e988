// Composes a headline, `Cargo | skill · skill · skill | resultado com número | para onde quer ir`, only of parts of the person's own text.

import { isTitle } from '../resume/reading/experience/names/titles'
import { opening } from '../resume/reading/experience/tasks/openings'
import { toStatements } from '../resume/reading/lines/paragraphs'
import { findEmail, findPhone } from '../resume/reading/person/contact'
import { maskPersonal } from '../resume/reading/person/personal'
import { capital, countWords, fold, tokens } from '../resume/reading/text'
import { isGeneralNoun, matchSkills } from '../resume/skills/match'
import { withoutBoasts } from './boasts'
import { isCredential } from './credentials'
import { figure, type Profile } from './profile'
import type { SuggestedHeadline } from './result'

/** Characters LinkedIn shows of a headline. */
export const HEADLINE_MAX = 220
const SKILLS = 3
/** Skills in a headline from which its fields are known. */
const SURE = 2

const cuts = /\s*[|•·;()/]\s*|,\s+|\s+[–—-]\s+|[.!?…]+(?=\s|$)/u
/** Words that end the name of a job within a sentence. */
const after =
  /(?<!(?:cat|categoria|class)\.?)\s(?:n[ao]s?|at|@|com|with|em|in|from|h[áa]|desde|since|que|who|e|and|para|for|apaixonad[oa]|open to|abert[oa] a|disponível|focad[oa]|buscando|procurando|looking|seeking|available|returning|voltando|retornando|de volta)\s/iu
const seekingPrefix =
  /^(?:(?:atualmente|currently|estou|sou|i am|i'm|uma?|an?|the|ex|em busca de|a procura de|buscando|procurando|busco|procuro|looking for|seeking|recolocacao|oportunidades?|vagas?|novas?|novos?|desafios?|emprego|primeiro|work|jobs?|opportunities|open to work|como|de|na|no|em|area|as|in)\s+)+/u
/** A change of career names two jobs; the second is the one recruiters should find. */
const change = /\s(?:em transi[çc][ãa]o (?:de carreira )?para|migrando para|moving in?to|transitioning (?:in)?to)\s/iu
const student =
  /^(?:estudante|universit[áa]ri[oa]|graduand[oa]|rec[ée]m[- ]formad[oa]|student|recent graduate)(?!\p{L})/iu
/** Signs of a sentence, which is not the name of a job even if it contains one. */
const sentence =
  /(?<!\p{L})(?:i|my|we|our|me|eu|meu|minha|meus|minhas|onde|cuido|tenho|gosto|ajudo|atendo|faco|fui|took|have|had|was|were|is|are|work|worked|enjoy|love)(?!\p{L})/u
/** Words near jobs that are not jobs: "na área administrativa ou comercial". */
const noJob = /^(?:administrativ[oa]|comercial|fiscal)(?: (?:e|ou|and|or) \p{L}+)*$/u
const ROLE = { words: 8, letters: 80 }

const withoutSigns = (text: string): string =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}[\u200d\ufe0f\p{Extended_Pictographic}]*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Lowers words in capitals; short abbreviations ("CEO", "UX/UI") stay. */
const calm = (text: string): string => (/\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text) ? text : text.toLowerCase())

/** The name of a job in a short text, or null: "Em busca de vaga como auxiliar de logística" gives "auxiliar de logística". */
const jobIn = (text: string): string | null => {
  for (const piece of withoutSigns(withoutBoasts(text)).split(cuts)) {
    const prefix = fold(piece).match(seekingPrefix)?.[0].length ?? 0
    const bare = piece.slice(prefix)
    const [from = '', to] = bare.split(change)
    const [goal = ''] = to?.split(after) ?? []
    const [job = ''] = to === undefined ? bare.split(after) : [bare.slice(0, bare.length - (to.length - goal.length))]
    const named = job.trim()
    if (
      !named ||
      sentence.test(fold(named)) ||
      noJob.test(fold(named)) ||
      !(isTitle(to === undefined ? named : from) || student.test(named))
    )
      continue
    if (countWords(named) <= ROLE.words && named.length <= ROLE.letters) return calm(named)
  }
  return null
}

const clean = (text: string): boolean => !findEmail(text) && !findPhone(text) && maskPersonal(text) === text

const roleOf = ({ factual, roles, about }: Profile): string | null => {
  const places = [factual, ...roles.flatMap(({ title }) => title ?? []), ...about.slice(0, 3).map(({ text }) => text)]
  for (const place of places) {
    const job = jobIn(place)
    if (job && clean(job)) return job
  }
  return null
}

/** "Liderei equipes", "mentored", "ágil" and "aulas" show a skill within a sentence, but are not names of one. */
const noName = /^(?:\p{L}{3,}ei(?!\p{L})|\p{L}{3,}ed(?!\p{L})|agil$|ageis$|agile$|aulas?$)/u
/** Minimum common first letters of two words with the same meaning: "Teacher", "teaching". */
const STEM = 5
const isMentioned = (mark: string, before: readonly string[]): boolean => {
  const stems = new Set(before.flatMap((text) => tokens(text).map((word) => fold(word).slice(0, STEM))))
  return tokens(mark).every((word) => stems.has(fold(word).slice(0, STEM)))
}

/** Order: skills of the experience, skills of the headline, other skills; languages and licences last. */
const skillsOf = ({ skills }: Profile, role: string | null): string[] => {
  const { headline, about, experience } = skills
  const claimed = [...headline, ...about]
  const shown = claimed.filter(({ skill }) => experience.some((other) => other.skill === skill))
  // "Vitrine" in a developer's text is no merchandising: a headline with skills of its own says of which fields they are.
  const fields = new Set(headline.length >= SURE ? headline.map(({ skill }) => skill.field) : [])
  const ordered = [...shown, ...claimed, ...experience].filter(
    ({ skill }) => fields.size === 0 || fields.has(skill.field),
  )
  const crafts = [
    ...ordered.filter(({ skill }) => !isCredential(skill)),
    ...ordered.filter(({ skill }) => isCredential(skill)),
  ]
  const inRole = new Set(role === null ? [] : matchSkills(role).map(({ skill }) => skill))
  const picked: string[] = []
  for (const { mark, skill } of crafts) {
    if (picked.length === SKILLS) break
    if (inRole.has(skill) || noName.test(fold(mark)) || isGeneralNoun(mark)) continue
    if (isMentioned(mark, role === null ? picked : [role, ...picked])) continue
    if (crafts.some((other) => other.skill === skill && picked.includes(capital(other.mark)))) continue
    picked.push(capital(mark))
  }
  return picked
}

const RESULT = { least: 3, most: 14, letters: 90 }
const connector = /^(?:e|que|and|which|that|além de)\s+/iu
/** Durations ("5 anos de experiência") are less specific than a change or a count. */
const span = /(?<![\p{L}])(?:anos?|years?|meses|months?)(?![\p{L}])/u
/** Openings and endings of a clause that is incomplete on its own. */
const hanging =
  /^(?:eu|sou|tenho|estou|fui|era|e autora?|e (?:uma?|o|a|os|as)|ele|ela|i|i'm|i've|i am|he|she|my|our|we|meus?|minhas?|including|incluindo|inclusive|sendo|being|up|down|from|with|com|sem|without|since|desde|em|in|over|for|para|so|by|por|pel[oa]s?|de|d[aeo]s?|n[ao]s?|onde|where|como|as|the|todos?|cada|each|ao|aos)(?!\p{L})|(?<!\p{L})(?:de|d[aeo]s?|e|ou|com|para|em|n[ao]s?|que|por|of|and|or|to|the|an?|with|in|by|for|at|on|from|um|uma|o|a)$/u

/** "de 12 para 5 dias", "from 96 to 61 minutes". */
const changed = /(?<!\p{L})(?:de|from) \S{0,12}\d\S{0,12} (?:\p{L}{1,12} )?(?:para|a|to) \S{0,3}\d/u

/** A third-person clause after a comma ("baixou a mortalidade") has another subject than the person. */
const others = /^\s*(?:que |which |that )?\p{L}{2,}(?:ou|eu|iu)(?!\p{L})/iu

const strengthOf = (clause: string, mark: string): number =>
  (/[%$€£]|mil|million|x\b/.test(mark) ? 4 : 2) +
  (opening(clause) === 'action' ? 2 : 0) +
  (changed.test(fold(clause)) && opening(clause) !== 'other' ? 2 : 0) -
  (opening(clause) === 'weak' ? 2 : 0) -
  (span.test(fold(clause).slice(clause.indexOf(mark), clause.indexOf(mark) + mark.length + 8)) ? 2 : 0)

const resultOf = ({ tasks, about }: Profile, role: string | null): string | null => {
  const sentences = [...tasks, ...about.map((line) => ({ text: line.text, line, lines: 1, bullet: line.bullet }))]
  const clauses = sentences
    .flatMap((block) =>
      toStatements(block).flatMap(({ text }) =>
        withoutSigns(text)
          .split(cuts)
          .filter((clause, at) => at === 0 || !others.test(clause)),
      ),
    )
    .map((clause) =>
      clause
        .replace(/^[^\p{L}\p{N}$€£]+/u, '')
        .replace(connector, '')
        .replace(/[\s.,:!]+$/u, ''),
    )
  let best: { readonly clause: string; readonly strength: number } | null = null
  for (const clause of clauses) {
    const count = countWords(clause)
    if (count < RESULT.least || count > RESULT.most || clause.length > RESULT.letters) continue
    const mark = figure(clause)
    if (!mark || !clean(clause) || hanging.test(fold(clause))) continue
    if (role !== null && fold(clause).startsWith(fold(role))) continue
    const strength = strengthOf(clause, mark)
    if (best === null || strength > best.strength) best = { clause, strength }
  }
  return best && calm(best.clause)
}

/** Words in the headline by which somebody says where they want to go; what they want stands behind them. */
const seeks =
  /(?<!\p{L})(?:looking to (?:move into|become|work (?:in|as)|get into)|moving into|looking for (?:a |an |my )?|seeking (?:a |an )?|em busca d[aeo] |(?:buscando|procurando|busco|procuro) (?:uma? |vaga de |vaga como )?|quero (?:migrar|ir) para )/iu
/** Goals that anybody has say nothing about this person's. */
const anyGoal =
  /(?<!\p{L})(?:oportunidades?|opportunit(?:y|ies)|desafios?|challenges?|recoloca\p{L}*|coloca\p{L}*|mercado|(?:primeiro )?emprego|trabalho|first|new (?:job|role)|(?:job|work|role|position)s?$)/u
const GOAL_LETTERS = 80

/** Where the person wants to go, in their own words behind their role; null where the headline does not say, or says what anybody would. */
const goalOf = ({ headline }: Profile, role: string | null): string | null => {
  if (role === null) return null
  for (const piece of withoutSigns(headline.text).split(/\s*[|•·]\s*/)) {
    const match = piece.match(seeks)
    if (!match || match.index === undefined) continue
    const goal = piece.slice(match.index).replace(/[\s.,;:!]+$/u, '')
    const wanted = goal.slice(match[0].length).trim()
    const before = piece.slice(0, match.index)
    if (countWords(before) === 0 || !wanted || anyGoal.test(fold(wanted)) || fold(role).includes(fold(wanted))) continue
    if (goal.length <= GOAL_LETTERS && clean(goal)) return capital(calm(goal))
  }
  return null
}

const joined = (role: string | null, skills: readonly string[], result: string | null, goal: string | null): string =>
  [role, skills.join(' · '), result, goal].filter(Boolean).join(' | ')

/**
 * At most 220 characters, each part a piece of the person's text (only a first letter may be capitalised). Null when the
 * text names neither an occupation nor a skill. If it is too long, the result is left out first, then the last skills.
 */
export const suggestHeadline = (profile: Profile): SuggestedHeadline | null => {
  const own = roleOf(profile)
  const role = own && capital(own)
  const skills = skillsOf(profile, own)
  if (role === null && skills.length === 0) return null
  const achievement = resultOf(profile, own)
  const goal = goalOf(profile, own)
  const result =
    achievement && joined(role, skills, achievement, goal).length <= HEADLINE_MAX ? capital(achievement) : null
  while (joined(role, skills, result, goal).length > HEADLINE_MAX) skills.pop()
  return { text: joined(role, skills, result, goal), role, skills, result }
}
