// Lists, margin notes, headers, footers, tables and columns of constructed pages.
import { describe, expect, test } from 'bun:test'
import { column, FILLER, type Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'

describe('lists and margins', () => {
  test('a heading indented further than the bullets before it keeps its dates', async () => {
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

  test('prose in a narrow justified column is not a row of tags', async () => {
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
  test('bullets are recognised and removed from the text', async () => {
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

  test('a bullet painted slightly higher than its item still makes it an item', async () => {
    const item = [
      { text: '•', x: 60, y: 196 },
      { text: 'Reduzi o custo de entrega', x: 74, y: 200 },
    ]
    const { lines } = await readInk([...FILLER, ...item])
    expect(lines.at(-1)).toMatchObject({ bullet: true, text: 'Reduzi o custo de entrega' })
  })

  test('dates in the right margin beside items are placed below the entry they date', async () => {
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

  test.each(['Precision Parts 2017-06-01 — 2020-10-01', 'Casa Azul jan 19 – mar 22'])(
    'the end of a period at the edge of a page is no page number: %s',
    async (text) => {
      const { lines } = await readInk(FILLER, [{ text, x: 60, y: 30 }, ...FILLER])
      expect(lines.find((line) => line.text === text)?.region).toBe('body')
    },
  )

  test('a name on page one that later pages repeat in small type is not a running header', async () => {
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

test.each(['3 de março de 2025 Ana Sol · Currículo 1', 'March 3, 2025 Ana Sol · Résumé 1', 'Page 1 of 1'])(
  'on a single page "%s" in the footer is not content',
  async (text) => {
    const document = await readInk([...FILLER, { text, x: 60, y: 815, size: 8 }])
    expect(document.lines.at(-1)).toMatchObject({ text, region: 'footer' })
  },
)

describe('columns', () => {
  const left = Array.from({ length: 12 }, (_, at) => `Conduzi o projeto número ${at} da equipe comercial`)
  const right = Array.from({ length: 12 }, (_, at) => `Curso ${at} concluído`)

  test('are read one after the other', async () => {
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

  test('labels beside the text are not a column', async () => {
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
  ])('notes %s are not a column', async (_name, inks) => {
    const document = await readInk([...FILLER, ...column(left, 60, 150), ...inks])
    expect(document.columns).toBe(1)
    expect(texts(document)[3]).toBe(`${left[0]} ${inks[0]?.text}`)
  })
})
