// Tests of text normalisation and bullets.
import { describe, expect, test } from 'bun:test'
import { cleanText, countUnreadable, dropIcons, firstIcon, listIcons, printable, splitBullet } from './text'

describe('cleanText', () => {
  test.each([
    ['PERfiL PROfiSSIONAL', 'PERFIL PROFISSIONAL'],
    ['PER\uFB01L', 'PERFIL'],
    ['o\uFB03cial e \uFB02uxo', 'official e fluxo'],
    ['WiFi e perfil', 'WiFi e perfil'],
    ['Forma\u00E7a\u0303o', 'Formação'],
    ['a\u00A0 b\t\nc', 'a b c'],
    ['co\u00ADopera\u200Bção', 'cooperação'],
    ['compu\u00AD', 'compu-'],
    ['Sep. 2023 \u00AD Mar. 2024', 'Sep. 2023 - Mar. 2024'],
    ['2019\u00AD2021, COVID\u00AD19', '2019-2021, COVID-19'],
    ['\u00AD Vendi', '- Vendi'],
    ['coor\u00AD denação\u00AD, \u00AD', 'coor denação,'],
    ['high\u2010impact, e\u2011mail', 'high-impact, e-mail'],
    ['1º lugar, 3ª edição, 20 m², 50 °C', '1º lugar, 3ª edição, 20 m², 50 °C'],
    ['Ｅｘｃｅｌ', 'Excel'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })
})

test('a control character alone is an icon, also the first of all', () => {
  for (const icon of ['\u0000', '\u0007', '\uE03E']) expect(dropIcons(`${icon} Tour Guide`)).toBe('Tour Guide')
})

describe('splitBullet', () => {
  test.each([
    ['• Vendi', 'Vendi'],
    ['\uF0B7Vendi', 'Vendi'],
    ['‣ Vendi', 'Vendi'],
    ['- Vendi', 'Vendi'],
    ['-Vendi', 'Vendi'],
    ['* Vendi', 'Vendi'],
    ['o Vendi', 'Vendi'],
    ['•', ''],
  ])('%j starts a list item', (line, text) => {
    expect(splitBullet(line)).toEqual({ bullet: true, text })
  })

  test.each(['o cliente', 'Vendi - muito', '-5% de custo', '\uF041 São Paulo', '2019 – 2021', '--'])(
    '%j starts no list item',
    (line) => {
      expect(splitBullet(line)).toEqual({ bullet: false, text: line })
    },
  )
})

test('lone private-use characters are icons; inside a word they are lost letters', () => {
  expect(dropIcons('\uF095 (11) 98765-4321')).toBe('(11) 98765-4321')
  expect(dropIcons('E\uE001peri\uE002ncia')).toBe('E\uE001peri\uE002ncia')
})

test('unreadable characters are counted as a share of the visible ones', () => {
  expect(countUnreadable('a b\uFFFD\uE000\u0001')).toEqual({ visible: 5, unreadable: 3 })
})

test('what no file and no page may hold is left out, and line ends stay', () => {
  expect(printable('A\u0000n\u001ba\u202e \ufffeB\n\tC')).toBe('Ana B\n\tC')
  expect(printable('\ud800x')).toBe('\ufffdx')
  expect(cleanText('Ana\u202e\u2066 Prado\uffff')).toBe('Ana Prado')
})

test('an icon that begins two lines in a row is the sign of a list, one before each date is not', () => {
  const lines = [
    '\uE100 2019 – 2021',
    '\uE300 Planejei rotas',
    '\uE300 Treinei colegas',
    '\uE100 2015 – 2018',
    '\uE300 Motos',
  ]
  const icons = listIcons(lines)
  expect(lines.filter((line) => icons.has(firstIcon(line)))).toEqual([lines[1]!, lines[2]!, lines[4]!])
  expect(firstIcon('Motos')).toBeNull()
})
