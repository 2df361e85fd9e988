// A job stated in a sentence: "Trabalhei 3 anos na Padaria Sol como balconista", "Then I was a cook at Casa Azul for 2 years".
import { either } from '../../../../phrases'
import { findDates, findRanges } from '../../dates/dates'
import { countWords, fold } from '../../text'
import { headNounOf } from '../names/heads'
import { isTitle } from '../names/titles'

/** Most words and characters of such a sentence; longer ones also describe tasks. */
const MAX_SENTENCE_WORDS = 26
const LENGTH = 240
/** Words of a title, and of an employer's name. */
const NAME_WORDS = 8

/** How a sentence leads to its job: "Depois trabalhei", "Before that I was", "Now". */
const adverb =
  '(?:ja|eu|i|tambem|also|depois(?: disso)?|then|later|antes(?: disso)?|before that|after that|atualmente|hoje|currently|presently|now|em seguida|primeiro|first|ai|e|and),? '
/** "Meu primeiro emprego foi", "My last job was". */
const employment =
  '(?:(?:o )?m(?:eu|inha) (?:primeir|ultim|atual)[oa]? (?:emprego|trabalho|experiencia) (?:foi|e)|my (?:first|last|latest|previous|current) job (?:was|is))'
/** What says in Portuguese that somebody worked or was somewhere. */
const portugueseVerbs = `
  trabalh(ei|o|ava|ando)|atu(ei|o|ava|ando)|prestei servicos?|fui( trabalhar)?|sou|estou|estive|fiquei|passei`
/** What says in English that somebody worked or was somewhere. */
const englishVerbs = `
  worked( (weekends|nights|evenings|days|mornings|part[- ]time|full[- ]time))?|working|work|served
  ((was|am|i['’]m|have been|i['’]ve been) )?(employed|working)( (subcontract|freelance|part[- ]time|full[- ]time))?
  have worked|was|am|i['’]m|have been|i['’]ve been|went( to work)?|moved(?= to )|${employment}`
const verb = either(portugueseVerbs, englishVerbs)
/** "Before that: Bar Staff, Various, 2005 – 2008", "Now dog walker, self-employed since 2019". */
export const leadIn =
  /^(?:before that|after that|previously|currently|presently|now|then|antes disso|depois disso|anteriormente|atualmente|em seguida|depois|antes)\s*[:,]?\s+(?=\p{L})/iu

const lead = new RegExp(`^(?:${adverb}){0,3}(?:${verb} |(?=(?:n[ao]s?|at|como) |em .{2,60} como ))`, 'u')

const figure =
  '(?:\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|one|two|three|four|five|six|seven|eight|nine|ten)'
/** How long, in place of dates: "por 2 anos e 6 meses", "for 6 years". */
const span = new RegExp(
  `(?:,? ?(?:por|durante|for|cerca de|mais de))?(?: |^)${figure} (?:anos?|mes(?:es)?|years?|months?)(?: (?:e|and) ${figure} (?:mes(?:es)?|months?))?(?=$|[\\s,.;])`,
  'u',
)

/** "with over", "com quase" before how long: what somebody is, and a job only where an employer's name follows. */
const having = /[\s,]+(?:com|with)(?: (?:mais de|quase|over|more than|nearly|almost|about|around))?$/iu
/** What stands before an employer, the sure words first: "técnico em enfermagem no Hospital Sol". */
const at = ['(?:na empresa|no grupo|n[ao]s?|num|numa|pel[ao]|at)', '(?:em|para a?|pr[ao]|junto a[o]?|for|with|in|to)']
const as = ['(?:como|na funcao de|no cargo de|as an?|as)', 'de']
/** "na Padaria Sol como balconista"; "como balconista na Padaria Sol". */
const orders = [
  ...as.flatMap((word) =>
    at.map((place) => ({ pattern: new RegExp(`^${place} (.{2,70}?),? ${word} (.{3,70})$`, 'u'), jobFirst: false })),
  ),
  ...at.map((place) => ({
    pattern: new RegExp(`^(?:(?:${as[0]}|an?|uma?) )?(.{3,70}?),? ${place} (.{2,70})$`, 'u'),
    jobFirst: true,
  })),
]
/** " at Sunrise Home", " no Lar São José". */
const namedAfter = /^ (?:n[ao]s?|at) \p{Lu}/u
/** Parts of an employer, where a task was done and no other job: "no setor de embalagem". */
const inside =
  /^(?:(?:o|a|the|minha|my) )?(?:setor|areas?|departamento|equipe|projetos?|turno|unidade|filial|area|department|team|project|shift)(?!\p{L})/u

