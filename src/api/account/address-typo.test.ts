import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { addressMeant, distance } from './address-typo'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.com.br', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.com.br', 'hotmail.com.br'],
  ['homtail.com', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['outllok.com', 'outlook.com'],
  ['yaho.com.br', 'yahoo.com.br'],
  ['yahoo.con.br', 'yahoo.com.br'],
  ['yahoo.com.rb', 'yahoo.com.br'],
  ['iclod.com', 'icloud.com'],
  ['uol.com.bt', 'uol.com.br'],
  ['gmail.com.b', 'gmail.com'],
  ['empresa.con', 'empresa.com'],
  ['empresa.cmo.br', 'empresa.com.br'],
  ['GMIAL.COM', 'gmail.com'],
])('%p is asked about: %p', (typed, meant) => expect(addressMeant(`joana@${typed}`)).toBe(`joana@${meant}`))

test.each([
  ...['gmail.com', 'hotmail.com.br', 'outlook.com', 'yahoo.com.br', 'uol.com.br', 'icloud.com', 'Gmail.com'],
  ...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'yahoo.co.uk', 'hotmail.fr', 'outlook.pt', 'yahoo.com.ar'],
  ...[
    'exemplo.com.br',
    'live.com',
    'love.com',
    'prefeitura.sp.gov.br',
    'usp.br',
    'empresa.co',
    'bol.com',
    'hotel.com',
    'serra.com.br',
  ],
  ...['', 'localhost', '.com', 'gmail.'],
])('%p is left alone', (domain) => expect(addressMeant(`joana@${domain}`)).toBeNull())

test.each(['', '@gmial.com', 'joana', ' ', `${'a'.repeat(300)}@gmial.com`])('%p is no address', (text) =>
  expect(addressMeant(text)).toBeNull(),
)

const domains = ['gmail.com', 'hotmail.com', 'outlook.com.br', 'yahoo.com.br', 'icloud.com']
/** One letter left out of the name, doubled or swapped with the next; the first letter is the one people hit. */
const slip = (domain: string, at: number, kind: 'out' | 'twice' | 'swap') => {
  const [one = '', next = ''] = [domain[at], domain[at + 1]]
  const put = { out: '', twice: one + one, swap: next + one }[kind]
  return domain.slice(0, at) + put + domain.slice(at + (kind === 'swap' ? 2 : 1))
}

test('whatever letter slips, the domain that was meant is asked for, and what stands before the sign stays', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...domains),
      fc.nat(9),
      fc.constantFrom('out', 'twice', 'swap'),
      fc.stringMatching(/^[a-z][a-z.]{0,20}$/),
      (domain, place, kind, local) => {
        const name = domain.slice(0, domain.indexOf('.'))
        const mistyped = slip(domain, 1 + (place % (name.length - 2)), kind)
        expect(addressMeant(`${local}@${mistyped}`)).toBe(mistyped === domain ? null : `${local}@${domain}`)
      },
    ),
  ))

test('a suggestion is never asked about again', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      const meant = addressMeant(`a@${text}.com`)
      expect(meant === null || addressMeant(meant) === null).toBe(true)
    }),
  ))

test.each([
  ['', 'abc', 3],
  ['gmial', 'gmail', 1],
  ['hotmial', 'hotmail', 1],
  ['outlok', 'outlook', 1],
  ['abc', 'abc', 0],
])('between %p and %p lie %d', (one, other, far) => expect(distance(one, other)).toBe(far))
