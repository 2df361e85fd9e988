// What somebody is, and for how long, is a summary in the draft as in the file: it names no employer and no period.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'
import { sentenceJob } from './sentence-job'

const statements = [
  'I am a kind and patient care assistant with 4 years in dementia care and home visits.',
  'I am a hard-working electrician with 11 years in commercial work',
  'I’m a line cook with over 6 years in London, fast and clean.',
  'I am a qualified teacher with more than 9 years of experience in primary schools.',
  'Sou cuidadora paciente com 4 anos em asilo',
  'Sou eletricista com mais de 11 anos em obras comerciais e residenciais.',
  'Eu sou cozinheira com 15 anos de experiência em restaurantes.',
  'Sou motorista responsável com dez anos na área de transporte, pontual e cuidadoso.',
]
const job = ['# Experiência', 'Vendedora, Loja Azul, 01/2015 - 12/2019', 'Atendi 40 clientes por dia.']
const places: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['under a heading', ['# Resumo'], job],
  ['under the name', [], job],
  ['alone', [], []],
]

describe.each(places.map((one) => [...one] as const))('a statement %s', (_, above, below) => {
  test.each(statements)('%s', (text) => {
    const page = document('Zilda Moreira', 'zilda@exemplo.com', ...above, text, ...below)
    const { parts = [] } = draftFromDocument(page) ?? {}
    const jobs = parts.filter(({ kind }) => kind === 'job')
    expect(jobs.map(({ fields }) => fields.employer)).toEqual(below.length > 0 ? ['Loja Azul'] : [])
    expect(JSON.stringify(parts)).toContain(text)
  })
})

test('a statement with the name of an employer is a job, and its title ends before the time', () => {
  const stated = [
    ['I am a care assistant with 4 years at Sunrise Home', 'Care assistant', 'Sunrise Home'],
    ['Sou cuidadora com 4 anos no Lar São José', 'Cuidadora', 'Lar São José'],
  ] as const
  for (const [text, title, employer] of stated) expect(sentenceJob(text)?.fields).toMatchObject({ title, employer })
})
