import { expect, test } from 'bun:test'
import { csv } from './csv'

const bare = (rows: (string | number)[][]) => csv(rows).slice(1)

test.each([
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =cmd|x', "'  =cmd|x"],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['=a"b\nc', `"'=a""b\nc"`],
  ['2026-11-20', '2026-11-20'],
])('%j is written %j', (text, written) => expect(bare([[text]])).toBe(`${written}\r\n`))

test('numbers are written as numbers', () => expect(bare([[-150, 0, 2.5]])).toBe('-150,0,2.5\r\n'))
test('a file begins with the UTF-8 byte order mark', () => expect(csv([['é']])).toBe('\u{feff}é\r\n'))
