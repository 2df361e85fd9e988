import { expect, test } from 'bun:test'
import { isComparable, matchJob, readAdvert } from '.'
import { widthOf } from './comparable'
import { resume } from './match/testing'
import { WIDEST_RANGE } from './rubric'

const duties = '- Grelhar carnes e peixes\n- Fazer a ficha técnica dos pratos\n- Controlar o estoque da câmara fria'

test.each([
  ['Servente Hospitalar\nJoinville\nSalário: R$ 1.400,00\n- Experiência na função.', false],
  ['Precisamos de gente boa para crescer com a gente! Venha fazer parte do nosso time.', false],
  ['Cozinheiro\nEnsino fundamental completo\n1 ano de experiência', false],
  [`Cozinheiro\nRequisitos\n- Ensino fundamental completo\n- Experiência com grelha\nAtividades\n${duties}`, true],
  ['Requisitos\n- Excel\n- SQL\n- Power BI', false],
  ['Requirements\n- Welding\n- Grinding\n- Forklift', false],
])('%j is comparable: %p', (text, expected) => expect(isComparable(readAdvert(text))).toBe(expected))

test('an advert that is comparable never gives a range wider than its bound, with any résumé', () => {
  const lines = ['- Excel', '- SQL', '- Inglês avançado', '- Ensino médio completo', '- 2 anos de experiência', duties]
  const heads = ['Cozinheiro\nRequisitos', 'Requisitos']
  for (const head of heads)
    for (let count = 0; count <= lines.length; count++) {
      const advert = readAdvert([head, ...lines.slice(0, count)].join('\n'))
      for (const person of [resume(['Grelhei carnes']), resume(['Fiz relatórios em Excel e SQL'], ['SQL'])]) {
        const { range } = matchJob(advert, person)
        const width = range ? range.to - range.from : 0
        if (range) expect(Math.abs(width - widthOf(advert))).toBeLessThanOrEqual(1)
        if (isComparable(advert)) expect(width).toBeLessThanOrEqual(WIDEST_RANGE + 1)
      }
    }
})
