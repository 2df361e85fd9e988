// Numbers people write as words, and how many years they write, folded, in both languages.
const inOrder = (from: number, words: string) => words.split(' ').map((word, at): [string, number] => [word, from + at])

export const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries([
    ...inOrder(2, 'dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'),
    ...inOrder(16, 'dezesseis dezessete dezoito dezenove vinte'),
    ...inOrder(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
    ...inOrder(16, 'sixteen seventeen eighteen nineteen twenty'),
  ]),
  ...{
    duas: 2,
    catorze: 14,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
  },
  ...{ cem: 100, cento: 100 },
  ...{ duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300, quinhentos: 500, quinhentas: 500, mil: 1000 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
}

const word = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const joint = '(?:-| e | and | )'
/** Alternatives: one number in words, of several words where it has them: "twenty-five", "cento e vinte", "two hundred". */
export const spelledNumber = `(?:${word})(?:${joint}(?:${word}|one|uma?)(?!\\p{L}))*`
/** One is a number only behind another: "um" is an article. */
const ones: Readonly<Record<string, number>> = { one: 1, um: 1, uma: 1 }

/** The number of words joined by `joint`: hundreds and thousands multiply what stands before them, smaller numbers are added. NaN where they make none. */
const spelledOf = (words: readonly string[]): number => {
  if (ones[words[0] ?? '']) return Number.NaN
  let [whole, last] = [0, Number.POSITIVE_INFINITY]
  for (const value of words.map((text) => numberWords[text] ?? ones[text] ?? Number.NaN)) {
    const multiplies = whole > 0 && value >= 100 && value > whole
    if (!multiplies && !(value < last)) return Number.NaN
    whole = multiplies ? whole * value : whole + value
    last = value
  }
  return whole
}

/** The number that digits or words say, folded; NaN of other words. */
export const numberOf = (amount: string): number =>
  /^\p{L}/u.test(amount) ? spelledOf(amount.split(new RegExp(joint, 'u'))) : Number(amount)

/** Alternatives: digits or a number in words. Longer words first: "eighteen" is no "eight". */
export const numerals = `\\d{1,2}|${word}`
/** "7+ years", "sete anos", with the number as `count`. */
export const countOfYears = `(?<count>${numerals})\\+? (?:anos?|years?|yrs?)`
