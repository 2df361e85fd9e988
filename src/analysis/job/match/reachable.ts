// Decides which open points a person can honestly gain by editing the résumé, so that no other gain is promised.
import type { RequirementMatch } from '../result'
import { isOptional, type Reachable } from '../score'
import { isOccupation } from './work/title'

/** Ranks up to this one, intern and apprentice, ask for no time of work. */
const FIRST_RANK = 1

/** Years and levels can only be clarified, not gained, and a first job's level not by years. */
const canClarify = ({ kind, level, met }: RequirementMatch): boolean =>
  met === 'unknown' && (kind === 'years' || (kind === 'seniority' && level > FIRST_RANK))

/** A condition absent from the résumé may only be missing in the text; one with a lower answer is not. */
const canAdd = ({ met, has }: RequirementMatch): boolean => met === 'unknown' || (met === 'no' && has === null)

/** What can be gained: the title only by who is of the trade, missing skills and conditions only in the advert's work. */
export const reachable =
  (
    requirements: readonly RequirementMatch[],
    {
      workMatches,
      sameTrade,
      noExperience,
    }: { readonly workMatches: boolean; readonly sameTrade: boolean; readonly noExperience: boolean },
  ): Reachable =>
  (block, keyword) => {
    switch (block) {
      case 'title':
        return workMatches && sameTrade
      case 'wording':
        return workMatches
      case 'level':
        return workMatches && !noExperience && requirements.some(canClarify)
      case 'formal':
        return (
          workMatches &&
          requirements.some(
            (one) => ['education', 'language', 'licence'].includes(one.kind) && !isOptional(one) && canAdd(one),
          )
        )
      default:
        if (keyword?.below) return false
        if (keyword === null || keyword.bucket !== 'missing') return workMatches || keyword !== null
        // No gain is promised for writing an occupation that no job shows.
        return workMatches && !isOccupation(keyword.text)
    }
  }
