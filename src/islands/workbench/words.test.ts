import { expect, test } from 'bun:test'
import { figureAnswer, filledLine } from '../../analysis/resume/draft/answers'
import type { DraftContentJson, DraftQuestionJson } from '../../api/tools/draft'
import { formats } from '../../i18n/format'
import { saoPaulo } from '../../time/zone'
import { timeOf } from './head'
import { headingsOf, summaryOf } from './parts/part-names'
import { gainText } from './questions/ask'
import { lineWith } from './state/edit'
import { placeOfSlip, withoutSlips } from './state/slips'
import type { WorkbenchTexts } from './texts'

test('the time of a save is in the zone of the times that the server writes', () => {
  const at = Date.UTC(2026, 10, 23, 18, 42)
  expect([timeOf(at, 'pt-BR', saoPaulo), timeOf(at, 'en-US', saoPaulo)]).toEqual(['15h42', '3:42 PM (Brasília time)'])
  for (const language of ['pt-BR', 'en-US'] as const)
    expect(formats(language).time(at)).toBe(timeOf(at, language, saoPaulo))
})

test('a figure for a line that was changed since is on no wrong clause', () => {
  const question = { of: 'Antes', pattern: '', unit: '', join: 'para' } as DraftQuestionJson
  expect(lineWith('Cortava legumes e servia.', question, '40', 'quilos', 'por dia')).toBe(
    'Cortava legumes e servia (40 quilos por dia).',
  )
  expect(lineWith('Cortava legumes.', question, '40', 'quilos', 'por dia')).toBe('Cortava legumes, 40 quilos por dia.')
  expect(lineWith('Repor papel e sabonete.', question, '12', 'banheiros', '')).toBe(
    'Repor papel e sabonete (12 banheiros).',
  )
})

test('a figure of people stands alone behind two deeds, whichever verbs they are', () => {
  const of = 'Abria a banca as 5h, contava a caixa no fim do dia'
  const question = { of, ...figureAnswer(of, 'any', 'pt') } as unknown as DraftQuestionJson
  expect(lineWith(of, question, '40', 'clientes', 'por dia')).toBe(`${of} (cerca de 40 clientes por dia)`)
  // A list is one deed.
  const list = 'Lavava copos, pratos e bandejas'
  const other = { of: list, ...figureAnswer(list, 'any', 'pt') } as unknown as DraftQuestionJson
  expect(lineWith(list, other, '40', 'clientes', 'por dia')).toBe(`${list} para cerca de 40 clientes por dia`)
})

test.each([
  [
    'Compras na feira e no mercado com o dinheiro que ela deixa',
    'stock',
    'pt',
    'compras',
    'por semana',
    '…, cerca de 2 por semana',
  ],
  ['Entregas de moto no bairro', 'deliveries', 'pt', 'entregas', 'por semana', '…, cerca de 2 por semana'],
  ['Deliveries across the city centre', 'deliveries', 'en', 'deliveries', 'a week', '…, about 2 a week'],
  // Another noun than the line opens with stays.
  ['Compras na feira do bairro', 'stock', 'pt', 'caixas', 'por semana', '…, cerca de 2 caixas por semana'],
] as const)('a figure does not say the first word of its line again: %s', (of, topic, language, unit, per, wanted) => {
  const question = { of, ...figureAnswer(of, topic, language) }
  const whole = wanted.replace('…', of)
  expect(lineWith(of, question as unknown as DraftQuestionJson, '2', unit, per)).toBe(whole)
  if (unit !== question.unit) return
  expect(filledLine({ ...question, pers: question.pers.filter(({ text }) => text === per) }, '2', unit)).toBe(whole)
})

test('people in the place of objects stand behind the line', () => {
  const of = 'Reponho as gôndolas do setor'
  const question = { of, ...figureAnswer(of, 'stock', 'pt') } as unknown as DraftQuestionJson
  expect(lineWith(of, question, '40', 'clientes', 'por dia')).toBe(`${of} para cerca de 40 clientes por dia`)
  expect(lineWith(of, question, '40', 'prateleiras', '')).toBe(`${of}, cerca de 40 prateleiras`)
})

const withFigure = (of: string, topic: 'dishes' | 'documents' | 'patients' | 'any', n: string, unit: string) => {
  const question = { of, ...figureAnswer(of, topic, /[ãç]/.test(of) ? 'pt' : 'en') }
  return lineWith(of, question as unknown as DraftQuestionJson, n, unit || question.unit, '')
}

test('an answer about something else deletes no word of the line, and stands behind the clause that names it', () => {
  const of = 'Faço o pré-preparo, corto legumes e verduras, descasco, lavo as panelas'
  expect(withFigure(of, 'dishes', '3', 'quilos de legumes')).toBe(
    'Faço o pré-preparo, corto legumes e verduras (cerca de 3 quilos), descasco, lavo as panelas',
  )
  expect(withFigure(of, 'dishes', '3', 'baldes')).toBe(`${of} (cerca de 3 baldes)`)
})

