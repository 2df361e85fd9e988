import { describe, expect, test } from 'bun:test'
import { check, result } from '../../../tests/fixtures/resume/result'
import { RUBRIC_VERSION } from '../../analysis/resume/scoring/rubric'
import { correctionView } from './corrections'
import { lineKey, marksOf } from './marks'
import { bandOf } from './verdict'
import { findingsOf, resumeView } from './view'

describe('the band of a score', () => {
  test.each([
    [0, 'start'],
    [39, 'start'],
    [40, 'building'],
    [59, 'building'],
    [60, 'path'],
    [74, 'path'],
    [75, 'great'],
    [89, 'great'],
    [90, 'excellent'],
    [100, 'excellent'],
  ] as const)('%d is %s', (score, band) => expect(bandOf(score)).toBe(band))
})

describe('the headline', () => {
  const missing = [check('date-format', { group: 'ats', gain: 2 }), check('quantified', { gain: 8 })]

  test('given the largest gain in numbers, it says so', () => {
    expect(resumeView(result({ checks: missing }), 'pt-BR').verdict?.headline).toBe('Muito bom: faltam números')
    expect(resumeView(result({ checks: missing }), 'en-US').verdict?.headline).toBe('Very good. Next: numbers')
  })

  test('given little about the work, that comes before its figures', () => {
    const tasks = check('tasks', { gain: 7, points: 2, max: 29 })
    expect(resumeView(result({ score: 42, checks: [...missing, tasks] }), 'en-US').verdict?.headline).toBe(
      'Taking shape. Next: more about what you did',
    )
  })

  test('given figures in half of the sentences, it does not say that they are missing', () => {
    const some = check('quantified', { gain: 8, params: { found: 4, of: 5, context: 'most' } })
    expect(resumeView(result({ checks: [some] }), 'pt-BR').verdict?.headline).toBe('Muito bom: cabem mais números')
  })

  test('given the largest gain elsewhere, it says that', () => {
    const checks = [check('contact', { group: 'ats', gain: 9 }), ...missing]
    expect(resumeView(result({ score: 62, checks }), 'pt-BR').verdict?.headline).toBe(
      'Bom caminho: falta contato fácil de achar',
    )
  })

  test('given nothing to gain, it is only the band', () => {
    expect(resumeView(result({ score: 62 }), 'en-US').verdict?.headline).toBe('On the right path')
  })

  test('given an excellent score, it asks for nothing', () => {
    const { verdict } = resumeView(result({ score: 95, checks: missing }), 'pt-BR')
    expect(verdict?.headline).toBe('Excelente')
    expect(verdict?.lead).toStartWith('Agora é com a vaga certa.')
  })
})

describe('the reason of a score far below its parts', () => {
  const reason = (given: Parameters<typeof result>[0]) => resumeView(result(given), 'pt-BR').verdict?.reason
  const apart = { score: 36, formatting: 88, content: 38, ats: 98 }

  test('is the content less what the file takes off, with numbers that add up', () => {
    expect(reason({ ...apart, rubric: 19 })).toStartWith(
      'A nota é a do conteúdo (38) menos 2 pontos que o arquivo tira, e não a média das três',
    )
    expect(reason({ ...apart, rubric: 19, content: 36 })).toStartWith('A nota é a do conteúdo, e não a média')
    expect(reason({ ...apart, rubric: 19, score: 80, content: 82 })).toStartWith('A nota é a do conteúdo (82)')
  })

  test('is worded as before in earlier results, whose content was a share of its own points', () =>
    expect(reason({ ...apart, rubric: 18 })).toStartWith('A nota vem quase toda do conteúdo (38)'))

  test('is kind where hardly anything is described', () =>
    expect(reason({ ...apart, score: 5, content: 0 })).toContain('ainda está por escrever'))

  test('is the correction that lowered it, with what it lost', () =>
    expect(reason({ ...apart, score: 34, uncorrected: { score: 51, lost: ['roles', 'gone'] } })).toStartWith(
      'Obrigado por conferir a leitura: a nota foi de 51 para 34. Com a leitura corrigida, isto conta menos do que antes: Cargos completos.',
    ))

  test.each([
    ['the parts are near', { ...apart, content: 30, formatting: 40, ats: 45 }],
    ['a cap says it', { ...apart, caps: [{ id: 'few-tasks', at: 59 } as const] }],
    ['the score is good', { ...apart, score: 80, content: 85, ats: 100, formatting: 100 }],
  ])('is not stated where %s', (_, given) => expect(reason(given)).toBeNull())
})

