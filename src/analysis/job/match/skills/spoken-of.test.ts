// What a keyword is about, named by a line in other words: never "not in your résumé", and no proof either.
import { describe, expect, test } from 'bun:test'
import { suggestionsOf } from '../../../../texts/job/suggest'
import { jobView } from '../../../../texts/job/view'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const electrician = document(
  ...['Valdir Prado', 'valdir@exemplo.com | Goiânia, GO', '# Experiência Profissional'],
  '=Eletricista de manutenção, Laticínios Exemplo, 01/2010 - 12/2022',
  ...['- Manutenção preventiva em motores, paineis de comando e CCM', '- Responsavel pela subestação de 13,8 kV'],
  ...['- Troca de contatores e inversores de frequencia WEG', '- Leitura de projeto e diagrama unifilar'],
  ...['# Cursos', 'Caldeiras a vapor, SENAI'],
)
const compared = (title: string, ...duties: string[]) =>
  matchJob(readAdvert([title, '', 'Atividades', ...duties.map((one) => `- ${one}`)].join('\n')), electrician)
const duties = [
  'Montagem de painéis elétricos',
  'Parametrização de inversores de frequência',
  'Manutenção em subestação de média tensão 13,8 kV',
  'Interpretação de diagramas elétricos',
  'Operação de caldeiras',
]

describe('a line that speaks of it', () => {
  const result = compared('Eletricista de Manutenção', ...duties)
  test.each([
    ['montagem de painéis elétricos', 'paineis'],
    ['parametrização de inversores de frequência', 'inversores de frequencia'],
    ['Manutenção em subestação de média tensão 13,8 kV', 'subestação de 13,8 kV'],
    ['Interpretação de diagramas elétricos', 'diagrama'],
  ])('%s, with "%s"', (asked, mark) => {
    const match = result.keywords.find(({ text }) => text.toLowerCase() === asked.toLowerCase())
    expect(match).toMatchObject({ how: 'implied', evidence: { mark } })
    expect(match?.bucket).not.toBe('missing')
    expect(match?.credit).toBeLessThan(0.5)
  })
  test('is shown as what suggests it, with a tip that quotes it, and not as missing', () => {
    const view = jobView(result, 'pt-BR')
    const missing = [...view.missing, ...view.tasks.missing].map(({ text }) => text)
    expect(missing.filter((text) => /painéis|inversores|subestação|diagramas/.test(text))).toEqual([])
    const tip = suggestionsOf(result, 'pt-BR').find(({ title }) => title.includes('painéis elétricos'))
    expect(tip?.text).toContain('você diz “paineis”')
  })
  test('is no line of schooling, without the deed', () => {
    expect(result.keywords.find(({ text }) => /caldeiras/i.test(text))?.bucket).not.toBe('shown')
  })
})

test('in work of another kind the same noun is another object', () => {
  const other = compared(
    'Psicólogo Clínico',
    'Escuta de pais',
    'Interpretação de diagramas familiares',
    'Aplicação de testes',
  )
  const match = other.keywords.find(({ text }) => /diagramas/i.test(text))
  expect([other.workMatches, match?.bucket]).toEqual([false, 'missing'])
})

describe('one of the actions that a duty counts up', () => {
  const carer = document(
    ...['Ana Prado', 'ana@exemplo.com | Leeds', '# Experience', '=Care Assistant, Oakwood Court, 01/2018 - 12/2022'],
    ...['- Personal care for 12 residents: washing, dressing, toileting', '- Tested and inspected hoists'],
    ...['- Kept the rota, with 4 collective agreements'],
  )
  const creditOf = (duty: string) =>
    matchJob(readAdvert(`Care Assistant\n\nDuties\n- ${duty}\n- Personal care`), carer).keywords.find(
      ({ text }) => text === duty,
    )
  const items = ['Dressing', 'Testing', 'Inspecting']
  const others = ['continence care', 'certification', 'catheter care']
  test.each(items.flatMap((item) => others.map((other) => `${item} and ${other}`)))('%s', (duty) =>
    expect(creditOf(duty)).toMatchObject({ how: 'implied', bucket: 'shown' }),
  )
  test.each(['Ploughing and catheter care', 'Welding and certification'])('%s is not found', (duty) =>
    expect(creditOf(duty)?.evidence?.mark ?? '').not.toMatch(/wash|dress|test|inspect/i),
  )
  test('what stands beside an action is not called missing', () =>
    expect(creditOf('Apply collective agreements')?.bucket).toBe('shown'))
})

