// The résumé tool: one document in, one result out. It uses no clock, randomness or network, so the same file always
// gives the same result.
import type { Document } from '../documents/document'
import { hasNoText, MOSTLY_UNREADABLE } from './checks/ats'
import type { Outcome, Subject } from './checks/outcome'
import { notAssessed } from './checks/outcome'
import { hasNoPart, looksLikeResume } from './kind'
import { type Resume, readResume } from './reading'
import type { Correction } from './reading/corrections/correction'
import type { Cap, ResumeResult } from './result'
import { toRobot } from './robot'
import { capsOf } from './scoring/caps'
import { notPunished } from './scoring/corrected'
import { doubtedClaims, doubtWeight } from './scoring/plausible'
import { RUBRIC_VERSION, type Rule, rubric } from './scoring/rubric'
import { type Measured, toScores } from './scoring/score'
import { isDoubtful, toUnread } from './scoring/unread-experience'
import { differentEmpty, emptySentences } from './sentences/empty'
import { workSentences } from './sentences/work'
import { findSkills } from './skills'
import { occupationOf } from './skills/occupation'
import { suggestKeywords } from './skills/suggest'
import { sureSkills } from './skills/sure'

const measureAll = (subject: Subject, caps: readonly Cap[], spared: ReadonlySet<string>): Measured[] => {
  const textless = caps.some(({ id }) => id === 'no-text')
  const measure = (rule: Rule): Outcome => {
    if (textless && rule.group === 'content') return notAssessed
    const outcome = rule.measure(subject)
    return spared.has(rule.id) || isDoubtful(rule.id, outcome, subject.resume) ? notAssessed : outcome
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
 * Measures a résumé by the rubric (rubric.ts). Pure and total; it reads at most 3 000 lines of 2 000 characters, 200
 * 000 in all. `score` is null when the document does not look like a résumé. CPF and document numbers are masked in the
 * whole result. `corrections` are the person's own, of an earlier reading of the same document.
 */
export const analyseResume = (document: Document, corrections: readonly Correction[] = []): ResumeResult => {
  if (corrections.length === 0) return analyseRead(readResume(document))
  const corrected = readResume(document, corrections)
  return notPunished(analyseRead(readResume(document)), analyseRead(corrected), (spared) =>
    analyseRead(corrected, spared),
  )
}

/** The same of a document that was read already; `spared` are checks and caps that are not assessed. */
export const analyseRead = (resume: Resume, spared: ReadonlySet<string> = new Set()): ResumeResult => {
  const { scanned, unreadable } = resume.document
  const readable = !scanned && unreadable <= MOSTLY_UNREADABLE
  if (hasNoText(resume) ? readable && hasNoPart(resume) : !looksLikeResume(resume)) return noResume(resume)
  const mentioned = findSkills(resume)
  const occupation = occupationOf(resume, mentioned)
  const sure = sureSkills(mentioned, resume, occupation)
  const skills = { ...mentioned, found: sure }
  const work = workSentences(resume)
  const empty = emptySentences(resume)
  const doubted = doubtedClaims(resume)
  const limits = capsOf(resume, work, differentEmpty(empty), doubtWeight(doubted)).filter(({ id }) => !spared.has(id))
  const { score, groups, checks, caps } = toScores(
    measureAll({ resume, skills, work, empty, doubted, trade: occupation?.id ?? null }, limits, spared),
    limits,
  )
  return {
    ...base(resume),
    score,
    ...groups,
    caps,
    ...toUnread(resume),
    checks,
    keywordsFound: sure.map(({ mark }) => mark),
    keywordsSuggested: suggestKeywords(resume, mentioned, occupation),
  }
}
