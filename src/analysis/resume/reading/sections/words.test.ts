// Headings in unlisted words: other qualifiers, a typing error, a noun among small words.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { headingName, type SectionName } from './headings'
import { headingAbout, isMisspelt } from './words'

describe('the section a heading names', () => {
  test.each<[string, SectionName]>([
    ['EXPERIÊNCIA PROFISSIONAIS', 'experience'],
    ['Experiencia Profisional:', 'experience'],
    ['Empresas onde trabalhei', 'experience'],
    ['trabalhei nas seguintes firmas', 'experience'],
    ['Firmas em que trabalhei', 'experience'],
    ['Já trabalhei nestes lugares', 'experience'],
    ["Where I've Worked", 'experience'],
    ['Work Experiance', 'experience'],
    ['QUALIDADES TÉCNICAS', 'skills'],
    ['Compentencies', 'skills'],
    ['CONHECIMENTOS DE IDIOMAS', 'languages'],
    ['Informações Acadêmicas', 'education'],
    ['Histórico Acadêmico', 'education'],
    ['Eductaion', 'education'],
    ['ABILIDADES', 'skills'],
    ['Skils', 'skills'],
    ['Cursos e Aprimoramentos', 'courses'],
    ['Experiência Voluntária', 'volunteer'],
    ['Informações Complementares', 'other'],
  ])('%s: %s', (text, name) => expect(headingAbout(text, false)).toBe(name))

  test.each(['Mercado Sol', 'Banco do Brasil', 'Maria Souza', 'Analista', 'Universidade Federal do Ceará', '2019', ''])(
    '%j names no section, however it is formatted',
    (text) => expect(headingAbout(text, true)).toBeNull(),
  )

  test('one or two unlisted words are accepted only with the look of a heading', () => {
    expect(headingAbout('Leadership Experience', false)).toBeNull()
    expect(headingAbout('Leadership Experience', true)).toBe('experience')
    expect(headingAbout('Experiência em obras públicas', true)).toBe('experience')
  })
})

const known: readonly [string, SectionName][] = [
  ['Experiência', 'experience'],
  ['Experiências', 'experience'],
  ['Formação', 'education'],
  ['Escolaridade', 'education'],
  ['Habilidades', 'skills'],
  ['Competências', 'skills'],
  ['Certificações', 'courses'],
  ['Experience', 'experience'],
  ['Employment', 'experience'],
  ['Education', 'education'],
  ['Strengths', 'skills'],
  ['Languages', 'languages'],
]
const qualifier = fc.constantFrom(
  'Profissional',
  'Técnicas',
  'Relevante',
  'Recent',
  'Principais',
  'Complementares',
  'e Outras',
)

test('for any qualifier and any single typing error, the section is the same', () => {
  const slip = (word: string, at: number, how: number): string => {
    const place = 1 + (at % (word.length - 2))
    const swapped = word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2)
    return [
      word,
      word.slice(0, place) + word.slice(place + 1),
      swapped,
      word.slice(0, place) + word[place] + word.slice(place),
    ][how % 4]!
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.option(qualifier),
      fc.nat(20),
      fc.nat(3),
      fc.boolean(),
      (entry, more, at, how, upper) => {
        const [noun, name] = entry
        const text = [slip(noun, at, how), more].filter(Boolean).join(' ')
        const printed = upper ? text.toUpperCase() : text
        expect(headingName(printed) ?? headingAbout(printed, false)).toBe(
          headingName(printed) === null ? name : headingName(printed),
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('typing errors are counted one by one', () => {
  expect(isMisspelt('eductaion', 'education', 1)).toBe(true)
  expect(isMisspelt('proficional', 'profissional', 1)).toBe(false)
  expect(isMisspelt('proficional', 'profissional', 2)).toBe(true)
  expect(isMisspelt('casa', 'experiencia', 2)).toBe(false)
})
