// Formats figures and times in each language. Pure: the current time and the time zone are parameters.
import { recent } from '../cache/bounded'
import { dayMs, minuteMs } from '../time/units'
import { saoPaulo } from '../time/zone'
import type { Language } from './locale'

/** Most formatters cached: two languages in a few zones. */
const formattersMax = 16

/** The formats of one language in one IANA time zone, for milliseconds since 1970; throws a RangeError for an unknown one. */
export type Formats = ReturnType<typeof build>

const cache = recent<string, Formats>(formattersMax)

/** The formats of a language and an IANA zone. Creating them costs some Intl objects, so up to 16 are cached. */
export function formats(language: Language, timeZone: string = saoPaulo): Formats {
  const key = `${language} ${timeZone}`
  const cached = cache.get(key)
  if (cached) return cached
  const formatter = build(language, timeZone)
  cache.set(key, formatter)
  return formatter
}

/** Made when it is first used: each Intl object costs up to a millisecond and some memory, and a page needs a few. */
const once = <Made>(make: () => Made): (() => Made) => {
  let formatter: Made | undefined
  return () => {
    formatter ??= make()
    return formatter
  }
}

/** ICU's narrow spaces as plain ones, and its hyphen as a minus, behind which no line is broken. */
const unbroken = (text: string, timeZone: string): string => {
  const plain = text.replace(/\s/g, ' ').replace('GMT-', 'GMT−')
  return timeZone === saoPaulo ? plain.replace(/ GMT−3$/, ' (Brasília time)') : plain
}

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

function build(language: Language, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, { timeZone, ...options }))
  const clock = part(
    language === 'pt-BR'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }
      : // People who read English may be in another zone.
        { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
  )
  const dayMonth = part({ day: 'numeric', month: 'long' })
  const dayMonthYear = part(longDay)
  const shortDay = part({ day: 'numeric', month: 'short' })
  const exact = part({ dateStyle: 'short', timeStyle: language === 'pt-BR' ? 'medium' : 'long' })
  const minute = part({ ...longDay, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' })
  const numeric = part({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  const number = once(() => new Intl.NumberFormat(language))
  const all = once(() => new Intl.ListFormat(language, { type: 'conjunction' }))
  const any = once(() => new Intl.ListFormat(language, { type: 'disjunction' }))
  const calendarDay = dayCounter(timeZone)
  const daysAgo = (at: number, now: number) => calendarDay(now) - calendarDay(at)
  const yearOf = (at: number) => new Date(calendarDay(at) * dayMs).getUTCFullYear()

  /** 9h14 or 9:14 AM (Brasília time). ICU inserts a narrow space before AM that few fonts have. */
  const time = (at: number) =>
    language === 'pt-BR'
      ? clock()
          .format(at)
          .replace(/^0?(\d+):/, '$1h')
      : unbroken(clock().format(at), timeZone)
  /** 17 de novembro, with the year only where it differs from the current one. */
  const date = (at: number, now: number) => (yearOf(at) === yearOf(now) ? dayMonth : dayMonthYear)().format(at)

  return {
    time,
    date,
    /** For lists: "hoje, 9h14", "ontem, 18h02", "17 de novembro". */
    moment: (at: number, now: number) => {
      const days = daysAgo(at, now)
      return days === 0 || days === 1 ? `${relative().format(-days, 'day')}, ${time(at)}` : date(at, now)
    },
    /** Beside a score: like `moment`, but "há 3 dias" within a week. */
    ago: (at: number, now: number) => {
      const days = daysAgo(at, now)
      if (days === 0) return `${relative().format(0, 'day')}, ${time(at)}`
      return days >= 1 && days <= 6 ? relative().format(-days, 'day') : date(at, now)
    },
    /** Within a sentence: "hoje às 9h14", "ontem às 18h02", "em 17 de novembro". */
    when: (at: number, now: number) => {
      const days = daysAgo(at, now)
      const joiners = language === 'pt-BR' ? { at: 'às', on: 'em' } : { at: 'at', on: 'on' }
      return days === 0 || days === 1
        ? `${relative().format(-days, 'day')} ${joiners.at} ${time(at)}`
        : `${joiners.on} ${date(at, now)}`
    },
    number: (value: number) => number().format(value),
    /** a, b e c */
    list: (items: Iterable<string>) => all().format(items),
    /** a, b ou c */
    choice: (items: Iterable<string>) => any().format(items),
    /** For the axis of a chart: "21 out", "Oct 21". */
    short: (at: number) =>
      language === 'pt-BR'
        ? shortDay()
            .format(at)
            .replace(/ de |\.$/g, (cut) => (cut === '.' ? '' : ' '))
        : shortDay().format(at),
    /** To the second, to distinguish times within one minute. */
    exact: (at: number) => unbroken(exact().format(at), timeZone),
    /** In print, and for a time that is promised: 20 de novembro de 2026 às 9h14. */
    minute: (at: number) =>
      language === 'pt-BR' ? `${dayMonthYear().format(at)} às ${time(at)}` : unbroken(minute().format(at), timeZone),
    /** For a column of dates: 20/11/2026, 11/20/2026. */
    numeric: (at: number) => numeric().format(at),
  }
}

/** Every zone's offset is a multiple of a quarter of an hour, so within a quarter the day is the same. */
const quarterMs = 15 * minuteMs
/** Quarters whose day is remembered: finding it costs microseconds, and a page asks for now with every time it shows. */
const quartersMax = 200

/** Counts calendar days in a zone, so that "yesterday" changes at the zone's midnight and not after 24 hours. */
function dayCounter(timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  const days = recent<number, number>(quartersMax)
  return (at: number) => {
    const quarter = Math.floor(at / quarterMs)
    const cached = days.get(quarter)
    if (cached !== undefined) return cached
    const [month = 1, dayOfMonth = 1, year = 1970] = parts.format(at).split('/').map(Number)
    const day = Date.UTC(year, month - 1, dayOfMonth) / dayMs
    days.set(quarter, day)
    return day
  }
}

const inReais = (language: Language) =>
  once(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL' }))
const reais = { 'pt-BR': inReais('pt-BR'), 'en-US': inReais('en-US') } as const satisfies Record<Language, unknown>

/** A price from centavos as the language writes it: "R$ 29,90" with a plain space, "R$29.90". */
export const brl = (centavos: number, language: Language): string =>
  reais[language]()
    .format(centavos / 100)
    .replace(/\s/g, ' ')

/** An amount in US dollars from millionths, to the hundredth of a cent. */
export const usd = (millionths: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
    .format(millionths / 1_000_000)
    .replace(/\s/g, ' ')
