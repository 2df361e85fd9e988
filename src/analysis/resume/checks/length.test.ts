// Old jobs at length are asked to be short where the later ones say enough, and the promise holds.
import { expect, test } from 'bun:test'
import { linesOf } from '../../../../tests/fixtures/resume/checks/case'
import { bases } from '../../../../tests/fixtures/resume/checks/page'
import { analyseResume } from '..'
import { document } from '../testing'

const later = ['Organizei', 'Negociei', 'Conferi', 'Montei', 'Revisei', 'Preparei', 'Treinei', 'Implantei']
const objects = [
  'o cadastro',
  'a agenda',
  'as rotas',
  'o estoque',
  'as compras',
  'o arquivo',
  'a frota',
  'o almoxarifado',
]
const tasks = (count: number, of: string) => later.slice(0, count).map((verb, at) => `- ${verb} ${objects[at]} ${of}`)
type Change = { readonly later?: string; readonly old?: string; readonly aim?: readonly string[] }
const page = (laterTasks: number, oldTasks: number, oldYears: string, change: Change = {}) =>
  analyseResume(
    document(
      ...linesOf({
        ...bases.pt,
        ...(change.aim ? { summary: ['# Objetivo', ...change.aim] } : {}),
        work: [
          '# Experiência',
          change.later ?? 'Analista Financeira – Metal Azul S.A. – 01/2015 a 12/2024',
          ...tasks(laterTasks, 'das filiais de Olinda com o gerente'),
          `${change.old ?? 'Auxiliar – Verde Ltda'} – ${oldYears}`,
          ...tasks(oldTasks, 'da loja do centro com a equipe da tarde'),
        ],
      }),
    ),
    [],
    { year: 2026, month: 11 },
  )
const lengthOf = ({ checks }: ReturnType<typeof page>) => checks.find(({ id }) => id === 'length')!

test.each([
  ['an old job at length', 8, 7, '01/2005 a 12/2010', 'old'],
  ['the same job some years later', 8, 7, '01/2012 a 12/2016', 'fine'],
  ['an old job in two lines', 8, 2, '01/2005 a 12/2010', 'fine'],
  ['later jobs that say little', 4, 7, '01/2005 a 12/2010', 'fine'],
] as const)('%s', (_, now, old, years, context) => {
  expect(lengthOf(page(now, old, years)).params.context).toBe(context)
})

test('cut to two lines each they gain what is promised, and nothing else moves', () => {
  const [before, after] = [page(8, 7, '01/2005 a 12/2010'), page(8, 2, '01/2005 a 12/2010')]
  expect(lengthOf(before).params).toMatchObject({ over: 5, years: 10 })
  expect(lengthOf(before).evidence.map(({ text }) => text)).toEqual(['Auxiliar – Verde Ltda – 01/2005 a 12/2010'])
  const others = after.checks.filter(({ id, points }, at) => id !== 'length' && points !== before.checks[at]!.points)
  expect(others.map(({ id }) => id)).toEqual([])
  expect(Math.abs(after.score! - before.score! - lengthOf(before).gain)).toBeLessThanOrEqual(1)
})

const ongoing = 'Analista Financeira – Metal Azul S.A. – 01/2017 a atual'
test.each([
  ['119 months before today', '06/2008 a 12/2016', ongoing, 'fine'],
  ['120 months before today', '06/2008 a 11/2016', ongoing, 'old'],
  ['119 months before the latest end', '01/2005 a 01/2015', 'Analista – Metal Azul S.A. – 03/2015 a 12/2024', 'fine'],
  ['120 months before the latest end', '01/2005 a 12/2014', 'Analista – Metal Azul S.A. – 03/2015 a 12/2024', 'old'],
  ['years alone that may be nine apart', '2004 a 2010', 'Analista – Metal Azul S.A. – 2015 a 2020', 'fine'],
  ['years alone that are ten apart', '2004 a 2009', 'Analista – Metal Azul S.A. – 2015 a 2020', 'old'],
  ['a job without an end', '2005', ongoing, 'fine'],
  ['a month without an end', '03/2005', ongoing, 'fine'],
])('%s: %s', (_, years, latest, context) => {
  expect(lengthOf(page(8, 7, years, { later: latest })).params.context).toBe(context)
})

const driver = 'Motorista – Metal Azul S.A. – 01/2014 a atual'
const nurse = 'Enfermeira – Hospital Verde Ltda'
test.each([
  ['the field aimed at', ['Enfermeira de UTI.'], driver, nurse, 'fine'],
  ['the field aimed at', ['Vaga de cozinheira em restaurante.'], driver, 'Cozinheira – Hotel Verde Ltda', 'fine'],
  [
    'a job that no list of ours names',
    ['Sopradora de vidro em ateliê.'],
    driver,
    'Sopradora de vidro – Ateliê Verde Ltda',
    'fine',
  ],
  ['another field', ['Motorista de caminhão.'], driver, nurse, 'old'],
  [
    'the field of the later jobs too',
    ['Enfermeira de UTI.'],
    'Enfermeira – Hospital Azul – 01/2014 a atual',
    nurse,
    'old',
  ],
])('an old job of %s: %p', (_, aim, latest, old, context) => {
  expect(lengthOf(page(8, 7, '01/2001 a 12/2010', { later: latest, old, aim })).params.context).toBe(context)
})
