// Gives a sentence of an advert its part by its words alone, where no heading does. The patterns expect folded text.
import { fold } from '../../../resume/reading/text'
import type { Part } from '../../result'
import { describesPerson } from '../hiring'
import * as employer from '../phrases/employer'
import * as person from '../phrases/person'
import * as work from '../phrases/work'
import { givesTask } from '../tasks/by-name'
import { isTaskWithTo, opensWork } from '../tasks/opens-work'
import { asksInFrame, wishesInFrame } from '../terms/frames'
import { listsTraits } from '../terms/kinds/own-traits'
import { findSoft } from '../terms/kinds/soft'
import { asksByOpener } from '../terms/openers'
import { isWorkVerb } from '../terms/vocabulary'
import {
  givenAsWork,
  isAboutEmployer,
  isGiven,
  isHowToApply,
  isPerk,
  isPitch,
  isRefusal,
  offersGrowth,
  withoutFalseDemands,
} from './false-demands'
import { hasCondition } from './has-condition'
import { asksPerson, ellipticPart, givesWork, offersPerson, wishesFor } from './prose'

/** "This may include cleaning", "The role involves lifting": what the work is, where no heading says more. Folded. */
const introducesTasks =
  /^(?:this|these|it|they|the (?:role|job|work|position)|(?:your |the |our )?(?:day[- ]to[- ]day |daily |key |main )?(?:tasks|duties|expectations|activities|work))(?: may| will| would| can| could| might)?(?: also)? (?:includes?|involves?)(?! (?:travel|shifts|weekends)) /
/** "The basic functions of a carpenter are to build": what the work is. Folded. */
const introducesWork =
  /^(?:the |our )?(?:\p{L}+ )?(?:functions?|purpose|aim|duties|objectives?) of (?:an?|the|this) (?:\p{L}+ ){1,3}(?:is|are) to /u
/** "Responsible for the opening of the sites": a task, also in a list of requirements. Folded. */
export const namesResponsibility = /^(?:be )?responsible (?:for|to) /

/** Most words of a line of traits, fewest traits, and most words of a line that is one. */
const [TRAIT_WORDS, TRAITS, TRAIT_ALONE] = [16, 2, 3]
/** "Espírito crítico e boa comunicação": a short line of traits, which somebody has and no employer. Folded. */
const namesTraits = (folded: string): boolean =>
  (folded.split(' ').length <= TRAIT_ALONE &&
    findSoft(folded).some(({ start, end }) => start === 0 && end >= folded.length - 1)) ||
  (folded.split(' ').length <= TRAIT_WORDS && !employer.subject.test(folded) && findSoft(folded).length >= TRAITS)

/** A sentence as written, folded, and folded without what it says of chances and of work when it is needed. */
type Words = { readonly text: string; readonly entire: string; readonly folded: string }
type Cue = (words: Words) => Part | null
const when =
  (part: Part, test: (words: Words) => boolean): Cue =>
  (words) =>
    test(words) ? part : null

/** What gives a sentence its part by its words alone; the first that applies decides. */
const cues: readonly Cue[] = [
  when(
    'benefits',
    ({ folded }) => employer.payLine.test(folded) || isGiven(folded) || /^(?:in return|em troca)\b/.test(folded),
  ),
  // "If you have five years with X, please send your CV": the condition of the invitation asks.
  when('required', ({ folded }) => person.invitations.test(folded) && person.requests.test(folded)),
  when(
    'apply',
    ({ entire }) =>
      employer.howToApply.test(entire) ||
      employer.contactLine.test(entire) ||
      employer.phone.test(entire) ||
      isHowToApply(entire),
  ),
  when(
    'company',
    ({ text, folded }) =>
      employer.equality.test(folded) || isPitch(text, folded) || (isRefusal(folded) && !hasCondition(text)),
  ),
  when('company', ({ text, folded }) => employer.story.test(text) && !employer.hiring.test(folded)),
  when('required', ({ folded }) => person.invitations.test(folded)),
  when(
    'duties',
    ({ folded }) => introducesTasks.test(folded) || introducesWork.test(folded) || namesResponsibility.test(folded),
  ),
  when('desirable', ({ folded }) => wishesInFrame(folded) || person.wishes.test(folded) || wishesFor(folded)),
  when('required', ({ text }) => describesPerson(text)),
  when('benefits', ({ entire, folded }) => offersPerson(folded) || offersGrowth(entire) || isPerk(entire)),
  when('company', ({ text, folded }) => isAboutEmployer(folded) && !employer.ourTools.test(text)),
  when(
    'required',
    ({ text, folded }) =>
      namesTraits(folded) || listsTraits(text) || (/^are you /.test(folded) && findSoft(folded).length > 0),
  ),
  when('duties', ({ folded }) => givenAsWork(folded) && !person.requests.test(folded)),
  when(
    'required',
    ({ text, folded }) => person.demands.test(folded) || asksPerson(folded) || employer.ourTools.test(text),
  ),
  when('required', ({ folded }) => person.spokenDemands.test(folded)),
  ({ text, folded }) => {
    if (!work.tasks.test(folded) && !givesWork(folded) && !givesTask(text)) return null
    const asks = person.requests.test(folded.replace(work.othersExperience, ' ')) && !/\bresponsa/.test(folded)
    return asks ? 'required' : 'duties'
  },
  when('required', ({ folded }) => person.requests.test(folded)),
  when('benefits', ({ folded }) => employer.offers.test(folded)),
  when('required', ({ text }) => hasCondition(text)),
  when(
    'duties',
    ({ folded }) =>
      work.taskOpening.test(folded) || work.taskNouns.test(folded) || isWorkVerb(folded.split(' ', 1)[0] ?? ''),
  ),
  when('required', ({ folded }) => asksInFrame(folded)),
  when('duties', ({ text, folded }) => !employer.subject.test(folded) && (opensWork(text) || isTaskWithTo(text))),
  ({ folded }) => ellipticPart(folded),
  when('required', ({ folded }) => !employer.subject.test(folded) && asksByOpener.test(folded)),
]

/** The part of a sentence by its words alone, for adverts without headings. */
export const byWords = (text: string): Part => {
  const entire = fold(text)
  const words = { text, entire, folded: withoutFalseDemands(entire) }
  for (const cue of cues) {
    const part = cue(words)
    if (part !== null) return part
  }
  return 'other'
}
