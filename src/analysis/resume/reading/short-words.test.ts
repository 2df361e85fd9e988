// Short forms inside of the names of jobs and employers, in every order and case: none of their full stops ends a name.
import { expect, test } from 'bun:test'
import { lineOf } from '../../../../tests/helpers/linear'
import { extractResume } from '../extract'
import { document } from '../testing'
import { readResume } from '.'
import { toStatements } from './lines/paragraphs'

const employers = [
  ...[
    'Prefeitura Mun. de Santo Estêvão',
    'Pref. Municipal de Betim',
    'Esc. Mun. João Durval',
    'Hosp. Univ. Santa Clara',
  ],
  ...[
    'Assoc. Com. de Olinda',
    'Fund. Est. Caatinga',
    'Col. Est. Manoel Novaes',
    'Ind. Com. Serra Azul Ltda',
    'Casa da Sra. Iolanda',
  ],
]
const titles = ['Aux. Administrativo', 'Coord. Pedagógica', 'Assist. Financeiro', 'Téc. Enfermagem', 'Enc. Produção']
const forms: readonly ((title: string, employer: string) => string[])[] = [
  (title, employer) => [`${title} – ${employer} – 02/2019 a 03/2021`],
  (title, employer) => [`${employer} | ${title} | 02/2019 – 03/2021`],
  (title, employer) => [employer, `${title}, 02/2019 – 03/2021`],
  (title, employer) => [`02/2019 – 03/2021`, `${title} – ${employer}`],
  (title, employer) => [`${employer} 02/2019 – 03/2021`, `Cargo: ${title}`],
]
const cases: readonly ((text: string) => string)[] = [(text) => text, (text) => text.toUpperCase()]

test('short forms end no name', () => {
  const wrong = forms.flatMap((form) =>
    cases.flatMap((write) =>
      employers.flatMap((employer) =>
        titles.flatMap((title) => {
          const page = document(
            'Ana Prado Lins',
            '# Experiência',
            ...form(write(title), write(employer)),
            '- Atendi 40 pessoas por dia',
          )
          const jobs = extractResume(readResume(page)).experience.map((job) => `${job.title} @ ${job.company}`)
          const expected = `${write(title)} @ ${write(employer)}`
          return jobs.length === 1 && jobs[0] === expected ? [] : [`${expected}: ${jobs.join(', ')}`]
        }),
      ),
    ),
  )
  expect(wrong).toEqual([])
})

test('a full stop between two names still ends the first', () => {
  for (const line of ['Lobo Advocacia (Recife). Advogada sócia', 'Loja Azul. Vendedora'])
    expect(
      extractResume(
        readResume(document('Ana Prado Lins', '# Experiência', `${line}, 02/2019 – 03/2021`)),
      ).experience.map(({ company }) => company),
    ).toEqual([line.split(/ \(|\. /)[0]!])
})

test.each([
  ['Did payroll and admin. Answered 40 calls a day.', 2],
  ['Balanced the fund. Fed. rules were new.', 2],
  ['Ran it in 30 min. Trained two people.', 2],
  ['Cuidei da casa da Sra. Iolanda. Lavei roupas.', 2],
  ['Atuei na Pref. Mun. de Betim. Revisei o art. 5 da lei.', 2],
  ['Assist. de vendas no turno da noite. Fechei o caixa.', 2],
  ['Taught Yr. 7 at St. Anne’s with Ms. Green. Marked books.', 2],
  ['Nursed on Wd. 4, approx. 20 a day, incl. nights. Led rounds.', 2],
  ['Ran the shop on Main St. Trained two people.', 2],
  ['Moved 30 kg. 40 crates a day went out.', 2],
  ['Morei na Av. Sul, nº. 12, apto. 3. Lavei roupas.', 2],
  ['Trabalhei de jan. 2019 a dez. 2020. Pintei casas.', 2],
  ['Learned PHP. 3 sites went live.', 2],
])('a word that may stand alone ends a sentence: %s', (text, count) => {
  expect(toStatements({ text, line: lineOf(text), lines: 1, bullet: false })).toHaveLength(count)
})
