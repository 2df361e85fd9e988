import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { ScoreRing } from './score-ring'

const ring = (props: Partial<Parameters<typeof ScoreRing>[0]>) =>
  renderToStaticMarkup(<ScoreRing score={0} label="Currículo: 76 de 100, antes 70" {...props} />)
/** Where the dot is on the arc, which is 100 long. */
const dot = (html: string) => -Number(/stroke-dashoffset="(-?[\d.]+)"/.exec(html)?.[1])

test('the figure is the dash and the dot is at its end', () => {
  const html = ring({ score: 76 })
  expect(html).toContain('pathLength="100" stroke-dasharray="76 100"')
  expect(dot(html)).toBe(76)
  expect(html).toContain('>76<')
})

test('0 is the dot at the start, 100 the whole arc', () => {
  expect(dot(ring({ score: 0 }))).toBeCloseTo(0)
  expect(ring({ score: 0 })).toContain('stroke-dasharray="0 100"')
  expect(dot(ring({ score: 100 }))).toBe(100)
})

test('it is one image with its sentence as its name', () => {
  expect(ring({})).toMatch(/^<div [^>]*role="img" aria-label="Currículo: 76 de 100, antes 70"/)
  expect(ring({})).toContain('<svg viewBox="0 0 120 112" aria-hidden="true">')
})

test('the previous score is drawn only when there was one', () => {
  expect(ring({ score: 76, before: 70 })).toContain('r="2.7" transform="rotate(324.0)"')
  expect(ring({ score: 76 })).not.toContain('r="2.7"')
})

test('no figure exceeds the arc, and nothing needs a style attribute', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (score) => {
      const html = ring({ score, size: 'lg', of: 'de 100' })
      expect(dot(html)).toBeGreaterThanOrEqual(0)
      expect(dot(html)).toBeLessThanOrEqual(100)
      expect(html).not.toContain('style=')
    }),
    { numRuns: 200 },
  )
})

test('given nothing measured, the dot is at the start and there is no figure', () => {
  const html = ring({ score: null })
  expect(html).toContain('stroke-dasharray="0 100"')
  expect(dot(html)).toBeCloseTo(0)
  expect(html).not.toContain('<span')
})
