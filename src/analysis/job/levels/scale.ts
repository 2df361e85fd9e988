// Amounts that say how large work is, "projects over £20m", "equipes de 30 pessoas": how much of what and in which time.
import { anyOf } from '../../phrases'
import { numberOf, spelledNumber } from '../../resume/reading/dates/number-words'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { fold } from '../../resume/reading/text'

/** An amount in its text, with its value in its own unit: "£ project", "people". */
export type Amount = {
  readonly unit: string
  readonly value: number
  /** The time in which it is done, and what the counted ones are of: "day", "class"; '' where the text names none. */
  readonly period: string
  readonly of: string
  /** True where the words before it say that they are led. */
  readonly led: boolean
  readonly start: number
  readonly end: number
}

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

/** What is counted or paid for, one kind a row, the first word being its name. */
const countable = [
  'people|pessoas|colaboradores|funcionarios|empregados|profissionais|membros|staff|employees|members|reports|engineers|agents',
  'pupils|alunos|estudantes|students|learners',
  'meals|refeicoes|covers',
  'guests|hospedes',
  'beds|leitos',
  'stores|shops|outlets|lojas|filiais|branches',
  'unidades',
  'vehicles|veiculos|caminhoes|trucks',
] as const
/** Those whose number says how large work is only where somebody leads or runs them. */
const ledOnly: ReadonlySet<string> = new Set(['people', 'beds', 'stores', 'unidades', 'vehicles'])
/** Those that are no scale at all where nobody leads them: "500 unidades por dia" are goods. */
const nothingUnled: ReadonlySet<string> = new Set(['people', 'unidades'])
/** Those who are part of a class, a school, a hotel, whose number is of that. */
const inGroups: ReadonlySet<string> = new Set(['pupils', 'guests'])
const payable = [
  'project|scheme|contract|development|extension|refurbishment|building|projeto|contrato|obra|empreendimento',
  'budget|orcamento|verba|spend|compras|purchas|procurement',
  'portfolio|carteira|fundo|assets',
  'sales|vendas|faturamento|turnover|revenue|receita',
] as const
const rows = (kinds: readonly string[]) => kinds.map((kind) => ({ unit: kind.split('|')[0] ?? '', kind }))
/** "1.200", "12", "vinte e cinco". */
const count = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+|${spelledNumber}`
const units = rows(countable)
/** "420 refeições", "nine stores", each kind a group; and a number with any other word or none, which a team or those led may have. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${count})\+?(?: (?:${units.map(({ kind }) => `(${kind})`).join('|')})(?!\p{L})| (\p{L}{4,24}s)(?!\p{L})|(?![\p{L}\p{N}%/]|[.,:]\d| [%$€£]))`,
  'gu',
)
/** Objects that go by a word for people. */
const objects = /^(?:servers?|printers?|vendors?|caixas|leads?|coaches)$/
/** "Carers", "vendedores": people by the name of their work. Folded. */
const arePeople = (word: string): boolean => !objects.test(word) && (isTitle(word) || isTitle(word.replace(/es$/, '')))
/** "Budget of up to", "carteira de mais de" before a sum, "hospital extension" behind it. Folded. */
const works = rows(payable).map(({ unit, kind }) => ({
  unit,
  before: new RegExp(String.raw`(?<!\p{L})(?:${kind})\p{L}{0,4}(?: [\p{L}-]+){0,4} $`, 'u'),
  behind: new RegExp(String.raw`^(?: [\p{L}-]+){0,2} (?:${kind})\p{L}{0,4}(?!\p{L})`, 'u'),
}))

/** "1.500" is a thousand and a half, "1,9" of a million is not; of pounds and dollars "1.250m" is no thousand millions. */
const amountOf = (digits: string, isPointed = false): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && !(isPointed && /^\d+\.\d+$/.test(digits))
    ? Number(digits.replace(/[.,]/g, ''))
    : Number(digits.replace(',', '.'))

/** Pay, fees, insurance, what is lost and what is somebody else's: no scale of work. Folded. */
const besides = anyOf(
  `
    salar(y|io)s?|salarial|wages?|rate|remunera\\p{L}*|subsidios?|stipends?|bolsa|vale|beneficios?|per (hour|annum|month|week|day)(?=.*[£€$])|an hour|hourly|bonus
    allowance|pension|comiss(ao|oes)|commission|por (hora|mes)(?=.*[£€$])|mensais|clt|ote|ajuda de custo|insurance|seguros?|indemnity|fees?|taxas?|tools|ferramentas
    lost|bid|tender|unsuccessful|perdid[oa]s?|(clients?|customers?|company|firm|clientes?|empresa) (of|with|de|com)|outing
  `,
)
/** Behind these stands the most that there may be. Folded. */
const most =
  /(?<!\p{L})(?:no more than|at most|max(?:imum)?(?: of)?|(?:fewer|less) than|under|up to|no maximo|menos de|ate)(?: de)? $/u
const atMost =
  /(?<!\p{L})(?:no more than|at most|max(?:imum)?(?: of)?|(?:fewer|less) than|under|no maximo|menos de)(?: de)? $/u
/** Words by which those behind them are led: "managed a team of", "gestão de equipes de". Folded. */
const groups =
  'teams?|equipes?|times?|crews?|squads?|brigadas?|kitchens?|cozinhas?|departments?|departamentos?|setor(?:es)?|stores?|shops?|lojas?|units?|unidades?|shifts?|turnos?'
