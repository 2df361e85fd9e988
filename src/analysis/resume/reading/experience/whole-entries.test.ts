// Entries that one repeated layout reads wrongly in a whole file, with variations by construction.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../documents/document'
import { extractResume } from '../../extract'
import { document, parted } from '../../testing'
import { readResume } from '..'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', '# Experience']
const rolesOf = (page: Document) =>
  extractResume(readResume(page)).experience.map(({ title, company, start, end }) => [title, company, start, end])

type Job = readonly [title: string, employer: string, from: string, to: string]
const trades = fc.constantFrom<readonly Job[]>(
  [
    ['Frentista', 'Posto Beira Rio', '03/2019', '05/2023'],
    ['Repositor', 'Mercado Bom Preço', '02/2015', '12/2018'],
  ],
  [
    ['Soldador', 'Metalúrgica Serra Alta', '01/2018', '08/2022'],
    ['Ajudante de Soldador', 'Estaleiro Porto Novo', '04/2014', '11/2017'],
  ],
  [
    ['Dental Nurse', 'Gower Dental Clinic', '06/2018', '09/2023'],
    ['Receptionist', 'Kings Road Hotel', '05/2014', '04/2018'],
  ],
  [
    ['Accountant', 'Midstate Tool Company', '07/2017', '10/2022'],
    ['Payroll Clerk', 'Delta Castings Ltd', '03/2013', '06/2017'],
  ],
)
const iso = (date: string): string => date.split('/').reverse().join('-')
const facts = (jobs: readonly Job[]) => jobs.map(([title, firm, from, to]) => [title, firm, iso(from), iso(to)])
const task = fc.constantFrom(
  'Atendimento de clientes e fechamento do caixa da loja toda noite.',
  'Kept the records of three teams and answered their questions every week.',
)
const label = fc.constantFrom('Função: ', 'Cargo: ', 'Position: ', '')
const dash = fc.constantFrom(' - ', ' – ', ' a ')
const town = fc.constantFrom('', ' (Cuiabá)', ' (Leeds)', ' (Campo Verde)')
const runs = { numRuns: 60 }

test('a mark before each employer, above a job and then its dates without one, sets the entries apart', () => {
  fc.assert(
    fc.property(trades, label, dash, town, task, (jobs, title, to, place, done) => {
      const lines = jobs.flatMap(([job, firm, from, until]) => [
        `- ${firm}${place}`,
        `${title}${job}`,
        `${from}${to}${until}`,
        done,
      ])
      const page = document(...head, ...lines)
      const flush = page.lines.map((line) => ({ ...line, x: 50 }))
      expect(rolesOf({ ...page, lines: flush })).toEqual(facts(jobs))
    }),
    runs,
  )
})

const datedTask = fc.constantFrom(
  'Acting Supervisor from January to June 2021.',
  'Acting Manager from May 2021 to June 2021.',
  'Supervisor of the summer classes in July 2017 and 2018.',
)
test('dates that close each entry are its own, whatever dates its tasks have', () => {
  fc.assert(
    fc.property(trades, datedTask, dash, (jobs, done, to) => {
      const lines = jobs.flatMap(([job, firm, from, until]) => [
        job,
        firm,
        '- Kept the records of three teams and answered their questions every week',
        `- ${done}`,
        `${from}${to}${until}`,
      ])
      expect(rolesOf(document(...head, ...lines))).toEqual(facts(jobs))
    }),
    runs,
  )
})

const total = fc.constantFrom<string[]>(['4 yrs 2 mos'], ['3 anos e 9 meses'], [])
const city = fc.constantFrom<string[]>(['Leeds'], ['Cuiabá'], [])
test('a dated employer above a single post of the same months is one job', () => {
  fc.assert(
    fc.property(trades, total, city, dash, task, (jobs, length, place, to, done) => {
      const lines = jobs.flatMap(([job, firm, from, until]) => [
        `${firm} ¦ ${from}${to}${until}`,
        ...length,
        ...place,
        job,
        `${from}${to}${until}`,
        `- ${done}`,
      ])
      expect(rolesOf(parted(...head, ...lines))).toEqual(facts(jobs))
    }),
    runs,
  )
})

test('a paragraph below an entry of Lattes is no part of its post', () => {
  const posts = fc.constantFrom('Pesquisadora Associada', 'Professor Substituto', 'Analista Ambiental')
  const text = fc.constantFrom('Disciplinas de Limnologia', 'Campo e relatórios', 'Ensaios com solos')
  fc.assert(
    fc.property(posts, text, fc.constantFrom(1.57, 1.7, 2), (post, done, gap) => {
      const page = document(
        ...head,
        ...['Instituto Federal do Norte, Brasil.', '2017 - 2019'],
        `Vínculo: Contratada, Enquadramento funcional: ${post}`,
        ...[done, 'Segunda linha do mesmo texto'],
      )
      const lines = page.lines.map((line) => ({ ...line, gap: line.text === done ? gap : 1.14 }))
      expect(rolesOf({ ...page, lines })).toEqual([[post, 'Instituto Federal do Norte', '2017', '2019']])
    }),
    runs,
  )
})
