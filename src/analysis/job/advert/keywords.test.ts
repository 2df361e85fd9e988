import { describe, expect, test } from 'bun:test'
import { readAdvert } from './'
import { keywords, required } from './testing'

describe('keywords', () => {
  test.each([
    ['JS, TS e k8s', ['JS', 'TS', 'k8s']],
    ['C#, .NET e C++', ['C#', '.NET', 'C++']],
    ['Node.js ou Go', ['Go', 'Node.js']],
    ['Python ou R', ['Python', 'R']],
    ['pacote Office e power bi', ['pacote Office', 'power bi']],
    ['Experiência com Protheus e Fluig', ['Fluig', 'Protheus']],
    ['Conhecimento em ventilação mecânica', ['ventilação mecânica']],
    ['Gatsby.js', ['Gatsby.js']],
    ['Experiência com subestação de 13,8 kV', ['subestação de 13,8 kV']],
    ['Conhecimento em motores de 1.5 kW, inversores e CLP', ['motores de 1.5 kW', 'inversores', 'CLP']],
    ['NR-10, NR-10 SEP e NR-35', ['NR-10', 'NR-10 SEP', 'NR-35']],
    ['Experience with email in Klaviyo or Braze', ['Braze', 'email', 'Klaviyo']],
  ])('%s', (line, expected) => expect(keywords(required(line)).toSorted()).toEqual(expected.toSorted()))

  test.each([
    ['Ability to read blueprints and use a multimeter', ['blueprints', 'multimeter']],
    ['É indispensável dominar conciliações contábeis', ['conciliações contábeis']],
    ['You have used Maze or Hotjar', ['Hotjar', 'Maze']],
    ['Research platforms like Westlaw', ['Westlaw']],
    ['Troubleshooting of motor controls', ['Troubleshooting of motor controls']],
    ['Thorough knowledge of the National Electrical Code (NEC)', ['NEC', 'National Electrical Code']],
    ['Leitura e interpretação de diagramas', ['Leitura e interpretação de diagramas']],
    ['German is nice but not needed, Excel is required', ['Excel']],
    ['3 anos com rotinas fiscais', ['rotinas fiscais']],
  ])('%s', (line, expected) => expect(keywords(required(line), 'required').toSorted()).toEqual(expected.toSorted()))

  test('a task holds no part of a number', () => {
    const duties = (line: string) => keywords(`Eletricista\n\nAtividades\n- ${line}\n- Troca de contatores`, 'duty')
    expect(duties('Manutenção em subestação de média tensão 13,8 kV')).toContain(
      'Manutenção em subestação de média tensão 13,8 kV',
    )
    expect(duties('Operar caldeira de 1.5 t e bombas')).toContain('Operar caldeira de 1.5 t e bombas')
  })

  test('user experience as a goal, diversity statements and pay make none', () => {
    const text = `Requisitos
- Excel
- Git

Você vai criar a melhor experiência do usuário em Figma.
Valorizamos a diversidade: pessoas negras, mulheres e PcD.
Salary £26,000 depending on experience with SAP`
    expect(keywords(text, 'required')).toEqual(['Excel', 'Git'])
  })

  test.each([
    'Não é necessário conhecimento em Excel',
    'Não exigimos experiência com SQL',
    'No Java experience required',
    'Python is not required',
    'Ensino superior completo em áreas afins',
    'Inglês avançado',
    'COREN ativo',
    'CNH categoria D',
    'Veículo próprio',
    'Residir em Campinas, SP',
    'Disponibilidade para viagens',
    'Osasco/SP',
  ])('none in: %s', (line) => expect(keywords(required(line))).toEqual([]))

  test('benefits, descriptions of the company and application instructions make none', () => {
    const text = `Sobre nós
Somos referência em Java e SAP.
Requisitos
- Excel
Benefícios
- Curso de Power BI e inglês
Como se candidatar
Envie seu currículo em Word para vagas@exemplo.com`
    expect(keywords(text)).toEqual(['Excel'])
  })

  test('each appears once under its strongest need, with its count and line', () => {
    const text = 'Atividades\n- Manter painéis em Power BI\nDiferenciais\n- SQL\nRequisitos\n- Power BI\n- SQL avançado'
    const found = readAdvert(text).keywords
    expect(found.map(({ text: word, need, times }) => [word, need, times])).toEqual([
      ['Power BI', 'required', 2],
      ['SQL', 'required', 2],
      ['Manter painéis em Power BI', 'duty', 1],
    ])
    expect(found[0]?.quote).toEqual({ text: 'Power BI', mark: 'Power BI', line: 6 })
  })

  test('soft skills have their own kind', () => {
    const soft = readAdvert(required('Boa comunicação e trabalho em equipe', 'Excel')).keywords.filter(
      ({ kind }) => kind === 'soft',
    )
    expect(soft.map(({ id }) => id).toSorted()).toEqual(['Comunicação', 'Trabalho em equipe'])
  })
})

describe('tasks of a list', () => {
  test.each([
    [
      'Instalar, reparar e substituir quadros elétricos, como disjuntores e luminárias',
      'Instalar, reparar e substituir quadros elétricos',
    ],
    ['Análise de balanços e índices financeiros', 'Análise de balanços e índices financeiros'],
  ])('%s is named in its own words as a duty', (line, name) => {
    const found = readAdvert(`Eletricista\n\nRequisitos\n- NR-10\n- AutoCAD\n\nAtividades\n- ${line}`).keywords
    expect(found.find(({ text }) => text === name)?.need).toBe('duty')
  })

  test('a technology of the title is asked for where nothing else names it', () => {
    const text = 'Pessoa Desenvolvedora PHP\n\nRequisitos\n- Git\n- Docker\n- Scrum\n- SQL'
    expect(readAdvert(text).keywords.find(({ text: word }) => word === 'PHP')?.need).toBe('required')
  })

  test('a list before "experience" is asked for as a whole', () => {
    const text =
      'Director\n\nWe seek a director with grant writing, conference planning, and communications experience.'
    expect(readAdvert(text).keywords.map(({ text: word }) => word)).toContain('conference planning')
  })
})

test('of two deeds in one line the second begins no term with "e"', () => {
  const found = keywords('Requisitos\n- Análise e criação de documentos de software\n- Java\n- Git\n- SQL')
  expect(found.filter((name) => /^(?:e|ou) /.test(name))).toEqual([])
})

describe('no keyword is made of', () => {
  test.each([
    ['whether a certificate holds', required('Excel', 'Curso de empilhadeira (NR-11) válido'), /v[áa]lid/i],
    ['a pattern of shifts', required('Excel', 'Shift work (2-cycle)'), /cycle/i],
    ['the integrity of data', required('Excel', 'Document results in line with data integrity'), /^integrity/i],
    ['a integridade dos dados', required('Excel', 'Zelar pela integridade dos dados'), /^integridade$/i],
    [
      'who hires, and where',
      `OPERADOR\nEmpresa do ramo de papel em Betim contrata.\n\n${required('Excel')}`,
      /betim|papel/i,
    ],
  ])('%s', (_, text, name) => {
    const names = readAdvert(text).keywords.map((one) => one.text)
    expect(names).toContain('Excel')
    expect(names.filter((one) => name.test(one))).toEqual([])
  })
})
