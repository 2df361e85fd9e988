// PDFs written by hand, for what no library will write: encrypted files, broken trees, lies about lengths.
import { createHash } from 'node:crypto'

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff)

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

/** Object bodies become objects 1, 2, …; object 1 is the catalogue. The cross-reference table is right. */
export function rawPdf(objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const put = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (const [at, body] of objects.entries()) {
    offsets.push(length)
    put(latin1(`${at + 1} 0 obj\n`))
    put(typeof body === 'string' ? latin1(body) : body)
    put(latin1('\nendobj\n'))
  }
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = length
  put(latin1(`xref\n0 ${size}\n0000000000 65535 f \n${xref}`))
  put(latin1(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return concat(parts)
}

export function stream(body: string | Uint8Array, entries = '', length?: number): Uint8Array {
  const bytes = typeof body === 'string' ? latin1(body) : body
  const head = latin1(`<< /Length ${length ?? bytes.length} ${entries} >>\nstream\n`)
  return concat([head, bytes, latin1('\nendstream')])
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const TEXT = [
  'Encrypted resume of a person with an owner password',
  'Led a team of twelve engineers and reduced cost by a third',
]

/** The objects of a one-page document: catalogue, pages, page, contents, font. */
export function onePage(contents: string | Uint8Array): (string | Uint8Array)[] {
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    typeof contents === 'string' ? stream(contents) : contents,
    FONT,
  ]
}

export function textOperators(lines: readonly string[]): string {
  return lines.map((line, at) => `BT /F1 11 Tf 60 ${760 - at * 16} Td (${line}) Tj ET`).join('\n')
}

/** Encrypted with the standard handler, 40-bit RC4 (ISO 32000-1 section 7.6.3, revision 2). No user password opens freely. */
export function encryptedPdf(user: string): Uint8Array {
  const id = latin1('0123456789abcdef')
  const permissions = -44
  const owner = rc4(md5(pad('owner')).subarray(0, 5), pad(user))
  const flags = new Uint8Array(new Int32Array([permissions]).buffer)
  const key = md5(pad(user), owner, flags, id).subarray(0, 5)
  const contents = rc4(md5(key, new Uint8Array([4, 0, 0, 0, 0])).subarray(0, 10), latin1(textOperators(TEXT)))
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P ${permissions} /O <${hex(owner)}> /U <${hex(rc4(key, pad('')))}> >>`
  const objects = [...onePage(stream(contents)), encrypt]
  return rawPdf(objects, `/Encrypt 6 0 R /ID [<${hex(id)}> <${hex(id)}>]`)
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

function pad(password: string): Uint8Array {
  return concat([latin1(password), PADDING]).subarray(0, 32)
}

function md5(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const crc = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = crc
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  })
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
