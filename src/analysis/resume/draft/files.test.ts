import { expect, test } from 'bun:test'
import { readDocument } from '../../documents'
import { draftFile } from './files'
import type { DraftPart } from './parts'

const draft = (...texts: string[]): DraftPart[] => [
  { id: 'c', kind: 'contact', fields: { name: texts[0] ?? '', email: 'a@exemplo.com' }, lines: [] },
  {
    id: 'j',
    kind: 'job',
    fields: { title: 'Cozinheira', employer: 'Casa Azul', start: '2019', end: '2021' },
    lines: texts.map((text, at) => ({ id: `l${at}`, text })),
  },
]
const pdf = async (parts: readonly DraftPart[], look?: 'classic') => {
  const bytes = await draftFile(parts, 'pdf', look)
  const reading = bytes && (await readDocument(new Uint8Array(bytes)))
  return reading?.ok
    ? { size: bytes?.length ?? 0, text: reading.document.lines.map(({ text }) => text).join('\n') }
    : null
}

test.each([
  'Ayşe Yıldırım',
  'Łukasz Wójcik, Łódź',
  'Ștefan Țepeș',
  'Željko Đorđević',
  'Nguyễn Thị Hoà',
  'Őrsi Ű. Dvořák',
])('a PDF has the letters of %s as they are, in each layout and twice the same', async (text) => {
  for (const look of [undefined, 'classic'] as const) {
    const read = await pdf(draft(text, 'Preparei 180 refeições — “no prazo”'), look)
    expect(read?.text).toContain(text)
    expect(read?.text).toContain('Preparei 180 refeições — “no prazo”')
  }
  expect(await draftFile(draft(text), 'pdf')).toEqual(await draftFile(draft(text), 'pdf'))
})

test('a PDF in Western European letters stays in the standard font, which needs no file', async () => {
  const [plain, wide] = [await pdf(draft('Zoë Ångström')), await pdf(draft('Zoë Ångstrőm'))]
  expect([plain && plain.size < 3_000, wide && wide.size > 20_000]).toEqual([true, true])
})

test('letters of another script get no PDF, and the Word file has them', async () => {
  for (const name of ['Иван Петров', '山田太郎', 'Γιώργος']) {
    expect(await draftFile(draft(name), 'pdf')).toBeNull()
    const reading = await readDocument(new Uint8Array((await draftFile(draft(name), 'docx'))!))
    expect(reading.ok && reading.document.lines.some(({ text }) => text === name)).toBe(true)
  }
})
