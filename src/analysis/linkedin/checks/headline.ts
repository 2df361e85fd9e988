// Checks of the headline. Rules and weights: docs/analysis.md.
import { shareOf } from '../../resume/checks/outcome'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { fold, tokens } from '../../resume/reading/text'
import { concreteWords } from '../../resume/sentences/content-words'
import { isGeneral } from '../../resume/sentences/work/particular'
import { matchSkills } from '../../resume/skills/match'
import { namesOccupation } from '../../resume/skills/occupations'
import { differentWords, type Profile, student } from '../profile'
import { withoutBoasts } from '../words/boasts'
import { isWholeIn } from '../words/whole'
import { namesSubject, seeking, seeksAnything, separators, standsFor } from './headline-value'
import { type CheckFunction, namesOf, quote, quoteSkills } from './measure'

const quoteHeadline = ({ headline }: Profile, mark: string | null = null) =>
  headline.text === '' ? [] : [quote('headline', headline, mark)]

const namesRole = (text: string): boolean => isTitle(text) || namesOccupation(text) || student.test(fold(text))

/** "Motorista / porteiro / o que precisar", "Driver, anything considered". */
const doesAnything =
  /(?<!\p{L})(?:o que (?:tiver|aparecer|surgir|precisar|vier)|qualquer (?:vaga|area|servico|funcao|trabalho|emprego|coisa)|any(?:thing(?: else)?| job| work| position)|whatever (?:is|you))(?!\p{L})/u

/** The headline names a job or an occupation. */
export const headlineRole: CheckFunction = (profile) => {
  const text = withoutBoasts(profile.factual)
  const named = namesRole(text)
  // "Looking for my first job in sales" names what the person wants, and nothing they do.
  const titlePieces = text
    .split(separators)
    .map((part) => part.slice(0, fold(part).match(seeking)?.index ?? part.length))
  const titles = new Set(
    text
      .split(separators)
      .filter((part) => isTitle(part))
      .map(fold),
  ).size
  // Who offers to do anything names no job more than any other.
  const many = titles > TITLES || doesAnything.test(fold(profile.headline.text))
  const context = !named
    ? 'missing'
    : many
      ? 'many'
      : studiesAnything(text)
        ? 'course'
        : titlePieces.some(namesRole)
          ? 'all'
          : 'sought'
  const mark = tokens(text).find((word) => isTitle(word)) ?? null
  return {
    share: !named ? 0 : many || context === 'course' ? 0.5 : 1,
    params: { context, titles },
    evidence: quoteHeadline(profile, mark),
  }
}

/** A student who says neither the course nor another job: "Student at State University". */
const studiesAnything = (text: string): boolean =>
  student.test(fold(text)) &&
  !namesOccupation(text) &&
  text.split(/[|•·/]/u).every((part) => {
    const rest = fold(part)
      .replace(student, ' ')
      .replace(/(?<!\p{L})(?:at|@|na|no|da|do|from) .*/u, ' ')
    return concreteWords(rest).every(
      (word) =>
        isGeneral(word) || /^(?:univers|facul|college|high|school|ensino|superior|medio|recent|current)/.test(word),
    )
  })

/** Maximum jobs in one headline; with more, the person's job is unclear. */
const TITLES = 3

const SKILLS = 2
/** Maximum skills, and repetitions of one, before none of them stands out. */
const MANY = { skills: 8, times: 3 }

/** The count of the most repeated skill in the raw text, before duplicates are removed. */
const mostRepeated = (raw: string): number => {
  const times = new Map<string, number>()
  for (const { skill } of matchSkills(raw)) times.set(skill.id, (times.get(skill.id) ?? 0) + 1)
  return Math.max(0, ...times.values())
}

export const headlineSkills: CheckFunction = (profile) => {
  const inHeadline = profile.skills.headline
  const elsewhere = [...profile.skills.about, ...profile.skills.experience].filter(
    ({ skill }, at, all) => all.findIndex((other) => other.skill === skill) === at,
  )
  const free = elsewhere.filter(
    ({ skill, mark }) => !inHeadline.some((other) => other.skill === skill) && isWholeIn(profile, mark),
  )
  // A field that the headline names in a phrase is knowledge as a tool is: "Integração de aquisições e expansão de clínicas".
  const fields = profile.factual
    .split(separators)
    .filter((part) => namesSubject(part) && matchSkills(part).length === 0)
  const count = inHeadline.length + fields.length
  const often = mostRepeated(profile.rawHeadline) >= MANY.times
  const crowded = often || inHeadline.length > MANY.skills
  const context = often ? 'again' : crowded ? 'many' : free.length > 0 ? 'own' : 'some'
  return {
    share: crowded ? 0.5 : shareOf(count, SKILLS),
    params: { found: count, target: SKILLS, names: namesOf(free), context },
    evidence: inHeadline.length > 0 ? quoteSkills(inHeadline) : quoteHeadline(profile),
  }
}

