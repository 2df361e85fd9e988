// Cases found in ordinary résumés of many trades (docs/analysis/resumes.md), each of which was read wrongly before.
import { describe, expect, test } from 'bun:test'
import { blocks } from '../checks/blocks'
import { extras } from '../checks/content'
import type { CheckFunction } from '../checks/outcome'
import { cliches } from '../checks/writing'
import { extractResume } from '../extract'
import { workBlocks, workSentences } from '../sentences/work/work'
import { findSkills } from '../skills'
import { parted } from '../testing'
import { readResume } from '.'
import { isTitle } from './experience/names/titles'
import { findCityBeside, isPlace } from './person/places'

const read = (...sources: string[]) => readResume(parted(...sources))
const extract = (...sources: string[]) => extractResume(read(...sources))
const measured = (measure: CheckFunction, ...sources: string[]) => {
  const resume = read(...sources)
  const outcome = measure({
    resume,
    skills: findSkills(resume),
    unknown: [],
    work: workSentences(workBlocks(resume)),
    asked: workSentences(workBlocks(resume)),
    empty: [],
    doubted: [],
    trade: null,
  })
  return 'params' in outcome ? outcome.params.found : null
}
const roles = (...sources: string[]) =>
  extract('Maria Souza', '# Experiência', ...sources).experience.map(({ title, company, start, end }) =>
    [title, company, start, end].join(' | '),
  )
const schools = (...sources: string[]) => extract('Maria Souza', '# Formação', ...sources).education
const skills = (...sources: string[]) => extract('Maria Souza', '# Habilidades', ...sources).skills

test.each([
  ['Dra. Beatriz Sampaio Lucena', 'Beatriz Sampaio Lucena'],
  ['Eng. Carlos Prado', 'Carlos Prado'],
  ['Engª Carla Prado', 'Carla Prado'],
  ['Prof. Dr. Nuno Reis', 'Nuno Reis'],
  ['Profª Ana Lima', 'Ana Lima'],
  ['Mr. John Smith', 'John Smith'],
  ['Dra Rita Lima', 'Rita Lima'],
  ['Eng Lee', 'Eng Lee'],
])('the name in %p is %p', (line, name) => {
  expect(extract(line, '# Experiência', 'Vendedora, Loja Azul, 2019 – 2021').name).toBe(name)
})

describe('an address broken by a narrow column', () => {
  test.each([
    [['aoife.brannigan@', 'example.org'], 'aoife.brannigan@example.org'],
    [['igor.strack@exemplo.', 'com.br'], 'igor.strack@exemplo.com.br'],
    [['maria.de.souza.longo', '@exemplo.com.br'], 'maria.de.souza.longo@exemplo.com.br'],
    [['maria@', 'Recife'], null],
    [['Siga-nos', '@exemplo.com'], null],
  ])('%p', (lines, email) => {
    expect(extract('Maria Souza', '# Contato', ...lines, '(81) 99744-6120').email).toBe(email)
  })
})

describe('headings of roles', () => {
  test.each([
    [
      'the last job',
      ['Loja Azul', 'Período: de 02/2018 até o momento', 'Último cargo: Vendedora'],
      '2018-02 | present',
    ],
    ['Word’s template', ['- 2015 – atual – Loja Azul', 'Cargo: Vendedora', '- 12 vendas por dia'], '2015 | present'],
    ['a place of any land', ['01/09/2015 – 31/05/2020 – Łódź, Poland', '=Vendedora', 'Loja Azul'], '2015-09 | 2020-05'],
    ['a place in brackets', ['Vendedora ¦ 2019 – 2021', 'Loja Azul (Olinda, PE)'], '2019 | 2021'],
    ['a place in brackets beside', ['Loja Azul (Recife) – Vendedora – 2019 – 2021'], '2019 | 2021'],
  ])('%s', (_, lines, dates) => {
    expect(roles(...lines)).toEqual([`Vendedora | Loja Azul | ${dates}`])
  })

  test('an employer whose name ends like a verb, and its place', () => {
    expect(roles('Plumber ¦ 06/2017 to Current', 'Rainier Mechanical, Tacoma, WA', '- Installed 300 baths')).toEqual([
      'Plumber | Rainier Mechanical | 2017-06 | present',
    ])
  })

  test('an employer’s name that continues below its dates', () => {
    expect(roles('Secretaria Municipal de ¦ 2018 – 2021', 'Assistência Social', 'Recepcionista')).toEqual([
      'Recepcionista | Secretaria Municipal de Assistência Social | 2018 | 2021',
    ])
  })
})

test.each([
  'Carpenter',
  'Warehouse Operative',
  'Teaching Aide',
  'Pipe Welder',
  'Dishwasher',
  'Caretaker',
  'Line Cook',
  'Key Holder',
  'Phlebotomist',
  'Econometrician',
  'Sous Chef',
  'Escrivã de polícia',
  'Cirurgiã-dentista',
  'Serralheira',
  'Oceanógrafo',
  'Gari',
  'Lavador de carros',
  'Musicoterapeuta',
])('%p is a job title', (title) => {
  expect(isTitle(title)).toBe(true)
})

