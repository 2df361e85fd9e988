import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { timed } from '../../../tests/helpers/linear'
import { isPlainAddress, type Mail, toEml } from './message'

const mail: Mail = {
  from: { name: 'Vitrine', address: 'nao-responda@vagas.example' },
  to: ['admin@vagas.example'],
  replyTo: { name: 'José Açaí', address: 'jose@exemplo.com.br' },
  subject: 'Vitrine, suporte: Dúvida sobre planos e preços',
  text: 'Olá,\nquanto custa?\n',
  at: Date.UTC(2026, 10, 20, 12, 14),
  id: '01939b6e-7c00-7000-8000-000000000001',
}

/** What a mail program makes of it: headers unfolded and decoded, and the text. */
const read = (eml: string) => {
  const split = eml.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const header of eml.slice(0, split).replaceAll('\r\n ', ' ').split('\r\n')) {
    const colon = header.indexOf(': ')
    const value = header
      .slice(colon + 2)
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString())
    expect(headers.has(header.slice(0, colon))).toBe(false)
    headers.set(header.slice(0, colon), value)
  }
  return { headers, text: Buffer.from(eml.slice(split + 4), 'base64').toString() }
}

const names = 'From To Reply-To Subject Date Message-ID MIME-Version Content-Type Content-Transfer-Encoding'.split(' ')

test('a mail has a sender, a recipient, a date and a subject', async () => {
  const { headers, text } = read(await toEml(mail))
  expect(Object.fromEntries(headers)).toEqual({
    From: 'Vitrine <nao-responda@vagas.example>',
    To: 'admin@vagas.example',
    'Reply-To': 'José Açaí <jose@exemplo.com.br>',
    Subject: 'Vitrine, suporte: Dúvida sobre planos e preços',
    Date: 'Fri, 20 Nov 2026 12:14:00 +0000',
    'Message-ID': '<01939b6e-7c00-7000-8000-000000000001@vagas.example>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
  })
  expect(text).toBe('Olá,\r\nquanto custa?\r\n')
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('a\r\nBcc: x@y.z', 'a\nBcc: x@y.z', 'a\u2028Bcc: x', '=?UTF-8?B?AA==?=', '\ud800', 'x'.repeat(5000)),
)

test('whatever is typed, no header is added, no line is too long, and everything is ASCII', async () => {
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, address, subject, text) => {
      const eml = await toEml({ ...mail, replyTo: { name, address }, subject, text })
      const { headers } = read(eml)
      expect([...headers.keys()].filter((key) => !names.includes(key))).toEqual([])
      expect(headers.get('To')).toBe('admin@vagas.example')
      expect(/^[\x20-\x7e\r\n]*$/.test(eml)).toBe(true)
      expect(eml.replaceAll('\r\n', '').includes('\n') || eml.replaceAll('\r\n', '').includes('\r')).toBe(false)
      // RFC 5322 allows 998; only a name or a subject without spaces is longer than 76.
      expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(300)
    }),
    { numRuns: 100 },
  )
})

test('a typed name or subject holds no encoded word, by which a line end or another direction of writing would come in', async () => {
  const typed = `=?UTF-8?B?${Buffer.from('Ana\r\n\u202emoc.elpmexe').toString('base64')}?=`
  const { headers } = read(await toEml({ ...mail, replyTo: { name: typed, address: 'a@b.example' }, subject: typed }))
  const shown = typed.replaceAll('=?', '= ?')
  expect(headers.get('Reply-To')).toBe(`"${shown}" <a@b.example>`)
  expect(headers.get('Subject')).toBe(shown)
})

test('a subject and a text are read as they were written', async () => {
  const word = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .filter((text) => /\S/.test(text) && !/\p{Cc}|=\?/u.test(text))
  await fc.assert(
    fc.asyncProperty(word, async (words) => {
      const { headers, text } = read(await toEml({ ...mail, subject: words, text: words }))
      expect([headers.get('Subject'), text]).toEqual([words.trim(), words])
    }),
    { numRuns: 100 },
  )
})

describe('an address in a header', () => {
  test.each([
    ['ana@exemplo.com.br', true],
    ["o'neil+vagas@sub.exemplo.com", true],
    ['ana@exemplo.com\r\nBcc: x@y.z', false],
    ['ana@exemplo.com>', false],
    ['ana@exemplo.com,bia@exemplo.com', false],
    ['"ana b"@exemplo.com', false],
    ['aná@exemplo.com', false],
    ['a..b@exemplo.com', false],
    [`${'a'.repeat(250)}@b.co`, false],
    ['', false],
  ])('%p: %p', async (address, plain) => {
    expect(isPlainAddress(address)).toBe(plain)
    if (!plain) expect(read(await toEml({ ...mail, replyTo: { address } })).headers.has('Reply-To')).toBe(false)
  })

  test('is recognised in linear time', async () => {
    const ms = await timed(() => {
      for (const character of ['a', '.', '@', '-', 'a.']) isPlainAddress(character.repeat(500_000))
      for (const character of ['a.', 'a@', '.-']) isPlainAddress(`a@${character.repeat(125)}`)
    })
    expect(ms).toBeLessThan(1000)
  })
})

test('a mail without a sender or a recipient is refused', async () => {
  await expect(toEml({ ...mail, to: ['x'] })).rejects.toThrow('a recipient')
  await expect(toEml({ ...mail, from: { address: '' } })).rejects.toThrow('a sender')
})
