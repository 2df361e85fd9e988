import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { one } from './testing'

const person = (...lines: string[]) =>
  document('Joana Prado', 'joana@exemplo.com | Leeds', '# Experiência Profissional', ...lines)
const compare = (advert: string[], ...lines: string[]) =>
  matchJob(readAdvert(advert.join('\n')), person(...lines), { year: 2026, month: null })
const bucketOf = (asked: string, ...lines: string[]) =>
  compare(['Assistente', 'Requisitos:', `- ${asked}`, '- Latim'], ...lines).keywords.find(
    ({ text }) => text !== 'Latim',
  )?.bucket

describe('nothing is missing that the person wrote', () => {
  const shown = (line: string) => ['=Assistente, Casa Exemplo, 01/2019 - 12/2023', `- ${line}`]
  test.each([
    ['Visita domiciliar', 'Acompanhei famílias com visitas domiciliares e reuniões'],
    ['Estudo social', 'Redigi estudos sociais para o juiz da comarca'],
    ['Excel intermediário', 'Montei relatórios em Excel avançado para a diretoria'],
    ['dbt', 'Introduced dbt with 300 tested models for six teams'],
    ['Packing', 'Picked and packed 180 orders a day for the shops'],
    ['Aferição de glicemia', 'Medi pressão e glicemia de seis idosos por dia'],
    ['CISRS card', 'Held the CISRS for six years on refinery sites'],
    ['Optix software', 'Booked 30 eye tests a day in Optix for two shops'],
    ['Carga de gás', 'Carreguei gás em aparelhos de três lojas'],
    ['Perform jar tests', 'Ran jar tests every morning for the plant'],
    ['Realizar entregas', 'Entreguei bebidas em 25 pontos da cidade por dia'],
  ])('%s: %s', (asked, line) => expect(bucketOf(asked, ...shown(line))).toBe('shown'))

  test.each([
    ['Took deliveries from 20 suppliers a day', 'missing'],
    ['Booked deliveries with 20 customers a day', 'shown'],
  ])('to book deliveries is not to take them: %s', (line, bucket) => {
    const { keywords } = compare(
      [
        'Transport Clerk',
        '',
        "You'll be booking deliveries with customers, sorting driver hours and keeping the spreadsheet straight. You need Excel.",
      ],
      ...shown(line),
    )
    expect(keywords.find(({ text }) => /deliveries/.test(text))?.bucket).toBe(bucket as 'missing')
  })

  test('and writing is not bookkeeping', () => {
    expect(bucketOf('Escrituração', ...shown('Escrevi consultas em SQL para a diretoria'))).toBe('missing')
  })
})

describe('no gain is promised that a person cannot honestly make', () => {
  const fiscal = ['Analista Fiscal', 'Requisitos:', '- ICMS', '- SPED Fiscal', '- Notas fiscais', '- Planilhas']
  const gainOf = (id: string, result: ReturnType<typeof compare>) => result.blocks.find((one) => one.id === id)?.gain

  test('another rank of the same trade may take the title, another trade with the same rank may not', () => {
    const own = compare(
      fiscal,
      '=Assistente Fiscal, Casa Exemplo, 01/2019 - 12/2023',
      '- Emiti notas fiscais e planilhas',
    )
    const other = compare(
      fiscal,
      '=Analista de Dados, Casa Exemplo, 01/2019 - 12/2023',
      '- Criei painéis para a diretoria',
    )
    expect(own.blocks.find(({ id }) => id === 'title')?.points).toBeGreaterThan(
      1.5 * (other.blocks.find(({ id }) => id === 'title')?.points ?? 0),
    )
    expect(gainOf('title', other) ?? 0).toBe(0)
  })

  test('no rank makes two trades one, whichever trades and ranks', () => {
    const ranks = ['Analista', 'Assistente', 'Auxiliar', 'Técnico', 'Coordenador', 'Gerente']
    const trades = ['Fiscal', 'de Dados', 'de Enfermagem', 'de Compras', 'Jurídico']
    for (const rank of ranks)
      for (const asked of trades)
        for (const has of trades.filter((one) => one !== asked)) {
          const advert = [`${rank} ${asked}`, 'Requisitos:', '- Latim', '- Grego', '- Sânscrito']
          const { workMatches } = compare(
            advert,
            `=${rank} ${has}, Casa Exemplo, 01/2019 - 12/2023`,
            '- Fiz o serviço todo',
          )
          expect([rank, asked, has, workMatches]).toEqual([rank, asked, has, false])
        }
  })
})

