// What adverts of many trades showed: verbs of any work, names made of general words, and what a page adds to its text.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from './index'

const around = 'Vaga aberta\n\nSomos uma oficina pequena no centro da cidade.\n\n'
const keywordsOf = (text: string): string[] => readAdvert(text).keywords.map((one) => one.text)

describe('a Portuguese verb of any work', () => {
  test.each(['zelar', 'treinar', 'elaborando', 'realiza', 'sentar', 'supervisionar'])('%s names no skill', (verb) => {
    expect(keywordsOf(`${around}Precisa saber ${verb} e ter experiência com cestaria.`)).toEqual(['cestaria'])
  })
  test('and its object does', () => {
    expect(keywordsOf(`${around}Precisa saber elaborar laudos de cestaria.`)).toEqual(['laudos de cestaria'])
  })
  test('opens a duty in the third person, too', () => {
    const { parts } = readAdvert(`${around}Realiza o atendimento ao cliente e presta informações.`)
    expect([parts.required, parts.duties]).toEqual([0, 1])
  })
})

describe('a name made of general words is one keyword', () => {
  test.each([
    ['health and safety', 'en'],
    ['moving and handling', 'en'],
    ['case notes', 'en'],
    ['alinhamento e balanceamento', 'pt'],
    ['busca ativa', 'pt'],
    ['Lei 4.320/64', 'pt'],
  ] as const)('%s', (name, language) => {
    const text =
      language === 'en'
        ? `Assistant\n\nWe are a small place in the middle of town.\n\nExperience of ${name} is essential.`
        : `${around}Pedimos conhecimento de ${name}.`
    expect(keywordsOf(text)).toContain(name)
  })
})

test('a word glued to the next line ends there, and a brand does not', () => {
  const text = 'Requirements\n- Strong debugging skillsThorough knowledge of WordPress and openFrameworks'
  expect(keywordsOf(text)).toEqual(expect.arrayContaining(['WordPress', 'openFrameworks']))
  expect(keywordsOf(text).join()).not.toContain('Thorough')
})

test.each([
  ['Não pedem faculdade.', 'faculdade'],
  ["You won't be driving around.", 'driving'],
])('%s asks for nothing', (sentence, word) => {
  expect(keywordsOf(`${around}É preciso experiência com cestaria.\n\n${sentence}`).join()).not.toContain(word)
})

test.each([
  ['Assunto: indicação para recepcionista bilíngue', 'recepcionista bilíngue'],
  ['Fwd: Subject: Night Receptionist', 'Night Receptionist'],
  ['Trabalhe conosco: Professora de Inglês', 'Professora de Inglês'],
  ['Câmara Municipal de Antas – Contratação de Contador', 'Contador'],
  ['Subject: we need a pastry chef, know anyone?', 'pastry chef'],
])('the title in %s', (line, title) => {
  expect(readAdvert(`${line}\n\nExperience with guests is required.`).title).toBe(title)
})

test('a sentence that greets people of a trade asks, and one with an "if" wishes', () => {
  const need = (sentence: string) =>
    readAdvert(`Salon\n\n${sentence}`).keywords.find(({ text }) => text === 'balayage')?.need
  expect(need("We'd love to hear from stylists who are confident with balayage.")).toBe('required')
  expect(need("We'd love to hear from you if you are confident with balayage.")).toBe('desirable')
})

test('in Portuguese prose a sentence that only names a known skill is about the work, and one of the employer is not', () => {
  const needOf = (sentence: string) =>
    readAdvert(`${around}Pedimos prática em cestaria, enxertia, galvanoplastia e repuxo.\n\n${sentence}`).keywords.find(
      ({ text }) => text === 'Panificação',
    )?.need
  expect(needOf('Panificação cedo, balcão depois.')).toBe('duty')
  expect(needOf('Nossa casa é Panificação desde 1970.')).toBeUndefined()
})

test('years behind the label "Exp" are asked for, and pay behind "CTC" is no skill', () => {
  const { requirements, keywords } = readAdvert(
    'Accounts Executive\nExp: Min 2 years\nCTC: 3 - 3.6 LPA\nKey Skills: Tally Prime, TDS',
  )
  expect(requirements.find(({ kind }) => kind === 'years')?.level).toBe(2)
  expect(keywords.map(({ text }) => text)).not.toContain('CTC')
})
