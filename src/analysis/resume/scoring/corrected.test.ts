// What corrections of the reading may cost.
import { describe, expect, test } from 'bun:test'
import { portugueseResumes } from '../../../../tests/fixtures/resume/portuguese'
import type { Document } from '../../documents/document'
import { analyseResume } from '..'
import type { ResumeResult } from '../result'
import { document, parted } from '../testing'
import { withLoss } from './corrected'

const base = analyseResume(document(portugueseResumes.professora))
describe('given a correction that lowers the score', () => {
  test('what is lost is stated with its checks', () => {
    const withRoles = (score: number, points: number): ResumeResult => ({
      ...base,
      score,
      checks: base.checks.map((one) => (one.id === 'roles' ? { ...one, points } : one)),
    })
    expect(withLoss(withRoles(51, 20), withRoles(34, 8)).uncorrected).toEqual({ score: 51, lost: ['roles'] })
  })

  test('of any line of a page, it says so', () => {
    const page = document(portugueseResumes.motorista)
    const before = analyseResume(page).score!
    // A third of the lines, in turn with the three kinds.
    for (const line of page.lines.keys())
      for (const is of (['job', 'not-a-job', 'education'] as const).filter((_, at) => at === line % 3)) {
        const { score, uncorrected } = analyseResume(page, [{ line, is }])
        expect(uncorrected?.score ?? null).toBe(score !== null && score < before ? before : null)
      }
  })
})

describe('jobs written as sentences', () => {
  const page = document(
    'Rosângela Aparecida de Souza',
    'Belo Horizonte, MG | 31 98877-4521 | rosangela@exemplo.com',
    'Sou cozinheira e merendeira com muita experiência, gosto do que faço e sou pontual.',
    'Trabalhei de 2014 a 2022 na Escola Municipal Padre Eustáquio como merendeira, fazia almoço pra 320 crianças por dia junto com mais 2 colegas, cuidava do estoque e da limpeza da cozinha.',
    'Depois disso fiquei no restaurante Sabor de Minas como cozinheira de março de 2022 até agosto de 2024, fazia o self service, cerca de 180 refeições no almoço. Treinei 3 ajudantes.',
    'Também já trabalhei na casa da dona Lúcia como cozinheira e cuidava da casa, fazia compra e comida da semana.',
    'Antes, de 2009 a 2013, fui ajudante de cozinha no Hospital Evangélico, porcionava dieta dos pacientes e lavava panelão.',
    'Estudei até o ensino médio completo na Escola Estadual Maria Andrade em 1992',
    'Fiz curso de boas práticas de manipulação de alimentos pelo Senac em 2021',
  )
  const now = { year: 2026, month: 11 }
  const before = analyseResume(page, [], now).score!
  const job = (line: number) => ({ line, is: 'job' }) as const
  const study = { line: 7, is: 'education' } as const
  test.each([
    [[job(3)]],
    [[job(3), job(4)]],
    [[job(3), job(4), job(6)]],
    [[job(3), job(4), job(5), job(6)]],
    [[job(3), job(4), job(5), job(6), study]],
  ])('keep what they say where the person marks them: %p', (corrections) => {
    // A skill that only the sentence names may be lost with it, which a rounded point can show.
    expect(analyseResume(page, corrections, now).score!).toBeGreaterThanOrEqual(before - 1)
  })
})

/** The same page as a Word file, which knows no places of lines, but a blank one between them. */
const typed = (page: Document): Document => ({
  ...page,
  kind: 'docx',
  pages: null,
  lines: page.lines.map((line) => ({ ...line, x: 0, size: 10, gap: 0, ...(line.gap > 2 ? { spaced: true } : {}) })),
})

test('a reading that was set right scores as one that was right at once', () => {
  const pageUnder = (heading: string) =>
    typed(
      parted(
        '=CURRICULO',
        '=Cicero Jose da Silva',
        '52 anos ¦ casado ¦ 2 filhos',
        'Rua das Acacias 210 ¦ Guarulhos ¦ SP',
        'Fone: 11 98877-1234 recado com Marlene 11 2442-5566',
        'cicerojs1974@exemplo.com',
        'CNH categoria D com EAR',
        '',
        heading,
        'Transportadora Rapido Guarulhos ¦ 03/2018 a 09/2026',
        'ajudante geral depois motorista',
        'carga e descarga de caminhao, conferencia de nota fiscal e entrega na grande Sao Paulo',
        'operava empilhadeira a gas quando o operador faltava',
        'separava uns 120 pedidos por dia e nunca tive avaria',
        'Atacadao Bom Preco ¦ 05/2011 a 01/2018',
        'auxiliar de deposito',
        'recebia mercadoria e guardava no porta palete',
        'inventario todo mes com mais 4 colegas',
        'Ceramica Sao Caetano ¦ 02/2001 a 11/2010',
        'ajudante de producao',
        'carregava forno e embalava piso',
        '',
        '=estudo',
        '2o grau completo ¦ EE Prof Jose Storopoli ¦ 1993',
        'curso de operador de empilhadeira ¦ Senai Guarulhos ¦ 2016 validade 2027',
        'curso NR 11 e direcao defensiva',
        'informatica basica, sei usar coletor',
        'Disponivel pra qualquer horario, tenho moto',
      ),
    )
  const unread = pageUnder('=cursos')
  const corrected = analyseResume(unread, [{ line: 8, is: 'job' }])
  expect(analyseResume(unread).robot.sections).not.toEqual(corrected.robot.sections)
  expect(corrected.score).toBe(analyseResume(pageUnder('=trabalhei nas seguintes firmas')).score)
})

describe('while something is in doubt', () => {
  const job = [
    '# Experiência',
    'Recepcionista – Clínica Boa Vista – 2019 a 2024',
    '- Atendi 40 pacientes por dia no balcão',
  ]
  const page = (...more: readonly string[]) =>
    document(
      'Ana Sol',
      'ana.sol@exemplo.com (81) 98888-7777',
      ...job,
      ...more,
      '# Formação',
      'Ensino médio – Colégio Sol – 2015',
    )
  test('the result has what it would score with that counted as it was read', () => {
    const { score, least, checks } = analyseResume(page('- Apoio em treinamentos de integração'))
    expect(checks.find(({ id }) => id === 'extras')?.status).toBe('not-assessed')
    expect(least).toBeLessThan(score!)
  })

  test('and without doubts none', () => {
    expect(analyseResume(page('- Organizei a agenda de 3 médicos')).least).toBeUndefined()
  })
})
