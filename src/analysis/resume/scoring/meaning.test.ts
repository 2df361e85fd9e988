// Pages that say nothing stand where a coach would put them, and trades that live with the same words are left alone
// (docs/analysis/judgement.md, rubric 16).
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const now = { year: 2026, month: 11 }
const of = (...lines: readonly string[]) => analyseResume(document(...lines), [], now)
const page = (title: string, employer: string, tasks: readonly string[]) =>
  of(
    ...['Clara Nogueira', title, 'Natal, RN | (84) 99911-2233 | clara.nogueira@exemplo.com', '# Experiência'],
    ...[`=${title} | ${employer} | 2018 – atual`, ...tasks.map((task) => `- ${task}`), '# Formação'],
    'Ensino médio, Escola Estadual Sol Nascente, 2014',
  )
const check = (result: ReturnType<typeof of>, id: string) => result.checks.find((one) => one.id === id)!

describe('a page written in images', () => {
  const images = [
    ...['Teci laços de esperança entre margens distantes.', 'Reguei sonhos até que florescessem em coragem.'],
    ...['Acendi estrelas em noites de incerteza.', 'Abri janelas de silêncio no meio da tempestade.'],
  ]
  test('is 20 at most, and shows which sentences say nothing', () => {
    const result = page('Guardiã de afetos', 'Casa Ninho', images)
    expect(result.score).toBeLessThanOrEqual(20)
    expect(check(result, 'empty').params).toMatchObject({ found: 4, context: 'image' })
  })
  test('in English too', () => {
    const result = of(
      ...['Robin Vale', 'Keeper of hopes', 'Leeds | robin.vale@example.com | 07700 900111', '# Experience'],
      ...['=Keeper of hopes | Hearth House | 2018 – present', '- Wove threads of courage into a tapestry of trust.'],
      ...['- Lit lanterns of wonder on dark seas.', '- Planted seeds of belonging in gardens of doubt.', '# Education'],
      'BA English, University of Leeds, 2014',
    )
    expect(result.score).toBeLessThanOrEqual(20)
  })
  test('one such sentence beside work is a way of speaking', () => {
    const work = [
      'Atendi 40 clientes por dia no balcão da farmácia.',
      'Conferi receitas e repus as prateleiras à noite.',
    ]
    expect(check(page('Balconista', 'Farmácia Luz', [...work, images[0]!]), 'empty').status).toBe('full')
  })
})

test('figures of what nobody counts limit a page, and do not where one line has them', () => {
  const strange = [
    ...[
      'Empacotei 300 saudades por turno na bancada do forno.',
      'Reduzi 25% da tristeza da esteira com óleo de relógio.',
    ],
    ...['Carreguei 70 sacos de lua para o caminhão azul.', 'Pintei 45 metros de corredor por semana.'],
  ]
  expect(page('Auxiliar de produção', 'Fábrica Boa Vista', strange).score).toBeLessThanOrEqual(20)
  const baker = [...Array(3)].map((_, at) => `Assei ${at + 2} fornadas de pão francês e ${at + 3} bolos por manhã.`)
  expect(page('Padeira', 'Padaria Real', ['Produzo 80 sonhos recheados por dia.', ...baker]).caps).toEqual([])
})

const trades: readonly { readonly trade: string; readonly title: string; readonly tasks: readonly string[] }[] = [
  {
    trade: 'a gardener',
    title: 'Jardineira',
    tasks: [
      ...['Planto sementes e mudas de flores e árvores em jardins.', 'Rego, podo e adubo roseiras e arbustos.'],
      ...['Cuido de jardins de 9 casas, com visita toda semana.', 'Limpo folhas e galhos depois da chuva e do vento.'],
    ],
  },
  {
    trade: 'a sailor',
    title: 'Marinheira de convés',
    tasks: [
      ...['Faço vigia de proa e leme em mar aberto, com vento e maré fortes.', 'Pinto casco, âncora e guinchos.'],
      'Amarro e solto navios no porto, 6 manobras por turno.',
    ],
  },
  {
    trade: 'a psychologist',
    title: 'Psicóloga hospitalar',
    tasks: [
      ...[
        'Atendo 12 pacientes por dia em luto, medo e ansiedade.',
        'Escuto crianças com medo de agulha antes do exame.',
      ],
      'Conduzo grupo de famílias sobre tristeza e perda, 15 pessoas por semana.',
    ],
  },
]
test.each(trades)('the words of $trade are no images', ({ title, tasks }) => {
  const result = page(title, 'Casa do Mar', tasks)
  expect(check(result, 'empty').status).toBe('full')
  expect(result.caps.filter(({ id }) => id === 'not-believed')).toEqual([])
})