test.each([
  'Mecânica Souza',
  'Polícia Civil do Estado de Goiás',
  'Rede Azul',
  'Recife Music Hall',
  'Reduced waste by 18%',
  'Atendimento ao cliente',
  'Porto Seguro',
])('%p is not a job title', (text) => {
  expect(isTitle(text)).toBe(false)
})

test('"Carpenter Technology" beside a job is an employer', () => {
  expect(roles('Carpenter Technology, Shift Supervisor, 2019 – 2021')).toEqual([
    'Shift Supervisor | Carpenter Technology | 2019 | 2021',
  ])
})

test.each([
  [['Pós-graduação em Direito Penal. Faculdade Alfa, conclusão em 2016.'], ['Faculdade Alfa']],
  [['BSc in Mathematics, St. Aldhelm College, 2012'], ['St. Aldhelm College']],
  [['IBEW Local 82 Apprenticeship, 2014'], ['IBEW Local 82 Apprenticeship']],
  [['Electrical Apprenticeship, IBEW Local 82, 2014'], ['IBEW Local 82']],
  [['Curso de formação de escrivães, Academia de Polícia Civil, 2015'], ['Academia de Polícia Civil']],
])('the schools of %p are %p', (lines, expected) => {
  expect(schools(...lines)).toEqual(expected)
})

test('a level after a colon belongs to the skill before it', () => {
  expect(skills('Excel: intermediário; CRM Vista; Pacote Office')).toEqual(['Excel', 'CRM Vista', 'Pacote Office'])
  expect(skills('Ferramentas: Excel, Word')).toEqual(['Excel', 'Word'])
})

test('courses and languages among the qualifications are recognised as such', () => {
  const lines = ['- Inglês – intermediário', '- Curso de entrevista – Academia, 2019', '- Pacote Office']
  const sources = ['Maria Souza', '# Qualificações e Atividades Profissionais', ...lines]
  expect(extract(...sources).skills).toEqual(['Pacote Office'])
  expect(measured(extras, ...sources)).toBe(2)
})

test('headings in the left cells of a table, some beside a single line', () => {
  const { sections } = read(
    'Maria Souza',
    'PROFILE ¦ Cook with nine years.',
    'EXPERIENCE',
    'Cook, Hotel Azul, 2019 – 2021',
    'SKILLS',
    'Pastry',
    'LANGUAGES ¦ English and French',
  )
  expect(sections.map(({ name }) => name)).toEqual(['summary', 'experience', 'skills', 'languages'])
})

test('a paragraph below the name is a summary, whatever its words and with or without a job above it', () => {
  const prose =
    'I make banking and health apps that people with little time and small screens can use. Eight years of it, from research to launch.'
  expect(read('Mireille Asante', 'Product Designer', prose, '', '# Experience').summary?.text).toBe(prose)
  expect(read('Mireille Asante', prose, '', '# Experience').summary?.text).toBe(prose)
})

test('an employer’s name is no evidence of a skill', () => {
  const found = (...lines: string[]) =>
    findSkills(read('Maria Souza', '# Experiência', ...lines, '# Habilidades', 'Redes de computadores')).shown.length
  expect(found('Vendedora – Rede Azul – 2019 a 2021', '- Vendi 30 casas por mês')).toBe(0)
  expect(found('Vendedora – Rede Azul – 2019 a 2021', '- Cuidei das redes de computadores da loja')).toBe(1)
})

test('"organizada e" inside a sentence is not a cliché', () => {
  const names = (text: string) => measured(cliches, 'Maria Souza', '# Resumo', text)
  expect(names('Horta comunitária organizada e mantida por 12 famílias do bairro.')).toBe(0)
  expect(names('Sou organizada e responsável.')).toBe(1)
})

test('entries whose dates wrap beside short tasks are not a long block', () => {
  const task = 'acompanhei a equipe da unidade em todas as rotinas de segurança do paciente'
  const entry = (from: string, to: string) => [
    `${from} – ¦ Enfermeira, Hospital Azul, onde ${task}`,
    `${to} ¦ e ${task},`,
    `e ${task}`,
    `e ${task}.`,
  ]
  const lines = [...entry('jan/2020', 'mar/2022'), ...entry('fev/2018', 'dez/2019'), ...entry('mai/2015', 'jan/2018')]
  expect(measured(blocks, 'Maria Souza', '# Experiência', ...lines)).toBe(0)
})

test('the city of an address follows the street', () => {
  expect(findCityBeside('12 Harbour Row, Galway · +353 86 555 0119 · oisin@example.ie')).toBe('Galway')
  expect(isPlace('Łódź, Poland')).toBe(true)
})
