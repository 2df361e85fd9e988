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
