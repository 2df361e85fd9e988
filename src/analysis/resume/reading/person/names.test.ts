// Names by construction: surnames that are jobs and towns, over lines of one size or two, beside whatever shares their row.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Line } from '../../../documents/document'
import { document } from '../../testing'
import { readResume } from '..'
import { fold } from '../text'

const given = fc.constantFrom('Maria José', 'Sebastião', 'Cássia', 'Luiz Carlos', 'Kelly Cristina', 'Grace', 'Rajesh')
const middle = fc.constantFrom('', 'Doceiro ', 'Porteiro ', 'Campos ', 'Belém ', 'da Silva ', 'Mason ')
const last = fc.constantFrom(
  'Ferreira',
  'Neves',
  'Salvador',
  'Baker',
  'Okonkwo',
  'Padeiro',
  'Pastor',
  'Guerreiro',
  'Weaver',
)
const name = fc.tuple(given, middle, last).map((parts) => ({ first: parts[0], rest: parts[1] + parts[2] }))
const job = fc.constantFrom(
  'Técnica de Enfermagem',
  'Graphic Designer',
  'Motorista Carreteiro',
  'Enfermeira',
  'Sous Chef',
)
const town = fc.constantFrom('Recife, PE', 'Leeds, UK', 'Pau dos Ferros/RN', 'San Diego, CA')
const phone = '(81) 98888-7777'
const runs = { numRuns: 60 }

const body = document(
  '# Resumo',
  'Profissional com nove anos de atuação em lojas e no atendimento de equipes.',
  '# Experiência',
  'Vendedora – Magazine Estrela – 01/2019 a 03/2021',
  '- Vendi 30 casas por mês',
).lines.map((line) => ({ ...line, size: line.bold ? 13 : 10 }))

type Head = Partial<Line> & { readonly text: string }
const nameOf = (...head: readonly Head[]): string | undefined => {
  const plain = { page: 1, region: 'body', column: 0, size: 10, bold: false, bullet: false, x: 50, gap: 1.2 } as const
  const top = head.map((line, at): Line => ({ ...plain, ...line, number: at + 1 }))
  const rest = body.map((line) => ({ ...line, number: line.number + top.length }))
  return readResume({ ...document('x'), lines: [...top, ...rest] }).name?.value
}
const bare = (text: string): string => fold(text).replace(/[^a-z ]/g, '')
const mailOf = (...words: readonly string[]): string =>
  `${words.map((word) => bare(word).split(' ').at(-1)).join('.')}@exemplo.com`
const contact = (mail: string, where: string): Head => ({ text: `${phone} | ${mail} | ${where}` })

test('a surname that is a job or a town belongs to the name, whatever the size of its letters', () => {
  fc.assert(
    fc.property(name, town, fc.constantFrom(10, 14, 20, 28), fc.boolean(), ({ first, rest }, where, size, agrees) => {
      const mail = agrees ? mailOf(first, rest) : 'contato@exemplo.com'
      expect(nameOf({ text: `${first} ${rest}`, size }, contact(mail, where))).toBe(`${first} ${rest}`)
    }),
    runs,
  )
})

test('a name over two lines of one size is whole, and the job below it no part of it', () => {
  fc.assert(
    fc.property(name, job, town, fc.constantFrom(18, 26), ({ first, rest }, what, where, size) => {
      const mail = mailOf(first, rest)
      const lines = [
        { text: first, size },
        { text: rest, size },
        { text: what, size: 12 },
      ]
      expect(nameOf(...lines, contact(mail, where))).toBe(`${first} ${rest}`)
    }),
    runs,
  )
})

test('a name over two lines of different sizes is whole where the address has both', () => {
  fc.assert(
    // A town alone on a smaller line is a town, even if the address has it too.
    fc.property(name, town, fc.constantFrom(0.6, 0.75, 1.4), ({ first, rest }, where, factor) => {
      fc.pre(rest !== 'Salvador')
      const lines = [
        { text: first, size: 20 },
        { text: rest, size: 20 * factor },
      ]
      expect(nameOf(...lines, contact(mailOf(first, rest), where))).toBe(`${first} ${rest}`)
    }),
    runs,
  )
})

test('an address that names the trade or the town makes neither part of the name', () => {
  const other = fc.constantFrom('Confeiteira', 'Midwife', 'Florist', 'Cardiff', 'Olinda')
  fc.assert(
    fc.property(name, other, ({ first, rest }, what) => {
      const mail = `${bare(first).split(' ')[0]}.${bare(what)}@exemplo.com`
      const lines = [{ text: `${first} ${rest}`, size: 24 }, { text: what, size: 11 }, { text: `${phone} ${mail}` }]
      expect(nameOf(...lines)).toBe(`${first} ${rest}`)
    }),
    runs,
  )
})

const rows: Readonly<Record<string, (whole: string, what: string, where: string, mail: string) => Head[]>> = {
  'behind the word for a résumé': (whole, what, where, mail) => [
    { text: `CURRÍCULO | ${whole}`, size: 18 },
    { text: what },
    contact(mail, where),
  ],
  'below that word in capitals': (whole, what, where, mail) => [
    { text: 'RESUME', bold: true, size: 14 },
    { text: whole, bold: true, size: 11 },
    { text: what },
    contact(mail, where),
  ],
  'in a greeting': (whole, what, where, mail) => [
    { text: `Olá, eu sou ${whole}`, size: 22 },
    { text: what },
    contact(mail, where),
  ],
  'before pronouns': (whole, what, where, mail) => [
    { text: `${whole} ela/dela`, size: 22 },
    { text: what },
    contact(mail, where),
  ],
  'before its address without a sign': (whole, what, where, mail) => [
    { text: `${whole} ${mail} ${phone}` },
    { text: what },
    { text: where },
  ],
  'behind a town': (whole, what, where, mail) => [
    { text: `${where} ${whole}`, size: 24 },
    { text: what },
    { text: mail },
  ],
  'before a job on its row': (whole, what, where, mail) => [
    { text: `${whole} ${what}`, parts: [whole, what], size: 22 },
    contact(mail, where),
  ],
  'below a larger job': (whole, what, where, mail) => [
    { text: what, size: 22 },
    { text: whole, size: 14 },
    contact(mail, where),
  ],
  'as letters set apart': (whole, what, where, mail) => {
    const parts = whole
      .toUpperCase()
      .split(' ')
      .map((word) => [...word].join(' '))
    return [{ text: parts.join(' '), parts, size: 24 }, { text: what }, contact(mail, where)]
  },
  'in the right column of a form': (whole, what, where, mail) => [
    ...['Nome', 'Endereço', 'Telefone', 'E-mail'].map((text) => ({ text })),
    ...[whole, where, phone, mail].map((text) => ({ text, column: 1, x: 220 })),
    { text: what, column: 1, x: 220 },
  ],
}

test.each(Object.entries(rows))('a name %s is read', (how, head) => {
  fc.assert(
    fc.property(name, job, town, ({ first, rest }, what, where) => {
      const whole = `${first} ${rest}`
      const read = nameOf(...head(whole, what, where, mailOf(first, rest)))
      expect(read).toBe(how === 'as letters set apart' ? whole.toUpperCase() : whole)
    }),
    runs,
  )
})
