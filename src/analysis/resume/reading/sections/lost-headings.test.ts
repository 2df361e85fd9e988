// Jobs whose heading a program draws as a picture, or a person writes in unlisted words, with variations by construction.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { extractResume } from '../../extract'
import { parted } from '../../testing'
import { readResume } from '..'

type Job = readonly [title: string, employer: string, from: string, to: string]
const trades: readonly (readonly Job[])[] = [
  [
    ['Cozinheira', 'Restaurante Dona Flor', '03/2019', '05/2023'],
    ['Auxiliar de Cozinha', 'Hotel Mar Azul', '02/2015', '12/2018'],
  ],
  [
    ['Eletricista', 'Construtora Serra Alta', '01/2018', '08/2022'],
    ['Ajudante de Eletricista', 'Instaladora Luz do Vale', '04/2014', '11/2017'],
  ],
  [
    ['Dental Nurse', 'Gower Smiles', '06/2018', '09/2023'],
    ['Receptionist', 'Kings Road Orthodontics Ltd', '05/2014', '04/2018'],
  ],
  [
    ['Accountant', 'Midstate Tool Company', '07/2017', '10/2022'],
    ['Payroll Clerk', 'Delta Castings Ltd', '03/2013', '06/2017'],
  ],
]
const tasks = ['- Took part in the weekly meeting with both teams', '- Treinei três pessoas para a mesma função']
const layouts: Record<string, (job: Job, nth: number) => string[]> = {
  'dates between employer and job': ([title, employer, from, to], nth) => [
    employer,
    `${from} - ${to}`,
    title,
    tasks[nth]!,
  ],
  'dates above both': ([title, employer, from, to], nth) => [`${from} - ${to}`, title, employer, tasks[nth]!],
  'dates beside the employer': ([title, employer, from, to], nth) => [
    `${employer} ¦ ${from} - ${to}`,
    title,
    tasks[nth]!,
  ],
  'dates below both': ([title, employer, from, to], nth) => [title, employer, `${from} - ${to}`, tasks[nth]!],
}
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777']
const hosts: Record<string, string[]> = {
  'the head': head,
  'a summary': [...head, '# Resumo', 'Gosto de aprender e de trabalhar em equipes de todo tamanho.'],
  skills: [...head, '# Skills', 'Excel', 'Atendimento'],
  languages: [...head, '# Languages', 'English: fluent', 'Spanish: basic'],
}

describe.each(Object.entries(layouts))('%s', (_, lay) => {
  test.each(Object.entries(hosts))('jobs below %s, without a heading of their own, are read', (_, above) => {
    fc.assert(
      fc.property(fc.constantFrom(...trades), (jobs) => {
        const page = parted(...above, ...jobs.flatMap(lay), '# Education', 'Colégio Rui Barbosa, 2008 - 2010')
        const { experience } = extractResume(readResume(page))
        expect(experience.map(({ title, company }) => [title, company])).toEqual(
          jobs.map(([title, employer]) => [title, employer]),
        )
      }),
      { numRuns: 20 },
    )
  })
})
