// What an admin reads of an event's hidden fields: words, and no code of the log.
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { goldensOf } from '../../src/events/tools/goldens'
import { enUS } from '../../src/i18n/en-US'
import { ptBR } from '../../src/i18n/pt-BR'
import { withoutSecrets } from '../../src/server/accounts/sign-in/secret-fields'

test('every personal field that may be shown has a word in both languages', () => {
  const goldens = goldensOf(join(import.meta.dir, '../../src/events/schema/goldens.jsonl'))
  const keys = goldens.flatMap(({ personal }) => Object.keys(withoutSecrets(personal ?? {})))
  expect(keys.length).toBeGreaterThan(20)
  for (const { admin } of [ptBR, enUS])
    expect(keys.filter((key) => !Object.hasOwn(admin.person.fields, key))).toEqual([])
})