const about = 'of|de|com|up to|ate|over|about|around|roughly|mais de|cerca de'
// "The payroll of 300 staff" is no team: what stands between describes the group alone.
const leads = new RegExp(
  String.raw`(?<!\p{L})(?:(?:lider\p{L}*|lead\p{L}*|led|manag\p{L}*|oversee\p{L}*|oversaw|ran|gest(?:ao|or)|ger(?:i|enci)\p{L}*|coorden\p{L}*|coordinat\p{L}*|supervis\p{L}*|chefi\p{L}*)(?: (?:an?|the|uma?|de|d?[ao]s?|my|our))?(?: (?!${groups})\p{L}+(?! (?:of|de|for|para)(?!\p{L})))?|responsavel p(?:or|el[ao]s?)(?: uma?)?|responsible for(?: an?)?|in charge of(?: an?)?|a frente de(?: uma?)?)(?: (?:${groups}))?(?: (?:${about})){0,2} $`,
  'u',
)
const teams = new RegExp(
  String.raw`(?<!\p{L})(?:teams?|equipes?|times?|crews?|squads?|brigadas?)(?: (?:${about})){1,2} $`,
  'u',
)
const periods = [
  ['shift', 'shift|turno|plantao|service'],
  ['day', 'day|daily|dia|diari[ao]s?'],
  ['week', 'week|weekly|semana|semanais'],
  ['month', 'month|monthly|mes|mensais'],
  ['year', 'year|yearly|annum|ano|anuais'],
] as const
const period = periods.map(([name, words]) => ({
  name,
  pattern: new RegExp(String.raw`^[^.;:\d]{0,30}?(?<!\p{L})(?:${words})(?!\p{L})`, 'u'),
}))
/** "Classes of", "school of": what the counted ones make up. Folded. */
const group = /(?<!\p{L})(\p{L}{3,5})\p{L}*(?: (?:of|with|de|com|com ate|of up to)) $/u
const BEFORE = 60

/** What stands around an amount, in its own clause. */
const aroundOf = (folded: string, start: number, end: number) => {
  const before =
    folded
      .slice(Math.max(0, start - BEFORE), start)
      .split(/[.,;:(]\s/u)
      .at(-1) ?? ''
  const behind = folded.slice(end, end + BEFORE)
  return {
    before,
    behind,
    period: period.find(({ pattern }) => pattern.test(behind))?.name ?? '',
    of: group.exec(before)?.[1] ?? '',
    led: leads.test(before),
  }
}

/** The amounts of work that a text names, in order; an advert's upper bounds say nothing of what is asked for. */
export const amountsIn = (text: string, from: 'advert' | 'resume' = 'advert'): Amount[] => {
  const folded = fold(text)
  if (besides.test(folded)) return []
  const bound = from === 'advert' ? most : atMost
  const amount = (unit: string, value: number, start: number, length: number): Amount[] => {
    const { before, behind, period: time, of, led } = aroundOf(folded, start, start + length)
    if (bound.test(before)) return []
    const isSum = /^\P{L}*$|^R\$|^US\$/u.test(unit)
    const kind = isSum ? works.find((one) => one.behind.test(behind) || one.before.test(before))?.unit : ''
    if (kind === undefined || (nothingUnled.has(unit) && !led && !(from === 'advert' && teams.test(before)))) return []
    return [
      {
        unit: `${unit} ${kind}`.trim(),
        value,
        period: time,
        of: inGroups.has(unit) ? of : '',
        led,
        start,
        end: start + length,
      },
    ]
  }
  const sums = [...folded.matchAll(money)].flatMap(({ index, 0: matched, 1: sign = '', 2: digits = '', 3: unit }) =>
    amount(
      sign.toUpperCase(),
      amountOf(digits, unit !== undefined && !/r/i.test(sign)) * (unit ? (times[unit.toLowerCase()] ?? MILLION) : 1),
      index,
      matched.length,
    ),
  )
  const numbers = [...folded.matchAll(counted)].flatMap((match): Amount[] => {
    const [matched, digits = '', ...named] = match
    const value = /^\p{L}/u.test(digits) ? numberOf(digits) : amountOf(digits)
    if (Number.isNaN(value)) return []
    const unit = units.find((_, at) => named[at] !== undefined)?.unit
    if (unit !== undefined) return amount(unit, value, match.index, matched.length)
    const word = named.at(-1)
    // "Supervised 15 carers", "led a team of 12".
    const team = teams.exec(folded.slice(Math.max(0, match.index - BEFORE), match.index))?.[0].length ?? 0
    const isNamed = word !== undefined && arePeople(word)
    if (team === 0 && !isNamed) return []
    if (!aroundOf(folded, match.index, match.index + matched.length).led) return []
    return amount('people', value, match.index, isNamed ? matched.length : digits.length).map((one) => ({
      ...one,
      start: one.start - team,
    }))
  })
  return [...sums, ...numbers].toSorted((one, other) => one.start - other.start)
}

/** True for an amount of the same noun and period, led where the other must be: only then one says anything of the other. */
export const isSameScale = (asked: Amount, own: Amount): boolean =>
  asked.unit === own.unit && asked.period === own.period && (ledOnly.has(asked.unit) ? own.led : asked.of === own.of)
