// Finds certain spelling mistakes: words without their accent, words that do not exist, plurals without agreement.
// Possible names, foreign words and abbreviations are skipped, and the page asks the person to check.
import type { Line } from '../../documents/document'
import { memo } from '../../memo'
import { either } from '../../phrases'
import type { TextLanguage } from '../../text-language'
import { fold } from '../reading/text'
import accentedPt from './accents.pt.txt' with { type: 'text' }
import { misspeltEnglish } from './english'
import { english, portuguese } from './mistakes'
import soundsPt from './sounds.pt.txt' with { type: 'text' }
import { carriedOver, namedAction, TRANSLATED } from './translated'

type Mistake = { readonly mark: string; readonly better: string }
/** `translated` is true for words that exist and that nobody puts together so. */
export type Slip = Mistake & { readonly line: Line; readonly translated: boolean }

/** Words whose form without accents is no word of Portuguese or English (checked against VERO 3.2 and hunspell's en_US). */
const accented: ReadonlyMap<string, string> = new Map(
  accentedPt.split(/\s+/).flatMap((word) => (word ? [[fold(word), word]] : [])),
)

/** Endings that every Portuguese word writes with an accent. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})c(?:ao|aõ)$/u, 'ção'],
  [/(?<=\p{L}{2})çao$/u, 'ção'],
  [/(?<=\p{L}{2})[cç]oes$/u, 'ções'],
  [/(?<=\p{L}{3})soes$/u, 'sões'],
  [/(?<=\p{L}{3})iveis$/u, 'íveis'],
  [/(?<=\p{L}{3})aveis$/u, 'áveis'],
]

/** The stems of the words that end in "ssão"; any other is written with "ç": "automassão". */
const stemsOfSsao = /(?:mi|pre|gre|ce|se|cu|fi|ci)ss[aã]o$/u

const fromEnding = (word: string): string | null => {
  if (/\p{L}{2}ss[aã]o$/u.test(word) && !stemsOfSsao.test(word)) return word.replace(/ss[aã]o$/u, 'ção')
  const ending = endings.find(([pattern]) => pattern.test(word))
  return ending ? word.replace(ending[0], ending[1]) : null
}

/** What a Portuguese word sounds like: spellings that people mix up (s, ss, ç, sc, z; x, ch; g, j; …) written as one. */
const soundOf = (word: string): string =>
  fold(word.replaceAll('ç', 's'))
    .replace(/ch|sh/g, 'x')
    .replace(/x(?=[ptck])|ss|[sx]c(?=[ei])|c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|[cq]/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/lhi?(?=[aeou])|li(?=[aeou])/g, 'L')
    .replace(/nh/g, 'N')
    .replace(/h/g, '')
    .replace(/l(?![aeiou])/g, 'u')
    .replace(/m(?![aeiou])/g, 'n')
    .replace(/(.)\1/g, '$1')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')

/** Frequent words of résumés whose sound no other word of VERO 3.2 has. */
const frequent: ReadonlyMap<string, string> = new Map(
  soundsPt.split(/\s+/).flatMap((word) => (word ? [[soundOf(word), word] as const] : [])),
)
/** Letters of a word that is compared by its sound. */
const LEAST_SOUND = 5
const frequentWord = (word: string): string | null => {
  const target = word.length < LEAST_SOUND ? undefined : frequent.get(soundOf(word))
  return target === undefined || fold(target) === fold(word) ? null : target
}

/** Words of which so many make a page Spanish, whose spelling is not judged. */
const spanish = /(?<!\p{L})(?:\p{L}{2,20}ci[oó]n(?:es)?|y|el|los|las|del|con)(?!\p{L})/giu
const SPANISH = 8
const isSpanish = (lines: readonly Line[]): boolean =>
  lines.reduce((count, { text }) => count + (text.match(spanish)?.length ?? 0), 0) >= SPANISH

const betterPortuguese = (word: string): string | null =>
  portuguese.get(word) ??
  (/^[a-z]+$/.test(word) ? accented.get(word) : undefined) ??
  frequentWord(word) ??
  fromEnding(word)

