// Reads constructed Word files: lines, tables, regions, hidden text and refusals.
import { describe, expect, test } from 'bun:test'
import { bareDocx, p, relations, wordPart } from '../../../../tests/documents/docx'
import type { Document } from '../document'
import { LIMITS } from '../limits'
import { readDocx } from './docx'

async function read(bytes: Uint8Array): Promise<Document> {
  const reading = await readDocx(bytes, LIMITS)
  if (!reading.ok) throw new Error(`refused: ${reading.refusal}`)
  return reading.document
}

const readBody = (body: string, extra: { [part: string]: string } = {}) => read(bareDocx(body, extra))
const texts = (document: Document) => document.lines.map((line) => line.text)

describe('lines', () => {
  test('paragraphs are lines with the size and weight they inherit', async () => {
    const styles = wordPart(
      'styles',
      `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
       <w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>
       <w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/></w:rPr></w:style>
       <w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Base"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>`,
    )
    const body =
      p('Maria Araújo', '', '<w:pStyle w:val="Title"/>') +
      p('Gestão de lojas') +
      p('São Paulo', '<w:b w:val="0"/><w:sz w:val="19"/>', '<w:pStyle w:val="Title"/>')
    const document = await readBody(body, { 'word/styles.xml': styles })
    expect(document.lines.map(({ number, text, size, bold }) => [number, text, size, bold])).toEqual([
      [1, 'Maria Araújo', 16, true],
      [2, 'Gestão de lojas', 11, false],
      [3, 'São Paulo', 9.5, false],
    ])
    expect(document.fonts[0]).toEqual({ family: 'Calibri', size: 11, characters: 13, unicode: true })
    expect(document).toMatchObject({ kind: 'docx', pages: null, unreadable: 0, respaced: 0, scanned: false })
  })

  test('runs join without added spaces; tabs and breaks separate', async () => {
    const body =
      '<w:p><w:r><w:t>Ge</w:t></w:r><w:r><w:t>rente</w:t><w:tab/><w:t>2020</w:t><w:br/><w:t>Loja</w:t><w:noBreakHyphen/><w:t>Sul</w:t></w:r></w:p>'
    const { lines } = await readBody(body)
    expect(lines.map(({ text, parts }) => [text, parts])).toEqual([
      ['Gerente 2020', ['Gerente', '2020']],
      ['Loja-Sul', undefined],
    ])
  })

  test('list paragraphs are items, by their own numbering or by their style; headings and numId 0 are not', async () => {
    const numbering = (id: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
    const styles = wordPart(
      'styles',
      `<w:style w:type="paragraph" w:styleId="List"><w:pPr>${numbering(3)}</w:pPr></w:style>
       <w:style w:type="paragraph" w:styleId="H1"><w:pPr>${numbering(4)}<w:outlineLvl w:val="0"/></w:pPr></w:style>`,
    )
    const body =
      p('Vendi mais', '', numbering(1)) +
      p('Treinei a equipe', '', '<w:pStyle w:val="List"/>') +
      p('Fora da lista', '', `<w:pStyle w:val="List"/>${numbering(0)}`) +
      p('Experiência', '', '<w:pStyle w:val="H1"/>') +
      p('• Digitado à mão')
    const document = await readBody(body, { 'word/styles.xml': styles })
    expect(document.lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Vendi mais', true],
      ['Treinei a equipe', true],
      ['Fora da lista', false],
      ['Experiência', false],
      ['Digitado à mão', true],
    ])
  })

  test('a line below an empty paragraph or row says so', async () => {
    const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`
    const table = `<w:tbl><w:tr>${cell('')}${cell('')}</w:tr><w:tr>${cell('2019')}${cell('')}</w:tr></w:tbl>`
    const { lines } = await readBody(p('Ana') + p(' ') + p('Estudos') + p('Direito') + table + p('Caixa'))
    expect(lines.map(({ text, spaced }) => [text, spaced ?? false])).toEqual([
      ['Ana', false],
      ['Estudos', true],
      ['Direito', false],
      ['2019', true],
      ['Caixa', false],
    ])
  })

  test('cyclic styles do not cause an endless loop', async () => {
    const style = (id: string, base: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${base}"/><w:rPr><w:b/></w:rPr></w:style>`
    const styles = wordPart('styles', style('A', 'B') + style('B', 'A'))
    const document = await readBody(p('Texto', '', '<w:pStyle w:val="A"/>'), { 'word/styles.xml': styles })
    expect(document.lines[0]).toMatchObject({ text: 'Texto', bold: true })
  })

  test('insertions count, deletions and field codes do not', async () => {
    const body = `<w:p><w:ins><w:r><w:t>Novo </w:t></w:r></w:ins><w:del><w:r><w:delText>velho </w:delText></w:r></w:del>
      <w:moveFrom><w:r><w:t>longe </w:t></w:r></w:moveFrom>
      <w:r><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "https://example.com/maria"</w:instrText></w:r>
      <w:r><w:t>meu site</w:t></w:r></w:p>`
    const document = await readBody(body)
    expect(texts(document)).toEqual(['Novo meu site'])
    expect(document.links).toEqual(['https://example.com/maria'])
  })
})