describe('schooling', () => {
  const asked = (line: string) => ['Analista Fiscal', 'Requisitos:', `- ${line}`, '- ICMS', '- SPED Fiscal']
  const answer = (line: string, school: string) =>
    compare(
      asked(line),
      '=Analista Fiscal, Casa Exemplo, 01/2019 - 12/2023',
      '- Apurei ICMS',
      '# Formação',
      school,
    ).requirements.find(({ kind }) => kind === 'education')?.met

  test.each([
    ['Superior completo em Ciências Contábeis', 'Ciências Contábeis, Univille, 2019', 'yes'],
    ['Superior completo em Ciências Contábeis', 'Bacharelado em Administração, PUC, 2019', 'part'],
    ['Superior em Ciências Contábeis ou áreas afins', 'Bacharelado em Administração, PUC, 2019', 'yes'],
    ['Ensino superior completo', 'Bacharelado em Administração, PUC, 2019', 'yes'],
  ] as const)('%s, with %s: %s', (line, school, met) => expect(answer(line, school)).toBe(met))
})

test('a city ends with its sentence', () => {
  const { requirements } = readAdvert(
    'Nurse\nLocation: Leeds. Hours: 37.5 per week\nRequirements\n- Wound care\n- Excel',
  )
  expect(requirements.find(({ kind }) => kind === 'place')?.what).toBe('Leeds')
})

describe('the words of a task stand in one deed', () => {
  test.each([
    ['Montagem de móveis', 'Vendi móveis planejados e montei a vitrine da loja', false],
    ['Montagem de móveis', 'Montagem de equipes e compra de móveis para o escritório', false],
    ['Montagem de móveis', 'Montei e entreguei móveis', true],
  ])('%s by “%s”: %p', (asked, line, isShown) => {
    expect(one(asked, [line])?.how === 'implied').toBe(!isShown)
  })
})

test('a name alone suggests the tool, its level or its use, and says no more', () => {
  expect(one('Excel avançado', ['Planilhas no Excel'])?.how).toBe('implied')
  expect(one('Coletor de dados', ['Sei usar coletor e conferia as notas'])?.how).toBe('alias')
  expect(one('Ciência de dados', ['Feira de ciência na escola'])?.bucket).toBe('missing')
})

test('to rehabilitate is not yet physiotherapy', () => {
  const line = 'Reabilitação de fala de pacientes depois de AVC'
  expect(one('Fisioterapia', [line])?.bucket).toBe('missing')
  expect(one('Reabilitação', [line])?.bucket).toBe('shown')
})

test('initials are what they stand for, and a lower level is not a higher one', () => {
  expect(one('BSN', [], ['Bachelor of Science in Nursing'])?.how).toBe('alias')
  expect(one('BSN', ['Bought shoes nearby'])?.bucket).toBe('missing')
  expect(one('AAT Level 3', [], ['AAT Level 2'])?.bucket).toBe('missing')
  expect(one('AAT Level 2', [], ['AAT Level 3'])?.bucket).not.toBe('missing')
})

test('a check that the employer makes is not missing in a résumé', () => {
  const { requirements } = compare(
    ['Teacher', 'Requirements', '- Phonics', '- An enhanced DBS check is required'],
    'Teacher',
  )
  expect(requirements.find(({ what }) => what === 'DBS')?.met).toBe('unknown')
})