/** A plural article before a singular noun, for nouns with unambiguous Portuguese endings. */
const disagreeing =
  /(?<![\p{L}\p{N}-])(?:[oa]s|d[oa]s|n[oa]s|aos|às|pel[oa]s|[mst]e?us|minhas|muit[oa]s) (\p{Ll}{2,24}(?:ador|edor|idor|sor|tor|ente|ante|dade|eiro|eira|mento|agem|pra|nça|ção|iço|oja|uno|rio))(?![\p{L}-])/gu
/** Feminine nouns that a list of work has in the plural. */
const feminineNouns = `
  comida|carga|roupa|pessoa|coisa|tarefa|mercadoria|família|empresa|escola|sala|máquina|planilha|cozinha|menina`
/** Masculine nouns of the same kind. */
const masculineNouns = `
  produto|prato|carro|aluno|hóspede|banheiro|quarto|caminhoneiro|idoso|bolo|salgado|lanche|pedido|menino`
/** Singular nouns of work whose endings others have as well, and that are no form of a verb: "as comida", "dos produto". */
const plainNouns = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?:as|das|nas|às|pelas|minhas|muitas) ${either(feminineNouns)}|(?:os|dos|nos|aos|pelos|meus|muitos) ${either(masculineNouns)})(?![\p{L}-])`,
  'gu',
)
/** "Ate" is a form of the verb "atar"; before a year, a month or "o momento" it is "até". */
const untilBare =
  /(?<![\p{L}\p{N}-])[Aa]te(?= (?:\d|o (?:momento|presente|final|fim)|a (?:presente data|data)|hoje|agora|atualmente|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))/gu
const invariant =
  /(?:^(?:durante|ante|perante|frente|mediante|somente|diariamente|aproximadamente|principalmente|quanto|restante)$|mente$)/u

const plural = (noun: string): string =>
  noun.endsWith('ção')
    ? `${noun.slice(0, -2)}ões`
    : noun.endsWith('agem')
      ? `${noun.slice(0, -1)}ns`
      : /r$/.test(noun)
        ? `${noun}es`
        : `${noun}s`

const agreement = (text: string): Mistake[] => [
  ...[...text.matchAll(untilBare)].map(({ 0: mark }) => ({ mark, better: mark.replace(/te$/, 'té') })),
  ...[...text.matchAll(untilAccented)].map(({ 0: mark }) => ({ mark, better: 'a' })),
  ...[...text.matchAll(disagreeing)].flatMap((match) => {
    const noun = match[1]!
    return invariant.test(noun) ? [] : [{ mark: match[0], better: match[0].replace(noun, plural(noun)) }]
  }),
  // A sentence may open with its article, whose capital is no name.
  ...[...text.replace(/^(?:As|Os) /u, (article) => article.toLowerCase()).matchAll(plainNouns)].map(({ 0: mark }) => ({
    mark,
    better: `${mark}s`,
  })),
]

/** Addresses and file names contain strings that are not words. */
const address = /(?<!\S)\S*(?:@|www\.|https?:|\.com|\.br|\/\/)\S*/giu
const wordPattern = /(?<![\p{L}\p{N}'’-])\p{L}{2,30}(?![\p{L}\p{N}'’-])/gu

/** Only lower-case words, or the capital that opens a line or a sentence: others may be names or lack accents. */
const isJudged = (word: string, before: string): boolean =>
  word === word.toLowerCase() ||
  (/^\p{Lu}\p{Ll}+$/u.test(word) && (/^[^\p{L}\p{N}]*$/u.test(before) || /\p{Ll}{5}[.!?] $/u.test(before)))

/** Signs before a word that show whether it opens something. */
const BEFORE = 12
const textBefore = (text: string, at: number): string =>
  at <= BEFORE ? text.slice(0, at) : text.slice(at - BEFORE, at).padStart(BEFORE + 1, 'x')

/** A capital before a capital or before nothing may be a name ("Acme Ltd", "Acme"); before a word in small letters it opens a sentence. */
const isOfSentence = (text: string, { 0: word, index }: RegExpExecArray): boolean =>
  !/[./_&]$/.test(text.slice(0, index)) &&
  !/^(?:[/_&]|\.\S)/.test(text.slice(index + word.length, index + word.length + 2)) &&
  (word === word.toLowerCase() || /^,? \p{Ll}/u.test(text.slice(index + word.length, index + word.length + 3)))

/** The better word for each misspelt one of a line, both in small letters. */
const betterEnglish = (text: string, all: readonly RegExpExecArray[], judged: readonly RegExpExecArray[]) => {
  const small = (found: readonly RegExpExecArray[]) => found.map(({ 0: word }) => word.toLowerCase())
  const unlisted = judged.filter((match) => !english.has(match[0].toLowerCase()) && isOfSentence(text, match))
  const misspelt = misspeltEnglish(small(all), small(unlisted))
  return (word: string): string | null => english.get(word) ?? misspelt.get(word) ?? null
}

const wordSlips = (written: string, language: TextLanguage, capitals: boolean): Mistake[] => {
  const text = written.replace(address, (found) => ' '.repeat(found.length))
  const all = [...text.matchAll(wordPattern)]
  const isLoud = (word: string) => capitals && word === word.toUpperCase()
  const judged = all.filter(({ 0: word, index }) => isLoud(word) || isJudged(word, textBefore(text, index)))
  const betterOf = language === 'pt' ? betterPortuguese : betterEnglish(text, all, judged)
  return judged.flatMap(({ 0: word }): Mistake[] => {
    const small = word.toLowerCase()
    const loud = isLoud(word)
    const better = betterOf(small)
    if (better === null || better === small) return []
    // A word that opens its line or names a firm keeps its capital.
    const first = word.charAt(0) === small.charAt(0) ? better.charAt(0) : better.charAt(0).toUpperCase()
    return [{ mark: word, better: loud ? better.toUpperCase() : `${first}${better.slice(1)}` }]
  })
}

/** "Á" is no word of its own; between two dates it is "a": "03/2016 á 08/2021". */
const untilAccented =
  /(?<=\d(?:\d| de)?\s)[áàÁÀ](?=\s(?:\d|o (?:momento|presente)|atual|hoje|(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L})))/gu

const accentedCapitals = /(?<!\p{L})\p{Lu}*[ÁÉÍÓÚÂÊÔÃÕÇ]\p{Lu}*(?!\p{L})/u

const mistakesIn = (text: string, language: TextLanguage, capitals: boolean): readonly Mistake[] => [
  ...wordSlips(text, language, capitals),
  ...(language === 'pt' ? agreement(text) : []),
]
/** Those of an ordinary line, by language. */
const translated = memo(carriedOver)
/** What was carried over from another language; of a line alone nobody knows whether its page was. */
const translatedSlips = (lines: readonly Line[]): Slip[] => {
  const slipsBy = (of: (text: string) => readonly Mistake[]) =>
    lines.flatMap((line) => of(line.text).map((mistake): Slip => ({ line, ...mistake, translated: true })))
  const phrases = slipsBy(translated)
  return new Set(phrases.map(({ better }) => better)).size < TRANSLATED ? [] : [...phrases, ...slipsBy(namedAction)]
}
const ordinary = {
  pt: memo((text: string) => mistakesIn(text, 'pt', false)),
  en: memo((text: string) => mistakesIn(text, 'en', false)),
}

/** Every mistake once per word, in order; `isHeading` names lines whose words in capitals are judged, where the page accents others. Pure; linear in the text. */
export const findSlips = (
  lines: readonly Line[],
  language: TextLanguage,
  isHeading: (line: Line) => boolean = () => false,
): Slip[] => {
  if (isSpanish(lines)) return []
  const accents = lines.some(({ text }) => accentedCapitals.test(text) && text === text.toUpperCase())
  const slips = lines.flatMap((line) => {
    const mistakes = accents && isHeading(line) ? mistakesIn(line.text, language, true) : ordinary[language](line.text)
    return mistakes.map((mistake): Slip => ({ line, ...mistake, translated: false }))
  })
  const all = language === 'en' ? [...slips, ...translatedSlips(lines)] : slips
  return [...new Map(all.map((slip) => [fold(slip.mark), slip] as const).toReversed()).values()].toReversed()
}
