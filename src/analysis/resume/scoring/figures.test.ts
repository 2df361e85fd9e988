// What counts as a figure, and that what is asked for can be reached by what a page has.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const page = (...tasks: string[]) =>
  document(
    'Ana Sol',
    '(81) 98888-7777 ana.sol@exemplo.com Recife, PE',
    '# Experiência',
    'Instrutora – Casa Azul Ltda – 01/2019 a 12/2021',
    ...tasks.map((task) => `- ${task}`),
  )
const quantified = (...tasks: string[]) => analyseResume(page(...tasks)).checks.find(({ id }) => id === 'quantified')!

const nine = [
  'Treino 4 vendedores em perguntas de diagnóstico toda semana',
  'Coordeno 30 soldadores em dois galpões',
  'Assino 12 laudos de vistoria por mês',
  'Atendi 70 pacientes por plantão na triagem',
  'Levei 9 caminhões de grãos por semana ao porto',
  'Montei 23 quadros elétricos de galpões',
  'Conferi 140 itens do carrinho de emergência',
  'Cozinhei 650 almoços por dia com cardápio da nutricionista',
  'Dirigi por 12 anos sem acidente no transporte escolar',
]

describe('figures', () => {
  test.each(nine)('"%s" carries one', (task) => expect(quantified(task).params.found).toBe(1))

  test('in all nine bullets are full points', () => expect(quantified(...nine).status).toBe('full'))

  test('six of them are, in three short jobs', () => {
    expect(quantified(...nine.slice(0, 6)).status).toBe('full')
    expect(quantified(...nine.slice(0, 5)).params).toMatchObject({ found: 5, of: 5, target: 6, context: 'more' })
  })

  test('years of experience are none', () =>
    expect(quantified('Trabalho há 12 anos na cozinha da casa').params.found).toBe(0))

  test('are not asked of the half of a bullet whose other half has one', () => {
    const { params, evidence } = quantified(
      'Reescrevi a ficha de triagem; a espera caiu de 78 para 44 minutos',
      'Organizei o arquivo de exames do setor',
    )
    expect(params).toMatchObject({ found: 1, of: 2 })
    expect(evidence.map(({ text }) => text)).toEqual(['Organizei o arquivo de exames do setor'])
  })

  test('that count what was read or shown are no growth to be doubted', () => {
    const doubt = (task: string) => analyseResume(page(task)).checks.find(({ id }) => id === 'plausible')!.status
    expect(doubt('Escrevi o guia de férias, baixado 3.800 vezes')).toBe('full')
    expect(doubt('Aumentei as vendas da loja em 3.800 vezes')).not.toBe('full')
  })

  test('an address is no work, and the missing job of a first-job page is not asked for', () => {
    const { checks } = analyseResume(
      document(
        'Duda Reis',
        '16 anos',
        'Rua 7 de setembro, 120',
        '(83) 98812-3456',
        '# Objetivo',
        'Primeiro emprego',
        '# Escolaridade',
        'Ensino médio cursando',
      ),
    )
    expect(checks.find(({ id }) => id === 'quantified')!.params.found).toBe(0)
    const asked = checks.filter(({ status }) => status === 'part' || status === 'none')
    expect(asked.map(({ id }) => id)).not.toContain('roles')
    expect(asked.map(({ id }) => id)).not.toContain('headings')
    expect(JSON.stringify(asked.map(({ evidence }) => evidence))).not.toContain(
      '"text":"Rua 7 de setembro, 120","page":1,"line":3,"mark',
    )
  })
})
