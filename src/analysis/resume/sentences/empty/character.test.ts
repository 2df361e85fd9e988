// Sentences of somebody's character are praise, and sentences of work about people or learning are none.
import { describe, expect, test } from 'bun:test'
import { isCharacter, isPraise } from './character'

describe('given a sentence of character', () => {
  test.each([
    'Always willing to help colleagues and a reliable member of the team',
    'Excellent communicator with people from all backgrounds',
    'Able to work independently and as part of a team',
    'Um recurso valioso para qualquer equipe.',
    'Sempre disposta a ajudar os colegas e aprender coisas novas',
    'Reconhecida pelos colegas pela dedicação e pelo bom humor',
    'Uma profissional querida por todos, com brilho próprio e postura impecável',
  ])('"%s" is praise', (text) => expect(isCharacter(text)).toBe(true))

  test('a stock phrase in it is counted as that', () => {
    expect(isPraise('Known for a positive attitude and great attention to detail')).toBe(false)
    expect(isPraise('Um recurso valioso para qualquer equipe.')).toBe(true)
  })
})

describe('given a sentence of work', () => {
  test.each([
    'Able to read drawings and set up CNC lathes',
    'Known for fixing legacy pumps that nobody else would touch',
    'Helped people with learning difficulties to get dressed',
    'Work with people with dementia',
    'Ajudei colegas novos a trabalhar no caixa',
    'Organizava o trabalho dos colegas da limpeza',
    'Trabalho com pessoas em situação de rua',
    'Person-centred care for people with learning disabilities',
    'Desenvolvimento profissional de professores',
    'Warm friendly presence at reception desk',
    'Presença simpática e educada na recepção',
  ])('"%s" is none', (text) => expect(isCharacter(text)).toBe(false))
})
