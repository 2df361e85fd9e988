// Sentences that seek somebody: who is asked for, and what the person is to do, stand apart from the team and the place.
import { expect, test } from 'bun:test'
import { readAdvert } from '..'
import { byHiring } from './hiring'

test.each([
  [
    'We are looking for motivated assistants to join our team to assist the nurses in the delivery of care.',
    ['We are looking for motivated assistants', 'to assist the nurses in the delivery of care.'],
  ],
  [
    'A chance and an opportunity within the Pharmacy department for a motivated assistant to join our busy team.',
    ['A chance and an opportunity for a motivated assistant'],
  ],
  ['Estamos em busca de um mecânico para integrar nossa equipe.', ['Estamos em busca de um mecânico']],
  [
    'A Casa está selecionando profissional para atuar como churrasqueiro, sendo responsável pelo preparo das carnes.',
    ['A Casa está selecionando profissional', 'sendo responsável pelo preparo das carnes.'],
  ],
  [
    'We are looking for a developer to join our Node.js team.',
    ['We are looking for a developer to join our Node.js team.'],
  ],
])('%s', (sentence, parts) => expect(byHiring(sentence)).toEqual(parts))

const named = (text: string) =>
  readAdvert(`Assistant\n\n${text}`).keywords.map(({ text: word, need }) => `${word} ${need}`)

test('a chance for somebody with a trait asks for it, and a pitch for nothing', () => {
  expect(named('An exciting opportunity has arisen for an enthusiastic assistant to join our ward.')).toEqual([
    'enthusiastic required',
  ])
  expect(named('Do you want to be part of a team that makes a difference?')).toEqual([])
})

test('work is given to the job by its name, whatever stands before it', () => {
  const found = named(
    'Working closely with other teams, the Garden Technician II will oversee a portfolio of garden centres.',
  )
  expect(found).toEqual(['oversee a portfolio of garden centres duty'])
  expect(named('Our centre will support you. Each provider will be considered.')).toEqual([])
})

test('the value of a field ends before prose', () => {
  const text =
    'Contract:\nBank\nYou will have NVQ level 2 or equivalent and excellent written communication skills for our ward.'
  expect(named(text)).toContain('communication required')
})

test('menus, trails, dates and rows of networks of a saved page are no part of the advert', () => {
  const furniture =
    'Vagas Concursos Cursos Dicas Contato\nInício › Vagas › Porteiro - MK BR S.A.\nPublicado em: 18/11/2025 780 visualizações\nFacebook Twitter WhatsApp\nSobre Contato Privacidade'
  expect(named(`${furniture}\nAtividades\n-\nLavar panelas`)).toEqual(['Lavar panelas duty'])
})

test('a plain noun behind a verb of a trade is a task, a pronoun is none', () => {
  expect(named('Duties\n- Escalate issues\n- Flag it\n- Sweep yards').toSorted()).toEqual([
    'Escalate issues duty',
    'Sweep yards duty',
  ])
})

test('a short line of traits asks for them, without a heading too', () => {
  expect(named('Bom relacionamento interpessoal e competências comunicacionais;')).toEqual([
    'comunicacionais required',
    'Bom relacionamento required',
  ])
})

test('of a message pay, days off and the home are nobody to be, and "would be brilliant" wishes', () => {
  const text =
    'Yard person wanted. Mucking out, sweep yard. CSCS card would be brilliant. Every 2nd wkend off, mobile home on site, ring after 6'
  expect(named(text).filter((word) => /off|mobile|ring after|CSCS/.test(word))).toEqual(['CSCS card desirable'])
})

test('what stands behind a semicolon goes on with the work, or with the list that the words before it introduce', () => {
  const prose = 'The role includes pot washing; sweeping, mopping floors and emptying bins.'
  expect(named(prose)).toEqual(expect.arrayContaining(['emptying bins duty']))
  const list = 'Requirements\n- Ride-on mower licence\n\nDuties may include; hedge trimming, leaf clearing.'
  expect(named(list)).toEqual(
    expect.arrayContaining(['Ride-on mower licence required', 'hedge trimming, leaf clearing duty']),
  )
})

