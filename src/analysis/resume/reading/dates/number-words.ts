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
  ...{ cem: 100, cento: 100, mil: 1000 },
  ...Object.fromEntries(
    'du tre quatro quin seis sete oito nove'.split(' ').flatMap((stem, at) => {
      const ending = /^(?:du|tre)$/.test(stem) ? 'zent' : stem === 'quin' ? 'hent' : 'cent'
      return ['os', 'as'].map((gender): [string, number] => [`${stem}${ending}${gender}`, (at + 2) * 100])
    }),
  ),
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
}

const wordsOf = (fits: (value: number) => boolean): string =>
  Object.entries(numberWords)
    .flatMap(([word, value]) => (fits(value) ? [word] : []))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const joint = '(?:-| e | and | )'
const small = wordsOf((value) => value < 20)
/** One is a number only behind or before another: "um" is an article. */
const ones: Readonly<Record<string, number>> = { one: 1, um: 1, uma: 1 }
const belowHundred = `(?:(?:${wordsOf((value) => value >= 20 && value < 100)})(?:${joint}(?:${small}|one|uma?)(?!\\p{L}))?|${small})`
const hundreds = `(?:(?:(?:${small}|one) )?hundred|${wordsOf((value) => value >= 100 && value < 1000)})`
const belowThousand = `(?:${hundreds}(?:${joint}(?:${belowHundred}|one|uma?)(?!\\p{L}))?|${belowHundred})`
/** Alternatives: one number in words, of several words where it has them: "twenty-five", "cento e vinte", "one thousand two hundred". */
export const spelledNumber = `(?:(?:(?:${belowThousand}|one) )?(?:thousand|mil)(?!\\p{L})(?:${joint}${belowThousand})?|${belowThousand})`

/** The number of words joined by `joint`: thousands and "hundred" multiply what stands before them, others are added. NaN where a word is none. */
const spelledOf = (words: readonly string[]): number => {
  if (words.length === 1 && ones[words[0] ?? '']) return Number.NaN
  let [whole, group] = [0, 0]
  for (const value of words.map((text) => numberWords[text] ?? ones[text] ?? Number.NaN)) {
    if (value === 1000) [whole, group] = [(group || 1) * value, 0]
    else group = value === 100 && group > 0 && group < 100 ? group * value : group + value
  }
  return whole + group
}

/** The number that digits or words say, folded; NaN of other words. */
export const numberOf = (amount: string): number =>
  /^\p{L}/u.test(amount) ? spelledOf(amount.split(new RegExp(joint, 'u'))) : Number(amount)

/** Alternatives: digits or a number in words. */
export const numerals = `\\d{1,2}|${spelledNumber}`
/** "7+ years", "sete anos", with the number as `count`. */
export const countOfYears = `(?<count>${numerals})\\+? (?:anos?|years?|yrs?)`
