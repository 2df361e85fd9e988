// Finds figures that a recruiter will doubt: growth, savings and numbers of people beyond what one person does.
import type { Line } from '../../documents/document'
import { memo } from '../../memo'
import { either } from '../../phrases'
import { quantity } from '../reading/experience/tasks/quantities'
import type { Block } from '../reading/lines/paragraphs'
import { fold } from '../reading/text'

/**
 * growth, cut, scale: a figure no reader believes without a source; overlap: many jobs at once; age: work as a small
 * child; level: a trainee who calls themselves senior; dates: a job that ends before it begins, or begins after today.
 */
export type DoubtReason = 'growth' | 'cut' | 'scale' | 'overlap' | 'age' | 'level' | 'dates'
export type Doubted = { readonly line: Line | Block; readonly mark: string; readonly reason: DoubtReason }

/** Growth in per cent, and as a multiple, above which a line needs a source; a cut cannot exceed 100 %. */
const GROWTH = { percent: 1000, times: 50 }
/** People led, people served a day by oneself, countries, firms founded, money saved, and homes or cars sold, above which it is doubted. */
const SCALE = { led: 5000, served: 1000, countries: 60, founded: 20, money: 500_000_000, sold: 3000 }

export const numberPattern = '(\\d{1,3}(?:[.,]\\d{3}){1,4}|\\d{1,12})(?:[.,]\\d{1,2})?'
export const wordPattern =
  ' ?(mil|k|thousand|milhao|milhoes|mm|million|bilhao|bilhoes|bn|billion|trilhao|trilhoes|trillion)?(?!\\p{L})'
const factors: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['mil', 'k', 'thousand'].map((name) => [name, 1e3])),
  ...Object.fromEntries(['milhao', 'milhoes', 'mm', 'million'].map((name) => [name, 1e6])),
  ...Object.fromEntries(['bilhao', 'bilhoes', 'bn', 'billion'].map((name) => [name, 1e9])),
  ...Object.fromEntries(['trilhao', 'trilhoes', 'trillion'].map((name) => [name, 1e12])),
}
const amount = (digits = '0', factor = ''): number => Number(digits.replace(/[.,]/g, '')) * (factors[factor] ?? 1)

const percentages = new RegExp(`${numberPattern} ?(?:%|por cento(?!\\p{L})|percent(?!\\p{L}))`, 'gu')
const times = new RegExp(`${numberPattern}(?: ?x(?!\\p{L}|\\d)| vezes(?!\\p{L})| times(?!\\p{L}))`, 'gu')
/** Growth beyond this within days is doubted. */
const AT_ONCE_GROWTH = 100
const atOnce =
  /(?<!\p{L})(?:overnight|da noite para o dia|(?:n[ao]|em) (?:minha )?(?:primeir[oa]|um[a]?) (?:semana|dia)|in (?:my|the|a) (?:first|single)? ?(?:week|day))(?!\p{L})/u
/** A multiple is growth only where something grew: "downloaded 3,800 times" is a count. */
const grew =
  /(?<!\p{L})(?:aument|cresc|multipli|elev|ampli|expand|melhor|escal|acelera|subi|increas|grew|grow|multipl|rais|boost|improv|scal|expan|accelera|\d+ ?x(?!\p{L}))/u
const cut =
  /(?<!\p{L})(?:reduz\p{L}*|reduc\p{L}+|diminu\p{L}+|cort(?:ei|ou|amos|ar)|baix(?:ei|ou|amos)|reduced|reducing|cut|lowered|decreased|decreasing)(?!\p{L})/u
/** Verbs of leading people. */
const leadingVerbs = String.raw`
  lider\p{L}*|gerenci\p{L}*|geri\p{L}*|comand\p{L}*|chefi\p{L}*|coorden\p{L}*|manag(e|es|ed|ing)|led|leads?|leading
  supervised|headed`
/** The people who are led. */
const peopleLed = `
  pessoas|colaboradores|funcionarios|vendedores|empregados|profissionais|homens|people|employees|staff|workers
  engineers|salespeople`
