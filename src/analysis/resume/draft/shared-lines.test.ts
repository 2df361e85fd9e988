// A draft read with the lines of its former readings is read as it would be from nothing, whatever was edited in between.

import { expect, test } from 'bun:test'
import { drawn } from '../../../../tests/eval/documents'
import { readDocument } from '../../documents'
import type { TextLanguage } from '../../text-language'
import { judgeRead, scoreRead } from '..'
import { type MadeLines, toDraftDocument } from './document'
import { draftFromDocument } from './import/from-document'
import { measureRead, readDraft } from './measure'
import type { DraftPart } from './parts'
import { toDraftSheet } from './sheet'

const texts = {
  pt: [
    'Atendi 40 clientes por dia',
    'Parei de trabalhar em 2019',
    '',
    'Excel, Word',
    'Idiomas',
    'Cursos: NR-35, Senac, 2022',
  ],
  en: ['Served 40 customers a day', 'Took a break in 2019', '', 'Excel, Word', 'Languages', 'First aid course, 2022'],
} as const
const values = [
  '',
  '2018',
  'atual',
  'Auxiliar de cozinha',
  'Night Porter',
  'ana.souza@exemplo.com.br',
  'Recife, PE',
] as const
const names = ['title', 'employer', 'start', 'end', 'course', 'school', 'email', 'city', 'heading', 'text'] as const

/** Whole numbers below `most`, the same at each run. */
const numbers = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const edited = (parts: readonly DraftPart[], below: (most: number) => number, language: TextLanguage): DraftPart[] => {
  const at = below(parts.length)
  const part = parts[at]
  if (!part) return [...parts]
  const text = texts[language][below(texts[language].length)] ?? ''
  const where = below(part.lines.length + 1)
  const changed = (change: Partial<DraftPart>) => parts.with(at, { ...part, ...change })
  switch (below(6)) {
    case 0:
      return changed({ lines: part.lines.toSpliced(where, 1, { id: `n${where}`, text }) })
    case 1:
      return changed({ lines: part.lines.toSpliced(where, 0, { id: `n${part.lines.length}`, text }) })
    case 2:
      return changed({ lines: part.lines.toSpliced(where, 1) })
    case 3:
      return [...parts.toSpliced(at, 1), part]
    default:
      return changed({
        fields: { ...part.fields, [names[below(names.length)] ?? 'text']: values[below(values.length)] ?? '' },
      })
  }
}

test('random drafts, edited at random, are read and scored the same with shared lines', async () => {
  const now = { year: 2026, month: 11 }
  const languages = new Set<string>()
  for (const [seed, { bytes }] of drawn.filter((_, at) => at % 100 === 7).entries()) {
    const reading = await readDocument(await bytes())
    const imported = reading.ok ? draftFromDocument(reading.document)?.parts : null
    if (!imported) continue
    const below = numbers(seed + 1)
    const first = readDraft(imported, now)
    languages.add(first.resume.language)
    let parts: readonly DraftPart[] = imported
    for (let step = 0; step < 10; step++) {
      parts = edited(parts, below, first.resume.language)
      const [shared, anew] = [readDraft(parts, now, first.made), readDraft(parts, now)]
      expect(shared.resume).toEqual(anew.resume)
      expect(scoreRead(shared.resume)).toBe(judgeRead(anew.resume).result.score)
    }
    // What each answer adds, byte by byte: where no reading shares a line with another, nothing is remembered of any.
    const unshared: MadeLines = Object.assign(new Map(), { get: () => undefined })
    const [quick, slow] = [first.made, unshared].map((made) =>
      JSON.stringify(measureRead(readDraft(parts, now, made), parts)),
    )
    expect(quick).toBe(slow!)
    // What was remembered in between was not changed by who got it.
    expect(readDraft(imported, now)).toEqual({ ...first, made: expect.anything() })
  }
  expect([...languages].toSorted()).toEqual(['en', 'pt'])
}, 60_000)

test('a line that stands at the same place is the same object, and another kind, place or text is not', () => {
  const sheet = (text: string) =>
    toDraftSheet([
      {
        id: 'o',
        kind: 'own',
        fields: {},
        lines: [
          { id: 'l', text: 'A' },
          { id: 'm', text },
        ],
      },
    ])
  const made = new Map()
  const [before, after] = [toDraftDocument(sheet('B'), made), toDraftDocument(sheet('C'), made)].map(
    (one) => one.document.lines,
  )
  expect(before?.map((line, at) => line === after?.[at])).toEqual([true, true, false])
  expect(toDraftDocument(sheet('C')).document.lines).toEqual([...(after ?? [])])
})

test('what a field adds is measured as the page is: what an advert says describes no work in either', () => {
  const lines = ['Atender clientes no balcão e organizar o estoque da loja', 'Repus 300 itens por dia nas prateleiras']
  const parts: DraftPart[] = [
    {
      id: 'c',
      kind: 'contact',
      fields: { name: 'Ana Souza', phone: '(11) 98765-4321', city: 'São Paulo, SP' },
      lines: [],
    },
    {
      id: 'j',
      kind: 'job',
      fields: { title: 'Repositora', employer: 'Mercado Azul', start: '2018', end: 'atual' },
      lines: lines.map((text, at) => ({ id: `l${at}`, text })),
    },
    { id: 's', kind: 'school', fields: { course: 'Ensino médio completo' }, lines: [] },
  ]
  const advert = `Vaga de repositor.\nAtividades: ${lines[0]}.\n${lines[1]}.`
  const measure = (of: readonly DraftPart[]) => measureRead(readDraft(of), of, advert)
  const { copied, questions, result } = measure(parts)
  expect(copied).toBeGreaterThan(0)
  const email = questions.find(({ place }) => place?.field === 'email')
  const filled = parts.map((part) =>
    part.id === 'c' ? { ...part, fields: { ...part.fields, email: 'ana.souza@exemplo.com.br' } } : part,
  )
  expect(email?.gain).toBe((measure(filled).result.score ?? 0) - (result.score ?? 0))
})
