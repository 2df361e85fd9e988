import { describe, expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { document } from '../../analysis/resume/testing'
import { languages } from '../../i18n'
import { partsOf, jobView as viewOf } from './view'

const nurse = document(
  'Joana Prado',
  'joana@exemplo.com | Recife, PE',
  'Técnica de enfermagem com prática em curativos',
  '# Experiência Profissional',
  '=Técnica de Enfermagem, Hospital Exemplo, 01/2015 - 12/2022',
  '- Administrei medicamentos e registrei sinais vitais de 12 pacientes por plantão',
  '# Formação',
  'Ensino médio completo, Escola Estadual, 2012',
  'Técnico em Enfermagem, Escola Exemplo, 2014',
  '# Cursos',
  'Hemodiálise, Instituto Exemplo, 2019',
  '# Habilidades',
  'Excel, punção venosa',
)
const compare = (...lines: string[]) => ({
  ...matchJob(readAdvert(lines.join('\n')), nurse, { year: 2026, month: null }),
  resume: 'id',
})

const own = compare(
  'Técnico de Enfermagem',
  'Requisitos:',
  '- Curso técnico em enfermagem completo',
  '- Administração de medicamentos',
  '- Sinais vitais',
  '- Hemodiálise',
  '- Punção venosa',
)

test('a course is shown in the education, and not only in a list', () => {
  const view = viewOf(own, 'pt-BR')
  expect(view.studied.map(({ text }) => text)).toContain('Hemodiálise')
  expect(view.listed.map(({ text }) => text)).toEqual(['Punção venosa'])
  expect(view.suggestions.find(({ key }) => key === 'studied')?.text).toStartWith(
    'Está na sua formação ou nos seus cursos.',
  )
  expect(JSON.stringify(view)).not.toContain('só em uma lista')
})

test('a degree’s subject is asked for, and not where its own line is met by a degree of another subject', () => {
  const page = document(
    ...[
      'Ana Prado',
      'ana@exemplo.com | Recife, PE',
      '# Experiência',
      '=Analista Contábil, Casa Azul, 01/2015 - 12/2022',
    ],
    ...['- Conciliei contas', '# Formação', 'Bacharel em Letras, Escola Exemplo, 2014'],
  )
  const advert = [
    'Analista Contábil',
    'Requisitos:',
    '- Graduação em Administração',
    '- Conciliação bancária',
    '- Excel',
  ]
  const result = { ...matchJob(readAdvert(advert.join('\n')), page, { year: 2026, month: null }), resume: 'id' }
  expect(result.requirements).toMatchObject([{ otherSubject: true, quote: { line: 3 } }])
  const asked = (requirements = result.requirements) =>
    JSON.stringify(viewOf({ ...result, requirements }, 'pt-BR').suggestions)
  expect(asked()).not.toContain('Administração')
  const ofAnotherLine = result.requirements.map((one) => ({ ...one, quote: { ...one.quote, line: 4 } }))
  expect(asked(ofAnotherLine)).toContain('Administração')
})

test('no title is proposed with a level that their years do not show', () => {
  const title = compare('Técnico de Enfermagem Pleno', 'Requisitos:', '- Sinais vitais', '- Punção venosa')
  const unmet = title.requirements.map((one) => ({
    ...one,
    met: one.kind === 'seniority' ? ('unknown' as const) : one.met,
  }))
  const asked = {
    ...title,
    title: 'Técnico de Enfermagem Pleno',
    blocks: title.blocks.map((block) => ({ ...block, gain: 3 })),
  }
  const textOf = (result: typeof asked) => viewOf(result, 'pt-BR').suggestions.find(({ key }) => key === 'title')?.text
  expect(textOf({ ...asked, requirements: unmet })).toContain('“Técnico de Enfermagem”')
  expect(textOf({ ...asked, requirements: [] })).toContain('“Técnico de Enfermagem Pleno”')
})

test('schooling that is asked for loses nothing for its place in the education part', () => {
  expect(
    own.keywords.filter(({ studied, schooling }) => studied && schooling).map(({ credit }) => credit >= 0.9),
  ).toEqual([true])
})

const other = compare(
  'Cozinheiro',
  'Requisitos:',
  '- Ensino médio completo',
  '- Experiência mínima de 2 anos como cozinheiro',
  '- Ficha técnica',
  '- Pré-preparo',
  '- Cardápio',
)

test('in work of another kind no points stand against a condition that is met', () => {
  expect(other.requirements.find(({ kind }) => kind === 'education')?.met).toBe('yes')
  for (const language of languages)
    expect(partsOf(other, language).map(({ id }) => id)).not.toEqual(expect.arrayContaining(['formal', 'level']))
})

test('years of another trade are shown as what they are', () => {
  expect(viewOf(other, 'pt-BR').conditions.map(({ answer }) => answer)).toContain(
    'Seu currículo mostra 8 anos de trabalho; não encontramos nenhum ano de experiência “como cozinheiro”',
  )
  expect(viewOf(other, 'en-US').conditions.map(({ answer }) => answer)).toContain(
    'Your résumé shows 8 years of work; we found no years of experience “como cozinheiro”',
  )
})

test('a rank that two titles share makes no title near', () => {
  const assistant = document(
    'Chloe Adams',
    'chloe@example.com',
    '# Experience',
    '=Assistant Manager, Coast Fashion, 04/2021 - 12/2024',
    '- Led a team of six and cashed up every evening',
  )
  const school = readAdvert(
    'Teaching Assistant\n\nRequirements:\n- phonics\n- Makaton\n- safeguarding\n- behaviour support',
  )
  const result = { ...matchJob(school, assistant, { year: 2026, month: null }), resume: 'id' }
  expect(viewOf(result, 'en-US').suggestions.map(({ key }) => key)).toContain('otherKind')
})

test('the count is of what is asked for, tasks are counted apart, and the rest of the score is named', () => {
  const lines = ['- Curativos', '- Sinais vitais', '- Hemodiálise', '- Punção venosa']
  const duties = ['Atividades:', '- Triagem de pacientes', '- Coleta de exames', '- Esterilização de materiais']
  const both = compare('Técnico de Enfermagem', ...duties, 'Requisitos:', ...lines)
  const view = viewOf(both, 'pt-BR')
  expect(view.summary).toContain('das 4 palavras-chave da vaga')
  expect(view.tasks.shown.length + view.tasks.missing.length).toBeGreaterThan(0)
  // A task has its own fold, whose heading counts it.
  expect(view.summary).not.toContain('tarefas')
  const duty = compare('Técnico de Enfermagem', ...duties)
  expect(viewOf(duty, 'pt-BR').tasks).toEqual({
    shown: [],
    studied: [],
    listed: [],
    suggested: [],
    unsure: [],
    missing: [],
  })
})

test('a score far from the share of keywords says what else counts', () => {
  const full = { ...own, range: null, score: 80 }
  const keywords = own.keywords.map((one, at) => (at === 0 ? one : { ...one, bucket: 'missing' as const }))
  expect(viewOf({ ...full, keywords }, 'pt-BR').summary).toContain(
    'A nota passa das palavras-chave porque conta também',
  )
  expect(viewOf({ ...full, score: 95 }, 'pt-BR').summary).not.toContain('porque conta também')
})

test('the conditions to put in plain sight are named', () => {
  const { suggestions } = viewOf(
    compare('Técnico de Enfermagem', 'Requisitos:', '- Sinais vitais', '- Curativos', '- COREN ativo'),
    'pt-BR',
  )
  expect(suggestions.find(({ key }) => key === 'formal')?.title).toBe('Deixe as condições à vista: COREN')
})

test.each(['pt-BR', 'en-US'] as const)('the one sentence counts what the lists hold: %s', (language) => {
  const both = compare(
    'Técnico de Enfermagem',
    'Requisitos:',
    '- Curativos',
    '- Hemodiálise',
    '- Comunicação',
    '- Excel',
    'Diferenciais:',
    '- Inglês',
    '- Docker',
  )
  const view = viewOf(both, language)
  const all = [view.shown, view.studied, view.listed, view.suggested, view.unsure, view.missing].flat().length
  expect(view.coverage.match(/[.]/g)).toHaveLength(1)
  expect(view.coverage).toContain(String(all))
  expect(view.importantAll).toBe(all)
})

test('a tip about the job’s words names pairs of them, or is not given', () => {
  const wording = (...lines: string[]) =>
    viewOf(compare(...lines), 'pt-BR').suggestions.find(({ key }) => key === 'wording')
  for (const lines of [
    [
      'Técnico de Enfermagem',
      'Atividades:',
      '- Triagem de pacientes',
      '- Coleta de exames',
      '- Esterilização de materiais',
      '- Punção venosa em crianças',
    ],
    [
      'Analista',
      'Requisitos:',
      '- Soldagem TIG em aço inox',
      '- Usinagem de peças',
      '- Metrologia dimensional',
      '- Pneumática industrial',
    ],
  ]) {
    const tip = wording(...lines)
    if (tip) expect(tip.text).toMatch(/“[^”]+” \(linha \d+\) → “[^”]+”/)
  }
})

describe('pairs of words are of the same action', () => {
  const person = document(
    'Ana Prado',
    'ana@exemplo.com | Recife, PE',
    '# Experiência Profissional',
    '=Desenvolvedora, Loja Exemplo, 01/2015 - 12/2022',
    '- Desenvolvi telas em React e publiquei no GitHub',
    '- Conferi as mercadorias recebidas',
    '- Treinei os novos vendedores',
    '- Montei painéis no Power BI e rodei consultas no PostgreSQL',
    '- Mantive servidores Ubuntu com Docker',
  )
  const duties = [
    'Atividades',
    ...['- Inspecionar mercadorias', '- Instruir vendedores'],
    ...['- Emitir notas fiscais de saída', '- Negociar prazos com fornecedores'],
  ]
  test.each([
    ['JavaScript', 'React'],
    ['Controle de versão', 'GitHub'],
    ['Git', 'GitHub'],
    ['SQL', 'PostgreSQL'],
    ['Banco de dados', 'PostgreSQL'],
    ['Bancos de dados relacionais', 'PostgreSQL'],
    ['Contêineres', 'Docker'],
    ['Visualização de dados', 'Power BI'],
    ['Desenvolvimento front-end', 'React'],
    ['Front-end', 'React'],
  ])('%s is not the word for %s, but inspecting is one for checking', (asked, written) => {
    const advert = readAdvert(['Desenvolvedora', 'Requisitos', `- ${asked}`, '- Kubernetes', ...duties].join('\n'))
    const result = { ...matchJob(advert, person, { year: 2026, month: null }), resume: 'id' }
    const tip = viewOf(result, 'pt-BR').suggestions.find(({ key }) => key === 'wording')
    expect(tip?.text).toContain('“Conferi as mercadorias” (linha 6) → “inspecionar mercadorias”')
    expect(tip?.text).not.toContain(`“${written}”`)
  })
})

describe('that nothing is left to do stands only where nothing asked for is missing', () => {
  const sentence = (skills: string, language: (typeof languages)[number], lines: readonly string[]) => {
    const person = document(
      ...[
        'Joana Prado',
        'joana@exemplo.com | Recife, PE',
        '# Experiência',
        '=Analista, Loja Exemplo, 01/2018 - 12/2022',
      ],
      ...[`- Usei ${skills} no trabalho da loja`, '# Habilidades', skills],
    )
    return viewOf(matchJob(readAdvert(['Analista', 'Requisitos:', ...lines].join('\n')), person), language)
      .withoutSuggestions
  }
  const done = { 'pt-BR': 'Nada a mudar', 'en-US': 'Nothing to change' }
  test.each(languages)('%s', (language) => {
    const lines = ['- Excel', '- Git', '- SQL']
    expect(sentence('Excel, Git e SQL', language, lines)).toStartWith(done[language])
    expect(sentence('Excel e Git', language, lines)).not.toStartWith(done[language])
    expect(sentence('Excel, Git e SQL', language, [...lines, '- COREN ativo'])).not.toStartWith(done[language])
    // What no résumé need say and the score leaves out is no lack; a town that is another one is.
    for (const silent of ['Disponibilidade para viagens', 'Available at weekends', 'Equipe de 20 pessoas'])
      expect(sentence('Excel, Git e SQL', language, [...lines, `- ${silent}`])).toStartWith(done[language])
    const abroad = [...lines, '- Residir em Curitiba']
    expect(sentence('Excel, Git e SQL', language, abroad)).not.toStartWith(done[language])
  })
})

test.each([
  ['en-US', 'Driver', 'You need a full UK driving licence as our Team yard is far out', 'Full UK licence, category B'],
  ['en-US', 'Engineer', 'PE license required for our Team', 'PE license no. 12345'],
  ['pt-BR', 'Vendedor', 'CNH B, pois o Time visita clientes', 'Habilitação: CNH categoria B'],
  ['pt-BR', 'Enfermeira', 'COREN ativo para o Time da UTI', 'COREN-SP 123456'],
] as const)('in %s, of a %s, a licence that is held is shown by its own line: %s', (language, title, asked, own) => {
  const page = document(
    ...['Ana Prado', 'ana@x.com', '# Experience', `=${title}, Time Team, 2015 - 2022`, '- Led the Team / Time', own],
  )
  const advert = readAdvert([title, 'Requirements', `- ${asked}`, '- Excel'].join('\n'))
  const view = viewOf(matchJob(advert, page), language)
  const [licence] = view.conditions.filter(({ key }) => key.startsWith('licence'))
  expect([licence?.met, licence?.answer]).toEqual(['yes', expect.stringContaining(`“${own}”`)])
})

test.each([
  ['pt-BR', 'o quanto seus cargos são próximos'],
  ['en-US', 'how close your job titles are'],
] as const)('in %s work of another kind is not explained by titles that are close', (language, words) => {
  const blocks = own.blocks.map((one) => (one.id === 'title' ? { ...one, points: one.max } : one))
  const keywords = own.keywords.map((one) => ({ ...one, bucket: 'missing' as const }))
  const summary = (workMatches: boolean) =>
    viewOf({ ...own, blocks, keywords, range: null, score: 40, workMatches }, language).summary
  expect(summary(true)).toContain(words)
  expect(summary(false)).not.toContain(words)
})

test('nothing that is only close to what is asked stands among what already fits', () => {
  const near = compare(
    'Enfermeiro',
    'Requisitos',
    ...['Excel avançado', 'Sinais vitais', 'Kubernetes', 'Docker', 'Terraform'].map((one) => `- ${one}`),
  )
  for (const language of languages) {
    const { suggested, shown, studied, listed } = viewOf(near, language)
    const fits = [...shown, ...studied, ...listed].map(({ text }) => text)
    expect(suggested.map(({ text }) => text)).toEqual(['Excel avançado'])
    expect(fits).toEqual(['Sinais vitais'])
  }
})
