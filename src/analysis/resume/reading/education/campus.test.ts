// Schools written with their campus, schools that other countries name so, and languages in one sentence among the courses.
import { expect, test } from 'bun:test'
import { extractResume } from '../../extract'
import { document } from '../../testing'
import { readResume } from '..'

const read = (...lines: string[]) => extractResume(readResume(document('Ana Sol Prado', 'ana@exemplo.com', ...lines)))

test.each(['-', '–', '—'])('a campus belongs to the school before it: %s', (sign) => {
  for (const school of ['IFPE', 'Universidade Federal do Vale', 'IFSP'])
    for (const campus of ['Campus Belo Jardim', 'Câmpus Centro'])
      for (const form of [
        (name: string) => [name, 'Técnico em Informática', '2010 - 2012'],
        (name: string) => [`Técnico em Informática, ${name}, 2012`],
      ])
        expect(read('# Formação', ...form(`${school} ${sign} ${campus}`)).education).toEqual([`${school} - ${campus}`])
})

test.each(['Kendriya Vidyalaya', 'Small Heath Sixth Form', 'Zespół Szkół Mechanicznych'])(
  'is a school: %s',
  (school) => {
    expect(read('# Education', `${school}, 2012`, 'Example University, BA History, 2016').education).toContain(school)
  },
)

test('several languages in one sentence among the courses are read', () => {
  for (const line of [
    'Inglês fluente; espanhol avançado.',
    'Inglês fluente e espanhol avançado',
    'Inglês fluente, espanhol básico',
  ])
    expect(read('# Cursos e idiomas', 'Gestão de Conselhos – IBGC (2021)', line).languages).toHaveLength(2)
})

test('what stands at schools below an unlisted heading is no study of its own', () => {
  const study = ['# Education', 'BSc Biology, Example University, 2015']
  for (const heading of ['Service', 'Invited talks', 'Bancas e comissões'])
    expect(
      read(
        '# Experience',
        'Nurse, Sun Hospital, 2015 – 2019',
        ...study,
        `# ${heading}`,
        'Admissions committee, Boise State University, 2019',
        'Faculty senate, Boise State University, 2022',
      ).education,
    ).toEqual(['Example University'])
})