describe('where the work is not described', () => {
  test('one tip says so, and not each check of that work', () => {
    const nothing = { params: { context: 'nobullets', target: 6 } }
    const checks = [
      check('tasks', { params: { context: 'none' } }),
      check('quantified', nothing),
      check('openings', nothing),
    ]
    expect(findingsOf(result({ checks }), 'pt-BR').map(({ id }) => id)).toEqual(['tasks'])
  })

  test('the example is in the language of the résumé, not of the page', () => {
    const params = { context: 'missing', own: 'own', job: 'Security Officer', years: 6, written: 'en' }
    const [finding] = findingsOf(result({ checks: [check('summary', { params })] }), 'pt-BR')
    expect(finding?.fix).toContain('“Security Officer with 6 years of experience in …”')
  })
})

test('a page whose every sentence has a figure is not asked for missing figures', () => {
  const params = { found: 5, of: 5, target: 6, context: 'more' }
  const checks = [check('quantified', { gain: 4, params })]
  expect(resumeView(result({ checks }), 'pt-BR').verdict?.headline).toBe('Muito bom: cabe contar mais do que você fez')
})

test('praise of the content does not stand beside a tip to add more', () => {
  const checks = [check('tasks', { gain: 7, params: { found: 6, target: 8, context: 'almost' } })]
  expect(resumeView(result({ content: 84, checks }), 'pt-BR').verdict?.lead).not.toContain('Você conta bem')
  expect(resumeView(result({ content: 84 }), 'pt-BR').verdict?.lead).toContain('Você conta bem')
})

describe('the lead', () => {
  test('given three findings, it adds up their gains and praises nothing that is merely sufficient', () => {
    const checks = [8, 5, 4, 3].map((gain, index) =>
      check(['quantified', 'date-format', 'contact', 'reading-order'][index]!, { gain }),
    )
    expect(resumeView(result({ checks }), 'pt-BR').verdict?.lead).toBe(
      'Os 3 primeiros ajustes abaixo, juntos, valem 17 pontos.',
    )
  })

  test('given one finding with a gain of one point, it says one point and praises nothing that is weak', () => {
    const weak = result({ score: 30, formatting: 40, content: 20, ats: 30, checks: [check('quantified', { gain: 1 })] })
    expect(resumeView(weak, 'pt-BR').verdict?.lead).toBe('O primeiro ajuste abaixo vale 1 ponto.')
    expect(resumeView(weak, 'en-US').verdict?.lead).toBe('The first change below is worth 1 point.')
  })
})

test('the lead counts a first tip that gains nothing yet, before one that does', () => {
  const checks = [
    check('contact', { group: 'ats', params: { context: 'phone' } }),
    check('tasks', { gain: 29, params: {} }),
  ]
  expect(resumeView(result({ checks }), 'pt-BR').verdict?.lead).toBe(
    'Os 2 primeiros ajustes abaixo, juntos, valem 29 pontos.',
  )
})

test('no tip without points comes before one with points, unless it harms the person or stops the reader', () => {
  const checks = [
    check('roles', { gain: 0 }),
    check('density', { group: 'formatting', gain: 1 }),
    check('skills', { gain: 2 }),
    check('personal-data', { gain: 0, params: { context: 'document' } }),
  ]
  const ids = resumeView(result({ checks }), 'pt-BR').findings.map(({ id }) => id)
  expect(ids).toEqual(['personal-data', 'skills', 'density', 'roles'])
})

