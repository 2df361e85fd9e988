// Composes a headline, `Cargo | skill · skill · skill | resultado com número | para onde quer ir`, only of parts of the person's own text.

import { plainLine } from '../documents/document'
import { anyOf, anywhere } from '../phrases'
import { opening } from '../resume/reading/experience/tasks/openings'
import { toStatements } from '../resume/reading/lines/paragraphs'
import { capital, countWords, fold, tokens } from '../resume/reading/text'
import { findCliches } from '../resume/sentences/empty/cliches'
import { isGeneralNoun, matchSkills } from '../resume/skills/match'
import { findSlips } from '../resume/spelling'
import { figure } from './figure'
import { calm, clean, cuts, focusOf, goalOf, initialsOf, roleOf, withoutSigns } from './headline-role'
import type { Profile, SkillAt } from './profile'
import type { SuggestedHeadline } from './result'
import { isCredential } from './words/credentials'
import { isWholeIn } from './words/whole'
import { isStudied } from './words/wishes'

/** Characters LinkedIn shows of a headline. */
export const HEADLINE_MAX = 220
const SKILLS = 3
/** Fewest skills in a headline before its fields are known. */
const SURE = 2

/** "Liderei equipes", "mentored", "ágil", "aulas" and "idosos" show a skill within a sentence, but are not names of one. */
const noName =
  /^(?:\p{L}{3,}ei(?!\p{L})|\p{L}{3,}ed(?!\p{L})|agil$|ageis$|agile$|aulas?$|idos[oa]s?$|criancas?$|pacientes?$)/u
/** Minimum common first letters of two words with the same meaning: "Teacher", "teaching". */
const STEM = 5
const isMentioned = (mark: string, before: readonly string[]): boolean => {
  const stems = new Set(before.flatMap((text) => tokens(text).map((word) => fold(word).slice(0, STEM))))
  return tokens(mark).every((word) => stems.has(fold(word).slice(0, STEM)))
}

/** Words beside what is not finished: it is studied for, half done, or its exam is still to come. Folded. */
const studying = anyOf(`
  studying|(working )?towards?|in progress|half[ -]?way|part[ -]?(way|qualified)|exams? (in|due|booked|\\p{L}{3,9} \\d{4})
  expected|due|to sit|cursando|estudando|em andamento|metade|prova|exame (em|marcad[oa]|\\p{L}{3,9} de \\d{4})|previst[oa]|previsao
`)
/** What somebody still learns is no skill yet, nor a certificate that is studied for: "studying for AAT Level 2". */
const isLearned = ({ skill, line, mark }: SkillAt): boolean =>
  isStudied(line.text, line.text.indexOf(mark)) ||
  (isCredential(skill) && line.text.split(/[.;!?]\s/u).some((one) => one.includes(mark) && studying.test(fold(one))))

