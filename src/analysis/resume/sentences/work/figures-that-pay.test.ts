// A number pays for what it counts, once: by pages made line by line, in both languages.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'

const pages = {
  pt: (lines: readonly string[]) =>
    document(
      ...['Ana Sol', 'Recepcionista', 'ana.sol@exemplo.com (81) 98888-7777', '# Experiência'],
      ...['Recepcionista – Clínica Boa Vista – 2019 a 2024', ...lines.map((line) => `- ${line}`)],
      ...['# Formação', 'Ensino médio – Colégio Estadual – 2015'],
    ),
  en: (lines: readonly string[]) =>
    document(
      ...['Ann Moss', 'Receptionist', 'ann.moss@example.com (512) 555-0101', '# Experience'],
      ...['Receptionist – Riverside Clinic – 2019 to 2024', ...lines.map((line) => `- ${line}`)],
      ...['# Education', 'High school – Austin High – 2015'],
    ),
} as const
const figuresIn = (language: keyof typeof pages, ...lines: string[]) =>
  analyseResume(pages[language](lines)).checks.find(({ id }) => id === 'quantified')!.params.found

describe('the same number with the same noun is one fact', () => {
  test('in other words, line after line', () => {
    expect(
      figuresIn(
        'pt',
        'Atendi 10 pessoas por dia no balcão da clínica',
        'Organizei a fila de 10 pessoas na entrada',
        'Agendei consultas para 10 pessoas por telefone',
      ),
    ).toBe(1)
    expect(
      figuresIn(
        'en',
        'Greeted 10 people a day at the clinic desk',
        'Booked appointments for 10 people by phone',
        'Filed the cards of 10 people each morning',
      ),
    ).toBe(1)
  })
  test('but another deed for as many is another fact', () => {
    expect(
      figuresIn(
        'en',
        'Looked after 15 patients per shift in a surgical ward',
        'Wound dressing, intravenous cannulation and drug administration for about 15 patients a day',
      ),
    ).toBe(2)
    expect(
      figuresIn(
        'pt',
        'Cuidei de 15 pacientes por plantão na enfermaria cirúrgica',
        'Troquei curativos, puncionei veias e preparei a medicação venosa de 15 pacientes por noite',
      ),
    ).toBe(2)
  })
  test('and other numbers or other nouns are others', () => {
    expect(
      figuresIn('pt', 'Atendi 40 pessoas por dia no balcão', 'Agendei 40 consultas por telefone', 'Treinei 3 colegas'),
    ).toBe(3)
    expect(
      figuresIn('en', 'Greeted 40 patients a day', 'Booked 40 appointments by phone', 'Trained 3 new clerks'),
    ).toBe(3)
  })
})

test('how many a day, without where or with what, counts twice and not line after line', () => {
  expect(
    figuresIn(
      'pt',
      ...['Atendi 10 pessoas por dia', 'Recebi 20 visitantes por dia', 'Ajudei 15 clientes por dia'],
      'Orientei 12 pacientes por dia',
    ),
  ).toBe(2)
  expect(
    figuresIn(
      'en',
      ...[
        'Served 10 people a day',
        'Greeted 20 visitors a day',
        'Helped 15 customers a day',
        'Guided 12 patients a day',
      ],
    ),
  ).toBe(2)
})

describe('growth line after line is doubted, and growth with its base is not', () => {
  const doubted = (language: keyof typeof pages, ...lines: string[]) =>
    analyseResume(pages[language](lines)).checks.find(({ id }) => id === 'plausible')!.params.found
  test('three lines of it', () => {
    expect(
      doubted('pt', 'Aumentei as vendas em 312%', 'Elevei o engajamento em 945%', 'Aumentei a produtividade em 250%'),
    ).toBe(2)
    expect(doubted('en', 'Increased sales by 312%', 'Boosted engagement by 945%', 'Improved output by 250%')).toBe(2)
  })
  test('two, smaller ones, and those that say from what', () => {
    expect(doubted('pt', 'Aumentei as vendas em 312%', 'Elevei o engajamento em 945%')).toBe(0)
    expect(doubted('en', 'Increased sales by 12%', 'Boosted bookings by 40%', 'Improved output by 25%')).toBe(0)
    const based = ['vendas', 'visitas', 'pedidos'].map(
      (what, at) => `Aumentei ${what} em 20${at}%, de 5${at} para 15${at} por mês`,
    )
    expect(doubted('pt', ...based)).toBe(0)
  })
})

test('a number behind a whole sentence is no figure while nobody knows what it counts', () => {
  const [records, charts] = ['Filed records and pulled them for the doctors', 'about 40 charts a day']
  expect(figuresIn('en', `${records}, about 40.`, `${records}; about 40`, `${records}, 40`)).toBe(0)
  expect(figuresIn('pt', 'Arquivei fichas e prontuários para a clínica, cerca de 40.')).toBe(0)
  expect(figuresIn('en', `${records}, ${charts}.`)).toBe(1)
  expect(figuresIn('pt', 'Preparo a merenda das crianças, umas 180')).toBe(1)
  expect(figuresIn('en', 'Checked the charts, about 40')).toBe(1)
})

test('reports of a month’s end are counted, and no months', () => {
  for (const count of [12, 40, 157])
    expect(figuresIn('en', `Prepared ${count} month-end reports a year for the owner`)).toBe(1)
})
