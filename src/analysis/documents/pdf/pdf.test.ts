import { describe, expect, test } from 'bun:test'
import { type PDFDocument, rgb } from 'pdf-lib'
import { column, FILLER, HEIGHT, type Ink, makePdf, WIDTH } from '../../../../tests/documents/pdf'
import { encryptedPdf, onePage, rawPdf, stream, textOperators } from '../../../../tests/documents/rawpdf'
import type { Document } from '../document'
import { LIMITS } from '../limits'
import { readPdf } from './pdf'

async function read(bytes: Uint8Array): Promise<Document> {
  const reading = await readPdf(bytes, LIMITS)
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`)
  return reading.document
}

async function readInk(...pages: (readonly Ink[])[]): Promise<Document> {
  return read(await makePdf(pages))
}

function texts(document: Document): string[] {
  return document.lines.map((line) => line.text)
}

describe('words', () => {
  test('Portuguese lines come out whole, in order, with size, weight and place', async () => {
    const document = await readInk(FILLER)
    expect(texts(document)).toEqual(FILLER.map((ink) => ink.text))
    expect(document.lines[0]).toMatchObject({ page: 1, number: 1, size: 20, bold: true, x: 60, gap: 0, region: 'body' })
    expect(document.lines[1]).toMatchObject({ number: 2, size: 11, bold: false, gap: 2.18 })
    expect(document).toMatchObject({ kind: 'pdf', pages: 1, columns: 1, tables: 0, images: 0, scanned: false })
    expect(document).toMatchObject({ unreadable: 0, respaced: 0, hidden: [] })
  })

  test('words painted one by one without space signs are told apart, and counted as respaced', async () => {
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

  test('bold that is faked by painting twice is read once', async () => {
    const twice = FILLER.flatMap((ink) => [ink, { ...ink, x: 60.3 }])
    expect(texts(await readInk(twice))).toEqual(FILLER.map((ink) => ink.text))
  })

  test('accents that old TeX paints over their letters are joined with them', async () => {
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

  test('a gap that stands out parts a label from its text, the even gaps of justified prose do not', async () => {
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

describe('lists and margins', () => {
  test('a heading further in than the bullets before it keeps its dates', async () => {
    const entry = (y: number, name: string, dates: string) => [
      { text: name, x: 70, y, bold: true },
      { text: dates, right: 535, y },
      { text: '• Carreguei carretas', x: 62, y: y + 16 },
    ]
    const { lines } = await readInk([
      ...FILLER,
      ...entry(200, 'Frotas do Sul', '2019 – 2021'),
      ...entry(260, 'Doca Norte', '2016 – 2019'),
    ])
    expect(lines.slice(3).map(({ text }) => text)).toEqual([
      'Frotas do Sul 2019 – 2021',
      'Carreguei carretas',
      'Doca Norte 2016 – 2019',
      'Carreguei carretas',
    ])
  })

  test('prose torn apart by a narrow column is no row of tags', async () => {
    const row = (y: number, words: string) => words.split(' ').map((text, at) => ({ text, x: 60 + at * 75, y }))
    const { lines } = await readInk([
      ...FILLER,
      ...row(200, 'Graduação em Psicologia'),
      ...row(230, 'Zendesk Intercom Excel'),
    ])
    expect(lines.slice(3).flatMap(({ parts }) => [parts?.length])).toEqual([3, 3])
    const near = (y: number, words: string) =>
      words.split(' ').map((text, at) => ({ text, x: 60 + [0, 66, 93][at]!, y }))
    const torn = await readInk([...FILLER, ...near(200, 'Graduação em Psicologia')])
    expect(torn.lines.at(-1)?.parts).toBeUndefined()
  })
  test('bullet signs are told and taken off the text', async () => {
    const items = column(
      ['• Vendi mais', '- Treinei a equipe', '* Reduzi custos', '– Migrei dados', '2019 – 2021'],
      60,
      200,
    )
    const { lines } = await readInk([...FILLER, ...items])
    expect(lines.slice(3).map(({ bullet, text }) => [bullet, text])).toEqual([
      [true, 'Vendi mais'],
      [true, 'Treinei a equipe'],
      [true, 'Reduzi custos'],
      [true, 'Migrei dados'],
      [false, '2019 – 2021'],
    ])
  })

  test('a sign painted apart from its item, a hair higher, still makes it an item', async () => {
    const item = [
      { text: '•', x: 60, y: 196 },
      { text: 'Reduzi o custo de entrega', x: 74, y: 200 },
    ]
    const { lines } = await readInk([...FILLER, ...item])
    expect(lines.at(-1)).toMatchObject({ bullet: true, text: 'Reduzi o custo de entrega' })
  })

  test('dates hung in the right margin beside items stand below the entry they date', async () => {
    const { lines } = await readInk([
      ...FILLER,
      { text: 'Loja Azul, Gerente', x: 60, y: 200 },
      { text: '• Reduzi o custo de entrega em 12%', x: 64, y: 215 },
      { text: '2019 – 2021', right: 540, y: 215 },
      { text: '• Treinei oito pessoas', x: 64, y: 230 },
      { text: 'e isto não é data, é texto dele', right: 540, y: 230 },
    ])
    expect(lines.slice(3).map((line) => line.text)).toEqual([
      'Loja Azul, Gerente',
      '2019 – 2021',
      'Reduzi o custo de entrega em 12%',
      'Treinei oito pessoas e isto não é data, é texto dele',
    ])
  })

  test('running heads, feet and page numbers are flagged; the name on page one is not', async () => {
    const page = (number: number, body: readonly Ink[]) => [
      { text: 'Currículo confidencial', x: 60, y: 30 },
      ...body,
      { text: `Página ${number} de 2`, x: 270, y: 820 },
    ]
    const { lines } = await readInk(page(1, FILLER), page(2, [{ text: 'Formação', x: 60, y: 60 }]))
    const regions = lines.map((line) => `${line.page} ${line.region}`)
    expect(regions).toEqual([
      ...['1 header', '1 body', '1 body', '1 body', '1 footer'],
      ...['2 header', '2 body', '2 footer'],
    ])
  })

  test('a name on page one that later pages repeat small is no running head', async () => {
    const name = { text: 'Maria Araújo', x: 60, y: 60, size: 20 }
    const { lines } = await readInk(
      [name, ...FILLER.slice(1)],
      [{ ...name, size: 9, y: 40 }],
      [{ ...name, size: 9, y: 40 }],
    )
    const named = lines.filter((line) => line.text === name.text)
    expect(named.map((line) => line.region)).toEqual(['body', 'header', 'header'])
  })

  test('rows of cells at the same places are a table', async () => {
    const row = (y: number, cells: string[]) => cells.map((text, at) => ({ text, x: 60 + at * 160, y }))
    const rows = [
      ['Idioma', 'Leitura', 'Fala'],
      ['Inglês', 'Boa', 'Boa'],
      ['Espanhol', 'Média', 'Básica'],
    ]
    const document = await readInk([...FILLER, ...rows.flatMap((cells, at) => row(200 + at * 16, cells))])
    expect(document.tables).toBe(1)
    expect(document.lines.filter((line) => line.region === 'table').map((line) => line.text)).toEqual(
      rows.map((cells) => cells.join(' ')),
    )
  })
})

describe('columns', () => {
  const left = Array.from({ length: 12 }, (_, at) => `Conduzi o projeto número ${at} da equipe comercial`)
  const right = Array.from({ length: 12 }, (_, at) => `Curso ${at} concluído`)

  test('are told apart and read one after the other', async () => {
    const document = await readInk([...FILLER.slice(0, 2), ...column(left, 40, 140), ...column(right, 400, 140)])
    expect(document.columns).toBe(2)
    expect(texts(document).slice(2)).toEqual([...left, ...right])
    expect(document.lines.map((line) => line.column).slice(2)).toEqual([...left.map(() => 0), ...right.map(() => 1)])
  })

  test('a sidebar of short entries is a column when its lines do not follow those of the text', async () => {
    const skills = column(right, 40, 145, 19)
    const document = await readInk([...FILLER.slice(0, 1), ...skills, ...column(left, 220, 140)])
    expect(document.columns).toBe(2)
    expect(texts(document)).toEqual([FILLER[0]?.text ?? '', ...right, ...left])
  })

  test('labels beside the text are none', async () => {
    const labels = left.map((_, at) => `${2010 + at}`)
    const document = await readInk([...FILLER, ...column(labels, 60, 150), ...column(left, 180, 150)])
    expect(document.columns).toBe(1)
    expect(texts(document)[3]).toBe(`2010 ${left[0]}`)
  })

  const dates = left.map((_, at) => `jan/20${10 + at} - ${at % 3 === 0 ? 'atual' : `dez/20${11 + at}`}`)
  const flush = dates.map((text, at) => ({ text, right: 540, y: 150 + at * 15 }))
  const cities = ['Manaus, AM', 'Santos, SP', 'Palmas, TO', 'Olinda, PE']
  const places = left.map((_, at) => ({ text: cities[at % 4] ?? '', right: 500, y: 150 + at * 15 }))
  test.each([
    ['that are dates set flush right', flush],
    ['that are places set flush right', places],
    ['that are dates at a tab stop', column(dates, 440, 150)],
  ])('notes %s are none', async (_name, inks) => {
    const document = await readInk([...FILLER, ...column(left, 60, 150), ...inks])
    expect(document.columns).toBe(1)
    expect(texts(document)[3]).toBe(`${left[0]} ${inks[0]?.text}`)
  })
})

describe('text that no person sees', () => {
  const secret = 'python kubernetes liderança vendas'
  const cases: [string, Partial<Ink>, string][] = [
    ['white on the white page', { colour: [1, 1, 1] }, 'white'],
    ['nearly white', { colour: [0.98, 0.98, 0.98] }, 'white'],
    ['painted with rendering mode 3', { mode: 3 }, 'invisible'],
    ['fully transparent', { opacity: 0 }, 'invisible'],
    ['smaller than two points', { size: 1 }, 'tiny'],
    ['beyond the page', { x: WIDTH + 40 }, 'off-page'],
  ]
  test.each(cases)('%s is set apart', async (_name, ink, reason) => {
    const document = await readInk([...FILLER, { text: secret, x: 60, y: 300, ...ink }])
    expect(document.hidden).toEqual([{ reason: reason as 'white', page: 1, text: secret }])
    expect(texts(document)).toEqual(FILLER.map((filler) => filler.text))
  })

  test('outlined text is seen by its outline, and text clipped away is not seen', async () => {
    const operators = [
      'BT 1 g 0 G 1 Tr /F1 11 Tf 60 400 Td (Contorno preto em letra branca) Tj ET',
      'BT 1 g 1 G 2 Tr /F1 11 Tf 60 380 Td (Branco por dentro e por fora) Tj ET',
      '0 g 0 Tr q 10 10 50 20 re W n BT /F1 11 Tf 60 360 Td (Fora do recorte) Tj ET Q',
      'q 50 330 200 20 re W n BT /F1 11 Tf 60 340 Td (Dentro do recorte) Tj ET Q',
      textOperators(['Uma linha comum para que a pagina tenha palavras que bastem']),
    ].join('\n')
    const document = await read(rawPdf(onePage(operators)))
    expect(texts(document).slice(1)).toEqual(['Contorno preto em letra branca', 'Dentro do recorte'])
    expect(document.hidden.map(({ reason, text }) => [reason, text])).toEqual([
      ['white', 'Branco por dentro e por fora'],
      ['invisible', 'Fora do recorte'],
    ])
  })

  test('a sign that runs over the edge is no hidden text', async () => {
    const document = await readInk([...FILLER, { text: '>', x: WIDTH + 5, y: 300 }])
    expect(document.hidden).toEqual([])
  })

  test('the colour of its own background hides text, a contrasting one shows it', async () => {
    const band = { x: 0, y: HEIGHT - 330, width: WIDTH, height: 60, color: rgb(0.1, 0.2, 0.4) }
    const inks: Ink[] = [
      { text: 'Perfil profissional', x: 60, y: 300, colour: [1, 1, 1] },
      { text: secret, x: 60, y: 320, colour: [0.1, 0.2, 0.4] },
    ]
    const document = await read(await makePdf([[...FILLER, ...inks]], (page) => page.drawRectangle(band)))
    expect(texts(document)).toContain('Perfil profissional')
    expect(document.hidden.map((hidden) => hidden.text)).toEqual([secret])
  })
})

describe('pictures and scans', () => {
  const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const picture =
    (width: number, height: number) => async (page: ReturnType<PDFDocument['addPage']>, pdf: PDFDocument) => {
      page.drawImage(await pdf.embedPng(Buffer.from(PIXEL, 'base64')), { x: 0, y: HEIGHT - height, width, height })
    }

  test('pictures count, icons do not', async () => {
    expect((await read(await makePdf([FILLER], picture(120, 150)))).images).toBe(1)
    expect((await read(await makePdf([FILLER], picture(12, 12)))).images).toBe(0)
  })

  test('a page that is a picture is refused as a scan', async () => {
    expect(await readPdf(await makePdf([[]], picture(WIDTH, HEIGHT)), LIMITS)).toEqual({
      ok: false,
      refusal: 'scanned',
    })
  })

  test('invisible text over a full-page picture is what a scanner recognised: read, and said to be a scan', async () => {
    const recognised = FILLER.map((ink) => ({ ...ink, mode: 3 }))
    const document = await read(await makePdf([recognised], picture(WIDTH, HEIGHT)))
    expect(document.scanned).toBe(true)
    expect(document.hidden).toEqual([])
    expect(texts(document)).toEqual(FILLER.map((ink) => ink.text))
  })
})

test('a border painted by filling the page through a slit hides no heading of its colour', async () => {
  const border = '/F1 11 Tf q 60 700 200 1 re W n 0 0.73 0.4 rg 0 0 595 842 re f Q 0 0.73 0.4 rg'
  const lines = ['Experiencia profissional em vendas de varejo', 'Atendi clientes e organizei a vitrine da loja']
  const document = await read(rawPdf(onePage(`${border} ${textOperators(lines)}`)))
  expect(document.hidden).toEqual([])
  expect(texts(document)).toEqual(lines)
})

test('a font that tells no characters is said so, not taken for a scan', async () => {
  const map = stream(
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00> <FF> <E000> endbfrange endcmap',
  )
  const objects = onePage(textOperators(['Linha que ninguem pode ler porque a fonte nao diz as letras', 'Outra linha']))
  objects[4] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>'
  const document = await read(rawPdf([...objects, map]))
  expect(document.unreadable).toBe(1)
  expect(document.fonts.every((font) => !font.unicode)).toBe(true)
})

test.each(['3 de março de 2025 Ana Sol · Currículo 1', 'March 3, 2025 Ana Sol · Résumé 1', 'Page 1 of 1'])(
  'on a single page "%s" at the foot is no text',
  async (text) => {
    const document = await readInk([...FILLER, { text, x: 60, y: 815, size: 8 }])
    expect(document.lines.at(-1)).toMatchObject({ text, region: 'footer' })
  },
)

describe('refusals', () => {
  test('a password to open is refused; an owner’s password only is not', async () => {
    expect(await readPdf(encryptedPdf('segredo'), LIMITS)).toEqual({ ok: false, refusal: 'encrypted' })
    expect(texts(await read(encryptedPdf('')))[0]).toBe('Encrypted resume of a person with an owner password')
  })

  test('pages and characters are bounded, at the bound and one beyond', async () => {
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

  test('a file cut short gives what is left of it or is damaged, and never throws', async () => {
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

test('the text state of hand-written operators is followed: leading, scaling, rise, nested matrices', async () => {
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
