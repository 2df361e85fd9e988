// The rubric as the table it is. Weights and thresholds: docs/analysis.md. A change of any of them raises RUBRIC_VERSION.
import * as ats from './checks/ats'
import * as content from './checks/content'
import * as formatting from './checks/formatting'
import type { Measure } from './checks/outcome'
import type { Group } from './result'

export const RUBRIC_VERSION = 5

/** Shares of the groups in the overall score; they add up to 1. */
export const groupWeights: Readonly<Record<Group, number>> = { content: 0.45, ats: 0.35, formatting: 0.2 }

export type Rule = {
  readonly id: string
  readonly group: Group
  /** Points; those of a group add up to 100. */
  readonly max: number
  readonly measure: Measure
}

const rule = (group: Group, id: string, max: number, measure: Measure): Rule => ({ id, group, max, measure })

/** One row per check, in the order they are told. */
export const rubric: readonly Rule[] = [
  //   group        id               max  measured by                 full when
  rule('content', 'quantified', 25, content.quantified), //           40 % of the bullets carry a figure
  rule('content', 'roles', 15, content.roles), //                     every role has title, employer, dates, 2 tasks
  rule('content', 'openings', 15, content.openings), //               60 % of the bullets open with an action
  rule('content', 'skills', 12, content.skills), //                   8 hard skills are recognised
  rule('content', 'skills-shown', 8, content.skillsShown), //         4 listed skills are seen at work
  rule('content', 'summary', 8, content.summary), //                  30-90 words that name an occupation
  rule('content', 'education', 7, content.education), //              degree, school and year or stage
  rule('content', 'cliches', 6, content.cliches), //                  no worn-out phrase
  rule('content', 'extras', 4, content.extras), //                    2 of languages, courses, projects
  rule('ats', 'text-layer', 20, ats.textLayer), //                    80 words a page, under 2 % unreadable, spaces whole
  rule('ats', 'headings', 20, ats.headings), //                       experience, education, skills, summary named
  rule('ats', 'reading-order', 15, ats.readingOrder), //              one column
  rule('ats', 'contact', 15, ats.contact), //                         e-mail, phone, LinkedIn, city in the body
  rule('ats', 'role-dates', 12, ats.roleDates), //                    every role has a start and an end
  rule('ats', 'parts', 8, ats.parts), //                              no tables, text boxes, pictures, contact in margins
  rule('ats', 'file', 5, ats.file), //                                real text, at most 5 pages
  rule('ats', 'unicode', 3, ats.unicode), //                          98 % of the text in fonts with a Unicode map
  rule('ats', 'hidden', 2, ats.hidden), //                            no text a person cannot see
  rule('formatting', 'length', 25, formatting.length), //             250-900 words on 1-2 pages (3 from 10 years)
  rule('formatting', 'bullet-length', 15, formatting.bulletLength), // 80 % of the bullets have 8-30 words
  rule('formatting', 'date-format', 15, formatting.dateFormat), //    one way of writing dates
  rule('formatting', 'fonts', 15, formatting.fonts), //               3 families, 5 sizes, text of 9 pt or more
  rule('formatting', 'blocks', 10, formatting.blocks), //             no block of more than 80 words
  rule('formatting', 'density', 10, formatting.density), //           180-680 words a page, no last page of a few lines
  rule('formatting', 'personal-data', 10, formatting.personalData), // nothing an employer need not know
]
