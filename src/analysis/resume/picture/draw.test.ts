import { describe, expect, test } from 'bun:test'
import { makePdf } from '../../../../tests/documents/pdf'
import { readDocument } from '../../documents'
import { document } from '../testing'
import { drawPicture } from './draw'
import { type DrawnLine, PICTURE_LIMITS } from './picture'

const pictureOfPdf = async (...pages: Parameters<typeof makePdf>[0]) => {
  const reading = await readDocument(new Uint8Array(await makePdf(pages)))
  if (!reading.ok) throw new Error(reading.refusal)
  return { picture: drawPicture(reading.document, reading.places), document: reading.document }
}
const filler = Array.from({ length: 12 }, (_, at) => ({
  text: `Atendi clientes no balcão ${at}`,
  x: 60,
  y: 300 + at * 20,
}))
const find = (lines: readonly DrawnLine[], text: string) => lines.find((line) => line.text.includes(text))

describe('the picture of a PDF', () => {
  test('has each line at its own place, with the number that evidence names it by', async () => {
    const { picture, document: read } = await pictureOfPdf([
      { text: 'Ana Souza Lima', x: 60, y: 80, size: 18, bold: true },
      { text: 'Vendedora, Casa Azul', x: 60, y: 140, size: 11 },
      { text: '2018 - 2024', x: 430, y: 140, size: 11 },
      ...filler,
    ])
    expect(picture.placed).toBe(true)
    const [page] = picture.pages
    expect(page).toMatchObject({ page: 1, width: expect.any(Number), height: expect.any(Number) })
    const name = find(page?.lines ?? [], 'Ana Souza')
    expect(name).toMatchObject({ number: 1, size: 18, bold: true, hidden: null, jumps: false })
    expect(name?.pieces[0]?.x).toBeCloseTo(60, 0)
    const dated = find(page?.lines ?? [], 'Vendedora')
    expect(dated?.pieces.map(({ x }) => Math.round(x))).toEqual([60, 430])
    expect(page?.lines.map(({ text }) => text)).toEqual(read.lines.map(({ text }) => text))
  })

  test('shows hidden text where it stands, apart from what was read', async () => {
    const { picture } = await pictureOfPdf([...filler, { text: 'python java sql', x: 60, y: 700, colour: [1, 1, 1] }])
    const hidden = find(picture.pages[0]?.lines ?? [], 'python java')
    expect(hidden).toMatchObject({ number: null, hidden: 'white' })
    expect(hidden?.y).toBeCloseTo(700, -1)
  })

  test('shows where the order of reading jumps back up the page', async () => {
    const column = (x: number, name: string) =>
      Array.from({ length: 12 }, (_, at) => ({ text: `${name} linha ${at} da coluna`, x, y: 100 + at * 30, size: 10 }))
    const { picture } = await pictureOfPdf([...column(60, 'Esquerda'), ...column(340, 'Direita')])
    const jumps = (picture.pages[0]?.lines ?? []).filter((line) => line.jumps)
    expect(jumps.map(({ text }) => text)).toEqual(['Direita linha 0 da coluna'])
  })

  test('dates beside a heading, read before the lines left of them, are no jump', async () => {
    const left = ['Casa Azul, Vendedora', 'Atendi 40 clientes', 'e cuidei das trocas'].map((text, at) => ({
      ...{ text, x: 60, y: 140 + at * 13, size: 10 },
    }))
    const right = ['06/2018 - atual', '6 anos'].map((text, at) => ({ text, x: 470, y: 159 + at * 13, size: 10 }))
    const reading = await readDocument(new Uint8Array(await makePdf([[...left, ...right, ...filler]])))
    if (!reading.ok) throw new Error(reading.refusal)
    const { document, places } = reading
    const order = ['Casa', '06/', '6 anos', 'Atendi 40', 'e cuidei'].map((start) =>
      document.lines.findIndex(({ text }) => text.startsWith(start)),
    )
    const picked = <Value>(all: readonly Value[]) => order.flatMap((at) => all[at] ?? [])
    const picture = drawPicture(
      { ...document, lines: picked(document.lines) },
      places && { ...places, lines: picked(places.lines) },
    )
    const lines = picture.pages[0]?.lines ?? []
    expect(lines.map(({ text }) => text)).toEqual([
      'Casa Azul, Vendedora',
      '06/2018 - atual',
      '6 anos',
      'Atendi 40 clientes',
      'e cuidei das trocas',
    ])
    expect(lines.filter((line) => line.jumps)).toEqual([])
  })

  test('masks the numbers of documents', async () => {
    const { picture } = await pictureOfPdf([{ text: 'CPF 529.982.247-25', x: 60, y: 60 }, ...filler])
    expect(JSON.stringify(picture)).not.toContain('529')
    expect(find(picture.pages[0]?.lines ?? [], 'CPF')?.pieces[0]?.text).toContain('•••.•••')
  })
})

describe('the picture of a DOCX', () => {
  const word = {
    ...document('Ana Souza Lima', '# Experiência', `- ${'Vendi sapatos e bolsas '.repeat(12)}`),
    kind: 'docx',
  } as const

  test('has the lines one below the other, wrapped, each number once', () => {
    const { placed, pages } = drawPicture(word, undefined)
    expect(placed).toBe(false)
    const lines = pages[0]?.lines ?? []
    const ys = lines.map(({ y }) => y)
    expect(ys).toEqual(ys.toSorted((a, b) => a - b))
    expect(lines.flatMap(({ number }) => number ?? [])).toEqual(word.lines.map(({ number }) => number))
    expect(lines.length).toBeGreaterThan(word.lines.length)
  })

  test('has bounds', () => {
    const many = { ...word, lines: Array.from({ length: 3_000 }, (_, at) => ({ ...word.lines[0]!, number: at + 1 })) }
    const { pages } = drawPicture(many, undefined)
    expect(pages.length).toBeLessThanOrEqual(PICTURE_LIMITS.pages)
    expect(pages.reduce((sum, { lines }) => sum + lines.length, 0)).toBeLessThanOrEqual(PICTURE_LIMITS.lines)
  })
})
