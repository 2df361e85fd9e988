import { expect, test } from 'bun:test'
import { joinLines, vocabulary } from './hyphens'

const known = vocabulary(() => ['Gestão de porta e aviões; o guarda sabe tudo', 'chuva'])

test.each([
  ['Menos afasta-', 'mentos no ano', 'Menos afastamentos no ano'],
  ['soltas em pai-', 'néis', 'soltas em painéis'],
  ['reabilitação pós-', 'operatória', 'reabilitação pós-operatória'],
  ['projeto político-', 'pedagógico', 'projeto político-pedagógico'],
  ['a loja tornou-', 'se a maior', 'a loja tornou-se a maior'],
  ['um guarda-', 'chuva', 'um guarda-chuva'],
  ['built a full-', 'stack app', 'built a full-stack app'],
  ['Rádio SAP-', 'ERP', 'Rádio SAP-ERP'],
  ['sem hífen', 'nenhum', 'sem hífen nenhum'],
])('"%s" and "%s" are "%s"', (before, after, whole) => {
  expect(joinLines(before, after, known)).toBe(whole)
})
