// The question that leads to a figure suits the line, the trade and the level of the person it is asked.
import { describe, expect, test } from 'bun:test'
import { timed } from '../../../../tests/helpers/linear'
import { analyseResume } from '..'
import { readResume } from '../reading'
import { document } from '../testing'
import { askedAbout } from './asked'

const page = (title: string, line: string) =>
  document(
    ...['Ana Sol', 'Recife, PE | (81) 99123-4567 | ana@exemplo.com', '# Experiência', `=${title}`],
    ...['Casa Azul Ltda | 03/2019 – 05/2024', `- ${line}`, '# Formação', 'Ensino médio – Escola Sol – 2012'],
  )
const result = (title: string, line: string) => analyseResume(page(title, line))
const asked = (title: string, line: string): string => {
  const { params } = result(title, line).checks.find(({ id }) => id === 'quantified') ?? { params: {} }
  const { trade, topic } = params as { trade?: string; topic?: string }
  return topic && topic !== 'any' ? topic : (trade ?? '')
}

describe('the question about a line', () => {
  test.each([
    ['Voluntária no bazar', 'Separei e etiquetei roupas doadas', 'laundry'],
    ['Charity shop volunteer', 'Served customers at the till on Saturdays', 'customers'],
    ['Marketing intern', 'Wrote posts for Instagram', 'any'],
    ['Manicure', 'Faço alongamento em gel e esmaltação', 'beauty'],
    ['Hairdresser', 'Cut and colored hair for regular clients', 'beauty'],
    ['Cuidadora de idosos', 'Dei banho e remédios na hora certa', 'care'],
    ['Nanny', 'Looked after 2 children after school', 'care'],
    ['Motorista de aplicativo', 'Levo passageiros pela cidade toda', 'driving'],
    ['School bus driver', 'Inspect the bus before each trip', 'driving'],
    ['Servente de obras', 'Preparei massa e carreguei material', 'construction'],
    ['Bricklayer', 'Laid facing brick and block on housing sites', 'construction'],
    ['Auxiliar de limpeza', 'Limpei salas e banheiros da escola', 'cleaning'],
    ['Housekeeper', 'Changed beds and cleaned bathrooms', 'cleaning'],
    ['Professora de inglês', 'Preparo aulas de conversação', 'teaching'],
    ['Teaching assistant', 'Read with small groups every morning', 'teaching'],
    ['Sales representative', 'Visited pharmacies in the north region', 'sales'],
    ['Operador de caixa', 'Fechei o caixa no fim do turno', 'retail'],
    ['Recepcionista de clínica', 'Agendei consultas e confirmei por telefone', 'calls'],
    ['Gerente de loja', 'Gestão da equipe e das metas', 'leading'],
    ['Head of nursing', 'Plan rosters and training', 'leading'],
    ['Head chef', 'Planned the menu of the season', 'kitchen'],
    ['Enfermeira', 'Cuidei de pacientes no pós-operatório', 'nursing'],
    ['Bookkeeper', 'Post invoices and reconcile accounts', 'accounting'],
    ['Desenvolvedora', 'Criei a API de pagamentos', 'software'],
    ['Costureira', 'Ajustei vestidos de noiva', 'laundry'],
    ['Seamstress', 'Alterations of wedding dresses', 'laundry'],
    ['Porteiro', 'Controlei a entrada de moradores', 'security'],
    ['Radiographer', 'Positioned patients for chest X-rays', 'imaging'],
    ['Laboratory technician', 'Run dissolution testing under GMP', 'laboratory'],
    ['Técnica de laboratório', 'Preparei reagentes e soluções', 'laboratory'],
    ['Jardineiro', 'Podei árvores e cuidei da grama', 'land'],
    ['Farm worker', 'Milked cows twice a day', 'land'],
    ['Musician', 'Played at weddings and bars', 'events'],
    ['Bicycle mechanic', 'True wheels and fit brakes', 'maintenance'],
    ['Waiter', 'Served tables on the terrace', 'hospitality'],
    ['Paralegal', 'Drafted wills and petitions', 'law'],
    ['Designer de sobrancelhas', 'Atendo com hora marcada', 'beauty'],
    ['Project manager', 'Planned the move of the office', 'project'],
  ])('of %s, %p: %s', (title, line, expected) => expect(asked(title, line)).toBe(expected))

  test('of an earlier trade is of that trade', () => {
    const lines = ['=Analista de dados', 'Azul Ltda | 2022 – 2024', '- Montei 3 painéis de vendas para a diretoria']
    const before = ['=Enfermeira', 'Hospital Sol | 2012 – 2020', '- Fiz plantões no pronto-socorro adulto']
    const { checks } = analyseResume(document('Ana Sol', 'ana@exemplo.com', '# Experiência', ...lines, ...before))
    expect(checks.find(({ id }) => id === 'quantified')?.params.trade).toBe('nursing')
  })
})

