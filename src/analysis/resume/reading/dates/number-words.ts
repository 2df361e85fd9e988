// Numbers people write as words, and how many years they write, folded, in both languages.
const inOrder = (from: number, words: string) => words.split(' ').map((word, at): [string, number] => [word, from + at])

export const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries([
    ...inOrder(2, 'dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'),
    ...inOrder(16, 'dezesseis dezessete dezoito dezenove vinte'),
    ...inOrder(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
    ...inOrder(16, 'sixteen seventeen eighteen nineteen twenty'),
  ]),
  ...{ duas: 2, catorze: 14, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, cem: 100 },
  ...{ duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300, quinhentos: 500, quinhentas: 500, mil: 1000 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 },
}

/** The number that digits or a word say; NaN of other words. */
export const numberOf = (amount: string): number => numberWords[amount] ?? Number(amount)

/** Alternatives: digits or a number in words. Longer words first: "eighteen" is no "eight". */
export const numerals = ['\\d{1,2}', ...Object.keys(numberWords).toSorted((a, b) => b.length - a.length)].join('|')
/** "7+ years", "sete anos", with the number as `count`. */
export const countOfYears = `(?<count>${numerals})\\+? (?:anos?|years?|yrs?)`