test('official lines that begin with "To" give work, and lose the particle; purposes for readers do not', () => {
  const text =
    'The most important aspects of this particular role:\n- To supervise room attendants\n- To order linen from the laundry\n\nTo apply for this post, send your CV. To arrange a visit please call Ann.'
  expect(named(text)).toEqual(['order linen from the laundry duty', 'supervise room attendants duty'])
})

test('a body that somebody is registered with is one keyword', () => {
  const lines = ['Registration with the Teaching Council', 'Registered with the Nursing and Midwifery Board of Ireland']
  expect(named(`Essential\n${lines.map((line) => `- ${line}`).join('\n')}`).toSorted()).toEqual([
    'Nursing and Midwifery Board of Ireland required',
    'Teaching Council required',
  ])
})

test('a condition of an invitation asks, also of who is to write', () => {
  const text = 'If you have 3 years of experience with dementia patients, please email your CV today.'
  expect(named(text)).toEqual(expect.arrayContaining([expect.stringMatching(/dementia.* required/)]))
})

test('links of Markdown are their words, and pictures none', () => {
  const text = '## Requirements\n- Work in [LaTeX](https://latex.example/x)\n![Job: SAP logo](https://x.example/a.png)'
  expect(named(text)).toEqual(['LaTeX required'])
})

test('what is done on site or face to face stays work, and a place to live in stays a condition', () => {
  const text =
    'Duties\n- Resolve on-site issues\n- Coordinate suppliers\n\nAtividades\n- Atendimento presencial a pacientes\n- Residir em Gravataí'
  const found = named(text).join(' | ')
  expect(found).toMatch(/on-site issues duty/)
  expect(found).not.toContain('Residir')
  expect(named('Atividades\n- Atendimento presencial a pacientes\n- Emitir notas fiscais').join()).toContain(
    'presencial',
  )
})

test.each([
  'On-site parking for staff',
  'Free on-site parking',
  'Onsite gym',
  'Hybrid role, two days in the office',
  'On-site position in Leeds, Monday to Friday',
  'Hybrid working available after probation',
  'Híbrido: 3x por semana no escritório',
  'Vaga presencial em Recife',
  'Trabalho presencial de segunda a sexta',
  'On-site in Dublin',
  'Hybrid: 2 days in our Dublin office',
])('“%s” among the duties is a place and no work', (line) => {
  const found = named(`Duties\n- Coordinate suppliers\n- ${line}\n- Keep the files in order`).join(' | ')
  expect(found).not.toContain(line.split(/[,:]/)[0]!)
  expect(found).not.toMatch(/parking|gym|role|position|probation|semana|recife|segunda|dublin/i)
})

test('who is responsible for something else is not who reads', () => {
  expect(named('What you are not responsible for:\n- Payroll').join()).not.toContain('duty')
  expect(named('Salary for the person responsible for:\n- Wages of 30k').join()).not.toContain('duty')
})

test('who is open to moving to another town has no trait named by it', () => {
  expect(named('Requisitos\n- Aberto a mudanças de cidade\n- Excel').join()).not.toMatch(
    /Adaptabilidade|Aberto a mudanças required/,
  )
  expect(named('Requisitos\n- Ser aberto a mudanças\n- Excel').join()).toMatch(/mudanças|Adaptabilidade/)
  expect(named('Requirements\n- We come from humble beginnings\n- Excel').join()).not.toMatch(/humble|Humility/i)
})

test('a stem that gives a part in the work opens duties, though it speaks of the candidate', () =>
  expect(
    named('The successful candidate will play a key role in:\n- Drafting tender documents\n- Training site crews'),
  ).toEqual(expect.arrayContaining(['Drafting tender documents duty', 'Training site crews duty'])))

test('who is sought by a trait asks for it behind "searching for" too', () =>
  expect(named('We are searching for nurses who are reliable, humble and kind.')).toEqual(
    expect.arrayContaining(['reliable required', 'humble required']),
  ))
