import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cliSentences } from '../i18n/pt-BR/cli/sentences'
import { sayFor } from './say'

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

describe('what commands answer', () => {
  test('is Portuguese where the locale is, English everywhere else', async () => {
    const answer = async (environment: Record<string, string>) =>
      (await sayFor(environment))('Port {{port}} is in use. Set PORT to another one.', { port: 3000 })
    expect(await answer({ LANG: 'pt_BR.UTF-8' })).toBe('A porta 3000 está em uso. Escolha outra em PORT.')
    for (const locale of [{}, { LANG: 'C' }, { LANG: 'pt_BR.UTF-8', LC_ALL: 'en_US.UTF-8' }])
      expect(await answer(locale)).toBe('Port 3000 is in use. Set PORT to another one.')
  })

  test('has the same values in both languages', () => {
    for (const [english, portuguese] of Object.entries(cliSentences))
      expect([english, namesIn(portuguese)]).toEqual([english, namesIn(english)])
  })

  test('has no sentence that nothing uses', () => {
    const sources = readdirSync(import.meta.dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(import.meta.dir, path), 'utf8'))
      .join()
    const inSource = (text: string) => text.replaceAll('\n', '\\n')
    expect(Object.keys(cliSentences).filter((one) => !sources.includes(inSource(one)))).toEqual([])
  })
})
