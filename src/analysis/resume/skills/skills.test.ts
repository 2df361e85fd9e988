// Recognition of skills, keywords and suggestions.
import { describe, expect, test } from 'bun:test'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import { analyseResume } from '..'
import { document } from '../testing'
import { gazetteer, skillById } from './gazetteer'
import { atomKey, claimedSkills, matchSkills } from './match'
import { occupations } from './occupations'

const names = (text: string) => claimedSkills(text).map(({ skill }) => skill.id)

describe('skills in a text', () => {
  test.each([
    ['Python, C#, C++ e .NET', ['Python', 'C#', 'C++', '.NET']],
    ['JavaScript', ['JavaScript']],
    ['Node.js, NodeJS e k8s', ['Node.js', 'Node.js', 'Kubernetes']],
    ['Go, Python, R', ['Go', 'Python', 'R']],
    ['Pacote Office', ['Pacote Office']],
    ['Domínio do pacote office (Excel, Word)', ['Pacote Office', 'Excel', 'Word']],
    ['atendimento aos clientes', ['Atendimento ao cliente']],
    ['Elaboração de relatórios', ['Relatórios']],
    ['negociações', ['Negociação']],
    ['Contas a pagar e a receber', ['Contas a pagar']],
    ['Google Analitics', ['Google Analytics']],
    ['CI/CD e testes A/B', ['CI/CD', 'Testes A/B']],
    ['SAP S/4HANA', ['SAP']],
    ['gestão de projetos', ['Gestão de projetos']],
    ['Redes sociais', ['Redes sociais']],
    ['Redes neurais', ['Deep Learning']],
    ['aferição de sinais vitais', ['Sinais vitais']],
    ['NR-10 e NR 35', ['NR-10', 'NR-35']],
    ['CNH B', ['CNH categoria B']],
    ['React.js', ['React']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test.each([
    'I go to work and react to change',
    'R$ 200 mil em faturas',
    'We excel at what we do, in a word',
    'maria@python.com',
    'https://github.com/maria',
    'canvas rendering',
    'Rua C, 12',
    'balanço hídrico',
    'Admissão: 02/2019',
  ])('no skill in: %s', (text) => {
    expect(names(text)).toEqual([])
  })

  test('each name identifies one skill', () => {
    const owners = new Map<string, string>()
    for (const { id, aliases } of gazetteer)
      for (const { text } of aliases) {
        const key = atomKey(text)
        expect(key).not.toBe('')
        expect([key, owners.get(key) ?? id]).toEqual([key, id])
        owners.set(key, id)
      }
    expect(skillById.size).toBe(gazetteer.length)
    expect(gazetteer.length).toBeGreaterThan(500)
  })
})

test.each([
  ['Conferi 400 notas sem divergência', 'SEM'],
  ['Trained the rest of the team', 'API REST'],
])('%p is not %s', (text, id) => {
  expect(matchSkills(text).map(({ skill }) => skill.id)).not.toContain(id)
})

test.each([
  ['Campanhas de SEM e SEO', 'SEM'],
  ['Integrações REST', 'API REST'],
])('%p is %s', (text, id) => {
  expect(matchSkills(text).map(({ skill }) => skill.id)).toContain(id)
})

describe('keywords found', () => {
  const found = (...lines: string[]) =>
    analyseResume(
      document(
        'Ana Prado',
        'ana@exemplo.com | (81) 99999-0000',
        '# Experience',
        '=Engineer, Acme, 2019 - 2023',
        ...lines,
      ),
    ).keywordsFound
  test('are the person’s own words, not our names', () => {
    const own = found(
      '- Optimised algorithms and Python services',
      '- Fixed scheduling of jobs',
      '# Skills',
      'Python, k8s, algorithms, scheduling',
    )
    expect(own.toSorted()).toEqual(['Python', 'algorithms', 'k8s', 'scheduling'])
  })
  test('exclude the employer’s name', () => {
    const text = document(
      'Ana Prado',
      'ana@exemplo.com',
      '# Experience',
      '=Data Engineer, Offshore Freight Inc., 2019 - 2023',
      '- Python services',
      '# Skills',
      'Python, SQL',
    )
    const { keywordsFound, keywordsSuggested } = analyseResume(text)
    expect(keywordsFound.toSorted()).toEqual(['Python', 'SQL'])
    expect(keywordsSuggested).toContain('ETL')
    expect(keywordsSuggested).not.toContain('AutoCAD')
  })
  test('exclude a skill named in passing from a field that nothing else mentions', () => {
    const own = found(
      '- Python services',
      '# Skills',
      'Python, SQL',
      '# Projects',
      'A book printer with clean typography',
    )
    expect(own).not.toContain('typography')
  })
})

describe('suggestions', () => {
  test('every suggested skill is in the gazetteer', () => {
    for (const { skills } of occupations)
      for (const id of skills) expect(skillById.has(id) ? id : `missing ${id}`).toBe(id)
  })

  test.each(Object.entries(portugueseResumes))('%s: at most 10, none already present', (_, text) => {
    const { keywordsFound, keywordsSuggested } = analyseResume(document(text))
    expect(keywordsSuggested.length).toBeLessThanOrEqual(10)
    expect(keywordsSuggested.filter((name) => keywordsFound.includes(name))).toEqual([])
    expect(new Set(keywordsFound).size).toBe(keywordsFound.length)
  })

  test('they fit the person and the language of the document', () => {
    const nurse = analyseResume(document(portugueseResumes.tecnicaDeEnfermagem))
    expect(nurse.keywordsSuggested).toContain('Segurança do paciente')
    const accountant = analyseResume(
      document(
        'Ann Lee',
        'ann@example.com',
        '# Summary',
        'Accountant with the books of a small company.',
        '# Experience',
        'Accountant, Blue Inc, 2019 - 2021',
        '- Prepared tax returns',
        '- Reviewed payroll',
      ),
    )
    expect(accountant.keywordsSuggested).toContain('Bank reconciliation')
    expect(accountant.keywordsSuggested).not.toContain('SPED')
    expect(accountant.keywordsFound).toContain('tax returns')
  })

  test('are empty when no occupation is recognised', () => {
    const result = analyseResume(
      document('Ana Sol', 'ana@exemplo.com', '# Formação', 'Ensino médio 2018 - 2020', '# Interesses', 'Cinema'),
    )
    expect(result.keywordsSuggested).toEqual([])
  })
})

test('an employer called Rede is no evidence of networks; networks in the plural, or of computers, are', () => {
  const ids = (text: string) => matchSkills(text).map(({ skill }) => skill.id)
  for (const text of ['Baixei o custo por lead em 32% na Rede Azul', 'Enfermeira | Rede D’Or', 'rede de lojas'])
    expect(ids(text)).not.toContain('Redes de computadores')
  for (const text of ['Linux, redes e Docker', 'Administrei a rede de computadores', 'infraestrutura de rede'])
    expect(ids(text)).toContain('Redes de computadores')
  expect(ids('Redes sociais e SEO')).toContain('Redes sociais')
})

const page = (skills: readonly string[], job = 'Tanatopraxista, Memorial Paz, 2016 - 2023') =>
  document(
    'Ana Sol',
    'ana@exemplo.com',
    '# Experiência',
    job,
    '- Preparei 200 corpos por ano, vesti, maquiei e ornamentei as urnas',
    '- Treinei 6 colegas, comprei materiais e organizei o laboratório',
    '- Atendi famílias, expliquei o serviço e preenchi as guias',
    '# Habilidades',
    ...skills,
  )

test.each([
  'Referência: Dona Marli 11 5555-1212',
  'Referências: Paulo Reis, (81) 3222-1010',
  'Referee: Mr Tom Hale, 020 7946 0958',
  'Contato: marli@exemplo.com',
  'Seu Antenor',
])('a person to ask is no skill: %s', (line) => {
  const { keywordsFound } = analyseResume(page(['Tanatopraxia, Necromaquiagem', line]))
  expect(keywordsFound).toEqual(expect.arrayContaining(['Tanatopraxia', 'Necromaquiagem']))
  expect(keywordsFound.join(' ')).not.toMatch(/marli|paulo|tom hale|antenor|\d{4}/i)
})

test('a general noun is a skill as an item of a list, and not in a sentence', () => {
  const names = (text: string) => claimedSkills(text).map(({ skill }) => skill.id)
  for (const text of [
    'I like turning a messy damage report into plain words',
    'Plans repairs and reports to owners',
    'Li o relatório de avarias da turbina',
    'The last campaign was in winter',
  ])
    expect(names(text)).toEqual([])
  expect(names('Excel, reports, SAP')).toContain('Relatórios')
  expect(names('Elaboração de relatórios')).toContain('Relatórios')
})

test.each([
  [
    'one job on the side',
    ['# Experiência', 'Bico de motorista de aplicativo, Uber, 2023 - atual', '- Levei passageiros'],
  ],
  ['one word of an objective', ['# Objetivo', 'Primeiro emprego como jovem aprendiz ou atendente.']],
  [
    'an earlier job',
    ['# Experience', 'Lead Blade Technician, Northsea, 2021 - 2024', 'Maintenance Electrician, Council, 2014 - 2017'],
  ],
])('nothing is suggested of a trade known by %s', (_, lines) => {
  const { keywordsSuggested } = analyseResume(
    document('Ana Sol', 'ana@exemplo.com', '# Formação', 'Ensino médio, 2010', ...lines),
  )
  expect(keywordsSuggested).toEqual([])
})

test('a row of tags as wide as two lines has the short names, too; a sentence as long does not', () => {
  const namesIn = (text: string) => matchSkills(text).map(({ skill }) => skill.id)
  const row =
    'Python Java TypeScript Kotlin Go Rust Node.js React Docker Kubernetes Terraform AWS PostgreSQL Redis Kafka'
  expect(row.length).toBeGreaterThan(100)
  expect(namesIn(row)).toContain('Go')
  expect(namesIn(`${row} ${row}`)).not.toContain('Go')
  expect(
    namesIn('We let every Go team of Java and Kotlin people plan the releases of their Docker and Kubernetes'),
  ).not.toContain('Go')
})

describe('one list of skills for the whole page', () => {
  const page = document(
    'Ana Reis',
    'Engineer with containerization (Docker, Kubernetes), CI/CD pipelines and cloud infrastructure',
    '# Experience',
    'Software Engineer, Casa Azul, 01/2019 to 03/2021',
    '- Built 3 services in Go and Python on AWS for the payments team',
    '# Skills',
    '- Go Python Node.js TypeScript JavaScript SQL PostgreSQL',
    '- gRPC AWS ECS Lambda S3 RDS Docker Kubernetes Terraform',
    '- Redis, NoSQL, Kafka, Elasticsearch, GraphQL, REST APIs, Datadog, Ansible, Azure, CI/CD',
  )
  const { checks, keywordsFound } = analyseResume(page)
  test('skills are shown in the words of the list', () => {
    expect(keywordsFound).toEqual(expect.arrayContaining(['Docker', 'S3', 'gRPC']))
  })
  test('the count of too many is of the list, and so is the quote', () => {
    const check = checks.find(({ id }) => id === 'skill-list')
    expect(check?.params.found).toBeLessThan(keywordsFound.length)
    expect(check?.evidence[0]?.text).toStartWith('Go Python')
  })
  test('a page without a list is not judged by its length', () => {
    const work = page.lines.filter(({ text }) => !/^(?:Skills|Go Python|gRPC|Redis)/.test(text))
    const check = analyseResume({ ...page, lines: work }).checks.find(({ id }) => id === 'skill-list')
    expect(check?.status).toBe('not-assessed')
  })
})
