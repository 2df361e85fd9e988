// Headings turned by a quarter beside their text, as some designs set them, are read before it.
import { expect, test } from 'bun:test'
import { onePage, rawPdf } from '../../../../../tests/documents/rawpdf'
import { read, texts } from '../../../../../tests/documents/read-pdf'

const line = (text: string, x: number, y: number, size = 10) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`
/** Downwards at the right of the text, or upwards at its left. */
const turned = (text: string, x: number, y: number, isDown: boolean, size = 26) =>
  `BT /F1 ${size} Tf ${isDown ? '0 -1 1 0' : '0 1 -1 0'} ${x} ${y} Tm (${text}) Tj ET`

const jobs = [
  'Vendedora, Casa Azul, 2019 - 2023',
  'Atendi quarenta clientes por dia',
  'Caixa, Mercado Sol, 2015 - 2019',
  'Fechei o caixa da noite',
]
const schools = ['Ensino Medio, Escola Estadual, 2014', 'Curso de vendas, Senac, 2016']

test.each([true, false])('a turned heading stands before the text beside it, down %p', async (isDown) => {
  const x = isDown ? 520 : 50
  const contents = [
    line('Helena Duarte Prado', 80, 780, 20),
    ...jobs.map((text, at) => line(text, 80, 700 - at * 16)),
    ...schools.map((text, at) => line(text, 80, 560 - at * 16)),
    turned('EMPREGOS', x, isDown ? 708 : 640, isDown, 14),
    turned('CURSOS', x, isDown ? 572 : 530, isDown, 14),
  ]
  const lines = texts(await read(rawPdf(onePage(contents.join('\n')))))
  expect(lines).toEqual(['Helena Duarte Prado', 'EMPREGOS', ...jobs, 'CURSOS', ...schools])
})

test('small turned text, such as a mark at the margin, is read last', async () => {
  const contents = [...jobs.map((text, at) => line(text, 80, 700 - at * 16)), turned('Modelo 7', 20, 640, false, 7)]
  expect(texts(await read(rawPdf(onePage(contents.join('\n')))))).toEqual([...jobs, 'Modelo 7'])
})
