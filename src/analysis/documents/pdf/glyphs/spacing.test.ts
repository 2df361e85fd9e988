// Letter spacing that stands for a space between two words is one; the letter spacing of a heading is none.
import { expect, test } from 'bun:test'
import type { Glyph } from './show'
import { toSegments } from './words'

const SIZE = 10
/** A line of operators: its letters, and the letter spacing of each. */
const lineOf = (...operators: readonly (readonly [string, number])[]): string => {
  let x = 0
  const glyphs = operators.flatMap(([text, spacing], run) =>
    [...text].map((letter): Glyph => {
      const from = x
      x += SIZE / 2 + spacing
      const place = { x: from, y: 0, end: x, spacing, size: SIZE, run }
      const look = { bold: false, upright: true, soft: false, artifact: false, hidden: null }
      return { text: letter, space: letter === ' ', ...place, ...look, font: {} as Glyph['font'] }
    }),
  )
  // What follows an operator with letter spacing begins where its last letter ends.
  let back = 0
  const placed = glyphs.map((glyph, at) => {
    const before = glyphs[at - 1]
    if (before && before.run !== glyph.run) back += at > 1 && glyphs[at - 2]?.run === before.run ? before.spacing : 0
    return { ...glyph, x: glyph.x - back, end: glyph.end - back }
  })
  return toSegments(placed)
    .map(({ text }) => text)
    .join(' ¦ ')
}

test('a space written as the letter spacing of one or two letters is a space', () => {
  for (const gap of [1.8, 2.5, 3.2])
    for (const first of ['Brow', 'Legal researc', 'Foley Hoag'])
      expect(lineOf([first, 0], [',B', gap], ['oston and more words', 0])).toBe(`${first}, Boston and more words`)
})

test('letter spacing throughout, or within a word by little, is none', () => {
  expect(lineOf(['EXPERIENCE', 2.5])).toBe('EXPERIENCE')
  expect(lineOf(['EXP', 2.5], ['ERI', 2.5], ['ENCE', 2.5])).toBe('EXPERIENCE')
  expect(lineOf(['Recor', 0], ['ds', 0.4], [' of work', 0])).toBe('Records of work')
})
