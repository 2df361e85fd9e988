// Names that a profile enumerates are its keywords, and what only looks like a list gives none.
import { describe, expect, test } from 'bun:test'
import { plainLine } from '../../documents/document'
import { analyseLinkedin } from '..'
import { enumerated } from './enumerated'

describe('names that a sentence enumerates', () => {
  test.each([
    [
      'Trabalho em UTI desde 2019, com pacientes graves, ventilação mecânica, hemodiálise e drogas vasoativas.',
      ['ventilação mecânica', 'hemodiálise', 'drogas vasoativas'],
    ],
    ['Night shifts with bedside handover, wound dressing and catheter care.', ['bedside handover', 'catheter care']],
    ['Faço entalhe, encaixe em malhete e laqueação.', ['entalhe', 'encaixe em malhete', 'laqueação']],
    // "Wound dressing" is in our list. Places, people, qualities, verbs and two words are none.
    ['Atendo em Joinville, Curitiba e Blumenau.', []],
    ['Sou organizado, analítico e comprometido.', []],
    ['Por favor me ajudem, curtam e compartilhem.', []],
    ['Criei a Oficina da Quinta, gratuita, no contraturno.', []],
    ['Cuido de alunos, famílias e professores.', []],
    ['Aprendi a ouvir, perguntar e explicar.', []],
    ['Corte e escova.', []],
  ])('%p: %p', (text, wanted) => expect(enumerated(plainLine(text))).toEqual(wanted as string[]))

  test('are keywords and skills of the text', () => {
    const { keywords, checks } = analyseLinkedin({
      headline: 'Registered Nurse | ICU',
      about: 'I nurse ICU patients, with bedside handover, wound dressing and catheter care.',
      experience: '',
    })
    expect(keywords).toEqual(expect.arrayContaining(['ICU', 'dressing', 'bedside handover', 'catheter care']))
    expect(checks.find(({ id }) => id === 'about-skills')?.params.found).toBe(4)
  })
})
