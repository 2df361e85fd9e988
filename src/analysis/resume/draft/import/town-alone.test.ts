// A line above the first heading that names only a town is the city, and never the job that somebody wants.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
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

const towns = ['Contagem MG', 'Contagem/MG', 'Contagem - MG', 'Contagem', 'Leeds, UK', 'Leeds UK', 'Austin, TX']
const reach = 'cel 31 98877-1204'

test.each(towns.flatMap((town) => [[town, [town, reach]] as const, [town, [reach, town]] as const]))(
  'a town alone is the city: %s',
  (town, lines) => {
    const { city, headline } = contactOf(...lines)
    expect([city?.replace(/[^\p{L}]/gu, ''), headline]).toEqual([town.replace(/[^\p{L}]/gu, ''), undefined])
  },
)

test.each(['Cozinheira', 'Auxiliar de Cozinha', 'Registered Nurse', 'Pedreiro'])(
  'a post stays the post: %s',
  (post) => {
    expect(contactOf(post, reach)).toMatchObject({ headline: post })
  },
)
