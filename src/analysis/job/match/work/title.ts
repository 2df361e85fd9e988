// Measures how well a person's titles fit the advert's: the same, another name of the occupation, or its trade.
import type { Line } from '../../../documents/document'
import { pointAt } from '../../../resume/evidence'
import { linesOf, type Resume } from '../../../resume/reading'
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import type { Evidence } from '../../../resume/result'
import { atomKey, matchSkills } from '../../../resume/skills/match'
import { nameSameOccupation } from '../../../resume/skills/occupations'
import { seniorityIn } from '../../levels/seniority'
import { familyOf } from '../words/word-key'
import { foldTitle, sameTrade, sameWorkName } from './trades'

/** Share for the same occupation under another name. */
const SAME_OCCUPATION = 0.5
/** Share for another name of the same trade. */
const SAME_TRADE = 0.75
const little = new Set(
  'de da do das dos e em para com a o vaga an the of and in for i ii iii 1 2 3 pcd clt pj remoto remote hibrido'.split(
    ' ',
  ),
)

/** Words of a title that say the rank and not the work: an "Analista de Dados" is no "Analista Fiscal". Without their ending. */
const ranks = new Set(
  'analist assistent auxiliar ajudant tecnic operador agent consultor gerent coordenador supervisor encarregad especialist profissional lider analyst assistant associat operator operativ technician manager specialist coordinator officer representativ worker lead head consultant'.split(
    ' ',
  ),
)
const RANK = 0.25
const rankOf = (word: string): string | null => {
  const stem = word.replace(/[aoe]$/, '')
  return ranks.has(stem) ? `~${stem}` : null
}
const weightOf = (key: string): number => (key.startsWith('~') ? RANK : 1)

/** The words of a title without its seniority, each as its family; a feminine ending is dropped. */
const keysOf = (title: string): Set<string> => {
  const folded = foldTitle(title)
    .replace(/\([ao]s?\)|\/[ao]\b|^pessoa /g, '')
    .replace(/(?<=\p{L}{3} )team lead(?:er)?\b/gu, 'lead')
  const senior = seniorityIn(folded)
  const rest = senior && senior.rank !== 5 ? folded.slice(0, senior.start) + folded.slice(senior.end) : folded
  const words = atomKey(rest)
    .split(' ')
    .filter((word) => word !== '|' && word !== '' && !little.has(word))
  return new Set(
    words.map(
      (word) =>
        rankOf(word) ??
        (sameRole.test(word.replace(/a$/, '')) ? '#developer' : null) ??
        familyOf(word) ??
        word.replace(/(?<=or)a$|(?<=eir|ic)[ao]$/, ''),
    ),
  )
}

/** Names of one occupation in software, in both languages. */
const sameRole = /^(?:engineer|developer|programmer|desenvolvedor|programador|dev)$/

/** Somebody who helped in a trade: a teaching assistant is no teacher yet, and a kitchen helper no cook. */
const helpers = ['~ajudant', '~auxiliar', '~assistent', '~assistant']
const HELPER = 0.6
const helping = (asked: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  helpers.some((one) => own.has(one)) && !helpers.some((one) => asked.has(one)) ? HELPER : 1

/** Share of a title's first part before a comma: "Registered Nurse, Emergency Department". */
const HEAD = 0.9

/** Words that make a title that of a helper in a trade. */
const helperWord = /(?<!\p{L})(?:auxiliar|ajudante|assistente|assistant|helper|aide|kitchen porter)(?!\p{L})/u
/** Asked for by these, an assistant is a rank of the same career: "Analista Fiscal" and "Assistente Fiscal". */
const careerRank = /(?<!\p{L})(?:analista|analyst)(?!\p{L})/u

/** True for a title of a helper: "Auxiliar de cozinha". */
export const isHelperTitle = (title: string): boolean => helperWord.test(foldTitle(title))

/** True when a title is only that of a helper where the advert asks for none: "Auxiliar de cozinha" is no "Cozinheiro", but "Care Assistant" names a "Caregiver". */
export const onlyHelps = (asked: string, own: string): boolean =>
  isHelperTitle(own) &&
  !isHelperTitle(asked) &&
  !careerRank.test(fold(asked)) &&
  !sameTrade(asked, own, (name) => helperWord.test(name)) &&
  !own.split(/\s*[/,|]\s*|\s+(?:e|and)\s+/u).some((part) => !isHelperTitle(part) && isSameTitle(asked, part))

/** One word for a person who does a work: "cozinheiro", "vendedora". */
const personNoun = /^\p{L}{3,}(?:eir|d?or)[oa]?s?$/u

/** True for a term that names an occupation and not a skill or field: "chef de cozinha", but neither "cozinha" nor "sales". */
export const isOccupation = (term: string): boolean => {
  if (!isTitle(term)) return false
  const beside = matchSkills(term).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    term,
  )
  return personNoun.test(fold(term)) || isTitle(beside.replace(/\s+/g, ' ').trim())
}