describe('rows of a table', () => {
  const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => p(line)).join('')}</w:tc>`
  const bold = (text: string) => `<w:tc><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`
  const rows = async (...all: string[]) =>
    (await readBody(`<w:tbl>${all.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`)).lines.map(
      ({ text, parts }) => parts ?? text,
    )

  test('with one line per cell become one line of parts, with a bold label or not', async () => {
    expect(await rows(cell('Empresa') + cell('Atento'), bold('Cargo') + cell('Operadora'))).toEqual([
      ['Empresa', 'Atento'],
      ['Cargo', 'Operadora'],
    ])
  })

  test('with headings side by side, columns or a lone cell are unchanged', async () => {
    const columns = cell('Contato') + cell('Loja Sul', 'Vendedora')
    expect(await rows(bold('CONTATO') + bold('PERFIL'), columns, cell('Resumo') + cell(''))).toEqual([
      'CONTATO',
      'PERFIL',
      'Contato',
      'Loja Sul',
      'Vendedora',
      'Resumo',
    ] as never)
  })
})

describe('regions', () => {
  test('table cells, headers and footers are marked, header first and footer last', async () => {
    const table = `<w:tbl><w:tr><w:tc>${p('Inglês')}</w:tc><w:tc>${p('Fluente')}</w:tc></w:tr></w:tbl>`
    const section =
      '<w:sectPr><w:headerReference r:id="r1"/><w:footerReference r:id="r2"/><w:cols w:num="2"/></w:sectPr>'
    const document = await readBody(p('Corpo') + table + section, {
      'word/header1.xml': wordPart('hdr', p('maria@example.com')),
      'word/footer1.xml': wordPart('ftr', p('Página 1')),
      'word/header9.xml': wordPart('hdr', p('nowhere referred to')),
      'word/_rels/document.xml.rels': relations(
        { id: 'r1', type: 'header', target: 'header1.xml' },
        { id: 'r2', type: 'footer', target: 'footer1.xml' },
      ),
    })
    expect(document.lines.map(({ text, region }) => [text, region])).toEqual([
      ['maria@example.com', 'header'],
      ['Corpo', 'body'],
      ['Inglês Fluente', 'table'],
      ['Página 1', 'footer'],
    ])
    expect(document).toMatchObject({ tables: 1, columns: 2 })
  })

  test('a text box stored for old and new readers is read once', async () => {
    const box = (text: string) => `<w:txbxContent>${p(text)}</w:txbxContent>`
    const body = `<w:p><w:r><w:t>Antes</w:t><mc:AlternateContent>
      <mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="914400" cy="914400"/><wps:wsp><wps:txbx>${box('Contato em caixa')}</wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice>
      <mc:Fallback><w:pict><v:shape><v:textbox>${box('Contato para leitores antigos')}</v:textbox></v:shape></w:pict></mc:Fallback>
      </mc:AlternateContent></w:r></w:p>`
    const document = await readBody(body)
    expect(document.lines.map(({ text, region }) => [text, region])).toEqual([
      ['Antes', 'body'],
      ['Contato em caixa', 'textbox'],
    ])
    expect(document.textboxes).toBe(1)
  })

  test('pictures count, icons do not; links come from relationships', async () => {
    const picture = (emu: number) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${emu}" cy="${emu}"/><a:graphic><a:blip/></a:graphic></wp:inline></w:drawing></w:r></w:p>`
    const link = `<w:p><w:hyperlink r:id="r5"><w:r><w:t>perfil</w:t></w:r></w:hyperlink></w:p>`
    const document = await readBody(
      p('um dois três quatro cinco seis sete oito nove dez') + picture(914_400) + picture(100_000) + link,
      {
        'word/_rels/document.xml.rels': relations({
          id: 'r5',
          type: 'hyperlink',
          target: 'https://linkedin.com/in/maria',
          external: true,
        }),
      },
    )
    expect(document.images).toBe(1)
    expect(document.links).toEqual(['https://linkedin.com/in/maria'])
    expect(texts(document)).toContain('perfil')
  })
})

