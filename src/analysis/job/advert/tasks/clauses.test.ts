// Tasks with a general noun are named with their verb, and those whose verb says nothing either are none.
import { describe, expect, test } from 'bun:test'
import { matchJob } from '../..'
import { resume } from '../../match/testing'
import { readAdvert } from '..'
import { keywords } from '../testing'
import { opensWork } from './opens-work'

const list = (heading: string, lines: readonly string[], asks: string) =>
  `${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${asks}\n- Excel\n- SQL\n- Git\n- Python`
const tasks = (...lines: string[]) => keywords(list('Atividades', lines, 'Requisitos'), 'duty')
const duties = (...lines: string[]) => keywords(list('Responsibilities', lines, 'Requirements'), 'duty')

describe('a task of a specific verb and a general noun', () => {
  test.each([
    ['Atender clientes na loja', 'Atender clientes na loja'],
    ['Prospectar clientes através de indicações', 'Prospectar clientes'],
    ['Visita a clientes.', 'Visita a clientes'],
    ['Receber pagamentos em dinheiro', 'Receber pagamentos em dinheiro'],
    ['Testar os produtos antes da entrega', 'Testar os produtos'],
  ])('%s', (line, task) => expect(tasks(line)).toContain(task))

  test.each([
    ['Greet customers at the door', 'Greet customers at the door'],
    ['Deploy software to the shops', 'Deploy software to the shops'],
    ['May sort documents for the archive', 'sort documents'],
    ['Reviews and verifies invoices.', 'Reviews and verifies invoices'],
    ['Supervise and train junior kitchen staff.', 'Supervise and train junior kitchen staff'],
  ])('%s', (line, task) => expect(duties(line)).toContain(task))

  test('is shown by the same deed', () => {
    const asked = readAdvert(list('Atividades', ['Prospectar clientes através de indicações'], 'Requisitos'))
    const { keywords: found } = matchJob(asked, resume(['Prospectei clientes de três bairros por telefone']))
    expect(found.find(({ text }) => text === 'Prospectar clientes')?.bucket).toBe('shown')
  })
})

test('a verb of any work names none', () => {
  const idle = ['Apoiar a equipe no dia a dia', 'Garantir a qualidade', 'Realizar outras atividades', 'Manter contatos']
  expect(tasks(...idle)).toEqual([])
})

test('within a task a general noun or a trait says less than the task', () => {
  const found = duties('Conduct reviews and write deviation reports', 'Review analytical data for releases')
  expect(found).toEqual(expect.arrayContaining(['write deviation reports', 'Review analytical data for releases']))
  expect(found).not.toContain('reports')
})

test('the object of a verb of any work is named by two words that say something', () => {
  expect(duties('Support method validation and transfer').join(' ')).toContain('method validation')
  expect(tasks('Realizar a integração de novos colaboradores')).toContain('integração de novos colaboradores')
  expect(tasks('Fazer parte da equipe de caixa')).toEqual([])
})

test('one noun of the trade behind a verb of any work stands with it, where the verb does something to it', () => {
  const found = tasks(
    'Acompanhamento de pedidos',
    'Efetuar visitas aos clientes',
    'Desenvolver projetos, com o objetivo de crescer',
  )
  expect(found).toEqual(expect.arrayContaining(['Acompanhamento de pedidos', 'visitas aos clientes']))
  expect(duties('Sort and deliver mail', 'Handle packages')).toEqual(
    expect.arrayContaining(['Sort and deliver mail', 'Handle packages']),
  )
  const states = tasks('Manter limpa e organizada sua área', 'Ter disposição').join(' ')
  expect(states).not.toMatch(/limpa|disposição/u)
  expect(duties('Deliver them to our warehouse').join(' ')).not.toContain('them')
})

