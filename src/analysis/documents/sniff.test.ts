// Detection of file types and checks of zip archives.
import { describe, expect, test } from 'bun:test'
import { strToU8, zipSync } from 'fflate'
import { bareDocx, p } from '../../../tests/documents/docx'
import { LIMITS } from './limits'
import { sniff } from './sniff'
import { listZip, unpack } from './zip'

const text = (string: string) => strToU8(string)

describe('the file type is detected by content', () => {
  test.each([
    ['a PDF', text('%PDF-1.4\n'), { type: 'pdf' }],
    ['a PDF after a few stray bytes', text('\n\n %PDF-1.4\n'), { type: 'pdf' }],
    ['a DOCX', bareDocx(p('oi')), { type: 'docx' }],
    [
      'an old Word file',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      { type: null, refusal: 'old-word' },
    ],
    ['nothing', new Uint8Array(0), { type: null, refusal: 'empty' }],
    ['plain text', text('currículo'), { type: null, refusal: 'unknown-type' }],
    ['a zip of something else', zipSync({ 'a.txt': text('a') }), { type: null, refusal: 'unknown-type' }],
    ['HTML that holds a PDF', text('<script></script>%PDF-1.4'), { type: null, refusal: 'unknown-type' }],
    ['a header too far in', text(`${' '.repeat(1024)}%PDF-1.4`), { type: null, refusal: 'unknown-type' }],
    ['a zip cut short', bareDocx(p('oi')).subarray(0, 60), { type: null, refusal: 'damaged' }],
  ] as const)('%s', (_name, bytes, sniffed) => {
    expect(sniff(bytes, LIMITS)).toEqual(sniffed)
  })

  test('the size limit accepts the limit and refuses one more', () => {
    const bytes = text('%PDF-1.4')
    expect(sniff(bytes, { ...LIMITS, bytes: 8 })).toEqual({ type: 'pdf' })
    expect(sniff(bytes, { ...LIMITS, bytes: 7 })).toEqual({ type: null, refusal: 'too-large' })
  })
})

describe('a zip is checked before it is unpacked', () => {
  const zip = zipSync({ a: text('x'.repeat(1000)), b: text('y') })

  test('the limits of entries and total size accept the limit and refuse one more', () => {
    expect(listZip(zip, { ...LIMITS, entries: 2, unpacked: 1001 }).map((entry) => entry.name)).toEqual(['a', 'b'])
    expect(() => listZip(zip, { ...LIMITS, entries: 1 })).toThrow('damaged')
    expect(() => listZip(zip, { ...LIMITS, unpacked: 1000 })).toThrow('damaged')
  })

  test('the compression ratio of an entry is limited from a minimum size on', () => {
    const grown = listZip(zip, LIMITS)[0]
    const ratio = (grown?.size ?? 0) / (grown?.packed ?? 1)
    expect(ratio).toBeGreaterThan(50)
    expect(() => listZip(zip, { ...LIMITS, ratio: ratio - 1, ratioFrom: 999 })).toThrow('damaged')
    expect(listZip(zip, { ...LIMITS, ratio: ratio - 1, ratioFrom: 1000 })).toHaveLength(2)
    expect(listZip(zip, { ...LIMITS, ratio: ratio + 1, ratioFrom: 0 })).toHaveLength(2)
  })

  test.each(['../evil', 'a/../../evil', '/etc/passwd', 'C:\\evil', '..\\evil', 'nul\0.xml'])(
    'the name %j is refused',
    (name) => {
      expect(() => listZip(zipSync({ [name]: text('x') }), LIMITS)).toThrow('damaged')
    },
  )

  test('names containing two dots are accepted', () => {
    expect(listZip(zipSync({ 'a..b/c...xml': text('x') }), LIMITS)).toHaveLength(1)
  })

  test('an entry larger than declared is cut at the declared size', () => {
    const lying = zipSync({ a: text('x'.repeat(100_000)) })
    // The central directory entry starts with PK\x01\x02 and has the uncompressed size at byte 24.
    const at = Buffer.from(lying).indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24
    new DataView(lying.buffer, lying.byteOffset).setUint32(at, 10, true)
    let unpacked = 0
    try {
      unpacked = unpack(lying, new Set(['a'])).get('a')?.length ?? 0
    } catch (error) {
      expect(String(error)).toContain('damaged')
    }
    expect(unpacked).toBeLessThanOrEqual(10)
  })
})
