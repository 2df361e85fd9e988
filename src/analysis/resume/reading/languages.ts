// Finds the languages a person speaks: in their section, and wherever the text says so: in a label, with a level, in a sentence.
import type { Line } from '../../documents/document'
import { either } from '../../phrases'
import type { Resume } from './index'
import { findEmail, findPhone } from './person/contact'
import { isPlace } from './person/places'
import type { SectionName } from './sections/headings'
import {
  afterLanguageLabel,
  isLanguage,
  isLanguageItem,
  isLanguageRow,
  languagesNamed,
} from './sections/skill-sections'
import { countWords, fold } from './text'

/** Most languages returned, and most words of the name of one that no list has. */
const MAX_LANGUAGES = 20
const NAME_WORDS = 3
/** Words of a line that lists languages; a longer one is a sentence. */
const LINE_WORDS = 16

/** Words for a level. */
const levelWords = String.raw`
  n[ií]vel|level|b[áa]sic[oa]?|intermedi\p{L}*|avan[çc]ad[oa]|advanced|beginner|inicia\p{L}*|fluen\p{L}*|nativ[eo]?a?
  profici\p{L}*|elementa\p{L}*|convers\p{L}*|limited|limitad[oa]|full|professional|profissional|working
  bil[ií]ng\p{L}*|mother|tongues?|first|second|l[íi]nguas?|materna`
/** Skills in a language: reading, writing, speaking. */
const abilityWords = String.raw`
  leitura|escrita|fala|ler|falar|escrever|compreen\p{L}*|oral|intera[çc][ãa]o|produ[çc][ãa]o|reading|writing|listening
  speaking|spoken|written|understanding|interaction|production`
/** Other words of such a table, and small words. */
const otherWords = String.raw`
  t[ée]cnic[oa]|instrumental|curso|course|language|idiomas?|outras?|other|or|ou|e|and|a|o|de|in|em|bom|boa|good
  regular|razo[áa]vel|excelen\p{L}*|speaker|user|utilizador|independente|independent|[abc][12]`
/** Words for a level, a skill in a language or the table of a form: what appears beside a language and is not a language. */
const beside = new RegExp(`^${either(levelWords, abilityWords, otherWords)}$`, 'iu')

/** What words for a level begin with. */
const levelStems = String.raw`
  b[áa]sic|intermedi|avan[çc]|advanced|basic|beginner|inicia|fluent|nativ|profici|elementar|elementary|conversa
  limited|full|professional|profissional|working|bil[ií]ng|mother|l[ií]ngua materna|materna|leitura|t[ée]cnico
  instrumental|a[12]\b|b[12]\b|c[12]\b`
const level = new RegExp(String.raw`\s*(?:[:(–—-]\s*|\s)(?:n[ií]vel |level )?${either(levelStems)}.*$`, 'iu')

/** The name of a language that no list has, without its level: "Quéchua (básico)". Null for other texts. */
const unlistedLanguage = (item: string): string | null => {
  const name = item
    .replace(level, '')
    .replace(/(?<![\s:.,;()●○★☆■□–—-])[\s:.,;()●○★☆■□–—-]+$/u, '')
    .trim()
  const words = name.split(/\s+/)
  const is = /^\p{Lu}?\p{L}{2,}/u.test(name) && countWords(name) <= NAME_WORDS && !/\d/.test(name)
  return is && !words.every((word) => beside.test(word)) ? name : null
}

/** True for words of levels alone: "Native or bilingual", "C1". */
const isLevel = (text: string): boolean => {
  const words = text.split(/[\s()/,]+/u).filter(Boolean)
  return words.length > 0 && words.every((word) => beside.test(word))
}

const split = (text: string): string[] =>
  text.split(/[,;|•·/]|\.\s|\s+(?:e|and)\s+/).map((item) => item.trim().replace(/\.$/u, ''))

/** Verbs and phrases for speaking a language in Portuguese. */
const speakingVerbs = String.raw`
  fal[oa]|falante( nativ[oa])? d[eo]|fluen(te|cia) em|domini?o d[eo]|domino|entendo|compreendo|escrevo|leio|bilingue
  trilingue|conhecimentos? (\p{L}+ )?(de|em)|nocoes de`
/** Verbs and phrases for speaking a language in English. */
const speakingPhrases = `
  (also )?speaks?|speaking|fluen(t|cy) in|fluent|proficien(t|cy) in|bilingual|trilingual|conversational|native
  conversant in|(good )?command of|(working )?knowledge of|learning|aprendendo`
