// One reading of a body: its type in every spelling, what browsers send, and a bound for each part.
import { expect, test } from 'bun:test'
import { readBody, sentType } from './read-body'

const parts = 'multipart/form-data; boundary=x'
const fields = 'application/x-www-form-urlencoded'
const readOf = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
  readBody(typeof body === 'string' ? new TextEncoder().encode(body) : body, sentType(type))
const sentBy = (type: string, body: string | Uint8Array<ArrayBuffer>) => {
  const read = readOf(type, body)
  return typeof read === 'string' ? read : read.sent
}
const part = (text: string, head = 'name="a"') => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`

test.each([
  ['application/json', 'json'],
  ['Application/JSON ; charset=utf-8', 'json'],
  ['application/x-www-form-urlencoded;charset=UTF-8', 'fields'],
  ['APPLICATION/X-WWW-FORM-URLENCODED', 'fields'],
  ['multipart/form-data; boundary=x', 'parts'],
  ['Multipart/Form-Data;charset=utf-8; BOUNDARY="x"', 'parts'],
  ['multipart/form-data; xboundary=zzz; boundary=x', 'parts'],
  ['multipart/form-data; boundary=y; boundary=x', 'none'],
  ['multipart/form-data; boundary=x, multipart/form-data; boundary=y', 'none'],
  ['multipart/form-data; boundary = x', 'none'],
  ['multipart/form-data; boundary="x', 'none'],
  ['multipart/form-data', 'none'],
  ['application/jose', 'none'],
  ['text/plain', 'none'],
  [null, 'none'],
] as const)('%s is read as %s', (header, kind) => {
  const type = sentType(header)
  expect(type.kind).toBe(kind)
  expect(type.boundary).toBe(kind === 'parts' ? 'x' : undefined)
})

test('a form is read as a browser sends it, files and all their bytes included', async () => {
  const bytes = new Uint8Array(70_000).map((_, at) => (at % 5 === 0 ? 13 : at % 5 === 1 ? 10 : at % 5 < 4 ? 45 : at))
  const form = new FormData()
  form.append('nome', 'Ana "Ç"\r\n\r\n--x')
  form.append('vazio', '')
  form.append('json', '{"a":[1]}')
  form.append('a.b[0]', '[1]')
  form.append('dois', '1')
  form.append('dois', '2')
  form.append('__proto__', 'x')
  form.append('resume', new File([bytes], 'currículo; name=b.pdf'))
  form.append('nada', new File([], ''))
  const answer = new Response(form)
  const read = sentBy(answer.headers.get('content-type') ?? '', new Uint8Array(await answer.arrayBuffer()))
  const { resume, nada, ...texts } = read as Record<string, unknown>
  expect(Object.entries(texts)).toEqual([
    ['nome', 'Ana "Ç"\r\n\r\n--x'],
    ['vazio', ''],
    ['json', '{"a":[1]}'],
    ['a.b[0]', '[1]'],
    ['dois', ['1', '2']],
    ['__proto__', 'x'],
  ])
  if (!(resume instanceof File) || !(nada instanceof File)) throw new Error('no files')
  expect([resume.name, nada.name, nada.size]).toEqual(['currículo; name=b.pdf', '', 0])
  expect(Buffer.from(await resume.arrayBuffer()).equals(bytes)).toBe(true)
})

test('other clients name parts without quotes, and write before the first', () =>
  expect({ ...(sentBy(parts, `preamble\r\n${part('1', 'name=a')}--x--`) as object) }).toEqual({ a: '1' }))

test('a form without files is read as URLs are', () =>
  expect({ ...(sentBy(fields, 'a=1+%C3%A1&b=%&a=2&c&__proto__=x') as object) }).toEqual(
    Object.fromEntries([
      ['a', ['1 á', '2']],
      ['b', '%'],
      ['c', ''],
      ['__proto__', 'x'],
    ]),
  ))

test.each([
  ['64 parts', parts, `${part('').repeat(64)}--x--`, 'object'],
  ['65 parts', parts, `${part('').repeat(65)}--x--`, 'too-large'],
  ['a text of 120 000 bytes', parts, `${part('['.repeat(120_000))}--x--`, 'object'],
  ['a longer text', parts, `${part('['.repeat(120_001))}--x--`, 'too-large'],
  ['a long name', parts, `${part('', `name="${'a'.repeat(4_096)}"`)}--x--`, 'too-large'],
  ['no form of parts', parts, '{}', 'bad-request'],
  ['a form that is cut off', parts, part('1'), 'bad-request'],
  ['a part without a name', parts, `${part('1', 'filename="a"')}--x--`, 'bad-request'],
  ['an empty form', parts, '--x--\r\n', 'object'],
  ['10 000 fields', fields, `${'a=&'.repeat(9_999)}a=`, 'object'],
  ['10 001 fields', fields, `${'a=&'.repeat(10_000)}a=`, 'too-large'],
  ['broken JSON', 'application/json', '{"a":', 'bad-request'],
  ['JSON', 'application/json', '\uFEFF{}', 'object'],
  ['JSON of 64 levels', 'application/json', `${'[{"a":'.repeat(32)}1${'}]'.repeat(32)}`, 'object'],
  ['JSON of 65 levels', 'application/json', `[${'[{"a":'.repeat(32)}1${'}]'.repeat(32)}]`, 'too-large'],
  ['brackets in a text', 'application/json', JSON.stringify([`\\"${'[{'.repeat(100)}\\`, ['"', '[', '\\']]), 'object'],
  ['brackets side by side', 'application/json', `[${'[],{},'.repeat(500)}1]`, 'object'],
] as const)('%s', (_, type, text, expected) => {
  const read = readOf(type, text)
  expect<string>(typeof read === 'string' ? read : typeof read.sent).toBe(expected)
})
