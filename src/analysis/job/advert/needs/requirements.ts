// Reads the conditions of a job (years, seniority, languages, schooling, licences, place), which are not keywords.
import { anyOf, anywhere } from '../../../phrases'
import { numberOf, numerals } from '../../../resume/reading/dates/number-words'
import { fold } from '../../../resume/reading/text'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationAsked, educationIn } from '../../levels/education'
import { languagesAsked } from '../../levels/languages'
import { gradeSpan, licenceIn, registerIn } from '../../levels/licences'
import { amountsIn } from '../../levels/scale'
import type { Requirement } from '../../result'
import { inThePast } from '../phrases/terms'
import type { Sentence } from '../sentence'
import type { AdvertLine } from '../text/lines'
import { placeIn } from './place'
import { quote } from './quote'
import { seniorityOf } from './seniority'

/** Maximum years of experience; a larger number is an age or the company's history. */
const YEARS = 20
const count = `(?<count>${numerals}|one|um|a|couple of)`
const years = anyOf(
  String.raw`
    (?<![\p{L}\p{N}]|\b(aged?|idade) )${count}\s?(\+|\([\p{L}\d]{1,10}\)|plus)?\s?(
      (a|e|ou|or|to|and|-|–) ?(\d{1,2}|[\p{L}]{2,6})\+? |ou mais |or more[ ]
    )?\+?\s?(anos?|years?['’]?|yrs?)(?![\p{L}]| de idade| old| of age| in a row| running| seguidos| consecutiv)
  `,
  anywhere,
)
const months = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${count}\s?\+?\s?(?:\(\p{L}{1,10}\)\s?)?\+?\s?(?:(?:a|e|ou|or|to|-|–) ?(?:\d{1,2}|[\p{L}]{2,6}) )?(?:meses|mes|months?)(?![\p{L}])`,
  'u',
)
const worked = anyOf(
  String.raw`
    experi|\bexp\b|vivencia|carteira (de trabalho )?(assinada|registrada)|na funcao|no cargo|atuacao|atuando|pratica
    ${inThePast}|working|worked (in|as|at|with|for)|running
    (years?|yrs?|anos?),? (ou mais,? |or more,? |min(imum)?\.?,? |no minimo,? )?(in|of|on|com|em|as|como|(?!being)\w{2,14}ing)\b
    (minim[oa]|pelo menos|at least|minimum)( de| of)? [\p{L}\d]{1,6} (anos?|meses) (de|como|na|no)\b
    (at least|minimum( of)?|min\.?) (an?|\w{1,6})( full| solid| good)? years?(['’]s?)? (in|on|of|as|with|at|behind|running)\b
  `,
  anywhere,
)
/** Years of a craft in the words of the trade, "dois anos de estrada", and a least time without any word of work. */
const ofCraft = anyOf(
  String.raw`
    \banos? de (balcao|bancada|cadeira|campo|canteiro|chao de fabrica|cozinha|estrada|formad[oa]|industria|obra|oficina|oficio|profissao|sala de aula|salao|volante|vendas)\b
    \byears? (on|behind|at|under|inside) (?!the (trot|run))\w
    \b(at least|minimum of|pelo menos|ao menos|no minimo)( uns| umas)? (\w{1,9}) (anos?|meses|years?|months?)\b(?! (de idade|old|of age))
  `,
  anywhere,
)
/** A time that somebody promises to stay, or a person's age. */
const otherLeast = /\b(?:commit\w*|stay|remain|permane\w+|ficar|idade|aged?|old|criancas?|children|warranty|notice)\b/
/** A trial period, a contract's term or a paid leave: times that are not experience. */
const otherTime = /periodo de experiencia|probation|contrat|prazo|vigencia|garantia|licenca|leave|estabilidade/
/** The term of the job itself, in a line without experience. */
const temporary = /^(?!.*experi).*\b(?:temporary|contrato de|contract (?:of|for))\b/
/** Maximum characters of a line under a heading of experience that holds just the time. */
const TIME_LINE = 40

/** "Escritório com 15 anos de atuação": the employer's age. Replaced by as many signs, so that places stay. */
const theirAge = anyOf(
  String.raw`
    ^(somos |a |o |an? )?([\p{L}&.'-]+ ){1,6}?(com|ha|with) (mais de |over |more than )?\d{1,3} (anos|years) (de|of|in) (
      atuacao|mercado|historia|tradicao|existencia|trajetoria|history|business|the market
    )
    \b\d{1,3} (anos|years) (de|of|in) (mercado|historia|tradicao|existencia|history|business|the market)\b
  `,
  anywhere,
)
/** "In the last two years" is when, not how long. */
const lastYears = new RegExp(
  String.raw`\b(?:(?:in|over|within|during) the (?:last|past)|n?os ultimos|ha (?:no maximo|menos de|ate)) ${count} (?:anos|years|meses|months)\b`,
  'gu',
)

const timeOf = (text = ''): number => (/^(?:one|um|a)$/.test(text) ? 1 : text === 'couple of' ? 2 : numberOf(text))

/** Years of experience, 0.5 for six months, with the words that say so. */
const yearsIn = ({ text, heading }: Pick<Sentence, 'text' | 'heading'>): { count: number; mark: string } | null => {
  const blank = (words: string) => ' '.repeat(words.length)
  const folded = fold(text).replace(theirAge, blank).replace(lastYears, blank)
  const underHeading = folded.length < TIME_LINE && /experi|^exp\b/.test(fold(heading))
  const asksTime = worked.test(folded) || (ofCraft.test(folded) && !otherLeast.test(folded))
  if (!asksTime && !underHeading) return null
  const inYears = temporary.test(folded) ? null : years.exec(folded)
  const match = inYears ?? (otherTime.test(folded) ? null : months.exec(folded))
  if (!match) return null
  const count = inYears ? timeOf(match[1]) : Math.round((timeOf(match[1]) / 12) * 100) / 100
  const mark = text.slice(match.index, match.index + match[0].length)
  return count <= 0 || count > YEARS ? null : { count: count, mark }
}

/** "Superior ou técnico": the lower alternative is enough. */
const leastEducation = (text: string): ReturnType<typeof educationIn> => {
  // Grading a pattern's sizes is a task of tailors, although it sounds like a degree.
  const folded = text.replace(
    /\b(?:saber fazer graduacao|graduacao d[eao]s? (?:moldes?|tamanhos?|modelagem|numeracao))\b/g,
    (words) => ' '.repeat(words.length),
  )
  const halves = [
    ...folded.matchAll(/(?:(?!\s(?:ou|or)\s(?!incomplet|cursando\b(?! \p{L})|em andamento|in progress)).)+/gsu),
  ].flatMap((half) => {
    const degree = educationIn(half[0])
    return degree ? [{ ...degree, start: degree.start + half.index, end: degree.end + half.index }] : []
  })
  return halves.toSorted((one, other) => one.rank - other.rank)[0] ?? educationAsked(folded)
}

const ofSentence = (sentence: Sentence): Requirement[] => {
  const { text, part } = sentence
  const need = part === 'desirable' ? 'desirable' : 'required'
  const folded = fold(text)
  const cut = (span: { readonly start: number; readonly end: number }) =>
    quote(sentence, text.slice(span.start, span.end))
  const requirements: Requirement[] = []
  const years = yearsIn(sentence)
  if (years)
    requirements.push({
      kind: 'years',
      what: `${years.count}`,
      level: years.count,
      need,
      quote: quote(sentence, years.mark),
    })
  for (const named of languagesAsked(folded))
    requirements.push({ kind: 'language', what: named.language, level: named.rank, need, quote: cut(named) })
  // Duties do not count, because they may mention colleagues: "supervisionar a equipe técnica de enfermagem".
  const register = registerIn(text)
  const grade = register && gradeSpan(text, register)
  // "COREN (auxiliar ou técnico de enfermagem)" says whose register it is, and asks for no school, as words behind a dash do.
  const schools =
    register && grade && !/[–—/-]/.test(text.slice(register.end, grade.start))
      ? folded.slice(0, grade.start) + ' '.repeat(grade.end - grade.start) + folded.slice(grade.end)
      : folded
  const school = part === 'duties' ? null : leastEducation(schools)
  if (school) requirements.push({ kind: 'education', what: school.name, level: school.rank, need, quote: cut(school) })
  if (register)
    requirements.push({
      kind: 'licence',
      what: register.name,
      level: grade?.rank ?? 0,
      need,
      quote: cut(register),
    })
  const licence = licenceIn(text)
  if (licence)
    requirements.push({ kind: 'licence', what: `CNH ${licence.category}`.trim(), level: 0, need, quote: cut(licence) })
  // How large the work will be is asked of nobody: "you will lead a team of six".
  for (const { start, end, value } of part === 'duties' && !sentence.listed ? [] : amountsIn(text)) {
    const amount = cut({ start, end })
    requirements.push({ kind: 'scale', what: amount.mark, level: value, need, quote: amount })
  }
  return requirements
}

/** Credentials and times, which adverts also name beside pay, hours and how to apply: "References will be checked". */
const ofAnySentence = (sentence: Sentence): Requirement[] => {
  const { text, part } = sentence
  const folded = fold(text)
  const to =
    (kind: 'licence' | 'availability') =>
    ({ name, start, end }: ReturnType<typeof credentialsIn>[number]): Requirement => ({
      kind,
      what: name,
      level: 0,
      need: part === 'desirable' ? 'desirable' : 'required',
      quote: quote(sentence, text.slice(start, end)),
    })
  const credentials = credentialsIn(folded)
  // "We are unable to sponsor visas" is about the employer and a condition.
  if (part === 'company')
    return /\bsponsor|\b(?:right|permission) to work/.test(folded) ? credentials.map(to('licence')) : []
  return [...credentials.map(to('licence')), ...availabilityIn(folded).map(to('availability'))]
}

/** Merges conditions of the same kind and name; a required one replaces a desirable one. */
const strongest = (all: readonly Requirement[]): Requirement[] => {
  const distinct = new Map<string, Requirement>()
  for (const requirement of all) {
    const key = ['language', 'licence', 'availability', 'scale'].includes(requirement.kind)
      ? `${requirement.kind} ${requirement.what}`
      : requirement.kind
    const before = distinct.get(key)
    const stronger = requirement.need === 'required' && before?.need === 'desirable'
    // Of several required lines, the highest level counts; of a register's the one that names a grade.
    const asksMore = ['years', 'education', 'licence'].includes(requirement.kind)
    const level = asksMore
      ? requirement.level > (before?.level ?? 0)
      : requirement.level < (before?.level ?? Number.POSITIVE_INFINITY)
    if (!before || stronger || (before.need === requirement.need && level)) distinct.set(key, requirement)
  }
  return [...distinct.values()]
}

/** The conditions an advert names, each once. */
export const toRequirements = (
  sentences: readonly Sentence[],
  lines: readonly AdvertLine[],
  title: string | null,
): Requirement[] => {
  const binding = sentences.filter(({ part }) => part === 'required' || part === 'desirable' || part === 'duties')
  return [
    ...seniorityOf(sentences, lines, title),
    ...strongest([...binding.flatMap(ofSentence), ...sentences.flatMap(ofAnySentence)]),
    ...placeIn(lines),
  ]
}
