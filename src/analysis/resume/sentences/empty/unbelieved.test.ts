// Praise without limits and figures that count anything at all describe no work; the same words about something do.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'
import { findDoubted } from '../doubted'
import { findEmpty } from './empty'

describe('praise without limits', () => {
  test.each([
    'Bati 100% de todas as metas em todos os meses',
    'Exceeded every single target in every quarter',
    'Nunca perdi um cliente na vida',
    'Never lost a client',
    'Liderei times imbatíveis que fizeram história',
    'Fechei negócios milionários',
    'O maior fechador do Brasil',
    'Fui o número um absoluto',
    'Undisputed leader of the field',
  ])('%s', (line) => {
    expect(findEmpty(line)?.reason).toBe('boast')
  })

  test.each([
    'Cadastrei todas as notas fiscais todos os dias',
    'Checked every invoice every morning',
    'Entreguei os documentos e nunca me atrasei por falta de rota',
    'Trabalhei na maior rede de farmácias do Brasil',
    'Atendi os maiores clientes da filial',
    'Cheguei a 104% da meta em oito de dez meses',
  ])('%s is none', (line) => {
    expect(findEmpty(line)).toBeNull()
  })

  test('growth within days is doubted, and the same growth in a year is not', () => {
    expect(findDoubted('Aumentei as vendas em 900% na primeira semana')?.reason).toBe('growth')
    expect(findDoubted('Increased profit by 400% overnight')?.reason).toBe('growth')
    expect(findDoubted('Aumentei os seguidores em 900% em dois anos')).toBeNull()
    expect(findDoubted('Vendi 12% mais na primeira semana')).toBeNull()
  })
})

const page = (...tasks: readonly string[]) =>
  analyseResume(
    document(
      'Rui Costa',
      'rui.costa@exemplo.com (11) 98888-7777 Campinas, SP',
      ...['# Experiência', 'Ajudante – Galpão Azul – 01/2019 a 12/2021', ...tasks.map((task) => `- ${task}`)],
      ...['# Formação', 'Ensino médio, Colégio Estadual Azul, 2012'],
    ),
  )
const figuresOf = (result: ReturnType<typeof page>) => result.checks.find(({ id }) => id === 'quantified')?.params.found

describe('figures that count anything at all', () => {
  const loose = [
    'Fiz 30 atividades por dia com 15% de mais',
    'Melhorei 40% das partes em 5 itens',
    'Realizei 99 ações e 50 outras ações',
    'Resolvi 100 problemas de tipo 3',
  ]

  test('are no figures where most lines have one, and the page is not believed', () => {
    const result = page(...loose)
    expect(figuresOf(result)).toBe(0)
    expect(result.score).toBeLessThanOrEqual(20)
  })

  test('one of them beside work is a figure', () => {
    const work = ['Separei 300 itens por hora', 'Carreguei 12 caminhões por noite', 'Conferi 40 notas fiscais por dia']
    expect(figuresOf(page(...work))).toBe(3)
  })

  test('figures alone, such as parts of dates that a narrow cell broke, are no sentences', () => {
    const parts = ['02/201', '8', '12/202', '0', '03/201', '7']
    const work = ['Recebi materiais na obra e conferi notas', 'Treinei equipes em altura', 'Organizei o almoxarifado']
    expect(page(...work, ...parts).caps.map(({ id }) => id)).not.toContain('not-believed')
  })
})
