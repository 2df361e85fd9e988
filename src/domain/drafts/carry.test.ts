// A corrected reading comes into a draft, and neither words nor the order of its person go.
import { expect, test } from 'bun:test'
import { carried } from './carry'
import type { DraftContent, DraftPart } from './content'

const job = (id: string, title: string, employer: string, ...lines: string[]): DraftPart => ({
  id,
  kind: 'job',
  fields: { title, employer },
  lines: lines.map((text, at) => ({ id: `l${at + 1}`, text })),
})
const contact: DraftPart = { id: 'p1', kind: 'contact', fields: { name: 'Aoife' }, lines: [] }
const skills: DraftPart = { id: 'p9', kind: 'skills', fields: { text: 'Irish' }, lines: [] }
const of = (...parts: DraftPart[]): DraftContent => ({ parts, skipped: ['figure:p2'] })

const base = of(contact, job('p2', 'Teacher', 'Scoil A', 'Taught'), job('p3', 'Ranga', 'Rang', 'Gaelscoil', 'Led'))
const read = of(contact, job('p2', 'Teacher', 'Scoil A', 'Taught'), job('p3', 'Ranga', 'Gaelscoil', 'Led'))

test('a draft nobody changed says what the corrected reading says', () => {
  expect(carried(base, read, base)).toEqual(read)
})

test('what was typed in other parts, parts of their own and skipped questions stay', () => {
  const own = of(contact, job('p2', 'Teacher', 'Scoil A', 'Taught 24 pupils'), skills, ...base.parts.slice(2))
  const now = carried(base, read, own)
  expect(now?.parts.map(({ id }) => id)).toEqual(['p1', 'p2', 'p9', 'p3'])
  expect(now?.parts[1]?.lines[0]?.text).toBe('Taught 24 pupils')
  expect(now?.parts[3]?.fields.employer).toBe('Gaelscoil')
  expect(now?.skipped).toEqual(['figure:p2'])
})

test('a line rewritten or removed in a part that is read otherwise stays so', () => {
  const split = of(
    ...base.parts.slice(0, 2),
    job('p3', 'Ranga', 'Gaelscoil', 'Led'),
    job('p4', 'Tutor', 'Scoil B', 'Wrote'),
  )
  const before = of(...base.parts.slice(0, 2), job('p3', 'Ranga', 'Gaelscoil', 'Led', 'Tutor', 'Wrote'))
  const edited = of(...base.parts.slice(0, 2), {
    ...job('p3', 'Ranga', 'Gaelscoil', 'Led', 'Tutor'),
    lines: [
      { id: 'l1', text: 'Led 3 groups' },
      { id: 'l2', text: 'Tutor' },
      { id: 'l3', text: 'Wrote 60 guides' },
    ],
  })
  expect(carried(before, split, edited)?.parts.slice(2)).toMatchObject([
    { id: 'p3', lines: [{ text: 'Led 3 groups' }] },
    { id: 'c1', fields: { title: 'Tutor' }, lines: [{ text: 'Wrote 60 guides' }] },
  ])
})

test('nothing is carried where the person changed the same fields, added a line or deleted the part', () => {
  const [, teacher, ranga] = base.parts
  if (!teacher || !ranga) throw new Error('no parts')
  const renamed = { ...ranga, fields: { title: 'Ranga', employer: 'Gaelscoil na Mara' } }
  const longer = { ...ranga, lines: [...ranga.lines, { id: 'n1', text: 'Wrote plans' }] }
  for (const own of [of(contact, teacher, renamed), of(contact, teacher, longer), of(contact, teacher)])
    expect(carried(base, read, own)).toBeNull()
  // The line that became the employer was rewritten: it has no line to go to.
  const used = { ...ranga, lines: [{ id: 'l1', text: 'Gaelscoil, 3 years' }] }
  expect(carried(base, read, of(contact, teacher, used))).toBeNull()
})

const three = [job('p1', 'A', 'X', 'a1'), job('p2', 'B', 'X', 'b1', 'b2'), job('p3', 'C', 'X', 'c1')] as const
const [first, second, third] = three
const school: DraftPart = { ...second, id: 'p2', kind: 'school', fields: { title: 'B' } }

test.each<[string, DraftPart[], string[]]>([
  ['another title', [job('p2', 'B2', 'X', 'b1', 'b2')], ['p3:C', 'p2:B2', 'p1:A']],
  ['two jobs of one', [job('p2', 'B', 'X', 'b1'), job('p4', 'b2', 'Y')], ['p3:C', 'p2:B', 'c1:b2', 'p1:A']],
  ['a school', [school], ['p3:C', 'c1:B', 'p1:A']],
  ['no part', [], ['p3:C', 'p1:A']],
  ['a part beside it', [second, { ...skills, fields: { title: 'D' } }], ['p3:C', 'p2:B', 'c1:D', 'p1:A']],
])('a corrected part stands where its person put the one it comes from: %s', (_, corrected, order) => {
  const now = carried(of(...three), of(first, ...corrected, third), of(third, second, first))
  expect(now?.parts.map(({ id, fields }) => `${id}:${fields.title}`)).toEqual(order)
})

test('parts that exchange their kinds keep their places and what is of them', () => {
  const other: DraftPart = { ...third, kind: 'school', fields: { title: 'C' } }
  const now = carried(of(first, second, other), of(first, school, third), of(other, first, second))
  expect(now?.parts.map(({ id, kind, fields }) => [id, kind, fields.title])).toEqual([
    ['c2', 'job', 'C'],
    ['p1', 'job', 'A'],
    ['c1', 'school', 'B'],
  ])
})

test('nothing is carried where the person put the lines of the same part in another order', () => {
  const swapped = { ...second, lines: second.lines.toReversed() }
  const corrected = of(first, job('p2', 'B2', 'X', 'b1', 'b2'), third)
  expect(carried(of(...three), corrected, of(first, swapped, third))).toBeNull()
  // In a part that the correction does not touch they stay as they are.
  const elsewhere = of(job('p1', 'A2', 'X', 'a1'), second, third)
  expect(carried(of(...three), elsewhere, of(first, swapped, third))?.parts[1]).toEqual(swapped)
})
