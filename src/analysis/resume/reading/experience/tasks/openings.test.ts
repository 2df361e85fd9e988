// Classification of the opening of a line.
import { describe, expect, test } from 'bun:test'
import { opening } from './openings'

describe('opening of a line', () => {
  test.each([
    ['Liderei uma equipe de 8 pessoas', 'action'],
    ['Implementei novo processo', 'action'],
    ['Reduzi custos', 'action'],
    ['Entreguei o projeto no prazo', 'action'],
    ['Apliquei testes', 'action'],
    ['Lancei a campanha', 'action'],
    ['Coordenou o time de vendas', 'action'],
    ['Negociar contratos com fornecedores', 'action'],
    ['Gerenciando a agenda da diretoria', 'action'],
    ['Fiz o controle do caixa', 'action'],
    ['Eu desenvolvi um sistema', 'action'],
    ['Built foundation model infrastructure', 'action'],
    ['Scaled engineering team', 'action'],
    ['Meet with clients to discuss needs', 'action'],
    ['Monitoring and recording activity', 'action'],
    ['Shipped plugin marketplace search', 'action'],
    ['Co-authored paper accepted at a conference', 'action'],
    ['Successfully launched the product', 'action'],
    ['Gestão de contratos', 'noun'],
    ['Desenvolvimento de relatórios', 'noun'],
    ['Atendimento ao cliente no balcão', 'noun'],
    ['Manutenção de computadores', 'noun'],
    ['Elaboração de planilhas', 'noun'],
    ['Contas a pagar e a receber', 'noun'],
    ['Responsável por atendimento ao cliente', 'weak'],
    ['Responsável pela abertura da loja', 'weak'],
    ['Fui responsável por vendas', 'weak'],
    ['Ajudei na organização', 'weak'],
    ['Auxiliei o time', 'weak'],
    ['Participei de projetos', 'weak'],
    ['Trabalhei com vendas', 'weak'],
    ['Atuei em campanhas', 'weak'],
    ['Fiz parte da equipe', 'weak'],
    ['Responsible for the budget', 'weak'],
    ['Helped the internal audit team', 'weak'],
    ['Worked on the website', 'weak'],
    ['Duties included filing', 'weak'],
    ['Assisted with payroll', 'weak'],
    ['Auxiliar de limpeza', 'other'],
    ['Clientes de grande porte', 'other'],
    ['Excellent customer service skills', 'other'],
    ['Software tools', 'other'],
  ])('%s', (text, expected) => {
    expect(opening(text)).toBe(expected as ReturnType<typeof opening>)
  })
})
