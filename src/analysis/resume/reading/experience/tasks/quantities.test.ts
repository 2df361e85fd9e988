// Measured results and figures that are not results.
import { describe, expect, test } from 'bun:test'
import { quantity } from './quantities'

describe('a measured result', () => {
  test.each([
    ['Reduzi o tempo de espera em 30%', '30%'],
    ['Aumentei as vendas em 15 %', '15 %'],
    ['Gerenciei um orçamento de R$ 200 mil', 'R$ 200 mil'],
    ['Economia de R$ 1.500,00 por mês', 'R$ 1.500,00'],
    ['Atendi 40 clientes por dia', '40'],
    ['Coordenei uma equipe de 8 pessoas', '8'],
    ['Atendi em média 120 chamados por semana', '120'],
    ['Dobrei o faturamento da loja', 'Dobrei'],
    ['Reduzi a fila pela metade', 'pela metade'],
    ['Treinei três novos funcionários', 'três novos funcionários'],
    ['Organizei estoque de 3.000 itens', '3.000'],
    ['Lecionei para 5 turmas do 6º ano', '5'],
    ['Atendi mais de 2000 clientes', '2000'],
    ['Entreguei 2x mais rápido', '2x'],
    ['Scaled engineering team from 3 to 28', '3'],
    ['serving 2M+ monthly API requests', '2M+'],
    ['Raised $18M Series A', '$18M'],
    ['reducing latency by 73% compared to baseline', '73%'],
    ['Mentored 3 junior engineers', '3'],
    ['Installed over 10,000 computers', '10,000'],
    ['Achieved 2.8x speedup', '2.8x'],
    ['Doubled the conversion rate', 'Doubled'],
    ['Managed ten clients at once', 'ten clients'],
    ['supporting 50K+ transactions per second', '50K+'],
    ['Processei 1,2 milhão de registros', '1,2 milhão'],
  ])('%s', (text, mark) => {
    expect(quantity(text)).toBe(mark)
  })

  test.each([
    'Atendimento ao cliente',
    'Trabalhei de 2019 a 2021',
    'Promovido em 2020',
    'Projeto realizado em março de 2020',
    'Desenvolvimento com Java 8 e HTML5',
    'Implantação da ISO 9001',
    'Auditoria interna ISO 9001:2015',
    'Curso de NR-35 e NR 10',
    'Suporte a Windows 10 e Office 365',
    'Atendimento 24/7',
    'Telefone (11) 98765-4321',
    'Escala 12x36',
    'Vendas B2B e B2C',
    'Uso de AWS S3 e EC2',
    'Conhecimento da Lei 8.666',
    'Programa 5S',
    'Professor do 6º ano',
    'Suporte N1 e N2',
    'Adequação à IFRS 16',
    'Protocolos de covid-19',
    'Python 3 e Django',
    'Graduated 1st in class',
    'SAP S/4HANA',
    'Migrei para Angular 12',
  ])('no result in: %s', (text) => {
    expect(quantity(text)).toBeNull()
  })
})
