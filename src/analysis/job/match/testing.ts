// A résumé and adverts of few lines for the tests of the comparison.
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

export const resume = (experience: string[], skills: string[] = ['Excel'], extra: string[] = []) =>
  document(
    'Joana Prado',
    'joana@exemplo.com | (11) 98888-0000 | Recife, PE',
    '# Experiência Profissional',
    '=Analista Administrativa, Loja Exemplo, 01/2018 - 12/2022',
    ...experience.map((line) => `- ${line}`),
    '# Formação',
    'Bacharelado em Administração, Universidade Exemplo, 2017',
    '# Habilidades',
    skills.join(', '),
    ...extra,
  )
export const advert = (...lines: string[]) => readAdvert(['Requisitos', ...lines.map((line) => `- ${line}`)].join('\n'))
export const one = (line: string, experience: string[], skills?: string[]) =>
  matchJob(advert(line), resume(experience, skills)).keywords[0]
