// Headings of jobs on one line whose names differ in weight or slant, joined by construction from faces, signs, languages, orders and unknown words.
import { describe, expect, test } from 'bun:test'
import type { Line } from '../../../documents/document'
import type { Faced } from '../../../documents/faces'
import { document } from '../../testing'
import { readResume } from '..'

type Job = readonly [title: string, employer: string, when: string]
const trades: { readonly [heading: string]: readonly Job[] } = {
  Experiência: [
    ['Recepcionista', 'Hotel Sol', '2019 – 2022'],
    ['Enfermeira, UTI Neonatal', 'Hospital Santa Rita', '2016 – 2019'],
    ['Zelvorista', 'Quimbra Tolva', '2014 – 2016'],
    ['Engenheiro de obra', 'casa do Dr. Alcides', '2012 – 2012'],
    ['Cozinheira', 'ClimaVouga – Sabores do Frio, Lda.', '2012 – 2014'],
  ],
  Experience: [
    ['Head Gardener', 'Wrenfield Nurseries', '2019 – 2022'],
    ['Brand Manager', 'Fernhill Dairies plc', '2018 – 2019'],
    ['Vice President, Finance', 'Brandt & Osei Hydraulics', '2016 – 2019'],
    ['Zelvorist', 'Quimbra Tolva', '2014 – 2016'],
    ['Cook', 'The Otter Room', '2012 – 2014'],
  ],
}
const faces = ['', 'bold', 'italic', 'medium'] as const
const pairs = faces.flatMap((title) =>
  faces.filter((employer) => employer !== title).map((one) => [title, one] as const),
)
const signs = [' ', ', ', ' | ', ' – ', ' • ']

/** A résumé whose headings are lines of such stretches. */
const read = (heading: string, headings: readonly (readonly Faced[])[]) => {
  const task = heading === 'Experience' ? '- Trained two colleagues' : '- Treinei duas colegas'
  const texts = headings.flatMap((all) => [all.map(({ text }) => text).join(''), task, ''])
  const page = document('Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', `# ${heading}`, ...texts)
  const lines = page.lines.map((line): Line => {
    const own = headings.find((all) => all.map(({ text }) => text).join('') === line.text)
    return own ? { ...line, faces: own.map(({ text, face }) => ({ text: text.trim(), face })) } : line
  })
  return readResume({ ...page, lines }).roles.map(({ title, employer }) => [title, employer])
}

const headingOf = (
  [title, employer, when]: Job,
  [job, firm]: readonly [string, string],
  sign: string,
  order: Order,
) => {
  const names: readonly Faced[] = [
    { text: title, face: job },
    { text: employer, face: firm },
  ]
  const [first, second] = order === 'title first' ? names : names.toReversed()
  return [first!, { text: sign + second!.text, face: second!.face }, { text: `  (${when})`, face: 'light italic' }]
}
type Order = 'title first' | 'employer first'

describe.each(['title first', 'employer first'] as const)('a change of face is a border between names: %s', (order) => {
  test.each(signs)('with "%s" between them', (sign) => {
    for (const [heading, jobs] of Object.entries(trades))
      for (const pair of pairs)
        expect(
          read(
            heading,
            jobs.map((job) => headingOf(job, pair, sign, order)),
          ),
        ).toEqual(jobs.map(([title, employer]) => [title, employer]))
  })
})

test('most headings of a file say which face the title has, whatever stands first', () => {
  for (const [heading, jobs] of Object.entries(trades))
    for (const pair of pairs)
      for (const sign of signs) {
        const headings = jobs.map((job, at) => headingOf(job, pair, sign, at === 2 ? 'employer first' : 'title first'))
        expect(read(heading, headings)).toEqual(jobs.map(([title, employer]) => [title, employer]))
      }
})

test('a word in another face divides no name', () => {
  const plain = (text: string) => ({ text, face: '' })
  const bold = (text: string) => ({ text, face: 'bold' })
  const jobs = [
    [bold('Coordenadora de '), plain('Marketing, '), plain('Loja Azul, 2019 – 2022')],
    [bold('Recepcionista '), plain('no Hotel Sol, 2015 – 2019')],
  ]
  expect(read('Experiência', jobs)).toEqual([
    ['Coordenadora de Marketing', 'Loja Azul'],
    ['Recepcionista', 'Hotel Sol'],
  ])
})
