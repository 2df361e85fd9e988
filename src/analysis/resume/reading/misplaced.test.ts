// A summary under a heading for something else, and schools named by a brand alone, are read and not called missing.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '..'
import { parted } from '../testing'
import { readResume } from '.'
import { findSchools } from './education/schools'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const work = ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2018']

describe('a summary', () => {
  const heading = of('# Personal Info', '# Informações Pessoais', '# Quem é Ana', '# Minha essência', '# In a nutshell')
  const text = of(
    'Vendedora com gosto por documentação e sete anos de loja, em equipes grandes e pequenas.',
    'Bookkeeper with six years of practice in teams large and small, used to short deadlines',
    'Trabalho desde cedo com o público e registro tudo o que faço no sistema da loja.',
  )
  const beside = of<string[]>([], ['E-mail: ana@exemplo.com', 'Telefone: (81) 98888-7777'], ['Recife, PE'])
  const trade = of('Vendedora', '')
  test('under a heading for something else is the summary', () => {
    fc.assert(
      fc.property(heading, text, beside, trade, (at, paragraph, data, job) => {
        const page = parted(...head, ...(job ? [job] : []), at, paragraph, ...data, ...work, ...study)
        // A first heading in unlisted words may be read as one line of the head; then nothing is claimed.
        if (/[Ii]nfo/.test(at)) expect(readResume(page).summary?.text).toBe(paragraph)
        const found = analyseResume(page).checks.find(({ id }) => id === 'summary')!
        expect(found.status === 'not-assessed' ? 1 : found.params.words).not.toBe(0)
      }),
      { numRuns: 120 },
    )
  })

  test('is none in personal data or a list', () => {
    for (const lines of [
      ['Data de nascimento: 14/03/1998', 'Estado civil: solteira'],
      ['Recife, PE, Brasil'],
      ['CNH AB'],
    ])
      expect(readResume(parted(...head, '# Dados pessoais', ...lines, ...work, ...study)).summary).toBeNull()
  })
})

describe('schools named by a brand or an acronym', () => {
  const first = of(['Gestão Comercial', 'UNIP'], ['BSc Accounting', 'Aston University'], ['Administração', 'UFBA'])
  const second = of(
    ...[
      ['MBA em Varejo', 'FIA'],
      ['ACCA', 'Kaplan'],
      ['AAT Level 4', 'BPP'],
      ['CPA', 'Becker'],
      ['M.Ed.', 'Lesley'],
    ],
    ...[
      ['Pós em Finanças', 'Saint Paul'],
      ['City & Guilds Level 3', 'Learndirect'],
    ],
  )
  const write = of<(course: string, school: string, year: string) => string>(
    (a, b, c) => `${a} – ${b}, ${c}`,
    (a, b, c) => `${a}, ${b}, ${c}`,
    (a, b, c) => `${a} | ${b} | ${c}`,
    (a, b, c) => `${c} ¦ ${a}, ${b}`,
    (a, b, c) => `${a} · ${b} · ${c}`,
  )
  test('are found in rows of one shape, in either order', () => {
    fc.assert(
      fc.property(first, second, write, fc.boolean(), ([a, b], [c, d], row, turned) => {
        const rows = [row(a!, b!, '2012'), row(c!, d!, '2018')]
        const page = parted(...head, ...work, '# Formação', ...(turned ? rows.toReversed() : rows))
        expect(findSchools(readResume(page)).toSorted()).toEqual([b, d].toSorted() as string[])
      }),
      { numRuns: 200 },
    )
  })

  test('whose year stands in the heading or away from them are not called undated', () => {
    for (const page of [
      parted(...head, ...work, '# Formação', 'Bacharelado em Direito – Universidade Exemplo', '# Outros', '2015'),
      parted(...head, '2015', ...work, '# Formação', 'Bacharelado em Direito – Universidade Exemplo'),
    ])
      expect(analyseResume(page).checks.find(({ id }) => id === 'education')!.status).toBe('not-assessed')
    const none = parted(...head, ...work, '# Formação', 'Bacharelado em Direito – Universidade Exemplo')
    expect(analyseResume(none).checks.find(({ id }) => id === 'education')!.params.context).toBe('when')
  })
})
