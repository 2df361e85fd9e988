// Reads a body as fields, once and alike for every route, so that its type has one reading and each of its parts a bound.

/** Fields of a form; parts of one with files, and bytes of a part's headers: more than any page of ours sends. */
const maxFields = 10_000
const maxParts = 64
const maxHead = 4 * 1024
/** Brackets open at once in JSON: ours are five deep, and a body of nothing else costs the most to parse and check. */
const maxDepth = 64
/** Bytes of a part that is no file: the longest text, an advert of 30 000 characters. */
const maxText = 30_000 * 4

/** What was sent, in whatever spelling; `none` is not read. The boundary is that of parts. */
type SentType = { readonly kind: 'json' | 'fields' | 'parts' | 'none'; readonly boundary?: string }

/** A form with parts that names another number of boundaries than one, or one that needs quoting, is not read. */
export const sentType = (header: string | null): SentType => {
  const [name = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim())
  const type = name.toLowerCase()
  if (type === 'application/json') return { kind: 'json' }
  if (type === 'application/x-www-form-urlencoded') return { kind: 'fields' }
  const boundaries = parameters.filter((parameter) => /^boundary\s*=/i.test(parameter))
  const boundary = /^boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i.exec(boundaries[0] ?? '')?.[2]
  return type === 'multipart/form-data' && boundary && boundaries.length === 1
    ? { kind: 'parts', boundary }
    : { kind: 'none' }
}

/** The fields of a form by their names; a name that stands several times has a list of its values. */
type Fields = Record<string, string | File | (string | File)[]>
type Unreadable = 'too-large' | 'bad-request'
/** `sent` is null where its type is not read. */
type ReadBody = { readonly sent: unknown } | Unreadable

const add = (fields: Fields, name: string, value: string | File): void => {
  const before = fields[name]
  if (before === undefined) fields[name] = value
  else if (Array.isArray(before)) before.push(value)
  else fields[name] = [before, value]
}

// Without a prototype, so that a field may have the name of what every object has.
const noFields = (): Fields => Object.create(null)

const readFields = (body: Buffer<ArrayBuffer>): ReadBody => {
  let count = 1
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) if (++count > maxFields) return 'too-large'
  const fields = noFields()
  for (const [name, value] of new URLSearchParams(body.toString())) add(fields, name, value)
  return { sent: fields }
}

/** What the head of a part says of it: its name, and that of a file. */
const disposition = (head: string): { readonly name?: string; readonly filename?: string } => {
  const line = /^content-disposition:.*$/im.exec(head)?.[0] ?? ''
  return Object.fromEntries(
    Array.from(line.matchAll(/;[ \t]*(\w+)=(?:"([^"]*)"|([^\s;"]+))/g), ([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      quoted ?? bare,
    ]),
  )
}

/** Each byte is looked at a fixed number of times, and nothing but short heads and texts becomes a string. */
const readParts = (body: Buffer<ArrayBuffer>, boundary: string): ReadBody => {
  const fields = noFields()
  const mark = `\r\n--${boundary}`
  let at = body.indexOf(mark.slice(2)) + mark.length - 2
  if (at < mark.length - 2) return 'bad-request'
  for (let parts = 0; body.toString('latin1', at, at + 2) !== '--'; parts += 1) {
    if (parts === maxParts) return 'too-large'
    const head = body.indexOf('\r\n\r\n', at)
    const end = body.indexOf(mark, head + 2)
    if (head < 0 || end < 0) return 'bad-request'
    if (head - at > maxHead) return 'too-large'
    const { name, filename } = disposition(body.toString('utf8', at, head))
    if (name === undefined) return 'bad-request'
    const content = body.subarray(head + 4, end)
    if (filename === undefined && content.length > maxText) return 'too-large'
    add(fields, name, filename === undefined ? content.toString() : new File([content], filename))
    at = end + mark.length
  }
  return { sent: fields }
}

const [quote, backslash, opening, closing] = Buffer.from('"\\[]')

/** Braces differ from brackets by one bit alone. */
const isTooDeep = (body: Buffer): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if ((byte & ~0x20) === opening && ++depth > maxDepth) return true
    else if ((byte & ~0x20) === closing) depth -= 1
  }
  return false
}

const readJson = (body: Buffer<ArrayBuffer>): ReadBody => {
  if (isTooDeep(body)) return 'too-large'
  try {
    return { sent: JSON.parse(new TextDecoder().decode(body)) }
  } catch {
    // JSON.parse throws for what is no JSON.
    return 'bad-request'
  }
}

/** What a body says: of a form its fields, of JSON any value. */
export const readBody = (body: Uint8Array<ArrayBuffer>, { kind, boundary = '' }: SentType): ReadBody => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (kind === 'json') return readJson(bytes)
  if (kind === 'fields') return readFields(bytes)
  return kind === 'parts' ? readParts(bytes, boundary) : { sent: null }
}
