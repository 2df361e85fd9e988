import { expect, test } from 'bun:test'
import { isComparable, lacksOf, matchJob, readAdvert } from '.'
import { hasFigure } from './figure'
import { resume } from './match/testing'

const duties = '- Grelhar carnes e peixes\n- Fazer a ficha técnica dos pratos\n- Controlar o estoque da câmara fria'

test.each([
  ['Servente Hospitalar\nJoinville\nSalário: R$ 1.400,00\n- Experiência na função.', false],
  ['Precisamos de gente boa para crescer com a gente! Venha fazer parte do nosso time.', false],
  ['Cozinheiro\nEnsino fundamental completo\n1 ano de experiência', true],
  [`Cozinheiro\nRequisitos\n- Ensino fundamental completo\n- Experiência com grelha\nAtividades\n${duties}`, true],
  ['Requisitos\n- Excel\n- SQL\n- Power BI', true],
  ['Requirements\n- Welding\n- Grinding\n- Forklift', true],
])('%j is comparable: %p', (text, expected) => expect(isComparable(readAdvert(text))).toBe(expected))

test.each([
  ['pt', 'Motorista entregador\nCNH D OBRIGATÓRIA\nCurso MOPP\nEnsino médio completo\nEscala 12x36 noturno', true],
  ['pt', 'Vaga pra padeiro, ensino fundamental, 2 anos de experiência na função, falar com a Neide', true],
  ['en', 'Night porter\nDriving licence required\nFirst aid certificate required\n2 years of experience', true],
  ['pt', 'Auxiliar\nEscala 6x1\nResidir em Olinda', false],
])('a short %s advert is compared where it asks enough: %j', (_, text, expected) => {
  const advert = readAdvert(text)
  expect(isComparable(advert)).toBe(expected)
  const { range, requirements } = matchJob(advert, resume(['Entreguei encomendas com CNH D']))
  if (expected) expect([hasFigure(range), requirements.length > 0]).toEqual([false, true])
})

test.each([
  [null, true],
  [{ from: 30, to: 70 }, true],
  [{ from: 29, to: 70 }, false],
])('a figure is shown for %j: %p', (range, expected) => expect(hasFigure(range)).toBe(expected))

test.each([
  ['Auxiliar\nEscala 6x1\nResidir em Olinda', ['requirements', 'duties', 'conditions']],
  ['Venha fazer parte do nosso time! Ensino médio completo.', ['role', 'requirements', 'duties']],
])('what %j lacks is %j', (text, lacks) => expect(lacksOf(readAdvert(text))).toEqual(lacks as never))

const nurse = [
  'Registered Nurse - Emergency Department',
  'Requirements',
  '- Current NMC registration',
  '- BSc Nursing or equivalent',
  '- 2 years of acute care experience',
  '- Experience with triage and IV cannulation',
  'Duties: assess patients on arrival, administer medication, keep accurate records.',
].join('\n')
test('a short advert with as many requests as a full one, conditions among them, is not thin', () => {
  const advert = readAdvert(nurse)
  expect(advert.words).toBeLessThan(60)
  expect(advert.confidence).toBe('good')
  expect(
    readAdvert('Padeiro\nRequisitos\n- Pães\n- Bolos\n- Massas\n- Recheios\n- Ensino fundamental').confidence,
  ).toBe('thin')
})
