// The rubric of the LinkedIn tool (weights: docs/analysis.md), measured by checks/measures.ts. Any change raises RUBRIC_VERSION.
import type { Effort } from '../check-functions'
import type { Section } from './result'

export const RUBRIC_VERSION = 22

type Rule<Id extends string = string> = {
  readonly id: Id
  readonly section: Section
  /** Points; all of them add up to 100. */
  readonly max: number
  readonly effort: Effort | undefined
}

const rule = <Id extends string>(section: Section, id: Id, max: number, effort?: Effort): Rule<Id> => ({
  ...{ id, section, max, effort },
})

/** One row per check, in the order of the page. */
export const rubric = [
  //   section     id              points, effort            full when
  rule('headline', 'headline-role', 7, 'light'), //         a job, an occupation or studies; half past 3 jobs, or without what is studied
  rule('headline', 'headline-skills', 5), //                2 skills by name; half past 8, or one 3 times
  rule('headline', 'headline-value', 9), //                 a specialty, a field, a result, or the job that is sought
  rule('headline', 'headline-length', 1, 'light'), //       5 different words to 220 characters
  rule('headline', 'headline-seeking', 2, 'light'), //      the occupation precedes "em busca de"; half for a search that names nothing
  rule('headline', 'headline-tidy', 1, 'light'), //         no capitals or emoji in a row, fancy letters, hashtags
  rule('about', 'about-length', 14, 'heavy'), //            25 words of facts to 2 000 characters
  rule('about', 'about-opening', 7), //                     300 characters state who and what, in sentences
  rule('about', 'about-skills', 6), //                      5 skills by name; half in a bare list
  rule('about', 'about-figure', 13, 'heavy'), //            2 results; a quarter for years
  rule('about', 'about-contact', 2, 'light'), //            a contact or a call to get in touch
  rule('about', 'about-voice', 2), //                       first person
  rule('about', 'about-paragraphs', 1, 'light'), //         3 paragraphs, each with new words
  rule('experience', 'experience-figures', 14, 'heavy'), // 3 lines carry a result, the first more (2 of a student); half without roles
  rule('experience', 'experience-openings', 5), //          60 % open with an action, of 4 at least; half without roles
  rule('experience', 'experience-roles', 7, 'heavy'), //    every role has title, employer, dates, a task; 4 lines in all (3 of a student)
  rule('experience', 'experience-skills', 4), //            3 skills named above appear in the experience
]

export type CheckId = (typeof rubric)[number]['id']
