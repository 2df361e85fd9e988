import { expect, test } from 'bun:test'
import { unanswered } from './unanswered'

test('a device that is offline is named as the cause, an unknown failure is not', () => {
  const texts = { fallback: 'Ocorreu um erro ao analisar sua foto.', offline: 'Você está sem internet.' }
  expect([unanswered(texts, true), unanswered(texts, false)]).toEqual([texts.fallback, texts.offline])
})