/** Signs and words that join a period to the rest. */
const before = /^[\s,;:.()–—-]+/u
const behind = /(?<![\s,;:.(–—-])[\s,;:.(–—-]+$/u
const joint = /(?<!\p{L})(?:de|desde|from|since|entre|between|em|in)$/iu
const trimJoints = (text: string): string =>
  text.replace(before, '').replace(behind, '').replace(joint, '').replace(behind, '')

const company = /^(?:empresa|company|m\/s\.?)\s*:?\s+(?!Brasileira|Municipal|Estadual|d[aeo]s?\b)(?=\p{Lu})/iu

/** "Bright Smiles Dental in Tucson", "Escola Sol (Natal)": the town behind an employer. */
const withoutTown = (whole: string): string => {
  const employer = whole.replace(/\s\(\p{Lu}[^()]{2,40}\)$/u, '')
  return /^(.{2,60}?),? in \p{Lu}[\p{L}' -]{2,30}(?:[,/] ?\p{Lu}{2})?$/u.exec(employer)?.[1] ?? employer
}

const isShort = (text: string): boolean => countWords(text) >= 1 && countWords(text) <= NAME_WORDS

/** The two names of a core, whose folded form has its length. */
const namesIn = (core: string): Pick<Stated, 'title' | 'employer'> | null => {
  const folded = fold(core)
  for (const { pattern, jobFirst } of orders) {
    const [phrase, first = '', second = ''] = pattern.exec(folded) ?? []
    if (phrase === undefined) continue
    const start = phrase.indexOf(first, phrase.length - second.length - first.length - LENGTH)
    const names = [core.slice(start, start + first.length), core.slice(phrase.length - second.length)].map(trimJoints)
    const [title, employer] = jobFirst ? [names[0]!, names[1]!] : [names[1]!, names[0]!]
    const named = withoutTown(employer.replace(company, ''))
    // "motorista e em 2011 passei a encarregado" are two jobs.
    if (/\d{4}/.test(title)) continue
    if (
      (headNounOf(title) === 'job' || isTitle(title)) &&
      isShort(title) &&
      isShort(named) &&
      !inside.test(fold(named))
    )
      return { title, employer: named }
  }
  return null
}

/** `more` is what the sentence goes on to say of the job: "onde atendi 40 alunos". */
export type Stated = {
  readonly title: string
  readonly employer: string
  readonly when: string
  readonly more?: string
}

/** How a sentence goes on about its job. */
const goesOn =
  /(?:,? (?:onde|where|n[ao] qual|in which|when|quando)|, (?:sendo|realizando|exercendo|fazendo|atuando|atendendo|cuidando|com a funcao|responsavel|responsible|doing|working|looking after|and i|e)) /u

/** The job that a sentence states with its time; null for any other text. */
export const statedJob = (whole: string): Stated | null => {
  const end = whole.length > 2 * LENGTH ? null : goesOn.exec(fold(whole))
  const [sentence, more] = end
    ? [whole.slice(0, end.index), whole.slice(end.index).replace(/^,?\s*/u, '')]
    : [whole, '']
  return beforeTask(whole) ?? readJob(sentence, more) ?? (end ? readJob(whole, '') : null)
}

/** A comma or a colon, and the small letter of what was done: "como camareira, arrumava 14 quartos". */
const comma = /[,:]\s+(?=\p{Ll}|I )/gu
/** Commas that are tried: names and a period have fewer before them. */
const COMMAS = 6

/** The job of the shortest part up to a comma that holds both names and the time; what follows is a task. */
const beforeTask = (whole: string): Stated | null => {
  if (whole.length > 2 * LENGTH || findRanges(whole).length > 1) return null
  for (const { index, 0: sign } of [...whole.matchAll(comma)].slice(0, COMMAS)) {
    const stated = readJob(whole.slice(0, index), '')
    if (stated)
      return { ...stated, more: [stated.more, trimJoints(whole.slice(index + sign.length))].filter(Boolean).join(', ') }
  }
  return null
}

/** "Comecei na Loja Azul em 2019 como vendedora e saí em 2021", "I joined Zurich in 2019 as clerk and left in 2021". */
const joined =
  /^(?:(?:eu )?(?:comecei(?: a trabalhar)?|ingressei|entrei|fui (?:contratad|admitid)[oa])|i (?:joined|started(?: work(?:ing)?)?)|joined) /u
const left =
  /,? ?(?:e|and|onde fiquei|onde permaneci|ficando|permanecendo)? ?(?:sai|me desliguei|fui desligad[oa]|fiquei|left|stayed)?(?: (?:de la|there|it))? ?(?:ate|em|in|until|ate o)?[ ]?$/u

/** The job of such a sentence with its two dates. */
const readJoined = (sentence: string): Stated | null => {
  const lead = sentence.length > LENGTH ? null : joined.exec(fold(sentence))
  const [from, to, more] = lead ? findDates(sentence) : []
  if (!lead || !from || !to || more || findRanges(sentence).length > 0) return null
  const middle = sentence.slice(from.end, to.start)
  const before = sentence.slice(lead[0].length, from.start).replace(/\s(?:em|in|no ano de)\s*$/iu, '')
  const between = middle.slice(0, middle.length - (left.exec(fold(middle))?.[0].length ?? 0))
  const place = /^(?:n[ao]s?|em|at|in) /iu.test(before) ? '' : /^(?:i )?joined/u.test(lead[0].trim()) ? 'at ' : ''
  const names = namesIn(`${place}${before}${between}`)
  return names && { ...names, when: `${sentence.slice(from.start, from.end)} – ${sentence.slice(to.start, to.end)}` }
}

const readJob = (sentence: string, more: string): Stated | null => {
  const entered = readJoined(sentence)
  if (entered) return entered
  if (sentence.length > 2 * LENGTH) return null
  const [range, second] = findRanges(sentence)
  const long = range ? null : span.exec(fold(sentence))
  const cut = range ?? (long && { start: long.index, end: long.index + long[0].length })
  if (!cut || second) return null
  const isLong = (text: string) => text.length > LENGTH || countWords(text) > MAX_SENTENCE_WORDS
  const [whole, tail] = [trimJoints(sentence.slice(0, cut.start)), sentence.slice(cut.end)]
  const head = long ? whole.replace(having, '') : whole
  if (head !== whole && !namedAfter.test(tail)) return null
  const when = sentence.slice(cut.start, cut.end).replace(before, '')
  const named = (rest: string) => {
    const opened = lead.exec(fold(rest))
    return opened && !/[:;|]/.test(rest) ? namesIn(rest.slice(opened[0].length)) : null
  }
  // "Trabalhei na Casa Azul como caixa de 2019 a 2021, atendimento ao público": what follows both names and the period is a task.
  const sign = /^\s*[,.;]\s+(?=\p{L})/u.exec(tail)?.[0]
  const early = sign === undefined || more !== '' || isLong(head) ? null : named(head)
  if (early && sign !== undefined) return { ...early, when, more: trimJoints(tail.slice(sign.length)) }
  const names = isLong(sentence) ? null : named(trimJoints(`${head} ${trimJoints(tail)}`))
  return names && { ...names, when, ...(more ? { more } : {}) }
}
