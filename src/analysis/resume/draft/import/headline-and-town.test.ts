// Lines above the first heading: a post with its level is the headline, a town alone the city, a county a part of the town's name.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { toDraftSheet } from '../sheet'
import { draftFromDocument } from './from-document'

const contactOf = (...lines: readonly string[]) =>
  draftFromDocument(
    document(
      'Célia Ramos',
      ...lines,
      '# Experiência',
      'Cozinheira, Buffet Alegria',
      '03/2015 a 08/2024',
      '- Fazia o almoço para 180 pessoas por dia.',
    ),
  )?.parts.find(({ kind }) => kind === 'contact')?.fields ?? {}

const reach = 'linkedin.com/in/celia-ramos | celia@exemplo.com | (31) 98877-1204'

test.each([
  'Analista de Suporte N2',
  'Técnico em Enfermagem Nível 2',
  'Eletricista N3',
  'Assistente Administrativo II',
  'Support Engineer L3',
  'Care Assistant, Level 3',
  'Staff Nurse, Band 5',
])('a post with its level is the headline: %s', (post) => {
  expect(contactOf(reach, post)).toMatchObject({ headline: post })
  expect(contactOf(`${reach} | ${post}`)).toMatchObject({ headline: post })
})

test.each(['Engenheira CREA 123456', 'Enfermeira COREN-SP 45.231', 'Motorista 98877-1204 recado', 'Turma 2019'])(
  'a number of a register or year makes no headline: %s',
  (text) => {
    expect(contactOf(`${reach} | ${text}`)).not.toHaveProperty('headline')
  },
)

test.each(['Pedreiro, 52', 'Motorista D, 45', 'Garçom, casa 7', 'Técnico 2º semestre', 'Enfermeira 12 anos de UTI'])(
  'an age, an address, a term or years make no headline: %s',
  (text) => {
    expect(contactOf(`${reach} | ${text}`)).not.toHaveProperty('headline')
  },
)

test('what stands beside the contacts and is the headline too is written once', () => {
  const fields = {
    name: 'Célia',
    linkedin: 'linkedin.com/in/celia',
    other: 'Suporte e redes | B',
    headline: 'suporte e Redes',
  }
  const { items } = toDraftSheet([{ id: 'p1', kind: 'contact', fields, lines: [] }])
  expect(items.map(({ text }) => text)).toEqual(['Célia', 'suporte e Redes', 'linkedin.com/in/celia | B'])
})

test.each(['Athlone, Co. Westmeath', 'Derry, County Londonderry', 'Tuam, Co Galway', 'Knocknacarra, Galway'])(
  'a town with its county is the city: %s',
  (town) => {
    for (const lines of [[`${town} | ${reach}`], [town, reach], [reach, town]])
      expect(contactOf(...lines)).toMatchObject({ city: town })
  },
)

test.each(['Court Clerk, County Court', 'Porter, Co. Hospital'])('a post at a county is no town: %s', (text) => {
  expect(contactOf(`${text} | ${reach}`)).not.toHaveProperty('city')
})

const towns = ['Contagem MG', 'Contagem/MG', 'Contagem - MG', 'Contagem', 'Leeds, UK', 'Leeds UK', 'Austin, TX']
const telephone = 'cel 31 98877-1204'

test.each(towns.flatMap((town) => [[town, [town, telephone]] as const, [town, [telephone, town]] as const]))(
  'a town alone is the city: %s',
  (town, lines) => {
    const { city, headline } = contactOf(...lines)
    expect([city?.replace(/[^\p{L}]/gu, ''), headline]).toEqual([town.replace(/[^\p{L}]/gu, ''), undefined])
  },
)

test.each(['Cozinheira', 'Auxiliar de Cozinha', 'Registered Nurse', 'Pedreiro'])(
  'a post stays the post: %s',
  (post) => {
    expect(contactOf(post, telephone)).toMatchObject({ headline: post })
  },
)