/** Order: skills of the experience, skills of the headline, other skills; languages and licences last. */
const skillsOf = (profile: Profile, role: string | null): string[] => {
  const { skills } = profile
  const { headline, about, experience } = skills
  const claimed = [...headline, ...about]
  const all = [...claimed, ...experience]
  const evident = claimed.filter(({ skill }) => experience.some((other) => other.skill === skill))
  // The headline's own skills say which field is meant: "vitrine" in a developer's text is not merchandising.
  const fields = new Set(headline.length >= SURE ? headline.map(({ skill }) => skill.field) : [])
  const ordered = [...evident, ...claimed, ...experience].filter(
    (one) =>
      (fields.size === 0 || fields.has(one.skill.field)) &&
      // What one section says is half done, no other one makes a certificate held.
      !(isCredential(one.skill) ? all.filter(({ skill }) => skill === one.skill) : [one]).some(isLearned),
  )
  const crafts = [
    ...ordered.filter(({ skill }) => !isCredential(skill)),
    ...ordered.filter(({ skill }) => isCredential(skill)),
  ]
  const inRole = new Set(role === null ? [] : matchSkills(role).map(({ skill }) => skill))
  const picked: string[] = []
  for (const { mark, skill } of crafts) {
    if (picked.length === SKILLS) break
    if (inRole.has(skill) || noName.test(fold(mark)) || isGeneralNoun(mark) || !isWholeIn(profile, mark)) continue
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
const hanging = anyOf(
  String.raw`
    ^(
      eu|sou|tenho|estou|fui|era|e autora?|e (uma?|o|a|os|as)|ele|ela|i|i'm|i've|i am|he|she|my|our|we|meus?|minhas?
      including|incluindo|inclusive|sendo|being|up|down|from|with|com|sem|without|since|desde|em|in|over|for|para|so|by
      por|pel[oa]s?|de|d[aeo]s?|n[ao]s?|onde|where|como|as|the|todos?|cada|each|ao|aos
    )(?!\p{L})
    (?<!\p{L})(de|d[aeo]s?|e|ou|com|para|em|n[ao]s?|que|por|of|and|or|to|the|an?|with|in|by|for|at|on|from|um|uma|o|a)$
  `,
  anywhere,
)

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

/** A clause with a stock phrase, which says no result: "hard working operative with five years". */
const isWorn = (text: string): boolean =>
  findCliches([{ ...plainLine(text), line: plainLine(text), lines: 1 }]).length > 0

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
        .replace(/(?<![\s.,:!])[\s.,:!]+$/u, ''),
    )
  let best: { readonly clause: string; readonly strength: number } | null = null
  for (const clause of clauses) {
    const count = countWords(clause)
    if (count < RESULT.least || count > RESULT.most || clause.length > RESULT.letters) continue
    const mark = figure(clause)
    if (!mark || !clean(clause) || hanging.test(fold(clause))) continue
    if (role !== null && fold(clause).startsWith(fold(role))) continue
    if (isWorn(clause)) continue
    const strength = strengthOf(clause, mark)
    if (best === null || strength > best.strength) best = { clause, strength }
  }
  return best && calm(best.clause)
}

type Parts = Readonly<Record<'initials' | 'role' | 'focus' | 'result' | 'goal', string | null>>

const joined = ({ initials, role, focus, result, goal }: Parts, skills: readonly string[]): string =>
  [initials, role, focus, skills.join(' · '), result, goal].filter(Boolean).join(' | ')

/** A copied headline must not spread a misspelling: certain slips are written as they should be. */
const spelled = (text: string, { language }: Profile): string =>
  findSlips([plainLine(text)], language).reduce((rest, { mark, better }) => rest.replace(mark, better), text)

/**
 * At most 220 characters, each part a piece of the person's text: only a first letter may be capitalised and a certain slip
 * corrected. Null when the text names neither an occupation nor a skill. If it is too long, the result is left out first, then the last skills.
 */
export const suggestHeadline = (profile: Profile): SuggestedHeadline | null => {
  const statedRole = roleOf(profile)
  const role = statedRole && capital(spelled(statedRole, profile))
  const focused = focusOf(profile, statedRole)
  const skills = skillsOf(profile, statedRole === null ? focused : [statedRole, focused].filter(Boolean).join(' ')).map(
    (skill) => spelled(skill, profile),
  )
  if (role === null && skills.length === 0) return null
  const achievement = resultOf(profile, statedRole)
  const wanted = goalOf(profile, statedRole)
  const goal = wanted && spelled(wanted, profile)
  const figures = achievement && capital(spelled(achievement, profile))
  const named = focusOf(profile, statedRole)
  const parts = { initials: initialsOf(profile, statedRole), role, focus: named && spelled(named, profile), goal }
  const result = figures && joined({ ...parts, result: figures }, skills).length <= HEADLINE_MAX ? figures : null
  while (joined({ ...parts, result }, skills).length > HEADLINE_MAX && skills.length > 0) skills.pop()
  return { text: joined({ ...parts, result }, skills), role, skills, result }
}
