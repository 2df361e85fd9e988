// A vacancy in words, and the next step for today. Pure.
import { hasFigure } from '../../analysis/job/figure'
import { dayFrom, dayOf, noonOf } from '../../domain/day'
import type { VacancyState } from '../../events/schema/vocabulary'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { Compared } from './asks'

/** A vacancy as pages are handed it. Days are `2026-11-15`. */
export type Vacancy = {
  readonly id: string
  readonly title: string
  readonly employer: string
  readonly state: VacancyState
  readonly savedAt: number
  readonly sentOn: string | null
  readonly reminder: string | null
  readonly notes: string
  /** Name of the résumé that was sent, and its id. */
  readonly version: { readonly id: string; readonly file: string } | null
  /** 0 to 100; null before a comparison, or where nothing can be compared. */
  readonly score: number | null
  readonly compared: Compared | null
  /** Name of the résumé it was compared with; null before a comparison, and for one with a draft of the workbench. */
  readonly comparedWith: string | null
  readonly withDraft: boolean
}

/** What is certain of a match, by which vacancies are ranked: of a range its lower end; -1 without a comparison. */
const certainMatch = ({ score, compared }: Pick<Vacancy, 'score' | 'compared'>): number =>
  hasFigure(compared?.range) ? (compared?.range?.from ?? score ?? -1) : -1

type Matched = Pick<Vacancy, 'score' | 'compared'>

/** Best match first; of two that are equally certain the one that may reach further. */
export const byMatch = (one: Matched, other: Matched): number =>
  certainMatch(other) - certainMatch(one) || mostMatch(other) - mostMatch(one)

const mostMatch = ({ score, compared }: Matched): number => compared?.range?.to ?? score ?? -1

/** "71%", "40–77%" for an advert that says little, or null for one that says too little for a figure. */
export const matchText = ({ score, compared }: Pick<Vacancy, 'score' | 'compared'>): string | null =>
  score === null || !hasFigure(compared?.range)
    ? null
    : compared?.range
      ? `${compared.range.from}–${compared.range.to}%`
      : `${score}%`

/** A day in words, relative to now. */
export const dayWords = (day: string, language: Language, now: number): string => {
  const number = dayFrom(day)
  return number === null ? day : formats(language).date(noonOf(number), now)
}

/** Days after which it is time to write. */
const silentDays = 7

export type Today = { readonly title: string; readonly text: string; readonly href: string }

const whoOf = ({ employer, title }: Vacancy): string => employer || title

/** The next step for today: prepare an interview, else write to the employer that has been silent longest. */
export const todayOf = (
  all: readonly Vacancy[],
  language: Language,
  now: number,
  canPractise: boolean,
): Today | null => {
  const t = translator(language)
  const interview = all.find(({ state }) => state === 'interview')
  if (interview)
    return {
      title: t('vacancies.today.interview', { who: whoOf(interview) }),
      text: t(canPractise ? 'vacancies.today.interviewText' : 'vacancies.today.interviewNotes'),
      href: canPractise ? `/entrevista?vaga=vacancy:${interview.id}` : `/vagas?vaga=${interview.id}`,
    }
  const today = dayOf(now)
  const silent = all
    .filter(({ state }) => state === 'sent')
    .map((vacancy) => ({ vacancy, days: today - (vacancy.sentOn ? (dayFrom(vacancy.sentOn) ?? today) : today) }))
    .toSorted((one, other) => other.days - one.days)[0]
  if (!silent || silent.days < silentDays) return null
  return {
    title: t('vacancies.today.write', { who: whoOf(silent.vacancy) }),
    text: t('vacancies.today.writeText', { count: silent.days }),
    href: `/vagas?vaga=${silent.vacancy.id}`,
  }
}
