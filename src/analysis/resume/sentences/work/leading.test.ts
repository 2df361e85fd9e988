// Who leads is known by the people or the unit that the page says was led, and by few titles alone.
import { describe, expect, test } from 'bun:test'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { leads } from './leading'

const isLed = (title: string, line: string) =>
  leads(
    readResume(
      document(
        ...['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE'],
        ...[/[ãçõáéíóú]|(?<!\p{L})d[aeo]s?(?!\p{L})/iu.test(`${title} ${line}`) ? '# Experiência' : '# Experience'],
        ...[`${title} – Solmar – 03/2016 a 08/2026`, `- ${line}`],
      ),
    ),
  )

describe('leads', () => {
  test.each([
    ['Diretora geral', 'Relatórios à matriz'],
    ['CEO', 'Reports to the board'],
    ['Head of Operations', 'Planned deliveries to the west'],
    ['Gerente de loja', 'Conferia o estoque de calçados'],
    ['Gerente de filial', 'Visitas aos clientes da cidade'],
    ['Store manager', 'Ordered stock for the season'],
    ['Hotel manager', 'Welcomed guests'],
    ['Chefe de cozinha', 'Chefiei 12 cozinheiros em dois turnos'],
    ['Head Chef', 'Led a brigade of 9 cooks'],
    ['Team Leader', 'Supervised pickers on nights'],
    ['Shift Leader', 'Ran the night crew and its rota'],
    ['Mestre de obras', 'Comandei equipe de 30 homens na obra do porto'],
    ['Coordenadora de enfermagem', 'Escala e supervisão da equipe de técnicos'],
    ['Claims Manager', 'Responsible for managing the claims department'],
    ['Gerente de vendas', 'Gestão de 14 vendedores em três cidades'],
    ['Supervisora de limpeza', 'Responsável pela equipe da noite'],
    ['Diretora financeira', 'Respondia pelo orçamento de R$ 12 milhões'],
    ['Operations Director', 'Held the P&L of the northern region'],
    ['Vice President of Marketing', 'Launched new products'],
    ['Diretor Superintendente', 'Participação na abertura de capital'],
    ['Area Manager', 'I hire the general managers and train them myself'],
    ['Production Coordinator', 'Ran a crew of nine on the press'],
    ['Tech Lead', 'Led a team of six engineers'],
    ['Care Manager', 'Managed a staff of 22 carers'],
    ['Site manager', 'Directed up to 40 workers on two sites'],
    ['Encarregado de produção', 'Treinava e liderava os operadores da linha'],
  ])('%s: %s', (title, line) => expect(isLed(title, line)).toBe(true))
})

describe('leads nobody', () => {
  test.each([
    ['Diretor de fotografia', 'Fotografei o longa de abertura do festival'],
    ['Diretora de arte', 'Desenhei cenários de duas novelas'],
    ['Diretor de cena', 'Marquei as cenas com o elenco'],
    ['Art Director', 'Designed covers for a publisher'],
    ['Chefe de partida', 'Preparava molhos e carnes do jantar'],
    ['Chef de partie', 'Prepared sauces in a team of 12'],
    ['Care Manager', 'Assessed older people at home'],
    ['Tech Lead', 'Chose the architecture of the payments system'],
    ['Gerente de conta', 'Atendia as contas do varejo'],
    ['Gerente de contas', 'Respondia pelo orçamento da campanha do cliente'],
    ['Customer Success Manager', 'Onboarded new customers and their teams'],
    ['Product Manager', 'Wrote the roadmap with the sales team'],
    ['Project Manager', 'Managed the budget of two bridges'],
    ['Case Manager', 'Managed a caseload of 40 families'],
    ['Community Manager', 'Answered messages of the store'],
    ['Property Manager', 'Let flats and collected rents'],
    ['Gerente de projetos', 'Cronograma e contratos de três obras'],
    ['Gerente de produto', 'Coordenei lançamentos com a equipe de vendas'],
    ['Lead developer', 'Wrote the billing module'],
    ['Lead singer', 'Sang at weddings in a band of five'],
    ['Volunteer Coordinator', 'Placed adverts and answered calls'],
    ['Enfermeira', 'Integrei equipe de 12 na UTI'],
    ['Data Manager', 'Worked with a team of 5 analysts'],
    ['Release Manager', 'Coordinated with teams in three offices'],
  ])('%s: %s', (title, line) => expect(isLed(title, line)).toBe(false))
})
