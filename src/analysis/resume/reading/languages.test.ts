// A language is found wherever and however a page says that its owner speaks it, and never in the name of a job or a course.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '..'
import { parted } from '../testing'
import { readResume } from '.'
import { findLanguages } from './languages'
import { findListed } from './listed'
import { fold } from './text'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const runs = { numRuns: 300 }
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const work = ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2018']

const portuguese = of('Inglês', 'Espanhol', 'Francês', 'Alemão', 'Italiano', 'Japonês', 'Libras', 'Mandarim')
const english = of('English', 'Spanish', 'French', 'German', 'Mandarin', 'Urdu', 'Polish', 'Haitian Creole', 'Welsh')
const tongue = fc.oneof(portuguese, english)
const level = of(
  ...['básico', 'intermediário', 'avançado', 'fluente', 'nativo', 'B2', 'C1', 'leitura', 'técnico', 'bom'],
  ...['native', 'fluent', 'conversational', 'professional', 'limited working', 'mother tongue', '80%', '●●●○○'],
)

/** Where a page says it, with the lines that do. */
type Say = (a: string, b: string, level: string) => readonly string[]
const written = of<Say>(
  (a, b, c) => ['# Idiomas', `${a} – ${c}`, `${b} (${c})`],
  (a, b, c) => ['# Languages', `${a}: ${c}; ${b}: ${c}`],
  (a, b, c) => ['# Idiomas', `${a} ¦ ${b}`, `${c} ¦ ${c}`],
  (a, b, c) => ['# Languages', a, c, b, c],
  (a, b) => ['# Idiomas', `${a} (Native or`, 'Bilingual)', `${b} (Limited`, 'Working)'],
  (a, b, c) => ['# Habilidades e Idiomas', 'Excel, Word', `${a} (${c})`, `${b} (${c})`],
  (a, b) => ['# Skills and Languages', 'Excel, Word', a, b],
  (a, b) => ['# Skills', 'Excel, Word', `Languages: ${a}, ${b}`],
  (a, b) => ['# Habilidades', 'Excel, Word', `Idiomas – ${a} e ${b}`],
  (a, b, c) => ['# Habilidades', `- ${a} ${c}`, `- ${b} ${c}`, '- Excel'],
  (a, b, c) => ['# Outras informações', `- ${a} ${c}`, `- ${b}: ${c}`, '- CNH B'],
  (a, b) => ['# Competências pessoais', `Língua materna ¦ ${a}`, `${b} ¦ C1 ¦ C1 ¦ B2 ¦ B2 ¦ B2`],
  (a, b) => ['# Additional Information', `Fluent in ${a} and ${b}.`],
  (a, b) => ['# Informações', `Falo ${a} bem e um pouco de ${b}.`],
  (a, b) => ['# Perfil', `Vendedora com sete anos de loja. Domínio de ${a} e ${b}.`],
  (a, b, c) => ['# Dados pessoais', `Idiomas: ${a} (${c}), ${b} (${c})`],
  (a, b) => ['# About', `I also speak ${a} and ${b}, and I drive.`],
  (a, b) => ['# Other', `Bilingual ${a}/${b}`],
)

describe('languages', () => {
  test('are found wherever the page says them, and nothing beside them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tongue, { minLength: 2, maxLength: 2 }), level, written, ([a, b], how, say) => {
        const page = parted(...head, ...work, ...study, ...say(a!, b!, how))
        const found = findLanguages(readResume(page)).map(fold)
        expect([found.toSorted(), say(a!, b!, how)]).toEqual([[fold(a!), fold(b!)].toSorted(), say(a!, b!, how)])
      }),
      runs,
    )
  })

  test('are no skills, and no absence is claimed of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tongue, { minLength: 2, maxLength: 2 }), level, written, ([a, b], how, say) => {
        const page = parted(...head, ...work, ...study, ...say(a!, b!, how))
        const extras = analyseResume(page).checks.find(({ id }) => id === 'extras')!
        expect(extras.status).not.toBe('none')
        // A bare name in a list of skills is the person's own item there, too.
        if (say(a!, b!, '')[2] === a) return
        const listed = findListed(readResume(page)).map(fold)
        expect(listed.filter((item) => item === fold(a!) || item === fold(b!))).toEqual([])
      }),
      runs,
    )
  })

  test.each([
    ['# Outros', 'CRC-SP 1SP298765/O-4. Inglês básico. Casada, 33 anos.', 'Inglês'],
    ['# Other', 'Full driving licence. Basic Spanish. Spanish intermediate. Non-smoker.', 'Spanish'],
  ])('between sentences of one line are found, and no absence is claimed: %s, %s', (heading, line, name) => {
    const page = parted(...head, ...work, ...study, heading, line)
    expect(findLanguages(readResume(page))).toEqual([name])
    expect(analyseResume(page).checks.find(({ id }) => id === 'extras')!.status).toBe('full')
  })

  test('that no list has are found below their heading', () => {
    const page = parted(...head, ...work, ...study, '# Idiomas', 'Quéchua (básico)', 'Tupi – avançado', 'Inglês')
    expect(findLanguages(readResume(page))).toEqual(['Quéchua', 'Tupi', 'Inglês'])
  })

  test('in the name of a job, a course or a school are none', () => {
    const page = parted(
      ...head,
      '# Experiência',
      'Professora de Inglês – Escola Azul – 01/2019 a 03/2021',
      '- Dei aulas de espanhol e francês a 40 alunos',
      'Spanish Teacher – Escola Sol – 01/2015 a 03/2018',
      '# Formação',
      'Letras – Português e Alemão – Universidade Exemplo – 2018',
      '# Habilidades',
      'planejamento de aulas de italiano, Excel',
    )
    expect(findLanguages(readResume(page))).toEqual([])
  })
})

test('beside known languages only what has a level is one that no list has', () => {
  const items = of('Power BI', 'Gestão de equipes', 'Jardinagem', 'Team work')
  fc.assert(
    fc.property(tongue, items, level, (name, item, grade) => {
      const page = parted(...head, ...work, '# Idiomas', `${name} ${grade}`, item, 'Quéchua (básico)')
      expect(findLanguages(readResume(page)).map(fold)).toEqual([fold(name), 'quechua'])
    }),
    runs,
  )
})
