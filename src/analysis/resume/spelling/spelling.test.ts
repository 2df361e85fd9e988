// Certain spelling mistakes are found and everything doubtful is skipped.

import { describe, expect, test } from 'bun:test'
import type { TextLanguage } from '../../text-language'
import { gazetteer } from '../skills/gazetteer'
import { document } from '../testing'
import { findSlips } from '.'
import { english, portuguese } from './mistakes'

const slips = (text: string, language: TextLanguage = 'pt') =>
  findSlips(document(text).lines, language).map(({ mark, better }) => `${mark} → ${better}`)

describe('certain spelling mistakes', () => {
  test.each([
    ['Conferi relatorios e servicos', ['relatorios → relatórios', 'servicos → serviços']],
    ['Experiencia em manutencao', ['Experiencia → Experiência', 'manutencao → manutenção']],
    ['Cuidei de reuniões e instalaçoes', ['instalaçoes → instalações']],
    ['Fazia as compra com os fornecedor', ['as compra → as compras', 'os fornecedor → os fornecedores']],
    ['Dei aulas aos professor novos', ['aos professor → aos professores']],
    ['Boas praticas de higiene', ['praticas → práticas']],
    ['Não tenho vicios', ['vicios → vícios']],
    ['- De 2009 ate 2014', ['ate → até']],
    ['Período: 03/2016 á 08/2021, oque era', ['oque → o que', 'á → a']],
    ['Cuidava da cozinha. Responsavel pela limpeza', ['Responsavel → Responsável']],
    ['• Responsavel pela limpeza', ['Responsavel → Responsável']],
    ['fazia os pedido e ensinava as menina', ['os pedido → os pedidos', 'as menina → as meninas']],
    ['Ceramica Sao Caetano', ['Ceramica → Cerâmica']],
    ['Ensino imcompleto', ['imcompleto → incompleto']],
  ])('%s', (text, found) => {
    expect(slips(text)).toEqual(found)
  })

  test('in English, words that do not exist', () => {
    expect(slips('Recieved goods and managment of stock', 'en')).toEqual([
      'Recieved → Received',
      'managment → management',
    ])
  })
})

test('a heading in capitals is judged where the page writes accents in others', () => {
  const found = (...lines: readonly string[]) =>
    findSlips(document(...lines).lines, 'pt', ({ text }) => text.startsWith('EXPERIENCIA')).map(({ better }) => better)
  expect(found('EXPERIENCIA PROFISSIONAL', 'INFORMAÇÕES')).toEqual(['EXPERIÊNCIA'])
  expect(found('EXPERIENCIA PROFISSIONAL', 'INFORMACOES')).toEqual([])
  expect(found('EXPERIENCIA', 'GESTAO DE SERVIÇOS')).toEqual(['EXPERIÊNCIA'])
})

