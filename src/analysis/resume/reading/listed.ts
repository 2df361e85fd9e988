// The listed skills, item by item, in the person's own words.
import type { Line } from '../../documents/document'
import { either } from '../../phrases'
import { matchSkills } from '../skills/match'
import type { Resume } from './index'
import { toBlocks } from './lines/paragraphs'
import { isCourse, isLanguage, isLanguageRow, languagesNamed } from './sections/skill-sections'
import { countWords, fold } from './text'

/** Most items returned, and most words of one; longer ones are sentences. */
const MAX_LISTED = 120
const ITEM_WORDS = 12
/** Characters of a line with one skill. */
const ONE_EACH = 40

/** Share of an item's words that must be known skills for it to be split into several. */
const TAG_SHARE = 0.6
/** "Linguagens: Java, SQL" starts a list of its own. */
const labelled = /^\p{Lu}[^:,]{2,40}:\s/u
const separator = /\s*[,;|•·●▪◦■]\s*|\s+\/\s+|\s+[–—]\s+|\.\s+(?=\p{Lu})|\s{3,}/u
const semicolons = /\s*;\s*|\s*[|•·●▪◦■]\s*|\s{3,}/u
const level =
  /^(?:n[ií]vel )?(?:b[áa]sic[oa]|intermedi[áa]ri[oa]|avan[çc]ad[oa]|fluente|nativ[oa]|basic|beginner|intermediate|advanced|expert|fluent|native|proficient|\d+ ?(?:anos?|years?)|\d{1,3} ?%)$/iu

/** Commas inside brackets do not separate items: "AWS (EC2, S3)" is one item. */
const split = (text: string): string[] => {
  const protectedText = text.replace(/\([^()]{0,200}\)/g, (inside) => inside.replace(/[,;|•·/]/g, '\u0000'))
  // In "Word, Excel e PowerPoint; SAP" the commas are inside the items that semicolons separate.
  return protectedText
    .split((protectedText.match(/; /g)?.length ?? 0) > 1 ? semicolons : separator)
    .map((item) => item.replaceAll('\u0000', ','))
}