// Every word that begins a time, a place or a clause: none of them is a verb.
test('a preposition or conjunction before "the" opens no task', () => {
  for (const word of ['Over', 'During', 'Within', 'Since', 'Throughout', 'Under', 'Whether', 'Across', 'Despite'])
    expect(duties(`${word} the first twelve months of the training programme`, 'Sort letters').join(' ')).not.toContain(
      word,
    )
  expect(duties('Wire the boards throughout the ship')).toContain('Wire the boards')
})

test('who is cared for stands with what they have', () => {
  expect(duties('Support adults with learning disabilities')).toContain('Support adults with learning disabilities')
  expect(duties('Assist residents in the garden')).toContain('Assist residents in the garden')
})

test('an object ends before its number and is no pronoun', () => {
  expect(tasks('Avaliar crianças de 2 a 10 anos')).toEqual(['Avaliar crianças de 2 a 10 anos'])
  expect(duties('Matching them to delivery notes').join(' ')).not.toContain('them')
})

test('a line of a list whose tasks stand in a sentence names their objects', () => {
  const line = 'They are also responsible for electroplating, hedge laying and ensuring that doors are shut.'
  expect(duties(line)).toEqual(expect.arrayContaining(['electroplating, hedge laying']))
})

test('names between strokes behind an object are keywords in any letters', () => {
  const found = tasks('Análise de indicadores externos (serasa/bacen/bloomberg).')
  expect(found.join(' ')).toContain('bacen')
})

/** Long enough for its language to be known. */
const inPortuguese = (line: string) =>
  tasks(line, 'Trabalhar com a equipe da oficina e do campo, de segunda a sexta, em tempo bom ou ruim')
const inEnglish = (line: string) =>
  duties(line, 'Work with the people of the yard and of the workshop, from Monday to Friday, in any weather')

describe('a task of any trade is named by its verb and its object', () => {
  const verbs = { pt: ['Repor', 'Lixar', 'Ordenhar', 'Empalhar'], en: ['Replenish', 'Whittling', 'Sweeps', 'Mend the'] }
  const objects = { pt: ['prateleiras', 'cochos', 'bandejas de mudas'], en: ['dispensers', 'hurdles', 'seed trays'] }
  for (const verb of verbs.pt)
    for (const object of objects.pt)
      test(`${verb} ${object}`, () =>
        expect(inPortuguese(`${verb} ${object} todos os dias`)).toContain(`${verb} ${object}`))
  for (const verb of verbs.en)
    for (const object of objects.en)
      test(`${verb} ${object}`, () => expect(inEnglish(`${verb} ${object} every day`)).toContain(`${verb} ${object}`))

  test.each([
    'Realizar outras atividades',
    'Cumprir normas e procedimentos',
    'Trabalhar em equipe',
    'Resolver problemas',
  ])('%s names none', (line) => expect(tasks(line)).toEqual([]))
  test.each([
    'Follow company policies and procedures',
    'Perform other duties as assigned',
    'Meet deadlines',
    'Ensure that standards are met',
  ])('%s names none', (line) => expect(duties(line)).toEqual([]))
})

describe('what clauses of a line share', () => {
  test.each([
    ['Desossar, limpar e cortar carne', 'Desossar, limpar e cortar carne'],
    ['Repor as prateleiras em dois turnos', 'Repor as prateleiras em dois turnos'],
    ['Admissões, rescisões e cálculo de férias.', 'Admissões, rescisões e cálculo de férias'],
  ])('%s', (line, task) => expect(inPortuguese(line)).toContain(task))

  test.each([
    ['Checking timesheets and overtime against rotas', 'Checking timesheets and overtime against rotas'],
    ['Inspect wards and, when necessary, replenish dispensers', 'replenish dispensers'],
    ['Sweep, mop and vacuum floors', 'Sweep, mop and vacuum floors'],
    ['Cut, weld and grind steel plates', 'Cut, weld and grind steel plates'],
    ['Clean and sanitize guest rooms', 'Clean and sanitize guest rooms'],
    ['Pick and pack orders accurately', 'Pick and pack orders'],
  ])('%s', (line, task) => expect(inEnglish(line)).toContain(task))

  test('a verb with its particle begins a task, and a preposition again an object of the same verb', () => {
    expect(inEnglish('Feed the horses, muck out stables and mend fences')).toEqual(
      expect.arrayContaining(['Feed the horses', 'mend fences', 'muck out stables']),
    )
    expect(inPortuguese('Ajudar na montagem das mesas e na decoração dos eventos')).toEqual([
      'montagem das mesas e na decoração dos eventos',
    ])
  })

  test('what happens to an object, how often and under which condition is none', () => {
    expect(inEnglish('Ensuring all deliveries are checked and signed for').join()).not.toMatch(/signed|are checked/)
    expect(inPortuguese('Carregar caminhões, podendo levantar até 25 kg').join()).not.toContain('podendo')
  })

  test('how and for which people a task is done is none', () => {
    expect(inPortuguese('Descascar legumes para clientes e fornecedores')).toEqual(['Descascar legumes'])
    expect(inEnglish('Resolve customer complaints by phone and email')).not.toContain('email')
  })
})

