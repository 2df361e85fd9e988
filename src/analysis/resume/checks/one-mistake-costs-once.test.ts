// One mistake costs once, a line with its number is no bad example, and what a coach takes out first is found.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const page = (...more: string[]) =>
  document(
    'Valdir Nunes Prado',
    '(16) 98777-9090 | valdir.nunes@exemplo.com.br | Franca - SP',
    ...more,
    '# Experiência',
    '=Motorista carreteiro – Transportes Pinhal – 2014 a atual',
    '- Transporte de calçados para o Nordeste, 11 mil km por mês',
    '- Conferência da carga e das notas',
    '- Nenhum acidente em 10 anos.',
    '- Manutenção básica do cavalo',
  )
const checkOf = (id: string, ...more: string[]) => analyseResume(page(...more)).checks.find((one) => one.id === id)!
const quotesOf = (id: string) => checkOf(id).evidence.map(({ text }) => text)

describe('given a job with measured lines and bare ones', () => {
  test.each(['tasks', 'openings'])('%s quotes the bare ones', (id) => {
    expect(quotesOf(id)).not.toContain('Nenhum acidente em 10 anos.')
    expect(quotesOf(id)).not.toContain('Transporte de calçados para o Nordeste, 11 mil km por mês')
    expect(quotesOf(id)).toContain('Conferência da carga e das notas')
  })
  test('the lines that are counted are those that a reader counts', () =>
    expect(checkOf('quantified').params.of).toBe(4))
})

describe('given an aim for any job', () => {
  const aim = ['# Objetivo', 'Qualquer área, preciso muito trabalhar, sou dinâmico e esforçado.']
  test.each(['cliches', 'empty'])('its praise and its plea cost nothing more (%s)', (id) => {
    expect(checkOf('summary', ...aim).params.context).toBe('vague')
    expect(checkOf(id, ...aim).status).toBe('full')
  })
  test('the same words elsewhere do', () =>
    expect(checkOf('cliches', '# Resumo', 'Motorista dinâmico e esforçado há 10 anos.').status).toBe('part'))
})

describe('what nobody needs to know yet', () => {
  test.each([
    ['Fumante não. Pretensão salarial: R$ 2.800', 'body,pay'],
    ['Salary expectation: £22,000', 'pay'],
    ['National Insurance number AB123456C', 'document'],
    ['Casado, 2 filhos', 'marital,family'],
  ])('"%s" is %s', (line, kinds) => expect(checkOf('personal-data', line).params.kinds).toBe(kinds))
  test('"Fiz a pesquisa salarial de 12 cargos" is work', () =>
    expect(checkOf('personal-data', 'Fiz a pesquisa salarial de 12 cargos').status).toBe('full'))
})

test('sizes beside one another are one sentence, whatever sign divides them', () => {
  const sizes = ['Team of 24', '140 bedrooms', '3 restaurantes', 'Equipe de 12', '90 lugares', 'Budget of £2m']
  for (const one of sizes)
    for (const other of sizes.filter((size) => size !== one)) {
      const found = [', ', '; '].map((sign) => {
        const { checks } = analyseResume(
          document(
            'Valdir Nunes Prado',
            '# Experiência',
            '=Gerente – Hotel Pinhal – 2014 a atual',
            `- ${one}${sign}${other}`,
            '- Trouxe a lavanderia para dentro do hotel',
          ),
        )
        return ['quantified', 'openings'].map((id) => checks.find((check) => check.id === id)!.params.of).join()
      })
      expect(`${one}; ${other} ${found[1]}`).toBe(`${one}; ${other} ${found[0]}`)
    }
  // A deed on either side of the sign stays a sentence of its own.
  const lines = document(
    'Valdir Nunes Prado',
    '# Experiência',
    '=Gerente – Hotel Pinhal – 2014 a atual',
    '- Atendi 30 mesas por noite; treinei 4 garçons',
  )
  expect(analyseResume(lines).checks.find(({ id }) => id === 'quantified')!.params.of).toBe(2)
})
