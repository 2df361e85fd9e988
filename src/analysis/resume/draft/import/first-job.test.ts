// A first job's projects and voluntary work stay entries with their times, in the draft, in every file of it and in the clean file.
import { describe, expect, test } from 'bun:test'
import { readDocument } from '../../../documents'
import { analyseResume } from '../..'
import { optimise } from '../../optimise'
import { toDocx } from '../../optimise/files/docx'
import { toPdf } from '../../optimise/files/pdf'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { fromJsonResume } from '../json-resume/from'
import { toJsonResume } from '../json-resume/to'
import type { DraftPart } from '../parts'
import { plainSheet, toDraftSheet } from '../sheet'
import { draftFromDocument } from './from-document'

const pages = {
  'a pupil with voluntary work first': `Larissa Oliveira Santos
São Paulo, SP | (11) 98765-4321 | larissa.santos@exemplo.com.br

Objetivo
Busco meu primeiro emprego como auxiliar administrativo.

Formação
Ensino Médio, E.E. Prof. João Cruz
02/2023 - 12/2025

Trabalho voluntário
Monitora de informática | Biblioteca Comunitária do Jardim Ângela
03/2024 - 11/2024
- Ensinei 12 idosos a usar o celular e o computador
- Organizei a lista de presença em planilha
Organizadora do bazar | Paróquia São José
05/2023 - 06/2023
- Arrecadei 340 peças de roupa com 6 colegas

Projetos
Feira de ciências: horta com sensor de umidade
08/2024
- Montei o sensor com Arduino e apresentei a 200 visitantes
Jornal da escola
2023
- Escrevi 4 reportagens

Cursos
Informática básica, SENAC, 40h, 2024

Habilidades
Excel, Word, atendimento, organização`,
  'a school leaver with projects first': `Daniel Carter
Leeds | 07700 900123 | daniel.carter@example.com

Objective
My first job as a shop assistant.

Projects
School newspaper website
09/2024 – 03/2025
- Built 12 pages with two friends

Education
Greenhead College, A-levels
2023 – 2025

Volunteering
Volunteer assistant, Oxfam Leeds
01/2024 – Present
- Served some 30 customers a day and sorted donations
- Trained 2 new volunteers

Skills
Excel, customer service, teamwork`,
} as const

const worked = `Marcos Pereira
Recife, PE | (81) 98765-4321 | marcos@exemplo.com.br

Experiência
Vendedor | Loja Azul
01/2019 - 12/2024
- Vendi 30 celulares por mês

Formação
Ensino médio, E.E. Recife, 2018

Voluntariado
Treinador de futsal, Associação Bairro Novo
02/2020 - 12/2023
- Treinei 20 crianças aos sábados

Habilidades
Vendas, Excel, caixa`

/** Names and times of the projects and of the voluntary work, in order. */
const entries = {
  'a pupil with voluntary work first': [
    ['Trabalho voluntário', 'Monitora de informática', 'Biblioteca Comunitária do Jardim Ângela', '03/2024', '11/2024'],
    ['Trabalho voluntário', 'Organizadora do bazar', 'Paróquia São José', '05/2023', '06/2023'],
    ['Projetos', 'Feira de ciências: horta com sensor de umidade', '', '08/2024', ''],
    ['Projetos', 'Jornal da escola', '', '2023', ''],
  ],
  'a school leaver with projects first': [
    ['Projects', 'School newspaper website', '', '09/2024', '03/2025'],
    ['Volunteering', 'Volunteer assistant', 'Oxfam Leeds', '01/2024', 'Present'],
  ],
} as const

const entriesOf = (parts: readonly DraftPart[]): string[][] =>
  parts
    .filter(({ kind }) => kind === 'own')
    .map(({ fields }) => ['heading', 'title', 'employer', 'start', 'end'].map((name) => fields[name] ?? ''))
const sorted = (some: readonly (readonly string[])[]) => some.map((one) => one.join(' | ')).toSorted()
const rolesOf = (from: Parameters<typeof readResume>[0]) =>
  readResume(from).roles.map(({ title, employer, dates, statements }) => ({
    names: [title, employer].filter(Boolean).join(', '),
    from: dates && [dates.from.year, dates.from.month],
    tasks: statements.map(({ text }) => text),
  }))

describe.each(['a pupil with voluntary work first', 'a school leaver with projects first'] as const)('%s', (page) => {
  const source = document(pages[page])
  const parts = draftFromDocument(source)?.parts ?? []

  test('each stays an entry of the draft with its time, before skills and courses', () => {
    expect(entriesOf(parts)).toEqual(entries[page].map((entry) => [...entry]))
    const kinds = parts.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('own')).toBeLessThan(kinds.indexOf('skills'))
    expect(parts.find(({ kind }) => kind === 'summary')?.fields.heading).toBe(
      page === 'a pupil with voluntary work first' ? 'Objetivo' : 'Objective',
    )
  })

  test('the draft’s Word and PDF have the same entries, and each heading once', async () => {
    const sheet = toDraftSheet(parts)
    const headings = sheet.items.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []))
    expect(headings).toEqual([...new Set(headings)])
    for (const bytes of [await toDocx(plainSheet(sheet)), await toPdf(plainSheet(sheet))]) {
      const again = await readDocument(new Uint8Array(bytes ?? []))
      if (!again.ok) throw new Error(again.refusal)
      expect(rolesOf(again.document)).toEqual(rolesOf(source))
    }
  })

  test('JSON Resume takes them out and brings them in again', () => {
    const again = fromJsonResume(toJsonResume(parts)) ?? []
    // "Present" is written in the language the texts are in.
    expect(sorted(entriesOf(again))).toEqual(sorted(entries[page]))
  })

  test('a clean file is offered, with the same entries in the same order', async () => {
    const files = await optimise(readResume(source), analyseResume(source).score ?? 0)
    expect(files?.facts.faults).toEqual([])
    for (const bytes of [files?.docx, files?.pdf]) {
      const again = await readDocument(new Uint8Array(bytes ?? []))
      if (!again.ok) throw new Error(again.refusal)
      expect(rolesOf(again.document)).toEqual(rolesOf(source))
    }
  })
})

test('who has worked keeps voluntary work with its time, too, behind the jobs', () => {
  const { parts } = draftFromDocument(document(worked))!
  expect(entriesOf(parts)).toEqual([
    ['Voluntariado', 'Treinador de futsal', 'Associação Bairro Novo', '02/2020', '12/2023'],
  ])
  const kinds = parts.map(({ kind }) => kind)
  expect(kinds.indexOf('own')).toBeGreaterThan(kinds.indexOf('skills'))
})
