// Finds the line of a page that shows its person's work best: one that says what changed, else one that gives a size.
import { toStatements } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'
import { namesChange } from '../sentences/work/achievements'
import { dutiesIn } from '../sentences/work/duties'
import type { WorkSentence } from '../sentences/work/work'
import type { Subject } from './outcome'

/** From what to what an amount went. */
const fromTo = /(?<!\p{L})(?:de|from) [^,;]{0,12}\d[^,;]{0,30} (?:para|to) /u
/** A share, money or a large number: the size of something, unless a word says that it changed. */
const amount = /%|[$£€] ?\d|(?<!\p{L})(?:mil(?!\p{L})|milh\p{L}+|million)/u
/** A share in words that something fell or rose by. */
const fraction =
  /(?<!\p{L})(?:by|em|n?uma?|pel[ao]) (?:about |around |cerca de )?(?:a |one |um |uma )?(?:third|half|quarter|metade|terco|quarto)(?!\p{L})/u
const change =
  /(?<!\p{L})(?:aument|elev(?:ei|ou|amos|ando)|ampli|dobr|triplic|reduz|redu[cz]|baix(?:ei|ou|ando)|diminu|cort(?:ei|ou|ando)|cresc|sub(?:iu|iram)|cai(?:u|ram)|econom(?:ia|iz)|poup|recuper|super(?:ei|ou|ando)|melhor(?:ei|ou|ando)|increas|rais|grew|growth|cut|lower|sav(?:ed|ing)|doubl|tripl|boost|improv|exceed|beat|fell|rose|recover)/u
/** The best or the worst of a time: "a maior venda dos últimos 5 anos". */
const record =
  /(?<!\p{L})(?:maior|menor|melhor|best|highest|lowest|fewest)(?: \p{L}+){1,4} (?:of|in|d[ao]s|n[ao]s) (?:the )?(?:last|past|ultim[oa]s) /u
const isChange = (text: string): boolean => {
  const folded = fold(text)
  return (
    fromTo.test(folded) ||
    (change.test(folded) && (amount.test(folded) || fraction.test(folded))) ||
    record.test(folded) ||
    namesChange(text)
  )
}

type Best = { readonly sentence: WorkSentence; readonly isChange: boolean }

/** The sentence about work that an opening would best repeat; null where none has a figure, a change or what came of it. */
export const bestOf = ({ asked, resume }: Pick<Subject, 'asked' | 'resume'>): Best | null => {
  const measured = asked.filter((one) => one.figure !== null || one.result !== null || isChange(one.block.text))
  const changes = (one: WorkSentence) => isChange(one.block.text)
  // A change with its amount says more than one in words.
  const changed =
    measured.find((one) => one.figure !== null && changes(one)) ??
    measured.find((one) => one.result !== null || changes(one))
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
