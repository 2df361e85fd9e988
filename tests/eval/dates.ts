// Writes a period of work in the different styles that people use.
import type { Job, Month, Person } from './person'

const names = {
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
type Language = Person['language']

const year = (month: Month): string => month.slice(0, 4)
const number = (month: Month): string => month.slice(5, 7)
const name = (month: Month, language: Language): string => names[language][Number(number(month)) - 1] ?? ''
const short = (month: Month, language: Language): string => name(month, language).slice(0, 3)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Style = {
  readonly point: (month: Month, language: Language) => string
  readonly between: { readonly pt: string; readonly en: string }
  readonly present: { readonly pt: string; readonly en: string }
  /** False for a style that shows years only. */
  readonly months: boolean
}

const two = (text: string) => {
  const [pt = '', en = pt] = text.split('|')
  return { pt, en }
}

/** `between` and `present` hold the Portuguese words and, after a bar, the English ones if they differ. */
const style = (point: Style['point'], between: string, present: string, months = true): Style => ({
  point,
  between: two(between),
  present: two(present),
  months,
})

export const dateStyles: readonly Style[] = [
  style((m) => `${number(m)}/${year(m)}`, ' - ', 'Atual|Present'),
  style((m, l) => `${short(m, l)}/${year(m)}`, ' – ', 'atual|present'),
  style(
    (m, l) => (l === 'pt' ? `${name(m, l)} de ${year(m)}` : `${name(m, l)} ${year(m)}`),
    ' até | to ',
    'o momento|present',
  ),
  style((m) => year(m), ' – ', 'presente|Present', false),
  style((m, l) => `${capital(short(m, l))} ${year(m)}`, ' — ', 'Atualmente|Current'),
  style((m) => `${number(m)}/${year(m)}`, ' a | to ', 'presente|present'),
  style((m, l) => `${capital(short(m, l))}. ${year(m)}`, '-', 'Atual|Present'),
  style((m) => `${number(m)}.${year(m)}`, ' – ', 'hoje|today'),
  style((m) => `01/${number(m)}/${year(m)}`, ' a | to ', 'atual|present'),
  style((m, l) => `${capital(short(m, l))}/${year(m).slice(2)}`, ' - ', 'Atual|Present'),
  style((m) => `${year(m)}-${number(m)}`, ' – ', 'atual|present'),
  style((m, l) => `${capital(name(m, l))}/${year(m)}`, ' até | – ', 'a presente data|Present'),
]

export const written = (job: Job, language: Language, at: number): string => {
  const { point, between, present } = dateStyles[at % dateStyles.length]!
  const to = job.to === 'present' ? present[language] : point(job.to, language)
  return `${point(job.from, language)}${between[language]}${to}`
}

/** The part of a date that its style shows: the year alone if the style has no months. */
export const knowable = (month: Month | 'present', at: number): string =>
  month === 'present' || dateStyles[at % dateStyles.length]!.months ? month : year(month)
