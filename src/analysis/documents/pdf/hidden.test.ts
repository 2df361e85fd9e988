// Text that cannot be seen, pictures and scans.
import { describe, expect, test } from 'bun:test'
import { type PDFDocument, rgb } from 'pdf-lib'
import { FILLER, HEIGHT, type Ink, makePdf, WIDTH } from '../../../../tests/documents/pdf'
import { onePage, rawPdf, textOperators } from '../../../../tests/documents/rawpdf'
import { read, readInk, texts } from '../../../../tests/documents/read-pdf'
import { LIMITS } from '../limits'
import { readPdf } from './pdf'

describe('text that cannot be seen', () => {
  const secret = 'python kubernetes liderança vendas'
  const cases: [string, Partial<Ink>, string][] = [
    ['white on the white page', { colour: [1, 1, 1] }, 'white'],
    ['nearly white', { colour: [0.98, 0.98, 0.98] }, 'white'],
    ['painted with rendering mode 3', { mode: 3 }, 'invisible'],
    ['fully transparent', { opacity: 0 }, 'invisible'],
    ['smaller than two points', { size: 1 }, 'tiny'],
    ['beyond the page', { x: WIDTH + 40 }, 'off-page'],
  ]
  test.each(cases)('%s is hidden', async (_name, ink, reason) => {
    const document = await readInk([...FILLER, { text: secret, x: 60, y: 300, ...ink }])
    expect(document.hidden).toEqual([{ reason: reason as 'white', page: 1, text: secret }])
    expect(texts(document)).toEqual(FILLER.map((filler) => filler.text))
  })

  test('a line that the page also shows is not hidden: a heading with a gradient is drawn twice', async () => {
    const heading: Ink = { text: 'Daniel Prado Zanetti', x: 60, y: 200, size: 24 }
    const document = await readInk([
      ...FILLER,
      heading,
      { ...heading, mode: 3 },
      { text: secret, x: 60, y: 400, mode: 3 },
    ])
    expect(document.hidden).toEqual([{ reason: 'invisible', page: 1, text: secret }])
  })

  test('outlined text is visible by its outline, clipped text is not visible', async () => {
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

  test('a character that crosses the page edge is not hidden text', async () => {
    const document = await readInk([...FILLER, { text: '>', x: WIDTH + 5, y: 300 }])
    expect(document.hidden).toEqual([])
  })

  test('text in its background colour is hidden, contrasting text is visible', async () => {
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

describe('text in sight', () => {
  const common = textOperators(['Uma linha comum para que a pagina tenha palavras que bastem'])
  const at = (x: number, y: number, text: string, ink = '0 g') => `BT ${ink} /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`
  const hiddenOf = async (operators: string) => (await read(rawPdf(onePage(`${operators}\n0 g ${common}`)))).hidden
  const inSight = {
    'white on one thick line': `q 0 0.2 0.4 RG 40 w 0 400 m 595 400 l S Q ${at(60, 396, 'Experiencia de vendas', '1 g')}`,
    'a line of several strings that the page cuts':
      at(400, 500, 'Atendimento ao publico') + at(520, 500, 'organizacao de') + at(600, 500, 'estoque e reposicao'),
    'a centred text that its cell cuts at both sides': `q 200 490 60 30 re W n ${at(150, 500, 'Atendimento ao publico e estoque')} Q`,
    'the white shadow of a heading beside a date':
      at(61, 499, 'Experiencia de vendas', '1 g') + at(60, 500, 'Experiencia de vendas') + at(300, 500, '2019 - 2021'),
    'the unseen signature of a program': `q ${at(60, 20, 'Powered by TCPDF \\(www.tcpdf.org\\)', '3 Tr')} Q`,
    'towns that a table too wide for its page pushes over the edge':
      at(60, 500, 'Chief Engineer') + at(610, 500, 'Stromness') + at(60, 480, 'Cadet') + at(612, 480, 'Glasgow'),
    'the white halo of a word': at(61, 499, 'Experiencia', '1 g') + at(60, 500, 'Experiencia de vendas'),
  }
  for (const [name, operators] of Object.entries(inSight))
    test(name, async () => expect(await hiddenOf(operators)).toEqual([]))

  const hidden = {
    'white on a thin line': `q 0 0.2 0.4 RG 1 w 0 400 m 595 400 l S Q ${at(60, 398, 'python lideranca vendas', '1 g')}`,
    'a word beyond the page behind each of many lines': Array.from(
      { length: 14 },
      (_, nth) => at(60, 100 + nth * 20, 'Uma linha comum') + at(610, 100 + nth * 20, 'python'),
    ).join(' '),
    'words beyond the page behind a short one': at(560, 500, 'Sol') + at(600, 500, 'python lideranca vendas gestao'),
    'white words behind black ones of their line': at(60, 500, 'Ferramentas') + at(122, 500, 'python lideranca', '1 g'),
    'white words a line away from the same': at(60, 480, 'Experiencia', '1 g') + at(60, 500, 'Experiencia de vendas'),
  }
  for (const [name, operators] of Object.entries(hidden))
    test(`but not ${name}`, async () => expect(await hiddenOf(operators)).toHaveLength(1))
})

test('a town beyond the edge is neither hidden nor read, so that nothing is won by putting words there', async () => {
  const rows = ['Chief Engineer', 'Second Engineer', 'Cadet']
  const document = await readInk([
    ...FILLER,
    ...rows.flatMap((text, at): Ink[] => [
      { text, x: 60, y: 300 + at * 20 },
      { text: 'python kubernetes', x: WIDTH + 8, y: 300 + at * 20 },
    ]),
  ])
  expect(document.hidden).toEqual([])
  expect(texts(document).join(' ')).not.toContain('python')
})

describe('text that is cut off', () => {
  const address = 'maria.aparecida.nogueira@enfermagem.exemplo'
  const common = textOperators(['Uma linha comum para que a pagina tenha palavras que bastem'])
  const shown = (ground: string, x: number) =>
    `q ${ground} BT 1 g /F1 11 Tf ${x} 400 Td (${address}) Tj ET Q 0 g ${common}`
  /** Grounds on which white text begins in sight; its end leaves the sidebar, the clip, or both. */
  const grounds = {
    'a sidebar': (width: number) => `0 0.2 0.4 rg 0 300 ${width} 300 re f`,
    'a clip': (width: number) => `0 0.2 0.4 rg 0 300 595 300 re f 0 300 ${width} 300 re W n`,
  }
  for (const [name, ground] of Object.entries(grounds))
    test(`by the edge of ${name} hides nothing, wherever the edge is`, async () => {
      for (const width of [170, 190, 210, 230, 260]) {
        const document = await read(rawPdf(onePage(shown(ground(width), 60))))
        expect([width, document.hidden]).toEqual([width, []])
        expect(texts(document).some((text) => text.includes(address))).toBe(true)
      }
    })

  test('white words of their own beside it are hidden', async () => {
    const page = `0 0.2 0.4 rg 0 300 200 300 re f BT 1 g /F1 11 Tf 60 400 Td (Contato) Tj 240 0 Td (python lideranca vendas) Tj ET 0 g ${common}`
    const document = await read(rawPdf(onePage(page)))
    expect(document.hidden.map(({ text }) => text)).toEqual(['python lideranca vendas'])
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

  test('invisible text over a full-page picture is recognised text: it is read and the file is marked as a scan', async () => {
    const recognised = FILLER.map((ink) => ({ ...ink, mode: 3 }))
    const document = await read(await makePdf([recognised], picture(WIDTH, HEIGHT)))
    expect(document.scanned).toBe(true)
    expect(document.hidden).toEqual([])
    expect(texts(document)).toEqual(FILLER.map((ink) => ink.text))
  })

  test('a scan in strips, or with the name of the program that made it, is one too', async () => {
    const recognised = FILLER.map((ink) => ({ ...ink, mode: 3 }))
    const strips = async (page: ReturnType<PDFDocument['addPage']>, pdf: PDFDocument) => {
      const image = await pdf.embedPng(Buffer.from(PIXEL, 'base64'))
      for (let y = 0; y < HEIGHT; y += 100) page.drawImage(image, { x: 0, y, width: WIDTH, height: 100 })
    }
    const name: Ink = { text: 'CamScanner', x: 400, y: HEIGHT - 20 }
    for (const document of [
      await read(await makePdf([recognised], strips)),
      await read(await makePdf([[...recognised, name]], picture(WIDTH, HEIGHT))),
    ]) {
      expect([document.scanned, document.hidden]).toEqual([true, []])
      expect(texts(document)).toContain(FILLER[0]!.text)
    }
  })
})

test('a border painted by filling the page through a slit does not hide headings of its colour', async () => {
  const border = '/F1 11 Tf q 60 700 200 1 re W n 0 0.73 0.4 rg 0 0 595 842 re f Q 0 0.73 0.4 rg'
  const lines = ['Experiencia profissional em vendas de varejo', 'Atendi clientes e organizei a vitrine da loja']
  const document = await read(rawPdf(onePage(`${border} ${textOperators(lines)}`)))
  expect(document.hidden).toEqual([])
  expect(texts(document)).toEqual(lines)
})
