// Dates, names and addresses that a narrow cell or a large face breaks.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../../documents/document'
import { extractResume } from '../../extract'
import { document, parted } from '../../testing'
import { readResume } from '..'

const line = (text: string, more: Partial<Line> = {}): Line => ({
  page: 1,
  number: 1,
  text,
  region: 'body',
  column: 0,
  size: 10,
  bold: false,
  bullet: false,
  x: 50,
  gap: 1.3,
  ...more,
})

test('a period whose year a narrow cell moved to the next line is whole', () => {
  const month = fc.constantFrom('May', 'January', 'Sept.', 'fev.', 'dezembro')
  const joint = fc.constantFrom('–', '—', '-', 'a', 'à', 'até')
  fc.assert(
    fc.property(month, joint, month, (from, to, until) => {
      const page = parted(
        '# Experiência',
        `${from} 2014 ${to} ${until} ¦ Vendedora`,
        '2016 ¦ Loja Azul',
        '- Vendi roupas',
      )
      const [role] = extractResume(readResume(page)).experience
      expect([role?.title, role?.company, role?.start?.slice(0, 4), role?.end?.slice(0, 4)]).toEqual([
        'Vendedora',
        'Loja Azul',
        '2014',
        '2016',
      ])
    }),
    { numRuns: 60 },
  )
})

describe('a name set large over several lines', () => {
  const withLines = (lines: readonly Line[]): Document => ({
    ...document('x'),
    lines: lines.map((one, at) => ({ ...one, number: at + 1 })),
  })
  const names = fc.constantFrom(
    ['Maria das', 'Graças Lisboa', 'Nowak'],
    ['MELISSA', 'London'],
    ['Íris Laranjeira do', 'Belém'],
    ['Elaine da Carvalho', 'Valente'],
  )
  test('is whole, with the lines of a sidebar between', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 0, max: 2 }), fc.boolean(), (name, between, bold) => {
        const side = ['(81) 98888-7777', 'Recife, PE'].slice(0, between).map((text) => line(text, { x: 23, gap: 0.6 }))
        const large = name.map((text, at) => line(text, { x: 274, size: 42, bold: bold && at === name.length - 1 }))
        const lines = [...large.flatMap((one) => [one, ...side]), line('Experiência', { bold: true, size: 14 })]
        expect(readResume(withLines(lines)).name?.value).toBe(name.join(' '))
      }),
    )
  })

  test('ends at a sign, after which the occupation follows', () => {
    const lines = [line('Callum Fairweather — DevOps', { size: 25 }), line('Engineer', { size: 25 }), line('Leeds')]
    expect(readResume(withLines(lines)).name?.value).toBe('Callum Fairweather')
  })
})

describe('contact data', () => {
  test.each([
    ['ana-maria-', 'souza@example.com', 'ana-maria-souza@example.com'],
    ['E-mail: ana_', 'souza@example.com', 'ana_souza@example.com'],
    ['Worked on design systems.', 'souza@example.com', 'souza@example.com'],
    ['Ana Jr.', 'souza@example.com', 'souza@example.com'],
  ])('%s above %s', (half, rest, whole) => {
    expect(readResume(document('Ana Souza', half, rest, '# Experiência')).contact.email?.value).toBe(whole)
  })

  test.each(['(+44) 7700 900123', '(+55) 11 98765-4321', '+(49) 151 23456789', '(+82) 10-9030-1843'])(
    'the phone %s keeps its brackets',
    (phone) => {
      expect(readResume(document('Ana Souza', `Phone: ${phone}`, '# Experience')).contact.phone?.value).toBe(phone)
    },
  )
})
