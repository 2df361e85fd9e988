import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '.'
import { profiles } from './fixtures/profiles'
import { HEADLINE_MAX } from './headline'

const suggest = (headline: string, about = '', experience = '') =>
  analyseLinkedin({ headline, about, experience }).headline

describe('the suggested headline', () => {
  test.each([
    ['analistaDados', 'Analista de Dados | SQL · Power BI · Python | Reduzi em 30% o tempo de fechamento mensal'],
    ['auxiliarLogistica', 'Auxiliar de Logística | WMS · '],
    ['softwareEngineer', 'Senior Software Engineer | Node.js · AWS'],
    ['buscaOportunidade', 'Vendedora | Atendimento ao cliente'],
    ['salesManager', 'Sales professional | '],
  ] as const)('of %s', (name, wanted) => {
    expect(analyseLinkedin(profiles[name]).headline?.text).toStartWith(wanted)
  })

  test.each([
    ['drops the search in front', 'Em busca de vaga como auxiliar de cozinha', '', 'Auxiliar de cozinha'],
    ['drops the employer behind', 'Analista de Marketing na Rede Azul', '', 'Analista de Marketing'],
    ['takes the role from the about text', '#opentowork', 'Sou analista de dados.', 'Analista de dados'],
  ])('%s', (_, headline, about, role) => {
    expect(suggest(headline, about)?.role).toBe(role)
  })

  test('a change beats a count, and both beat years of practice', () => {
    const about = 'Tenho 8 anos de prática diária. Atendi 40 clientes por dia. Reduzi em 20% as devoluções.'
    expect(suggest('Vendedora', about)?.result).toBe('Reduzi em 20% as devoluções')
    expect(suggest('Vendedora', 'Tenho 8 anos de prática diária. Atendi 40 clientes por dia.')?.result).toBe(
      'Atendi 40 clientes por dia',
    )
  })

  test('never carries an address, a phone or a document', () => {
    const about = 'Vendi 30% mais, fale em ana@exemplo.com agora. CPF 529.982.247-25 vendi 40% mais.'
    expect(suggest('Vendedora', about)?.text).not.toMatch(/@|529/)
  })

  test('is none where the text names neither an occupation nor a skill', () => {
    expect(suggest('Feliz', 'Gosto de gente.')).toBeNull()
    expect(suggest('')).toBeNull()
  })

  test('fits in 220 characters: the result goes first', () => {
    const role = 'Coordenadora de desenvolvimento organizacional corporativo'
    const result = 'Reduzi em 30% o tempo de contratação de pessoas técnicas do grupo inteiro em nove unidades'
    const skills = 'Recrutamento e seleção, Desenvolvimento organizacional, Treinamento e desenvolvimento'
    const suggestion = suggest(role, `${skills}. ${result}.`)
    expect(suggestion?.text.length).toBeLessThanOrEqual(HEADLINE_MAX)
    expect(suggestion?.role).toBe(role)
  })
})
