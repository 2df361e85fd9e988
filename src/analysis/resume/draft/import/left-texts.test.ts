import { expect, test } from 'bun:test'
import { readResume } from '../../reading'
import { document } from '../../testing'
import type { DraftPart } from '../parts'
import { isPrivate, LEFT_TEXTS, leftTexts, personalTexts, takenInto } from './left-texts'

test('a file leaves out a bounded number of texts of a bounded length, each once', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => ({ kind: 'gender' as const, text: `estado ${at % 4_000}` }))
  expect(leftTexts(many)).toHaveLength(LEFT_TEXTS.most)
  expect(leftTexts([{ kind: 'gender', text: 'a'.repeat(10_000) }])).toEqual(['a'.repeat(LEFT_TEXTS.characters)])
})

test('a draft of the largest size is folded once, however many texts are looked for in it', () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ id: `l${at}`, text: 'ệ'.repeat(1_900) }))
  const part: DraftPart = { id: 'p1', kind: 'own', fields: {}, lines }
  const before = process.cpuUsage().user
  const isTaken = takenInto([part])
  for (let at = 0; at < LEFT_TEXTS.most; at++) expect(isTaken(`estado civil ${at}`)).toBe(false)
  expect(isTaken('ệệệ')).toBe(true)
  // Folded for each text it took 240 ms on an idle machine.
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(120)
})

test('sex and nationality that the layout removed can be taken in after all', () => {
  const resume = readResume(
    document('Ana Souza', 'Sexo: feminino', 'Nacionalidade: brasileira', '# Resumo', 'Enfermeira.'),
  )
  expect(personalTexts(resume, ['nationality', 'gender'], [])).toEqual([
    { kind: 'nationality', text: 'Nacionalidade: brasileira' },
    { kind: 'gender', text: 'Sexo: feminino' },
  ])
  expect(['Nacionalidade: brasileira', 'Sexo: feminino', 'Casada'].map(isPrivate)).toEqual([false, false, true])
})
