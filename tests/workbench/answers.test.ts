// Questions that are answered where they stand: the answer goes into its part, and the question is settled by it.
import { describe, expect, test } from 'bun:test'
import { measureRead, readDraft } from '../../src/analysis/resume/draft/measure'
import type { DraftPart } from '../../src/analysis/resume/draft/parts'
import { answered } from '../../src/islands/workbench/state/edit'
import { measureView } from '../../src/texts/workbench/view'

const contact = { name: 'Rosa Lima', city: 'São Paulo, SP', phone: '(11) 98765-4321', email: 'rosa@exemplo.com.br' }
const parts: DraftPart[] = [
  { id: 'p1', kind: 'contact', fields: contact, lines: [] },
  {
    id: 'p2',
    kind: 'job',
    fields: { title: 'Auxiliar de cozinha', employer: 'Restaurante Sol', start: '03/2016', end: '08/2020' },
    lines: [
      { id: 'l1', text: 'Preparei 180 marmitas por dia com dois ajudantes' },
      { id: 'l2', text: 'Lavava verduras e legumes e organizava o estoque' },
    ],
  },
  {
    id: 'p3',
    kind: 'own',
    fields: { heading: 'Outras informações' },
    lines: [{ id: 'l1', text: 'Moro perto do metrô' }],
  },
  {
    id: 'p4',
    kind: 'school',
    fields: { course: 'Ensino médio completo', school: 'Escola Exemplo', end: '2010' },
    lines: [],
  },
]
const asked = (content: { parts: readonly DraftPart[]; skipped: readonly string[] }, check: string) =>
  measureView(
    { ...measureRead(readDraft(content.parts, { year: 2026, month: 11 }), content.parts), match: null },
    content,
    null,
    'pt-BR',
  ).questions.find((question) => question.check === check)

const jobLines = (...texts: readonly string[]): readonly DraftPart[] =>
  parts.map((part) =>
    part.kind === 'job' ? { ...part, lines: texts.map((text, at) => ({ id: `l${at + 1}`, text })) } : part,
  )
const linesAsked = (...texts: readonly string[]): (string | null)[] => {
  const content = jobLines(...texts)
  return measureRead(readDraft(content, { year: 2026, month: 11 }), content)
    .questions.filter(({ answer }) => answer === 'figure')
    .map(({ place }) => place?.line ?? null)
}

