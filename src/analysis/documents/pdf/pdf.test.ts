// Reads constructed PDFs: words, fonts, operators, links and refusals.
import { describe, expect, test } from 'bun:test'
import { FILLER, makePdf } from '../../../../tests/documents/pdf'
import { encryptedPdf, onePage, rawPdf, stream, textOperators } from '../../../../tests/documents/rawpdf'
import { read, readInk, texts } from '../../../../tests/documents/read-pdf'
import { LIMITS } from '../limits'
import { readPdf } from './pdf'

describe('words', () => {
  test('Portuguese lines are complete, in order, with size, weight and position', async () => {
    const document = await readInk(FILLER)
    expect(texts(document)).toEqual(FILLER.map((ink) => ink.text))
    expect(document.lines[0]).toMatchObject({ page: 1, number: 1, size: 20, bold: true, x: 60, gap: 0, region: 'body' })
    expect(document.lines[1]).toMatchObject({ number: 2, size: 11, bold: false, gap: 2.18 })
    expect(document).toMatchObject({ kind: 'pdf', pages: 1, columns: 1, tables: 0, images: 0, scanned: false })
    expect(document).toMatchObject({ unreadable: 0, respaced: 0, hidden: [] })
  })

  test('words painted one by one without spaces are separated, and counted as respaced', async () => {
    const document = await readInk(FILLER.map((ink) => ({ ...ink, words: true })))
    expect(texts(document)).toEqual(FILLER.map((ink) => ink.text))
    expect(document.respaced).toBe(1)
  })

  test('the strings may be painted in any order', async () => {
    expect(texts(await readInk(FILLER.toReversed()))).toEqual(FILLER.map((ink) => ink.text))
  })

  test('a tracked-out heading is one word, not letters', async () => {
    const heading = { text: 'EXPERIÊNCIA', x: 60, y: 200, bold: true, tracking: 5 }
    expect(texts(await readInk([...FILLER, heading]))).toContain('EXPERIÊNCIA')
  })

  test.each([1.3, 2, 4])('a date tracked out by %d points beside a larger title is read whole', async (tracking) => {
    const title = { text: 'Analista Contábil', x: 60, y: 200, size: 16, bold: true }
    const date = { text: 'JAN2020–MAR2023', x: 200, y: 200, size: 10, tracking }
    expect(texts(await readInk([...FILLER, title, date]))).toContain(`${title.text} ${date.text}`)
  })

  test('bold that is faked by painting twice is read once', async () => {
    const twice = FILLER.flatMap((ink) => [ink, { ...ink, x: 60.3 }])
    expect(texts(await readInk(twice))).toEqual(FILLER.map((ink) => ink.text))
  })

  test('accents that old TeX paints over letters are joined with them', async () => {
    const accents = [
      { text: 'Forma', x: 60, y: 200 },
      { text: 'c', x: 91.2, y: 200 },
      { text: '\u00B8', x: 92.2, y: 200 },
      { text: 'a', x: 96.7, y: 200 },
      { text: '\u02DC', x: 97.9, y: 200 },
      { text: 'o', x: 102.8, y: 200 },
    ]
    expect(texts(await readInk([...FILLER, ...accents]))).toContain('Formação')
  })

  test('an accent wider than the letter before it goes to the letter under it', async () => {
    const accents = [
      { text: 'Cl', x: 60, y: 200 },
      { text: '\u00B4', x: 68.6, y: 200 },
      { text: 'i', x: 70.2, y: 200 },
      { text: 'nica', x: 72.7, y: 200 },
    ]
    expect(texts(await readInk([...FILLER, ...accents]))).toContain('Clínica')
  })

  test('a gap wider than the others separates a label from its text; the even gaps of justified prose do not', async () => {
    const label = [
      { text: '2019 – 2021', x: 60, y: 200 },
      { text: 'Analista de Suporte, Empresa Azul', x: 131, y: 200 },
    ]
    const justified = 'Atendi quarenta clientes por dia'
      .split(' ')
      .map((text, at) => ({ text, x: [60, 97.2, 146.6, 189.9, 211.8][at]!, y: 230 }))
    const { lines } = await readInk([...FILLER, ...label, ...justified])
    expect(lines.slice(3).map(({ text, parts }) => [text, parts])).toEqual([
      ['2019 – 2021 Analista de Suporte, Empresa Azul', ['2019 – 2021', 'Analista de Suporte, Empresa Azul']],
      ['Atendi quarenta clientes por dia', undefined],
    ])
  })
})

