// English that was carried over word for word is named with what is usual, and English as it is written is not.
import { expect, test } from 'bun:test'
import { findSlips } from '.'

const slipsOf = (...texts: readonly string[]) =>
  findSlips(
    texts.map((text, at) => ({ text, page: 1, number: at + 1, x: 0, bold: false, bullet: false }) as never),
    'en',
  ).filter(({ translated }) => translated)

test('a translated page has its phrases and its lines that open with the name of an action named', () => {
  const marks = slipsOf(
    'Accountant graduated since 2014, responsible by the fiscal area',
    'Elaboration of balance sheets and monthly closing',
    'Control of invoices in the system',
    'Secretary, 2019 – actual',
  ).map(({ mark, better }) => `${mark} → ${better}`)
  expect(marks).toEqual([
    'graduated since → graduated in',
    'responsible by → responsible for',
    'actual → present',
    'Elaboration of → prepared',
    'Control of → controlled',
  ])
})

test.each([
  [['Development of training for new staff', 'Management of a team of 12', 'Preparation of annual accounts']],
  [['Acting manager for six weeks', 'Cover in course of the night shift', 'Graduated in 2014']],
  [['Elaboration of the safety plan for the harbour']],
])('not %p', (texts) => expect(slipsOf(...texts)).toEqual([]))