export const headlineValue: CheckFunction = (profile) => {
  const claim = standsFor({ ...profile.headline, text: profile.factual })
  return {
    share: claim ? 1 : 0,
    params: { context: claim ? 'all' : profile.employer === null ? 'missing' : 'employed' },
    evidence: quoteHeadline(profile, claim),
  }
}

/** LinkedIn shows at most 220 characters; fewer than 5 different words (about 40 characters) are too little. */
const LENGTH = { least: 5, most: 220 }
export const headlineLength: CheckFunction = (profile) => {
  const { text } = profile.headline
  // Praise says nothing, but the characters that LinkedIn shows are counted with it.
  const different = differentWords(profile.factual).size
  const long = text.length > LENGTH.most
  return {
    share: long ? 0.5 : shareOf(different, LENGTH.least),
    params: {
      words: different,
      characters: text.length,
      least: LENGTH.least,
      most: LENGTH.most,
      context: long ? 'long' : 'short',
    },
    evidence: quoteHeadline(profile),
  }
}

/** "Hard worker looking for a job" begins with no occupation. */
const withoutStock = (text: string): string => text.replace(/hard[- ]?worker|trabalhador[a]?|profissional/giu, ' ')

/** The first words should name what the person does and not that they seek a job. */
export const headlineSeeking: CheckFunction = (profile) => {
  const [first = ''] = profile.headline.text.split(separators)
  const match = fold(first).match(seeking)
  // "Professora em transição" and "Estudante em busca de" begin with what the person does.
  const before = withoutStock(first.slice(0, match?.index ?? 0))
  const seekingMatch = match && !isTitle(before) && !student.test(fold(before)) ? match : null
  const mark = seekingMatch ? first.slice(seekingMatch.index!, seekingMatch.index! + seekingMatch[0].length) : null
  const blank = profile.headline.text === ''
  // "Auxiliar de limpeza em busca de recolocação" says what is looked for.
  const namesNothing = (part: string) =>
    seeksAnything(part) && !namesRole(part.slice(0, fold(part).match(seeking)?.index ?? 0))
  const idle = seekingMatch ? undefined : profile.headline.text.split(separators).find(namesNothing)
  return {
    share: seekingMatch || blank ? 0 : idle ? 0.5 : 1,
    params: { context: idle ? 'anything' : 'all' },
    evidence: mark || idle ? quoteHeadline(profile, mark ?? idle) : [],
  }
}

/** Two longer words in capitals in a row; abbreviations (SQL, AWS, NR-35) are correct in capitals. */
const shout = /\p{Lu}{5,}[^\p{L}\p{N}]{1,3}\p{Lu}{5,}/u
const emojiRun = /\p{Extended_Pictographic}[^\p{L}\p{N}]{0,3}\p{Extended_Pictographic}/u
const EMOJI = 3
/** Mathematical alphabets used as "fancy fonts", which searches and screen readers do not read as letters. */
const fancy = /[\u{1D400}-\u{1D7FF}]/u

export const headlineTidy: CheckFunction = (profile) => {
  const { headline, rawHeadline } = profile
  const loud = headline.text.match(shout)?.[0] ?? null
  // One emoji may be a sequence of several code points with joiners.
  const single = rawHeadline.replace(/\u200d\p{Extended_Pictographic}\ufe0f?/gu, '')
  const many = (single.match(/\p{Extended_Pictographic}/gu) ?? []).length > EMOJI
  const run = single.match(emojiRun)?.[0] ?? null
  const tags = headline.text.match(/#[\p{L}\p{N}_]{2,}/gu) ?? []
  const context = fancy.test(rawHeadline)
    ? 'fancy'
    : loud
      ? 'capitals'
      : run || many
        ? 'emoji'
        : tags.length > 0
          ? 'hashtags'
          : 'all'
  const blank = headline.text === ''
  return {
    share: context !== 'all' || blank ? 0 : 1,
    params: { context },
    evidence:
      context === 'all'
        ? []
        : quoteHeadline(profile, [loud, run, tags[0]].find((mark) => mark && headline.text.includes(mark)) ?? null),
  }
}
