// Labels of typed forms, with a row of dots or underscores before their colon.

import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { TextLanguage } from '../../../text-language'
import { document } from '../../testing'
import { readResume } from '..'
import { withoutLeader } from './leaders'

const of = <T>(...values: T[]) => fc.constantFrom(...values)
const rows = of('..', '......', ' ..........', ' . . . . . ', '____', ' ____', '…', '……', '...... ')
const titles = of('Servente', 'Cozinheira', 'Porteiro', 'Auxiliar de cozinha', 'Warehouse Assistant', 'Clerk')
const employers = of('Construtora Sol Lda', 'Padaria Bom Dia', 'Hotel Farol Azul', 'Hill Stores Ltd', 'Lagos Clinic')
const words = {
  pt: { name: 'NOME', heading: 'EXPERIÊNCIA', employer: 'Empresa', title: 'Cargo', dates: 'Período', to: 'a' },
  en: { name: 'NAME', heading: 'EXPERIENCE', employer: 'Employer', title: 'Position', dates: 'Period', to: 'to' },
}
const head = (label: string, row: string) => [
  `${label}${row}: Ana Sol Prado`,
  'ana@exemplo.com | (81) 98888-7777 | Recife, PE',
]

describe('a row of dots before the colon of a label', () => {
  test('hides neither the name nor title, employer and dates of any job', () => {
    fc.assert(
      fc.property(
        ...([of<TextLanguage>('pt', 'en'), rows, titles, employers, titles, employers, fc.boolean()] as const),
        (language, row, job, firm, job2, firm2, titleFirst) => {
          const label = words[language]
          const block = (a: string, b: string, from: number, until: number) => {
            const names = [`${label.employer}${row}: ${b}`, `${label.title}${row}: ${a}`]
            return [
              ...(titleFirst ? names.toReversed() : names),
              `${label.dates}${row}: 03/${from} ${label.to} 12/${until}`,
            ]
          }
          const { name, roles } = readResume(
            document(
              ...head(label.name, row),
              `# ${label.heading}`,
              ...block(job, firm, 2019, 2023),
              ...block(job2, firm2, 2015, 2018),
            ),
          )
          expect([name?.value, ...roles.map((one) => [one.title, one.employer, one.dates?.from.year])]).toEqual([
            'Ana Sol Prado',
            [job, firm, 2019],
            [job2, firm2, 2015],
          ])
        },
      ),
      { numRuns: 300 },
    )
  })
  test.each([
    'Reduzi o prazo de 10 para 4 dias...',
    'Nasc.: 12/05/1990',
    'C.N.P.J.: 00.000',
    'Loja Sol: vendas...',
    '...: sem rótulo',
  ])('%s stays as it is', (text) => expect(withoutLeader(text)).toBe(text))
})
