// Jobs in many layouts are read with title, employer and dates.
import { describe, expect, test } from 'bun:test'
import { document, parted } from '../../testing'
import { readResume } from '..'

const roles = (...lines: string[]) =>
  readResume(document('Maria Souza', '# Experiência', ...lines)).roles.map(
    ({ title, employer, dates, statements }) => ({
      title,
      employer,
      years: dates && [dates.from.year, dates.to === 'present' ? 'present' : (dates.to?.year ?? null)],
      tasks: statements.length,
    }),
  )

describe('one job in many layouts', () => {
  const expected = [{ title: 'Vendedora', employer: 'Magazine Central', years: [2019, 2021], tasks: 2 }]
  const tasks = ['- Atendi 40 clientes por dia', '- Organizei a vitrine']
  test.each([
    ['title and employer, dates at the end', ['Vendedora – Magazine Central – 01/2019 a 03/2021']],
    ['dates first', ['01/2019 a 03/2021 Vendedora, Magazine Central']],
    ['dates in brackets', ['Vendedora | Magazine Central (jan/2019 – mar/2021)']],
    ['employer above', ['Magazine Central', 'Vendedora 01/2019 - 03/2021']],
    ['employer above, dates below', ['Magazine Central', 'Vendedora', '01/2019 - 03/2021']],
    ['dates beside the employer', ['Magazine Central 2019 – 2021', 'Vendedora']],
    ['labels', ['Empresa: Magazine Central', 'Cargo: Vendedora', 'Período: 01/2019 a 03/2021']],
    ['hired and left', ['Magazine Central', 'Vendedora', 'Admissão: 02/01/2019 Saída: 30/03/2021']],
    ['with a city', ['Vendedora', 'Magazine Central – Recife, PE', 'janeiro de 2019 até março de 2021']],
    ['"na" between', ['Vendedora na Magazine Central (2019 - 2021)']],
  ])('%s', (_, header) => {
    expect(roles(...header, ...tasks)).toEqual(expected as never)
  })
})

test('several jobs with bullets', () => {
  expect(
    roles(
      'Senior Software Engineer Jan 2023 - Present',
      'Stripe San Francisco, CA',
      '- Built a pipeline',
      '- Led a migration',
      'Software Engineer Jun 2021 - Dec 2022',
      'Figma San Francisco, CA',
      '- Shipped search',
    ).map(({ title, years, tasks }) => [title, years, tasks]),
  ).toEqual([
    ['Senior Software Engineer', [2023, 'present'], 2],
    ['Software Engineer', [2021, 2022], 1],
  ])
})

test('several jobs without any bullet', () => {
  expect(
    roles(
      'Transportadora Minas Ltda',
      'Motorista',
      'Admissão: 10/01/2015 Saída: 20/08/2023',
      'Transporte de cargas e entregas em todo o estado de Minas Gerais.',
      'Viação Estrela do Vale',
      'Motorista de Ônibus',
      'Admissão: 05/02/2010 Saída: 15/12/2014',
      'Transporte de passageiros na linha urbana.',
    ),
  ).toEqual([
    { title: 'Motorista', employer: 'Transportadora Minas Ltda', years: [2015, 2023], tasks: 1 },
    { title: 'Motorista de Ônibus', employer: 'Viação Estrela do Vale', years: [2010, 2014], tasks: 1 },
  ])
})

test('a promotion keeps the employer', () => {
  expect(
    roles(
      '=Banco Azul S.A.',
      'Gerente 2020 - 2022',
      '- Liderei 8 pessoas',
      'Caixa 2018 - 2020',
      '- Atendi 60 clientes por dia',
    ).map(({ title, employer }) => [title, employer]),
  ).toEqual([
    ['Gerente', 'Banco Azul S.A.'],
    ['Caixa', 'Banco Azul S.A.'],
  ])
})

test('a job without dates is found and has none', () => {
  expect(roles('=Padaria Pão Quente', 'Atendente', '- Atendi no balcão', '- Fechei o caixa')).toEqual([
    { title: 'Atendente', employer: 'Padaria Pão Quente', years: null, tasks: 2 },
  ])
})

test('dates at the right edge beside the first bullet belong to the job', () => {
  expect(
    roles(
      '=Nexus AI, Co-Founder',
      '- Built infrastructure serving 2M requests with June 2023 – present',
      'high uptime 2 years 10 months',
      '- Raised $18M',
    ),
  ).toEqual([{ title: 'Co-Founder', employer: 'Nexus AI', years: [2023, 'present'], tasks: 2 }])
})

test('dates at the right edge beside the first bullet belong to the job with their duration too', () => {
  for (const when of ['June 2023 – present 2 years 10 months', 'June 2023 – present']) {
    const page = parted(
      ...['Maria Souza', '# Experience', 'Nexus AI, Co-Founder & CTO ¦ San Francisco, CA'],
      `- Built foundation model infrastructure serving 2M+ monthly API requests with 99.97% ¦ ${when}`,
      ...[
        'uptime',
        '- Raised $18M Series A led by Sequoia Capital',
        'NVIDIA Research, Research Intern ¦ Santa Clara, CA',
      ],
      ...['May 2022 – Aug 2022 4 months', '- Designed sparse attention mechanism reducing memory footprint by 4.2x'],
    )
    const roles = readResume(page).roles.map(({ employer, dates }) => [employer, dates?.from.year, dates?.to ?? null])
    expect(roles).toMatchObject([
      ['Nexus AI', 2023, 'present'],
      ['NVIDIA Research', 2022, { year: 2022 }],
    ])
  }
})

test('a bullet over two lines is one task', () => {
  const { statements } = readResume(
    document(
      'Maria Souza',
      '# Experiência',
      'Vendedora – Loja Azul – 2019 - 2021',
      '- Reduzi o tempo médio de espera dos clientes da loja com um sistema de',
      'senhas por cor',
      '- Organizei a vitrine',
    ),
  )
  expect(statements.map(({ text }) => text)).toEqual([
    'Reduzi o tempo médio de espera dos clientes da loja com um sistema de senhas por cor',
    'Organizei a vitrine',
  ])
})

test('a sidebar does not interrupt the section beside it', () => {
  const page = document(
    'Maria Souza',
    '# Experiência',
    'Vendedora – Loja Azul – 2019 - 2021',
    '- Atendi 40 clientes',
    '# Habilidades',
    'Excel',
    '- Treinei 3 colegas',
  )
  const lines = page.lines.map((line) =>
    line.text === 'Habilidades' || line.text === 'Excel' ? { ...line, column: 1 } : line,
  )
  const { roles: found, sections } = readResume({ ...page, lines, columns: 2 })
  expect(found.map(({ statements }) => statements.length)).toEqual([2])
  expect(sections.map(({ name, lines: inside }) => [name, inside.length])).toEqual([
    ['experience', 3],
    ['skills', 1],
  ])
})

test.each(['Lochside Payments Co., Ltd.', 'Acme, Inc.', 'Padaria Sol, Ltda', 'Kelpie Labs, LLC', 'Vale do Aço, S.A.'])(
  'a legal form after a comma is part of the name: %s',
  (employer) => {
    const found = roles(`Senior Engineer – ${employer} – 01/2019 a 03/2021`, '- Led 4 people')
    expect(found.map((role) => [role.title, role.employer])).toEqual([['Senior Engineer', employer]])
  },
)