const toItems = (text: string): string[] => {
  const colon = text.indexOf(':')
  // "Excel: intermediário" is a skill and its level, "Ferramentas: Excel" a label and a skill.
  const levelled = level.test(
    text
      .slice(colon + 1)
      .split(/[,;|(]/)[0]!
      .trim(),
  )
  const named = colon > 0 && colon < text.length - 1 && countWords(text.slice(0, colon)) <= 5 && !levelled
  return split(named ? text.slice(colon + 1) : text.replace(/:$/, ''))
    .map((item) =>
      item
        .replace(/:\s*([^:]{2,20})$/u, (all, value: string) => (level.test(value.trim()) ? '' : all))
        .replace(/^(?:e|and|ou|or) /i, '')
        .replace(/^[\s*•·\-–—>●○★☆■□▪▫⬤◯▮▯]+/u, '')
        .replace(/(?<![\s.;,–—-])[\s.;,–—-]+$/u, '')
        .trim(),
    )
    .filter((item) => /[\p{L}]/u.test(item) && countWords(item) <= ITEM_WORDS && !level.test(item))
}

/** Tags lose their gaps in some designs: "Python SQL Redis" is three names if all are known and nothing joins them. */
const splitTags = (item: string): string[] => {
  const matches = matchSkills(item)
  const matchedWords = matches.reduce((sum, { start, end }) => sum + countWords(item.slice(start, end)), 0)
  const joined = /[()&]| (?:e|and|de|com|of|with|for|para) /.test(item)
  if (
    matches.length < 2 ||
    matches.some(({ skill }) => skill.field !== 'technology') ||
    matchedWords < countWords(item) * TAG_SHARE ||
    joined
  )
    return [item]
  const [parts, last] = matches.reduce<[string[], number]>(
    ([cut, from], { start, end }) => [[...cut, item.slice(from, start), item.slice(start, end)], end],
    [[], 0],
  )
  return [...parts, item.slice(last)].map((part) => part.trim()).filter((part) => /\p{L}/u.test(part))
}

/** Pieces separated by wide gaps are several items. */
const separateParts = (line: Line): Line => (line.parts ? { ...line, text: line.parts.join(' | ') } : line)

/** "Software   Revit, Rhino" in a table: the left column labels the lists beside it. */
const isTabled = ({ parts = [] }: Line): boolean =>
  parts.length === 2 && !separator.test(parts[0]!) && countWords(parts[0]!) <= 4 && /[,;]\s/.test(parts[1]!)

/** Groups of skills in Portuguese. */
const portugueseGroups = `
  tecnic[oa]s?|comportamenta(l|is)|interpessoa(l|is)|pessoais|profissionais|gera(l|is)|da area|outr[oa]s`
/** Groups of skills in English. */
const englishGroups = 'technical|interpersonal|personal|general|soft|hard|other|trade|professional'
/** Labels of groups of skills without a colon. */
const group = new RegExp(
  `^(?:(?:habilidades |competencias |conhecimentos )?${either(portugueseGroups)}|idiomas|linguas|${either(englishGroups)}(?: skills)?|languages)$`,
  'u',
)

const isGroupLabel = ({ text, bullet }: Line): boolean =>
  (text.endsWith(':') && countWords(text) <= 5) || (!bullet && group.test(fold(text).trim()))
/** Forms list the driving licence below the skills; "CNH E" is such a licence. */
const licence = /^(?:carta de condução|driving licen[cs]es?)\s*:/iu

/** When and how somebody is free to work closes a page typed without a heading for it. */
const availability =
  /^(?:(?:tenho (?:\p{L}+ e )?|total )?disponibilidade|(?:desde j[áa] )?agrade[çc]o|dispon[íi]ve(?:l|is)|available|availability|pretens[ãa]o salarial)(?!\p{L})/iu

/** "Falo inglês e italiano." */
const speaks = (text: string): boolean =>
  /^(?:eu |também )?(?:falo|i (?:also )?speak|fluent in|bilingual|fluente em|domínio d[eo])(?!\p{L})/iu.test(text) &&
  languagesNamed(text).length > 0

/** Lines below the skills that list none. */
const isOther = (text: string): boolean =>
  licence.test(text) ||
  availability.test(text) ||
  isCourse(text) ||
  isLanguage(text) ||
  isLanguageRow(text) ||
  speaks(text)

/** The lines of each list: a label, or parts of its own, starts another; lone labels are not items. */
const toGroups = (lines: readonly Line[]): Line[][] => {
  const tabled = lines.filter(isTabled).length > 1
  const groups: Line[][] = []
  let begins = true
  for (const [at, line] of lines.entries()) {
    if (isOther(line.text)) continue
    const next = lines[at + 1]
    // "SMAW:" above "GTAW:" is an item whose level is missing, and no label.
    const empty = line.text.endsWith(':') && next?.text.endsWith(':') && next.bold === line.bold
    if (isGroupLabel(line) && next && !empty) {
      begins = true
      continue
    }
    const { parts, ...plain } = line
    const text = tabled && isTabled(line) ? parts!.join(': ') : separateParts(line).text
    if (begins || labelled.test(text) || parts) groups.push([{ ...plain, text }])
    else groups.at(-1)?.push({ ...plain, text })
    begins = false
  }
  return groups
}

/** Items of the skills sections, each once, at most 120. */
export const findListed = ({ sections }: Pick<Resume, 'sections'>): string[] => {
  const lines = sections.filter(({ name }) => name === 'skills').flatMap((section) => section.lines)
  // Lists with one skill per line need no joining: "gRPC" below "Terraform" does not continue a sentence.
  const short = lines.map(separateParts).every(({ text }) => text.length <= ONE_EACH && !separator.test(text))
  const items = toGroups(lines)
    .flatMap((group) => toBlocks(group, () => short))
    .flatMap(({ text }) => toItems(text))
    .flatMap(splitTags)
    .filter((item) => !isLanguage(item) || /t[ée]cnic|instrumental/iu.test(item))
  return [...new Map(items.map((item) => [fold(item), item])).values()].slice(0, MAX_LISTED)
}
