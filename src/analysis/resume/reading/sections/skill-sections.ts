// Separates courses and languages listed among skills, because Word's own template has one section for all three.
import { fold } from '../text'

const course =
  /^(?:curso|cursos|certificacao|treinamento|workshop|course|certification|training)(?: (?:de|em|in|of|on) |\s*:)/
const tongues =
  'portugues|ingles|espanhol|frances|alemao|italiano|mandarim|japones|russo|arabe|coreano|libras|portuguese|english|spanish|french|german|italian|mandarin|japanese|russian|arabic|korean|hindi|polish|dutch|haitian creole|creole|crioulo|ukrainian|turkish|greek|hebrew|urdu|bengali|punjabi|swahili|yoruba|igbo|hausa|tamil|telugu|kannada|malayalam|marathi|gujarati|vietnamese|thai|tagalog|romanian|czech|hungarian|swedish|danish|norwegian|finnish|catalan|galego|guarani|polones|ucraniano|turco|grego|hebraico|holandes|sueco|romeno|hungaro|welsh|irish|twi|fante|zulu|xhosa|amharic|somali'
const levels =
  '(?:nivel )?(?:basic[oa]?|intermediari[oa]|intermediate|avancad[oa]|advanced|fluente?|nativ[oa]|native|tecnico|leitura|conversacao|elementary|elementar|conversational|beginner|iniciante|limited working|professional working|full professional|native or bilingual|working|profissional|limitad[oa]|materna|bilingue|bilingual|proficien(?:te|t|cy)|instrumental|[abc][12])'
const language = new RegExp(`^(?:${tongues})(?:\\s*[-:,(]\\s*|\\s+)${levels}(?![\\p{L}])[^,;|]{0,40}$`, 'u')

/** A course on a line of its own: "Curso de entrevista – Academia, 2019". */
export const isCourse = (line: string): boolean => course.test(fold(line))

/** Courses that a page lists by their short name, anywhere: "CNH E, MOPP, direção defensiva". */
const certificate =
  /(?<![\p{L}\d])(?:mopp|nr[- ]?\d{1,2}|acls|bls|phtls|direcao defensiva|brigadista|primeiros socorros|first aid|pmp|itil|cpa[- ]?\d{2}|ielts|toefl|servsafe|osha[- ]?\d{2})(?![\p{L}\d])/u
export const namesCertificate = (text: string): boolean => certificate.test(fold(text))

/** A line with one language and its level: "Inglês – intermediário". */
export const isLanguage = (line: string): boolean => language.test(fold(line))

const bareLanguage = new RegExp(`^(?:${tongues}|asl|bsl)(?: (?:sign language|\\(?${levels}\\)?))?$`, 'u')

/** A language alone, with or without its level. */
export const namesLanguage = (text: string): boolean => bareLanguage.test(fold(text))
