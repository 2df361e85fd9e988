// The work that a file's objective names comes into the draft, also where a job of the file has the same title.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

const partsOf = (...objective: readonly string[]) =>
  draftFromDocument(
    document(
      'Célia Ramos',
      'Recife, PE | (81) 90000-0142 | celia@exemplo.com.br',
      ...objective,
      '# Experiência',
      'Cozinheira, Buffet Alegria',
      '03/2015 a 08/2024',
      '- Fazia o almoço para 180 pessoas por dia.',
    ),
  )?.parts ?? []

describe('an objective', () => {
  test('that is a title is what the person wants to work as', () => {
    for (const objective of [['Objetivo: Cozinheira'], ['# Objetivo', 'Cozinheira'], ['# Objetivo', 'Copeira']]) {
      const parts = partsOf(...objective)
      const [contact] = parts
      expect(contact?.fields.headline).toBe(objective.at(-1)!.replace('Objetivo: ', ''))
      expect(parts.some(({ kind }) => kind === 'summary')).toBe(false)
    }
  })

  test('in a sentence, or beside another title at the top, is the summary', () => {
    const sentence = 'Trabalhar na cozinha de uma escola perto de casa.'
    const summaryOf = (...lines: readonly string[]) =>
      partsOf(...lines).find(({ kind }) => kind === 'summary')?.fields.text
    expect(summaryOf('# Objetivo', sentence)).toBe(sentence)
    expect(summaryOf('Copeira', '# Objetivo', 'Cozinheira')).toBe('Cozinheira')
  })
})
