// What an advert says without asking for anything is no keyword, and what a keyword is cut from stands whole: by sentences of many trades.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const names = (text: string): string[] => readAdvert(text).keywords.map(({ text: name }) => name)
/** Long enough for its language to be known. */
const us = 'We are a small firm in the hills, and we have been here for many years.'
const duties = (line: string) =>
  names(`Assistant\n\n${us}\n\nResponsibilities\n- ${line}\n- Prune roses\n\nRequirements\n- Excel\n- Sage`).filter(
    (name) => !['Prune roses', 'Excel', 'Sage'].includes(name),
  )
const tarefas = (line: string) =>
  names(`Ajudante\n\nAtividades\n- ${line}\n- Podar as roseiras do jardim\n\nRequisitos\n- Excel\n- Sage`).filter(
    (name) => !['Podar as roseiras do jardim', 'Podar as roseiras', 'Excel', 'Sage'].includes(name),
  )
const required = (line: string) => names(`Requirements\n- ${line}\n- Excel`).filter((name) => name !== 'Excel')

describe('a duty whose object says nothing of a trade is none', () => {
  test.each([
    'Guide the team',
    'Support teammates',
    'Transforming the way we do business',
    'Create content that reads well',
    'Adjust quickly as needed',
    'Look out for better ones',
    'Join the Harbour Works crew',
    'Help make the council a better neighbour',
    'You will earn while you train',
    'Performance of other duties',
    'Do similar work',
    'Such other tasks as the head may assign',
    'Introduce new ways of working where they fit',
    'Help us put better maps in the hands of walkers',
    'Make a lasting difference to our guests',
  ])('%s', (line) => expect(duties(line)).toEqual([]))
  test.each([
    'Cooperar nas atividades que forem necessárias',
    'Preparar a empresa',
    'Prestar apoio e assistência',
    'Executar outros trabalhos similares ou complementares',
    'Atividades afins',
    'Execução de outras tarefas de caráter geral e de forma ocasional',
    'Assina o que faz',
    'Encaminhar para a Secção de Pessoal',
    'A descrição das funções não impede a atribuição de outras',
    'São funções especialmente ligadas ao posto',
    'Resolver problemas complexos com rapidez',
    'Exercer as demais funções que forem dadas por lei, deliberação ou despacho',
  ])('%s', (line) => expect(tarefas(line)).toEqual([]))
  test.each([
    ['Guide the blind to their seats', 'Guide the blind'],
    ['Create mosaics', 'Create mosaics'],
    ['Join steel pipes', 'Join steel pipes'],
    ['Escalate issues', 'Escalate issues'],
    ['Send parcels to the depot', 'parcels'],
  ])('but %s', (line, task) => expect(duties(line).join(' | ')).toContain(task))
})

describe('a task is cut where its phrase ends', () => {
  test.each([
    ['Realiza as operações de lavagem e secagem das peças', 'lavagem e secagem das peças'],
    ['Procede à contagem e arrumação dos livros', 'contagem e arrumação dos livros'],
    [
      'Prestar apoio e assistência em situações de queda na piscina',
      'Prestar apoio e assistência em situações de queda na piscina',
    ],
    ['Instalar redes em edifícios, equipamentos e navios', 'Instalar redes em edifícios, equipamentos e navios'],
    ['Preparar o navio para inspeção por uma sociedade classificadora', 'Preparar o navio'],
  ])('%s', (line, task) => expect(tarefas(line)).toContain(task))
  test.each([
    ['Admit, transfer and discharge kittens', 'Admit, transfer and discharge kittens'],
    ['Negotiate easements and overage, and draft leases', 'draft leases'],
    ['Keep neat log sheets of the tanks and sit with the vet', 'Keep neat log sheets of the tanks'],
    ['Oversee the care, shearing, and weighing of rams', 'Oversee the care, shearing, and weighing of rams'],
    ['Conduct tests, and use the readings to tune the pumps', 'Conduct tests'],
    ['Conduct drills to reduce the risk of fire', 'drills'],
  ])('%s', (line, task) => expect(duties(line)).toContain(task))
  test.each([
    ['Able to lift crates, and willing to work outdoors', /willing$/],
    ['Know the difference between larch and spruce', /between larch$/],
    ['Write reports on vessels seized, towed, released', /towed|released/],
    ['Train cooks to share their knowledge about and love of bread', /about$/],
    ['Assess pupils using varied channels', /varied channels/],
  ])('%s leaves no scrap', (line, scrap) => expect(duties(line).join(' | ')).not.toMatch(scrap))
})

