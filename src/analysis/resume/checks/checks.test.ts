// Every check has a full, a partial and an empty case and, where a file may have nothing to measure, a not-assessed
// case.
import { describe, expect, test } from 'bun:test'
import { checkCases } from '../../../../tests/fixtures/resume/checks'
import {
  check,
  cv,
  different,
  filler,
  fullResume,
  goodTasks,
  headless,
  job,
  of,
  study,
  withFigures,
  withPage,
} from '../../../../tests/fixtures/resume/checks/build'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import { rubric } from '../scoring/rubric'

describe.each(rubric.map(({ id }) => id))('%s', (id) => {
  const { pages } = checkCases[id]

  test.each(pages)('%s: %s', (status, _, page) => {
    const { points, max, ...rest } = check(id, page)
    expect(rest.status).toBe(status)
    if (status === 'full') expect(points).toBe(max)
    if (status === 'none' || status === 'not-assessed') expect(points).toBe(0)
  })

  test('has a full case and one that is not full', () => {
    const shares = pages.map(([status]) => status)
    expect(shares).toContain('full')
    expect(shares.some((status) => status === 'part' || status === 'none')).toBe(true)
  })
})

describe('where a check becomes full', () => {
  const share = (id: string, page: Document) => check(id, page).points / check(id, page).max
  const summaryOf = (count: number) =>
    cv('# Resumo', `Analista de 12 lojas ${different(count - 4).join(' ')}`, ...job(...goodTasks))

  test.each([
    ['quantified', '3 of 6, among 12', fullResume(...withFigures(3), ...of(9, 'Pintei')), 0.5],
    ['quantified', '3 of 12, among 30', fullResume(...withFigures(3), ...of(27, 'Pintei')), 0.25],
    ['quantified', 'a percentage of nothing named is none', fullResume('- Aumentei 50% a meta'), 0],
    ['quantified', 'of how much to how much is one', fullResume('- Baixei a perda de 12% para 7% do estoque'), 1 / 6],
    ['tasks', '4 of 8: the first ones give most', fullResume(...of(4, 'Vendi')), 0.69],
    [
      'tasks',
      'the same duty twice is one',
      fullResume('- Gestão da área de vendas locais', '- Gestão da área de vendas externas'),
      1 - (7 / 8) ** 1.7,
    ],
    ['openings', '3 of 10', fullResume(...of(3, 'Vendi'), ...of(7, 'Fui responsável por')), 0.5],
    ['skills', '3 of 6', cv(...job('- Usei Excel, Git e Docker', '- Abri a porta')), 0.5],
    ['summary', '90 words', summaryOf(90), 1],
    ['summary', '135 words', summaryOf(135), 0.75],
    ['length', '3 pages in a short career', withPage(fullResume(...filler(400)), { pages: 3 }), 0.6],
    [
      'length',
      '3 pages after 10 years',
      withPage(cv('# Experiência', 'Analista – Azul S.A. – 2005 a 2018', ...filler(400)), { pages: 3 }),
      1,
    ],
    ['text-layer', '2 % unreadable', withPage(fullResume(...goodTasks), { unreadable: 0.02 }), 1],
    ['cliches', 'each a fifth', fullResume(...goodTasks, '# Qualificações', 'Proativa'), 4 / 5],
    ['personal-data', 'a document is a third', cv('CPF: 111.444.777-35', ...job(...goodTasks)), 2 / 3],
    ['personal-data', 'anything else a ninth', cv('Estado civil: casada', ...job(...goodTasks)), 8 / 9],
  ] as const)('%s: %s', (id, _, page, expected) => {
    expect(share(id, page)).toBeCloseTo(expected, 1)
  })

  test('someone without a job yet needs less', () => {
    const first = headless(
      'ana@exemplo.com (81) 98888-7777',
      '# Objetivo',
      'Jovem aprendiz',
      '# Projetos',
      'Feira de ciências – 2024',
      ...withFigures(6),
      ...study,
    )
    expect(check('quantified', first).status).toBe('full')
    expect(check('tasks', first).status).toBe('full')
  })
})

describe('evidence', () => {
  test('a long text is shortened around its mark', () => {
    const text = `Vendi ${'casas na rua de cima e '.repeat(20)} com 30% de lucro ${'na rua de baixo e '.repeat(20)}`
    const [piece] = check('quantified', fullResume(`- ${text}`, ...withFigures(13))).evidence
    expect(piece!.text.length).toBeLessThanOrEqual(240)
    expect(piece!.text).toContain('30%')
    expect(piece!.mark).toBe('30%')
  })

  test('quotes the line, gives its position and marks the relevant part', () => {
    const page = fullResume('- Responsável por contratos', '- Reduzi o prazo em 30%')
    const line = page.lines.find(({ text }) => text.startsWith('Responsável'))!
    expect(check('openings', page).evidence[0]).toEqual({
      text: 'Responsável por contratos',
      page: 1,
      line: line.number,
      mark: 'Responsável por',
    })
  })

  test('at most five pieces, each of at most 240 characters', () => {
    const page = fullResume(...Array.from({ length: 30 }, () => `- Responsável por ${'contratos e '.repeat(40)}`))
    for (const { evidence } of analyseResume(page).checks) {
      expect(evidence.length).toBeLessThanOrEqual(5)
      for (const { text } of evidence) expect(text.length).toBeLessThanOrEqual(240)
    }
  })
})
