import { describe, expect, test } from 'bun:test'
import { readAdvert } from './'
import { conditions, required } from './testing'

describe('conditions', () => {
  test.each([
    ['Experiência mínima de 3 anos em vendas', ['years 3 3']],
    ['Pelo menos dois anos de experiência', ['years 2 2']],
    ['Uns quatro anos de estrada costumam bastar', ['years 4 4']],
    ['You have raised money from schools for at least eighteen months', ['years 1.5 1.5']],
    ['Two years on pastry in a good hotel is the least we want', ['years 2 2']],
    ["6 months' experience on a reach truck in the last 2 years", ['years 0.5 0.5']],
    ['Empresa com sólida atuação e mais de 20 anos de mercado', []],
    ['You commit to stay for at least two years', []],
    ['Atendemos crianças de pelo menos 2 anos', []],
    ['5+ years of experience with React', ['years 5 5']],
    ['Idade mínima de 18 anos', []],
    ['Inglês avançado e espanhol básico', ['language Inglês 3', 'language Espanhol 1']],
    ['Fluent English', ['language Inglês 4']],
    ['Ensino médio completo', ['education secondary 2']],
    ['Superior completo em Administração', ['education degree 4']],
    ['Pós-graduação em UTI', ['education postgraduate 5']],
    ['COREN ativo', ['licence COREN 0']],
    ['CRM ativo e RQE em pediatria', ['licence CRM 0']],
    ['Experiência com CRM de vendas', []],
    ['CNH B', ['licence CNH B 0']],
    ['Carteira de habilitação categoria D', ['licence CNH D 0']],
    ['OAB ativa', ['licence OAB 0']],
  ])('%s', (line, expected) => expect(conditions(required(line))).toEqual(expected))

  test.each([
    ['Local: Belo Horizonte, MG', ['place Belo Horizonte, MG 0']],
    ['Trabalho presencial em Curitiba', ['place Curitiba 0']],
    ['100% remoto, empresa de Curitiba', []],
  ])('%s', (line, expected) => expect(conditions(`${line}\nRequisitos\n- Excel`)).toEqual(expected))

  test.each([
    ['Analista de Dados Sênior\nRequisitos\n- SQL', 'Analista de Dados Sênior', 'seniority senior 4'],
    ['Estágio em Contabilidade\nRequisitos\n- Excel', 'Estágio em Contabilidade', 'seniority intern 1'],
    ['Buscamos um Desenvolvedor Pleno para nosso time.', 'Desenvolvedor Pleno', 'seniority mid 3'],
    ['We are looking for a Product Manager to lead growth.', 'Product Manager', undefined],
    ['[São Paulo] Analista de Suporte JR [Empresa]\nTexto', 'Analista de Suporte JR', 'seniority junior 2'],
    ['Vaga: Cozinheiro\nRequisitos\n- Higiene', 'Cozinheiro', undefined],
  ])('title and level of %s', (text, title, level) => {
    expect(readAdvert(text).title).toBe(title)
    expect(conditions(text).find((one) => one.startsWith('seniority'))).toBe(level as string)
  })
})

test('an advert of few words or keywords is thin', () => {
  expect(readAdvert('Precisamos de alguém com Excel, Word, SAP, SQL e Python.').confidence).toBe('thin')
  expect(
    readAdvert(`${required('Excel', 'Word')}\n${'Venha trabalhar conosco nesta cidade. '.repeat(20)}`).confidence,
  ).toBe('thin')
  const enough = `${required('Excel', 'SAP', 'SQL', 'Python')}\nAtividades\n${'- Atender os clientes da loja e organizar a vitrine\n'.repeat(8)}`
  expect(readAdvert(enough).confidence).toBe('good')
})
