// Decides which open points a person can honestly gain by editing the résumé, so that no other gain is promised.
import type { RequirementMatch } from '../result'
import { openShare, type Reachable } from '../score'
import { isOccupation } from './work/title'

/** Ranks up to this one, intern and apprentice, ask for no time of work. */
const FIRST_RANK = 1

/** Years and levels can only be clarified, not gained, and a first job's level not by years. */
const canClarify = ({ kind, level, met }: RequirementMatch): boolean =>
  met === 'unknown' && (kind === 'years' || (kind === 'seniority' && level > FIRST_RANK))

/**
 * True for a condition that the résumé may only not show: one it says nothing sure of, or a licence that it does not name. A lower
 * answer says that the person has less, and a degree or a language that stands nowhere nobody can add by writing.
 */
export const canAdd = ({ kind, met, has }: RequirementMatch): boolean =>
  met === 'unknown' || (kind === 'licence' && met === 'no' && has === null)

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
        return Number(workMatches && sameTrade)
      case 'wording':
        return Number(workMatches)
      case 'level':
        return workMatches && !noExperience ? openShare(requirements, block, canClarify) : 0
      case 'formal':
        return workMatches ? openShare(requirements, block, canAdd) : 0
      default:
        if (keyword?.below) return 0
        if (keyword === null || keyword.bucket !== 'missing') return Number(workMatches || keyword !== null)
        // No gain is promised for writing an occupation that no job shows.
        return Number(workMatches && !isOccupation(keyword.text))
    }
  }
