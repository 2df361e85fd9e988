// Glyphs of icon fonts are pictures, whatever letters the font assigns to them.
import { expect, test } from 'bun:test'
import { mappedPdf } from '../../../../../tests/documents/mapped'
import { LIMITS } from '../../limits'
import { readPdf } from '../pdf'
import { toFont } from './fonts'
import { IDENTITY } from './matrix'
import { showText } from './show'
import { newState } from './state'

const filler = ['Ana Souza Lima', 'Coordenei a equipe de vendas da regional sul', 'Implantei o estoque em doze lojas']

const read = async (line: string): Promise<string | undefined> => {
  const reading = await readPdf(mappedPdf([...filler, line]), LIMITS)
  return reading.ok ? reading.document.lines.at(-1)?.text : reading.refusal
}

test.each([
  ['{Envelope} ana@example.com | {Github-square} ana', 'ana@example.com | ana'],
  ['{HOUSE-CHIMNEY} Recife, PE', 'Recife, PE'],
  ['o{ffi}ce {Th}e {fi}m', 'office The fim'],
])(
  '%s: a font that maps a glyph to a name is an icon font, one that maps it to a ligature is not',
  async (line, seen) => {
    expect(await read(line)).toBe(seen)
  },
)

test.each([
  ['WGNKYN+FontAwesome5Free-Solid', true],
  ['SHEPIP+MarVoSym', true],
  ['Material-Icons-Outlined', true],
  ['GDGEMQ+SourceSansPro-Regular', false],
])('%s is an icon font: %p', (name, icons) => {
  expect(toFont({ name }).icons).toBe(icons)
})

test('the signs of TeX’s bitmap fonts are read by their codes, those of other fonts are not', () => {
  const signs = (isType3Font: boolean) => {
    const font = { ...toFont({ name: 'Type3', isType3Font }), em: 1 }
    const glyph = (unicode: string) => ({ unicode, width: 500, isSpace: false })
    const pieces = ['2', '\u0015', '\u001C', '\u001D', '\u0016'].map(glyph)
    return showText({ ...newState(IDENTITY, { left: 0, right: 600, top: 0, bottom: 800 }), font, size: 10 }, pieces)
      .map(({ text }) => text)
      .join(' ')
  }
  expect(signs(true)).toBe('2 – fi fl —')
  expect(signs(false)).toBe('2 \u0015 \u001C \u001D \u0016')
})

test('a Type 3 font of a dash alone has the size that it is set in, as the rest of its font has', () => {
  const part = (glyphs: readonly string[]) =>
    toFont({
      isType3Font: true,
      fontMatrix: [0.001, 0, 0, -0.001, 0, 0],
      bbox: [0, -277, 499, -255],
      charProcOperatorList: Object.fromEntries(glyphs.map((glyph) => [glyph, {}])),
    })
  expect(part(['.notdef', 'endash']).em).toBe(1)
  expect(part(['.notdef', 'a', 'b', 'c', 'd', 'e']).em).toBeLessThan(0.1)
})
