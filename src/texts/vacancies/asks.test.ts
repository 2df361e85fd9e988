import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type AskedKeyword, asksOf } from './asks'

const word = (id: string, bucket: AskedKeyword['bucket'] = 'missing', text = id): AskedKeyword => ({
  id,
  text,
  kind: 'hard',
  bucket,
  line: bucket === 'missing' ? null : 7,
})
const advert = (...keywords: AskedKeyword[]) => ({ range: null, keywords })

describe('what several adverts ask', () => {
  test('is counted, the most frequent first, each advert once', () => {
    const asks = asksOf([
      advert(word('a', 'shown'), word('b'), word('b')),
      advert(word('a', 'shown'), word('b')),
      advert(word('a', 'shown'), word('c')),
    ])
    expect(asks.of).toBe(3)
    expect(asks.rows.map(({ id, count }) => [id, count])).toEqual([
      ['a', 3],
      ['b', 2],
    ])
    expect(asks.missing).toMatchObject({ id: 'b', count: 2 })
  })
  test('of one advert is all it asks', () => {
    expect(asksOf([advert(word('a'), word('b', 'listed'))]).rows).toHaveLength(2)
  })
  test('says how most adverts write it, and leaves soft skills out', () => {
    const asks = asksOf([
      advert(word('x', 'missing', 'Boas práticas'), { ...word('y'), kind: 'soft' }),
      advert(word('x', 'missing', 'boas práticas de higiene'), { ...word('y'), kind: 'soft' }),
      advert(word('x', 'missing', 'boas práticas de higiene')),
    ])
    expect(asks.rows.map(({ text }) => text)).toEqual(['boas práticas de higiene'])
  })
  test('of none is nothing', () => expect(asksOf([])).toEqual({ of: 0, rows: [], missing: null }))
  test('the missing one is among the rows, however many come before it', () => {
    const common = Array.from({ length: 12 }, (_, at) => word(`s${at}`, 'shown'))
    const asks = asksOf([advert(...common, word('m')), advert(...common, word('m')), advert(...common)])
    expect(asks.rows).toHaveLength(8)
    expect(asks.rows.map(({ id }) => id)).toContain('m')
  })
  test('never counts more adverts than there are, whatever they say', () => {
    const keyword = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      text: fc.string(),
      kind: fc.constantFrom('hard' as const, 'soft' as const),
      bucket: fc.constantFrom('shown' as const, 'listed' as const, 'missing' as const),
      line: fc.constant(null),
    })
    const adverts = fc.array(fc.record({ range: fc.constant(null), keywords: fc.array(keyword) }), { maxLength: 10 })
    fc.assert(
      fc.property(adverts, (all) => {
        const { rows, of } = asksOf(all)
        expect(of).toBe(all.length)
        expect(rows.every(({ count }) => count <= of)).toBe(true)
      }),
    )
  })
})
