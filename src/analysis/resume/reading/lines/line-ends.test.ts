// Where a line ends depends on the font and the width of the page and means nothing: what it breaks is read whole.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document } from '../../../documents/document'
import { document, parted } from '../../testing'
import { readResume } from '..'

const runs = { numRuns: 150 }
const head = ['Ana Sol Prado', 'ana@exemplo.com', '# Experiência']

const jobsOf = (page: Document) =>
  readResume(page).roles.map(({ title, employer, dates }) => [
    title,
    employer,
    dates?.from.year ?? null,
    dates?.to === 'present' ? 'present' : (dates?.to?.year ?? null),
  ])

/** The text on two lines, broken at one of the blanks from `start` on; the fraction of `where` chooses it. */
const brokenAt = (text: string, start: number, end: number, where: number): readonly [string, string] => {
  const blanks = [...text.matchAll(/ /g)].map(({ index }) => index).filter((at) => at >= start && at <= end)
  const at = blanks[Math.floor(where * blanks.length)] ?? start
  return [text.slice(0, at), text.slice(at + 1)]
}
const place = fc.double({ min: 0, max: 0.999, noNaN: true })

describe('a period in brackets that the end of the line breaks', () => {
  const employer = fc.constantFrom(
    'Souza & Santos Advogados',
    'Hospital São Lucas',
    'Defensoria Pública de Minas Gerais',
  )
  const title = fc.constantFrom('Advogada Júnior', 'Técnica de Enfermagem', 'Estagiária', 'Auxiliar de Cozinha')
  const period = fc.constantFrom(
    ['março de 2016 a janeiro de 2019', 2016, 2019],
    ['fevereiro de 2014 até dezembro de 2015', 2014, 2015],
    ['fevereiro de 2019 até o presente', 2019, 'present'],
    ['03/2016 – 01/2019', 2016, 2019],
    ['jan. 2016 - atual', 2016, 'present'],
  )
  const task = fc.constantFrom('Redação de peças e controle de prazos.', 'Atendimento ao público e minuta de petições.')
  test('is read as in one line, with the tasks behind it or without', () => {
    fc.assert(
      fc.property(
        employer,
        title,
        period,
        task,
        fc.boolean(),
        place,
        (name, job, [dates, from, to], work, runIn, where) => {
          const heading = `${name}, ${job} (${dates})`
          const [one, two] = brokenAt(`${heading}.`, name.length + job.length + 4, heading.length, where)
          const page = document(...head, one, ...(runIn ? [`${two} ${work}`] : [two, work]))
          expect(jobsOf(page)).toEqual([[job, name, from, to]])
        },
      ),
      runs,
    )
  })

  test('of a sentence about work stays a sentence', () => {
    const page = document(
      ...head,
      'Vendedora – Casa Azul – 2019 a 2021',
      '- Conduzi a mudança de 2019',
      'a 2020 em três lojas',
    )
    expect(jobsOf(page)).toEqual([['Vendedora', 'Casa Azul', 2019, 2021]])
  })
})

describe('a label that a narrow column breaks', () => {
  const row = (label: string, rest: string, value: string) => [`${label} ¦ ${value}`, rest]
  test.each([
    ['Função ou cargo', 'ocupado', 'Nome do', 'empregador'],
    ['Função ou', 'cargo ocupado', 'Nome e morada', 'do empregador'],
    ['Occupation or position', 'held', 'Name and address of', 'employer'],
  ])('"%s" above "%s" is the label of the value beside it', (job, jobRest, employer, employerRest) => {
    const page = parted(
      ...head,
      'Datas ¦ 01/2012 – 08/2018',
      ...row(job, jobRest, 'Serralheiro Mecânico'),
      ...row(employer, employerRest, 'Oficinas Reunidas'),
    )
    expect(jobsOf(page)).toEqual([['Serralheiro Mecânico', 'Oficinas Reunidas', 2012, 2018]])
  })

  test('joins its value too, and opens the section it names', () => {
    const page = parted(
      ...head,
      'Vendedora – Casa Azul – 2019 a 2021',
      '# Formação',
      'Escola Estadual Sol, 2018',
      'Aptidões e ¦ Soldadura MIG; Pneumática;',
      'competências ¦ AutoCAD',
    )
    const skills = readResume(page).sections.find(({ name }) => name === 'skills')
    expect(skills?.lines.map(({ text }) => text).join(' ')).toContain('Soldadura MIG; Pneumática; AutoCAD')
  })

  test('leaves a whole label and the line below it apart', () => {
    const page = parted(...head, 'Empresa ¦ Casa Azul', 'Vendedora', '2019 a 2021')
    expect(readResume(page).lines.map(({ text }) => text)).toContain('Vendedora')
  })
})

test('an entry of Lattes is one sentence wherever its column ends', () => {
  const entry = 'Vínculo: Servidor público, Enquadramento funcional: Professor Adjunto, Carga horária: 40'
  fc.assert(
    fc.property(place, (where) => {
      const [one, two] = brokenAt(entry, 'Vínculo: '.length, entry.length, where)
      const page = parted(...head, 'Universidade Federal do Vale, UFV, Brasil.', `2015 - Atual ¦ ${one}`, two)
      const lines = page.lines.map((line) => ({ ...line, x: 40 }))
      expect(jobsOf({ ...page, lines })[0]?.[0]).toBe('Professor Adjunto')
    }),
    runs,
  )
})

describe('a phone number that the end of the line breaks', () => {
  test.each([
    ['Rua da Bahia, 1200 · (31)', '98765-1100 · Belo Horizonte', '(31) 98765-1100'],
    ['Recife · +55 (81)', '98888-7777', '+55 (81) 98888-7777'],
    ['Edinburgh · +44 131 496', '0122', '+44 131 496 0122'],
  ])('"%s" above "%s"', (one, two, whole) => {
    expect(readResume(document('Ana Sol Prado', one, two)).contact.phone?.value).toBe(whole)
  })

  test('takes no year or number of the next line', () => {
    const page = document('Ana Sol Prado', '+55 81 98888-7777', '2019 – 2021')
    expect(readResume(page).contact.phone?.value).toBe('+55 81 98888-7777')
  })
})
