// Request lines and hosts meant to be read one way by one part of a server and another way by the next.
import { policies } from '../../../src/server/http/request/policies'
import { random } from '../../hostile/file'
import { rows } from './world'

/** A foreign or unreadable host: answered 421 or 400 for everybody. */
export const badHosts = [
  ...[
    '',
    'b',
    'z',
    'aa',
    'ba',
    'aab',
    'abb',
    'xyz',
    'abcd',
    'evil',
    'abcde',
    'local',
    'nas.l',
    '1.2.3',
    '1',
    '12',
    '999',
  ],
  ...['b:1', 'a:b', 'a:-1', 'a:99999', 'a:1:2', ':', ':80', 'a.b', '..', '.', 'a..', '.a', '-a', 'a-', '*', 'a*'],
  ...['[', ']', '[]', '[a]', '[::', '::1', '::', '[::1', '::1]', '[::1]x', '[::2]', '[::1%25lo]', '[::1]:x', '[[::1]]'],
  ...[
    'evil.example',
    'localhost.evil.example',
    'evil.example:80',
    'vagas.example.evil',
    'xvagas.example',
    'notlocalhost',
  ],
  ...['0.0.0.0', '10.0.0.1', '127.1', '0x7f.1', '0x7f000001', '2130706433', '127.0.0.01', '127.0.0.1.', '128.0.0.1'],
  ...['a/', 'a/b', '/', 'a?', '?', 'a#', '#', 'a\\', '\\', 'a;', 'a@a', 'x@a', 'a@evil', 'a:x@a', 'a,a', 'a, a', 'a a'],
  ...[
    'a%2e',
    'a%2f',
    '%61',
    'a%00',
    'a\t a',
    '\xe9',
    '\xc3\xa9',
    'xn--a',
    'a&',
    'a=',
    "a'",
    'a"',
    '<a>',
    'a|',
    '~',
    '$a',
  ],
  ...[
    'http://a',
    '//a',
    'a://',
    'localhost:0x50',
    'localhost:+80',
    'localhost::80',
    'localhost/',
    'localhost?x',
    'localhost#',
  ],
  'x'.repeat(64),
  `${'x.'.repeat(130)}a`,
] as const

/** Ours. `port` is the one listened on. */
export const goodHosts = (port: number) =>
  [
    ...['a', 'A', 'ab', 'abc', 'a:1', 'ab:65535', 'abc.', 'nas.lan', 'NAS.lan:3000', 'nas.lan:9', 'vagas.example'],
    ...['localhost', `localhost:${port}`, 'LOCALHOST.', 'localhost:', '127.0.0.1', `127.0.0.1:${port}`, '127.9.8.7'],
    ...['[::1]', `[::1]:${port}`, '[0:0:0:0:0:0:0:1]'],
  ] as const

export const marks = [
  '?',
  '#',
  '//',
  ';',
  '\\',
  '%2e',
  '%2f',
  '..',
  '/../',
  '/%2e%2e/',
  '%5c',
  '%23',
  '%3f',
  '/./',
] as const

/** Rows anyone may ask for, to hide another behind. */
const open = { GET: ['/healthz', '/termos'], POST: ['/preferencias', '/api/stripe/webhook'], PUT: ['/'], DELETE: ['/'] }

export const filled = (path: string): string => path.replace(':id', '0197f1a2')

/** A path with a mark in it at each of some places, and behind something open. */
const dressed = (method: string, path: string, mark: string, places: Iterable<number>): string[] => [
  ...[...places].map((at) => path.slice(0, at) + mark + path.slice(at)),
  ...(open[method as keyof typeof open] ?? []).map((front) => front + mark + path),
]

/** Before and after every slash, and at the end. */
const atSlashes = (path: string) =>
  new Set([...path.matchAll(/\//g)].flatMap(({ index }) => [index, index + 1]).concat(path.length))
const everywhere = (path: string) => new Set(Array.from({ length: path.length + 1 }, (_, at) => at))

export type Target = { readonly method: string; readonly target: string }

export function* targets(where: 'slashes' | 'everywhere'): Generator<Target> {
  for (const { method, path } of rows) {
    const whole = filled(path)
    yield { method, target: whole }
    // What does not begin with a slash is no path, and Bun answers it itself.
    for (const mark of marks)
      for (const target of dressed(method, whole, mark, where === 'slashes' ? atSlashes(whole) : everywhere(whole)))
        if (target.startsWith('/')) yield { method, target }
  }
}

const decodes = (segment: string) => {
  try {
    return decodeURIComponent(segment).length > 0
  } catch {
    return false
  }
}

/** The row a target means, worked out apart from the server's own code; null for none. */
export const rowMeant = ({ method, target }: Target): string | null => {
  if (target.includes('#')) return null
  const asked = `${method} ${new URL(`http://any.host${target}`).pathname}`
  if (Object.hasOwn(policies, asked)) return asked
  const segments = asked.split('/')
  const named = rows.find(({ row }) => {
    const parts = row.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => (part === ':id' ? decodes(segments[at] ?? '') : part === segments[at]))
    )
  })
  return named?.row ?? null
}

const pieces = [
  ...marks,
  ...[
    '/',
    '.',
    ':',
    '@',
    '&',
    '=',
    '+',
    '%',
    '%00',
    '%2E%2e',
    '%c0%af',
    '%ff',
    '*',
    '~',
    '\x80',
    '\xe2\x80\xa8',
    '[',
    ']',
    '|',
  ],
  ...[
    'http://',
    'http://a',
    'https://localhost',
    '//a/',
    'a',
    'localhost',
    ':id',
    '__proto__',
    'constructor',
    'ALL',
    'WS',
  ],
  ...[
    '/api',
    '/admin',
    '/api/admin/users',
    '/healthz',
    '?/api/admin/users',
    '#/admin',
    '/..;/',
    '/.;/',
    ' ',
    '\t',
    '\x0b',
  ],
] as const

export type Mutated = { readonly line: string; readonly host: string }

/** Request lines, each made from a good one by up to three changes anywhere in it. The same seed makes the same ones. */
export function* mutations(seed: number, count: number, port: number): Generator<Mutated> {
  const next = random(seed)
  const below = (max: number) => Math.floor(next() * max)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const hosts = goodHosts(port)
  for (let n = 0; n < count; n++) {
    const { method, path } = one(rows)
    let line = `${method} ${filled(path)} HTTP/1.${below(20) === 0 ? 0 : 1}`
    for (let changes = below(4); changes > 0; changes--) {
      const at = below(line.length + 1)
      const way = below(8)
      if (way === 0) line = line.slice(0, at) + line.slice(at + 1 + below(3))
      else if (way === 1) line = line.slice(0, at) + one(rows).path + line.slice(at)
      else if (way === 2) line = line.slice(0, at) + String.fromCharCode(33 + below(222)) + line.slice(at)
      // Most changes go into the target: elsewhere they mostly make a line that Bun refuses.
      else {
        const from = line.indexOf('/')
        const to = Math.max(from, line.lastIndexOf(' '))
        const place = from < 0 ? at : from + below(to - from + 1)
        line = line.slice(0, place) + one(pieces) + line.slice(place)
      }
    }
    yield { line, host: below(10) === 0 ? one(badHosts) : one(hosts) }
  }
}
