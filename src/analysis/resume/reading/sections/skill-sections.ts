// Separates courses and languages listed among skills, because Word's own template has one section for all three.
import { either } from '../../../phrases'
import { fold } from '../text'

const course =
  /^(?:curso|cursos|certificacao|treinamento|workshop|course|certification|training)(?: (?:de|em|in|of|on) |\s*:)/
/** Languages as Portuguese names them. */
const portugueseTongues = `
  portugues|ingles|espanhol|frances|alemao|italiano|mandarim|japones|russo|arabe|coreano|libras`
/** Languages as English names them, and rarer ones in both. */
const englishTongues = `
  portuguese|english|spanish|french|german|italian|mandarin|japanese|russian|arabic|korean|hindi|polish|dutch
  haitian creole|creole|crioulo|ukrainian|turkish|greek|hebrew|urdu|bengali|punjabi|swahili|yoruba|igbo|hausa|tamil
  telugu|kannada|malayalam|marathi|gujarati|vietnamese|thai|tagalog|romanian|czech|hungarian|swedish|danish|norwegian
  finnish|catalan|galego|guarani|polones|ucraniano|turco|grego|hebraico|holandes|sueco|romeno|hungaro|welsh|irish|twi
  fante|zulu|xhosa|amharic|somali`
const tongues = either(portugueseTongues, englishTongues)
const signs = 'libras|lingua (?:brasileira )?de sinais|(?:american|british) sign language|sign language|asl|bsl'
/** Words, grades and signs for a level. */
const levelWords = String.raw`
  basic[oa]?|intermediari[oa]|(upper[- ]|pre[- ])?intermediate|avancad[oa]|advanced|fluente?|fluencia|fluently|fluency
  nativ[oa]|native|tecnico|leitura|conversacao|elementary|elementar|conversational|conversation|beginner|iniciante
  iniciacao|nocoes|limited( working)?|professional( working)?|full professional|native or bilingual|working
  profissional|limitad[oa]|materna|lingua materna|first language|mother tongue|bilingue|bilingual
  proficien(te|t|cy|cia)|instrumental|bom|boa|regular|razoavel|excelente|excellent|good|fair|moderate|[abc][12][+-]?
  \d{1,3} ?%|[●○★☆■□▪▫◯▮▯⬤•]{2,}`
const levels = String.raw`(?:(?:nivel|level|cefr)(?:\s*:)? )?${either(levelWords)}`
const language = new RegExp(
  `^(?:(?:${tongues}|${signs})(?:\\s*[-:,(|]\\s*|\\s+)\\(?${levels}(?![\\p{L}])[^,;|]{0,40}|${levels}\\)? (?:in |em |de |d[oa] )?(?:${tongues}|${signs})(?: speaker| skills)?)$`,
  'u',
)

/** A course on a line of its own: "Curso de entrevista – Academia, 2019". */
export const isCourse = (line: string): boolean => course.test(fold(line))

/** Courses that a page lists by their short name, anywhere: "CNH E, MOPP, direção defensiva". */
const certificate =
  /(?<![\p{L}\d])(?:mopp|nr[- ]?\d{1,2}|acls|bls|phtls|direcao defensiva|brigadista|primeiros socorros|first aid|pmp|itil|cpa[- ]?\d{2}|ielts|toefl|servsafe|osha[- ]?\d{2})(?![\p{L}\d])/u
export const namesCertificate = (text: string): boolean => certificate.test(fold(text))

/** A line with one language and its level: "Inglês – intermediário". */
export const isLanguage = (line: string): boolean => language.test(fold(line))

const bareLanguage = new RegExp(`^(?:${tongues}|${signs})(?: \\(?${levels}\\)?)?$`, 'u')

/** A language alone, with or without its level. */
export const namesLanguage = (text: string): boolean => bareLanguage.test(fold(text))

/** An item of a list that is one language, with or without its level. */
export const isLanguageItem = (item: string): boolean => isLanguage(item) || namesLanguage(item)

const tongue = new RegExp(
  `(?<!\\p{L})(?:${signs}|(?:brazilian )?(?:${tongues})(?: brasileiro| europeu)?)(?!\\p{L})`,
  'gu',
)

/** Words of a passage that are the names of languages, as written. */
export const languagesNamed = (text: string): string[] =>
  [...fold(text).matchAll(tongue)].map(({ index, 0: match }) => text.slice(index, index + match.length))

/** Words for languages in a label. */
const languageNouns = String.raw`idiomas?|linguas?(\(s\))?|languages?(\(s\))?|mother tongue(s|\(s\))?|native language`
/** "Idiomas: inglês, espanhol", "Língua materna  Português", "Foreign languages – German": a label of languages. */
const labelOfLanguages = new RegExp(
  String.raw`^(?:(?:outr[oa]s?|demais|foreign|other|spoken|known|additional)(?:\(s\))? )?${either(languageNouns)}(?: estrangeir[oa]s?| falad[oa]s| spoken| known| skills| materna(?:\(s\)|s)?)?\s*(?::|[-–—]|\s(?=\p{L}))\s*(?=\S)`,
  'u',
)

/** What follows the label of a line of languages; null for any other line. */
export const afterLanguageLabel = (text: string): string | null => {
  const label = labelOfLanguages.exec(fold(text))
  const rest = label ? text.slice(label[0].length) : null
  return rest !== null && languagesNamed(rest).length > 0 ? rest : null
}

const graded = new RegExp(`^(?:${tongues}|${signs})(?:[\\s|,:–-]+(?:[abc][12][+-]?|${levels}))+$`, 'u')

/** A row of a form that grades a language in several columns ("Inglês  C1  C1  B2"), or a label with languages. */
export const isLanguageRow = (text: string): boolean => graded.test(fold(text)) || afterLanguageLabel(text) !== null
