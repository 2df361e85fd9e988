// What somebody did in a break of their career is counted, quoted and asked about nowhere.
import { describe, expect, test } from 'bun:test'
import { analyseResume, judgeRead } from '..'
import { readResume } from '../reading'
import { document } from '../testing'
import { draftFromDocument } from './import/from-document'
import { measureRead, readDraft } from './measure'
import { questionsOf } from './questions'

const now = { year: 2026, month: 11 } as const
const trades = [
  [
    'Cuidadora de idosos, Casa Bem Viver, 03/2017 a 08/2024',
    'Dava a medicação no horário certo e anotava no livro',
    'Banho e troca dos moradores acamados',
  ],
  [
    'Vendedora, Loja Azul, 03/2017 a 08/2024',
    'Atendia os clientes no balcão e no telefone',
    'Conferia o estoque da loja toda semana',
  ],
  [
    'Care assistant, Rose House, 03/2017 – 08/2024',
    'Helped residents with washing, dressing and meals',
    'Kept the medication records of the ward',
  ],
  [
    'Warehouse operative, Dell & Sons, 03/2017 – 08/2024',
    'Picked and packed orders for the stores',
    'Loaded lorries with a reach truck',
  ],
] as const
const breaks = [
  [
    'pt',
    '09/2024 a 10/2026 - Cuidei da minha mãe, acamada depois de um AVC, até o falecimento dela.',
    'Banho de leito, dieta por sonda, curativo e fisioterapia passiva.',
  ],
  [
    'pt',
    '09/2024 a 10/2026 - Pausa para tratamento de saúde.',
    'Fiz cirurgia, fisioterapia e acompanhamento com dois médicos.',
  ],
  [
    'pt',
    '09/2024 a 10/2026 - Licença para estudos.',
    'Preparei os trabalhos do curso e apresentei seminários da turma.',
  ],
  [
    'en',
    '09/2024 – 10/2026 I cared for my elderly mother at home until she died.',
    'Prepared meals, gave medication and drove her to the hospital.',
  ],
  [
    'en',
    '09/2024 – 10/2026 Career break for medical treatment.',
    'Attended hospital appointments and physiotherapy sessions.',
  ],
  ['en', '09/2024 – 10/2026 Study leave.', 'Prepared essays and presented seminars to the class.'],
] as const
const headings = {
  pt: {
    work: 'Experiência',
    pause: 'Pausa na carreira',
    study: ['# Formação', 'Ensino médio completo, Escola Sol, 1998'],
  },
  en: { work: 'Experience', pause: 'Career break', study: ['# Education', 'A-levels, Wrenn School, 1998'] },
} as const

/** The break behind the last job as one paragraph, above it as an entry with its tasks, and in a section of its own. */
const places = ['behind', 'entry', 'section'] as const
const pageOf = (
  trade: readonly string[],
  [language, why, what]: (typeof breaks)[number],
  place: (typeof places)[number],
) => {
  const [job = '', ...tasks] = trade
  const { work, pause, study } = headings[language]
  const [, from = '', reason = ''] = /^(.*?\d{4} (?:a|–) .*?\d{4})[ -]+(.*)\.$/u.exec(why) ?? []
  const own = [job, ...tasks.map((task) => `- ${task}`)]
  const body = {
    behind: [`# ${work}`, ...own, '', `${why} ${what}`],
    entry: [`# ${work}`, reason, from, `- ${what}`, '', ...own],
    section: [`# ${work}`, ...own, '', `# ${pause}`, `${why} ${what}`],
  }[place]
  return document('Rosa Lima', 'rosa@example.com | (11) 98888-7777', '', ...body, '', ...study)
}
const cases = trades.flatMap((trade) =>
  breaks
    .filter(([language]) => (language === 'pt') === trade[0].includes(' a '))
    .flatMap((pause) =>
      places.map((place) => [trade[0], pause[1], place, pageOf(trade, pause, place), pause] as const),
    ),
)
const signsOf = ([, why, what]: (typeof breaks)[number]) => [what.slice(0, 18), why.slice(20, 44)]

describe('a break', () => {
  test.each(cases)('%s; %s; %s: the file', (_job, _why, _place, page, pause) => {
    const { checks } = analyseResume(page, [], now)
    const asked = checks.filter(({ id }) => ['quantified', 'tasks', 'openings', 'summary'].includes(id))
    const quoted = JSON.stringify(asked.flatMap(({ status, evidence }) => (status === 'full' ? [] : evidence)))
    for (const sign of signsOf(pause)) expect(quoted).not.toContain(sign)
    const { statements, roles } = readResume(page, [], now)
    const texts = JSON.stringify([statements, roles.map((role) => role.statements.map(({ text }) => text))])
    for (const sign of signsOf(pause)) expect(texts).not.toContain(sign)
  })

  test.each(cases)('%s; %s; %s: the draft', (_job, _why, _place, page, pause) => {
    const parts = draftFromDocument(page)?.parts ?? []
    const { questions, result, places: at } = measureRead(readDraft(parts, now), parts)
    const ofBreak = parts.filter((part) => signsOf(pause).some((sign) => JSON.stringify(part).includes(sign)))
    expect(ofBreak).not.toEqual([])
    // One part of a break alone has lines that are none of another.
    const lines = new Set(
      ofBreak.flatMap(({ id, lines: own }) =>
        own.filter(({ text }) => signsOf(pause).some((sign) => text.includes(sign))).map((line) => `${id} ${line.id}`),
      ),
    )
    const all = [...questions, ...questionsOf({ result, places: at }, parts, now)]
    const asked = all.filter(
      ({ place, check }) => check !== 'spelling' && place && lines.has(`${place.part} ${place.line}`),
    )
    expect(asked).toEqual([])
    const wholeBreaks = new Set(ofBreak.filter(({ kind }) => kind === 'own').map(({ id }) => id))
    expect(all.filter(({ answer, place }) => answer === 'line' && place && wholeBreaks.has(place.part))).toEqual([])
  })
})

test('the work of a carer is asked about as before', () => {
  const page = pageOf(trades[0], breaks[0], 'behind')
  const quoted = JSON.stringify(judgeRead(readResume(page, [], now)).result.checks.map(({ evidence }) => evidence))
  expect(quoted).toContain('Dava a medicação no horário certo')
})

describe('the care of somebody’s own family by a full-time carer', () => {
  const care =
    '2018 a 2024 - Cuidei da minha mãe acamada: dei banho de leito e dieta por sonda. Levei a consultas e exames toda semana. Administrei remédios em cinco horários.'
  const page = document(
    ...['Rosa Lima', 'rosa@example.com | (11) 98888-7777', 'Objetivo: Cuidadora de idosos', '', '# Experiência', care],
    ...['', '# Formação', 'Ensino médio completo, Escola Sol, 1998'],
  )
  const { checks } = analyseResume(page, [], now)
  const check = (id: string) => checks.find((one) => one.id === id)

  test('is counted', () => {
    expect(check('quantified')?.params.found).toBeGreaterThan(0)
    expect(check('openings')?.params.of).toBeGreaterThan(0)
  })
  test('is not quoted, and the trade’s question is not asked', () => {
    expect(JSON.stringify(checks.map(({ id, evidence }) => (id === 'private-data' ? [] : evidence)))).not.toContain(
      'sonda',
    )
    expect(check('quantified')?.params.trade).toBe('any')
  })
})
