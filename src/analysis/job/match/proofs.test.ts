// What proves a condition or a keyword, and what only has its words: courses' givers, two sentences, laws, nouns, one of a choice.
import { describe, expect, test } from 'bun:test'
import { jobView } from '../../../texts/job/view'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

const compared = (asks: readonly string[], lines: readonly string[], section = '# Experiência') => {
  const advert = readAdvert(
    ['Analista', 'Requisitos', ...asks.map((line) => `- ${line}`), '- Excel', '- SQL'].join('\n'),
  )
  const role = section === '# Experiência' ? ['=Analista, Loja Azul, 01/2015 - 12/2023'] : []
  return matchJob(advert, document('Ana', 'a@x.com', section, ...role, ...lines))
}

describe('who gave a course is no registration', () => {
  const registers = ['COREN-SP', 'CREA-SP', 'CRC-SP']
  test.each(registers)('%s', (register) => {
    const met = (...lines: string[]) =>
      compared([`${register.slice(0, -3)} ativo`], lines, '# Cursos').requirements.find(
        ({ kind }) => kind === 'licence',
      )?.met
    for (const line of [`Suporte básico, ${register} (2021)`, `Segurança – ${register}, 2019`])
      expect([line, met(line)]).toEqual([line, 'no'])
    for (const line of [`Registro: ${register} 123.456`, `${register} 123.456 (2021)`, register])
      expect([line, met(line)]).toEqual([line, 'yes'])
    expect(met(`Suporte básico, ${register} (2021)`, `${register} 123.456`)).toBe('yes')
  })
})

test.each(['Enfermeira, COREN-SP 2015', 'Técnica de enfermagem – COREN-SP, 2015', 'Enfermeiro, COREN-SP (2015)'])(
  'a title with its register is a registration: %s',
  (line) =>
    expect(compared(['COREN ativo'], [line], '# Cursos').requirements.find(({ kind }) => kind === 'licence')?.met).toBe(
      'yes',
    ),
)

test.each(['UTI, plantão noturno 12x36', 'Escala 12x36', 'Turno da noite', 'Night shift of 12 beds'])(
  'work in shifts is shown by: %s',
  (line) =>
    expect(
      compared(['Disponibilidade para plantões noturnos'], [`- ${line}`]).requirements.map(({ what, met }) => [
        what,
        met,
      ]),
    ).toEqual([['shifts', 'yes']]),
)

test('words of two sentences are no phrase', () => {
  const { keywords } = compared(
    ['Instrução de processos de licenciamento'],
    ['- Cerca de 350 processos. Audiências unas e de instrução', '- Usei Excel e SQL'],
  )
  expect(keywords.find(({ text }) => text.startsWith('Instrução'))?.bucket).toBe('missing')
})

test('a law by its number is that law', () => {
  const { keywords } = compared(
    ['Conhecimento da Portaria 18.045/2023 da Polícia Federal'],
    ['- Controle de acesso na portaria', '- Usei Excel e SQL'],
  )
  expect(keywords.find(({ text }) => text.startsWith('Portaria'))?.bucket).toBe('missing')
})

describe('one of a choice is enough', () => {
  test.each([
    ['Google Classroom or another learning management system such as Moodle', 'Google Classroom'],
    ['Canva ou outra ferramenta de desenho como Figma', 'Figma'],
    ['Project Management Professional (PMP) or PRINCE2', 'PRINCE2'],
  ])('%s with %s', (asked, own) => {
    const { keywords } = compared([asked], [`- Used ${own} each day`])
    const missing = keywords.filter(({ bucket, how }) => bucket === 'missing' && how !== 'alternative')
    expect(missing.map(({ text }) => text)).toEqual(['Excel', 'SQL'])
  })
})

test('a band of pay and the years of practice are no keywords', () => {
  const { keywords } = readAdvert(
    'Teacher of Science\nRequired for January – permanent, full time (M1–UPS3)\nRequisitos\n- Excel\n- Entre três e cinco anos de prática',
  )
  expect(keywords.map(({ text }) => text)).toEqual(['Excel'])
})

test('a language whose level nobody can read is quoted', () => {
  const { requirements, ...rest } = compared(['Francês fluente'], ['Francês – A-level'], '# Idiomas')
  const { conditions } = jobView({ ...rest, requirements }, 'pt-BR')
  expect(conditions.find(({ key }) => key.startsWith('language'))?.answer).toContain('Francês – A-level')
})

test('nobody is advised to write a phrase of which the page names a noun alone, nor a certificate in other words', () => {
  const advert = readAdvert(
    'Chef\nRequirements\n- Rosette kitchen experience\n- Fish section\n- Teaching qualification\n- Pastry\n- Butchery',
  )
  const page = document(
    'Ann',
    'a@x.com',
    '# Experience',
    '=Chef, Inn, 01/2015 - 12/2023',
    '- Ran the grill section of the kitchen with nine teachers of pastry',
  )
  const tips = jobView(matchJob(advert, page), 'en-US').suggestions
  expect(tips.filter(({ key }) => /^implied/.test(key)).map(({ title }) => title)).toEqual([])
  expect(tips.map(({ text }) => text).join(' ')).not.toContain('→ “Teaching qualification”')
})
