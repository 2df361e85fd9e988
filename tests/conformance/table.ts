// Reads rows.txt: the specification's rows, each with its check. The format is described at the top of that file.
export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

export type Check =
  | {
      readonly kind: 'page' | 'lacks'
      readonly who: string
      readonly path: string
      readonly status: number
      readonly texts: readonly string[]
    }
  | { readonly kind: 'goes'; readonly who: string; readonly path: string; readonly to: string }
  | {
      readonly kind: 'call'
      readonly who: string
      readonly method: string
      readonly path: string
      /** JSON as text, or the field and the name of a file. */
      readonly sent: string
      readonly status: number
      readonly answer: Json | undefined
    }
  | { readonly kind: 'test' | 'source'; readonly file: string; readonly name: string }
  | { readonly kind: 'differs'; readonly reference: string }

export type Row = { readonly id: string; readonly section: string; readonly demand: string; readonly check: Check }

const quoted = (text: string) => [...text.matchAll(/«([^»]*)»/g)].map(([, one = '']) => one)

const call = /^(\S+) (\S+) (\S+) ?(.*?) ?= (\d{3}) ?(.*)$/

/** Throws for a check that is none. */
function checkOf(text: string): Check {
  const [kind = '', rest = ''] = text.split(/ (.*)/s)
  if (kind === 'page' || kind === 'lacks') {
    const [, who = '', path = '', status] = /^(\S+) (\S+)(?: (\d{3}))?/.exec(rest) ?? []
    const texts = quoted(rest)
    if (path && texts.length > 0) return { kind, who, path, status: Number(status ?? 200), texts }
  }
  if (kind === 'goes') {
    const [, who, path, to] = /^(\S+) (\S+) -> (\S+)$/.exec(rest) ?? []
    if (who && path && to) return { kind, who, path, to }
  }
  if (kind === 'call') {
    const [, who, method, path, sent = '', status, answer] = call.exec(rest) ?? []
    if (who && method && path)
      return { kind, who, method, path, sent, status: Number(status), answer: answer ? JSON.parse(answer) : undefined }
  }
  if (kind === 'test' || kind === 'source') {
    const [name] = quoted(rest)
    if (name) return { kind, file: rest.slice(0, rest.indexOf(' ')), name }
  }
  if (kind === 'differs' && rest) return { kind, reference: rest }
  throw new Error(`not a check: ${text}`)
}

/** All rows in order. Throws naming the line that is neither a row, a heading nor a comment. */
export function rowsOf(text: string): Row[] {
  let section = ''
  return text.split('\n').flatMap((line, index) => {
    if (line.startsWith('## ')) section = line.slice(3)
    if (line === '' || line.startsWith('#')) return []
    const [id, demand, check, ...more] = line.split(' | ')
    if (!id || !demand || !check || more.length > 0) throw new Error(`line ${index + 1} is not a row`)
    return [{ id, section, demand, check: checkOf(check) }]
  })
}

/** Why an answer is not like what is expected: the first difference, or null. */
export function unlike(expected: Json, found: unknown, at = ''): string | null {
  const here = at || 'the answer'
  if (expected === '<number>') return typeof found === 'number' ? null : `${here} is no number`
  if (expected === '<text>') return typeof found === 'string' && found !== '' ? null : `${here} is no text`
  if (expected === '<list>') return Array.isArray(found) ? null : `${here} is no list`
  if (expected === '<flag>') return typeof found === 'boolean' ? null : `${here} is neither true nor false`
  if (typeof expected !== 'object' || expected === null)
    return expected === found ? null : `${here} is ${JSON.stringify(found)}`
  if (Array.isArray(expected) && expected.length === 0)
    return Array.isArray(found) && found.length === 0 ? null : `${here} is not an empty list`
  if (typeof found !== 'object' || found === null) return `${here} is missing`
  const fields = found as Readonly<Record<string, unknown>>
  for (const [field, one] of Object.entries(expected)) {
    const different = unlike(one, fields[field], at ? `${at}.${field}` : field)
    if (different) return different
  }
  return null
}
