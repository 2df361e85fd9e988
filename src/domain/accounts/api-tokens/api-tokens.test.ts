import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '../../../events/schema/events'
import { fold } from '../../decider'
import { type ApiTokenCommand, apiTokens, tokensMax } from './api-tokens'
import { endsTokens } from './state'

const registered: DomainEvent = {
  type: 'AccountRegistered',
  data: { role: 'usuario', language: 'pt-BR', terms: null },
  personal: { name: 'Ana', email: 'ana@exemplo.com', password: 'hash' },
}
const day = 24 * 60 * 60_000
const make = (id: string, now = 0, epoch = 0): ApiTokenCommand & { kind: 'make' } => ({
  kind: 'make',
  epoch,
  id,
  scope: 'read',
  token: `hash-${id}`,
  name: 'Planilha',
  days: 30,
  now,
})
const made = (id: string, now = 0): DomainEvent => ({
  type: 'ApiTokenMade',
  data: { apiToken: id, scope: 'read', token: `hash-${id}`, made: now, until: now + 30 * day },
  personal: { name: 'Planilha' },
})
const given = (...history: DomainEvent[]) => ({
  when: (command: ApiTokenCommand) => apiTokens.decide(command, fold(apiTokens, history)),
  tokens: () => fold(apiTokens, history).apiTokens.map(({ id }) => id),
})

describe('a token', () => {
  test('is made with its hash, its scope and its end', () => {
    expect(given(registered).when(make('a', 5))).toEqual({ events: [made('a', 5)] })
  })
  test('is not made after the account changed since its password was shown', () => {
    const changed: DomainEvent = { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: 'x' } }
    expect(given(registered, changed).when(make('a'))).toEqual({ refused: 'session-ended' })
  })
  test('is not made beyond the most that may work at once; expired ones do not count', () => {
    const full = Array.from({ length: tokensMax }, (_, index) => made(`t${index}`))
    expect(given(registered, ...full).when(make('a', 1))).toEqual({ refused: 'tokens-full' })
    expect(given(registered, ...full).when(make('a', 30 * day))).toEqual({ events: [made('a', 30 * day)] })
  })
  test('is revoked once', () => {
    const revoked: DomainEvent = { type: 'ApiTokenRevoked', data: { apiToken: 'a' }, personal: null }
    expect(given(registered, made('a')).when({ kind: 'revoke', id: 'a' })).toEqual({ events: [revoked] })
    expect(given(registered, made('a'), revoked).when({ kind: 'revoke', id: 'a' })).toEqual({
      refused: 'token-missing',
    })
  })
  test('that had expired leaves the state with the next one made', () => {
    expect(given(registered, made('a'), made('b', 30 * day)).tokens()).toEqual(['b'])
  })
  test('ends with whatever ends all of them', () => {
    const ends: Record<(typeof endsTokens)[number], DomainEvent> = {
      PasswordChanged: { type: 'PasswordChanged', data: { survivor: 'none' }, personal: { password: 'x' } },
      PasswordReset: {
        type: 'PasswordReset',
        data: { reason: 'support', survivor: 'none' },
        personal: { password: 'x', note: '' },
      },
      SecondFactorRemoved: { type: 'SecondFactorRemoved', data: { reason: 'support' }, personal: { note: '' } },
      TotpEnabled: {
        type: 'TotpEnabled',
        data: { survivor: 'none' },
        personal: { secret: 'x', hashes: null },
      } as DomainEvent,
      AccountDeactivated: { type: 'AccountDeactivated', data: { reason: 'support' }, personal: { note: '' } },
      AccountErased: { type: 'AccountErased', data: {}, personal: null },
    }
    for (const type of endsTokens) expect([type, given(registered, made('a'), ends[type]).tokens()]).toEqual([type, []])
  })
})