test('the more a page boasts, the lower its limit', () => {
  const boasts = [
    ...['Aumentei o faturamento em 9.000% em quatro meses.', 'Liderei 45 mil colaboradores em 60 países.'],
    ...['Bati todos os recordes do setor.', 'Nenhum concorrente chega perto do meu nível.'],
  ]
  const scores = [2, 3, 4].map((many) => page('Diretora', 'Holding Vasconcellos', boasts.slice(0, many)).score ?? 0)
  expect(scores[0]).toBeLessThanOrEqual(30)
  expect(scores[1]).toBeLessThan(scores[0]!)
  expect(scores[2]).toBeLessThan(scores[1]!)
})

describe('the size of a staff', () => {
  const director = (line: string, from = 1999) =>
    of(
      ...[
        'Walter Simmons',
        'Chief Operating Officer',
        'Chicago, IL | 312-555-0190 | walter@example.com',
        '# Experience',
      ],
      ...[`=Chief Operating Officer | Midwest Parcel Inc. | ${from} – Present`, `- ${line}`, '# Education'],
      'MBA, Northwestern University, 1998',
    )
  test('is believed of who leads for years and names the rest of the business', () => {
    const backed = director('Lead 18,000 employees, 62 hubs and 9,400 vehicles with an operating budget of $3.4B.')
    expect(check(backed, 'plausible').status).toBe('full')
  })
  test('is doubted alone, and of who has just begun', () => {
    expect(check(director('Managed 18,000 employees personally.'), 'plausible').status).toBe('part')
    const young = director('Lead 18,000 employees, 62 hubs and 9,400 vehicles.', 2024)
    expect(check(young, 'plausible').status).toBe('part')
  })
})

describe('bare names of tasks', () => {
  const names = [
    'Rotinas administrativas em geral.',
    'Atendimento telefônico e ao público.',
    'Organização de arquivos e documentos.',
  ]
  const of = (from: number) =>
    analyseResume(
      document(
        ...['Rita Lemos', 'Secretária', 'Santos, SP | (13) 99911-2233 | rita.lemos@exemplo.com', '# Experiência'],
        ...[`=Secretária | Clínica Boa Vida | ${from} – atual`, ...names.map((name) => `- ${name}`)],
        ...['- Apoio às equipes nas demandas.', '# Formação', 'Ensino médio, Escola Estadual do Porto, 2009'],
      ),
      [],
      now,
    )
  test('count for a third after eight years of work, and the advice says so', () => {
    expect(check(of(2010), 'tasks').params).toMatchObject({ found: 1, duties: 3, context: 'names' })
  })
  test('before that they count for two tasks at most, and a little more of each is asked for', () => {
    expect(check(of(2022), 'tasks').params).toMatchObject({ found: 2, duties: 3, thin: 3, context: 'thin' })
  })
})

test('what stands behind the heading of a job, in its line, describes the job', () => {
  const result = of(
    ...['Daniel Firmino', 'Açougueiro', 'Goiânia, GO | 62 98444-1100 | dfirmino@exemplo.com', '# Experiência'],
    'Açougueiro, Casa de Carnes Boi Bom, desde 2017. Desosso 12 traseiros por semana e atendo o balcão.',
    'Açougueiro, Supermercado Tatico, 2012 a 2017. Equipe de 6, balcão com 400 clientes por dia.',
  )
  expect(check(result, 'quantified').params.found).toBe(2)
})

test('an undated line that may be no job takes nothing from the complete ones', () => {
  const roles = (extra: readonly string[]) =>
    check(
      of(
        ...['Ana Prado', 'Garçonete', 'Recife, PE | (81) 99999-1234 | ana.prado@exemplo.com', '# Experiência'],
        ...['=Garçonete | Bar do Cais | 03/2020 – atual', '- Atendo 20 mesas por turno e fecho a conta.', ...extra],
        ...['=Atendente | Padaria Pão Quente | 01/2016 – 02/2020', '- Servia 150 clientes por dia no balcão.'],
        ...['# Formação', 'Ensino médio, E. E. Dom Vital, 2015'],
      ),
      'roles',
    )
  expect(roles([]).status).toBe('full')
  expect(roles(['=Supervisora: Marta Lima'])).toMatchObject({ status: 'full', params: { of: 2 } })
})

