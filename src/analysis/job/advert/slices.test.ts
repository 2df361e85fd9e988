// Terms that stay whole or have two names, labels that say nothing, and demands in the middle of the employer's prose.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { conditions, keywords, required } from './testing'

test.each([
  ['Sistematização da Assistência de Enfermagem', 'SAE'],
  ['Plano de Manutenção e Lubrificação', 'PML'],
  ['dynamic positioning of vessels', 'DPV'],
  ['Lawful Basis Assessment', 'LBA'],
])('the letters that an advert explains are another name of its words: %s (%s)', (words, short) => {
  const { keywords: found } = readAdvert(required(`${words} (${short})`, 'Revit', 'AutoCAD'))
  const [long, letters] = [words, short].map((name) => found.find(({ text }) => text === name))
  expect(letters?.either).toBeString()
  expect(long?.either).toBe(letters?.either)
  // Letters of other words stay an example.
  const other = readAdvert(required(`${words} (QXZ)`, 'Revit', 'AutoCAD')).keywords
  expect(other.find(({ text }) => text === words)?.either ?? null).toBeNull()
})

describe('demands of readers among what the employer says of itself', () => {
  const around = (demand: string): string =>
    `Care Assistant\n\nWe are a small home on the edge of town with a garden and a cat. Our residents matter more to us than any paper. ${demand} We are proud of our team and our history. Our kitchen is famous.`
  test.each([
    ['What we can’t do without is an enhanced DBS check.', 'licence DBS 0'],
    ['You’ll need your own transport as our village has no bus.', 'availability transport 0'],
    ["You'll need your own tools, as our shed has none.", 'availability tools 0'],
  ])('%s', (demand, condition) => expect(conditions(around(demand))).toContain(condition))
})

test.each([
  ['Referência B: Preparar o orçamento anual.', 'Preparar o orçamento anual'],
  ['Lote 3: Podar as sebes do cemitério.', 'Podar as sebes do cemitério'],
  [
    'Para além do conteúdo funcional do anexo à Lei 12/2008, grau 1, executar canalizações em edifícios.',
    'canalizações em edifícios',
  ],
  ['Nos termos do mapa de pessoal, efetuar a leitura de contadores.', 'leitura de contadores'],
])('the number of a post and the words of the law say nothing: %s', (line, task) => {
  expect(keywords(`Assistente\n\nFunções\n${line}`)).toEqual([task])
})

test('membership of an order is a condition', () => {
  for (const [word, order] of [
    ['inscrição definitiva na', 'Ordem dos Advogados'],
    ['inscrita na', 'Ordem dos Engenheiros'],
    ['cédula da', 'Ordem dos Enfermeiros'],
  ])
    expect(conditions(required(`Com ${word} ${order}`))).toContain(`licence ${order} 0`)
})

test.each([
  ['Barista wanted, Alder Coffee, Leeds. Latte art and till work please, SCA a bonus. £12/h. 20 hrs.', /Alder|Leeds/],
  [
    'Precisa-se soldador, Metalúrgica Brandão, Osasco. Solda TIG, leitura de desenho. R$ 2.900. Início já.',
    /Brandão|Osasco/,
  ],
])('whose and where a message’s job is asks for nothing: %s', (message, names) => {
  const found = keywords(message).join(' | ')
  expect(found).not.toMatch(names)
  expect(found).toMatch(/Latte art|TIG/)
})

test('"in date" is no part of what is valid, and an amount keeps its verb', () => {
  expect(keywords(required('In date Driver CPC and digi tacho card'))).toContain('Driver CPC')
  expect(keywords(required('Able to exert up to 80 newtons of force', 'Revit')).join(' | ')).toContain('exert up to 80')
  expect(keywords(required('You write things down: RFCs, runbooks, retrospectives', 'Go'))).toContain('runbooks')
})

test('a field of a form with yes or no asks for nothing', () => {
  const form = 'Requisitos\nExcel avançado\nAdmissão de candidatos sem habilitação:\nNão'
  expect(keywords(form).join(' | ')).not.toContain('Admissão')
})

test.each([
  ['Prestar apoio específico a crianças e jovens portadores de deficiência motora;', 'deficiência motora'],
  ['Desenvolver o conjunto de ações necessárias ao cumprimento da Lei dos Prazos e dos Juros;', 'Lei dos Prazos'],
])('a task is not cut before what belongs to its last noun: %s', (line, end) => {
  expect(keywords(`Técnico\n\nFunções\n- ${line}`, 'duty').join(' | ')).toContain(end)
})

test.each([
  ['3 anos na bagagem', []],
  ['Pelo menos 2 anos de oficina na bagagem', []],
  ['Three years behind you', []],
  ['Saber Power BI faz diferença', ['Power BI']],
  ['Conhecer Google Ads conta pontos', ['Google Ads']],
  ['Dominar Microsoft Dynamics é diferencial', ['Microsoft Dynamics']],
])('neither a figure of speech nor a piece of a name is a keyword: %s', (line, names) => {
  const found = keywords(required(line, 'Revit', 'AutoCAD')).filter((one) => !['Revit', 'AutoCAD'].includes(one))
  expect(found.filter((one) => !names.includes(one) && one !== 'oficina')).toEqual([])
  expect(found).toEqual(expect.arrayContaining(names))
})
