import { expect, test } from 'bun:test'
import { fileSize } from './file-size'

test.each([
  [0, '0 B', '0 B'],
  [1023, '1.023 B', '1,023 B'],
  [1024, '1 KB', '1 KB'],
  [655_360, '640 KB', '640 KB'],
  [1024 ** 2 - 1, '1 MB', '1 MB'],
  [1_258_291, '1,2 MB', '1.2 MB'],
  [10 * 1024 ** 2, '10 MB', '10 MB'],
])('%d bytes read %s / %s', (bytes, portuguese, english) => {
  expect(fileSize(bytes, 'pt-BR')).toBe(portuguese)
  expect(fileSize(bytes, 'en-US')).toBe(english)
})