describe('who starts again', () => {
  const nurse = (pause: readonly string[], to = 2019) =>
    of(
      ...['Luciana Teles', 'Enfermeira', 'Salvador, BA | (71) 99123-4567 | luciana@exemplo.com', '# Experiência'],
      ...[`=Enfermeira | Hospital da Criança | 2009 – ${to}`, '- Liderei plantões de 6 técnicos para 24 leitos.'],
      ...['- Treinei 30 técnicos em punção venosa pediátrica.', ...pause],
      ...['# Formação', 'Enfermagem, UFBA, 2008'],
    )
  const pause = ['=Pausa para cuidar dos filhos | 2019 – 2025', '- Curso de atualização em pediatria, 80 h, 2026']
  test('after four years has the highest score of a return; a break is no job', () => {
    const back = nurse(pause)
    expect(back).toMatchObject({ top: 85, stage: 'return' })
    expect(check(back, 'roles').params.of).toBe(1)
    expect(check(back, 'recent').status).toBe('full')
    expect(check(nurse([]), 'recent').params.context).toBe('both')
    expect(nurse([], 2024).top).toBeUndefined()
  })
  test('in another field, where the page says so and no list names the former trade', () => {
    const result = (headline: string) =>
      of(
        ...['Aline Couto', headline, 'Belo Horizonte, MG | (31) 98877-6655 | aline@exemplo.com', '# Experiência'],
        ...['=Benzedeira | Casa da Aldeia | 2017 – 2026', '- Recebi 12 famílias por semana na sede.', '# Formação'],
        'Jornalismo, UFMG, 2016',
      )
    expect(result('Analista de dados em transição de carreira')).toMatchObject({ top: 85, stage: 'change' })
    expect(result('Analista de dados').top).toBeUndefined()
  })
})

test('work done before a first job are found under their own heading', () => {
  const result = of(
    ...['Kauã Ribeiro', 'Campo Grande, MS', '(67) 99222-7781 / kaua@exemplo.com', '# Objetivo'],
    ...['Meu primeiro emprego, como jovem aprendiz.', '# Escola', '3º ano do ensino médio, E. E. Lúcia Martins, noite'],
    ...['# O que já fiz', '- Monto a banca de frutas na feira às 5 horas, peso e dou troco.'],
  )
  expect(check(result, 'tasks').params.found).toBeGreaterThan(0)
  expect(result.unread).toBeUndefined()
})

test('the line of an employer with its town, and of what somebody has, describe no work', () => {
  const result = (...extra: readonly string[]) =>
    of(
      ...['Bruno Reis', 'Analista de RH', 'Recife, PE | (81) 99911-0044 | bruno.reis@exemplo.com', '# Experiência'],
      ...[
        '=Analista de RH | Moinho Capibaribe S.A. | 2018 – atual',
        ...extra,
        '- Fechava a folha de 300 pessoas por mês.',
      ],
      ...['# Formação', 'Administração, UFPE, 2016'],
    )
  const tasks = (...extra: readonly string[]) => check(result(...extra), 'tasks').params.found
  expect(tasks('Moinho Capibaribe S.A. Recife, PE')).toBe(tasks())
  expect(tasks('- Disponibilidade total para viagens pelo estado.')).toBe(tasks())
  expect(tasks('- Disponibilidade das máquinas de 82% para 93% em um ano.')).not.toBe(tasks())
})

test('who led a shop and asks for work as a developer is named the skills of developers', () => {
  const result = of(
    ...['Sérgio Medeiros', 'Vitória, ES | (27) 99700-3344 | sergio@exemplo.com', '# Objetivo'],
    ...['Atuar como desenvolvedor back-end', '# Experiência', '=Gerente de loja | Calçados Passo Firme | 2010 – 2026'],
    ...['- Gerenciei 14 vendedores e a meta mensal da loja.', '# Formação', 'Administração, Faesa, 2009'],
  )
  expect(check(result, 'new-field').params.names).toContain('Git')
  expect(result.keywordsSuggested).not.toContain('Orçamento')
})

test('own schooling is no skill, and a driver’s courses are courses', () => {
  const result = of(
    ...['Valdir Camargo', 'Motorista de ônibus', 'Londrina, PR | (43) 99666-4501 | valdir@exemplo.com'],
    ...['CNH E, MOPP e transporte coletivo de passageiros em dia', '# Experiência'],
    ...['=Motorista | Viação Garcia | 2012 – atual', '- Dirijo a linha Londrina–São Paulo, 540 km por viagem.'],
    ...['# Formação', 'Ensino fundamental completo, 2004'],
  )
  expect(result.keywordsFound.join()).not.toContain('Ensino')
  expect(check(result, 'extras').status).not.toBe('none')
})