describe('the line nearest to a task is the one with most of its words', () => {
  const nurse = document(
    ...['Ana Prado', 'ana@exemplo.com | Leeds', '# Experience', '=Care Assistant, Oakwood Court, 01/2018 - 12/2022'],
    ...['- Personal care for 12 residents: washing, dressing, toileting', '- Cared for 4 patients on ward 3'],
    ...['- Sat with residents at end of life and supported their families'],
  )
  const orders = [
    'Support residents and relatives',
    'Support relatives and residents',
    'Supporting relatives, residents',
  ]
  test.each(orders.map((start) => `${start} at the end of life`))('%s', (duty) => {
    const { keywords } = matchJob(readAdvert(`Care Assistant\n\nDuties\n- ${duty}\n- Personal care`), nurse)
    expect(keywords.find(({ text }) => text === duty)?.evidence?.text).toMatch(/^Sat with/)
  })
})

describe('names that a task only counts up', () => {
  const asked = (duty: string, language: 'pt' | 'en') =>
    readAdvert(`Clerk\n\n${language === 'pt' ? 'Atividades' : 'Duties'}\n- ${duty}`).keywords.map(({ text }) => text)
  test.each([
    ['Enviar e acompanhar os eventos do eSocial, DCTFWeb e FGTS Digital', 'pt', ['DCTFWeb', 'FGTS Digital']],
    ['Operar SAP e TOTVS', 'pt', ['SAP', 'TOTVS']],
    ['Use SAP and Sage', 'en', ['SAP', 'Sage']],
  ] as const)('%s', (duty, language, names) => {
    const texts = asked(duty, language)
    expect(texts).toEqual(expect.arrayContaining([...names]))
    expect(texts.filter((text) => /^\p{Lu}+ (?:e|and) /u.test(text))).toEqual([])
  })
  test.each(['Submit PAYE, CIS and VAT returns', 'Health and Safety checks'])('%s is one', (duty) =>
    expect(asked(duty, 'en')).toContain(duty),
  )
})

test('a level in the list of skills is used where work names the skill', () => {
  const clerk = document(
    ...['Ana Prado', 'ana@exemplo.com | Recife, PE', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
    ...['- Conferência da folha no Excel com tabela dinâmica', '# Habilidades', 'Excel avançado, folha'],
  )
  const { keywords } = matchJob(readAdvert('Analista\n\nRequisitos\n- Excel avançado\n- Folha de pagamento'), clerk)
  expect(keywords.find(({ text }) => text === 'Excel avançado')).toMatchObject({ bucket: 'shown', credit: 1 })
})

test.each([
  ['higienização de hortifruti', 'Lavo e deixo de molho no cloro as verduras e as frutas'],
  ['Apurar o ponto eletrônico e o banco de horas', 'Faço o controle de ponto de 80 pessoas'],
])('%s is similar to "%s"', (duty, line) => {
  const cook = document(
    ...['Ana Prado', 'ana@exemplo.com | Recife, PE', '# Experiência', '=Auxiliar, Cantina Exemplo, 01/2018 - 12/2022'],
    ...[`- ${line}`, '- Corto legumes'],
  )
  const { keywords } = matchJob(readAdvert(`Auxiliar\n\nAtividades\n- ${duty}\n- cortar legumes`), cook)
  expect(keywords.find(({ text }) => text === duty)?.bucket).toBe('shown')
})
