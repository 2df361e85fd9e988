// Surnames that are also job nouns, with towns of any size: the name is recognised and not the town.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { document } from '../../testing'
import { readResume } from '..'
import { findMunicipality, isMunicipality } from './municipalities'
import text from './municipalities.txt' with { type: 'text' }

const towns = text.trim().split(/[|\n]/)
const given = fc.constantFrom('Ana', 'João', 'Beatriz', 'Pedro', 'Mary', 'John', 'Emma', 'Lucas')
const surname = fc.constantFrom(
  ...[
    'Ferreira',
    'Sales',
    'Pastor',
    'Guerreiro',
    'Sapateiro',
    'Oleiro',
    'Vaqueiro',
    'Barbeiro',
    'Marinheiro',
    'Monteiro',
  ],
  ...[
    'Smith',
    'Miller',
    'Baker',
    'Cook',
    'Turner',
    'Taylor',
    'Carpenter',
    'Mason',
    'Fisher',
    'Hunter',
    'Parker',
    'Porter',
  ],
  ...['Cooper', 'Gardner', 'Butler', 'Shepherd', 'Singer', 'Driver', 'Judge', 'Potter', 'Weaver', 'Farmer', 'Tanner'],
)
const town = fc.constantFrom(...towns)

test('the list of municipalities is complete', () => {
  expect(new Set(towns).size).toBe(5298)
  expect(isMunicipality('POMERODE')).toBe(true)
  expect(isMunicipality('Pau d’Arco')).toBe(true)
  expect(isMunicipality('Casa Azul')).toBe(false)
})

test('a town is found between the separators of an address, and never in a sentence', () => {
  expect(findMunicipality('Rua das Flores, 12 - Centro - Pau dos Ferros')).toBe('Pau dos Ferros')
  expect(findMunicipality('(84) 98888-7777 | Itaperuna')).toBe('Itaperuna')
  expect(
    findMunicipality('Cuidei das contas da casa e atendi o público de Itaperuna, em dois turnos por dia, no centro'),
  ).toBeNull()
})

test('for any surname and town, with and without state, the name is recognised', () => {
  const place = fc.tuple(town, fc.constantFrom('', ', SC', '/RN', ' - PE')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(given, surname, fc.option(surname), place, fc.boolean(), (first, last, middle, where, handle) => {
      const name = [first, middle, last].filter(Boolean).join(' ')
      const mail = handle ? `${first}.${last}@exemplo.com`.toLowerCase() : 'contato@exemplo.com'
      const lines = [name, where, `${mail.normalize('NFD').replace(/\p{M}/gu, '')} | (81) 98888-7777`]
      const page = document(...lines, '# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Vendi 30 casas')
      const typed = { ...page, lines: page.lines.map((line) => ({ ...line, size: 11 })) }
      expect(readResume(page).name?.value).toBe(name)
      expect(readResume(typed).name?.value).toBe(name)
    }),
    { numRuns: 150 },
  )
})
