// Rubric 21: short names of tasks, great words, the care of one's own family, and aims that anybody has.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'
import { findVagueAim } from './aim'
import { findEmpty } from './empty'

const checkOf = (page: ReturnType<typeof document>, id: string) =>
  analyseResume(page).checks.find((one) => one.id === id)
const page = (title: string, lines: readonly string[]) =>
  document(
    ...['Lara Nunes', title, 'Recife, PE | (81) 98888-7777 | lara.nunes@exemplo.com', '# Experiência'],
    ...[`=${title} | Casa Azul | 03/2021 – atual`, ...lines.map((line) => `- ${line}`)],
    ...['# Formação', 'Ensino médio, Colégio do Porto, 2012'],
  )

describe('short names of tasks', () => {
  const names = [
    ...['Empréstimo e devolução de livros', 'Contação de histórias para crianças', 'Restauração simples de livros'],
    ...[
      'Elaboração de relatórios do acervo',
      'Apoio na feira do livro',
      'Recepção de leitores novos',
      'Cash handling daily',
    ],
    ...['Serving customers and staff', 'Atender leitores e visitantes'],
  ]
  const sentences = [
    ...['Emprestava livros a três escolas com um carrinho', 'Contava histórias às crianças da creche às sextas'],
    ...['Costurava a lombada dos livros rasgados', 'Escrevia o relatório do acervo para a direção'],
  ]

  test('count for two tasks, however many they are', () => {
    expect(checkOf(page('Bibliotecária', names), 'tasks')?.params).toMatchObject({ found: 2, context: 'thin' })
    expect(checkOf(page('Bibliotecária', names.slice(0, 5)), 'tasks')?.params.found).toBe(2)
  })

  test('leave a sentence with a verb of the person what it was', () => {
    const alone = checkOf(page('Bibliotecária', sentences), 'tasks')!
    const beside = checkOf(page('Bibliotecária', [...sentences, ...names]), 'tasks')!
    expect(beside.points).toBeGreaterThanOrEqual(alone.points)
  })

  test('one figure more is worth no more than a figure', () => {
    const before = analyseResume(page('Bibliotecária', names)).score!
    for (const at of names.keys()) {
      const more = names.with(at, `${names[at]} (30 por dia)`)
      expect(analyseResume(page('Bibliotecária', more)).score! - before).toBeLessThanOrEqual(4)
    }
  })
})

describe('great words for what nobody can see', () => {
  test.each([
    'Revolucionei a forma de atender na região',
    'Impactei milhares de vidas com atendimento humanizado',
    'Vendia planos com paixão e brilho nos olhos',
    'Quebrei recordes de venda na filial',
    'Ignited transformation for brands that dare to lead',
    'Reimagined the customer universe',
    'Delivered 400% growth in every vertical I touched',
  ])('%s', (line) => expect(findEmpty(line)?.reason).toBe('boast'))

  test.each([
    'Transformei o estoque em planilha e treinei os colegas',
    'Quebrei recordes: 42 motos vendidas em maio',
    'Inspired 30 pupils to apply to university',
    'Lit the boiler and checked the ignition each morning',
    'Redesigned the order form used by every branch',
    'Entreguei móveis planejados em três bairros',
  ])('%s is none', (line) => expect(findEmpty(line)).toBeNull())

  test('a page of them is 20 at most', () => {
    const lines = [
      ...[
        'Revolucionei a forma de vender com um método exclusivo',
        'Impactei milhares de vidas com atendimento estratégico',
      ],
      ...['Criei uma cultura de excelência em cada contato', 'Pensava fora da caixa em problemas complexos'],
    ]
    expect(analyseResume(page('Corretora', lines)).score).toBeLessThanOrEqual(20)
  })
})

describe('care of the own family', () => {
  const lines = ['Cuidei da minha mãe acamada e dava o banho e os remédios', 'Acompanhava dois vizinhos nas consultas']
  test.each([
    ['Cuidadora de idosos', 2],
    ['Babá', 2],
    ['Vendedora', 1],
  ])('is work where care is the trade: %s', (title, of) => {
    expect(checkOf(page(title, lines), 'tasks')?.params.lines).toBe(of)
  })
})

describe('an aim that anybody has', () => {
  test.each([
    'Atuar na área contábil em empresa de grande porte, contribuindo com meus conhecimentos',
    'Busco uma empresa onde possa aplicar minhas habilidades',
    'Trabalhar em empresa que ofereça oportunidades de crescimento',
    'A position where I can grow and contribute my knowledge',
    'I am looking for a new challenge where I can use my skills',
  ])('%s', (text) => expect(findVagueAim([text])).not.toBeNull())

  test.each([
    'Auxiliar contábil, contribuindo com minha experiência em folha de pagamento',
    'Warehouse operative, to apply my experience with reach trucks',
    'Vaga de vigia noturno em condomínio',
    'Organizo a oportunidade de doação de sangue do bairro',
  ])('%s is none', (text) => expect(findVagueAim([text])).toBeNull())
})
