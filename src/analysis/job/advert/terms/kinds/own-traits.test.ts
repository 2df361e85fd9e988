// Traits that no table has, known by where an advert says them: any of these words in any of these sentences.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../..'

const traits = (line: string) =>
  readAdvert(`Housekeeper\n\nRequirements\n- Excel\n- SQL\n- ${line}`)
    .keywords.filter(({ kind }) => kind === 'soft')
    .map(({ text }) => text)

const words = {
  en: ['tenacious', 'resourceful', 'thorough', 'good-humoured', 'unflappable'],
  pt: ['calmo', 'persistente', 'teimoso', 'bem-disposto', 'desenrascado'],
} as const
const sentences = {
  en: [
    'We want somebody §.',
    'You are §.',
    'Must be §',
    'We look for people who are §.',
    'The right candidate is §.',
    'Be § with the residents.',
  ],
  pt: ['Procuramos alguém §.', 'Queremos gente §.', 'Pessoa §', 'Que seja uma pessoa §.', 'Alguém que seja §.'],
} as const

describe.each(['en', 'pt'] as const)('%s', (language) => {
  const joint = language === 'en' ? ' and ' : ' e '
  test.each(sentences[language])('%s', (sentence) => {
    const all = words[language]
    for (const [at, first] of all.entries()) {
      const [second = '', third = ''] = [all[(at + 1) % all.length], all[(at + 2) % all.length]]
      expect(traits(sentence.replace('§', `${first}, ${second}${joint}${third}`))).toEqual(
        expect.arrayContaining([first, second, third]),
      )
    }
  })
})

test.each([
  ['Confident telephone manner, tenacious yet polite', ['tenacious', 'polite']],
  ['Curiosity and attention to detail', ['Curiosity']],
  ['We wish to appoint an enthusiastic and reflective teacher.', ['reflective']],
])('beside a trait that is known: %s', (line, asked) => expect(traits(line)).toEqual(expect.arrayContaining(asked)))

test.each([
  'You are registered, qualified and experienced.',
  'Somebody with Excel, Sage and a car.',
  'You are able, willing and available.',
  'You are paid weekly, monthly or yearly.',
  'Vaga para pessoas negras, indígenas e com deficiência.',
  'Alguém com carro, moto ou bicicleta.',
  'Somebody fluent in Welsh, French and Polish.',
])('no traits: %s', (line) => expect(traits(line)).toEqual([]))

test.each(['Reliable, own car, weekends', 'Reliable, travel and overtime'])('a condition is no trait: %s', (line) =>
  expect(traits(line)).toEqual(['Reliable']),
)
