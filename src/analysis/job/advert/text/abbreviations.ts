// Writes out the words that job adverts of chats and boards cut short: "Ens. fund. compl.", "Disponib. de horário", "HS diploma req'd".
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'

/** Words cut at a dot. Behind the hyphen stand the letters that may be missing, some or all of them: "disp.", "disponib.". */
const cutAtDot: Readonly<Record<TextLanguage, string>> = {
  pt: `ens-ino escolarid-ade req-uisitos ativ-idades benef-ícios sal-ário fund-amental téc-nico comp-leto incomp-leto
    comprov-ada aux-iliar assist-ente atend-imento conh-ecimento viv-ência exp-eriência disp-onibilidade habil-itação
    cart-eira inform-ática interm-ediário avan-çado bás-ico mín-imo obrig-atório desej-ável prefer-encialmente
    manut-enção manip-ulação distrib-uição higien-ização receb-imento armaz-enamento organiz-ação prep-aro enf-ermagem
    medic-ação curat-ivos aspir-ação pront-uário evol-ução proced-imentos hosp-ital lanç-amentos contab-ilidade
    empilh-adeira estoq-ue repos-ição negoc-iação cobr-ança fatur-amento orç-amento sold-agem insal-ubridade
    ferram-entas equip-amentos ref-erências trab-alhar reg-istro`,
  en: 'exp-erience knowl-edge avail-able pref-erred req-uired qual-ification equiv-alent cert-ificate lic-ence',
}
/** Words that mean something else unless this follows them: "sup. de vendas" is a supervisor. */
const cutBefore: Readonly<Record<TextLanguage, Readonly<Record<string, RegExp>>>> = {
  pt: {
    'méd-io': /^ ?(?:(?:in)?compl|inc|curs|ou|e)/iu,
    'sup-erior': /^ ?(?:(?:in)?compl|inc|em|curs)/iu,
    'hab-ilitação': /^ ?(?:cat|categoria|[A-E])(?!\p{L})/iu,
    'cat-egoria': /^ ?[A-E]{1,2}(?!\p{L})/iu,
  },
  en: { 'comm-unication': /^ ?skills/iu },
}
/** Words cut in their middle or without a dot, and those that only the word before them makes clear; tried in this order. */
const cutAnywhere: Readonly<Record<TextLanguage, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [
      /(?<=(?:auxiliar|assistente|analista|agente|gerente|t[ée]cnic[oa]|cargo) )adm\.(?=[\s,;:)/]|$)/giu,
      'administrativo',
    ],
    [/(?<=(?:[áa]rea|gest[ãa]o|rotina|parte|equipe) )adm\.(?=[\s,;:)/]|$)/giu, 'administrativa'],
    [/(?<=(?:rotinas|tarefas|atividades|[áa]reas) )adm\.(?=[\s,;:)/]|$)/giu, 'administrativas'],
    [/(?<![\p{L}\p{N}.@/])adm\.(?=[\s,;:)/]|$)/giu, 'administração'],
    [/(?<=balan[çc]os? )h[íi]dr\.(?=[\s,;)]|$)/giu, 'hídrico'],
    [/(?<=prontu[áa]rios? )eletr\.(?=[\s,;)]|$)/giu, 'eletrônico'],
    [/(?<=plant[ãa]o |turno |12x36 |hor[áa]rio )not\.(?=[\s,;)]|$)/giu, 'noturno'],
    [/(?<!\p{L})meds(?!\p{L})/gu, 'medicações'],
    [/(?<![\p{L}\d/])[cC]\/ ?(?=\p{Ll}{3})/gu, 'com '],
    [/(?<![\p{L}\d/])[pP]\/ ?(?=\p{Ll}{3})/gu, 'para '],
    [/(?<![\p{L}\d/])c\/ (?=\p{Lu}{2})/gu, 'com '],
    [/(?<![\p{L}\d])q(?= \p{Ll})/gu, 'que'],
    [/(?<= um )\+(?!\d)/gu, 'plus'],
    [/(?<!\p{L})exp(?= (?:em|de|n[ao]s?|com|m[íi]nima|anterior|comprovada)(?!\p{L}))/giu, 'experiência'],
  ],
  en: [
    [/(?<!\p{L})asst\.?(?= )/giu, 'assistant'],
    [/(?<!\p{L})mgr(?:\.(?= )|(?![\p{L}.]))/giu, 'manager'],
    [/(?<=\d)yrs?(?![\p{L}.])/giu, ' years'],
    [/(?<!\p{L})yrs?(?:\.(?= \p{Ll})|(?![\p{L}.]))/giu, 'years'],
    [/(?<!\p{L})exp(?=[\s,;)]|$)/giu, 'experience'],
    [/(?<=\p{L} )pref(?=[\s,;!)]|$)/giu, 'preferred'],
    [/(?<=\p{L} )cert(?=s?(?:[\s,;!)]|$))/giu, 'certificate'],
    [/(?<=driv\p{L}{2,4}['’]?s? )lic(?:\.(?= )|(?![\p{L}.]))/giu, 'licence'],
    [/(?<!\p{L})ref(?=s? (?:please|pls|needed|required|essential|a must))/giu, 'reference'],
    [/(?<![\p{L}/])w\/ ?(?!out)(?=\p{L}{3})/giu, 'with '],
    // As people write to friends: "must b able", "we r looking 4 a cleaner"; "able 2" is of messages alone.
    [/(?<=(?:must|to|will|should) )b(?= able)/giu, 'be'],
    [/(?<=looking )4(?= )/giu, 'for'],
    [/(?<=must )hv(?!\p{L})/giu, 'have'],
    [/(?<=(?:we|you) )r(?= \p{Ll}{3})/giu, 'are'],
  ],
}
/** English words cut in their middle, those of people in a hurry, and names of trades among those who work in them. */
const shortWords = new Map(
  `mgmt=management drgs=drawings refs=references reqd=required req'd=required req’d=required nded=needed ur=your
  appts=appointments pls=please plz=please wk=week wks=weeks brickie=bricklayer bricky=bricklayer brickies=bricklayers
  sparky=electrician sparkie=electrician sparkies=electricians chippies=carpenters hoddie=hod_carrier hoddies=hod_carriers`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [short: string, whole: string]),
)
const shortWord = new RegExp(`(?<!\\p{L})(?:${[...shortWords.keys()].join('|')})(?!\\p{L})`, 'giu')
/** Letters that stand for several words, which are written small. */
const initials: Readonly<Record<TextLanguage, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/(?<!\p{L})FDS(?!\p{L})/gu, 'finais de semana'],
    [/(?<!\p{L})SSVV(?!\p{L})/gu, 'sinais vitais'],
  ],
  en: [[/(?<=(?:[Vv]alid|[Cc]lean|[Cc]urrent|[Ff]ull) )DL(?!\p{L})/gu, "driver's licence"]],
}

