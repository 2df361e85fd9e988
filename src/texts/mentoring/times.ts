// Hours of mentoring in words, by the clock of São Paulo.
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { saoPaulo } from '../../time/zone'

const formatters = new Map<string, Intl.DateTimeFormat>()
const format = (language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${name}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: saoPaulo, ...options })
  formatters.set(key, formatter)
  return formatter
}

/** 'quarta-feira, 25 de novembro' */
export const dayInWords = (at: number, language: Language): string =>
  format(language, 'day', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

/** '19h00' or '7:00 PM' */
export const clockInWords = (at: number, language: Language): string =>
  language === 'pt-BR'
    ? formats(language).time(at)
    : format(language, 'clock', { hour: 'numeric', minute: '2-digit' }).format(at)

/** 'quarta-feira, 25 de novembro, às 19h00', within a sentence. */
export const hourInWords = (at: number, language: Language): string =>
  `${dayInWords(at, language)}, ${language === 'pt-BR' ? 'às' : 'at'} ${clockInWords(at, language)}`

/** As `hourInWords`, where nothing beside it says whose clock it is: in a notification and its mail. */
export const hourWithZone = (at: number, language: Language): string =>
  translator(language)('mentoring.hour', { hour: hourInWords(at, language) })
