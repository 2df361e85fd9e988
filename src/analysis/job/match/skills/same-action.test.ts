// By construction: every verb of a list on every object of another. The same action in any form shows a task, another one never does.
import { describe, expect, test } from 'bun:test'
import { everyNth } from '../../../../../tests/helpers/sample'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

/** Each verb with its past and its noun of action. */
const verbs = {
  en: 'install installed installation|clean cleaned cleaning|inspect inspected inspection|repair repaired repair|paint painted painting|deliver delivered delivery|weigh weighed weighing|order ordered ordering|count counted counting|remove removed removal|pack packed packing|assemble assembled assembly|sterilise sterilised sterilisation|groom groomed grooming',
  pt: 'instalar instalei instalação|limpar limpei limpeza|inspecionar inspecionei inspeção|consertar consertei conserto|pintar pintei pintura|entregar entreguei entrega|pesar pesei pesagem|encomendar encomendei encomenda|contar contei contagem|retirar retirei retirada|embalar embalei embalagem|montar montei montagem|ordenhar ordenhei ordenha|amarrar amarrei amarração',
} as const
const objects = {
  en: ['solar panels', 'boilers', 'sewing machines'],
  pt: ['painéis solares', 'caldeiras', 'máquinas de costura'],
} as const
/** Pairs of verbs of which one suggests the other, and verbs of trades that no table has, by which a line is at most a hint. */
const near = /install.*assembl|assembl.*install|instalar.*mont|montar.*instal/
const HINT = 0.2

