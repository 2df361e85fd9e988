// The note that a number has WhatsApp comes into the draft with its number, whatever stands beside it in the file.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'
import { leftTexts } from './left-texts'

const imported = (...head: readonly string[]) =>
  draftFromDocument(
    document(
      'Josué Ferreira dos Santos',
      ...head,
      '# Experiência',
      'Motorista | Casa Azul | 2019 - 2020',
      '- Entregava encomendas',
    ),
  )

test.each([
  'Tel: (11) 97342-6618 (WhatsApp)',
  'Brasileiro, casado, 34 anos Tel: (11) 97342-6618 (WhatsApp)',
  'casado, 34 anos Cel: (11) 97342-6618 (WhatsApp)',
  '34 anos - (11) 97342-6618 - WhatsApp',
  'WhatsApp: (11) 97342-6618, Guarulhos - SP',
  'Brasileira, solteira, 22 anos WhatsApp: (11) 97342-6618',
])('%s', (line) => {
  const draft = imported(line, 'josue@exemplo.com')
  expect(draft?.parts[0]?.fields.phone).toBe('(11) 97342-6618 (WhatsApp)')
})

test('a number without it has none, and what was left out beside it is listed', () => {
  const draft = imported('Tel: (11) 97342-6618', 'josue@exemplo.com')
  expect(draft?.parts[0]?.fields.phone).toBe('(11) 97342-6618')
  const left = leftTexts(imported('Brasileiro, casado, 34 anos Tel: (11) 97342-6618 (WhatsApp)')?.left ?? [])
  expect(left).toEqual(expect.arrayContaining(['Brasileiro', 'casado', '34 anos']))
})
