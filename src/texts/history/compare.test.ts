import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { profiles } from '../../../tests/fixtures/profiles'
import { portugueseResumes } from '../../../tests/fixtures/resume/portuguese'
import { analyseLinkedin } from '../../analysis/linkedin'
import { analyseResume } from '../../analysis/resume'
import { document } from '../../analysis/resume/testing'
import { checksOf, restId, type Share, versusRows } from './compare'
import { curveOf, little, wide } from './curve'

const share = (id: string, value: number, ...quotes: string[]): Share => ({ id, name: id, value, quotes })
const total = (rows: readonly { readonly gain: number }[]) => rows.reduce((sum, { gain }) => sum + gain, 0)

describe('two results side by side', () => {
  test('show what moved, the largest first, with the lines that only one has', () => {
    const rows = versusRows(
      { score: 47, shares: [share('dates', 2, '2018 a 2024'), share('contact', 1, 'vizinha'), share('aim', 0, 'x')] },
      { score: 54, shares: [share('dates', 6, '03/2018 a 08/2024'), share('contact', 4), share('aim', 0, 'x')] },
      'rest',
    )
    expect(rows).toEqual([
      { id: 'dates', name: 'dates', before: '2018 a 2024', after: '03/2018 a 08/2024', gain: 4, slight: null },
      { id: 'contact', name: 'contact', before: 'vizinha', after: null, gain: 3, slight: null },
    ])
  })

  test('a part that moved nothing has no row, whatever lines it quotes of one result alone', () => {
    const of = (...quotes: string[]) => [share('contact', 4, ...quotes), share('aim', 2)]
    for (const [was, is] of [
      [of(), of('Recife | 81 98888-7777')],
      [of('vizinha'), of()],
      [of('vizinha'), of('Recife')],
    ] as const)
      expect(versusRows({ score: 50, shares: was }, { score: 50, shares: is }, 'rest')).toEqual([])
  })

  test('a part that moved by less than a point is shown with its way, not as the same', () => {
    const shares = (contact: number, form: number) => [share('contact', contact), share('form', form), share('aim', 2)]
    const rows = versusRows({ score: 50, shares: shares(4, 1) }, { score: 50, shares: shares(3.5, 1.3) }, 'rest')
    expect(rows.map(({ id, slight }) => [id, slight])).toEqual([
      ['contact', 'down'],
      ['form', 'up'],
    ])
  })

  test('put what no part explains in a last row', () => {
    const rows = versusRows({ score: 59, shares: [share('a', 10)] }, { score: 60, shares: [share('a', 30)] }, 'caps')
    expect(rows.map(({ id, gain }) => [id, gain])).toEqual([
      ['a', 20],
      [restId, -19],
    ])
  })

  test('a part of one rubric alone moves nothing by itself', () => {
    const rows = versusRows({ score: 50, shares: [share('old', 9)] }, { score: 52, shares: [share('new', 3)] }, 'rules')
    expect(rows).toEqual([{ id: restId, name: 'rules', before: null, after: null, gain: 2, slight: null }])
  })

  test('a check that had nothing to measure on one side moves nothing', () => {
    const lines = Object.values(portugueseResumes)[0] ?? ''
    const result = analyseResume(document(lines))
    const without = {
      ...result,
      checks: result.checks.map((one) =>
        one.id === 'skill-list' ? { ...one, status: 'not-assessed' as const, points: 0, gain: 0 } : one,
      ),
    }
    for (const [before, after] of [
      [without, result],
      [result, without],
    ] as const) {
      const [old, now] = checksOf('resume', before, after, 'pt-BR')
      expect(versusRows({ score: 69, shares: old }, { score: 69, shares: now }, 'rest')).toEqual([])
    }
  })

  const resumes = Object.values(portugueseResumes).map((text) => analyseResume(document(text)))
  const linkedin = Object.values(profiles).map((profile) => analyseLinkedin(profile))
  test('of real results the rows add up to the change, whichever two', () => {
    for (const [tool, results] of [
      ['resume', resumes],
      ['linkedin', linkedin],
    ] as const)
      for (const before of results)
        for (const after of results) {
          const [old, now] = checksOf(tool, before, after, 'pt-BR')
          const [from, to] = [before.score ?? 0, after.score ?? 0]
          const rows = versusRows({ score: from, shares: old }, { score: to, shares: now }, 'rest')
          expect(total(rows)).toBe(to - from)
          if (before === after) expect(rows).toEqual([])
        }
  })

  test('a line that still stands there is neither gone nor new, also where it grew or lost its check', () => {
    const page = (line: string, last: string) =>
      analyseResume(
        document(
          ...['Ana Sol', 'Recife, PE | (81) 98888-7777 | ana@exemplo.com', '# Experiência'],
          ...['Auxiliar – Casa Azul – 01/2019 a 03/2021', `- ${line}`, '- Inventário rotativo semanal', `- ${last}`],
        ),
      )
    const line = 'Separação e conferência de mercadorias com coletor'
    const [old, now] = checksOf(
      'resume',
      page(line, 'Limpeza do pátio'),
      page(`${line}, 180 por dia`, 'Arrumação'),
      'pt-BR',
    )
    const quoted = (shares: readonly Share[]) => [...new Set(shares.flatMap(({ quotes }) => quotes))]
    expect(quoted(old)).not.toContain(line)
    expect([...quoted(old), ...quoted(now)]).not.toContain('Inventário rotativo semanal')
    expect(quoted(old)).toContain('Limpeza do pátio')
  })

  test('of any shares they add up', () => {
    const side = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      shares: fc
        .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
        .chain((ids) =>
          fc
            .array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: ids.length, maxLength: ids.length })
            .map((values) => ids.map((id, at) => share(id, values[at] ?? 0))),
        ),
    })
    fc.assert(
      fc.property(side, side, (before, after) => {
        const rows = versusRows(before, after, 'rest')
        expect(total(rows)).toBe(after.score - before.score)
        expect(rows.every(({ gain }) => Number.isInteger(gain))).toBe(true)
      }),
    )
  })
})