describe('given jobs that could not be read', () => {
  const evidence = [{ text: 'Casa Azul de 2011 a 2016', page: 1, line: 9, mark: '2011 a 2016' }]
  const unread = result({ score: 91, unread: { periods: 3, evidence }, checks: [check('summary', { gain: 4 })] })

  test('the headline says so and praises nothing, and the lead says what the score covers', () => {
    const { verdict } = resumeView(unread, 'pt-BR')
    expect(verdict?.headline).toBe('Não conseguimos ler suas experiências')
    expect(verdict?.lead).toContain('vale para o resto do currículo')
    expect(resumeView(unread, 'en-US').verdict?.headline).toBe('We could not read your work experience')
  })

  test('the first finding says that it is a limit of the product, with what was read and what to check', () => {
    const [first, second] = resumeView(unread, 'pt-BR').findings
    expect(first).toMatchObject({ id: 'unread', gain: 0, title: 'Confira como suas experiências estão escritas' })
    expect(first?.why).toContain('3 períodos')
    expect(first?.why).toContain('limite da nossa leitura')
    expect(first?.quotes).toMatchObject([
      { text: 'Casa Azul de 2011 a 2016', marks: ['2011 a 2016'], place: 'Página 1, linha 9' },
    ])
    expect(second?.id).toBe('summary')
    expect(findingsOf(unread, 'en-US', 1).map(({ id }) => id)).toEqual(['unread'])
  })

  test('if only some jobs, it is the unread part, and the score is shown as usual', () => {
    const part = result({ score: 91, unread: { periods: 1, evidence, part: true } })
    const [first] = resumeView(part, 'pt-BR').findings
    expect(first).toMatchObject({ title: 'Não conseguimos ler esta parte' })
    expect(first?.quotes[0]?.marks).toEqual(['2011 a 2016'])
    expect(resumeView(part, 'pt-BR').verdict?.headline).not.toContain('Não conseguimos')
    expect(resumeView(part, 'en-US').findings[0]?.title).toBe('We could not read this part')
  })

  test('of a part of which only a line was read one finding says so, last, and leads to that line', () => {
    const line = { page: 1, line: 4, text: 'Domino: Excel, Word', found: null }
    const part = (id: string) =>
      check(id, {
        max: 4,
        status: 'not-assessed',
        params: { context: 'unread' },
        evidence: id === 'skills' ? [line] : [],
      })
    const tasks = check('tasks', { points: 60, max: 60, status: 'full' })
    const found = (ids: readonly string[], language: 'pt-BR' | 'en-US') =>
      resumeView(result({ checks: [...ids.map(part), tasks, check('summary', { gain: 3 })] }), language).findings
    const [first, last] = found(['skills'], 'pt-BR')
    expect([first?.id, last?.id]).toEqual(['summary', 'unread-parts'])
    expect(last).toMatchObject({ title: 'Não conseguimos ler esta parte: “Habilidades técnicas”', gain: 0 })
    expect(last?.why).toContain('ela ficou fora da nota')
    expect(last?.quotes).toMatchObject([{ text: 'Domino: Excel, Word', place: 'Página 1, linha 4' }])
    // The picture of the page marks the line, and among those to be set right it is in doubt.
    const lines = ['Ana Prado', 'Recife, PE', 'Domino: Excel, Word']
    const read = result({ checks: [part('skills')], robot: { fields: [], sections: [], lines, hidden: [] } })
    expect(marksOf(read, resumeView(read, 'pt-BR').findings).get(lineKey(1, 4))).toMatchObject({ number: 1 })
    expect(correctionView(read)?.lines.map(({ doubtful }) => doubtful)).toEqual([false, false, true])
    expect(findingsOf(result({ checks: [part('skills'), check('summary', { gain: 3 })] }), 'pt-BR', 1)).toHaveLength(1)
    const both = found(['skills', 'education'], 'pt-BR').at(-1)
    expect(both?.title).toStartWith('Não conseguimos ler estas partes: ')
    expect(both?.why).toContain('elas ficaram fora da nota')
    expect(found(['skills', 'education'], 'en-US').at(-1)?.why).toContain('they were left out of the score')
  })

  test('a part that would not change the score, read or not, is no tip; one that is worth more than any tip comes first', () => {
    const line = { page: 1, line: 4, text: 'Gestão de equipes, Senac, 60 h', found: null }
    const part = (max: number) =>
      check('extras', { max, status: 'not-assessed', params: { context: 'unread' }, evidence: [line] })
    const summary = (points: number, gain: number) =>
      check('summary', { points, max: 12, gain, status: points === 12 ? 'full' : 'part' })
    const idsOf = (max: number, points: number, gain: number) =>
      findingsOf(
        result({
          checks: [part(max), check('tasks', { points: 60, max: 60, status: 'full' }), summary(points, gain)],
        }),
        'pt-BR',
      ).map(({ id }) => id)
    expect(idsOf(3, 12, 0)).toEqual([])
    expect(idsOf(3, 11, 1)).toEqual(['summary'])
    expect(idsOf(20, 0, 12)).toEqual(['summary', 'unread-parts'])
    expect(idsOf(20, 0, 1)).toEqual(['unread-parts', 'summary'])
  })

  test('without a period no number of them is given', () => {
    const undated = result({ score: 70, unread: { periods: 0, evidence } })
    for (const language of ['pt-BR', 'en-US'] as const)
      expect(resumeView(undated, language).findings[0]?.why).not.toMatch(/\d/)
  })
})

