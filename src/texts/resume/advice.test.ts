// What an outsider saw unnamed or misnamed: addresses, phrases, prefixed verbs, and a school that goes on.
import { expect, test } from 'bun:test'
import { analyseResume } from '../../analysis/resume'
import { openingOf } from '../../analysis/resume/sentences/opening-of'
import { document } from '../../analysis/resume/testing'
import { findingsOf, resumeView } from './view'

const page = (email: string, lines: readonly string[] = [], study = 'Ensino médio, Colégio Estadual Azul, 2012') =>
  analyseResume(
    document(
      'Ana Maria Sol',
      `${email} (81) 98888-7777 Recife, PE`,
      ...['# Experiência', 'Cozinheira – Casa Azul – 01/2019 a 12/2021', '- Preparei 120 refeições por dia', ...lines],
      ...['# Formação', ...study.split('\n')],
    ),
  )
const of = (id: string, result: ReturnType<typeof page>) => result.checks.find((one) => one.id === id)!

const pets = ['gatinha', 'gatinho', 'lindinha', 'princesinha', 'bombom', 'ursinho', 'vidaloka']
test('an address with a pet name is named, wherever the name stands in it', () => {
  const made = pets.flatMap((pet) =>
    [`ana${pet}1972`, `${pet}.ana`, `ana_${pet}`, `${pet}85`].map((one) => `${one}@exemplo.com`),
  )
  for (const email of made) expect([email, of('contact-form', page(email)).params.context]).toEqual([email, 'email'])
})

const plain = [
  'ana.sol',
  'anasol1972',
  'maria.timaoliveira',
  'j.safady',
  'edu.gamero',
  'agata.mota',
  'regato.lima',
  'ana.morena',
  'ursula.pimenta',
  'p.gatti90',
]
test('a name with a year is fine', () => {
  for (const one of plain) expect([one, of('contact-form', page(`${one}@exemplo.com`)).status]).toEqual([one, 'full'])
})

test('a sentence without a vice says nothing', () => {
  expect(of('empty', page('ana.sol@exemplo.com', ['- Não tenho vícios'])).params.found).toBe(1)
  expect(of('empty', page('ana.sol@exemplo.com')).params.found).toBe(0)
})

test('a prefix does not hide a verb', () => {
  for (const text of ['Co-taught two geometry classes.', 'Re-organizei o estoque', 'Co-led weekly meetings'])
    expect([text, openingOf(text)]).toEqual([text, 'action'])
  for (const text of ['Co-founder of a bakery', 'Pre-school room', 'Co-op shop', 'Co-worker of the year'])
    expect([text, openingOf(text)]).toEqual([text, 'other'])
})

test('a school that goes on is dated', () => {
  for (const end of ['atual', 'até o momento', 'present'])
    expect([
      end,
      of('education', page('ana.sol@exemplo.com', [], `Ensino médio | Colégio Estadual Azul\n${end}`)).status,
    ]).toEqual([end, 'full'])
  expect(of('education', page('ana.sol@exemplo.com', [], 'Ensino médio | Colégio Estadual Azul')).status).toBe('part')
})

test('the advice names the words of the page', () => {
  const result = page('ana.sol@exemplo.com', ['# Perfil', 'Sou trabalhadeira e pontual.'])
  const tip = findingsOf(result, 'pt-BR').find(({ id }) => id === 'cliches')!
  expect(tip.fix).toContain('trabalhadeira, pontual')
  expect(tip.fix).not.toContain('proativo')
})

test('a tip about spelling says how many words it does not name, and they stand below', () => {
  const wrong = ['manutencao', 'servicos', 'relatorios', 'horarios', 'reuniao', 'vicios', 'praticas']
  const tip = (words: readonly string[]) =>
    findingsOf(page('ana.sol@exemplo.com', [`- Cuidei de ${words.join(' e ')}`]), 'pt-BR').find(
      ({ id }) => id === 'spelling',
    )!
  expect(tip(wrong).fix).toContain('horarios → horários e mais 3 palavras')
  for (const word of wrong) expect(tip(wrong).why).toContain(word)
  expect(tip(wrong.slice(0, 5)).fix).toContain('e mais 1 palavra,')
  expect(tip(wrong.slice(0, 4)).fix).not.toContain('e mais')
})

test('the line with the document’s number is quoted before other personal data', () => {
  const result = page('ana.sol@exemplo.com', ['Brasileira, casada, 52 anos, 3 filhos', 'RG 12.345.678-9'])
  expect(of('personal-data', result).evidence[0]?.text).toStartWith('RG')
})

test('who changes field is not praised for naming the trade they leave', () => {
  const change = analyseResume(
    document(
      ...['Ana Maria Sol', 'High school mathematics teacher', 'ana.sol@example.com | (512) 555-0101 | Austin, TX'],
      ...['# Objective', 'Data analyst', '# Experience', 'Mathematics Teacher, Crockett High School, 2015 – 2025'],
      ...['- Taught 150 students a year', '- Ran workshops for 18 teachers'],
    ),
  )
  expect(of('summary', change).params.context).toBe('aim')
  const { strengths } = resumeView(change, 'en-US')
  expect(strengths).not.toContain('The opening names your occupation or field.')
})
