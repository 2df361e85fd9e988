// The rubric of the LinkedIn tool (weights: docs/analysis.md). A change of a weight or threshold raises RUBRIC_VERSION.
import * as about from './checks/about'
import { length as aboutLength } from './checks/about-length'
import * as experience from './checks/experience'
import * as headline from './checks/headline'
import type { CheckFunction } from './checks/measure'
import type { Section } from './result'

export const RUBRIC_VERSION = 19

export type Rule<Id extends string = string> = {
  readonly id: Id
  readonly section: Section
  /** Points; all of them add up to 100. */
  readonly max: number
  readonly measure: CheckFunction
}

const rule = <Id extends string>(section: Section, id: Id, max: number, measure: CheckFunction): Rule<Id> => ({
  ...{ id, section, max, measure },
})

/** One row per check, in the order of the page. */
export const rubric = [
  //   section       id                   max measured by                    full when
  rule('headline', 'headline-role', 7, headline.role), //                    a job, an occupation or studies; half past 3 jobs, or without what is studied
  rule('headline', 'headline-skills', 5, headline.skills), //                2 skills by name; half past 8, or one 3 times
  rule('headline', 'headline-value', 9, headline.value), //                  a specialty, a field, a result, or the job that is sought
  rule('headline', 'headline-length', 1, headline.length), //                5 different words to 220 characters
  rule('headline', 'headline-seeking', 2, headline.seekingFirst), //         the occupation precedes "em busca de"; half for a search that names nothing
  rule('headline', 'headline-tidy', 1, headline.tidy), //                    no capitals or emoji in a row, fancy letters, hashtags
  rule('about', 'about-length', 14, aboutLength), //                         25 words of facts to 2 000 characters
  rule('about', 'about-opening', 7, about.start), //                         300 characters state who and what, in sentences
  rule('about', 'about-skills', 6, about.skills), //                         5 skills by name; half in a bare list
  rule('about', 'about-figure', 13, about.number), //                         2 results; a quarter for years
  rule('about', 'about-contact', 2, about.contact), //                       a contact or a call to get in touch
  rule('about', 'about-voice', 2, about.voice), //                           first person
  rule('about', 'about-paragraphs', 1, about.paragraphs), //                 3 paragraphs, each with new words
  rule('experience', 'experience-figures', 14, experience.figures), //       3 lines carry a result, the first more (2 of a student); half without roles
  rule('experience', 'experience-openings', 5, experience.openings), //      60 % open with an action, of 4 at least; half without roles
  rule('experience', 'experience-roles', 7, experience.roles), //            every role has title, employer, dates, a task; 4 lines in all (3 of a student)
  rule('experience', 'experience-skills', 4, experience.skills), //          3 skills named above appear in the experience
]

export type CheckId = (typeof rubric)[number]['id']
