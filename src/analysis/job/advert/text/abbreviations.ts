// Writes out the words that job adverts of chats and boards cut short: "Ens. fund. compl.", "Disponib. de horário", "HS diploma req'd".

import type { TextLanguage } from '../../../text-language'

/** The letters that stand at least, the rest of the word, and what must follow the dot, if anything. */
type Word = readonly [start: string, rest: string, before?: string]

const portuguese: readonly Word[] = [
  ['ens', 'ino'],
  ['escolarid', 'ade'],
  ['req', 'uisitos'],
  ['ativ', 'idades'],
  ['benef', 'ícios'],
  ['sal', 'ário'],
  ['fund', 'amental'],
  ['méd', 'io', '(?:in)?compl|inc|curs|ou|e'],
  ['sup', 'erior', '(?:in)?compl|inc|em|curs'],
  ['téc', 'nico'],
  ['comp', 'leto'],
  ['incomp', 'leto'],
  ['comprov', 'ada'],
  ['aux', 'iliar'],
  ['assist', 'ente'],
  ['adm', 'inistração'],
  ['atend', 'imento'],
  ['conh', 'ecimento'],
  ['viv', 'ência'],
  ['exp', 'eriência'],
  ['disp', 'onibilidade'],
  ['habil', 'itação'],
  ['hab', 'ilitação', '(?:cat|categoria|[A-E])(?!\\p{L})'],
  ['cart', 'eira'],
  ['cat', 'egoria', '[A-E]{1,2}(?!\\p{L})'],
  ['inform', 'ática'],
  ['interm', 'ediário'],
  ['avan', 'çado'],
  ['bás', 'ico'],
  ['mín', 'imo'],
  ['obrig', 'atório'],
  ['desej', 'ável'],
  ['prefer', 'encialmente'],
  ['manut', 'enção'],
  ['manip', 'ulação'],
  ['distrib', 'uição'],
  ['higien', 'ização'],
  ['receb', 'imento'],
  ['armaz', 'enamento'],
  ['organiz', 'ação'],
  ['prep', 'aro'],
  ['enf', 'ermagem'],
  ['medic', 'ação'],
  ['curat', 'ivos'],
  ['aspir', 'ação'],
  ['pront', 'uário'],
  ['evol', 'ução'],
  ['proced', 'imentos'],
  ['hosp', 'ital'],
  ['lanç', 'amentos'],
  ['contab', 'ilidade'],
  ['empilh', 'adeira'],
  ['estoq', 'ue'],
  ['repos', 'ição'],
  ['negoc', 'iação'],
  ['cobr', 'ança'],
  ['fatur', 'amento'],
  ['orç', 'amento'],
  ['sold', 'agem'],
  ['insal', 'ubridade'],
  ['ferram', 'entas'],
  ['equip', 'amentos'],
]
const english: readonly Word[] = [
  ['exp', 'erience'],
  ['knowl', 'edge'],
  ['avail', 'able'],
  ['pref', 'erred'],
  ['req', 'uired'],
  ['qual', 'ification'],
  ['comm', 'unication', 'skills'],
  ['equiv', 'alent'],
  ['cert', 'ificate'],
  ['lic', 'ence'],
]
/** Words known only by the one beside them, and letters for several words. */
const beside: readonly (readonly [RegExp, string])[] = [
  [/(?<=balan[çc]os? )h[íi]dr\.(?=[\s,;)]|$)/giu, 'hídrico'],
  [/(?<=prontu[áa]rios? )eletr\.(?=[\s,;)]|$)/giu, 'eletrônico'],
  [/(?<=plant[ãa]o |turno |12x36 |hor[áa]rio )not\.(?=[\s,;)]|$)/giu, 'noturno'],
  [/(?<!\p{L})FDS(?!\p{L})/gu, 'finais de semana'],
  [/(?<!\p{L})SSVV(?!\p{L})/gu, 'sinais vitais'],
  [/(?<!\p{L})meds(?!\p{L})/gu, 'medicações'],
]
/** Words cut in their middle, or without a dot. */
const others: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})asst\.?(?= )/giu, 'assistant'],
  [/(?<!\p{L})mgr(?:\.(?= )|(?![\p{L}.]))/giu, 'manager'],
  [/(?<!\p{L})mgmt(?:\.(?= )|(?![\p{L}.]))/giu, 'management'],
  [/(?<!\p{L})yrs?(?:\.(?= \p{Ll})|(?![\p{L}.]))/giu, 'years'],
  [/(?<!\p{L})req['’]?d(?!\p{L})/giu, 'required'],
  [/(?<!\p{L})drgs(?!\p{L})/gu, 'drawings'],
  [/(?<!\p{L})refs(?!\p{L})/gu, 'references'],
  [/(?<=(?:valid|clean|current|full) )DL(?!\p{L})/gu, "driver's licence"],
]

const letters: Readonly<Record<string, string>> = { á: '[áa]', ã: '[ãa]', ç: '[çc]', é: '[ée]', ê: '[êe]', í: '[íi]' }
const letter = (one: string): string => letters[one] ?? one

/** "dis", "disp" … "disponibilidad" with a dot: the start, and as many further letters as stand. */
const toPattern = ([start, rest, before]: Word): RegExp => {
  const further = [...rest].slice(0, -1).reduceRight((tail, one) => `(?:${letter(one)}${tail})?`, '')
  const behind = before === undefined ? '[\\s,;:)/]|$' : ` ?(?:${before})`
  return new RegExp(`(?<![\\p{L}\\p{N}.@/])${[...start].map(letter).join('')}${further}\\.(?=${behind})`, 'giu')
}
const wordsOf = (words: readonly Word[]) => words.map((word) => [toPattern(word), word[0] + word[1]] as const)
const dotted = { pt: wordsOf(portuguese), en: wordsOf(english) }
const signs = { pt: beside, en: others }

/** As the cut word was written: in capitals, with a capital, or small. */
const as = (cut: string, whole: string): string => {
  if (/^(?:DL|FDS|SSVV)$/.test(cut)) return whole
  if (cut.length > 2 && cut === cut.toUpperCase()) return whole.toUpperCase()
  return /^\p{Lu}/u.test(cut) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
}

/** The line with its cut words in full. Most lines have no dot and cost little: an advert may have thousands. */
export const writtenOut = (line: string, language: TextLanguage): string => {
  if (line.length < 2) return line
  return [...(line.includes('.') ? dotted[language] : []), ...signs[language]].reduce(
    (text, [pattern, whole]) => text.replace(pattern, (cut) => as(cut.replace(/[.']/g, ''), whole)),
    line,
  )
}

/** True for a term that ends in a cut word which nobody wrote out: "aspir" of "aspir. de VAS", followed by more of its sentence. */
export const isCutShort = (term: string, sentence: string): boolean => {
  const at = /^\p{Ll}{2,7}$/u.test(term.split(' ').at(-1) ?? '') ? sentence.indexOf(`${term}.`) : -1
  return at >= 0 && /^\.(?: ?[,;)/]| \p{Ll})/u.test(sentence.slice(at + term.length))
}
