// An attacker's wordings: each has the line's own words, and says something else.
import { expect, test } from 'bun:test'
import { same } from '../../../tests/fixtures/wordings'
import { detectLanguage } from '../resume/reading/language'
import { changesSense } from './line-sense'

const languageOf = (line: string) => (/^I /.test(line) ? 'en' : detectLanguage(line))

test.each([
  ['Não causei nenhum acidente em 3 anos de direção', 'Causei acidente em 3 anos de direção'],
  ['Não causei nenhum acidente em 3 anos de direção', 'Não causei acidente, causei 3 anos de direção'],
  ['Trabalhei sem faltas na loja', 'Trabalhei com faltas na loja'],
  ['Reduzi as perdas de 10 para 5 por mês', 'Reduzi as perdas de 5 para 10 por mês'],
  ['Quase bati a meta de vendas', 'Bati a meta de vendas'],
  ['Estudei inglês mas não falo inglês fluente ainda', 'Falo inglês fluente'],
  ['Ajudei a médica a examinar os pacientes', 'Médica: examinei os pacientes'],
  ['Auxiliei o gerente da loja', 'Gerente da loja'],
  ['Fui colega do diretor de vendas', 'Diretor de vendas'],
  ['I never missed a shift', 'I missed a shift'],
  ['I helped the chef plan menus', 'Chef: planned menus'],
  ['Cut complaints from 40 to 12 a month', 'Complaints went from 12 to 40 a month'],
  ['Atendi clientes no caixa', 'Não atendi clientes no caixa'],
])('%s: not %s', (line, wording) => {
  expect(changesSense(wording, line, languageOf(line))).toBe(true)
})

test.each([
  ['Não deixei faltar material na obra', 'Nunca deixei faltar material na obra.'],
  ['Ajudava a cozinheira a preparar o almoço', 'Auxiliei a cozinheira no preparo do almoço.'],
  ['Reduzi as perdas de 10 para 5 por mês', 'Redução das perdas de 10 para 5 por mês.'],
  ['De segunda a sexta atendia 40 pessoas e 3 escolas', 'Atendi 3 escolas e 40 pessoas.'],
  ...same,
])('%s: %s', (line, wording) => {
  expect(changesSense(wording, line, languageOf(line))).toBe(false)
})
