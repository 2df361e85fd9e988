// The résumé tool: one document in, one result out. `readResume` (reading/) makes a person, jobs and schools of the
// lines, the rubric's checks (scoring/rubric.ts, checks/) measure them, and `toScores` (scoring/score.ts) makes points
// of the measures. No clock, randomness or network: the same file always gives the same result.
import type { Document, Line } from '../documents/document'
import { hasNoText, MOSTLY_UNREADABLE } from './checks/ats'
import { measureOf } from './checks/measures'
import { notAssessed, type Outcome, type Subject } from './checks/outcome'
import { hasNoPart, looksLikeResume } from './kind'
import { type Resume, readResume } from './reading'
import type { Correction } from './reading/corrections/correction'
import type { CurrentMonth } from './reading/dates/dates'
import type { Block } from './reading/lines/paragraphs'
import { isRead } from './reading/unread-periods'
import type { Cap, Judgement, ResumeResult } from './result'
import { toRobot } from './robot'
import { calibrated } from './scoring/calibration'
import { capsOf } from './scoring/caps'
import { withLoss } from './scoring/corrected'
import { doubtedClaims, doubtWeight, hasImpossibleDates } from './scoring/plausible'
import { RUBRIC_VERSION, rubric } from './scoring/rubric'
import { type Measured, toScore, toScores } from './scoring/score'
import { spanOf } from './scoring/stage'
import { toUnsure } from './scoring/unread/marked-jobs'
import { toUnread, withoutDoubt } from './scoring/unread/unread-experience'
import { isBeginner } from './sentences/beginner'
import { ownWork } from './sentences/empty/advert-prose'
import { isDispute } from './sentences/empty/complaints'
import { differentEmpty, emptySentences, opensWithRepelling } from './sentences/empty/empty'
import { imagesIn } from './sentences/empty/images'
import { isCarer } from './sentences/time/pause'
import { tasksIn, type WorkSentence, workBlocks, workSentences } from './sentences/work/work'
import { findSkills } from './skills'
import { careerChange } from './skills/change'
import { isSureOccupation, occupationOf } from './skills/occupation'
import { suggestKeywords } from './skills/suggest'
import { sureSkills } from './skills/sure'
import { tradeOf, tradeWordsIn } from './skills/trade-words'
import { unknownSkills } from './skills/unknown'

/** The checks that look at the described work; `scoreWith` measures them again. */
const ofWork: readonly string[] = ['quantified', 'tasks', 'roles', 'openings']

/** `plain` is the outcome as it was read, doubtful or not. */
const measureAll = (subject: Subject, caps: readonly Cap[]): (Measured & { readonly plain: Outcome })[] => {
  const textless = caps.some(({ id }) => id === 'no-text')
  return rubric.map((rule) => {
    const plain = textless && rule.group === 'content' ? notAssessed : measureOf(rule.id)(subject)
    return { rule, plain, outcome: withoutDoubt(rule.id, plain, subject.resume) }
  })
}

const base = (resume: Resume) =>
  ({
    rubric: RUBRIC_VERSION,
    engine: 'builtin',
    language: resume.language,
    words: resume.words,
    pages: resume.document.pages,
  }) as const

/** A document that is not a résumé gets no score. */
const noResume = (resume: Resume): Judgement => ({
  ...base(resume),
  score: null,
  formatting: 0,
  content: 0,
  ats: 0,
  caps: [],
  checks: [],
})

/**
 * Measures a résumé by the rubric (rubric.ts). Pure and total; it reads at most 3 000 lines of 2 000 characters, 200
 * 000 in all. `score` is null when the document does not look like a résumé. CPF and document numbers are masked in the
 * whole result. `corrections` are the person's own, of an earlier reading of the same document.
 * `now` is when it is read: breaks since the last job and jobs ahead of it are judged by it, and without it not at all.
 */
export const analyseResume = (
  document: Document,
  corrections: readonly Correction[] = [],
  now: CurrentMonth | null = null,
): ResumeResult => {
  const result = resultOf(readResume(document, [], now))
  if (corrections.length === 0) return result
  return withLoss(result, resultOf(readResume(document, corrections, now)))
}

/** The judgement with what the page shows of the reading; the text of what is no résumé, too. */
const resultOf = (resume: Resume): ResumeResult => {
  const outcomes = outcomesOf(resume, () => false)
  const keywords = outcomes ? keywordsOf(resume, outcomes) : { keywordsFound: [], keywordsSuggested: [] }
  return { ...judged(resume, outcomes).result, robot: toRobot(resume), ...keywords }
}

/** A résumé whose skills are looked for: without the lines that are somebody else's words. */
const withoutLines = (resume: Resume, isOther: (line: Line) => boolean): Resume => ({
  ...resume,
  top: resume.top.filter((line) => !isOther(line)),
  sections: resume.sections.map((section) => ({ ...section, lines: section.lines.filter((line) => !isOther(line)) })),
})

/** Number of tasks from which a list of skills nobody else names is believed. */
const BELIEVED = 4

/** How well systems read a page on which our own reading found none of the jobs, or only some. */
const UNREAD = { all: 60, part: 80 }
const mostReadable = ({ unread, roles, firstJob }: Resume): number =>
  unread.length === 0 ? 100 : !firstJob && roles.some(isRead) ? UNREAD.part : UNREAD.all

