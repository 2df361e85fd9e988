// A pause stated among the jobs is no task of one of them, in the clean file and in the draft.
import { describe, expect, test } from 'bun:test'
import { draftFromDocument } from '../draft/import/from-document'
import { document } from '../testing'
import { toSheet } from './layout'

const head = ['Rosa Lima', 'rosa@exemplo.com | (11) 98888-7777 | São Paulo, SP']
const work = [
  '# Experiência',
  'Diarista, Casa de família, 2005 – 2010',
  '- Faxina e comida para uma família de 5 pessoas',
] as const
const study = ['# Formação', 'Ensino médio completo, Escola Exemplo, 2004']
const care =
  'De setembro de 2021 a outubro de 2024 cuidei da minha mãe doente (acamada): dava remédio na hora certa, banho e comida.'

const itemsOf = (...lines: readonly string[]) => toSheet(document(...head, ...lines, ...study)).items
const sectionsOf = (...lines: readonly string[]) => {
  const sections = new Map<string, string[]>()
  for (const { kind, text } of itemsOf(...lines))
    if (kind === 'heading') sections.set(text, [])
    else [...sections.values()].at(-1)?.push(text)
  return sections
}

describe('the clean file', () => {
  test.each([
    [care, care],
    [
      'Cuidei do meu pai. Dava banho e remédio na hora certa.',
      'Cuidei do meu pai. Dava banho e remédio na hora certa.',
    ],
  ])('has the care of a relative in a section of its own: %s', (written, whole) => {
    const sections = sectionsOf(...work, `- ${written}`)
    expect(sections.get('Pausa na carreira')).toEqual([whole])
    expect(sections.get('Experiência Profissional')?.join(' ')).not.toContain('remédio')
  })

  test.each([
    [['Pausa para cuidar dos filhos', '2011 – 2016']],
    [['2011 – 2016', 'Pausa para cuidar dos filhos']],
    [['Pausa para cuidar dos filhos, 2011 – 2016']],
  ])('has an entry that explains a break there, with its period: %p', (entry) => {
    const sections = sectionsOf(...work, ...entry, 'Cozinheira, Bar Sol, 2017 – 2020')
    const pauses = sections.get('Pausa na carreira')?.join(' ') ?? ''
    for (const line of entry) expect(pauses).toContain(line)
    expect(sections.get('Experiência Profissional')?.join(' ')).not.toContain('2011')
  })

  test.each([
    'Cuidei da minha mãe até 2012. Depois trabalhei em restaurante fazendo 80 refeições por dia.',
    'Cuidava de 12 idosos e das famílias deles.',
  ])('keeps work where it is: %s', (line) => {
    expect(sectionsOf(...work, `- ${line}`).has('Pausa na carreira')).toBe(false)
  })
})

const coaching = [
  '=Career Break Coach, Acme Ltd, 01/2015 – 12/2018',
  '- Ran 30 workshops a year',
  '=Parental Leave Cover Teacher, Oak School, 01/2012 – 12/2014',
  '- Taught 25 children',
]

test('a post named after a break stays among the jobs of the clean file', () => {
  const sections = sectionsOf('# Experiência', ...coaching)
  expect(sections.has('Pausa na carreira') || sections.has('Career break')).toBe(false)
})

describe('the draft', () => {
  const partsOf = (...lines: readonly string[]) => draftFromDocument(document(...head, ...lines, ...study))?.parts ?? []

  test('has a post named after a break once, as a job', () => {
    const parts = partsOf('# Experiência', ...coaching)
    expect(parts.filter(({ kind }) => kind === 'job').map(({ fields }) => fields.title)).toEqual([
      'Career Break Coach',
      'Parental Leave Cover Teacher',
    ])
    expect(JSON.stringify(parts).split('30 workshops')).toHaveLength(2)
  })

  test.each([
    [work],
    [['# Experiência', 'Diarista em casa de família', 'Eu fazia faxina, de 2005 a 2010, para 5 pessoas']],
  ])('has it in a part of its own behind the jobs, once', (jobs) => {
    const parts = partsOf(...jobs, `- ${care}`)
    expect(parts.filter(({ lines }) => lines.some(({ text }) => text === care)).map(({ fields }) => fields)).toEqual([
      { heading: 'Pausa na carreira' },
    ])
    expect(JSON.stringify(parts).split('mãe doente')).toHaveLength(2)
  })
})
