// The work that a file's objective names comes into the draft, also where a job of the file has the same title.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import type { Judgement } from '../../result'
import { document } from '../../testing'
import { measureDraft } from '../measure'
import { draftFromDocument } from './from-document'

const fileWith = (...objective: readonly string[]) =>
  document(
    'Célia Ramos',
    'Recife, PE | (81) 90000-0142 | celia@exemplo.com.br',
    ...objective,
    '# Experiência',
    'Cozinheira, Buffet Alegria',
    '03/2015 a 08/2024',
    '- Fazia o almoço para 180 pessoas por dia.',
  )
const partsOf = (...objective: readonly string[]) => draftFromDocument(fileWith(...objective))?.parts ?? []

describe('an objective', () => {
  test('is the summary of the draft, which asks for no other than the file', () => {
    const sentence = 'Trabalhar na cozinha de uma escola perto de casa.'
    const heads = [
      ['Objetivo: Cozinheira'],
      ['# Objetivo', 'Cozinheira'],
      ['# Objetivo', 'Copeira'],
      ['# Objetivo', sentence],
      ['Copeira', '# Objetivo', 'Cozinheira'],
    ]
    for (const head of heads) {
      const parts = partsOf(...head)
      expect(parts.find(({ kind }) => kind === 'summary')?.fields.text).toBe(head.at(-1)!.replace('Objetivo: ', ''))
      const points = (result: Judgement) => result.checks.find(({ id }) => id === 'summary')?.points
      expect(points(measureDraft(parts).result)).toBe(points(analyseResume(fileWith(...head)))!)
    }
  })
})

test('meters drawn with signs do not come along with the skills', () => {
  const page = document(
    'Célia Ramos',
    'celia@exemplo.com.br',
    '# Habilidades',
    'Excel ●●●●○, Power BI ★ ★ ★ ☆, Word ●●●',
  )
  const skills = draftFromDocument(page)?.parts.find(({ kind }) => kind === 'skills')
  expect(skills?.fields.text).toBe('Excel, Power BI, Word')
})
