// Spoken wording in a draft is asked about, where it stands, and one press writes it.
import { expect, test } from 'bun:test'
import type { DraftPart } from '../../src/analysis/resume/draft/parts'
import { spokenIn } from '../../src/analysis/resume/draft/spoken'
import { withoutSlips } from '../../src/islands/workbench/state/slips'

const part = (
  kind: DraftPart['kind'],
  fields: Readonly<Record<string, string>>,
  ...lines: readonly string[]
): DraftPart => ({ id: 'p1', kind, fields, lines: lines.map((text, at) => ({ id: `l${at + 1}`, text })) })
const right = (draftPart: DraftPart): DraftPart | undefined => {
  const slips = spokenIn([draftPart]).map(({ place: { part, line = null, field = null }, ...wording }) => ({
    ...wording,
    place: { part, line, field },
  }))
  return withoutSlips({ parts: [draftPart], skipped: [] }, slips).parts[0]
}
const line = (text: string) => right(part('job', { title: 'Faxineira' }, text))?.lines[0]?.text

test.each([
  ['hoje em dia', 'atual'],
  ['ainda trabalho lá', 'atual'],
  ['till now', 'present'],
  ['não lembro', ''],
  ['12/2023', '12/2023'],
  ['atual', 'atual'],
])('a job that ends “%s” ends “%s”', (end, better) => {
  expect(right(part('job', { title: 'Faxineira', end }))?.fields.end).toBe(better)
})

test.each([
  ['trocava roupa de cama', 'Trocava roupa de cama'],
  ['Limpo casas a mais de 10 anos', 'Limpo casas há mais de 10 anos'],
  ['Cuidava das malas dos hospede', 'Cuidava das malas dos hóspedes'],
  ['Curso de camareira, Senac, não lembro o ano', 'Curso de camareira, Senac'],
  ['Estudei ate a 7 serie', 'Estudei até a 7 serie'],
])('“%s” becomes “%s”', (text, better) => {
  expect(line(text)).toBe(better)
})

test.each([
  'Atendi de 5 a 10 clientes por dia',
  'Experiência superior a mais de 2 anos',
  'iFood e outros aplicativos',
  'Recebia hóspedes e as malas dos hóspedes',
  'Não lembro de ter faltado um dia',
])('“%s” stays', (text) => {
  expect(line(text)).toBe(text)
})

test('a word is changed where it opens a line, and only there', () => {
  const job = part('job', { title: 'Camareira', employer: 'limpa tudo' }, 'limpa tudo, limpa tudo', 'Faz e limpa tudo')
  const changed = right(job)
  expect(changed?.fields.employer).toBe('limpa tudo')
  expect(changed?.lines.map(({ text }) => text)).toEqual(['Limpa tudo, limpa tudo', 'Faz e limpa tudo'])
})

test('what a list of skills says somebody is, it names', () => {
  expect(right(part('skills', { text: 'Faxina, sou honesta, sou muito pontual' }))?.fields.text).toBe(
    'Faxina, honestidade, pontualidade',
  )
})
