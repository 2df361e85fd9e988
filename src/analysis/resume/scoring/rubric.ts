// The rubric as a table; checks/measures.ts finds what measures each row. Weights and thresholds: docs/analysis/judgement.md. Any change
// of them raises RUBRIC_VERSION. It imports no measure, because a page that shows a result reads it too.
import type { Effort } from '../../check-functions'
import type { Group } from '../result'

export const RUBRIC_VERSION = 38

/** When a coach would say it: what stops the reader at once, the work, how it reads, what it says of the person, its form. */
export type Step = 'first' | 'work' | 'writing' | 'person' | 'form'

type Row<Id extends string = string> = {
  readonly id: Id
  readonly group: Group
  /** True for checks that earn points; false for checks that can only cost points, because a plain page passes them. */
  readonly earns: boolean
  /** Points before they are calibrated (score.ts). The earning checks add up to 95: the last points depend on a vacancy. */
  readonly max: number
  readonly step: Step
  readonly effort: Effort | undefined
  /** True where the tip asks to write the lines again that it quotes; others quote a line to be used elsewhere or divided, or one above what is missing. */
  readonly ofLines?: true
}

const earns = <const Id extends string>(id: Id, max: number, step: Step, effort?: Effort): Row<Id> => ({
  ...{ id, group: 'content', earns: true, max, step, effort },
})
const costs = <const Id extends string>(group: Group, id: Id, max: number, step: Step, effort?: Effort): Row<Id> => ({
  id,
  group,
  earns: false,
  max,
  step,
  effort,
})
const ofLines = <const One extends Row>(row: One): One => ({ ...row, ofLines: true })

/** One row per check, in display order. */
const rows = [
  //    id         points  step, effort                              full when
  ofLines(earns('quantified', 21, 'work', 'heavy')), //              6 sentences about work (half of many) carry a figure, up to 3 what came of it
  ofLines(earns('tasks', 30, 'work', 'heavy')), //                   8 tasks are described (6 before a first job); the first give most
  earns('roles', 20, 'work', 'heavy'), //                            every job has title, employer, start and end
  earns('summary', 12, 'work', 'light'), //                          the opening names a job, not "any vacancy", and a result
  earns('skills', 2, 'person'), //                                   6 hard skills are recognised
  earns('education', 4, 'person'), //                                degree, school and year or stage
  ofLines(earns('openings', 3, 'writing')), //                       60 % of the sentences open with an action
  earns('extras', 3, 'person'), //                                   languages, courses or projects
  //    group      id        points  step, effort
  costs('content', 'placeholders', 8, 'first', 'light'), //          no leftover of a template
  costs('content', 'personal-data', 15, 'work', 'light'), //         nothing an employer need not know; a document's number a third
  costs('content', 'contact-form', 3, 'first', 'light'), //          no joke address, no neighbour's phone
  ofLines(costs('content', 'empty', 18, 'writing')), //              no sentence that says nothing: a quarter each
  costs('content', 'plausible', 8, 'first'), //                      no claim a recruiter will doubt: a third each, more for a contradiction
  ofLines(costs('content', 'cliches', 13, 'writing')), //            no stock phrase: a fifth each
  ofLines(costs('content', 'spelling', 26, 'writing', 'light')), //  no certain slip: all points where every second line has one
  costs('content', 'skill-list', 10, 'person'), //                   no list of more skills than anyone uses
  costs('content', 'new-field', 20, 'work', 'heavy'), //             6 lines of the field it aims at, where the jobs are of another
  costs('content', 'recent', 8, 'work'), //                          a break of years is explained, and something is fresh
  costs('content', 'order', 2, 'writing', 'light'), //               work before studies for who has worked
  costs('ats', 'text-layer', 5, 'work'), //                          under 2 % unreadable, spaces whole
  costs('ats', 'reading-order', 4, 'form'), //                       one column
  costs('ats', 'contact', 10, 'form', 'light'), //                   e-mail, phone, LinkedIn, city in the body
  costs('ats', 'headings', 3, 'form', 'light'), //                   experience and education named
  costs('ats', 'parts', 2, 'form'), //                               no tables, text boxes, pictures, contact in margins
  costs('ats', 'file', 1, 'form', 'light'), //                       real text, at most 5 pages
  costs('ats', 'unicode', 0.5, 'form'), //                           98 % of the text in fonts with a Unicode map
  costs('ats', 'hidden', 0.5, 'first'), //                           no text a person cannot see
  costs('formatting', 'length', 3, 'form'), //                       up to 900 words on 1-2 pages (3 from 10 years), old jobs in two lines
  costs('formatting', 'bullet-length', 2, 'form'), //                80 % of the bullets have 30 words or fewer
  costs('formatting', 'date-format', 2, 'form'), //                  one way of writing dates
  costs('formatting', 'fonts', 2, 'form'), //                        3 families, 5 sizes, text of 9 pt or more
  costs('formatting', 'blocks', 8, 'form'), //                       no block of more than 80 words, no job in running sentences
  costs('formatting', 'density', 1, 'form'), //                      up to 680 words a page, no last page of a few lines
]

export type CheckId = (typeof rows)[number]['id']
export type Rule = Row<CheckId>
export const rubric: readonly Rule[] = rows

/** Checks of earlier rubrics, all of which earned points; their results are still shown. */
export const retiredChecks: readonly { readonly id: string; readonly step: Step }[] = [
  { id: 'skills-shown', step: 'person' },
  { id: 'role-dates', step: 'work' },
]

/** The checks that earn points; all others only find faults, so passing them deserves no praise. */
export const earningChecks: ReadonlySet<string> = new Set(
  [...rubric.filter((rule) => rule.earns), ...retiredChecks].map(({ id }) => id),
)
