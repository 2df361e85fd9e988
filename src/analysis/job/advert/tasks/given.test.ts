// Work that a sentence gives where nothing else in it is asked for.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const advert = (sentence: string) => `Stable Hand\n\n${sentence}\n\nRequirements\n- Excel\n- SQL\n- Sage\n- Python`
const vaga = (sentence: string) => `Ajudante de Oficina\n\n${sentence}\n\nRequisitos\n- Excel\n- SQL\n- Sage\n- Python`
const given = (text: string) =>
  readAdvert(text)
    .keywords.filter(({ kind, text: name }) => kind === 'hard' && !['Excel', 'SQL', 'Sage', 'Python'].includes(name))
    .map(({ text: name, need }) => `${need} ${name}`)
    .join(' | ')

describe('is a duty, whatever else the sentence says', () => {
  test.each([
    ['This role will require plaiting manes and grooming horses.', 'grooming horses'],
    ['95% of your time should be spent mending fences.', 'mending fences'],
    ['Do you have experience answering calls from farriers?', 'calls from farriers'],
    ['The stud farm is looking for individuals to groom horses.', 'groom horses'],
    ['You need to know a great deal, as you will often be plaiting manes.', 'plaiting manes'],
  ])('%s', (sentence, task) => {
    expect(given(advert(sentence))).toContain(task)
    expect(given(advert(sentence))).not.toContain('required')
  })
  test.each([
    ['Procuramos alguém para afiar alicates.', 'afiar alicates'],
    ['Buscamos uma pessoa para lixar portas.', 'lixar portas'],
  ])('%s', (sentence, task) => expect(given(vaga(sentence))).toContain(task))
})

describe('is none', () => {
  test.each([
    'Our success comes from mending fences.',
    'We are proud of breeding horses.',
    'You must live near the yard to groom horses early.',
    'Hallam Interiors fits out cafés and barbers in two countries.',
    'We are hiring talented people.',
    'In return you will receive help with plaiting manes.',
    'You must have a clean driving record.',
    'You must make sure that all goes well.',
    'Today the sky is blue and the sea is calm.',
  ])('%s', (sentence) =>
    expect(given(advert(sentence))).not.toMatch(/mend|breed|groom|barber|hiring|plait|driving|sure/),
  )
  test.each([
    'Precisamos de alguém que saiba ler e escrever.',
    'Necessário residir em Itu para trabalhar.',
    'Salário a partir de 1.500.',
    'Escala 6x1, folga às segundas.',
  ])('%s', (sentence) => expect(given(vaga(sentence))).toBe(''))
})

test('a wish stays one', () => {
  expect(given(advert('It would be great if you also enjoyed mending fences.'))).not.toMatch(/required|duty/)
})

test('a name may have as many words as the advert gives it', () => {
  expect(
    given(advert('You must have completed the National Farriery and Equine Hoof Care Apprenticeship Programme.')),
  ).toContain('Hoof Care Apprenticeship Programme')
  expect(given(advert('Knowledge of £25,183 pro rata temporary contract pay scales is a must.'))).not.toContain('£')
})

test('how something is gives nobody work', () =>
  expect(given(vaga('Bom dia a todos, hoje o céu está azul e o mar está calmo na praia.'))).toBe(''))
