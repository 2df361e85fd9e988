import { expect, test } from 'bun:test'
import { shrink, smallerSize } from './shrink'

test.each([
  [4032, 3024, { width: 2400, height: 1800 }],
  [3024, 4032, { width: 1800, height: 2400 }],
  [2400, 100, null],
  [8000, 1, { width: 2400, height: 1 }],
])('%d × %d becomes %p', (width, height, size) => expect(smallerSize(width, height)).toEqual(size))

test('a small photo, and a file that cannot be decoded, are sent as they are', async () => {
  for (const bytes of [10, 3 * 1024 * 1024]) {
    const file = new File([new Uint8Array(bytes)], 'eu.jpg', { type: 'image/jpeg' })
    expect(await shrink(file)).toBe(file)
  }
})
