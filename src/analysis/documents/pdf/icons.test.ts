// Glyphs of icon fonts are pictures, whatever letters the font assigns to them.
import { expect, test } from 'bun:test'
import { mappedPdf } from '../../../../tests/documents/mapped'
import { LIMITS } from '../limits'
import { toFont } from './fonts'
import { readPdf } from './pdf'

const FILLER = ['Ana Souza Lima', 'Coordenei a equipe de vendas da regional sul', 'Implantei o estoque em doze lojas']

const read = async (line: string): Promise<string | undefined> => {
  const reading = await readPdf(mappedPdf([...FILLER, line]), LIMITS)
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
