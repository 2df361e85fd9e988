import { expect, test } from 'bun:test'
import { isComparable, readAdvert } from '.'

test.each([
  ['Servente Hospitalar\nJoinville\nSalário: R$ 1.400,00\n- Experiência na função.', false],
  ['Precisamos de gente boa para crescer com a gente! Venha fazer parte do nosso time.', false],
  ['Cozinheiro\nEnsino fundamental completo\n1 ano de experiência', true],
  ['Requisitos\n- Excel\n- SQL\n- Power BI', true],
])('%j is comparable: %p', (text, expected) => expect(isComparable(readAdvert(text))).toBe(expected))