describe('text that cannot be seen', () => {
  const cases: [string, string, string][] = [
    ['vanish', '<w:vanish/>', 'vanish'],
    ['white', '<w:color w:val="FFFFFF"/>', 'white'],
    ['the colour of its shading', '<w:color w:val="1F3864"/><w:shd w:fill="1F3864"/>', 'white'],
    ['two points or less', '<w:sz w:val="4"/>', 'tiny'],
  ]
  test.each(cases)('%s is hidden', async (_name, run, reason) => {
    const document = await readBody(p('À vista') + p('palavra chave', run))
    expect(document.hidden).toEqual([{ reason: reason as 'white', page: 1, text: 'palavra chave' }])
    expect(texts(document)).toEqual(['À vista'])
  })

  test('vanish applies through a character style unless the run disables it', async () => {
    const styles = wordPart(
      'styles',
      '<w:style w:type="character" w:styleId="Hid"><w:rPr><w:vanish/></w:rPr></w:style>',
    )
    const body = p('some', '<w:rStyle w:val="Hid"/>') + p('fica', '<w:rStyle w:val="Hid"/><w:vanish w:val="0"/>')
    const document = await readBody(body, { 'word/styles.xml': styles })
    expect(texts(document)).toEqual(['fica'])
    expect(document.hidden.map((hidden) => hidden.text)).toEqual(['some'])
  })

  test('white on a dark cell, paragraph, highlighter or styled table is visible', async () => {
    const white = '<w:color w:val="FFFFFF"/>'
    const dark = '<w:shd w:val="clear" w:fill="1F3864"/>'
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr>${dark}</w:tcPr>${p('célula', white)}</w:tc></w:tr></w:tbl>`
    const styled = `<w:tbl><w:tblPr><w:tblStyle w:val="GridTable5Dark"/></w:tblPr><w:tr><w:tc>${p('estilo', white)}</w:tc></w:tr></w:tbl>`
    const body = cell + p('parágrafo', white, dark) + p('marcador', `${white}<w:highlight w:val="black"/>`) + styled
    const document = await readBody(body)
    expect(document.hidden).toEqual([])
    expect(texts(document)).toEqual(['célula', 'parágrafo', 'marcador', 'estilo'])
  })

  test('white is in sight wherever a colour stands behind it, and hidden on the same without the colour', async () => {
    const white = p('Experiência de vendas', '<w:color w:val="FFFFFF"/>')
    const shade = (attributes: string) => `<w:shd w:val="clear" w:color="auto" ${attributes}/>`
    const table = (inside: string, cell: string, row = '') =>
      `<w:tbl><w:tblPr>${inside}</w:tblPr><w:tr>${row && `<w:tblPrEx>${row}</w:tblPrEx>`}<w:tc><w:tcPr>${cell}</w:tcPr>${white}</w:tc></w:tr></w:tbl>`
    const shape = (fill: string, place = '') =>
      `<w:p><w:r><w:drawing><wp:anchor ${place}><wp:extent cx="2000000" cy="9000000"/><wps:wsp><wps:spPr>${fill}</wps:spPr></wps:wsp></wp:anchor></w:drawing></w:r></w:p>`
    const box = (style: string) =>
      `<w:p><w:r><w:drawing><wp:inline><wps:wsp><wps:spPr/>${style}<wps:txbx><w:txbxContent>${white}</w:txbxContent></wps:txbx></wps:wsp></wp:inline></w:drawing></w:r></w:p>`
    const solid = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>'
    const onColour = {
      'a solid pattern': table('', '<w:shd w:val="solid" w:color="1F3864" w:fill="auto"/>'),
      'a dense pattern': table('', '<w:shd w:val="pct90" w:color="1F3864" w:fill="FFFFFF"/>'),
      'a colour of the theme': table('', shade('w:fill="auto" w:themeFill="accent1"')),
      'a coloured table': table(shade('w:fill="1F3864"'), ''),
      'a coloured row': table('', '', shade('w:fill="1F3864"')),
      'a box in the style of the theme': box('<wps:style><a:fillRef idx="1"/></wps:style>'),
      'a shape of another paragraph': shape(solid) + white,
      'a box without a fill on such a shape': shape(solid) + box(''),
      'a picture behind the text': shape('', 'behindDoc="1"') + white,
    }
    for (const [name, body] of Object.entries(onColour))
      expect([name, (await readBody(body)).hidden]).toEqual([name, []])
    const plain = [
      table('', shade('w:fill="FFFFFF" w:themeFill="background1"')),
      table('', ''),
      box(''),
      shape('') + white,
    ]
    for (const body of plain) expect((await readBody(p('À vista') + body)).hidden).toHaveLength(1)
  })
})

describe('refusals', () => {
  const refusal = async (bytes: Uint8Array, limits = LIMITS) => {
    const reading = await readDocx(bytes, limits)
    return reading.ok ? null : reading.refusal
  }

  test('a DOCTYPE is refused before any entity is parsed', async () => {
    const lol = '<!DOCTYPE w:document [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:document><w:body/></w:document>'
    expect(await refusal(bareDocx('', { 'word/document.xml': lol }))).toBe('damaged')
    expect(await refusal(bareDocx(p('&nbsp;')))).toBe('damaged')
  })

  test('malformed XML, missing parts and other bytes are damaged', async () => {
    expect(await refusal(bareDocx('<w:p>'))).toBe('damaged')
    expect(await refusal(bareDocx('', { 'word/document.xml': '<w:document/>' }))).toBe('damaged')
    expect(await refusal(new Uint8Array(40))).toBe('damaged')
  })

  test('a file without content is empty; a picture without words is a scan', async () => {
    expect(await refusal(bareDocx(''))).toBe('empty')
    expect(await refusal(bareDocx('<w:p><w:r><w:pict><v:shape><v:imagedata/></v:shape></w:pict></w:r></w:p>'))).toBe(
      'scanned',
    )
  })

  test('depth, elements, attributes and characters accept the limit and refuse one more', async () => {
    const bytes = bareDocx(p('doze letras!') + p('mais doze !!'))
    expect(await refusal(bytes, { ...LIMITS, characters: 24 })).toBeNull()
    expect(await refusal(bytes, { ...LIMITS, characters: 23 })).toBe('too-much-text')
    // counted: document, body and two each of p, r, t
    expect(await refusal(bytes, { ...LIMITS, elements: 8, depth: 5 })).toBeNull()
    expect(await refusal(bytes, { ...LIMITS, elements: 7, depth: 5 })).toBe('damaged')
    expect(await refusal(bytes, { ...LIMITS, elements: 8, depth: 4 })).toBe('damaged')
    const attributes = Array.from({ length: LIMITS.attributes }, (_, at) => ` a${at}=""`).join('')
    const paragraph = p('doze letras!')
    expect(await refusal(bareDocx(paragraph.replace('<w:p', `<w:p${attributes}`).repeat(2)))).toBeNull()
    expect(await refusal(bareDocx(paragraph.replace('<w:p', `<w:p${attributes} b=""`)))).toBe('damaged')
  })
})
