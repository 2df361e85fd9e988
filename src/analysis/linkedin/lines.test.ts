import { describe, expect, test } from 'bun:test'
import { toLines } from './lines'

const texts = (raw: string) => toLines(raw, 10_000).lines.map(({ text }) => text)

describe('lines of a pasted text', () => {
  test.each([
    ['each line twice', 'Analista\nAnalista\nRede Azul\nRede Azul', ['Analista', 'Rede Azul']],
    ['a line twice in itself', 'Analista de DadosAnalista de Dados', ['Analista de Dados']],
    ['a line twice with a space', 'Analista de Dados Analista de Dados', ['Analista de Dados']],
    ['a whole text twice', 'Ana\nRede\nAna\nRede', ['Ana', 'Rede']],
    [
      'a sentence said before',
      'Cuido de oito leitos por plantão na UTI\nB\nCuido de oito leitos por plantão na UTI',
      ['Cuido de oito leitos por plantão na UTI', 'B'],
    ],
    [
      'a second job of the same name',
      'Vendedora\nLoja A\nVendedora\nLoja B',
      ['Vendedora', 'Loja A', 'Vendedora', 'Loja B'],
    ],
    ['a word again and again', 'excel Excel excel e word', ['excel e word']],
    ['a short word that is its own half', 'coco', ['coco']],
    ['employment terms', 'Rede Azul · Tempo integral\nRecife, Brasil · Híbrida', ['Rede Azul', 'Recife, Brasil']],
    ['what the page adds', 'Logo de Rede Azul\nSou analista …ver mais\nExibir todas as experiências', ['Sou analista']],
    ['bullets', '• Vendi\n- Atendi\n* Criei', ['Vendi', 'Atendi', 'Criei']],
    ['words split by signs nobody sees', 'Py\u200bthon\u2060 e\u00ad\u{E0041} SQL', ['Python e SQL']],
    ['Windows and old Mac line ends', 'a b\r\nc d\re f', ['a b', 'c d', 'e f']],
    ['nothing', ' \n\t\n', []],
  ])('%s', (_, raw, wanted) => {
    expect(texts(raw)).toEqual(wanted as string[])
  })

  test('keep their original line number', () => {
    expect(toLines('Ana\nAna\n\nSQL', 100).lines.map(({ number }) => number)).toEqual([1, 4])
  })

  test('count the repeated ones', () => {
    expect(toLines('Ana\nAna\nRede\nRede', 100).repeated).toBe(2)
    expect(toLines('Ana\nRede', 100).repeated).toBe(0)
  })

  test('end at the limit', () => {
    expect(toLines('abcdefghijklmnop', 10).lines[0]?.text).toHaveLength(10)
  })
})