const heading = {
  en: ['Ann Lee', 'ann@example.com', '# Experience', '=Analyst, Example Shop, 01/2018 - 12/2022'],
  pt: ['Joana Prado', 'joana@exemplo.com', '# Experiência Profissional', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
} as const
const page = (language: 'en' | 'pt', line: string) =>
  document(...heading[language], `- ${line} ${language === 'en' ? 'every month' : 'todo mês'}`)
const advertOf = (language: 'en' | 'pt', task: string) =>
  readAdvert(
    language === 'en'
      ? `Analyst\n\nResponsibilities\n- ${task}\n\nRequirements\n- Excel\n- SQL\n- Git\n- Python`
      : `Analista\n\nAtividades\n- ${task}\n\nRequisitos\n- Excel\n- SQL\n- Git\n- Python`,
  )

describe.each(['en', 'pt'] as const)('%s', (language) => {
  const rows = verbs[language].split('|').map((row) => row.split(' '))
  test.each(rows)('%s', (verb, past, noun) => {
    for (const object of everyNth(objects[language], 3)) {
      const advert = advertOf(language, `${verb} ${object}`)
      const creditOf = (line: string) =>
        Math.max(
          ...matchJob(advert, page(language, line)).keywords.flatMap((one) => (one.need === 'duty' ? one.credit : [])),
        )
      for (const same of [verb, past, `${noun} ${language === 'en' ? 'of' : 'de'}`])
        expect([object, same, creditOf(`${same} ${object}`) > 0.5]).toEqual([object, same, true])
      for (const [other = '', done = ''] of rows) {
        if (other === verb) continue
        const most = near.test(`${verb} ${other}`) ? 0.5 : HINT
        expect([object, done, creditOf(`${done} ${object}`) <= most]).toEqual([object, done, true])
      }
    }
  })
})

test.each([
  ['Install boilers', 'Inspected boilers monthly'],
  ['Install solar panels', 'Cleaned solar panels monthly'],
  ['Install boilers', 'Carried out boiler inspections monthly'],
  ['Follow safety procedures', 'Completed safety reports and procedures'],
])('%s is missing beside “%s”', (task, line) => {
  const { keywords } = matchJob(advertOf('en', task), page('en', line))
  expect(keywords.filter(({ need, credit }) => need === 'duty' && credit > 0)).toEqual([])
})

test('a task is cut by the language of its advert, whatever that of the résumé', () => {
  const advert = advertOf('en', 'Check timesheets and overtime of staff')
  const { keywords } = matchJob(advert, page('pt', 'Check timesheets and overtime'))
  expect(keywords.filter(({ need, credit }) => need === 'duty' && credit < 0.9)).toEqual([])
})

test('a task in the list of skills is done where a line of work counts up its object', () => {
  const person = document(
    ...['Ann Lee', 'ann@example.com', '# Experience', '=Healthcare Assistant, Example Trust, 01/2018 - 12/2022'],
    '- Care for 8 stroke patients per shift: washing, feeding, repositioning and observations (NEWS2)',
    ...['# Skills', 'NEWS2 observations, catheter care, PPM+ electronic records'],
  )
  const { keywords } = matchJob(advertOf('en', 'Take and record observations'), person)
  expect(keywords.find(({ text }) => text === 'Take and record observations')?.bucket).toBe('shown')
})

test.each([
  [
    'Conhecimento de produtos químicos',
    'Diluição de produtos de limpeza como cloro e desinfetante',
    'produtos químicos',
  ],
  ['Coleta seletiva do lixo', 'Separação do lixo reciclável de 96 apartamentos', 'Coleta seletiva do lixo'],
])('%s is shown by its pieces: “%s”', (task, line, name) => {
  const { keywords } = matchJob(advertOf('pt', task), page('pt', line))
  expect(keywords.find(({ text }) => text.toLowerCase() === name.toLowerCase())).toMatchObject({
    bucket: 'shown',
    how: 'alias',
  })
})

describe('in whole results of real adverts, what stands on the page is not missing', () => {
  test.each([
    ['en', 'Mowing lawns', 'Mow, edge and trim 12 lawns a day', 'lawn'],
    ['en', 'Run grill + larder', 'Ran sauce and grill for 120 covers', 'grill'],
    ['en', 'Prepare monthly bank reconciliations', 'Reconciled 12 bank accounts', 'bank'],
    ['en', 'Prepare monthly journal entries', 'Posted journal entries and closed the month', 'journal'],
    ['pt', 'Recolher os utensílios', 'Recolhi a louça dos pacientes', 'utens'],
    ['pt', 'Corte de alimentos', 'Cortava legumes e saladas', 'aliment'],
  ] as const)('%s: %s beside “%s”', (language, task, line, part) => {
    const { keywords } = matchJob(advertOf(language, task), page(language, line))
    const found = keywords.filter(({ need, text }) => need === 'duty' && text.toLowerCase().includes(part))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual([])
  })

  test.each([
    ['pt', 'Experiência com aspiração', 'Aspirei vias aéreas no plantão da noite', 'aspiração'],
    ['en', 'Data entry', 'Entered invoices and expenses in QuickBooks', 'Data entry'],
    ['pt', 'Conhecimento de peças automotivas', 'Vendi autopeças e pneus no balcão', 'peças automotivas'],
  ] as const)('%s: %s is shown by “%s”', (language, asks, line, name) => {
    const advert = readAdvert(
      language === 'en'
        ? `Clerk\n\nRequirements\n- ${asks}\n- SQL\n- Git`
        : `Auxiliar\n\nRequisitos\n- ${asks}\n- SQL\n- Git`,
    )
    expect(matchJob(advert, page(language, line)).keywords.find(({ text }) => text === name)?.bucket).toBe('shown')
  })
})

test.each([
  ['en', 'Perform stock control', 'Controlled stock of 900 items'],
  ['en', 'Conduct risk assessments', 'Assessed risks'],
  ['en', 'Conduct inspections of sites', 'Inspected 40 sites'],
  ['en', 'Carry out stock counts', 'Counted stock'],
  ['en', 'Handle customer complaints', 'Dealt with customer complaints'],
  ['en', 'Answer phone calls', 'Took phone calls'],
  ['en', 'Develop training materials', 'Wrote training materials'],
  ['en', 'Install solar panels', 'Fitted solar panels'],
  ['en', 'Deliver training sessions', 'Ran training sessions'],
  ['en', 'Service boilers', 'Maintained boilers'],
  ['pt', 'Elaborar relatórios', 'Fiz relatórios'],
] as const)('%s: a verb of support or a synonym: %s is shown by “%s”', (language, task, line) => {
  const { keywords } = matchJob(advertOf(language, task), page(language, line))
  expect(keywords.filter(({ need }) => need === 'duty').map(({ credit }) => credit)).toEqual([0.9])
})

describe('what is measured is measured by any verb that says so', () => {
  const measured = [
    [
      'Técnica de enfermagem',
      'Aferir sinais vitais',
      ['Verificava sinais vitais', 'Media os sinais vitais dos idosos'],
    ],
    ['Eletricista', 'Medir tensão dos quadros', ['Verifiquei a tensão dos quadros', 'Aferi a tensão dos quadros']],
    [
      'Inspetor de qualidade',
      'Aferir dimensões das peças',
      ['Verifiquei as dimensões das peças', 'Medi as dimensões das peças'],
    ],
    ['Nurse', 'Take vital signs', ['Checked vital signs of 12 patients', 'Recorded vital signs of 12 patients']],
    ['Cook', 'Record fridge temperatures', ['Checked fridge temperatures', 'Took fridge temperatures twice a day']],
  ] as const
  test.each(measured.flatMap(([title, asked, lines]) => lines.map((line) => [title, asked, line] as const)))(
    'of a %s, "%s" is shown by "%s"',
    (title, asked, line) => {
      const advert = readAdvert([title, 'Atividades', `- ${asked}`, 'Requisitos', '- Excel'].join('\n'))
      const page = document('Ana Reis', 'ana@x.com', '# Experience', `=${title}, Casa Azul, 2015 - 2023`, `- ${line}`)
      const one = matchJob(advert, page).keywords.find(({ text }) => text.toLowerCase().startsWith(asked.toLowerCase()))
      expect([one?.bucket, one?.how === 'implied']).toEqual(['shown', false])
    },
  )
})
