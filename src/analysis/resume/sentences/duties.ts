// Finds the lines of somebody who leads, or whose title is a senior one, that name the duty of the post, as anybody in it could write them. Whether a line has a
// figure makes no difference, so that one figure more is worth no more than a figure.

import type { Resume } from '../reading'
import { opening } from '../reading/experience/tasks/openings'
import { fold, tokens } from '../reading/text'
import { isLeader } from '../skills/leader'
import type { WorkSentence } from './work'

/** Verbs of any post that leads. */
const general =
  /^\P{L}*(?:oversee(?:ing|s)?|oversaw|manag(?:e|es|ed|ing)|supervis\p{L}*|coordinat\p{L}*|ensur\p{L}*|monitor\p{L}*|prepar\p{L}*|review\p{L}*|support\p{L}*|maintain\p{L}*|handl\p{L}*|communicat\p{L}*|liais\p{L}*|conduct\p{L}*|report\p{L}*|attend\p{L}*|acompanh\p{L}*|gerenci\p{L}*|coorden\p{L}*|control(?:o|ei|ava|ar|e)|elabor\p{L}*|garant\p{L}*|assegur\p{L}*|apoi\p{L}*|realiz\p{L}*|analis\p{L}*|administr\p{L}*)(?!\p{L})/u

/** Words of what changed, was made or was decided. */
const change =
  /%|(?<!\p{L})(?:reduz|reduc|diminu|aument|cresc|dobr|triplic|melhor(?:ei|ou|amos|ando)|implant|implement|cri(?:ei|ou|amos|ando|acao)|lanc(?:ei|ou|ando|amento)|abr(?:i|iu|indo)(?!\p{L})|abertura|negoci|conquist|econom|migr|substitu|reestrutur|form(?:ei|ou|amos)|trein|contrat(?:ei|ou|amos)|increas|reduc|rais(?:ed|ing)|cut(?:ting)?(?!\p{L})|saved|saving|grew|grow|doubl|open(?:ed|ing)|launch|built|build|won(?!\p{L})|introduc|creat|redesign|replac|moved|negotiat|hir(?:ed|ing)|train|from \P{L}*\d|de \P{L}*\d[^,;]{0,20} para |sem |without )/u

/** Different words above which a line says more than the duty. */
const MOST_WORDS = 9

/** True for a line that names a duty and nothing that came of it. */
const namesDuty = (text: string): boolean => {
  const folded = fold(text)
  const how = opening(text)
  return (
    (how === 'noun' || how === 'weak' || general.test(folded)) &&
    !change.test(folded) &&
    new Set(tokens(folded)).size <= MOST_WORDS
  )
}

const senior = /(?<!\p{L})(?:senior|sr|especialista|specialist|principal|consultora?|consultant)(?!\p{L})/u

/** The lines of duties of a page whose latest job leads people or is a senior one; none of any other page. */
export const dutiesIn = (work: readonly WorkSentence[], { roles, headline }: Resume): WorkSentence[] => {
  const title = roles[0]?.title ?? headline?.text ?? null
  return isLeader(title) || senior.test(fold(title ?? ''))
    ? work.filter(({ tasks, block }) => tasks > 0 && namesDuty(block.text))
    : []
}
