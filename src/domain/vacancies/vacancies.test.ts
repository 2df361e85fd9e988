import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { specification } from '../../../tests/helpers/specification'
import type { DomainEvent } from '../../events/schema/events'
import { vacancyStates } from '../../events/schema/vocabulary'
import { fold } from '../decider'
import { newVacancy, type VacancyCommand, vacancies, vacancyLimits } from './vacancies'

const { given } = specification(vacancies)
const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: null,
}
const id = (number: number) => `01939b6e-7c00-7000-8000-${String(number).padStart(12, '0')}`
const personal = { title: 'Cozinheira', employer: 'Hospital', advert: 'Dietas e boas práticas.' }
const save = (number = 1, open = 100): VacancyCommand => ({ kind: 'save', vacancy: id(number), ...personal, open })
const saved = (number = 1): DomainEvent => ({ type: 'VacancySaved', data: { vacancy: id(number) }, personal })
type Fields = Partial<typeof newVacancy>
const update = (fields: Fields, number = 1, open = 100): VacancyCommand => ({
  kind: 'update',
  vacancy: id(number),
  ...newVacancy,
  ...fields,
  open,
})
const updated = (fields: Fields, number = 1): DomainEvent => {
  const { notes, ...data } = { ...newVacancy, ...fields }
  return { type: 'VacancyUpdated', data: { vacancy: id(number), ...data }, personal: { notes } }
}
const sent = { state: 'sent', sentOn: '2026-11-15', reminder: '2026-11-22' } as const
const remind: VacancyCommand = { kind: 'remind', vacancy: id(1), on: '2026-11-22', title: 'Cozinheira' }
const due: DomainEvent = {
  type: 'VacancyReminderDue',
  data: { vacancy: id(1), on: '2026-11-22' },
  personal: { title: 'Cozinheira' },
}
const closed = { state: 'closed' } as const

describe('a vacancy', () => {
  test('is saved', () => given(registered).when(save()).then(saved()))
  test('of nobody is not', () => given().when(save()).refused('account-missing'))
  test('saved twice is one', () => given(registered, saved()).when(save()).then())
  test('is changed as a whole, and the same again is no event', () => {
    given(registered, saved()).when(update(sent)).then(updated(sent))
    given(registered, saved(), updated(sent)).when(update(sent)).then()
    given(registered, saved()).when(update({})).then()
  })
  test('that is not there is neither changed, compared nor removed', () => {
    for (const command of [update(sent), { kind: 'remove', vacancy: id(1) } as const, remind])
      given(registered).when(command).refused('vacancy-missing')
    given(registered, saved(), { type: 'VacancyRemoved', data: { vacancy: id(1) }, personal: null })
      .when(update(sent))
      .refused('vacancy-missing')
  })
})

describe('a plan that follows one at a time', () => {
  test('takes another once the first is closed', () => {
    given(registered, saved()).when(save(2, 1)).refused('vacancies-open')
    given(registered, saved(), updated(closed)).when(save(2, 1)).then(saved(2))
  })
  test('keeps what a larger plan saved, and lets it be changed but not reopened', () => {
    const many = [saved(1), saved(2), saved(3), updated(closed, 3)]
    given(registered, ...many)
      .when(update(sent, 2, 1))
      .then(updated(sent, 2))
    given(registered, ...many)
      .when(update(sent, 3, 1))
      .refused('vacancies-open')
    given(registered, ...many)
      .when(update({ ...closed, notes: 'x' }, 3, 1))
      .then(updated({ ...closed, notes: 'x' }, 3))
  })
})

test('no more than so many are stored', () => {
  const all = Array.from({ length: vacancyLimits.stored }, (_, at) => saved(at + 1))
  const end = all.map((_, at) => updated(closed, at + 1))
  given(registered, ...all, ...end)
    .when(save(999))
    .refused('vacancies-stored')
})

describe('a reminder', () => {
  test('comes once', () => {
    given(registered, saved(), updated(sent)).when(remind).then(due)
    given(registered, saved(), updated(sent), due).when(remind).then()
  })
  test('that was changed, or of a closed vacancy, does not come', () => {
    given(registered, saved(), updated({ ...sent, reminder: '2026-11-30' }))
      .when(remind)
      .then()
    given(registered, saved(), updated({ ...sent, ...closed }))
      .when(remind)
      .then()
  })
})

test('in any history the bounds hold and no reminder comes twice', () => {
  const number = fc.integer({ min: 1, max: 6 })
  const day = fc.constantFrom('2026-11-20', '2026-11-22', null)
  const command: fc.Arbitrary<VacancyCommand> = fc.oneof(
    fc.tuple(number, fc.constantFrom(1, 3)).map(([one, open]) => save(one, open)),
    fc
      .tuple(number, fc.constantFrom(...vacancyStates), day, fc.constantFrom(1, 3))
      .map(([one, state, reminder, open]) => update({ state, reminder }, one, open)),
    number.map((one): VacancyCommand => ({ kind: 'remove', vacancy: id(one) })),
    number.map((one): VacancyCommand => ({ ...remind, vacancy: id(one) }) as VacancyCommand),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 80 }), (commands) => {
      const history: DomainEvent[] = [registered]
      const isOpen = () =>
        [...fold(vacancies, history).vacancies.values()].filter(({ state }) => state !== 'closed').length
      for (const one of commands) {
        const before = isOpen()
        const decision = vacancies.decide(one, fold(vacancies, history))
        if (!('events' in decision)) continue
        history.push(...decision.events)
        if ('open' in one && isOpen() > before) expect(isOpen()).toBeLessThanOrEqual(one.open)
        if (decision.events.some(({ type }) => type === 'VacancyReminderDue'))
          expect(vacancies.decide(one, fold(vacancies, history))).toEqual({ events: [] })
      }
      expect(isOpen()).toBeLessThanOrEqual(3)
    }),
  )
})
