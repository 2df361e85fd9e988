// What tables, label columns and narrow cells do to lines: the parts that gaps separate.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import { extractResume } from '../../extract'
import { document, parted } from '../../testing'
import { readResume } from '..'

const read = (...sources: string[]) => readResume(parted(...sources))
const extract = (...sources: string[]) => extractResume(read(...sources))
const roles = (...sources: string[]) =>
  extract('Maria Souza', '# Experiência', ...sources).experience.map(({ title, company, start, end, text }) =>
    [title, company, start, end, text].join(' | '),
  )

describe('periods broken by a narrow cell', () => {
  const task = 'Atendi quarenta clientes por dia na loja do centro.'
  test.each([
    ['over two lines', ['03/2019 – ¦ Vendedora, Loja Azul', `12/2021 ¦ ${task}`], '2021-12'],
    [
      'over three',
      [
        'mar. 2019 – ¦ Vendedora, Loja Azul',
        'até o ¦ Atendi quarenta clientes por dia',
        'momento ¦ na loja do centro.',
      ],
      'present',
    ],
    ['with its joint stretched away', ['03/2019 ¦ to ¦ Vendedora, Loja Azul', `12/2021 ¦ ${task}`], '2021-12'],
    ['with the dash in the next cell', ['03/2019 ¦ – Vendedora, Loja Azul', `12/2021 ¦ • ${task}`], '2021-12'],
  ])('%s', (_, lines, end) => {
    expect(roles(...lines)).toEqual([`Vendedora | Loja Azul | 2019-03 | ${end} | ${task}`])
  })
})

test('a task may follow the bracketed dates on the same line', () => {
  expect(roles('Vendedora, Loja Azul (2019 – 2021) Moved 41 offices to one system.')).toEqual([
    'Vendedora | Loja Azul | 2019 | 2021 | Moved 41 offices to one system.',
  ])
})

test('work over several summers has a first and a last date', () => {
  expect(
    roles('Sales Associate ¦ Summer 2016, Summer 2017', 'Cuff & Collar ¦ Newport, RI', '- Sold ties and hats'),
  ).toEqual(['Sales Associate | Cuff & Collar | 2016 | 2017 | Sold ties and hats'])
})

test('narrow cells may say "De … a …"', () => {
  expect(
    roles('De março de 2007 a ¦ Vendedora, Loja Azul', 'abril de 2013 ¦ Atendi quarenta clientes por dia.'),
  ).toEqual(['Vendedora | Loja Azul | 2007-03 | 2013-04 | Atendi quarenta clientes por dia.'])
})

test('a numbered list of jobs is a list of headings', () => {
  const tasks = 'Comando de 35 homens em prédio de 14 andares.'
  expect(
    roles(
      '- Construtora Agreste | Mestre de Obras | Maio de 2018 até hoje',
      tasks,
      '- Moura Dubeux | Encarregado | Jan. de 2012 a Abril de 2018',
      tasks,
    ),
  ).toEqual([
    `Mestre de Obras | Construtora Agreste | 2018-05 | present | ${tasks}`,
    `Encarregado | Moura Dubeux | 2012-01 | 2018-04 | ${tasks}`,
  ])
})

test('dates above long headings without formatting', () => {
  const [first] = roles(
    '02/2022 – até o presente',
    'Designer Gráfica Sênior · Laticínios Serra da Moeda',
    'Redesenho de 40 embalagens, com aumento de 12% nas vendas.',
  )
  expect(first).toStartWith('Designer Gráfica Sênior | Laticínios Serra da Moeda | 2022-02 | present | Redesenho')
})

test('an employer whose first word ends like a verb', () => {
  expect(roles('=Call Centre Agent ¦ Sep ’15 – Mar ’17', 'Munster Energy', '- Resolved billing queries')).toEqual([
    'Call Centre Agent | Munster Energy | 2015-09 | 2017-03 | Resolved billing queries',
  ])
})

test('headings in the left margin open their sections', () => {
  const page = [
    'Zuleide Peçanha',
    'Perfil ¦ Psicóloga com onze anos de atendimento em consultório.',
    'Atuação ¦ Psicóloga, Clínica Sol ¦ 2014 – 2017',
    'Condução de grupos com 15 participantes.',
    'Formação ¦ Graduação em Psicologia, Universidade Federal ¦ 2009 – 2013',
    'Fluminense.',
    'Habilidades ¦ Laudos, Acolhimento',
  ]
  const { experience, education, skills } = extract(...page)
  expect(experience.map(({ title, company }) => [title, company])).toEqual([['Psicóloga', 'Clínica Sol']])
  expect([education, skills]).toEqual([['Universidade Federal Fluminense'], ['Laudos', 'Acolhimento']])
})