type CutWord = { readonly least: number; readonly whole: string; readonly plain: string; readonly follows: RegExp }
const toWord = (cut: string, follows = /^(?:[\s,;:)/]|$)/): CutWord => {
  const full = cut.replace('-', '')
  return { least: cut.indexOf('-'), whole: full, plain: fold(full), follows }
}
const wordsOf = (language: TextLanguage): CutWord[] => [
  ...cutAtDot[language].split(/\s+/).map((cut) => toWord(cut)),
  ...Object.entries(cutBefore[language]).map(([cut, follows]) => toWord(cut, follows)),
]
const words = { pt: wordsOf('pt'), en: wordsOf('en') }

/** A word before a dot, that is no part of an address. */
const beforeDot = /(?<![\p{L}\p{N}.@/])(\p{L}{3,})\./gu

/** Words that close a sentence as often as not: "own transport pref. Driving daily". */
const closing =
  /^(?:preferred|required|equivalent|certificate|incompleto|completo|comprovada|obrigatório|desejável|avançado|intermediário|básico|preferencialmente|referências)$/
/** As the cut word was written: in capitals, with a capital, or small. */
const inCaseOf = (cut: string, whole: string): string => {
  if (cut.length > 2 && cut === cut.toUpperCase()) return whole.toUpperCase()
  return /^\p{Lu}/u.test(cut) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
}

/** True for the first letters of the word, its accents written or not. */
const isCutOf = (letters: string, { least, whole, plain }: CutWord): boolean =>
  letters.length >= least &&
  // Words are cut behind a consonant: "fatura" and "sala" at the end of a sentence are whole.
  !/[aeo]$/.test(letters) &&
  letters.length < whole.length &&
  [...letters].every((letter, at) => letter === whole[at] || letter === plain[at])

const withoutDots = (line: string, language: TextLanguage): string =>
  line.replace(beforeDot, (written: string, cut: string, at: number) => {
    const letters = cut.toLowerCase()
    const behind = line.slice(at + written.length)
    const word = words[language].find((one) => isCutOf(letters, one) && one.follows.test(behind))
    if (word === undefined) return written
    return inCaseOf(cut, word.whole) + (closing.test(word.whole) && /^ \p{Lu}\p{Ll}/u.test(behind) ? '.' : '')
  })

/** The line with its cut words in full. Most lines have no dot and cost little: an advert may have thousands. */
export const writtenOut = (line: string, language: TextLanguage): string => {
  if (line.length < 2) return line
  const dotted = line.includes('.') ? withoutDots(line, language) : line
  const full = cutAnywhere[language].reduce(
    (text, [pattern, word]) => text.replace(pattern, (cut) => inCaseOf(cut.replace(/[.'’]/g, ''), word)),
    dotted,
  )
  const writtenWords =
    language === 'pt' ? full : full.replace(shortWord, (cut) => inCaseOf(cut, shortWords.get(cut.toLowerCase()) ?? cut))
  return initials[language].reduce((text, [pattern, words]) => text.replace(pattern, words), writtenWords)
}

/** A dot within a sentence, and not at its end. */
const dotWithin = /^\.(?: ?[,;)/]| \p{Ll})/u

/** True for a term that ends in a cut word which nobody wrote out: "aspir" of "aspir. de VAS", followed by more of its sentence. */
export const isCutShort = (term: string, sentence: string): boolean =>
  /^\p{Ll}{2,7}$/u.test(term.split(' ').at(-1) ?? '') &&
  sentence
    .split(term)
    .slice(1)
    .some((behind) => dotWithin.test(behind))
