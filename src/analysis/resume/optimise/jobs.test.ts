// Entries that were merged into one paragraph, and texts that only look so.
import { describe, expect, test } from 'bun:test'
import type { Document } from '../../documents/document'
import { readResume } from '../reading'
import { document, parted } from '../testing'
import type { Item } from './files/sheet'
import { mixedJobs, runTogether } from './jobs'
import { toSheet } from './layout'

const isMixed = (source: Document, change: (items: readonly Item[]) => readonly Item[] = (all) => all): boolean =>
  runTogether(change(toSheet(source).items), source.lines).length > 0

const head = ['Joana Prado Siqueira', 'joana@exemplo.com | (81) 98888-7777 | Recife, PE']
const jobs = ['# Experiência', 'Cozinheira – Restaurante Sol – 03/2019 a 12/2023', '- Preparei 200 refeições por dia']
const study = ['# Formação', 'Ensino médio completo, Escola Exemplo, 2010']

describe('no paragraph holds the dates of several entries', () => {
  const prizes = [
    '# Prêmios',
    '2019 Finalista do concurso de doces do bairro',
    '2017 Segundo lugar no festival de massas',
  ]
  const source = document(...head, ...jobs, ...study, ...prizes)
  const together = (items: readonly Item[]) => [
    ...items.slice(0, -2),
    {
      kind: 'text',
      text: items
        .slice(-2)
        .map(({ text }) => text)
        .join(' '),
    } as const,
  ]

  test('separate entries pass, merged ones do not', () => {
    expect(isMixed(source)).toBe(false)
    expect(isMixed(source, together)).toBe(true)
  })

  test.each([
    ['years within the line', ['Informática - SENAI - 2024 - 80h', 'Inglês - CNA - 2023 a 2024']],
    ['a place before a task', ['Porto Alegre, Rio Grande do Sul, Brasil', 'Reduzi o tempo de carga em 45%']],
  ])('%s: merged entries do not pass', (_, lines) => {
    const source = document(...head, ...jobs, ...lines.map((line) => `- ${line}`), ...study)
    const kind = lines[0]?.startsWith('Porto') ? 'bullet' : 'text'
    const joined = (items: readonly Item[]) => [...items, { kind, text: lines.join(' ') } as Item]
    expect(isMixed(source, joined)).toBe(true)
  })

  test('two periods that the person wrote on one line are one entry', () => {
    const own = document(...head, ...jobs, ...study, 'Curso de doces 2011 – 2012 e de massas 2013 – 2014')
    expect(isMixed(own)).toBe(false)
  })

  test('years in a sentence over several lines are not entries', () => {
    const source = document(
      ...head,
      '# Resumo',
      'Cozinheira desde a escola, com prêmio em um festival da cidade em 2017,',
      'convidada para o de 2018 e para outros encontros de cozinha do estado em 2019,',
      'sempre com pratos da região.',
      ...jobs,
      ...study,
    )
    expect(isMixed(source)).toBe(false)
  })
})

test('a task that goes on with a duration in its second line heads no job', () => {
  const source = parted(
    'Imogen Hartley',
    'imogen@example.com',
    '# Experience',
    '=Product Manager – Tallyfin, Feb 2021 – Present',
    '- Led a squad of nine and introduced continuous discovery: 4 customer interviews',
    'a week for two years.',
    '=Business Analyst – Deloitte UK, Aug 2015 – Aug 2017',
    '- Mapped payment operations for two retail banks',
    '# Education',
    'BA Economics, University of Leeds, 2014',
  )
  const resume = readResume(source)
  expect(mixedJobs(resume, resume)).toBeNull()
  const renamed = { ...resume, roles: resume.roles.slice(0, 1) }
  expect(mixedJobs(renamed, renamed)).not.toBeNull()
})

test.each([
  ['Doméstica em casa de família por 5 anos', true],
  ['Cuidadora de idosos em Ilhéus por mais de 4 anos', true],
  ['Cashier at Lapa Bakery for 3 years', true],
  ['Fechei o caixa de 3 turnos sem diferença por dois anos', false],
  ['Cut returns from 9% to 4% in two years', false],
])('%p may head a job: %p', (line, heads) => {
  const resume = readResume(
    parted(
      'Joana Prado Siqueira',
      'joana@exemplo.com',
      '# Experiência',
      '=Vendedora | Casa Azul, 03/2018 – 08/2024',
      'Atendi 40 clientes por dia no balcão da loja',
      line,
      '# Formação',
      'Ensino médio, Escola Exemplo, 2010',
    ),
  )
  const one = { ...resume, roles: resume.roles.slice(0, 1) }
  expect(mixedJobs(one, one) !== null).toBe(heads)
})
