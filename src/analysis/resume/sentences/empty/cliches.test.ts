// A stock phrase is what people say of themselves, and not the subject of their work.
import { expect, test } from 'bun:test'
import { plainLine } from '../../../documents/document'
import { findCliches } from './cliches'

test.each([
  ['Taught emotional intelligence to 200 pupils', 0],
  ['Ensinei inteligência emocional a 200 alunos', 0],
  ['Customer focus groups', 0],
  ['Strategic vision for the council', 0],
  ['Customer focus and strategic vision', 2],
  ['Visão estratégica e inteligência emocional', 2],
  ['Determined to win, sold 20 cars', 1],
  ['Sold 20 cars. Team player with emotional intelligence', 2],
])('%s: %p', (text, count) => {
  expect(findCliches([{ ...plainLine(text), line: plainLine(text), lines: 1 }])).toHaveLength(count)
})