describe('in English, a word that is one edit from one common word', () => {
  test.each([
    ['Delivred the first version befor its date', ['Delivred → Delivered', 'befor → before']],
    ['Lauched payments that were proccessed on the day', ['Lauched → Launched', 'proccessed → processed']],
    [
      'I work in a regulatted market and am confortable with it',
      ['regulatted → regulated', 'confortable → comfortable'],
    ],
    ['Redesinging the page, I introducted a review', ['Redesinging → Redesigning', 'introducted → introduced']],
  ])('%s', (text, found) => {
    expect(slips(text, 'en')).toEqual(found)
  })

  test.each([
    'Backend and frontend work with systemd, numpy and gradle', // terms
    'Worked at Trayn and with Delivr Ltd on the schemas of their datasets', // names
    'Acmee\nDelivr', // a line of a name alone
    'Reskilled the team, multisite and offsite, with timesheets and a workstream', // built words
    'Organised and organized the colour of the labour programme', // both sides of the ocean
    'Trabalhei com gestao e vendas no restaurante', // another language
    'Sed ut perspiciatis unde omnis iste natus error tempor labore', // filler
    'Built node.js services in the cliend/servr style', // parts of a name
    'Assisted the childrens ward', // an apostrophe that is missing
  ])('is no right word, name or term: %s', (text) => {
    expect(slips(text, 'en')).toEqual([])
  })

  test('is no loan word of a trade, whatever stands around it', () => {
    const trades = `commis petits fours tournant mignardises mirepoix rillettes ganache dacquoise frangipane sabayon picanha moqueca
      rendang sambal satay releve plie tendu jete repetiteur pizzicato toile moulage balayage shiatsu certiorari liens torts kanban gemba
      soffits screeds purlins dwangs contactors thyristor debridement intubation haemodialysis tupping swather heifers gaffers dailies
      doulas derailleur vergers beadle glanding crimping grouting trunking lagging swaging`
    const frames = [
      'We prepare the _ with the team each day',
      'Train two _',
      '_ made to order for 90 guests',
      'Ordered: stock, _ and tools',
    ]
    for (const word of trades.split(/\s+/))
      for (const frame of frames) expect(slips(frame.replace('_', word), 'en')).toEqual([])
  })

  test('is no skill or occupation that we know', () => {
    const names = gazetteer.flatMap(({ aliases }) =>
      aliases.flatMap(({ text }) => text.toLowerCase().match(/^[a-z]+$/) ?? []),
    )
    expect(names.length).toBeGreaterThan(400)
    expect(slips(names.map((name) => `they used ${name} with the team`).join('\n'), 'en')).toEqual([])
  })
})

describe('words that may be correct are skipped', () => {
  test.each([
    'Trabalhei com Antonio Sergio na Logistica Veloz', // names
    'GESTAO DE SERVICOS', // capitals
    'Escrevi para servicos@exemplo.com e www.manutencao.com.br', // addresses
    'A secretaria publica o edital e influencia a pratica', // words without accents that exist
    'Cuidei dos bastidores, dos demais e nos ajudou bastante',
    'Fui às vezes aos sábados', // plurals that agree
    'Que ele ate os fios e Srta. Servicos Gerais', // a form of "atar", a name behind an abbreviation
    'Durante os quatro anos de curso',
  ])('%s', (text) => {
    expect(slips(text)).toEqual([])
  })

  test('mistakes of the other language', () => {
    expect(slips('Experiencia y formacion', 'en')).toEqual([])
  })
})

test.each([
  ['pt', 'Faço orssamento e conferensia de nota', ['orssamento → orçamento', 'conferensia → conferência']],
  ['pt', 'Houve cresimento das vendas quando o colega fautava', ['cresimento → crescimento', 'fautava → faltava']],
  [
    'en',
    'Managed distrabution of the goods for employmant agencies',
    ['distrabution → distribution', 'employmant → employment'],
  ],
  ['pt', 'Passei as sessões para a seção de conserto', []],
  ['en', 'Taught customary costumes and a trendy present', []],
] as const)('a frequent word is known by its sound, or by its only neighbour: %s: %s', (language, line, expected) => {
  expect(slips(line, language)).toEqual([...expected])
})

test('the spelling of a Spanish page is not judged', () => {
  const page = [
    'Atención y servicio con los clientes',
    'Gestión del almacén y el proceso profesional',
    'Necesario para las ventas y la formación',
  ]
  expect(slips(page.map((line) => `- ${line}`).join('\n'))).toEqual([])
})

test('a repeated mistake is reported once', () => {
  expect(slips('- Fiz servicos\n- Fiz servicos')).toHaveLength(1)
})

test('no listed mistake equals its correction', () => {
  for (const [wrong, right] of [...portuguese, ...english]) expect(wrong).not.toBe(right)
})

test.each([
  ['Cuido da automassão e da adequassão da linha', ['automassão → automação', 'adequassão → adequação']],
  ['Fiz a manutenssao da prensa', ['manutenssao → manutenção']],
  ['Trabalhei na comissão, na impressão, na discussão, na sucessão e na profissão de agressão e obsessão', []],
])('only the words with a double s have one before the ending: %s', (text, found) => {
  expect(slips(text)).toEqual([...found])
})
