import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'

const words = (text: string) => readAdvert(text).keywords.map((one) => one.text)
const needs = (text: string) => Object.fromEntries(readAdvert(text).keywords.map((one) => [one.text, one.need]))
const trades = ['wound care', 'phonics', 'bank reconciliation', 'fault finding', 'docketing', 'knife sharpening']
const title = 'Assistant Officer\n\n'

describe('headings by their grammar', () => {
  const asks = ['What we want', 'What we need', 'Applicants must have', 'You can', 'What we’re after', 'Who we need']
  const wishes = [
    'It would be an advantage if you have',
    'Optional skills and experience',
    'It would be a big plus to have',
    'This would be helpful',
  ]
  test('a heading about needing or having something opens requirements', () => {
    for (const heading of asks)
      for (const signs of ['- ', '• ', '✅ ']) {
        const advert = `${title}${heading.replace('’', "'")}\n${trades.map((one) => signs + one).join('\n')}`
        expect([heading, ...Object.values(needs(advert))]).toEqual([heading, ...trades.map(() => 'required' as const)])
      }
  })
  test('what would be an advantage opens wishes', () => {
    for (const heading of wishes) {
      const advert = `${title}Requirements\n- Excel\n\n${heading}\n${trades.map((one) => `- ${one}`).join('\n')}`
      const found = needs(advert)
      expect([heading, ...trades.map((one) => found[one])]).toEqual([heading, ...trades.map(() => 'desirable')])
    }
  })
})

test('bullets of one list belong together, whichever of them asks in so many words', () => {
  for (const [at] of trades.entries()) {
    const lines = trades.map((one, index) => (index === at ? `- must have experience of ${one}` : `- ${one}`))
    const found = needs(`${title}The governors wish to appoint somebody who\n${lines.join('\n')}`)
    expect(Object.values(found)).toEqual(trades.map(() => 'required'))
  }
})

describe('prose without any list', () => {
  test.each([
    [
      'In a normal day you would perform root planing, take digital radiographs and chart teeth.',
      'take digital radiographs',
    ],
    [
      'You will be responsible for invoice processing, matching purchase orders and filing claims.',
      'invoice processing, matching purchase orders and filing claims',
    ],
    ['Você vai elaborar petições, protocolar recursos e lavrar atas de condomínio.', 'lavrar atas de condomínio'],
  ])('%s names its tasks as duties', (text, term) => {
    expect(needs(`${title}${text}`)[term]).toBe('duty')
  })

  test('with lists the duties stay as they were', () => {
    const list = trades.map((one) => `- ${one}`).join('\n')
    expect(words(`${title}You would polish brass handles.\n\nRequirements\n${list}`)).not.toContain('brass handles')
  })
})

test.each([
  ['Max 6 points (no DD, DR or IN)', ['DD', 'DR', 'IN']],
  ['Forklift licence in date (we cannot accept expired ones, sorry)', ['sorry', 'expired ones']],
  ['Experience with Sage 50 or a comparable package', ['comparable package']],
])('%s: what is excluded or only compared is not asked for', (line, absent) => {
  const found = words(`${title}Requirements\n- Excel\n- Payroll\n- ${line}`)
  for (const one of absent) expect(found).not.toContain(one)
})

test('a wish in any of its places', () => {
  expect(needs(`${title}Requirements\n- Excel\n- Payroll\nManual handling training would be a must.`)).toMatchObject({
    'Manual handling training': 'required',
  })
  const pt = needs('Atendente\n\nRequisitos\n- Digitação\n- CRM\n\nAjuda muito ter passado por telemarketing.')
  expect(pt).toMatchObject({ telemarketing: 'desirable' })
})

test('"SUAS" and "Sistema Domínio" are names, however general their words', () => {
  expect(words('Assistente Social\n\nRequisitos\n- Conhecimento do SUAS\n- Visita domiciliar')).toContain('SUAS')
  expect(words('Analista Fiscal\n\nRequisitos\n- Sistema Domínio\n- ICMS')).toContain('Sistema Domínio')
})

test.each([
  ['[Oportunidade] Engenheiro de Dados - Sr na Orbia', 'senior'],
  ['Vaga: Analista Fiscal | Pleno | Híbrido', 'mid'],
  ['Data Engineer, Acme (Senior)', 'senior'],
])('the level may stand beside the title: %s', (line, level) => {
  const { requirements } = readAdvert(`${line}\n\nRequisitos\n- SQL\n- Python\n- Excel`)
  expect(requirements.find(({ kind }) => kind === 'seniority')?.what).toBe(level)
})

test.each([
  ['Dental Hygienist needed', 'Dental Hygienist'],
  ['line cook wanted - neighborhood bistro', 'line cook'],
  ['Class Teacher (Year 2), full time, permanent from January', 'Class Teacher'],
  ['TRUCK DRIVER *** DAYS *** HOME EVERY NIGHT', 'TRUCK DRIVER'],
])('%s: the title is %s', (line, expected) => {
  expect(readAdvert(`${line}\n\nRequirements\n- Excel`).title).toBe(expected)
})

test('years of a signed work card and of a station count', () => {
  for (const line of ['1 ano de carteira assinada na função', 'At least a year on the line'])
    expect(readAdvert(`Auxiliar\n\nRequisitos\n- ${line}\n- Excel`).requirements).toMatchObject([
      { kind: 'years', level: 1 },
    ])
})

test('what the employer gives is no request, and "doesn’t need babysitting" waives nothing', () => {
  expect(words(`${title}You will have a preceptor, a study budget and a kind manager.`)).toEqual([])
  expect(
    words(`${title}What we want: phonics, wound care, someone who shows up and doesn't need babysitting.`),
  ).toContain('phonics')
})

test('a trade "que já tenha trabalhado com" asks, also where the rest of the advert names enough', () => {
  const text = `Instalador

A firma busca instalador que já tenha trabalhado com box, espelho e guarda-corpo.
Você precisa saber tirar medida, furar mármore e usar silicone estrutural. Exigimos NR-35 em dia.`
  const asked = readAdvert(text).keywords.filter(({ need }) => need === 'required')
  for (const name of ['box', 'espelho', 'guarda-corpo']) expect(asked.map((one) => one.text)).toContain(name)
})
