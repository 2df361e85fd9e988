// Tasks typed one below the other in small letters stay one each, in the clean file and in the draft.
import { expect, test } from 'bun:test'
import { bareDocx, p } from '../../../../tests/documents/docx'
import { readDocument } from '../../documents'
import { draftFromDocument } from '../draft/import/from-document'
import { toSheet } from './layout'

const page = `Marcos Pereira
Recife, PE | (81) 98765-4321 | marcos@exemplo.com.br
Experiência
Auxiliar de logística - Loja Azul
01/2019 - 12/2024
separava pedidos para 12 lojas
conferia notas fiscais na chegada
organizava as caixas do estoque e
do corredor de saída
Formação
Ensino médio, E.E. Recife, 2018`
const tasks = [
  'separava pedidos para 12 lojas',
  'conferia notas fiscais na chegada',
  'organizava as caixas do estoque e do corredor de saída',
]

test('each paragraph is a task of its own; one that ends within a phrase goes on', async () => {
  const lines = page.split('\n').map((line) => p(line))
  const reading = await readDocument(new Uint8Array(bareDocx(lines.join(''))))
  if (!reading.ok) throw new Error(reading.refusal)
  const bullets = toSheet(reading.document).items.filter(({ kind }) => kind === 'bullet')
  expect(bullets.map(({ text }) => text)).toEqual(tasks)
  const job = draftFromDocument(reading.document)?.parts.find(({ kind }) => kind === 'job')
  expect(job?.lines.map(({ text }) => text)).toEqual(tasks)
})
