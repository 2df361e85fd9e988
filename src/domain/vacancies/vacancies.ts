// The vacancies a person follows: what was sent where, what came of it, and when to look again.
import type { DomainEvent } from '../../events/schema/events'
import type { VacancyState } from '../../events/schema/vocabulary'
import { accept, type Decider, refuse } from '../decider'

type Of<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>
type Saved = Of<'VacancySaved'>['data'] & NonNullable<Of<'VacancySaved'>['personal']>
type Updated = Of<'VacancyUpdated'>['data'] & NonNullable<Of<'VacancyUpdated'>['personal']>
type Compared = Of<'VacancyCompared'>['data'] & NonNullable<Of<'VacancyCompared'>['personal']>

export const vacancyLimits = {
  /** Vacancies stored of one person, closed ones included. */
  stored: 200,
  /** Of those that are not closed: on a plan with advanced analyses, and on any other. */
  open: 100,
  openBasic: 1,
  /** Compared at once. */
  compared: 10,
  /** Versions of the résumé for a vacancy each, on a plan with advanced analyses. */
  copies: 20,
  /** Characters. */
  name: 160,
  notes: 2_000,
} as const

/** `open`: how many that are not closed the person's plan lets them follow. */
export type VacancyCommand =
  | ({ readonly kind: 'save'; readonly open: number } & Saved)
  | ({ readonly kind: 'update'; readonly open: number } & Updated)
  | ({ readonly kind: 'compared' } & Compared)
  | { readonly kind: 'remove'; readonly vacancy: string }
  | { readonly kind: 'remind'; readonly vacancy: string; readonly on: string; readonly title: string }

type Vacancy = Omit<Updated, 'vacancy'>
type VacanciesState = { readonly registered: boolean; readonly vacancies: ReadonlyMap<string, Vacancy> }

type VacancyRefusal = 'account-missing' | 'vacancy-missing' | 'vacancies-open' | 'vacancies-stored'

export const newVacancy: Vacancy = { state: 'saved', sentOn: null, resume: null, reminder: null, notes: '' }

const isOpen = ({ state }: { readonly state: VacancyState }): boolean => state !== 'closed'
const countOpen = (vacancies: VacanciesState['vacancies']): number => [...vacancies.values()].filter(isOpen).length

const isSame = (one: Vacancy, other: Vacancy): boolean =>
  one.state === other.state &&
  one.sentOn === other.sentOn &&
  one.resume === other.resume &&
  one.reminder === other.reminder &&
  one.notes === other.notes

const withOne = (state: VacanciesState, vacancy: string, value: Vacancy): VacanciesState => ({
  ...state,
  vacancies: new Map(state.vacancies).set(vacancy, value),
})

export const vacancies: Decider<VacanciesState, VacancyCommand, DomainEvent, VacancyRefusal> = {
  initial: { registered: false, vacancies: new Map() },

  evolve: (state, event) => {
    switch (event.type) {
      case 'AccountRegistered':
        return { ...state, registered: true }
      case 'AccountErased':
        return vacancies.initial
      case 'VacancySaved':
        return withOne(state, event.data.vacancy, newVacancy)
      case 'VacancyUpdated': {
        const { vacancy, ...data } = event.data
        return withOne(state, vacancy, { ...data, notes: event.personal?.notes ?? '' })
      }
      case 'VacancyReminderDue': {
        const current = state.vacancies.get(event.data.vacancy)
        return current ? withOne(state, event.data.vacancy, { ...current, reminder: null }) : state
      }
      case 'VacancyRemoved': {
        const remaining = new Map(state.vacancies)
        remaining.delete(event.data.vacancy)
        return { ...state, vacancies: remaining }
      }
      default:
        return state
    }
  },

  decide: (command, { registered, vacancies: all }) => {
    if (!registered) return refuse('account-missing')
    if (command.kind === 'save') {
      const { vacancy, title, employer, advert } = command
      if (all.has(vacancy)) return accept()
      if (all.size >= vacancyLimits.stored) return refuse('vacancies-stored')
      if (countOpen(all) >= command.open) return refuse('vacancies-open')
      return accept({ type: 'VacancySaved', data: { vacancy }, personal: { title, employer, advert } })
    }
    const current = all.get(command.vacancy)
    if (!current) return refuse('vacancy-missing')
    const { vacancy } = command
    switch (command.kind) {
      case 'update': {
        const { state, sentOn, resume, reminder, notes } = command
        const next = { state, sentOn, resume, reminder, notes }
        if (isSame(current, next)) return accept()
        // What a plan let somebody follow stays theirs; only one that was closed takes a place again.
        if (!isOpen(current) && isOpen(next) && countOpen(all) >= command.open) return refuse('vacancies-open')
        return accept({
          type: 'VacancyUpdated',
          data: { vacancy, state, sentOn, resume, reminder },
          personal: { notes },
        })
      }
      case 'compared': {
        const { resume, draft, rubric, score, result } = command
        return accept({
          type: 'VacancyCompared',
          data: { vacancy, resume, draft, rubric, score },
          personal: { result },
        })
      }
      case 'remove':
        return accept({ type: 'VacancyRemoved', data: { vacancy }, personal: null })
      case 'remind': {
        const { on, title } = command
        // Changed or taken back while it was looked for.
        if (current.reminder !== on || !isOpen(current)) return accept()
        return accept({ type: 'VacancyReminderDue', data: { vacancy, on }, personal: { title } })
      }
    }
  },
}
