// A résumé is asked for its phone as its own country writes it, whatever language the page is read in.
import { describe, expect, test } from 'bun:test'
import { checkTexts } from '../../../../texts/resume/texts'
import { analyseResume } from '../..'
import { document } from '../../testing'

const pages = {
  pt: (head: string) =>
    document(
      'Ana Sol Prado',
      'Recepcionista',
      head,
      '# Experiência',
      'Recepcionista – Clínica Boa Vista – 2019 a 2024',
      '- Atendi 40 pessoas por dia no balcão',
      '# Formação',
      'Ensino médio – Colégio Estadual – 2015',
    ),
  en: (head: string) =>
    document(
      'Ann Moss',
      'Receptionist',
      head,
      '# Experience',
      'Receptionist – Riverside Clinic – 2019 to 2024',
      '- Greeted 40 people a day at the desk',
      '# Education',
      'High school – Austin High – 2015',
    ),
} as const

const cases: readonly (readonly [keyof typeof pages, string, string])[] = [
  ['pt', 'Recife, PE | ana@exemplo.com', 'br'],
  ['pt', 'São Paulo - SP | ana@exemplo.com', 'br'],
  ['pt', 'ana@exemplo.com', 'br'],
  ['pt', 'Belém, PA | ana@exemplo.com', 'br'],
  ['pt', 'Lisboa, Portugal | ana@exemplo.com', 'other'],
  ['pt', 'Austin, TX | ana@exemplo.com', 'us'],
  ['en', 'Austin, TX | ann@example.com', 'us'],
  ['en', 'Pittsburgh, PA | ann@example.com', 'us'],
  ['en', 'Toronto, ON | ann@example.com', 'us'],
  ['en', 'ann@example.com', 'us'],
  ['en', 'Recife, PE | ann@example.com', 'br'],
  ['en', 'Dublin, Ireland | ann@example.com', 'other'],
]
const contactOf = (language: keyof typeof pages, head: string) =>
  analyseResume(pages[language](head)).checks.find(({ id }) => id === 'contact')!.params

describe('the country of a phone', () => {
  test.each(cases)('%s: %s is %s', (language, head, country) => {
    const params = contactOf(language, head)
    expect([params.context, params.country]).toEqual(['phone', country])
    const [portuguese, english] = (['pt-BR', 'en-US'] as const).map((page) => checkTexts(page, 'contact', params)!.fix)
    expect(/DDD/.test(portuguese!)).toBe(country === 'br')
    expect(/DDD/.test(english!)).toBe(country === 'br')
    expect(/área|area/.test(`${portuguese} ${english}`)).toBe(country !== 'other')
  })

  test.each([
    ['en', 'Austin, TX | ann@example.com | 555-0142', '(512) 555-0142'],
    ['pt', 'Recife, PE | ana@exemplo.com | 888-7777', '(81) 98888-7777'],
  ] as const)('a number without its area code: %s, %s', (language, head, example) => {
    const params = contactOf(language, head)
    expect(params.context).toBe('code')
    for (const page of ['pt-BR', 'en-US'] as const) {
      const { title, why, fix } = checkTexts(page, 'contact', params)!
      expect(fix).toContain(example)
      expect(/DDD/.test(`${title} ${why} ${fix}`)).toBe(language === 'pt')
    }
  })

  test('a result without a country is of the page’s language', () => {
    expect(checkTexts('pt-BR', 'contact', { context: 'phone', found: 3, of: 4 })!.fix).toContain('DDD')
    expect(checkTexts('en-US', 'contact', { context: 'phone', found: 3, of: 4 })!.fix).toContain('area code')
  })
})
