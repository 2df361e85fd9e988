import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { createPageStore, type StoredPage } from './page-store'

const page = (account: string, size: number): StoredPage => ({ account, etag: '', plain: new Uint8Array(size) })

test('the least recently used page is evicted first', () => {
  const store = createPageStore(30, 10)
  for (const key of ['a', 'b', 'c']) store.set(key, page(key, 10))
  store.get('a')
  store.set('d', page('d', 10))
  expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd'])
})

test('a page larger than the bound is not stored, and a coding that fills the bound evicts the others', () => {
  const store = createPageStore(30, 10)
  store.set('large', page('a', 31))
  expect([store.size, store.bytes]).toEqual([0, 0])
  for (const key of ['a', 'b']) store.set(key, page(key, 10))
  const grown = store.get('b')
  if (grown) grown.gzip = new Uint8Array(20)
  store.grown('b', 20)
  expect([store.size, store.bytes, store.get('a')]).toEqual([1, 30, undefined])
})

test('after any operations, it stays within its bounds and counts correctly', () => {
  const operation = fc.record({
    do: fc.constantFrom('get', 'set', 'set', 'set', 'delete', 'drop', 'grow'),
    key: fc.nat(12),
    account: fc.nat(3),
    size: fc.nat(40),
  })
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 80 }), (operations) => {
      const store = createPageStore(100, 4)
      for (const { do: what, key, account, size } of operations) {
        // A key belongs to one account, as a session does.
        const owner = `${key % 4}`
        if (what === 'get') store.get(`${key}`)
        else if (what === 'set') store.set(`${key}`, page(owner, size))
        else if (what === 'delete') store.delete(`${key}`)
        else if (what === 'drop') store.dropAccount(`${account}`)
        else {
          const known = store.get(`${key}`)
          if (!known || known.gzip) continue
          known.gzip = new Uint8Array(size)
          store.grown(`${key}`, size)
        }
        if (what === 'drop') expect([0, 4, 8, 12].some((own) => store.get(`${own + account}`))).toBe(false)
        const pages = Array.from({ length: 13 }, (_, own) => store.get(`${own}`)).filter((one) => one !== undefined)
        const bytes = pages.reduce((sum, { plain, gzip }) => sum + plain.byteLength + (gzip?.byteLength ?? 0), 0)
        expect([store.size, store.bytes]).toEqual([pages.length, bytes])
        expect(bytes).toBeLessThanOrEqual(100)
        for (const owner of ['0', '1', '2', '3'])
          expect(pages.filter((one) => one.account === owner).length).toBeLessThanOrEqual(4)
      }
    }),
    { numRuns: 200 },
  )
})

test('only the pages of a session that ended are dropped', () => {
  const store = createPageStore(100, 10)
  for (const key of ['s1 /painel', 's1 /planos', 's10 /painel']) store.set(key, page('a', 10))
  store.dropPrefix('s1 ')
  expect([store.size, store.bytes, store.get('s10 /painel') !== undefined]).toEqual([1, 10, true])
})
