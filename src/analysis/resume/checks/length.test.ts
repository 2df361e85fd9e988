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
const page = (laterTasks: number, oldTasks: number, oldYears: string) =>
  analyseResume(
    document(
      ...linesOf({
        ...bases.pt,
        work: [
          '# Experiência',
          'Analista Financeira – Metal Azul S.A. – 01/2015 a 12/2024',
          ...tasks(laterTasks, 'das filiais de Olinda com o gerente'),
          `Auxiliar – Verde Ltda – ${oldYears}`,
          ...tasks(oldTasks, 'da loja do centro com a equipe da tarde'),
        ],
      }),
    ),
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
