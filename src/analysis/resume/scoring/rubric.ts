// The rubric as a table. Weights and thresholds: docs/analysis/judgement.md. Any change raises RUBRIC_VERSION.
import * as ats from '../checks/ats'
import * as change from '../checks/change'
import { contact } from '../checks/contact'
import * as content from '../checks/content'
import * as formatting from '../checks/formatting'
import { openings } from '../checks/openings'
import type { CheckFunction } from '../checks/outcome'
import * as recent from '../checks/recent'
import * as safety from '../checks/safety'
import { summary } from '../checks/summary'
import * as work from '../checks/work'
import * as writing from '../checks/writing'
import type { Group } from '../result'

export const RUBRIC_VERSION = 31

export type Rule = {
  readonly id: string
  readonly group: Group
  /** True for checks that earn points; false for checks that can only cost points, because a plain page passes them. */
  readonly earns: boolean
  /** Points of the overall score. The earning checks add up to 95: the last points depend on a vacancy. */
  readonly max: number
  readonly measure: CheckFunction
}

type RuleOf<Id extends string> = Rule & { readonly id: Id }

const earns = <const Id extends string>(id: Id, max: number, measure: CheckFunction): RuleOf<Id> => ({
  id,
  group: 'content',
  earns: true,
  max,
  measure,
})
const costs = <const Id extends string>(group: Group, id: Id, max: number, measure: CheckFunction): RuleOf<Id> => ({
  id,
  group,
  earns: false,
  max,
  measure,
})

/** Checks of earlier rubrics; their results are still shown. */
export const retiredChecks = ['skills-shown', 'role-dates'] as const

/** One row per check, in display order. */
const rows = [
  //    id              points measured by           full when
  earns('quantified', 23, work.quantified), //       6 sentences about work carry a figure, up to 3 of them what came of it
  earns('tasks', 30, work.tasks), //                 8 tasks are described (6 before a first job); the first give most
  earns('roles', 20, work.roles), //                 every job has title, employer, start and end
  earns('summary', 12, summary), //           the opening names a job, not "any vacancy", and a result
  earns('skills', 2, content.skills), //             6 hard skills are recognised
  earns('education', 4, content.education), //       degree, school and year or stage
  earns('openings', 1, openings), //            60 % of the sentences open with an action
  earns('extras', 3, content.extras), //             languages, courses or projects
  //    group         id             points measured by
  costs('content', 'placeholders', 8, writing.placeholders), //  no leftover of a template
  costs('content', 'personal-data', 15, safety.personalData), //  nothing an employer need not know; a document's number a third
  costs('content', 'contact-form', 3, safety.contactForm), //    no joke address, no neighbour's phone
  costs('content', 'empty', 18, writing.empty), //               no sentence that says nothing: a quarter each
  costs('content', 'plausible', 8, writing.plausible), //       no claim a recruiter will doubt: a third each, more for a contradiction
  costs('content', 'cliches', 13, writing.cliches), //           no stock phrase: a fifth each
  costs('content', 'spelling', 26, writing.spelling), //          no certain slip: all points where every second line has one
  costs('content', 'skill-list', 10, content.skillList), //       no list of more skills than anyone uses
  costs('content', 'new-field', 20, change.newField), //         6 lines of the field it aims at, where the jobs are of another
  costs('content', 'recent', 8, recent.recent), //               a break of years is explained, and something is fresh
  costs('content', 'order', 2, content.order), //                work before studies for who has worked
  costs('ats', 'text-layer', 5, ats.textLayer), //               under 2 % unreadable, spaces whole
  costs('ats', 'reading-order', 4, ats.readingOrder), //         one column
  costs('ats', 'contact', 10, contact), //                       e-mail, phone, LinkedIn, city in the body
  costs('ats', 'headings', 3, ats.headings), //                  experience and education named
  costs('ats', 'parts', 2, ats.parts), //                        no tables, text boxes, pictures, contact in margins
  costs('ats', 'file', 1, ats.file), //                          real text, at most 5 pages
  costs('ats', 'unicode', 0.5, ats.unicode), //                  98 % of the text in fonts with a Unicode map
  costs('ats', 'hidden', 0.5, ats.hidden), //                    no text a person cannot see
  costs('formatting', 'length', 3, formatting.length), //        up to 900 words on 1-2 pages (3 from 10 years)
  costs('formatting', 'bullet-length', 2, formatting.bulletLength), // 80 % of the bullets have 30 words or fewer
  costs('formatting', 'date-format', 2, formatting.dateFormat), // one way of writing dates
  costs('formatting', 'fonts', 2, formatting.fonts), //          3 families, 5 sizes, text of 9 pt or more
  costs('formatting', 'blocks', 8, formatting.blocks), //        no block of more than 80 words
  costs('formatting', 'density', 1, formatting.density), //      up to 680 words a page, no last page of a few lines
]

export const rubric: readonly Rule[] = rows

/** The checks of this rubric and of earlier ones, whose results are still shown. */
export type CheckId = (typeof rows)[number]['id'] | (typeof retiredChecks)[number]
