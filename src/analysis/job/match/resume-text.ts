// Prepares a résumé for keyword look-up: entries with their words and skills, marked as described at work or only listed.

import type { Line } from '../../documents/document'
import { anyOf, anywhere } from '../../phrases'
import type { Resume } from '../../resume/reading'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { opening } from '../../resume/reading/experience/tasks/openings'
import { type Block, toBlocks } from '../../resume/reading/lines/paragraphs'
import type { SectionName } from '../../resume/reading/sections/headings'
import { fold } from '../../resume/reading/text'
import { typedAmong } from '../../resume/sentences/blocks'
import { gazetteer } from '../../resume/skills/gazetteer'
import { type Atom, atomKey, atomsOf, type Match, matchSkills } from '../../resume/skills/match'
import { withoutCopies } from './copied'
import { oneSpelling } from './words/dialects'
import { presentAt } from './words/inflections'
import { keyOf } from './words/word-key'

export type ResumeEntry = {
  readonly block: Block
  readonly place: 'shown' | 'listed'
  readonly section: SectionName | null
  /** True in the parts about schooling and courses. */
  readonly studied: boolean
  /** Words in the singular, folded; '|' where an item of a list ends. */
  readonly words: readonly string[]
  /** The same words with their places in the line. */
  readonly atoms: readonly Atom[]
  /** The same words in one spelling of British and American English. */
  readonly spelt: readonly string[]
  /** The same words, each replaced by its family if it has one. */
  readonly keys: readonly string[]
  readonly folded: string
  readonly skills: readonly Match[]
}

export type Person = {
  readonly resume: Resume
  readonly entries: readonly ResumeEntry[]
  /** Every skill the résumé names, with its places. */
  readonly skills: ReadonlyMap<string, readonly { readonly entry: ResumeEntry; readonly mark: string }[]>
}

const work: readonly SectionName[] = ['experience', 'projects', 'volunteer']
const study: readonly SectionName[] = ['education', 'courses']
/** Sections whose words are not evidence of what a person can do. */
const silent: readonly SectionName[] = ['contact', 'personal', 'references', 'interests']
/** Minimum words beside the skills for a line to be a description of work and not a list. */
const OTHERS = 3

/** All words of gazetteer names; none of them is a misspelling of another. */
export const knownWords: ReadonlySet<string> = new Set(
  gazetteer.flatMap(({ aliases }) => aliases.flatMap(({ text }) => atomKey(text).split(' '))),
)

const describesWork = (folded: string, skills: readonly Match[]): boolean => {
  let rest = folded
  for (const { start, end } of skills) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return new Set(rest.match(/\p{L}{3,}/gu) ?? []).size >= OTHERS
}

/** "Atendimento à auditoria externa", "Stock counts for three sites": a deed and what it was done to, without a list's commas. */
const isDeed = ({ bullet, text }: Block): boolean =>
  bullet &&
  !/[,;:|•/]/u.test(text) &&
  opening(text) === 'noun' &&
  /\s(?:d[aeo]s?|ao?s?|às?|em|n[ao]s?|com|para|of|to|for|with)\s/iu.test(text)

/** "Conhecimento em Excel", "Ferramentas do projeto: Excel": what somebody knows, likes or has, and no deed. */
const isKnowledge = anyOf(
  String.raw`
    ^\P{L}*((bom|boa|bons|boas|amplo|solid[oa]s?|good|basic|strong|solid|advanced|working) )?(
      conheciment\p{L}+|noc(ao|oes)|dominio|familiaridade|habilidade|experiencia|vivencia|interesse|facilidade|afinidade
      proficiencia|vontade|knowledge|understanding|proficien\p{L}+|familiar\p{L}*|experience|interest|command|grasp
      skills?|skilled|fluen\p{L}+
    ) (em|com|d[aeo]s?|n[ao]s?|por|para|of|in|with)(?!\p{L})
  `,
  anywhere,
)
const label = anyOf(
  `
    ferramentas?|tecnologias?|linguagens?|sistemas?|programas?|softwares?|habilidades|competencias|conhecimentos?
    palavras-chave|stack|tools?|technolog(y|ies)|skills|languages|environment|keywords|equipment
  `,
  { before: '^\\P{L}*[^:.;]{0,60}?(?<!\\p{L})', after: '(?!\\p{L})[^:.;]{0,60}:' },
)
/** Words of a deed behind a label: "Sistemas: implantei o SAP em três lojas". */
const isLabelled = (folded: string): boolean => {
  const head = label.exec(folded)?.[0]
  return head !== undefined && opening(folded.slice(head.length)) !== 'action'
}

/** "2020 – present": the end of a job that goes on, and no presentation. Folded. */
const goesOn = /(?:[–—-]|\bto|\buntil|\btill)\s*present\b/u

const entryOf = (block: Block, section: SectionName | null): ResumeEntry => {
  const folded = fold(block.text)
  const skills = matchSkills(block.text)
  const described =
    isTitle(block.text) ||
    opening(block.text) === 'action' ||
    (!isKnowledge.test(folded) && !isLabelled(folded) && (isDeed(block) || describesWork(folded, skills)))
  const isShown = section !== null && work.includes(section) && described
  const studied = section !== null && study.includes(section)
  const atoms = atomsOf(block.text)
  const words = atoms.map(({ word }) => word)
  return {
    block,
    section,
    place: isShown ? 'shown' : 'listed',
    studied,
    words,
    atoms,
    spelt: words.map(oneSpelling),
    keys: words.map((word, at) =>
      word === 'present' && goesOn.test(folded) ? word : keyOf(presentAt(words, at) ?? word),
    ),
    folded,
    skills,
  }
}

const paragraphs = (lines: readonly Line[]): Block[] => {
  const typed = typedAmong(lines)
  return toBlocks(lines, undefined, (line) => typed.has(line))
}

/** Prepares a résumé for an advert whose sentences are `asked`. Hidden text is not among a document's lines, so it cannot match. */
export const toPerson = (resume: Resume, asked: readonly string[] = []): Person => {
  const top = resume.top.filter((line) => line !== resume.name?.line)
  const all = [
    ...paragraphs(top).map((block) => entryOf(block, null)),
    ...resume.sections
      .filter(({ name }) => !silent.includes(name))
      .flatMap(({ name, lines }) => paragraphs(lines).map((block) => entryOf(block, name))),
  ]
  const entries = withoutCopies(all, asked)
  const skills = new Map<string, { entry: ResumeEntry; mark: string }[]>()
  // "Excel avançado" names Excel too.
  for (const entry of entries)
    for (const { skill, start, end } of entry.skills)
      for (const id of [skill.id, skill.id.replace(/ avançado$/, '')].filter(
        (name, at, all) => all.indexOf(name) === at,
      )) {
        const places = skills.get(id) ?? []
        places.push({ entry, mark: entry.block.text.slice(start, end) })
        skills.set(id, places)
      }
  return { resume, entries, skills }
}
