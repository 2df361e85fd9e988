// The résumé tool: one document in, one result out. It uses no clock, randomness or network, so the same file always
// gives the same result.
import type { Document, Line } from '../documents/document'
import { hasNoText, MOSTLY_UNREADABLE } from './checks/ats'
import type { Outcome, Subject } from './checks/outcome'
import { notAssessed } from './checks/outcome'
import { hasNoPart, looksLikeResume } from './kind'
import { type Resume, readResume } from './reading'
import type { Correction } from './reading/corrections/correction'
import type { Block } from './reading/paragraphs'
import { fold } from './reading/text'
import type { Cap, ResumeResult } from './result'
import { toRobot } from './robot'
import { capsOf } from './scoring/caps'
import { doubtedClaims, doubtWeight } from './scoring/plausible'
import { RUBRIC_VERSION, type Rule, rubric } from './scoring/rubric'
import { type Measured, toScores } from './scoring/score'
import { isDoubtful, toUnread } from './scoring/unread-experience'
import { ownWork } from './sentences/advert-prose'
import { differentEmpty, emptySentences } from './sentences/empty'
import { type WorkSentence, workBlocks, workSentences } from './sentences/work'
import { findSkills, type SkillFound, type SkillsFound } from './skills'
import { occupationOf, suggestKeywords } from './skills/suggest'

/** The checks that look at the described work; `scoreWith` measures them again. */
const ofWork: readonly string[] = ['quantified', 'tasks', 'roles', 'openings']

const measureAll = (subject: Subject, caps: readonly Cap[]): Measured[] => {
  const textless = caps.some(({ id }) => id === 'no-text')
  const measure = (rule: Rule): Outcome => {
    if (textless && rule.group === 'content') return notAssessed
    const outcome = rule.measure(subject)
    return isDoubtful(rule.id, outcome, subject.resume) ? notAssessed : outcome
  }
  return rubric.map((rule) => ({ rule, outcome: measure(rule) }))
}

const base = (resume: Resume) =>
  ({
    rubric: RUBRIC_VERSION,
    engine: 'builtin',
    language: resume.language,
    robot: toRobot(resume),
    words: resume.words,
    pages: resume.document.pages,
  }) as const

/** A document that is not a résumé gets no score; the extracted text is still shown. */
const noResume = (resume: Resume): ResumeResult => ({
  ...base(resume),
  score: null,
  formatting: 0,
  content: 0,
  ats: 0,
  caps: [],
  checks: [],
  keywordsFound: [],
  keywordsSuggested: [],
})

/**
 * The skills found, in the person's own words: "algorithms" is shown as written. A skill of a field that nothing else
 * mentions, named in passing and not listed, is ignored ("clean typography" in a tool's description).
 */
const keywordsOf = ({ found: all, listed, shown }: SkillsFound, { roles }: Resume): string[] => {
  const sure = new Set([...listed, ...shown].map(({ id }) => id))
  const listedIds = new Set(listed.map(({ id }) => id))
  // "Offshore Freight Inc." is an employer, not a skill.
  const isEmployerName = ({ line, mark }: SkillFound) =>
    roles.some(({ employer }) => employer?.includes(mark) && line.text.includes(employer))
  const found = all.filter((one) => listedIds.has(one.id) || !isEmployerName(one))
  const fields = found.map(({ skill }) => skill.field)
  const described = found.filter(
    ({ id, skill }) => sure.has(id) || fields.filter((field) => field === skill.field).length > 1,
  )
  return [...new Map(described.map(({ mark }) => [fold(mark), mark])).values()]
}

/**
 * Measures a résumé by the rubric (rubric.ts). Pure and total; it reads at most 3 000 lines of 2 000 characters, 200
 * 000 in all. `score` is null when the document does not look like a résumé. CPF and document numbers are masked in the
 * whole result. `corrections` are the person's own, of an earlier reading of the same document.
 */
export const analyseResume = (document: Document, corrections: readonly Correction[] = []): ResumeResult =>
  judgeRead(readResume(document, corrections)).result

/** A résumé whose skills are looked for: without the lines that are somebody else's words. */
const without = (resume: Resume, isOther: (line: Line) => boolean): Resume => ({
  ...resume,
  top: resume.top.filter((line) => !isOther(line)),
  sections: resume.sections.map((section) => ({ ...section, lines: section.lines.filter((line) => !isOther(line)) })),
})

export type Judged = {
  readonly result: ResumeResult
  /** The person's own texts that may describe work, as they were judged. */
  readonly blocks: readonly Block[]
  /** The overall score if these texts described the work; null for what is no résumé. Approximate in nothing else: see draft/gains.ts. */
  readonly scoreWith: ((blocks: readonly Block[]) => number) | null
}

/**
 * The same of a document that was read already, and what another description of the work would score. `isCopied` names texts that are
 * an advert's beside it: they describe no work of the person's.
 */
export const judgeRead = (resume: Resume, isCopied: (text: string) => boolean = () => false): Judged => {
  const { scanned, unreadable } = resume.document
  const readable = !scanned && unreadable <= MOSTLY_UNREADABLE
  if (hasNoText(resume) ? readable && hasNoPart(resume) : !looksLikeResume(resume))
    return { result: noResume(resume), blocks: [], scoreWith: null }
  const { own: blocks, isOther } = ownWork(workBlocks(resume), isCopied)
  const skills = findSkills(without(resume, isOther))
  const work = workSentences(blocks)
  const empty = emptySentences(resume.lines)
  const doubted = doubtedClaims(resume)
  const limits = capsOf(resume, work, differentEmpty(empty), doubtWeight(doubted))
  const occupation = occupationOf(resume, skills)
  const subject: Subject = { resume, skills, work, empty, doubted, trade: occupation?.id ?? null }
  const measured = measureAll(subject, limits)
  const { score, groups, checks, caps } = toScores(measured, limits)
  const scoreWith = (described: readonly Block[]): number => {
    const other: WorkSentence[] = workSentences(described)
    const held = capsOf(resume, other, differentEmpty(empty), doubtWeight(doubted))
    const again = measured.map(({ rule, outcome }) => ({
      rule,
      outcome: ofWork.includes(rule.id) && outcome.share !== null ? rule.measure({ ...subject, work: other }) : outcome,
    }))
    return toScores(again, held).score
  }
  const result: ResumeResult = {
    ...base(resume),
    score,
    ...groups,
    caps,
    ...toUnread(resume),
    checks,
    keywordsFound: keywordsOf(skills, resume),
    keywordsSuggested: suggestKeywords(resume, skills, occupation),
  }
  return { result, blocks, scoreWith }
}
