import { expect, test } from 'bun:test'
import { openingOf } from './opening-of'

test.each([
  'Pick 180 lines an hour',
  'Load 12 trailers a shift',
  'Check about 250 items a day',
  'Fit bathrooms and run copper pipe',
  'Feed the animals twice a day',
  'Keep the till balanced',
  'Confirmava as consultas por WhatsApp',
  'Retifico e monto motores de caminhão',
  'Oriento os residentes do turno',
  'Grêmio estudantil, tesoureiro – 2025: cuidei do caixa da festa',
])('“%s” opens with an action', (text) => expect(openingOf(text)).toBe('action'))

test.each([
  'Stock control',
  'Price list',
  'Pack',
  'Responsável: Conferi notas',
  'Palavra final do time',
  'Todo o estoque da loja',
  'Arquivo e cadastro de notas',
  'Atendimento o dia todo',
])('“%s” does not', (text) => expect(openingOf(text)).not.toBe('action'))