test('times of work and what is done for its own sake are no tasks', () => {
  expect(inEnglish('Work on rota system, including Bank Holidays and weekends').join(' ')).not.toContain('Holidays')
  expect(inEnglish('Enjoying leisure time with residents').join(' ')).not.toContain('Enjoying')
})

test('a sentence of no part that opens with a task is of the duties, and one to applicants or about itself is not', () => {
  expect(opensWork('Cancel or move bookings with the owners.')).toBe(true)
  expect(opensWork('Também vai dar os remédios nos horários.')).toBe(true)
  expect(opensWork('Apply with your latest pedigree papers.')).toBe(false)
  expect(opensWork('Direct email and phone calls are not considered.')).toBe(false)
})

// Every verb and noun of an action with every object: no list of trades decides.
const deeds = [
  'Captação de',
  'Contratação de',
  'Abertura e fechamento de',
  'Emitir e conferir os',
  'Montagem dos',
  'Preparar',
]
const objects = ['novos clientes e parceiros', 'peças para a oficina', 'pedidos de compra', 'moldes em gesso']
describe('a Portuguese sentence of no part that opens with a task is of the duties', () => {
  test.each(deeds)('%s', (deed) => {
    for (const object of objects) expect(opensWork(`${deed} ${object}.`)).toBe(true)
  })
  test.each([
    'Enviar currículo para o e-mail da loja.',
    'Ter disponibilidade de horário e vontade.',
    'Conhecimento de informática.',
    'Entendimento de análise e projeto de software.',
    'Customer service and sales of parts.',
    'Localização da empresa: zona sul de Recife.',
  ])('but not %s', (line) => expect(opensWork(line)).toBe(false))
})

describe('single common words behind a verb are one task', () => {
  test.each([
    ['Repor papel, sabonete e álcool', ['Repor papel, sabonete e álcool']],
    ['Gerenciar, lixar e pintar portas e janelas', ['lixar e pintar portas e janelas']],
    ['Instalar Windows, Linux e impressoras', ['Windows', 'Linux']],
  ])('%s', (line, names) => expect(inPortuguese(line).join(' | ')).toContain(names.at(-1) ?? ''))
  test('and are met by one of them', () => {
    const asked = readAdvert(list('Atividades', ['Repor papel, sabonete e álcool', 'Amarrar a carga'], 'Requisitos'))
    const { keywords: found } = matchJob(asked, resume(['Repus sabonete nos banheiros', 'Fazia a amarração da carga']))
    expect(found.filter(({ need, bucket }) => need === 'duty' && bucket === 'shown')).toHaveLength(2)
  })
})