describe('how well something is known, what excepts from it, and how an advert goes on ask for nothing', () => {
  test.each([
    ['Robust knowledge of the Building Regulations', /robust/i],
    ['Those who show the following selective factors are rated', /following/],
    ['Citizens of Ireland, except where international treaties apply', /treat/],
    ['Please be sure to include this information in your resume', /information/],
    ['A level equivalent to WG-05', /WG/],
    ["At least 12 months' bakery experience", /months/],
  ])('%s', (line, scrap) => expect(required(line).join(' | ')).not.toMatch(scrap))
  test.each([
    ['Good geographical knowledge of Kent', 'geographical knowledge'],
    ['Robust knowledge of the Building Regulations', 'Building Regulations'],
  ])('but %s', (line, name) => expect(required(line).join(' | ')).toContain(name))
})

describe('what is given, and who may come, is asked of nobody', () => {
  const advert = (line: string) => names(`Fitter\n\nWhat we ask\n- CSCS card\n- Tidy joints\n\n${line}`).join(' | ')
  test.each([
    'We can offer you: kind colleagues, a walled garden and a subsidised canteen.',
    'Things to note: site opens at 7am, overalls and boots supplied.',
    'Wage: £9.10 an hour, growing each spring. Boot allowance after a year.',
    'Possible job role on completion: Joiner / Site Engineer',
    'Returners are welcome to apply.',
    'Applications must be received before the filing deadline.',
    'Call in with a CV and ask for Maureen.',
  ])('%s', (line) =>
    expect(advert(line)).not.toMatch(
      /colleague|garden|canteen|overalls|boots|growing|Boot|Engineer|Joiner|Returners|filing|Call/,
    ),
  )
  test.each([
    'Salário fixo de R$ 2.900 mais comissão. Caminhões novos, com geladeira!',
    'Oferecemos vencimento base, contrato sem termo e formação em vinhos.',
  ])('%s', (line) =>
    expect(names(`Motorista\n\nDiferencial\n- Sascar\n- MOPP\n${line}`).toSorted()).toEqual(['MOPP', 'Sascar']),
  )
  test('nor where a form says how to apply', () => {
    const fields = [
      'Métodos de seleção: Avaliação psicológica',
      'Contactos: Praça Velha',
      'Data limite: 2 de maio de 2026',
    ]
    const text = `Requisitos:\n- Carta de condução\n- Informática\n${fields.join('\n')}`
    expect(names(text).join()).not.toMatch(/psicol|Praça|limite/i)
  })
  test('whose trade a client has is not asked for', () =>
    expect(
      names('A agência Norte recruta para cliente do ramo da construção naval:\n\nSOLDADOR\n\nRequisitos\n- Excel'),
    ).not.toContain('construção naval'))
  test('nor a town, a phone or a form of contract in a message', () =>
    expect(
      names(
        'Precisa-se padeiro c/ experiência em broa e folhados, Padaria Sol, Alcobaça. Part-time. Recibos verdes. Tlm 910 000 001',
      ).join(),
    ).not.toMatch(/Alcobaça|Recibos|Tlm|910/))
  test('nor the pub and its town, or what stands behind the pay of a message', () => {
    const text =
      'Pot washer needed asap\n\nThe Ferryman, Exeter. 20-30 hrs pw. Floors, bins, veg prep. £12/hr, apron and pension. Text Al 07700 900333'
    expect(names(text).join()).not.toMatch(/Ferryman|Exeter|apron|pension/)
    expect(names(text).join()).toMatch(/veg prep/)
  })
})

test('how many there will be to lead is a duty, and what somebody has led is asked for', () => {
  const scales = (text: string) => readAdvert(text).requirements.filter(({ kind }) => kind === 'scale').length
  const work = ['You will lead a team of nine fitters', 'Manage a budget of £4m', 'Run 6 stores']
  for (const line of work) expect(scales(`Manager\n\nResponsibilities\n- ${line}\n\nRequirements\n- Excel`)).toBe(0)
  for (const line of ['Coordenar 7 operadores', 'Gerir uma carteira de R$ 3 milhões'])
    expect(scales(`Gerente\n\nAtividades\n- ${line}\n\nRequisitos\n- Excel`)).toBe(0)
  expect(scales('Manager\n\nRequirements\n- Experience leading a team of nine fitters')).toBe(1)
})
