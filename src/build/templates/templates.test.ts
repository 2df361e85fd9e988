// The templates keep their promises: completely readable, rated by our own analyser, reproducible.
import { describe, expect, test } from 'bun:test'
import { strFromU8, unzipSync } from 'fflate'
import { readDocument } from '../../analysis/documents'
import { analyseResume } from '../../analysis/resume'
import { templateFiles } from '.'

const files = await templateFiles()
const named = (name: string) => {
  const found = files.find(({ file }) => file === name)
  if (!found) throw new Error(`${name} is not made`)
  return found
}
const read = async (name: string) => {
  const document = await readDocument(named(name).bytes)
  if (!document.ok) throw new Error(document.refusal)
  return document.document
}

test('three files in each language, each with its download name', () => {
  expect(files.map(({ file, saveAs }) => [file, saveAs])).toEqual([
    ['executive-resume.docx', 'Executive Resume.docx'],
    ['tech-resume.docx', 'Technology Resume.docx'],
    ['cover-letter.docx', 'Cover Letter.docx'],
    ['executive-resume-en.docx', 'Executive Resume.docx'],
    ['tech-resume-en.docx', 'Technology Resume.docx'],
    ['cover-letter-en.docx', 'Cover Letter.docx'],
  ])
})

test('every build gives the same bytes', async () => {
  await Bun.sleep(5)
  const again = await templateFiles()
  for (const [at, { bytes }] of again.entries()) expect(Buffer.compare(bytes, files[at]?.bytes ?? bytes)).toBe(0)
  expect(strFromU8(unzipSync(named('cover-letter.docx').bytes)['docProps/core.xml'] ?? new Uint8Array())).toContain(
    '2025-05-01T00:00:00Z',
  )
})

describe.each([
  ['executive-resume.docx', 'pt'],
  ['tech-resume.docx', 'pt'],
  ['executive-resume-en.docx', 'en'],
  ['tech-resume-en.docx', 'en'],
])('%s', (name, written) => {
  test('is rated 90 or more for formatting and for screening systems', async () => {
    const { formatting, ats, language } = analyseResume(await read(name))
    expect(language).toBe(written as 'pt')
    expect(Math.min(formatting, ats)).toBeGreaterThanOrEqual(90)
  })

  test('is not ready to send while its placeholders are unfilled', async () => {
    const { score, caps } = analyseResume(await read(name))
    expect([score, caps.map(({ id }) => id)]).toEqual([30, ['placeholders']])
  })

  test('is read by the parser: name, contact, jobs', async () => {
    const { robot } = analyseResume(await read(name))
    const fields = new Map<string, string | null>(robot.fields.map(({ field, value }) => [field, value]))
    expect(fields.get('name')).toBe(written === 'pt' ? 'Seu Nome Completo' : 'Your Full Name')
    expect([...fields].filter(([, value]) => value === null)).toEqual([])
    expect(robot.lines.join('\n')).toContain(written === 'pt' ? '[Nome da Empresa]' : '[Company Name]')
  })
})

describe.each(files.map(({ file }) => [file]))('%s', (name) => {
  test('has one column, one font and nothing that a screening system loses', async () => {
    const { columns, tables, textboxes, images, hidden, fonts, lines } = await read(name)
    expect({ columns, tables, textboxes, images, hidden }).toEqual({
      columns: 1,
      tables: 0,
      textboxes: 0,
      images: 0,
      hidden: [],
    })
    expect(new Set(fonts.map(({ family }) => family))).toEqual(new Set(['Calibri']))
    expect(lines.every(({ region }) => region === 'body')).toBe(true)
  })

  test('shows what to replace, each bracket closed', async () => {
    const text = (await read(name)).lines.map((line) => line.text).join('\n')
    expect(text.match(/\[[^[\]\n]+\]/g)?.length).toBeGreaterThan(10)
    expect(text.replace(/\[[^[\]\n]+\]/g, '')).not.toMatch(/[[\]]/)
  })

  test('is a valid Word file: the list of parts first, real headings, its language', () => {
    const parts = unzipSync(named(name).bytes)
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml')
    const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
    expect(part('word/document.xml')).toContain('<w:pStyle w:val="Title"/>')
    expect(part('word/styles.xml')).toContain(`w:val="${name.endsWith('-en.docx') ? 'en-US' : 'pt-BR'}"`)
  })
})
