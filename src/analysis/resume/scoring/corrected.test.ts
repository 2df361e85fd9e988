// What corrections of the reading may cost.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { portugueseResumes } from '../fixtures/portuguese'
import type { ResumeResult } from '../result'
import { document } from '../testing'
import { notPunished } from './corrected'

const base = analyseResume(document(portugueseResumes.professora))
const withRoles = (score: number, status: 'part' | 'not-assessed', points: number): ResumeResult => ({
  ...base,
  score,
  caps: [],
  checks: base.checks.map((one) => (one.id === 'roles' ? { ...one, status, points } : one)),
})

describe('given a correction that lowers the score', () => {
  test('what could not be judged before is not judged either', () => {
    const [before, after] = [withRoles(51, 'not-assessed', 0), withRoles(34, 'part', 8)]
    const asked: string[][] = []
    const result = notPunished(before, after, (spared) => {
      asked.push([...spared.keys()])
      return before
    })
    expect(asked[0]).toEqual(expect.arrayContaining(['roles', 'no-tasks', 'few-tasks', 'no-dates']))
    expect(result).toBe(before)
  })

  test('what is still lost is stated with its checks', () => {
    const [before, after] = [withRoles(51, 'part', 20), withRoles(34, 'part', 8)]
    expect(notPunished(before, after, () => after).uncorrected).toEqual({ score: 51, lost: ['roles'] })
  })

  test('of any line of a page, it says so', () => {
    const page = document(portugueseResumes.motorista)
    const before = analyseResume(page).score!
    // A third of the lines, in turn with the three kinds.
    for (const line of page.lines.keys())
      for (const is of (['job', 'not-a-job', 'education'] as const).filter((_, at) => at === line % 3)) {
        const { score, uncorrected } = analyseResume(page, [{ line, is }])
        expect(uncorrected?.score ?? null).toBe(score !== null && score < before ? before : null)
      }
  })
})

describe('jobs written as sentences', () => {
  const page = document(
    'Rosângela Aparecida de Souza',
    'Belo Horizonte, MG | 31 98877-4521 | rosangela@exemplo.com',
    'Sou cozinheira e merendeira com muita experiência, gosto do que faço e sou pontual.',
    'Trabalhei de 2014 a 2022 na Escola Municipal Padre Eustáquio como merendeira, fazia almoço pra 320 crianças por dia junto com mais 2 colegas, cuidava do estoque e da limpeza da cozinha.',
    'Depois disso fiquei no restaurante Sabor de Minas como cozinheira de março de 2022 até agosto de 2024, fazia o self service, cerca de 180 refeições no almoço. Treinei 3 ajudantes.',
    'Também já trabalhei na casa da dona Lúcia como cozinheira e cuidava da casa, fazia compra e comida da semana.',
    'Antes, de 2009 a 2013, fui ajudante de cozinha no Hospital Evangélico, porcionava dieta dos pacientes e lavava panelão.',
    'Estudei até o ensino médio completo na Escola Estadual Maria Andrade em 1992',
    'Fiz curso de boas práticas de manipulação de alimentos pelo Senac em 2021',
  )
  const now = { year: 2026, month: 11 }
  const before = analyseResume(page, [], now).score!
  const job = (line: number) => ({ line, is: 'job' }) as const
  const study = { line: 7, is: 'education' } as const
  test.each([
    [[job(3)]],
    [[job(3), job(4)]],
    [[job(3), job(4), job(6)]],
    [[job(3), job(4), job(5), job(6)]],
    [[job(3), job(4), job(5), job(6), study]],
  ])('keep what they say where the person marks them: %p', (corrections) => {
    expect(analyseResume(page, corrections, now).score!).toBeGreaterThanOrEqual(before)
  })
})
