// The check of how the lines about work open: with what the person did, or in a way that hides it.
import { firstFew, pointAt } from '../evidence'
import { weakWords } from '../reading/experience/tasks/openings'
import type { Block } from '../reading/lines/paragraphs'
import type { Sentence } from '../sentences/blocks'
import { openingOf } from '../sentences/opening-of'
import { inNamesOfActions, isInThirdPerson } from '../sentences/style'
import { isHardlyRead } from '../sentences/work/work'
import { type CheckFunction, notAssessed, shareOf } from './outcome'

/** Share of sentences that should open with an action; fewer sentences are treated as this many. */
const OPENINGS = { share: 0.6, least: 5, noun: 0.5 }
/** The most where the whole page hides who acted: written in names of actions, or of the person as of somebody else. */
const HIDDEN_SHARE = 0.5

const isContinued = (block: Block & Partial<Sentence>): boolean =>
  block.paragraph !== undefined && /^\p{Ll}/u.test(block.text) && !block.paragraph.text.startsWith(block.text)

/** What the text is about; for full points by the names of tasks it does not say that most open with what was done. */
const openingContext = (all: number, action: number, weak: number, full: boolean): string => {
  if (all === 0) return 'nobullets'
  if (full && action * 2 < all) return 'names'
  return weak > 0 ? 'weak' : action === all ? 'few' : 'some'
}

export const openings: CheckFunction = ({ work, asked, resume, trade }) => {
  if (isHardlyRead(resume, work)) return notAssessed
  // The half of a sentence behind "; " has the opening of its first half.
  const openers = work.filter(({ block }) => !isContinued(block))
  const all = openers.map(({ block, figure, result, ofBreak }) => ({
    block,
    ofBreak,
    how: openingOf(block.text),
    isMeasured: (figure ?? result) !== null,
  }))
  const of = (how: string) => all.filter((one) => one.how === how)
  const [action, noun, weak] = [of('action'), of('noun'), of('weak')]
  const style = isInThirdPerson(resume) ? 'another' : inNamesOfActions(asked, resume) ? 'actions' : null
  const opened = shareOf(
    action.length + OPENINGS.noun * noun.length,
    Math.max(OPENINGS.least, all.length) * OPENINGS.share,
  )
  const share = style === null ? opened : Math.min(opened, HIDDEN_SHARE)
  // A line that has its number or its result is no example of a bad one.
  const plain = (some: typeof all) => some.filter(({ isMeasured }) => !isMeasured)
  const others = [...plain(of('other')), ...plain(noun)]
  // What is of a career break is counted and never quoted.
  const ownOf = (some: typeof all) => some.filter(({ ofBreak }) => !ofBreak)
  const weakest = ownOf(weak)
  const quoted = share === 1 ? ownOf(action).slice(0, 2) : weakest.length > 0 ? weakest : ownOf(others).slice(0, 3)
  return {
    share,
    params: {
      found: action.length,
      of: all.length,
      weak: weak.length,
      ...(trade === null ? {} : { trade }),
      context: style ?? openingContext(all.length, action.length, weak.length, share === 1),
    },
    evidence: firstFew(quoted, ({ block, how }) => pointAt(block, how === 'weak' ? weakWords(block.text) : null)),
  }
}