export type Judged = {
  readonly result: Judgement
  /** The person's own texts that may describe work, as they were judged. */
  readonly blocks: readonly Block[]
  /** The overall score if `blocks` were the work of the résumé; null if the document is not a résumé. What is approximate: draft/gains.ts. */
  readonly scoreWith: ((blocks: readonly Block[]) => number) | null
}

const workParts = (work: readonly WorkSentence[]) => ({ work, asked: work.filter(({ ofBreak }) => !ofBreak) })

/** What is measured of a résumé before it is put into words; null for a document that is not a résumé. */
const outcomesOf = (resume: Resume, isCopied: (text: string) => boolean) => {
  const { scanned, unreadable } = resume.document
  const readable = !scanned && unreadable <= MOSTLY_UNREADABLE
  if (hasNoText(resume) ? readable && hasNoPart(resume) : !looksLikeResume(resume)) return null
  const { own: blocks, isOther, ofPost } = ownWork(workBlocks(resume), isCopied)
  const withoutOther = withoutLines(resume, isOther)
  const mentioned = findSkills(withoutOther)
  const occupation = occupationOf(withoutOther, mentioned)
  const sure = sureSkills(mentioned, resume, occupation)
  const skills = { ...mentioned, found: sure }
  // Before a first job the care of somebody's own family is what they have done.
  const ofCarer = isCarer(resume) || isBeginner(resume)
  const work = workSentences(blocks, ofCarer)
  const listed = tasksIn(work) >= BELIEVED ? unknownSkills(resume) : []
  const trade = tradeOf(resume)
  const unknown = trade
    ? [
        ...listed,
        ...tradeWordsIn(
          resume,
          trade,
          [...sure, ...listed].map(({ mark }) => mark),
        ),
      ]
    : listed
  const images = imagesIn(blocks)
  const empty = emptySentences(resume, images, ofPost)
  const doubted = doubtedClaims(resume)
  const counted = {
    empty: differentEmpty(empty.filter(({ reason }) => reason !== 'advert' && reason !== 'share')),
    shares: differentEmpty(empty.filter(({ reason }) => reason === 'share')),
    complains: opensWithRepelling(empty, resume),
    disputes: empty.some(({ line }) => isDispute(line.text)),
    misdated: hasImpossibleDates(doubted),
    boasts: differentEmpty(empty.filter(({ reason }) => reason === 'boast')),
    adverts: differentEmpty(empty.filter(({ reason }) => reason === 'advert')),
    doubted: doubtWeight(doubted.filter(({ reason }) => reason !== 'dates')),
    known: sure.length,
    images: images.size > 0,
  }
  const limits = capsOf(resume, work, counted)
  const subject: Subject = {
    ...workParts(work),
    resume,
    skills,
    unknown,
    empty,
    doubted,
    trade: occupation?.id ?? null,
  }
  const measured = measureAll(subject, limits)
  return { blocks, mentioned, occupation, ofCarer, counted, limits, subject, measured, span: spanOf(resume) }
}
type Outcomes = NonNullable<ReturnType<typeof outcomesOf>>

/** The keywords that a page has, and those that its occupation or the field it changes to suggests. */
const keywordsOf = (resume: Resume, { mentioned, occupation, subject: { skills, unknown } }: Outcomes) => {
  const surely = occupation && isSureOccupation(occupation, resume, mentioned) ? occupation : null
  return {
    keywordsFound: [...skills.found, ...unknown].map(({ mark }) => mark),
    keywordsSuggested: suggestKeywords(resume, mentioned, careerChange(resume)?.to[0] ?? surely),
  }
}

/** The overall score alone of a document that was read already, as `judgeRead` gives it; null for what is no résumé. */
export const scoreRead = (resume: Resume, isCopied: (text: string) => boolean = () => false): number | null => {
  const outcomes = outcomesOf(resume, isCopied)
  return outcomes && toScore(outcomes.measured, outcomes.limits, outcomes.span)
}

/** The judgement of a document that was read already, and what other work would score; `isCopied` names texts of an advert beside it, which are no work of the person's. */
export const judgeRead = (resume: Resume, isCopied: (text: string) => boolean = () => false): Judged =>
  judged(resume, outcomesOf(resume, isCopied))

const judged = (resume: Resume, outcomes: Outcomes | null): Judged => {
  if (!outcomes) return { result: noResume(resume), blocks: [], scoreWith: null }
  const { blocks, ofCarer, counted, limits, subject, measured, span } = outcomes
  const { score, groups, checks, caps } = toScores(measured, limits, span)
  const asRead = measured.map(({ rule, plain }) => ({ rule, outcome: plain }))
  const least = measured.every(({ plain, outcome }) => plain === outcome) ? score : toScore(asRead, limits, span)
  const scoreWith = (described: readonly Block[]): number => {
    const work: WorkSentence[] = workSentences(described, ofCarer)
    const again = measured.map(({ rule, outcome }) => ({
      rule,
      outcome:
        ofWork.includes(rule.id) && outcome.share !== null
          ? measureOf(rule.id)({ ...subject, ...workParts(work) })
          : outcome,
    }))
    return toScore(again, capsOf(resume, work, counted), span)
  }
  const result: Judgement = {
    ...base(resume),
    score,
    ...groups,
    ats: Math.min(groups.ats, mostReadable(resume)),
    ...(least < score ? { least } : {}),
    ...(span.top === null ? {} : { top: Math.round(calibrated(span.top)), stage: span.stage }),
    caps,
    ...toUnread(resume),
    ...toUnsure(resume),
    checks,
  }
  return { result, blocks, scoreWith }
}
