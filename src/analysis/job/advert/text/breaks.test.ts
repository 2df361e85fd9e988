import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { keywords } from '../testing'
import { withBreaks } from './breaks'

describe('a break that copying lost', () => {
  test.each([
    ['shows professionalism.Previous law firm work', 'shows professionalism.\nPrevious law firm work'],
    ['knows ExcelStrong typing', 'knows Excel\nStrong typing'],
    ['QuickBooks OnlineHave own car', 'QuickBooks Online\nHave own car'],
    ['InvoicingDetailed notes', 'Invoicing\nDetailed notes'],
    ['HIPAA complianceQUALIFICATIONS: CPC', 'HIPAA compliance\nQUALIFICATIONS: CPC'],
    ['PRONTO SOCORROREQUISITOS: COREN', 'PRONTO SOCORRO\nREQUISITOS: COREN'],
    ['REQUIREMENTSDegree in law', 'REQUIREMENTS\nDegree in law'],
    ['JOB TITLE: Certified Coder DEPARTMENT: Review', 'JOB TITLE: Certified Coder\nDEPARTMENT: Review'],
    ['two frameworks3+ years of Java', 'two frameworks\n3+ years of Java'],
    ['A degree.• TEFL• CPR', 'A degree.\n- TEFL\n- CPR'],
    ['boa comunicaçãoExperiência com Excel', 'boa comunicação\nExperiência com Excel'],
    ['Accounting knowledge required- MRP system a plus', 'Accounting knowledge required\nMRP system a plus'],
    ['seen in C#- 5+ years of jQuery- Design of schemas', 'seen in C#\n- 5+ years of jQuery\n- Design of schemas'],
    ['pumps, including, but not limited to, valves', 'pumps, including valves'],
  ])('%s', (text, lines) => {
    const found = withBreaks(text)
    expect(found.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ')).toBe(lines)
  })
})

test('a line that lost several breaks surely lost those before other general words', () => {
  const line = 'good typingStrong mathsPrevious workPassion for retailInventory ControlLong term view of JavaScript'
  expect(withBreaks(line).split('\n')).toContain('Long term view of JavaScript')
  expect(withBreaks('Inventory ControlLong term view')).toBe('Inventory ControlLong term view')
})

describe('no break within a name', () => {
  test.each([
    'Node.Js and ASP.Net',
    'JavaScript, PowerPoint, QuickBooks',
    'DevOps e GitHub',
    'C# and #1 in sales',
    '*Requisitos:*',
    'e-mail - fax',
    'OpenText, WebSphere, MongoDB, RabbitMQ e BigQuery',
  ])('%s', (text) => expect(withBreaks(text)).toBe(text))
})

test('bullets on one line and on lines of their own are read alike', () => {
  const names = ['welding', 'forklift', 'carpentry', 'Excel', 'first aid', 'bookkeeping']
  fc.assert(
    fc.property(fc.subarray(names, { minLength: 3 }), fc.constantFrom('•', '●', '▪'), (some, sign) => {
      const lines = some.map((name) => `${sign} Experience with ${name}.`)
      const read = (text: string) => keywords(`Requirements\n${text}`).toSorted()
      expect(read(lines.join(''))).toEqual(read(lines.join('\n')))
    }),
    { numRuns: 30 },
  )
})

describe('a line of bars', () => {
  const entries = [
    'Certificado de pizzaiolo em dia',
    'Experiência com forno a lenha',
    'Noções de confeitaria fina e de panificação',
    'Excel',
  ]
  test('is the list that it was', () => expect(withBreaks(entries.join(' | ')).split('\n')).toEqual(entries))
  test('is a head where it is short', () => {
    const head = 'Pizzaiolo | Recife | CLT'
    expect(withBreaks(head)).toBe(head)
  })
})

test('what a form’s program writes as a label, and a box before an entry, are no words of the job', () => {
  const text = 'Weaver\n\nrequired_skills: basketry\n\nRequirements\n[x] Excel\n[ ] hedge laying\n[I ] kiln firing'
  expect(keywords(text)).toEqual(expect.arrayContaining(['Excel', 'hedge laying', 'kiln firing']))
  expect(keywords(text).filter((name) => /[[\]_]/.test(name))).toEqual([])
})
