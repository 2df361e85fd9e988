// Archives that are more, or other, than they say.
import { strToU8, zipSync } from 'fflate'
import { bareDocx } from '../documents/docx'
import { concat } from '../documents/rawpdf'
import { bytesOf, docxFile, GOOD_BODY, type HostileFile } from './file'

const CENTRAL = [0x50, 0x4b, 0x01, 0x02]
const END = [0x50, 0x4b, 0x05, 0x06]
const MEGABYTE = 1024 * 1024

export function* zipFiles(): Iterable<HostileFile> {
  yield* bombs()
  yield* names()
  yield* lies()
}

function docxParts(extra: { readonly [name: string]: Uint8Array }): Uint8Array {
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<a/>'), ...extra })
}

function* bombs(): Iterable<HostileFile> {
  const spaces = new Uint8Array(32 * MEGABYTE).fill(0x20)
  const bomb = docxParts({ 'word/document.xml': spaces })
  yield docxFile('bomb of 1000:1', bomb)
  yield docxFile('bomb that claims to be small', patch(bomb, CENTRAL, 24, 100, 'word/document.xml'))
  yield docxFile('bomb in a picture', docxParts({ 'word/media/image1.png': spaces }))
  const medium = new Uint8Array(MEGABYTE)
  const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`word/media/${at}.bin`, medium]))
  yield docxFile('many parts that are a bomb together', docxParts(many))
  let nest = bomb
  for (let depth = 1; depth <= 4; depth++) {
    nest = docxParts({ 'word/document.xml': nest, 'word/inner.zip': nest })
    yield docxFile(`bomb nested ${depth} deep`, nest)
  }
  for (const entries of [2_001, 20_000, 65_535, 100_001]) yield docxFile(`${entries} entries`, crowd(entries))
}

/** A directory of many entries that all point at one: written by hand, because the crowd is all it is about. */
function crowd(entries: number): Uint8Array {
  const file = zipSync({ 'word/document.xml': strToU8('<a/>') })
  const from = indexOf(file, CENTRAL)
  const end = indexOf(file, END)
  const entry = file.subarray(from, end)
  const tail = file.slice(end)
  const view = new DataView(tail.buffer)
  view.setUint16(8, entries & 0xffff, true)
  view.setUint16(10, entries & 0xffff, true)
  view.setUint32(12, entry.length * entries, true)
  return concat([file.subarray(0, from), ...Array.from({ length: entries }, () => entry), tail])
}

function* names(): Iterable<HostileFile> {
  const bad = [
    ...['../../etc/passwd', 'word/../../x', '/etc/passwd', 'C:\\windows\\x', '..\\..\\x', '\\\\host\\x', 'a/..', '..'],
    ...[
      'a\0b',
      'word/document.xml\0.png',
      '\u202Elmx.tnemucod',
      'word/\r\nX: y',
      'a'.repeat(60_000),
      '',
      ' ',
      '.',
      './x',
    ],
    ...['CON', 'word//document.xml', 'WORD/DOCUMENT.XML', '%2e%2e/x', 'constructor'],
  ]
  for (const [at, name] of bad.entries()) {
    yield docxFile(`entry name ${at}: ${JSON.stringify(name.slice(0, 30))}`, docxParts({ [name]: strToU8('x') }))
  }
  // fflate cannot write this name, so it is written under another of the same length.
  const named = Buffer.from(docxParts({ __prota__: strToU8('x') })).toString('latin1')
  yield docxFile('entry name __proto__', bytesOf(named.replaceAll('__prota__', '__proto__')))
}

/** Single fields of a good archive set to what they are not. */
function* lies(): Iterable<HostileFile> {
  const good = bareDocx(GOOD_BODY)
  const fields: [string, number[], number, number][] = [
    ['size packed 0', CENTRAL, 20, 0],
    ['size packed 4 GB', CENTRAL, 20, 0xffffffff],
    ['size 0', CENTRAL, 24, 0],
    ['size 2 GB', CENTRAL, 24, 0x7fffffff],
    ['size 4 GB', CENTRAL, 24, 0xffffffff],
    ['method unknown', CENTRAL, 10, 99],
    ['flag of encryption', CENTRAL, 8, 1],
    ['place of the entry beyond the end', CENTRAL, 42, 0x7fffffff],
    ['place of the entry inside another', CENTRAL, 42, 7],
    ['name length beyond the end', CENTRAL, 28, 0xffff],
    ['place of the directory beyond the end', END, 16, 0x7fffffff],
    ['place of the directory at 0', END, 16, 0],
    ['number of entries 65535', END, 8, 0xffffffff],
    ['number of entries 0', END, 8, 0],
    ['comment longer than the file', END, 20, 0xffff],
  ]
  for (const [what, signature, offset, value] of fields) {
    yield docxFile(`docx whose ${what}`, patch(good, signature, offset, value, 'word/document.xml'))
  }
  yield docxFile('docx without a directory', good.subarray(0, indexOf(good, CENTRAL)))
  yield docxFile('directory without a docx', good.subarray(indexOf(good, CENTRAL)))
}

/** Sets a field in the record with this signature; in a central record, in the one of the named entry. */
function patch(
  file: Uint8Array,
  signature: readonly number[],
  offset: number,
  value: number,
  name: string,
): Uint8Array {
  const copy = file.slice()
  const named = Buffer.from(copy).lastIndexOf(name)
  const at = signature === CENTRAL ? named - 46 : indexOf(copy, signature)
  if (at >= 0 && at + offset + 4 <= copy.length) {
    const view = new DataView(copy.buffer)
    // Two-byte fields keep the neighbour above them.
    if ([8, 10, 28].includes(offset) && signature === CENTRAL) view.setUint16(at + offset, value & 0xffff, true)
    else if (offset === 20 && signature === END) view.setUint16(at + offset, value & 0xffff, true)
    else view.setUint32(at + offset, value, true)
  }
  return copy
}

function indexOf(file: Uint8Array, signature: readonly number[]): number {
  return Buffer.from(file.buffer, file.byteOffset, file.length).lastIndexOf(Buffer.from(signature))
}
