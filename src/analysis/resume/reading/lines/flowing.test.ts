// Dates in pieces of sentences are no job's, whatever the sentence, in files whose headings are written otherwise.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { mixedJobs } from '../../optimise/jobs'
import { parted } from '../../testing'
import { readResume } from '..'
import { flowingText } from './flowing'

const page = (...tasks: readonly string[]) =>
  parted(
    'Rute Assunção Leal',
    'rute@exemplo.com | (71) 98888-7777 | Salvador, BA',
    '# Experiência Profissional',
    '=Coordenadora de logística | Atacado Ribeira, 03/2018 – atual',
    ...tasks,
    '=Analista de estoque | Farmácias Itapuã, 02/2012 – 01/2018',
    'Contei 40 mil itens por ano em doze lojas',
    '# Formação Acadêmica',
    'Administração, Universidade Exemplo, 2011',
  )

const pieces = fc.oneof(
  fc.constantFrom(
    'da frota própria, renovada entre 2006 e 2008.',
    'no projeto de abertura da filial de Feira de Santana, em 2009 e 2010.',
    'Prêmio de melhor equipe da rede, março de 2005 e janeiro de 2007.',
    'quatro turnos sem nenhuma perda por dois anos.',
    'Ganhei o prêmio da rede em 2009. Também cuidei da abertura da filial',
    'De 8% para 3% de perdas em um ano.',
    'dos inventários de 2004 a 2007, com três auditores de fora',
  ),
  fc
    .tuple(
      fc.constantFrom('as docas', 'o pátio', 'as rotas do interior', 'a separação de pedidos'),
      fc.integer({ min: 1990, max: 2008 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([what, year, long]) => `e ${what} entre ${year} e ${year + long}.`),
)

describe('a piece of a sentence with dates', () => {
  test('is no unread job and holds no clean version back', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const resume = readResume(page('Reorganizei a expedição', piece))
        expect(resume.roles.map(({ title }) => title)).toEqual(['Coordenadora de logística', 'Analista de estoque'])
        expect(resume.unread).toEqual([])
        expect(mixedJobs(resume, resume)).toBeNull()
      }),
      { numRuns: 80, seed: 20261130 },
    )
  })

  test.each([
    '2006 – 2009',
    'janeiro de 2006 a março de 2009',
    'Padaria Lapa 01/2006 – 03/2009',
    'Antes disso fui balconista na Padaria Lapa, de 2006 a 2009.',
    'Self-employed cleaner from 2003 to 2008.',
    'Earlier I cooked at the Otter Room from 2004 to 2006.',
    'Before that: waiter (2005–2008) and cleaner (2003–2005).',
    'from 2006 to 2009: kitchen porter at the Sun Hotel',
    'desde 2005 até 2008 – Auxiliar de cozinha, Restaurante Sol',
    '- Porteiro no Condomínio Real, de 2004 a 2007.',
    '- caixa na padaria lapa, 2006 a 2009',
    '- Kitchen porter at the Sun Hotel, 2005 to 2008.',
  ])('a job stated there is read or a doubt: %p', (line) => {
    const { roles, unread } = readResume(page('Reorganizei a expedição', line))
    expect(roles.length === 3 || unread.some(({ text }) => line.endsWith(text))).toBe(true)
  })

  test('depends on the file’s own headings: where they begin in small letters or end with a stop, others may too', () => {
    const headed = (text: string) => ({ line: parted(text).lines[0]!, datesLine: null })
    const lines = ['na abertura da loja nova, 2006 a 2009', 'Abertura da Loja Nova, 2006 a 2009.']
    expect(lines.map(flowingText([headed('Vendedora – Casa Azul, 2010 – 2012')]))).toEqual([true, true])
    expect(lines.map(flowingText([headed('vendedora – casa azul, 2010 – 2012')]))).toEqual([false, true])
    expect(lines.map(flowingText([headed('Vendedora – Casa Azul, 2010 – 2012.')]))).toEqual([true, false])
  })
})
