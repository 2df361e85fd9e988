import { Database } from 'bun:sqlite'
import { beforeEach, describe, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { defaultCatalogue } from '../../billing/catalogue'
import { mentoringLimits } from '../../domain/mentoring/hour'
import { createTables } from '../../projections/engine/engine-tables'
import type { ViewsDb } from '../../projections/engine/projection'
import { mentoringProjection } from '../../projections/mentoring/mentoring'
import { mentorHours } from '../../projections/mentoring/mentoring-tables'
import { createOfferedCatalogue } from './offered-catalogue'

const { leadMs } = mentoringLimits
const hour = (start: number) => ({
  hour: `h${start}`,
  mentor: 'm',
  start,
  minutes: 60,
  link: '',
  about: '',
  booking: null,
})

describe('mentoring', () => {
  let now: number
  let views: { db: ViewsDb; file: string; position(): number }
  let position: number
  let isOffered: () => boolean
  beforeEach(() => {
    now = 1_000_000
    position = 1
    const raw = new Database(':memory:')
    createTables(raw, [mentoringProjection])
    views = { db: drizzle({ client: raw }), file: 'views-1', position: () => position }
    const offer = createOfferedCatalogue(defaultCatalogue, views, () => now)
    isOffered = () => !offer.current().withheld.includes('mentoria_mensal')
  })
  /** An hour that an event gave: the read models are one position further. */
  const give = (start: number) => {
    views.db.insert(mentorHours).values(hour(start)).run()
    position++
  }

  test('is offered from the event on that gives an hour, until it is too near to be booked', () => {
    expect(isOffered()).toBe(false)
    give(now + leadMs + 10)
    expect(isOffered()).toBe(true)
    now += 10
    expect(isOffered()).toBe(true)
    now += 1
    expect(isOffered()).toBe(false)
  })

  test('is offered again by the hour after, and when the clock is put back', () => {
    give(now + leadMs + 10)
    give(now + leadMs + 30)
    now += 20
    expect(isOffered()).toBe(true)
    now += 20
    expect(isOffered()).toBe(false)
    now -= 15
    expect(isOffered()).toBe(true)
  })

  test('is what the present read models say, after a rebuild too', () => {
    give(now + leadMs + 10)
    expect(isOffered()).toBe(true)
    views.db.delete(mentorHours).run()
    views.file = 'views-2'
    expect(isOffered()).toBe(false)
  })

  test('is withheld while the read models cannot be read', () => {
    give(now + leadMs + 10)
    views.db.run('DROP TABLE mentor_hours')
    expect(isOffered()).toBe(false)
  })
})
