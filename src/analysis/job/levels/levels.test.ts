import { expect, test } from 'bun:test'
import { educationIn } from './education'
import { languagesIn } from './languages'

test.each([
  ['good spoken english and basic maths', 'intermediate'],
  ['advanced excel and basic english', 'basic'],
  ['good written and spoken english', 'intermediate'],
  ['fluent english and basic spanish', 'fluent'],
  ['english and basic maths', null],
  ['ingles avancado e espanhol basico', 'advanced'],
  ['ingles (b2)', 'intermediate'],
])('%s: English is %p', (text, level) =>
  expect(languagesIn(text).find(({ language }) => language === 'Inglês')?.name).toBe(level),
)

test.each([
  ['residencia em fonoaudiologia hospitalar – uel', 'postgraduate'],
  ['residencia multiprofissional em saude da familia', 'postgraduate'],
  ['residencia medica em pediatria', 'postgraduate'],
  ['residencia em campinas, sp', undefined],
])('%s is of level %p', (text, level) => expect(educationIn(text)?.name).toBe(level))

test.each([
  ['inglês: leitura boa, conversação intermediária. espanhol: básico', 'Inglês', 2],
  ['ingles: leitura avancada, escrita basica', 'Inglês', 3],
  ['inglês intermediário, espanhol básico', 'Inglês', 2],
  ['english: good reading, basic speaking', 'Inglês', 2],
])('%s: %s of rank %i', (text, language, rank) => {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '')
  expect(languagesIn(folded).find((one) => one.language === language)?.rank).toBe(rank)
})
