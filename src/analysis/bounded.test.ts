// Tests of the length limit under Unicode normalisation.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { bareDocx, p } from '../../tests/documents/docx'
import { boundMarks, normalisedLength, prefixWithin, suffixWithin, truncate } from './bounded'
import { readDocument } from './documents'
import { LIMITS } from './documents/limits'
import { readAdvert } from './job'
import { fold } from './resume/reading/text'

test('given ordinary text, the first characters are read as they are', () => {
  expect(truncate('Ação º ½', 100)).toBe('Ação º ½')
  expect(truncate('abcdef', 4)).toBe('abcd')
})

test('given characters that expand, fewer of them are read', () => {
  expect(normalisedLength('\uFDFA')).toBe(18)
  expect(truncate('\uFDFA'.repeat(10), 40)).toBe('\uFDFA'.repeat(2))
  expect(truncate('ﬃ'.repeat(10), 9)).toBe('ﬃ'.repeat(3))
})

test('given any text, the longest start within the limit is read', () => {
  const sign = fc.constantFrom('a', 'ç', 'ﬃ', '\uFDFA', '½', '😀', '\n')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), fc.nat(40), (signs, limit) => {
      const text = signs.join('')
      const start = truncate(text, limit)
      const longer = text.slice(0, start.length) + String.fromCodePoint(text.codePointAt(start.length) ?? 0x20)
      expect(text.startsWith(start)).toBe(true)
      expect(normalisedLength(start)).toBeLessThanOrEqual(limit)
      if (start !== text) expect(Math.max(longer.length, normalisedLength(longer))).toBeGreaterThan(limit)
    }),
  )
})

test('given a file whose characters expand beyond the limit, it is refused for its length', async () => {
  const fits = Math.floor(LIMITS.characters / 18)
  expect(await readDocument(bareDocx(p('Ana Sol '.repeat(20)) + p('\uFDFA'.repeat(fits + 1))))).toEqual({
    ok: false,
    refusal: 'too-much-text',
  })
})

test('a text is cut between characters, at either end', () => {
  expect([prefixWithin('ab😀cd', 3), prefixWithin('ab😀cd', 4), prefixWithin('ab', 5)]).toEqual(['ab', 'ab😀', 'ab'])
  expect([suffixWithin('ab😀cd', 3), suffixWithin('ab😀cd', 4), suffixWithin('ab', 5)]).toEqual(['cd', '😀cd', 'ab'])
  const sign = fc.constantFrom('a', 'ç', '😀', '\n', '👩‍💻')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (signs, limit) => {
      const text = signs.join('')
      for (const part of [prefixWithin(text, limit), suffixWithin(text, limit), truncate(text, limit)]) {
        expect(part.isWellFormed()).toBe(true)
        expect(part.length).toBeLessThanOrEqual(limit)
        expect(text).toContain(part)
      }
      expect(Math.min(text.length, limit) - prefixWithin(text, limit).length).toBeLessThanOrEqual(1)
    }),
  )
})

test('a folded text has the length of the text, whatever its signs', () => {
  expect(fold('ÀÇÃO – “Ärzte” İİ ’')).toBe("acao - “arzte” ii '")
  // A sign of two units whose plain form has one: positions behind it would be one too small.
  const signs = fc.constantFrom('\u{2f800}', '😀', 'İ', 'ß', 'É', '\u0301', '\ud800', '—', 'a')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (all) => {
      const text = all.join('')
      expect(fold(text)).toHaveLength(text.length)
      expect(fold(text + text)).toBe(fold(text) + fold(text))
    }),
  )
})

test('a sign has thirty marks, and what a language writes stays as it is', () => {
  expect(boundMarks(`a${'\u0301'.repeat(31)}b`)).toBe(`a${'\u0301'.repeat(30)}b`)
  for (const text of ['ação', 'Việt', 'שָׁלוֹם', 'नमस्ते', `e${'\u0301'.repeat(30)}`]) expect(boundMarks(text)).toBe(text)
})

test('a file, an advert and a length take little time however many marks a sign has', async () => {
  const piled = `a${'\u0301\u0316'.repeat(40_000)}`
  const file = await bareDocx(p(`Ana ${piled}`))
  const begun = process.cpuUsage()
  expect((await readDocument(file)).ok).toBe(true)
  readAdvert(`Cook\nRequirements\n- ${piled}`)
  expect(normalisedLength(piled)).toBeLessThan(40)
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(1.5)
})