describe('a curve', () => {
  const at = (day: number) => Date.UTC(2026, 10, day)
  const results = [54, 47, 43, 41].map((score, index) => ({
    id: String(index),
    at: at(20 - index),
    score,
    range: null,
  }))
  test('goes from the oldest to the newest within its frame, higher scores higher', () => {
    for (const frame of [wide, little]) {
      const curve = curveOf(results, 'Currículo', 'pt-BR', at(20), frame)
      expect(curve?.points.map(({ figure }) => figure)).toEqual(['41', '43', '47', '54'])
      const ys = curve?.points.map(({ y }) => y) ?? []
      expect(ys).toEqual(ys.toSorted((one, other) => other - one))
      for (const { x, y } of curve?.points ?? []) {
        expect(x >= 0 && x <= frame.width).toBe(true)
        expect(y >= 0 && y <= frame.height).toBe(true)
      }
    }
  })
  test('writes a range as a range, and never the middle of it', () => {
    const ranged = [{ id: 'a', at: at(20), score: 66, range: { from: 62, to: 69 } }, ...results]
    const curve = curveOf(ranged, 'Vaga', 'pt-BR', at(20), wide)
    expect(curve?.points.at(-1)?.figure).toBe('62–69')
    expect(curve?.label).toContain('62–69')
    expect(curve?.label).not.toContain('66')
  })
  test('of one result is none, of a thousand is bounded, of equal ones is level', () => {
    expect(curveOf(results.slice(0, 1), 'x', 'pt-BR', at(20), wide)).toBeNull()
    const many = Array.from({ length: 1000 }, (_, index) => ({ id: String(index), at: at(1), score: 50, range: null }))
    const curve = curveOf(many, 'x', 'pt-BR', at(20), wide)
    expect(curve?.points.length).toBe(60)
    expect(new Set(curve?.points.map(({ y }) => y)).size).toBe(1)
  })
})