describe('findings', () => {
  test('are ordered by gain, then by what is missing, and never include full or unmeasured checks', () => {
    const checks = [
      check('reading-order', { status: 'full', points: 10 }),
      check('date-format', { status: 'part', points: 8, gain: 2 }),
      check('contact', { status: 'none', points: 0, gain: 2 }),
      check('quantified', { status: 'part', points: 2, gain: 8 }),
    ]
    const view = resumeView(result({ checks }), 'pt-BR')
    expect(view.findings.map(({ id }) => id)).toEqual(['quantified', 'contact', 'date-format'])
    const unmeasured = [check('reading-order', { status: 'not-assessed' })]
    expect(resumeView(result({ checks: unmeasured }), 'pt-BR').findings).toEqual([])
  })

  test('folded below the first three promise together what they add after those, and nothing where a cap holds the score', () => {
    const ids = ['quantified', 'tasks', 'summary', 'contact', 'extras']
    const checks = ids.map((id) => check(id, { status: 'none', points: 0, gain: 8 }))
    const all = result({ rubric: RUBRIC_VERSION, score: 40, checks })
    const view = resumeView(all, 'pt-BR')
    // Five times 8 is 40: together they pass the bend, and the last are worth more.
    expect(view.verdict?.lead).toContain('26 pontos')
    expect(view.rest).toBe(21)
    expect(resumeView({ ...all, rubric: 32 }, 'pt-BR').rest).toBe(16)
    expect(resumeView({ ...all, caps: [{ id: 'no-contact', at: 55 }] }, 'pt-BR').rest).toBeNull()
  })

  test('quote the line with its marked part and its place', () => {
    const evidence = [{ text: 'Responsável por atendimento.', mark: 'Responsável por', page: 1, line: 12 }]
    const checks = [check('quantified', { gain: 8, evidence })]
    const quote = resumeView(result({ checks }), 'pt-BR').findings[0]?.quotes[0]
    expect(quote).toMatchObject({
      place: 'Página 1, linha 12',
      text: 'Responsável por atendimento.',
      marks: ['Responsável por'],
    })
    expect(resumeView(result({ checks, pages: null }), 'en-US').findings[0]?.quotes[0]?.place).toBe('Line 12')
  })

  test('given several parts of one line, the line is quoted once with all of them marked', () => {
    const line = { text: 'Python, Go, Rust', page: 2, line: 3 }
    const evidence = [
      { ...line, mark: 'Python' },
      { ...line, mark: 'Rust' },
      { ...line, line: 4, mark: 'Go' },
    ]
    const [finding] = resumeView(result({ checks: [check('quantified', { evidence })] }), 'pt-BR').findings
    expect(finding?.quotes.map(({ marks }) => marks)).toEqual([['Python', 'Rust'], ['Go']])
  })

  test('given a check without texts, it is left out', () => {
    const view = resumeView(result({ checks: [check('of-an-older-rubric', { gain: 5 })] }), 'pt-BR')
    expect(view.findings).toEqual([])
  })
})

test('strengths are the sentences of the full checks, with their counts', () => {
  const checks = [check('quantified', { status: 'full', points: 10 }), check('date-format', { gain: 3 })]
  const { strengths } = resumeView(result({ checks }), 'pt-BR')
  expect(strengths).toHaveLength(1)
  expect(strengths[0]).not.toContain('{{')
})

test('a weak opening among many good ones stands beside the praise', () => {
  const params = { found: 6, of: 8, weak: 1, context: 'weak' }
  const checks = [check('openings', { status: 'full', points: 3, params })]
  const praise = (language: 'pt-BR' | 'en-US') => resumeView(result({ checks }), language).strengths.join(' ')
  expect(praise('en-US')).toContain('“Responsible for” or “Helped”: 1.')
  expect(praise('pt-BR')).toContain('“Responsável por” ou “Auxiliei”: 1.')
})

test('a cap says what it is and how far the score can go', () => {
  const [cap] = resumeView(result({ caps: [{ id: 'no-contact', at: 60 }] }), 'pt-BR').caps
  expect(cap).toContain('60')
  expect(cap).not.toContain('{{')
})

test('a file that is not a résumé has no verdict and no findings, but what the parser read', () => {
  const letter = result({
    score: null,
    checks: [check('quantified', { gain: 8 })],
    robot: { fields: [], sections: [], lines: ['Prezados,', 'segue a nota fiscal.'], hidden: [] },
  })
  const view = resumeView(letter, 'pt-BR')
  expect(view.verdict).toBeNull()
  expect(view.findings).toEqual([])
  expect(view.strengths).toEqual([])
  expect(view.robot.text).toBe('Prezados,\nsegue a nota fiscal.')
})

test('what the parser read: fields by their names, visible gaps, hidden text with its reason', () => {
  const robot = {
    fields: [
      { field: 'email', value: 'marina@exemplo.com.br' },
      { field: 'phone', value: null },
    ],
    sections: [{ name: 'experience', heading: 'Experiência', page: 1, line: 8 }],
    lines: [],
    hidden: [{ reason: 'white', page: 2, text: 'python java kubernetes' }],
  } as const
  const view = resumeView(result({ robot }), 'pt-BR').robot
  expect(view.fields.map(({ label, value }) => [label, value])).toEqual([
    ['E-mail', 'marina@exemplo.com.br'],
    ['Telefone', null],
  ])
  expect(view.sections).toEqual([{ heading: 'Experiência', place: 'Página 1, linha 8' }])
  expect(view.hidden).toEqual([{ text: 'python java kubernetes', place: 'Página 2', reason: 'na cor do fundo' }])
})
