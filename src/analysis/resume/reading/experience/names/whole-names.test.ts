// How far a name reaches on its line is found in time linear to the line.
import { expect, test } from 'bun:test'
import { timed } from '../../../../../../tests/helpers/linear'
import { document } from '../../../testing'
import { readResume } from '../..'

test.each(['a-', 'A-', 'a/', '(a)', 'a - ', 'a,'])('a name of 24 times %j is read at once', async (sign) => {
  const line = `Vendedora | Casa Azul Ltda – ${sign.repeat(24)}a,b | 2010 – 2012`
  const page = document('Ana Sol', '# Experiência', line, '- Atendi 40 pessoas por dia')
  expect(await timed(() => readResume(page))).toBeLessThan(1_000)
})