const led = new RegExp(
  String.raw`(?<!\p{L})${either(leadingVerbs)}(?!\p{L}).{0,40}?${numberPattern}${wordPattern} ${either(peopleLed)}`,
  'u',
)
/** The people who are served. */
const peopleServed = 'clientes|pacientes|pessoas|chamados|customers|patients|people|clients|calls'
const served = new RegExp(
  String.raw`(?<!\p{L})(?:atendi|atendo|atendia|servi|served|serve|handled|helped)(?: (?:cerca de|mais de|ate|about|over|up to))? ${numberPattern}${wordPattern} ${either(peopleServed)}(?: \p{L}+)? (?:por|ao|a cada|per|a|every) (?:dia|hora|turno|day|hour|shift)`,
  'u',
)
const countries = new RegExp(`${numberPattern} (?:paises|countries)`, 'u')
const founded = new RegExp(
  `(?<!\\p{L})(?:fundei|fundou|abri|criei|founded|started|launched) ${numberPattern} (?:empresas|negocios|companies|businesses|startups|unicorns|unicornios|ventures)`,
  'u',
)
const saved = new RegExp(
  `(?<!\\p{L})(?:economizei|poupei|lucrei|salvei|gerei|faturei|saved|earned|generated|made)(?!\\p{L}).{0,40}?(?:r\\$|us\\$|\\$|€|£) ?${numberPattern}${wordPattern}`,
  'u',
)
/** Homes, firms or cars that one person sold or closed. */
const sold = new RegExp(
  `(?<!\\p{L})(?:vendi|fechei|negociei|sold|closed)(?: \\p{L}+){0,3} ${numberPattern}${wordPattern} (?:imoveis|casas|apartamentos|empresas|carros|veiculos|properties|homes|houses|companies|cars)`,
  'u',
)
/** People by the billion are nobody's customers. */
const billions =
  /(?<!\p{L})()(?:billion|bilhao|bilhoes)(?: de)? (?:users|people|customers|followers|usuarios|pessoas|clientes|seguidores)/u
const sizes: readonly (readonly [RegExp, number])[] = [
  [led, SCALE.led],
  [served, SCALE.served],
  [countries, SCALE.countries],
  [founded, SCALE.founded],
  [saved, SCALE.money],
  [sold, SCALE.sold],
  [billions, -1],
]

/** The part of a sentence that no reader believes without a source, and why; null for any other. Pure. */
export const findDoubted = memo((text: string): { readonly reason: DoubtReason; readonly mark: string } | null => {
  const folded = fold(text)
  const at = (match: RegExpMatchArray) => text.slice(match.index!, match.index! + match[0].length)
  const shares = [...folded.matchAll(percentages)]
  const most = atOnce.test(folded) && grew.test(folded) ? AT_ONCE_GROWTH : GROWTH.percent
  const growth = shares.find((match) => amount(match[1]) > most)
  if (growth) return { reason: 'growth', mark: at(growth) }
  const multiple = [...folded.matchAll(times)].find((match) => amount(match[1]) > GROWTH.times)
  if (multiple && grew.test(folded)) return { reason: 'growth', mark: at(multiple) }
  const over = shares.length === 1 && amount(shares[0]![1]) > 100 ? shares[0]! : null
  if (over && cut.test(folded.slice(0, over.index))) return { reason: 'cut', mark: at(over) }
  for (const [pattern, limit] of sizes) {
    const match = folded.match(pattern)
    if (match && amount(match[1], match[2]) > limit) return { reason: 'scale', mark: at(match) }
  }
  return null
})

/**
 * Growth in per cent that a reader believes once or twice and not line after line: at least so many lines before it is a pattern, or fewer where
 * so many lines have a percentage and nothing that is counted.
 */
const OFTEN = { percent: 150, lines: 3, fewer: 2, bare: 3, quoted: 2 }
const fromTo = /(?<!\p{L})(?:de|from) \S{0,12}\d\S{0,12} (?:\p{L}{1,12} )?(?:para|a|to) \S{0,3}\d/u

/** True where the only figures are percentages, without from what to what: "Improved customer satisfaction by 80%". */
const isBareShare = (text: string): boolean => {
  const folded = fold(text)
  return /\d ?%/.test(folded) && !fromTo.test(folded) && quantity(folded.replaceAll(percentages, ' ')) === null
}

/** Lines of growth without its base, where the page has them line after line: the first ones. */
export const growingOften = (sentences: readonly Block[]): Doubted[] => {
  const growing = sentences.flatMap((line): Doubted[] => {
    const folded = fold(line.text)
    const share = [...folded.matchAll(percentages)].find((match) => amount(match[1]) >= OFTEN.percent)
    if (!share || !grew.test(folded) || fromTo.test(folded)) return []
    return [{ line, mark: line.text.slice(share.index, share.index + share[0].length), reason: 'growth' }]
  })
  const isOften =
    growing.length >= OFTEN.lines ||
    (growing.length >= OFTEN.fewer && sentences.filter(({ text }) => isBareShare(text)).length >= OFTEN.bare)
  return isOften ? growing.slice(0, OFTEN.quoted) : []
}
