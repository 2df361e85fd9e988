// A draft is measured without a file: these tests hold that to what its Word file says when our own reader opens it.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { drawn } from '../../../../tests/eval/documents'
import { everyNth } from '../../../../tests/helpers/sample'
import { draftLayouts } from '../../../events/schema/drafts/drafts'
import { readDocument } from '../../documents'
import type { Document } from '../../documents/document'
import { analyseResume, judgeRead } from '..'
import { addedWords } from '../optimise/check/word-counts'
import { toDocx } from '../optimise/files/docx'
import { toSheet } from '../optimise/layout'
import { readResume } from '../reading'
import { draftFile, draftFileKinds } from './files'
import { draftFromDocument } from './import/from-document'
import { measureDraft } from './measure'
import type { DraftPart } from './parts'
import { plainSheet, toDraftSheet } from './sheet'

const read = async (bytes: Uint8Array): Promise<Document> => {
  const reading = await readDocument(bytes)
  if (!reading.ok) throw new Error(reading.refusal)
  return reading.document
}

/** Other people, layouts and ways of writing dates: one of fifteen, so that the test stays quick. */
const some = everyNth(
  drawn.filter((_, at) => at % 15 === 0),
  3,
)

describe('a draft made of a file', () => {
  /** "Até o momento" is a period's end in words; in a field of its own it is "atual". */
  const ofPeriods = /^(?:a|ate|to|until|till|through|e|and|o|momento|desde|since|atual|presente?|\d{2,4})$/
  test('has each word of it that the optimised file has or names as left out, and none besides', async () => {
    const lost: string[] = []
    for (const { name, bytes } of some) {
      const document = await read(await bytes())
      const sheet = toSheet(document)
      const { parts = [], left = [] } = draftFromDocument(document) ?? {}
      const words = (items: readonly { kind: string; text: string }[]) =>
        items.filter(({ kind }) => kind !== 'heading').map(({ text }) => text)
      const [before, after] = [words(sheet.items), words(toDraftSheet(parts).items)]
      const known = [...after, ...left.map(({ text }) => text)]
      const gone = addedWords(before, known).filter((one) => !ofPeriods.test(one))
      // An employer that stands once above several jobs is named with each.
      const employers = parts.flatMap(({ fields }) => fields.employer ?? [])
      const extra = addedWords(after, [...before, ...employers]).filter((one) => !ofPeriods.test(one))
      if (gone.length + extra.length > 0) lost.push(`${name}: -${gone.join(' ')} +${extra.join(' ')}`)
    }
    expect(lost).toEqual([])
  }, 30_000)

  test('measures as its own Word file does, check by check', async () => {
    const different: string[] = []
    for (const { name, bytes } of some) {
      const parts = draftFromDocument(await read(await bytes()))?.parts ?? []
      const { result } = measureDraft(parts)
      const file = judgeRead(readResume(await read(await toDocx(plainSheet(toDraftSheet(parts)))))).result
      if (JSON.stringify(result) !== JSON.stringify(file)) different.push(`${name} ${result.score} ${file.score}`)
    }
    expect(different).toEqual([])
  }, 30_000)
})

describe('each layout of the files', () => {
  const few = everyNth(
    drawn.filter((_, at) => at % 60 === 0),
    3,
  )
  test('has every word in the same order, measures alike, and twice gives the same bytes', async () => {
    const wrong: string[] = []
    for (const { name, bytes } of few) {
      const parts = draftFromDocument(await read(await bytes()))?.parts ?? []
      for (const kind of draftFileKinds) {
        const known = await draftFile(parts, kind)
        if (!known) continue
        const simple = await read(known)
        for (const look of draftLayouts) {
          const [one, two] = [await draftFile(parts, kind, look), await draftFile(parts, kind, look)]
          if (!one || !two || !Buffer.from(one).equals(Buffer.from(two))) wrong.push(`${name} ${kind} ${look}: bytes`)
          const other = one && (await read(one))
          const words = (document: Document) => document.lines.flatMap(({ text }) => text.split(/\s+/)).join(' ')
          if (!other || words(other) !== words(simple)) wrong.push(`${name} ${kind} ${look}: words`)
          // A PDF that has fewer pages may have other points for them.
          const [mine, theirs] = [other && analyseResume(other).score, analyseResume(simple).score]
          if (Math.abs((mine ?? 0) - (theirs ?? 0)) > (kind === 'pdf' ? 2 : 0))
            wrong.push(`${name} ${kind} ${look}: ${mine} and ${theirs}`)
        }
      }
    }
    expect(wrong).toEqual([])
  }, 30_000)
})

const word = fc.constantFrom(
  'cozinha',
  'Preparei',
  '180',
  'refeições',
  '03/2018',
  'com',
  'SQL',
  'equipe',
  '•',
  '|',
  '…',
)
const text = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '))
const part = fc.record({
  kind: fc.constantFrom('job' as const, 'school' as const, 'own' as const, 'skills' as const, 'summary' as const),
  title: text,
  lines: fc.array(text, { maxLength: 5 }),
})
const drafts = fc.array(part, { maxLength: 6 }).map((all): DraftPart[] => [
  { id: 'c', kind: 'contact', fields: { name: 'Célia Ramos', email: 'celia@exemplo.com.br' }, lines: [] },
  ...all.map(
    ({ kind, title, lines }, at): DraftPart => ({
      id: `p${at}`,
      kind,
      fields: { title, course: title, heading: title, text: lines.join('\n') },
      lines: lines.map((line, nth) => ({ id: `l${nth}`, text: line })),
    }),
  ),
])

describe('any draft', () => {
  test('measures as its own Word file does', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (parts) => {
        const file = await toDocx(plainSheet(toDraftSheet(parts)))
        expect(measureDraft(parts).result).toEqual(judgeRead(readResume(await read(file))).result)
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  test('leads each piece of evidence to a part that is there', () => {
    fc.assert(
      fc.property(drafts, (parts) => {
        const ids = new Set(parts.map(({ id }) => id))
        const { places } = measureDraft(parts)
        for (const place of Object.values(places).flat()) expect(ids.has(place.part)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('of nothing at all has no score and is no error', () => {
    expect(measureDraft([]).result.score).toBeNull()
  })
})

describe('questions about a job', () => {
  const asked = (...lines: string[]) => {
    const fields = { title: 'Cozinheira', employer: 'Casa Azul', start: '01/2019', end: '12/2023' }
    const job: DraftPart = { id: 'p1', kind: 'job', fields, lines: lines.map((text, at) => ({ id: `l${at}`, text })) }
    return measureDraft([job]).questions.flatMap(({ check, topic, place }) =>
      check === 'quantified' ? [`${topic} ${place?.line ?? ''}`] : [],
    )
  }

  test('ask for one figure once, whichever line has it', () => {
    const [first, second] = ['Preparava o almoço dos funcionários', 'Servia as refeições no salão da empresa']
    expect(asked(first!, second!, 'Limpei a cozinha e a despensa')).toEqual(['meals l0', 'any l2'])
    expect(asked(`${first} (cerca de 80 refeições por dia)`, second!)).not.toContain('meals l1')
  })
})