const share = (asked: ReadonlySet<string>, title: string): number => {
  const titleKeys = keysOf(title)
  return (weigh([...asked].filter((key) => titleKeys.has(key))) / weigh([...asked])) * helping(asked, titleKeys)
}

const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + weightOf(key), 0)

/** Minimum share of a title's words for two titles to be the same work. */
const SAME_WORDS = 0.6

/** Fewest words that are no rank for a title to be the whole name of a work. */
const WHOLE = 2
/** True where the advert's title is the own one with words in front or behind: "Client-Side Quantity Surveyor" of "Quantity Surveyor". */
const extendsTitle = (asked: ReadonlySet<string>, own: ReadonlySet<string>): boolean => {
  const [long, name] = [[...asked].join(' '), [...own].join(' ')]
  return (
    [...own].filter((key) => !key.startsWith('~')).length >= WHOLE &&
    (` ${long}`.endsWith(` ${name}`) || `${long} `.startsWith(`${name} `))
  )
}

/** True when one title has most of the words of the other. */
export const isSameTitle = (asked: string, own: string): boolean => {
  const keys = keysOf(asked)
  return keys.size > 0 && (share(keys, own) >= SAME_WORDS || extendsTitle(keys, keysOf(own)))
}

/** True when two titles name the same work: one trade, one occupation, or mostly the same words. */
export const isSameWork = (asked: string, own: string): boolean =>
  sameTrade(asked, own) || nameSameOccupation(asked, own) || isSameTitle(asked, own)

/** True when both titles name the same work, by name or by most of their words; a work only close to it is not. */
export const isVeryWork = (asked: string, own: string): boolean => sameWorkName(asked, own) || isSameTitle(asked, own)

/** True where a person's headline or summary begins with the title itself. */
const startsWithTitle = (text: string, title: string): boolean => {
  const [titlePart, askedTitle] = [fold(text), fold(title)]
  return titlePart.startsWith(askedTitle) && !/^[\p{L}\p{N}]/u.test(titlePart.slice(askedTitle.length))
}

/** `headHeld`: the title's part before a comma is all there, so that only the department is missing. */
type TitleShare = { readonly share: number; readonly evidence: Evidence | null; readonly headHeld: boolean }

/** How close the person's titles are to the advert's, 0 to 1: the share of its words in the closest one, at least 0.5 for the same occupation; and that one's line. */
export const titleShare = (title: string, resume: Resume): TitleShare => {
  const askedKeys = keysOf(title)
  if (askedKeys.size === 0) return { share: 0, evidence: null, headHeld: false }
  const [first = '', ...rest] = title.split(',')
  const head = rest.length > 0 && isTitle(first) ? keysOf(first) : null
  const titles: { text: string; line: Line }[] = [
    ...(resume.headline ? [{ text: resume.headline.text, line: resume.headline }] : []),
    ...linesOf(resume.sections, 'objective').map((line) => ({ text: line.text, line })),
    ...resume.roles.flatMap(({ title: roleTitle, line }) => (roleTitle ? [{ text: roleTitle, line }] : [])),
  ]
  // A title that no list has may still begin the first lines.
  const topLine = resume.top.find((line) => line !== resume.name?.line && startsWithTitle(line.text, title))
  if (topLine) return { share: 1, evidence: pointAt(topLine, topLine.text), headHeld: false }
  let best: TitleShare = { share: 0, evidence: null, headHeld: false }
  for (const { text, line } of titles) {
    const ownKeys = keysOf(text)
    const kin =
      sameTrade(title, text) || extendsTitle(askedKeys, ownKeys)
        ? SAME_TRADE * helping(askedKeys, ownKeys)
        : nameSameOccupation(title, text)
          ? SAME_OCCUPATION
          : 0
    const begins = startsWithTitle(text, title) ? 1 : 0
    const titled = Math.max(begins, share(askedKeys, text), head ? HEAD * share(head, text) : 0, kin)
    const headHeld = head !== null && share(head, text) === 1
    if (titled > best.share) best = { share: titled, evidence: pointAt(line, text), headHeld }
  }
  return best
}
