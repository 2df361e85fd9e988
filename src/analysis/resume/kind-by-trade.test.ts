// A page without headings is a résumé where it names the trade, how to call, and what was done.
import { expect, test } from 'bun:test'
import { analyseResume } from '.'
import { document } from './testing'

const scoreOf = (...lines: string[]) => analyseResume(document(...lines)).score

const people = [
  ['Sueli Prado', 'Cuidadora de idosos', 'Natal RN, 84 98811-0177', 'Cuidei da minha mãe acamada por quatro anos'],
  ['Ivo Lima', 'Pedreiro', 'Betim MG (31) 99811-0177', 'Construí muros e calçadas na região por dez anos'],
  ['Joan Price', 'Housekeeper', 'Leeds, 07700 900177', 'Cleaned the rooms of two guest houses every week'],
]
test('somebody of a trade without a heading gets a score', () => {
  for (const lines of people) expect(scoreOf(...lines, 'Curso de primeiros socorros, 2022')).not.toBeNull()
})

test('a flyer and a bill of the same length are none', () => {
  const flyer = [
    ...['Padaria Sol', '(31) 99811-0177', 'Pães quentes às seis da manhã e às quatro da tarde, de segunda a sábado'],
    ...['Bolos de aniversário, tortas salgadas e salgadinhos por encomenda com dois dias de antecedência'],
    'Venha tomar um café com a gente na praça da matriz ou peça pelo telefone e receba em casa sem taxa',
  ]
  const bill = [
    ...['Invoice 17', '07700 900177', 'Bill to: Harbour Bookshop, 12 Quay Street, for the work of March and April'],
    ...['Prepared the yearly accounts of the shop and the return for the tax office, 14 hours at 40 pounds'],
    ...[
      'Subtotal 560 pounds, no tax is due on this bill',
      'Total due 560 pounds, to be paid within thirty days, please',
    ],
  ]
  expect(scoreOf(...flyer)).toBeNull()
  expect(scoreOf(...bill)).toBeNull()
})
