// A change of career is seen where the page says so, and nobody who stays in their field is taken to change it.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { readResume } from '../reading'
import { document } from '../testing'
import { careerChange, changesToUnknown, declaresChange } from './change'

const page = (headline: string, title: string, ...more: string[]) =>
  document(
    ...['Marina Prado Lopes', headline, 'Recife, PE | (81) 98888-7777 | marina@exemplo.com', '# Experiência'],
    ...[`${title} – Casa Azul Ltda – 02/2014 a 08/2025`, '- Liderei 14 pessoas e controlei 3.200 itens por mês'],
    ...more,
  )
const to = (headline: string, title: string, ...more: string[]) =>
  careerChange(readResume(page(headline, title, ...more)))?.to[0].id ?? null

describe('a page', () => {
  test.each([
    ['Desenvolvedor front-end', 'Gerente de loja', 'frontend'],
    ['Analista de dados (em transição da enfermagem)', 'Enfermeira', 'data'],
    ['Técnico de segurança do trabalho', 'Motorista de caminhão', 'safety'],
    ['Ex-vendedora, hoje professora', 'Vendedora', 'teaching'],
  ])('of a %s whose job was %s changes to %s', (headline, title, field) => expect(to(headline, title)).toBe(field))

  test.each([
    ['Coordenadora de logística', 'Supervisora de expedição'],
    ['Gerente comercial', 'Vendedor'],
    ['Desenvolvedora back-end', 'Analista de suporte'],
    ['Auxiliar de cozinha', 'Camareira'],
    ['Assistente de RH', 'Supervisora de atendimento'],
    ['Analista de dados', 'Maga do coração'],
    ['Pessoa curiosa', 'Motorista'],
  ])('of a %s whose job was %s changes nothing that is known', (headline, title) =>
    expect(to(headline, title)).toBeNull(),
  )

  test('counts what it shows of the new field: sentences, projects, and two studies at most', () => {
    const found = (...more: string[]) =>
      analyseResume(page('Desenvolvedora front-end', 'Gerente de loja', ...more)).checks.find(
        ({ id }) => id === 'new-field',
      )?.params.found
    expect(found()).toBe(0)
    const courses = ['# Cursos', 'React – 40 horas', 'JavaScript – 20 horas', 'HTML e CSS – 20 horas']
    expect(found(...courses)).toBe(2)
    const project = [
      '# Projetos',
      'Agenda da clínica – 2025',
      '- Publiquei uma agenda que 40 pacientes usam por semana',
    ]
    expect(found(...project, ...courses)).toBe(3)
  })

  test('that stays in its field has no such finding', () => {
    const check = analyseResume(page('Gerente de loja', 'Vendedora')).checks.find(({ id }) => id === 'new-field')
    expect(check?.status).toBe('not-assessed')
  })
})

describe('a second line of an aim for anybody is no aim of its own', () => {
  const of = (title: string, first: string, second = '') => to('Recife e região', title, '# Objective', first, second)
  test.each([
    [
      'Registered Nurse',
      'To obtain a nursing position where I can use my skills and experience to',
      'provide quality patient care.',
    ],
    [
      'Accountant',
      'To obtain a challenging position in accounting where I can use my skills for',
      'design studios and shops.',
    ],
    [
      'Vendedora',
      'Contribuir com meus conhecimentos para o crescimento da empresa na área de',
      'design de interiores e entregas.',
    ],
  ])('of a %s', (title, first, second) => expect(of(title, first, second)).toBeNull())

  test('given each line its own job, then any of them may be another field', () => {
    expect(of('Motorista de caminhão', 'Técnico de segurança do trabalho')).toBe('safety')
  })
})

describe('a change that the page declares, to a field that no list of ours has', () => {
  test.each([
    ['Maths teacher moving into learning and development', 'Mathematics teacher', true],
    ['Designer instrucional em transição (ex-professora)', 'Professora', true],
    ['Logistics manager moving into supply chain management', 'Logistics manager', false],
    ['Mathematics teacher', 'Mathematics teacher', false],
  ])('%s: %p', (headline, title, changes) => {
    expect(changesToUnknown(readResume(page(headline, title)))).toBe(changes)
  })
})

describe('what only sounds like a change', () => {
  const trades = ['Pedreiro', 'Eletricista', 'Encanador', 'Motorista de caminhão']
  const lines = [
    'De segunda a sábado, em obras de Recife',
    'De obra pequena a prédio inteiro, faço tudo',
    'Levou o prazo de 10 → 4 meses em 2020',
    'Changing to day shifts only',
    'Moving into larger sites',
  ]
  test.each(trades)('is none of a page of %s, whose words are suggested as before', (trade) => {
    const plain = page(trade, trade)
    for (const part of ['# Objetivo', '# Resumo'])
      for (const line of lines) {
        const own = page(trade, trade, part, line)
        expect([line, declaresChange(readResume(own)), changesToUnknown(readResume(own))]).toEqual([line, false, false])
        expect([line, analyseResume(own).keywordsSuggested.length > 0]).toEqual([
          line,
          analyseResume(plain).keywordsSuggested.length > 0,
        ])
      }
  })
  test.each([
    'De vendedora para enfermeira',
    'Vendedora → Enfermeira',
    'De vendedora para luthier',
    'Shop assistant moving into nursing',
  ])('and %s is one', (line) => expect(declaresChange(readResume(page(line, 'Vendedora')))).toBe(true))
})
