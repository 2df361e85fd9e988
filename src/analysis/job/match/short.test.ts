import { describe, expect, test } from 'bun:test'
import { jobView } from '../../../texts/job/view'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { advert, one, resume } from './testing'

const now = { year: 2026, month: 11 }
const words = (text: string): string[] => readAdvert(text).keywords.map(({ text: own }) => own)
const person = (head: string, title: string, ...tasks: readonly string[]) =>
  document(
    'Rui Leal',
    head,
    'rui@exemplo.com | Recife, PE',
    '# Experiência Profissional',
    `=${title}, Casa Exemplo, 01/2018 - 12/2023`,
    ...tasks.map((task) => `- ${task}`),
  )

test.each([
  ['Requirements\n- Leading edge repair', 'Leading edge repair'],
  [
    'You should have solid laminate repair behind you and know leading edge protection systems.',
    'leading edge protection systems',
  ],
  ['Requisitos\n- Preparação de corpos\n- Curso de necromaquiagem', 'Preparação de corpos'],
])('%j asks for %s', (text, term) => expect(words(text)).toContain(term))

test.each([
  ['Rope technician wanted for our autumn campaign. You need IRATA Level 2 and GWO BST.', 'campaign'],
  ['You should have solid laminate repair behind you and know turbine gearboxes.', 'laminate repair behind'],
])('%j does not ask for %s', (text, term) => expect(words(text)).not.toContain(term))

test.each([
  ['Limpeza do ateliê', 'Cuidava da limpeza do salão', false],
  ['Limpeza do ateliê', 'Fazia a limpeza do ateliê', true],
])('%s beside %s', (asked, task, met) => expect(one(asked, [task])?.bucket === 'shown').toBe(met))

test.each([
  ['Necropsista – Funerária em Itajaí\nRequisitos\n- Ensino médio', 'Necropsista'],
  ['Luminotécnico\nRequisitos\n- Ensino médio', null],
  ['Cargo: Sonoplasta – Teatro em Santos\nRequisitos\n- Ensino médio', 'Sonoplasta'],
])('the title of %j is %s', (text, title) => expect(readAdvert(text).title).toBe(title))

describe('titles that are near', () => {
  const titleOf = (text: string, whose: ReturnType<typeof person>) =>
    matchJob(readAdvert(text), whose, now).blocks.find(({ id }) => id === 'title')
  test('a headline that begins with the title has it', () => {
    const block = titleOf(
      'Cargo: Tanatopraxista\nRequisitos\n- Tanatopraxia',
      person('Tanatopraxista | 8 anos de ofício', 'Agente funerário', 'Fiz tanatopraxia'),
    )
    expect(block?.gain).toBe(0)
  })
  test('a lead is a team leader of the same work', () => {
    const block = titleOf(
      'Rotor Team Leader\nRequirements\n- GWO BST',
      person('Lead Rotor Technician', 'Rotor Technician'),
    )
    expect(block?.points).toBe(block?.max as number)
  })
  test.each([
    ['Dog Groomer\nRequirements\n- Clipping\n- Hand stripping\n- Nail trimming\n- Poodle cuts', 'Kennel Assistant'],
    [
      "Brewer's Assistant\nRequirements\n- Wort boiling\n- Keg washing\n- Mash tun\n- Yeast pitching",
      'Brewery Operative',
    ],
  ])('%j is no different kind of work for a %s', (text, title) => {
    const result = { ...matchJob(readAdvert(text), person('', title, 'Kept the place in order'), now), resume: 'id' }
    const { headline, summary, suggestions } = jobView(result, 'en-US')
    expect(headline).not.toBe('This job is a different kind of work')
    expect(summary).not.toContain('another job may fit')
    expect(suggestions.map(({ key }) => key)).not.toContain('otherKind')
  })
})

test('of jobs that were not all read with their time no years are shown', () => {
  const whose = document(
    'Rui Leal',
    'rui@exemplo.com',
    '# Experiência Profissional',
    '=Padeiro, Casa Um, 01/2018 - 12/2020',
    '- Assei pães',
    '=Padeiro, Casa Dois',
    '- Fiz massas',
  )
  const { requirements } = matchJob(readAdvert('Padeiro\nRequisitos\n- 5 anos de experiência como padeiro'), whose, now)
  expect(requirements.find(({ kind }) => kind === 'years')).toMatchObject({ met: 'unknown', has: null })
})

test('a licence or above is met by a higher one', () =>
  expect(matchJob(advert('CNH B ou superior'), resume([], ['CNH E']), now).requirements[0]?.met).toBe('yes'))