test('a font without a Unicode map is reported, and the file is not taken for a scan', async () => {
  const map = stream(
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00> <FF> <E000> endbfrange endcmap',
  )
  const objects = onePage(textOperators(['Linha que ninguem pode ler porque a fonte nao diz as letras', 'Outra linha']))
  objects[4] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>'
  const document = await read(rawPdf([...objects, map]))
  expect(document.unreadable).toBe(1)
  expect(document.fonts.every((font) => !font.unicode)).toBe(true)
})

describe('refusals', () => {
  test('a password to open is refused; an owner’s password alone is accepted', async () => {
    expect(await readPdf(encryptedPdf('segredo'), LIMITS)).toEqual({ ok: false, refusal: 'encrypted' })
    expect(texts(await read(encryptedPdf('')))[0]).toBe('Encrypted resume of a person with an owner password')
  })

  test('a page longer than any viewer shows is refused at once', async () => {
    const paged = (side: number) => {
      const [catalog = '', pages = '', page = '', ...rest] = onePage(
        textOperators(Array.from({ length: 40 }, (_, at) => `Shop ${at} sold 20 cakes a day with Excel`)),
      )
      return rawPdf([catalog, pages, String(page).replace('595 842', `${side} ${side}`), ...rest])
    }
    expect((await readPdf(paged(LIMITS.side), LIMITS)).ok).toBe(true)
    const start = process.cpuUsage()
    expect(await readPdf(paged(1e9), LIMITS)).toEqual({ ok: false, refusal: 'damaged' })
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
  })

  test('pages and characters accept the limit and refuse one more', async () => {
    const bytes = await makePdf([FILLER, FILLER, FILLER])
    expect((await readPdf(bytes, { ...LIMITS, pages: 3 })).ok).toBe(true)
    expect(await readPdf(bytes, { ...LIMITS, pages: 2 })).toEqual({ ok: false, refusal: 'too-many-pages' })
    const characters = FILLER.reduce((sum, ink) => sum + ink.text.length, 0) * 3
    expect((await readPdf(bytes, { ...LIMITS, characters })).ok).toBe(true)
    expect(await readPdf(bytes, { ...LIMITS, characters: characters - 1 })).toEqual({
      ok: false,
      refusal: 'too-much-text',
    })
  })

  test('a truncated file gives its readable part or is damaged, and never throws', async () => {
    const bytes = await makePdf([FILLER])
    for (const share of [0.1, 0.5, 0.9]) {
      const reading = await readPdf(bytes.subarray(0, Math.floor(bytes.length * share)), LIMITS)
      if (!reading.ok) expect(['damaged', 'scanned']).toContain(reading.refusal)
    }
    expect(await readPdf(new TextEncoder().encode('%PDF-1.7\nnothing'), LIMITS)).toEqual({
      ok: false,
      refusal: 'damaged',
    })
  })
})

test('hand-written text operators are interpreted: leading, scaling, rise, nested matrices', async () => {
  const operators = [
    'q 2 0 0 2 10 20 cm BT /F1 6 Tf 12 TL 20 350 Td (Coordenei a equipe de vendas da regional sul) Tj',
    'T* (Implantei o sistema de estoque em doze lojas) Tj ET Q',
    'BT /F1 11 Tf 50 Tz 60 400 Td (Es) Tj 100 Tz 9.4 0 Td (treito) Tj 3 Ts ( alto) Tj 40 Ts (acima) Tj 0 Ts ET',
    textOperators(['Linha comum']),
  ].join('\n')
  const document = await read(rawPdf(onePage(operators)))
  expect(texts(document)).toEqual([
    'Linha comum',
    'Coordenei a equipe de vendas da regional sul',
    'Implantei o sistema de estoque em doze lojas',
    'acima',
    'Es treito alto',
  ])
  expect(document.lines[1]).toMatchObject({ size: 12, x: 50 })
  expect(document.lines[2]?.gap).toBe(2)
  expect(document.lines[3]).toMatchObject({ size: 11, text: 'acima' })
})

test('links are collected from annotations', async () => {
  const objects = onePage(textOperators(FILLER.map(() => 'A line of ten words or so is what it takes')))
  objects[2] = String(objects[2]).replace('>> >> >>', '>> >> /Annots [6 0 R] >>')
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/maria) >> >>'
  expect((await read(rawPdf([...objects, link]))).links).toEqual(['https://example.com/maria'])
})
