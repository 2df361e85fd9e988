// A job stated in a sentence: "Trabalhei 3 anos na Padaria Sol como balconista", "Then I was a cook at Casa Azul for 2 years".
import { findRanges } from '../dates/dates'
import { countWords, fold } from '../text'
import { headOf } from './names/heads'
import { isTitle } from './names/titles'

/** Words and characters of such a sentence; longer ones also describe tasks. */
const WORDS = 26
const LENGTH = 240
/** Words of a title, and of an employer's name. */
const NAME_WORDS = 8

/** How a sentence leads to its job: "Depois trabalhei", "Before that I was", "Now". */
const adverb =
  '(?:ja|eu|i|tambem|also|depois(?: disso)?|then|later|antes(?: disso)?|before that|after that|atualmente|hoje|currently|now|em seguida|primeiro|first|e|and),? '
const verb =
  '(?:trabalh(?:ei|o|ava|ando)|atu(?:ei|o|ava|ando)|prestei servicos?|fui|sou|worked|working|work|served|(?:was |have been )?employed|have worked|was|am|have been)'
/** "Before that: Bar Staff, Various, 2005 – 2008", "Now dog walker, self-employed since 2019". */
export const leadIn =
  /^(?:before that|after that|previously|currently|now|then|antes disso|depois disso|anteriormente|atualmente|em seguida|depois|antes)\s*[:,]?\s+(?=\p{L})/iu

const lead = new RegExp(`^(?:${adverb}){0,3}(?:${verb} |(?=(?:n[ao]s?|at|como) |em .{2,60} como ))`, 'u')

const figure =
  '(?:\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|one|two|three|four|five|six|seven|eight|nine|ten)'
/** How long, in place of dates: "por 2 anos e 6 meses", "for 6 years". */
const span = new RegExp(
  `(?:,? ?(?:por|durante|for|cerca de|mais de))?(?: |^)${figure} (?:anos?|mes(?:es)?|years?|months?)(?: (?:e|and) ${figure} (?:mes(?:es)?|months?))?(?=$|[\\s,.;])`,
  'u',
)

/** What stands before an employer, the sure words first: "técnico em enfermagem no Hospital Sol". */
const at = ['(?:na empresa|no grupo|n[ao]s?|num|numa|at)', '(?:em|para a?|junto a[o]?|for|with|in)']
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
/** Parts of an employer, where a task was done and no other job: "no setor de embalagem". */
const inside =
  /^(?:(?:o|a|the|minha|my) )?(?:setor|areas?|departamento|equipe|projetos?|turno|unidade|filial|area|department|team|project|shift)(?!\p{L})/u

/** Signs and words that join a period to the rest. */
const before = /^[\s,;:.()–—-]+/u
const behind = /[\s,;:.(–—-]+$/u
const joint = /(?<!\p{L})(?:de|desde|from|since|entre|between|em|in)$/iu
const tidy = (text: string): string =>
  text.replace(before, '').replace(behind, '').replace(joint, '').replace(behind, '')

const company = /^(?:empresa|company)\s*:?\s+(?!Brasileira|Municipal|Estadual|d[aeo]s?\b)(?=\p{Lu})/iu

const isShort = (text: string): boolean => countWords(text) >= 1 && countWords(text) <= NAME_WORDS

/** The two names of a core, whose folded form has its length. */
const namesIn = (core: string): Pick<Stated, 'title' | 'employer'> | null => {
  const folded = fold(core)
  for (const { pattern, jobFirst } of orders) {
    const [whole, first = '', second = ''] = pattern.exec(folded) ?? []
    if (whole === undefined) continue
    const start = whole.indexOf(first, whole.length - second.length - first.length - LENGTH)
    const names = [core.slice(start, start + first.length), core.slice(whole.length - second.length)].map(tidy)
    const [title, employer] = jobFirst ? [names[0]!, names[1]!] : [names[1]!, names[0]!]
    const named = employer.replace(company, '')
    if ((headOf(title) === 'job' || isTitle(title)) && isShort(title) && isShort(named) && !inside.test(fold(named)))
      return { title, employer: named }
  }
  return null
}

export type Stated = { readonly title: string; readonly employer: string; readonly when: string }

/** The job that a sentence states with its time; null for any other text. */
export const statedJob = (sentence: string): Stated | null => {
  if (sentence.length > LENGTH || countWords(sentence) > WORDS) return null
  const [range, second] = findRanges(sentence)
  const long = range ? null : span.exec(fold(sentence))
  const cut = range ?? (long && { start: long.index, end: long.index + long[0].length })
  if (!cut || second) return null
  const rest = tidy(`${tidy(sentence.slice(0, cut.start))} ${tidy(sentence.slice(cut.end))}`)
  const opened = lead.exec(fold(rest))
  const names = opened && !/[:;|]/.test(rest) ? namesIn(rest.slice(opened[0].length)) : null
  return names && { ...names, when: sentence.slice(cut.start, cut.end).replace(before, '') }
}
