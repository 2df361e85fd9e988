// Reads lines whose words differ in weight, slant or colour from a PDF, a DOCX and the names of fonts.
import { expect, test } from 'bun:test'
import { bareDocx } from '../../../tests/documents/docx'
import { FILLER } from '../../../tests/documents/pdf'
import { readInk } from '../../../tests/documents/read-pdf'
import { readDocx } from './docx/docx'
import { facesOf, toFaces } from './faces'
import { LIMITS } from './limits'
import { toFont } from './pdf/glyphs/fonts'

test('a PDF gives the stretches of a line with two weights, beside each other and far apart', async () => {
  const { lines } = await readInk([
    ...FILLER,
    { text: 'Analista de PCP', x: 60, y: 160, bold: true },
    { text: 'Quimbra Tolva', x: 147, y: 160 },
    { text: '2019', x: 400, y: 160, colour: [1, 0, 0] },
    { text: 'Coordenei a equipe', x: 60, y: 180 },
  ])
  expect(lines.find(({ text }) => text.startsWith('Analista'))?.faces).toEqual([
    { text: 'Analista de PCP', face: 'bold' },
    { text: 'Quimbra Tolva', face: '' },
    { text: '2019', face: '#ff0000' },
  ])
  expect(lines.filter(({ faces }) => faces).length).toBe(1)
})

test('a DOCX gives them too, however its runs cut words', async () => {
  const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const [bold, italic] = ['<w:b/>', '<w:i/>']
  const body = `<w:p>${run('• Enf', bold)}${run('ermeira', bold)}${run(' ')}${run('Hospital Sol', italic)}${run(' Recife', '<w:color w:val="0E7490"/>')}</w:p><w:p>${run('Tudo', bold)}</w:p>`
  const reading = await readDocx(bareDocx(body), LIMITS)
  expect(reading.ok && reading.document.lines.map(({ faces }) => faces)).toEqual([
    [
      { text: 'Enfermeira', face: 'bold' },
      { text: 'Hospital Sol', face: 'italic' },
      { text: 'Recife', face: '#0e7490' },
    ],
    undefined,
  ])
})

test('a letter or a sign of another font divides no word and no stretch', () => {
  const pieces = [
    { text: 'T', face: 'bold' },
    { text: 'é', face: '' },
    { text: 'cnica ', face: 'bold' },
    { text: '–', face: '' },
    { text: ' UTI', face: 'bold' },
  ]
  expect(facesOf(pieces)).toEqual([{ text: 'Técnica – UTI', face: 'bold' }])
})

test('a text with many words in bold has none', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ text: `parte ${at}`, face: at % 2 ? 'bold' : '' }))
  expect(toFaces(many)).toEqual({})
})

test.each([
  ['ABCDEF+OpenSans-Italic', 'italic'],
  ['ABCDEF+Roboto-MediumItalic', 'medium italic'],
  ['LMRoman10-BoldItalic', 'bold italic'],
  ['CMTI10', 'italic'],
  ['Lato-Light', 'light'],
  ['Helvetica-Oblique', 'italic'],
  ['ABCDEF+Lato-Regular', ''],
])('%s is "%s"', (name, face) => expect(toFont({ name }).face).toBe(face))