describe('suggested skills', () => {
  test.each([
    ['Mecânico de bicicletas', 'Centrei rodas', 'CLP'],
    ['Servente de obras', 'Preparei massa', 'AutoCAD'],
    ['Designer de sobrancelhas', 'Atendi com hora marcada', 'Figma'],
    ['Psicóloga', 'Atendi adolescentes em grupo', 'Exames laboratoriais'],
    ['Gerente de logística', 'Abri 2 centros de distribuição', 'Operação de empilhadeira'],
  ])('of %s have none of another part of the trade', (title, line, alien) => {
    const { keywordsSuggested } = result(title, line)
    // A trade that no table has is suggested nothing.
    expect(keywordsSuggested.length > 0).toBe(!title.includes('bicicletas'))
    expect(keywordsSuggested).not.toContain(alien)
  })
})

describe('children', () => {
  test.each([
    ['Started a program that reached 220 children', 'full'],
    ['Cuidei dos 2 filhos do casal', 'full'],
    ['Solteira, 2 filhos', 'part'],
    ['Married, two children', 'part'],
  ])('%p is %s', (line, status) => {
    const { checks } = analyseResume(
      document('Ana Sol', line, ...page('Babá', 'Cuidei da casa').lines.map(({ text }) => text)),
    )
    expect(checks.find(({ id }) => id === 'personal-data')?.status).toBe(status as 'full')
  })
})

test('a page of somebody who wants to begin work is asked for what a first job can have, and its town describes no work', () => {
  const first = document(
    ...['Wesley da Silva Ramos', 'São Gonçalo - RJ', '21 98455-1200', 'wesley.ramos@exemplo.com', '# Objetivo'],
    ...['Ingressar no mercado de trabalho e crescer junto com a empresa.', '# Formação', 'Ensino médio completo'],
    ...['# Qualidades', 'Pontual, esforçado, aprendo rápido, trabalho em equipe'],
  )
  const { checks } = analyseResume(first)
  expect(checks.find(({ id }) => id === 'tasks')?.params).toMatchObject({ context: 'first', found: 0 })
  expect(checks.flatMap(({ evidence }) => evidence.map(({ text }) => text))).not.toContain('São Gonçalo - RJ')
})

test('a student’s help in another field is no change of career', () => {
  const student = document(
    ...['Caio Fontes', '(43) 99821-4567 caio@exemplo.com', '# Objetivo', 'Jovem aprendiz em suporte de informática'],
    ...['# Formação', 'Técnico em Informática – IFPR – cursando', '# Voluntariado'],
    ...['Monitor de informática – Biblioteca Municipal – 02/2025 a 11/2025', '- Ensinei 15 idosos a usar e-mail'],
  )
  expect(analyseResume(student).checks.find(({ id }) => id === 'new-field')?.status).toBe('not-assessed')
})

describe('what whole results of rubric 21 showed', () => {
  const pageOf = (title: string, ...lines: readonly string[]) =>
    analyseResume(
      document(
        ...['Lara Nunes', 'Leeds | 07700 900123 | lara.nunes@example.com', '# Experience', `=${title}`],
        ...['Station House, Leeds | March 2018 - Present', ...lines.map((line) => `- ${line}`)],
        ...['# Education', 'BA in Arts, University of Leeds, 2010'],
      ),
    )
  const checkOf = (page: ReturnType<typeof pageOf>, id: string) => page.checks.find((one) => one.id === id)

  test('a night auditor of a hotel is asked no accountant’s question and suggested no accountant’s skills', () => {
    const page = pageOf('Night Auditor', 'Answered the telephone at night', 'Closed the doors of the building')
    expect(checkOf(page, 'quantified')?.params.trade).not.toBe('accounting')
    expect(page.keywordsSuggested.join()).not.toMatch(/balance sheet|conciliação|contabil/iu)
  })

  test('who climbs first leads no department', () => {
    expect(checkOf(pageOf('Lead Climber', 'Climbed and dismantled tall trees'), 'quantified')?.params.trade).not.toBe(
      'leading',
    )
  })

  test('a complaint that was read as a title is no example', () => {
    expect(
      checkOf(pageOf('Left because of the manager', 'Looked after the till'), 'summary')?.params.job,
    ).toBeUndefined()
  })

  test('folding is no date of birth, and children who explain a break are no personal data', () => {
    const lines = ['Comecei revisando e dobrando peças de malha', 'At home with two children since 2018']
    expect(checkOf(pageOf('Seamstress', ...lines), 'personal-data')?.status).toBe('full')
    expect(checkOf(pageOf('Seamstress', 'Married, two children'), 'personal-data')?.status).not.toBe('full')
  })
})

// 40 ms; over a second when the page was read again for each of its lines.
test('asking about each line of a long page reads the page once', async () => {
  const short = readResume(page('Vendedora', 'Vendi peças'))
  const task = short.roles[0]?.statements[0]
  const statements = Array.from({ length: 2_000 }, (_, at) => ({ ...task!, line: { ...task!.line, number: 100 + at } }))
  const lines = statements.map(({ line }, at) => ({ ...line, text: `Vendi peças ${at}` }))
  const resume = { ...short, lines, roles: [{ ...short.roles[0]!, statements }], firstJob: false }
  const sentence = { block: statements.at(-1)! } as Parameters<typeof askedAbout>[0]
  const took = await timed(() => {
    for (let at = 0; at < 4_000; at++) askedAbout(sentence, { resume, trade: 'retail' })
  })
  expect(askedAbout(sentence, { resume, trade: 'retail' })).toEqual(
    askedAbout(sentence, { resume: short, trade: 'retail' }),
  )
  expect(took).toBeLessThan(300)
})
