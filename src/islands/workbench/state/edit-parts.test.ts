// A first part of its kind stands where its readers look for it, and never behind the references.
import { expect, test } from 'bun:test'
import type { DraftPartJson } from '../../../api/tools/draft'
import { addPart } from './edit'

const part = (id: string, kind: DraftPartJson['kind']): DraftPartJson => ({ id, kind, fields: {}, lines: [] })
const parts = [
  part('p1', 'contact'),
  part('p2', 'summary'),
  part('p3', 'job'),
  part('p4', 'job'),
  part('p5', 'school'),
  part('p6', 'languages'),
  part('p7', 'own'),
]

test.each([
  ['skills', null, 5],
  ['courses', null, 5],
  ['job', null, 4],
  ['school', null, 5],
  ['languages', null, 6],
  ['own', 'Pausa', 4],
  ['own', null, 7],
] as const)('a new part %s, heading %s', (kind, heading, at) => {
  const { content, id } = addPart({ parts, skipped: [] }, kind, heading)
  expect(content.parts.findIndex((one) => one.id === id)).toBe(at)
})

test.each([
  [['contact', 'skills', 'job', 'school'], 'languages', 4],
  [['contact', 'skills', 'job', 'school'], 'courses', 4],
  [['contact', 'skills', 'job', 'school', 'own'], 'languages', 4],
  [['contact', 'school', 'job', 'own'], 'languages', 3],
  [['contact', 'school', 'job', 'own'], 'courses', 3],
  [['contact', 'school', 'job', 'own'], 'skills', 3],
] as const)(
  'on a page of another order, %p, a first part %s stands below all that come before it',
  (kinds, kind, at) => {
    const { content, id } = addPart({ parts: kinds.map((one, place) => part(`p${place}`, one)), skipped: [] }, kind)
    expect(content.parts.findIndex((one) => one.id === id)).toBe(at)
  },
)

test('of a page without them, skills stand below the summary, and a first job below both', () => {
  const few = { parts: [part('p1', 'contact'), part('p2', 'own')], skipped: [] }
  expect(addPart(few, 'skills').content.parts.map(({ kind }) => kind)).toEqual(['contact', 'skills', 'own'])
  expect(addPart({ parts: [], skipped: [] }, 'job').content.parts).toHaveLength(1)
})
