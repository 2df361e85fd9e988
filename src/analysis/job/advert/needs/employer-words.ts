// Recognises English sentences in employers' words of themselves, weighed on public adverts (scripts/employer-words.ts).
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import table from './employer-words.txt' with { type: 'text' }

/** Tenths of a weight in the file, whose lines are a weight and the words that have it. */
const TENTHS = 10
const weights: ReadonlyMap<string, number> = new Map(
  table.split('\n').flatMap((line) => {
    const [weight, ...words] = line.split(' ')
    return words.map((word) => [word, Number(weight) / TENTHS] as const)
  }),
)

/** The words of a sentence, each once; numbers are one word, and so is the one it begins with. */
export const employerWords = (text: string): ReadonlySet<string> => {
  const words = (
    fold(text)
      .replace(/’/g, "'")
      .match(/[a-z']+|\d+|[$%]/g) ?? []
  ).map((word) => (/^\d/.test(word) ? '0' : word))
  return new Set(words[0] === undefined ? [] : [...words, `^${words[0]}`])
}

/** What the number of words is raised by: few words say less. */
const FEW = 5
/** The sum of the weights by the root of the number of words; 0 where half are unknown, as those of another language are. */
const weightOf = (text: string): number => {
  const words = employerWords(text)
  const each = [...words].flatMap((word) => weights.get(word) ?? [])
  return each.length * 2 < words.size ? 0 : each.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(words.size + FEW)
}

/** Least weight, turned round, of a sentence in the words of requirements and duties. */
const REQUEST = 0.45
/** True for an English sentence in the words with which adverts ask: "Able to comprehend math and interpret plans". */
export const isInWordsOfRequests = (text: string): boolean => weightOf(text) <= -REQUEST

/** Sentences on each side that say what a passage is about, the most that one of them counts, and what a sentence counts beside them. */
const [AROUND, MOST, OWN] = [2, 2, 0.5] as const
/** Least weight: 3 in 100 unseen sentences of requirements have it, and 69 of the employer's own. */
const ENOUGH = 0.75
const ASKING = 1
/** "We are looking for a driver" speaks of the job in the words of the employer. */
const seeks = anyOf(`
  (is|are|'re|currently|now) ((currently|now|actively|also) )?(looking|searching|seeking|hiring|recruiting)
  seeks? (an?|the)|hunt for|join|(we|i|who|you|one) (only )?(want|need|require|expect|look for|consider|ask)s?
  (value|welcome)s? (?!your?|our|all|the)|kindly on|nobody
`)

/** Those of an advert's sentences that stand among the words of employers: "We are a fast-growing agency with offices in Leeds". */
export const amongEmployerWords = <T extends { readonly text: string }>(
  sentences: readonly T[],
  asks: (one: T) => boolean,
): T[] => {
  const all = sentences.map(({ text }) => weightOf(text))
  return sentences.filter((one, at) => {
    const alone = all[at] ?? 0
    const around = [...all.slice(Math.max(0, at - AROUND), at), ...all.slice(at + 1, at + 1 + AROUND)]
    const sum = around.reduce((total, weight) => total + Math.max(-MOST, Math.min(MOST, weight)), 0)
    const weight = around.length === 0 ? alone : OWN * alone + ((1 - OWN) * sum) / around.length
    return weight >= (asks(one) ? ASKING : ENOUGH) && !seeks.test(fold(one.text).replace(/’/g, "'"))
  })
}
