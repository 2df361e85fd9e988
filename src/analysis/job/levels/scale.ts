// Amounts that say how large work is, "projects over £20m", "equipes de 30 pessoas": how much of which unit.
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'

/** An amount in its text, with its value in its own unit. */
export type Amount = { readonly unit: string; readonly value: number; readonly start: number; readonly end: number }

const number = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?`
const money = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(R\$|US\$|[£€$]) ?(${number}) ?(k|m|mm|mn|mi|bn|bi|mil|milhao|milhoes|bilhao|bilhoes|thousand|million|billion)?(?![\p{L}\p{N}])\+?`,
  'giu',
)
const times: Readonly<Record<string, number>> = {
  k: 1e3,
  mil: 1e3,
  thousand: 1e3,
  bn: 1e9,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
  billion: 1e9,
}
const MILLION = 1e6

/** What is counted, one kind a row, the first word being its name. */
const countable = [
  'people|pessoas|colaboradores|funcionarios|empregados|profissionais|membros|staff|employees|members|reports|engineers|agents',
  'pupils|alunos|estudantes|students|learners',
  'meals|refeicoes|covers',
  'guests|hospedes',
  'beds|leitos',
  'stores|lojas|filiais|branches',
  'vehicles|veiculos|caminhoes|trucks',
] as const
const counts = countable.map((kind) => ({
  unit: kind.split('|')[0] ?? '',
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,])(\d{1,3}(?:[.,]\d{3})+|\d+)\+? (?:${kind})(?!\p{L})`, 'gu'),
}))

/** "1.500" is a thousand and a half, "1,9" of a million is not. */
const amountOf = (digits: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? Number(digits.replace(/[.,]/g, '')) : Number(digits.replace(',', '.'))

/** Pay, which is no scale of work. Folded. */
const pay = anyOf(
  'salar(y|io)s?|salarial|remunera\\p{L}*|subsidios?|stipends?|bolsa|vale|beneficios?|per (hour|annum|month|week|day)|an hour|hourly|bonus|allowance|pension|comiss(ao|oes)|commission|por (hora|mes|dia)|mensais|clt|ote',
)
/** Words by which people are those that somebody leads. Folded. */
const leads =
  /(?<!\p{L})(?:equipes?|times?|teams?|lider\p{L}*|lead\p{L}*|led|manag\p{L}*|gest(?:ao|or)|geri\p{L}+|gerenci\p{L}*|coordena\p{L}*|coordinat\p{L}*|supervis\p{L}*|orient\p{L}*|staff)(?!\p{L})/u

/** The amounts of work that a text names, in order; none of pay, nor of people without somebody who leads them. */
export const amountsIn = (text: string): Amount[] => {
  const folded = fold(text)
  if (pay.test(folded)) return []
  const sums = [...folded.matchAll(money)].map(
    ({ index, 0: whole, 1: sign = '', 2: digits = '', 3: unit }): Amount => ({
      unit: sign.toUpperCase(),
      value: amountOf(digits) * (unit ? (times[unit.toLowerCase()] ?? MILLION) : 1),
      start: index,
      end: index + whole.length,
    }),
  )
  const numbers = counts.flatMap(({ unit, pattern }) =>
    unit === 'people' && !leads.test(folded)
      ? []
      : [...folded.matchAll(pattern)].map(
          ({ index, 0: whole, 1: digits = '' }): Amount => ({
            unit,
            value: amountOf(digits),
            start: index,
            end: index + whole.length,
          }),
        ),
  )
  return [...sums, ...numbers].toSorted((one, other) => one.start - other.start)
}
