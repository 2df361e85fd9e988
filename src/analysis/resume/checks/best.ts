// Finds the line of a page that shows its person's work best: one that says what changed, else one that gives a size.
import { toStatements } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import { namesChange } from '../sentences/work/achievements'
import { dutiesIn } from '../sentences/work/duties'
import type { WorkSentence } from '../sentences/work/work'
import type { Subject } from './outcome'

/** An amount that moved: a share, money, or from what to what. */
const moved =
  /%|[$£€] ?\d|(?<!\p{L})(?:(?:de|from) [^,;]{0,12}\d[^,;]{0,30} (?:para|to) |mil(?!\p{L})|milh\p{L}+|million)/u
/** Shares of no number that something fell or rose by. */
const fraction =
  /(?<!\p{L})(?:by|em|n?uma?|pel[ao]) (?:about |around |cerca de )?(?:a |one |um |uma )?(?:third|half|quarter|metade|terco|quarto)(?!\p{L})|(?<!\p{L})(?:of|d[ao]s) (?:the )?(?:last|past|ultim[oa]s) (?:\p{L}+|\d{1,3}) /u
const isChange = (text: string): boolean => moved.test(fold(text)) || fraction.test(fold(text)) || namesChange(text)

type Best = { readonly sentence: WorkSentence; readonly isChange: boolean }

/** The sentence about work that an opening would best repeat; null where none has a figure, a change or what came of it. */
export const bestOf = ({ asked, resume }: Pick<Subject, 'asked' | 'resume'>): Best | null => {
  const measured = asked.filter((one) => one.figure !== null || one.result !== null || isChange(one.block.text))
  // An amount that moved says more than a change in words.
  const changed =
    measured.find((one) => one.figure !== null && moved.test(fold(one.block.text))) ??
    measured.find(({ result, block }) => result !== null || isChange(block.text))
  if (changed) return { sentence: changed, isChange: true }
  // A leader's duty with its size says less than any other size.
  const duties = dutiesIn(asked, resume)
  const [sized] = duties.of === 'leading' ? measured.filter((one) => !duties.lines.includes(one)) : measured
  const sentence = sized ?? measured[0]
  return sentence ? { sentence, isChange: false } : null
}

/** The words of what somebody did best, in their work or in their opening; null where neither says what came of it. */
export const proudestLine = (subject: Pick<Subject, 'asked' | 'resume'>): string | null => {
  const best = bestOf(subject)
  if (best?.isChange) return best.sentence.block.text
  const { summary } = subject.resume
  return (summary && toStatements(summary).find(({ text }) => isChange(text))?.text) ?? null
}
