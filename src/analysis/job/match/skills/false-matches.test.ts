// Matches that would claim what a résumé does not say, each varied by construction.
import { describe, expect, test } from 'bun:test'
import { gazetteer } from '../../../resume/skills/gazetteer'
import { atomKey, matchSkills } from '../../../resume/skills/match'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { one } from '../testing'
import { keyOf } from '../words/word-key'

describe('a name is proved by no other skill’s words', () => {
  test('"stock" is no "cycle counting", and an inventory only suggests it', () => {
    for (const line of ['Kept stock tidy in two shops', 'Repus o estoque de duas lojas'])
      expect(one('Cycle counting', [line])).toMatchObject({ bucket: 'missing', credit: 0 })
    expect(one('Cycle counting', ['Fiz o inventário de duas lojas'])).toMatchObject({ how: 'implied' })
    expect(one('Cycle counting', ['Did weekly cycle counting of two shops'])?.credit).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    ['MRP', 'Fiz o PCP da fábrica de móveis'],
    ['Kaizen', 'Cuidei da melhoria contínua da fábrica'],
    ['Paquímetro', 'Trabalhei com metrologia na usinagem'],
    ['Coleta de sangue', 'Fiz acesso venoso em pacientes da UTI'],
    ['RPA', 'Cuidei da automação de processos da loja'],
    ['Agricultura de precisão', 'Formada em agronomia, cuidei de lavouras'],
  ])('%s is not shown by "%s", and by its own name it is', (asked, line) => {
    expect(one(asked, [line])?.credit ?? 0).toBeLessThanOrEqual(0.5)
    expect(one(asked, [`Trabalhei dois anos com ${asked} na empresa`])?.credit).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    ['Construction', 'Wrote six e-learning modules built in Articulate Rise'],
    ['Construction', 'Built the weekly rota of forty nurses'],
  ])('the trade %s is not shown by "%s"', (asked, line) => {
    expect(one(asked, [line])?.credit ?? 0).toBe(0)
    expect(one(asked, [`Trabalhei dois anos com ${asked.toLowerCase()} em obras`])?.credit).toBeGreaterThanOrEqual(0.9)
  })

  test('no alias is proved by a relative of a name it shares no word with', () => {
    const keys = (text: string) => new Set(atomKey(text).split(' ').map(keyOf))
    const apart = gazetteer
      .filter(({ name }) => !/\s/.test(name.pt) && keyOf(name.pt.toLowerCase()).startsWith('#'))
      .flatMap(({ name, aliases }) =>
        aliases
          .map(({ text }) => text)
          .filter(
            (text) => text.includes(' ') && ![name.pt, name.en].some((own) => keys(text).intersection(keys(own)).size),
          ),
      )
    expect(apart.length).toBeGreaterThan(5)
    for (const alias of apart) {
      const found = one(alias, ['Ajudei em vendas, estoques, limpezas, gerenciando compras e treinando equipes'])
      if (found && matchSkills(alias).some(({ start, end }) => end - start === alias.length))
        expect([alias, found.how === 'family' ? found.evidence?.mark : null]).toEqual([alias, null])
    }
  })
})

describe('a keyword is the whole term', () => {
  test.each([
    'Cozinha brasileira',
    'cozinha brasileira',
    'Experiência com cozinha brasileira',
    'Conhecimento de cozinha brasileira',
  ])('%s', (line) => {
    expect(
      readAdvert(`Cozinheiro\n\nRequisitos\n- ${line}\n- Ficha técnica`).keywords.map(({ text }) => text.toLowerCase()),
    ).toContain('cozinha brasileira')
  })
})

describe('the language of the résumé itself', () => {
  const english = document(
    'Joan Field',
    'joan@example.com | Leeds',
    '# Work experience',
    '=Receptionist, Example House, 01/2018 - 12/2022',
    '- Welcomed visitors and answered the phone in a busy office for five years',
    '# Education',
    'High school diploma, Example School, 2015',
  )
  const asked = (line: string) =>
    matchJob(readAdvert(`Receptionist\n\nRequirements\n- ${line}\n- Switchboard\n- Excel`), english).requirements.find(
      ({ kind }) => kind === 'language',
    )
  test('meets what it shows, and more in part', () => {
    for (const line of ['English', 'Good written English'])
      expect([line, asked(line)?.met, asked(line)?.has]).toEqual([line, 'yes', 'written'])
    expect(asked('Native English')).toMatchObject({ met: 'part', has: 'written' })
    expect(asked('Spanish')).toMatchObject({ met: 'no' })
  })
})

describe('years of work that is only close', () => {
  const worked = (title: string) =>
    document(
      'Joana Prado',
      'joana@exemplo.com | Recife, PE',
      '# Experiência Profissional',
      `=${title}, Casa Exemplo, 01/2015 - 12/2020`,
      '- Cuidei da agenda e das visitas da casa',
    )
  const years = (title: string, own: string) =>
    matchJob(
      readAdvert(`${title}\n\nRequisitos\n- 3 anos de experiência na função\n- Pontualidade\n- Excel\n- Word`),
      worked(own),
    ).requirements.find(({ kind }) => kind === 'years')

  test.each([
    ['Recepcionista', 'Secretária'],
    ['Camareira', 'Zeladora'],
    ['Vendedor', 'Operador de Telemarketing'],
    ['Padeiro', 'Confeiteiro'],
    ['Pedreiro', 'Servente de Obras'],
    ['Barbeiro', 'Manicure'],
    ['Porteiro', 'Vigilante'],
    ['Estoquista', 'Analista de Logística'],
  ])('asked as %s, worked as %s: in part, and it says as what', (title, own) => {
    expect(years(title, own)).toMatchObject({ met: 'part', near: own })
    expect(years(title, title)).toMatchObject({ met: 'yes' })
  })

  test('another name of the same work counts in full', () => {
    for (const [title, own] of [
      ['Cozinheiro', 'Chef de cozinha'],
      ['Faxineira', 'Auxiliar de Limpeza'],
      ['Vendedor', 'Balconista'],
    ] as const)
      expect([title, years(title, own)?.met]).toEqual([title, 'yes'])
  })
})

describe('evidence of another kind', () => {
  test.each(['Limpeza da cozinha e do salão', 'Limpeza do escritório todos os dias', 'Higienização de verduras'])(
    '"Higienização hospitalar" is not shown by "%s"',
    (line) => expect(one('Higienização hospitalar', [line])).toMatchObject({ bucket: 'missing', credit: 0 }),
  )

  test.each(['Usei luva e bota na câmara fria', 'Trabalho com capacete, óculos de proteção e botina'])(
    'protective equipment is shown by its pieces: %s',
    (line) => expect(one('Uso de EPI', [line])?.credit).toBeGreaterThanOrEqual(0.5),
  )

  test('a single garment is no protective equipment', () => {
    expect(one('Uso de EPI', ['Vendi botas e sapatos'])).toMatchObject({ bucket: 'missing' })
  })

  test('hauliers from outside are subcontracted ones, and not the firm’s own', () => {
    expect(
      one('Managing subcontracted hauliers', ['Booked outside hauliers for the weekly runs'])?.credit,
    ).toBeGreaterThan(0)
    expect(one('Subcontracted hauliers', ['Booked our own vans for the weekly runs'])).toMatchObject({
      bucket: 'missing',
    })
  })
})
