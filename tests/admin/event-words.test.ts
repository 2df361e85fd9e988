// What an admin reads of an event's hidden fields: words, and no code of the log.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../src/events/store/log'
import { enUS } from '../../src/i18n/en-US'
import { ptBR } from '../../src/i18n/pt-BR'
import { withoutSecrets } from '../../src/server/accounts/sign-in/secret-fields'

test('every personal field that may be shown has a word in both languages', () => {
  const folder = join(import.meta.dir, '../../src/events/schema/golden')
  const keys = readdirSync(folder).flatMap((file) => {
    const { personal } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { personal?: JsonObject }
    return Object.keys(withoutSecrets(personal ?? {}))
  })
  expect(keys.length).toBeGreaterThan(20)
  for (const { admin } of [ptBR, enUS])
    expect(keys.filter((key) => !Object.hasOwn(admin.person.fields, key))).toEqual([])
})
