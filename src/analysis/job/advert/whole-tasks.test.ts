// What an advert's tasks are called: whole where a common word of them would say less, apart where two share a word, and
// found where no list names them.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const list = (heading: string, lines: readonly string[], further: string, intro = '') =>
  `Assistant\n\n${intro}\n\n${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${further}\n- Excel`
const namesIn = (text: string) =>
  readAdvert(text)
    .keywords.filter(({ kind }) => kind === 'hard')
    .map(({ text: name }) => name)
const duties = (...lines: string[]) => namesIn(list('Duties', lines, 'Requirements'))
const tarefas = (...lines: string[]) =>
  namesIn(list('Atividades', lines, 'Requisitos', 'Somos uma empresa de dez pessoas no interior.'))

test('tasks that share a common word are two keywords', () => {
  const found = duties('Responding to payroll queries', 'Processing weekly and monthly payroll')
  expect(found).toEqual(
    expect.arrayContaining(['Responding to payroll queries', 'Processing weekly and monthly payroll']),
  )
})

test('a common word goes with its task, a name alone', () => {
  expect(tarefas('Administrar medicamentos conforme prescrição')).toContain('Administrar medicamentos')
  expect(tarefas('Elaborar o cardápio da nutricionista')).not.toContain('cardápio da nutricionista')
  expect(duties('Build dashboards in Power BI')).toContain('Power BI')
})

test('a word alone is none beside a keyword that says more', () => {
  const found = duties('Payroll', 'Answer payroll queries')
  expect(found.filter((name) => /payroll/i.test(name))).toEqual(['Answer payroll queries'])
})

describe('nouns of an action', () => {
  test.each([
    ['Receipt, storage and issue of materials', 'Receipt, storage and issue of materials'],
    ['Preparation of monthly accounts', 'Preparation of monthly accounts'],
  ])('%s', (line, task) => expect(duties(line)).toContain(task))
  test('share what they are done to', () => {
    expect(tarefas('Realizar a estruturação e viabilização de propostas')).toContain(
      'estruturação e viabilização de propostas',
    )
  })
  test('of benefits are work and no offer', () => {
    expect(tarefas('Gestão dos benefícios e dos convênios').length).toBeGreaterThan(1)
  })
})

describe('people and what one sees to', () => {
  test.each([
    ['Lead a team of 25 colleagues', 'Lead a team of 25 colleagues'],
    ['Coach and train the team', 'Coach and train the team'],
    ['Helping our residents, many living with dementia, with washing, toileting and meals', 'toileting and meals'],
  ])('%s', (line, task) => expect(duties(line)).toContain(task))
})

test('verbs that share an object are none alone', () => {
  expect(duties('Sorting, converting and indexing scanned records')).not.toContain('converting')
  expect(duties('Answer incoming calls and transfer them to the right desk')).toContain('Answer incoming calls')
})

describe('prose gives work', () => {
  const us = 'Who we are\nWe are a bakery of forty people in Leeds, and our customers love us.\n\n'
  test('in a paragraph behind the employer’s story', () => {
    const work = "Day to day\nYou'll look after rotas and run shift briefings. You'll cash up at night."
    expect(namesIn(`Supervisor\n\n${us}${work.replace('Day to day', 'All about it')}`)).toEqual(
      expect.arrayContaining(['look after rotas', 'run shift briefings']),
    )
  })
  test('what the place gives is none', () => {
    const gift = "You'll get a free lunch every day. You'll enjoy our staff parties and you'll love our ovens."
    expect(namesIn(`Supervisor\n\n${us}${gift}`)).toEqual([])
  })
  test('in the third person of the job’s name', () => {
    const text =
      'A Escola Ipê procura uma auxiliar de sala.\n\nA auxiliar acompanha a professora: ajuda a preparar os materiais, conduz brincadeiras e contação de histórias. Também registra a rotina das turmas.'
    expect(namesIn(text)).toEqual(expect.arrayContaining(['conduz brincadeiras', 'contação de histórias']))
  })
})

test('no keyword is made of the head, of a number of minutes, of an abbreviation or of who is spoken to', () => {
  const text =
    "CARE ASSISTANTS – DAYS AND NIGHTS – Willowmere House, Exmouth\n\nAbout you\n- Computer literate, inc. Excel\n- Above all you'll love people\n\nHit apply, it takes two minutes."
  const found = namesIn(text).join(' | ')
  expect(found).toContain('Excel')
  expect(found).not.toMatch(/DAYS|Exmouth|two minutes|inc\b|love people/)
})

test('a permission to work is no skill, a choice is asked for alike, and IV names a medicine', () => {
  const text =
    'Nurse\n\nEssential\n- NMC registration or eligibility for NMC registration\n- IELTS 7.0 or OET B\n- IV drug administration\n- Wound care\n- Skilled Worker sponsorship\n- Triage'
  const { keywords } = readAdvert(text)
  const names = keywords.map((one) => one.text).join(' | ')
  expect(names).not.toMatch(/eligib|Skilled Worker/)
  expect(names).toContain('IV drug administration')
  const choice = keywords.filter((one) => /IELTS|OET/.test(one.text))
  expect(choice.map(({ need }) => need)).toEqual(['required', 'required'])
  expect(new Set(choice.map(({ either }) => either)).size).toBe(1)
})