/** Words with which a sentence says what its writer speaks, on folded text. */
const speaks = new RegExp(String.raw`(?<!\p{L})${either(speakingVerbs, speakingPhrases)}(?!\p{L})`, 'u')
/** Characters behind such a word within which the languages stand, and words of the longest such line. */
const REACH = 70
const SENTENCE = 90

const inSentence = (text: string): string[] => {
  if (countWords(text) > SENTENCE) return []
  const match = speaks.exec(fold(text))
  if (!match) return []
  const rest = text.slice(match.index, match.index + REACH).split(/[.!?](?:\s|$)/u)[0] ?? ''
  // "English/Spanish bilingual" names them before the word.
  const before = /^bi|^tri|^fluen/.test(match[0]) ? text.slice(Math.max(0, match.index - REACH / 2), match.index) : ''
  const near = languagesNamed(rest)
  return near.length > 0 ? near : /[/,&]| and | e /u.test(before) ? languagesNamed(before.split('. ').at(-1) ?? '') : []
}

/** Marks of a level that are no words: dots, stars, per cent. */
const rated = /[●○★☆■□▪▫⬤◯▮▯]{2,}|\d{1,3} ?%/u

/** Below the heading of the languages: known ones, and other names with a level or where none is known. */
const inSection = (lines: readonly Line[]): string[] => {
  const all = lines.map(({ text }) => languagesNamed(text))
  const none = all.every((known) => known.length === 0)
  return lines.flatMap((line, at) => {
    if (all[at]!.length > 0) return countWords(line.text) <= LINE_WORDS ? all[at]! : inSentence(line.text)
    const next = lines[at + 1]?.text ?? ''
    return (line.parts ?? [line.text]).flatMap(split).flatMap((item) => {
      const name = /^\p{Lu}/u.test(item) ? unlistedLanguage(item) : null
      const graded = level.test(item) || rated.test(line.text) || [...(line.parts ?? []).slice(1), next].some(isLevel)
      return name !== null && (none || graded) && !isPlace(name) ? [name] : []
    })
  })
}

/** Sections of entries, in which a language is part of a job's or a course's name unless the line says nothing else. */
const entries: readonly SectionName[] = [
  'experience',
  'education',
  'courses',
  'projects',
  'publications',
  'volunteer',
  'awards',
]
/** Sections in which a language may be one of several items. */
const lists: readonly SectionName[] = ['skills', 'other', 'personal', 'contact', 'interests']

/** Of a line of the head: languages and nothing else, under an icon, between separators or in a cell beside an address. */
const inHead = ({ text, parts = [] }: Line): string[] => {
  const cells = [text, ...(findEmail(text) || findPhone(text) ? parts : [])]
  return cells.flatMap(onlyLanguages)
}

const onlyLanguages = (text: string): string[] => {
  const items = split(text.replace(/[^\p{L}\p{N}\p{P}\p{Z}|]+/gu, ' ')).filter(Boolean)
  const several = items.length > 1 || items.some(isLanguage)
  return several && items.every((item) => isLanguageItem(item)) ? items.flatMap(languagesNamed) : []
}

const languagesElsewhere = (line: Line, name: SectionName | null): string[] => {
  const labelled = afterLanguageLabel(line.text)
  if (labelled !== null) return languagesNamed(labelled)
  if (isLanguage(line.text) || isLanguageRow(line.text)) return languagesNamed(line.text)
  // "Inglês fluente; espanhol avançado." below "Cursos e idiomas".
  if (name !== null && entries.includes(name)) return split(line.text).some(isLanguage) ? onlyLanguages(line.text) : []
  const items = name !== null && lists.includes(name) ? (line.parts ?? [line.text]).flatMap(split) : []
  const listed = items.filter((item) => isLanguageItem(item)).flatMap(languagesNamed)
  return [...listed, ...(name === null ? inHead(line) : []), ...inSentence(line.text)]
}

/** Each language once, in order, at most 20, without its level. Bounded by the lines. */
export const findLanguages = ({ sections, top }: Pick<Resume, 'sections' | 'top'>): string[] => {
  const ownLines = sections.filter(({ name }) => name === 'languages').flatMap(({ lines }) => inSection(lines))
  const others = [
    ...top.flatMap((line) => languagesElsewhere(line, null)),
    ...sections.flatMap(({ name, lines }) =>
      name === 'languages' ? [] : lines.flatMap((line) => languagesElsewhere(line, name)),
    ),
  ]
  return [...new Map([...ownLines, ...others].map((name) => [fold(name), name])).values()].slice(0, MAX_LANGUAGES)
}