describe('a question', () => {
  test.each([
    ['Fazia o almoço da escola', 'Eram 180 refeições por dia'],
    ['Triava currículos para as vagas', 'Cerca de 40 por semana'],
    ['Atendia os clientes no balcão', 'Preparava o pedido de 60 clientes por turno'],
    ['Ensinava os alunos no computador', 'Preparava o material para 25 alunos'],
  ])('is not asked where the next line answers it: %s', (line, next) => {
    expect(linesAsked('Limpava e guardava as facas', line, next)).not.toContain('l2')
    expect(linesAsked('Limpava e guardava as facas', line, 'Ajudava no fechamento do caixa')).toContain('l2')
  })

  test('is asked of the line that the tip quotes first, of another number where its own stands in the same job', () => {
    const lines = ['Limpava e guardava as facas', 'Atendia os clientes no balcão', 'Servia 60 clientes por turno']
    expect(linesAsked(...lines)).toEqual(['l1'])
    const content = jobLines(...lines.slice(1))
    const [question] = measureRead(readDraft(content, { year: 2026, month: 11 }), content).questions.filter(
      ({ answer }) => answer === 'figure',
    )
    expect(question).toMatchObject({ place: { line: 'l1' }, topic: 'any', figure: { unit: '' } })
  })

  test('about what somebody did before a first job has a field, in a project or voluntary work, and promises what that brings', () => {
    const fields = { heading: 'Trabalho voluntário', title: 'Monitora', employer: 'Biblioteca', start: '2024' }
    const lines = [{ id: 'l1', text: 'Ensinei 12 idosos a usar o celular' }]
    const first: DraftPart[] = [
      ...parts.filter(({ kind }) => kind === 'contact' || kind === 'school'),
      { id: 'p9', kind: 'own', fields, lines },
    ]
    const content = { parts: first, skipped: [] }
    const question = asked(content, 'tasks')!
    expect(question).toMatchObject({ answer: 'line', part: 'p9' })
    const after = answered(content, question, 'Organizei a lista de presença e o empréstimo de livros')
    const scores = [first, after.parts].map(
      (some) => measureRead(readDraft(some, { year: 2026, month: 11 }), some).result.score ?? Number.NaN,
    )
    expect(Math.abs(scores[1]! - scores[0]! - (question.gain ?? Number.NaN))).toBeLessThanOrEqual(1)
  })

  test('about a break promises what its answer brings', () => {
    const before = measureRead(readDraft(parts, { year: 2026, month: 11 }), parts)
    const content = { parts, skipped: [] }
    for (const text of ['Parei de trabalhar para cuidar da minha mãe', 'Cuidei dos meus filhos em casa']) {
      const question = asked(content, 'recent')!
      const after = answered(content, question, text)
      const measure = measureRead(readDraft(after.parts, { year: 2026, month: 11 }), after.parts)
      const brought = (measure.result.score ?? 0) - (before.result.score ?? 0)
      expect(Math.abs(brought - (question.gain ?? Number.NaN))).toBeLessThanOrEqual(1)
      const course = asked(after, 'recent')!
      const last = answered(after, course, 'Segurança alimentar, Senai, 2026')
      const reached = measureRead(readDraft(last.parts, { year: 2026, month: 11 }), last.parts).result.score ?? 0
      expect(Math.abs(reached - (measure.result.score ?? 0) - (course.gain ?? Number.NaN))).toBeLessThanOrEqual(1)
    }
  })

  test('about a break goes into a part of its own behind the jobs, and is not asked again', () => {
    const content = { parts, skipped: [] }
    const question = asked(content, 'recent')!
    expect(question).toMatchObject({ answer: 'line', part: null, heading: 'Pausa na carreira' })
    const after = answered(content, question, 'Cuidei da minha avó doente')
    expect(after.parts.map(({ kind }) => kind)).toEqual(['contact', 'job', 'own', 'own', 'school'])
    expect(after.parts[2]).toMatchObject({
      fields: { heading: 'Pausa na carreira' },
      lines: [{ text: 'Cuidei da minha avó doente' }],
    })
    // What is still asked is something of the last two years.
    expect(asked(after, 'recent')).toMatchObject({ answer: 'line', kind: 'courses', heading: null })
  })

  test('about a break that was explained in other words is not asked again', () => {
    const content = { parts, skipped: [] }
    const after = answered(content, asked(content, 'recent')!, 'Fiz bicos de faxina no bairro')
    expect(asked(after, 'recent')?.kind).toBe('courses')
  })

  test('about WhatsApp shows the telephone as it would be, and is settled by it', () => {
    // With two lines alone the half point of a missing WhatsApp rounds to none.
    const third = { id: 'l3', text: 'Comprava frutas, ovos e carnes no mercado municipal toda semana' }
    const more = parts.map((part) => (part.id === 'p2' ? { ...part, lines: [...part.lines, third] } : part))
    const content = { parts: more, skipped: [] }
    const question = asked(content, 'contact')!
    expect(question).toMatchObject({ answer: 'field', field: 'phone', suggested: '(11) 98765-4321 (WhatsApp)' })
    expect(question.gain).toBeGreaterThan(0)
    expect(asked(answered(content, question, question.suggested), 'contact')).toBeUndefined()
  })

  test('about misspelt words has each of them with its capital, and is settled by them', () => {
    const lines = [{ id: 'l1', text: 'Informatica basica e organização do escritorio' }]
    const content = { parts: parts.map((part) => (part.kind === 'own' ? { ...part, lines } : part)), skipped: [] }
    const question = asked(content, 'spelling')!
    expect(question.slips).toContainEqual({ mark: 'Informatica', better: 'Informática' })
    const one = answered(content, question, 'escritorio')
    expect(one.parts[2]?.lines[0]?.text).toBe('Informatica basica e organização do escritório')
    const all = answered(content, question, '')
    expect(all.parts[2]?.lines[0]?.text).toStartWith('Informática ')
    expect(asked(all, 'spelling')).toBeUndefined()
  })
})
