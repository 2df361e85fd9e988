// Which events still fit into the end of a stream, which is reserved.
import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../events/schema/events'
import { limits } from '../events/store/limits'
import { hasRoom, hasRoomToNotify } from './stream-reserve'

const reserve = limits.streamEvents - limits.streamReserve
const of = (...types: DomainEvent['type'][]) => types.map((type) => ({ type }))

describe('the reserve of a stream', () => {
  test.each([
    'AnalysisRequested',
    'ResumeCorrected',
    'PlanAssigned',
    'RoleChanged',
    'MentorChanged',
    'SupportMessageReopened',
    'ErasureRequested',
  ] as const)('is closed to %s, which can be repeated', (type) => {
    expect(hasRoom(reserve - 1, of(type))).toBe(true)
    expect(hasRoom(reserve, of(type))).toBe(false)
  })

  test.each([
    'AccountDeactivated',
    'PasswordReset',
    'AccountErased',
    'AnalysisCompleted',
    'PaymentReceived',
    'SupportMessageAnswered',
    'ErasureCancelled',
  ] as const)('is open to %s', (type) => expect(hasRoom(reserve, of(type))).toBe(true))

  test('is closed to wordings of lines, and open to what a model adds to an analysis', () => {
    const asked = (tool: string) => [{ type: 'ModelAsked', data: { analysis: 'a', tool } } as const]
    expect(hasRoom(reserve - 1, asked('draft'))).toBe(true)
    expect(hasRoom(reserve, asked('draft'))).toBe(false)
    expect(hasRoom(reserve, asked('resume'))).toBe(true)
  })

  test('is closed to a decision of which one event must stop', () => {
    expect(hasRoom(reserve, of('PasswordReset', 'RoleChanged'))).toBe(false)
    expect(hasRoom(reserve - 2, of('PasswordReset', 'RoleChanged'))).toBe(true)
  })

  test('is open to notifications up to its half', () => {
    const half = limits.streamEvents - limits.streamReserve / 2
    expect(hasRoomToNotify(half - 2, 2)).toBe(true)
    expect(hasRoomToNotify(half - 1, 2)).toBe(false)
  })
})