describe('what an outsider found cut or lost', () => {
  test('a task ends with a whole phrase, and its rest is none of its own', () => {
    expect(duties('Design and build scalable REST and gRPC APIs in Go')).toContain(
      'Design and build scalable REST and gRPC APIs in Go',
    )
    const lent = 'Trains the public in the use of library catalogues and equipment'
    expect(duties(lent)).toContain(lent)
    expect(duties('Own services end to end, from design docs to on-call').join(' ')).not.toContain('from design')
  })
  test('a list whose last name closes with a wish is wished as a whole', () => {
    const text = list('Duties', ['Teach maths'], 'Requirements').replace(
      '- Python',
      '- Experience of using MyMaths, Sparx or Google Classroom is desirable',
    )
    expect(keywords(text, 'desirable')).toEqual(expect.arrayContaining(['MyMaths', 'Sparx']))
  })
  test('a message without dots is written out', () => {
    const advert = readAdvert(
      'Precisa-se de pedreiro c/ exp em acabamento, porcelanato e leitura de projeto. Chamar no zap',
    )
    expect(advert.keywords.map(({ text }) => text)).toEqual(expect.arrayContaining(['acabamento', 'porcelanato']))
    expect(
      readAdvert(
        'CLEANER WANTED for the school in the town\nNo exp needed, we will train you. Must b able 2 clean offices.',
      ).noExperience,
    ).toBe(true)
  })
})

describe('what a reader of the code showed wrong', () => {
  test.each([
    ['Manage IT equipment for schools', 'IT equipment'],
    ['Supply US customers with spare parts', 'US customers'],
    ['Walk dogs in the park', 'Walk dogs'],
    ['Pass surgical instruments to the surgeon', 'surgical instruments'],
    ['Join steel pipes by welding', 'Join steel pipes'],
    ['Apply paint and varnish to furniture', 'Apply paint and varnish'],
    ['Show guests to their rooms', 'Show guests'],
    ['Climb towers to install antennas', 'install antennas'],
  ])('%s', (line, task) => expect(duties(line).join(' | ')).toContain(task))
  test('"to install antennas" is no task of towers', () =>
    expect(duties('Climb towers to install antennas')).not.toContain('to install antennas'))
  test.each(['Meet tight deadlines', 'Join our team', 'Pass a background check'])('none: %s', (line) =>
    expect(duties(line)).toEqual([]),
  )
  test('what something may include stays what its list asks for', () => {
    const text = list('Duties', ['Teach maths'], 'Requirements').replace('- Python', '- This may include Sage or Xero.')
    expect(keywords(text, 'required')).toEqual(expect.arrayContaining(['Sage', 'Xero']))
  })
})

describe('objects that share a sentence', () => {
  test.each([
    [
      'Terá a seu cargo',
      ['a poda de oliveiras', 'a reparação de muros', 'o acompanhamento de obras', 'a limpeza de valas'],
    ],
    ['Ficará responsável por', ['a elaboração de horários', 'a instrução de processos', 'o atendimento aos sócios']],
  ] as const)('each noun of action behind its article is a task: %s', (opening, deeds) => {
    for (const [at] of deeds.entries()) {
      const [last = '', ...others] = [...deeds.slice(at), ...deeds.slice(0, at)]
      const found = inPortuguese(`${opening} ${others.join(', ')} e ${last}.`).join('; ')
      for (const deed of deeds) expect(found).toContain(deed.slice(2))
    }
  })
  test.each([
    ['Collects evidence, including photographs', 'Collects evidence'],
    ['Repair musical instruments, including violins and harps', 'Repair musical instruments'],
  ])('what is done before its examples is a task too: %s', (line, task) =>
    expect(duties(line).join('; ')).toContain(task),
  )
  test.each(['chega', 'vier tratar da horta connosco', 'assumir o turno'])(
    'who comes and what they will do: %s',
    (who) => {
      const text = `Horta\n\nSomos uma horta de Beja.\n\nQuem ${who.replace('chega', 'chegar')} vai podar oliveiras, conduzir a carrinha e registar os quilos no lagar.`
      const found = keywords(text).join('; ')
      for (const task of ['podar oliveiras', 'conduzir a carrinha', 'registar os quilos']) expect(found).toContain(task)
    },
  )
})