test('the noun that a line ends with does not follow it a second time, and a line without a full stop gets none', () => {
  const of = 'Lançamento de benefícios (VT, VR) e conciliação das faturas'
  expect(withFigure(of, 'any', '25', 'faturas')).toBe(`${of}, cerca de 25`)
  expect(withFigure('Sat with residents and supported their families.', 'any', '6', 'families')).toBe(
    'Sat with residents and supported their families (about 6).',
  )
})

test('a figure of people and places is of those it was done for', () => {
  const of = 'Built a tracker which the controller still uses.'
  const pattern = 'Built a tracker which the controller still uses{{join}} about {{n}} {{unit}} {{per}}.'
  const question = { of, pattern, unit: '', join: 'for' } as DraftQuestionJson
  expect(lineWith(of, question, '25', 'customers', '')).toBe(
    'Built a tracker which the controller still uses for about 25 customers.',
  )
  expect(lineWith(of, question, '3', 'hours', 'a week')).toBe(
    'Built a tracker which the controller still uses, about 3 hours a week.',
  )
})

test('a gain that depends on what is written is the most it can be, and of a new line about what it is', () => {
  const of = (answer: DraftQuestionJson['answer']) =>
    gainText(
      { answer, gain: 4, check: 'tasks' } as DraftQuestionJson,
      { upTo: 'até +{{n}}', about: 'cerca de +{{n}}' } as never,
    )
  expect([of('line'), of('add'), of('look'), of('figure'), of('field')]).toEqual([
    'cerca de +4',
    'até +4',
    'até +4',
    '+4',
    '+4',
  ])
  const ofLeast = (least: number) =>
    gainText(
      { answer: 'figure', gain: 9, least, check: 'quantified' } as DraftQuestionJson,
      { upTo: 'até +{{n}}', between: '+{{least}} a +{{n}}' } as never,
    )
  expect([ofLeast(4), ofLeast(0)]).toEqual(['+4 a +9', 'até +9'])
})

test('a word is set right wherever it stands alone, and addresses stay as they are', () => {
  const content: DraftContentJson = {
    parts: [
      { id: 'p1', kind: 'contact', fields: { email: 'limpesa@exemplo.com', other: 'limpesa.com.br' }, lines: [] },
      {
        id: 'p2',
        kind: 'job',
        fields: { title: 'Auxiliar de limpesa' },
        lines: [{ id: 'l1', text: 'Limpesa e limpesa, no predio.' }],
      },
    ],
    skipped: [],
  }
  const slips = [
    { mark: 'limpesa', better: 'limpeza' },
    { mark: 'predio', better: 'prédio' },
  ]
  expect(slips.map((slip) => placeOfSlip(content, slip))).toEqual(
    [0, 1].map(() => ({ part: 'p2', line: 'l1', field: null })),
  )
  const after = withoutSlips(content, slips)
  expect(after.parts[0]).toBe(content.parts[0]!)
  expect(after.parts[1]).toEqual({
    ...content.parts[1]!,
    fields: { title: 'Auxiliar de limpeza' },
    lines: [{ id: 'l1', text: 'Limpesa e limpeza, no prédio.' }],
  })
  expect(placeOfSlip(after, slips[0]!)).toBeNull()
  expect(withoutSlips(after, slips)).toBe(after)
})

test('parts of one employer or school have names of their own', () => {
  const texts = { kinds: { job: 'Experiência', school: 'Formação' } } as WorkbenchTexts
  const named = (kind: 'job' | 'school', ...all: Record<string, string>[]) => {
    const parts = all.map((fields, at) => ({ id: `p${at}`, kind, fields, lines: [] }))
    return [...headingsOf(parts, texts).values()]
  }
  const employer = 'Nexus'
  expect(named('job', { employer, title: 'Analista' }, { employer: 'Sol', title: 'Analista' })).toEqual([
    'Experiência: Nexus',
    'Experiência: Sol',
  ])
  expect(named('job', { employer, title: 'Analista' }, { employer, title: 'Gerente' }, { employer })).toEqual([
    'Experiência: Nexus, Analista',
    'Experiência: Nexus, Gerente',
    'Experiência: Nexus',
  ])
  const twice = { employer, title: 'Analista' }
  expect(named('job', { ...twice, start: '2010', end: '2012' }, { ...twice, start: '2018' })).toEqual([
    'Experiência: Nexus, Analista, 2010 – 2012',
    'Experiência: Nexus, Analista, 2018',
  ])
  expect(named('school', { school: 'UFPE', course: 'Letras' }, { school: 'UFPE', course: 'História' })).toEqual([
    'Formação: UFPE, Letras',
    'Formação: UFPE, História',
  ])
  expect(named('job', {}, {})).toEqual(['Experiência', 'Experiência'])
})

test('rows of a list are parted by commas in its summary', () => {
  const part = { id: 'p1', kind: 'skills', fields: { text: 'Go, TypeScript\nJavaScript,\n\nSQL' }, lines: [] } as const
  expect(summaryOf(part, 'pt-BR', { form: {} } as WorkbenchTexts)).toBe('Go, TypeScript, JavaScript, SQL')
})