test('an e-mail that TeX hyphenated is complete in its link', () => {
  const page = document('Zuleide Peçanha', 'zu-', 'leide@exemplo.com', '# Experiência', 'Analista, Azul, 2019 – 2021')
  expect(readResume({ ...page, links: ['mailto:zuleide@exemplo.com'] }).contact.email?.value).toBe(
    'zuleide@exemplo.com',
  )
  // Without such a link the page's own words show what the hyphen divides.
  expect(readResume({ ...page, links: ['mailto:outra@exemplo.com'] }).contact.email?.value).toBe('zuleide@exemplo.com')
})

test('a paragraph of qualifications is a summary where skills are listed elsewhere', () => {
  const prose = 'Quinze anos em manutenção e projetos na indústria automotiva, com gestão de contratos e equipes.'
  const { summary, sections } = read('Ana Sol', '# Qualificações', prose, '# Competências', 'TPM, FMEA')
  expect(summary?.text).toBe(prose)
  expect(sections.map(({ name }) => name)).toEqual(['summary', 'skills'])
})

describe('lists of skills', () => {
  const skills = (...lines: string[]) => extract('Maria Souza', '# Habilidades', ...lines).skills
  test.each([
    [
      'semicolons with commas within',
      ['Word, Excel e PowerPoint; SAP Concur; Redação de atas'],
      ['Word, Excel e PowerPoint', 'SAP Concur', 'Redação de atas'],
    ],
    [
      'labels above the lists',
      ['Over 1000 lines:', 'Python • SQL', 'Familiar:', 'dbt • Airflow'],
      ['Python', 'SQL', 'dbt', 'Airflow'],
    ],
    [
      'labels beside the lists',
      ['Software ¦ Revit, Rhino', 'Technical ¦ BREEAM, Passivhaus'],
      ['Revit', 'Rhino', 'BREEAM', 'Passivhaus'],
    ],
    [
      'tags in rows',
      ['Comandos ¦ Painéis ¦ Inversores', 'CLP ¦ NR-10'],
      ['Comandos', 'Painéis', 'Inversores', 'CLP', 'NR-10'],
    ],
    ['a form with the licence below', ['SAP, Excel, WMS', 'Carta de condução ¦ Categoria B'], ['SAP', 'Excel', 'WMS']],
  ])('%s', (_, lines, expected) => {
    expect(skills(...lines)).toEqual(expected)
  })

  test('an unlisted heading ends them, although dated lines follow', () => {
    const read = extract(
      'Maria Souza',
      '# Cursos',
      'x',
      '# Habilidades',
      '- Boa escrita',
      '# Atividades',
      'Representante de turma (2024)',
    )
    expect(read.skills).toEqual(['Boa escrita'])
  })
})

describe('schools', () => {
  const schools = (...lines: string[]) => extract('Maria Souza', '# Formação', ...lines).education
  test('each with its date is one, whatever the course is called', () => {
    expect(schools('Gastronomia, SENAC Maranhão, 2015', 'Ensino médio, Liceu Maranhense, 2009')).toEqual([
      'SENAC Maranhão',
      'Liceu Maranhense',
    ])
    expect(
      schools(
        '2016 ¦ B.S. in Nursing, cum laude',
        'University of Arizona',
        '2012 ¦ Associate of Science',
        'Pima Community College',
      ),
    ).toEqual(['University of Arizona', 'Pima Community College'])
  })

  test('entries of the same shape: course, school and date', () => {
    const entries = [
      'Design Gráfico',
      'UEMG',
      '2014 – 2018',
      'Curso técnico em Comunicação Visual',
      'COLTEC',
      '2011 – 2013',
    ]
    expect(schools(...entries)).toEqual(['UEMG', 'COLTEC'])
  })

  test('a form may label the school in many ways', () => {
    expect(schools('Designação da qualificação ¦ Tecnólogo', 'Nome da instituição ¦ Univali')).toEqual(['Univali'])
  })

  test('one recognised by its position counts for the checks', () => {
    const { education } = read('Maria Souza', '# Formação', 'Ensino médio completo – CEM 02 de Ceilândia – 1998')
    expect(education.school?.text).toContain('CEM 02')
  })
})

test('the running header of a later page is not a task', () => {
  const page = document(
    'Maria Souza',
    '# Experiência',
    'Analista, Azul, 2019 – 2021',
    '- Fiz a folha de 40 pessoas',
    'Maria Souza Lima',
    '- Cuidei do caixa da loja',
  )
  const lines = page.lines.map(
    (line, at): Line => (at >= 4 ? { ...line, page: 2, ...(at === 4 ? { region: 'header' as const } : {}) } : line),
  )
  const texts = readResume({ ...page, lines }).statements.map(({ text }) => text)
  expect(texts).toEqual(['Fiz a folha de 40 pessoas', 'Cuidei do caixa da loja'])
})
