// Phones, addresses and cities, and similar texts that are none.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { readResume } from '..'
import { findEmail, findLinkedIn, findPhone } from './contact'
import { findCity, isPlace } from './places'

describe('phone', () => {
  test.each([
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['Tel: (11) 98765-4321', '(11) 98765-4321'],
    ['11 98765-4321', '11 98765-4321'],
    ['11987654321', '11987654321'],
    ['(81) 3333-4444', '(81) 3333-4444'],
    ['+55 11 98765-4321', '+55 11 98765-4321'],
    ['+55 (11) 9 8765-4321', '+55 (11) 9 8765-4321'],
    ['55 11 98765 4321', '55 11 98765 4321'],
    ['Cel.: 21 9.8765.4321', '21 9.8765.4321'],
    ['(031) 99999-0000', '(031) 99999-0000'],
    ['98765-4321', '98765-4321'],
    ['3333-4444', '3333-4444'],
    ['+351 912 345 678', '+351 912 345 678'],
    ['912 345 678', '912 345 678'],
    ['+1 (415) 555-0142', '+1 (415) 555-0142'],
    ['206-555-0149', '206-555-0149'],
    ['(415) 555-0142', '(415) 555-0142'],
    ['415.555.0142', '415.555.0142'],
    ['1-800-555-0199', '1-800-555-0199'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['Wexford ✿ 083 555 0118 ✿ ana@example.com', '083 555 0118'],
    ['Matola, Moçambique | 84 512 3390 | ana@example.com', '84 512 3390'],
    ['Maputo · 845 123 390', '845 123 390'],
    ['087-123 4567', '087-123 4567'],
    ['(01) 555 0118', '(01) 555 0118'],
    ['0412 345 678', '0412 345 678'],
    ['021 123 4567', '021 123 4567'],
    ['Seattle, WA | 206-555-0149 | emoore@email.com', '206-555-0149'],
    ['(62) 99811-2040', '(62) 99811-2040'],
    ['(11) 2019-2021', '(11) 2019-2021'],
    ['(31) 2020-3344', '(31) 2020-3344'],
    ['2019 - 2021 | (51) 3308 2020', '(51) 3308 2020'],
    ['Contato: (11) 98765-4321 / (11) 3333-4444', '(11) 98765-4321'],
    ['Sertãozinho SP 16 95550 2290 58 anos', '16 95550 2290'],
  ])('%s', (text, expected) => {
    expect(findPhone(text)).toBe(expected)
  })

  test.each([
    '2019 - 2021',
    '01/2020 a 03/2021',
    'CPF: 111.444.777-35',
    '111.444.777-35',
    'CPF 11144477735',
    'CEP 01310-100',
    '01310-100',
    'RG: 12.345.678-9',
    'ISO 9001:2015',
    'R$ 1.500.000,00',
    '10.1234/neurips.2023.1234',
    'US Patent 11,234,567',
    'OAB 012 345 67',
    'Lote 0123 2019',
  ])('no phone in: %s', (text) => {
    expect(findPhone(text)).toBeNull()
  })
})

test.each([
  ['Email: marina.duarte@exemplo.com.br', 'marina.duarte@exemplo.com.br'],
  ['john.doe+cv@email.com | +1 415', 'john.doe+cv@email.com'],
  ['no at sign here', null],
])('e-mail: %s', (text, expected) => {
  expect(findEmail(text)).toBe(expected)
})

test.each([
  ['https://www.linkedin.com/in/joao-silva-123/', 'www.linkedin.com/in/joao-silva-123'],
  ['linkedin.com/in/johndoe', 'linkedin.com/in/johndoe'],
  ['LinkedIn', null],
  ['Analista Financeiro Jr | in/anasouza', 'in/anasouza'],
  ['in/ana-souza-12/ • ana@exemplo.com', 'in/ana-souza-12'],
  ['LinkedIn: /in/anasouza', '/in/anasouza'],
  ['fluent in/between both', null],
  ['built in/around the plant', null],
  ['github.com/in/johndoe', null],
])('LinkedIn: %s', (text, expected) => {
  expect(findLinkedIn(text)).toBe(expected)
})

describe('city', () => {
  test.each([
    ['Recife, PE', 'Recife, PE'],
    ['São Paulo/SP', 'São Paulo/SP'],
    ['São Paulo - SP', 'São Paulo - SP'],
    ['Rua das Flores, 10, Feira de Santana - BA', 'Feira de Santana - BA'],
    ['San Francisco, CA', 'San Francisco, CA'],
    ['Seattle, WA | 206-555-0149', 'Seattle, WA'],
    ['Lisboa, Portugal', 'Lisboa, Portugal'],
    ['Belo Horizonte, Minas Gerais', 'Belo Horizonte, Minas Gerais'],
    ['Curitiba', 'Curitiba'],
    ['Rua das Flores 123 Jardim São Luís São Paulo', 'São Paulo'],
    ['Rua das Flores, 12 – Jd. São Luis – São Paulo SP', 'São Paulo'],
    ['Vila Velha - ES', 'Vila Velha - ES'],
    ['Maria Souza', null],
    ['Analista de Dados', null],
  ])('%s', (text, expected) => {
    expect(findCity(text)).toBe(expected)
  })
  test.each(['Remoto', 'San Francisco, CA', 'São Paulo - SP', 'London, UK', 'Curitiba', 'New Orleans, LA'])(
    '%s is a place',
    (text) => {
      expect(isPlace(text)).toBe(true)
    },
  )
  test.each([
    'Natura Cosméticos, São Paulo',
    'CEFET-RJ',
    'SENAI/SP',
    'Stripe',
    'Banco do Brasil',
    'Analista, Pleno',
    'Sistema SE',
  ])('%s is not a place', (text) => {
    expect(isPlace(text)).toBe(false)
  })
})

test.each([
  ['Rua das Quixabeiras, 118 Bairro Salgado Caruaru - PE', 'Caruaru - PE'],
  ['Jardim Primavera Duque de Caxias/RJ', 'Duque de Caxias/RJ'],
])('behind a district stands the town alone: %s', (text, expected) => {
  expect(findCity(text)).toBe(expected)
})

test.each(['Portland, Oregon', 'Boston, Massachusetts', 'Charleston - West Virginia'])(
  '%s is a town and its state',
  (text) => {
    expect(findCity(`${text} | (503) 555-0199`)).toBe(text)
    expect(isPlace(text)).toBe(true)
  },
)

test.each(['Newcastle upon Tyne', 'Stoke-on-Trent', 'Burton upon Trent'])(
  '%s alone above a phone is the town',
  (town) => {
    const page = document('Rebecca Nash', 'Executive Assistant', town, '01632 960158', 'rebecca.nash@mailbox.co.uk')
    expect(readResume(page).contact.city?.value).toBe(town)
  },
)

test.each([
  ['Reno, NV 89701 775-555-0164 ana@exemplo.com', '775-555-0164'],
  ['50030-230 (81) 98888-7777', '(81) 98888-7777'],
  ['(81) 98888-7777/3333-2222', '(81) 98888-7777'],
  ['(81) 98888-7777/ 98888-6666', '(81) 98888-7777'],
  ['81/98888-7777', '81/98888-7777'],
  ['0803-555-0142', '0803-555-0142'],
  ['0044 7700 900 452', '0044 7700 900 452'],
  ['(19) 99812-4407 2023', '(19) 99812-4407'],
  ['12.345.678/0001-90', null],
  ['0001234567/2019', null],
])('%s holds the phone %p', (text, phone) => {
  expect(findPhone(text)).toBe(phone)
})

test.each([
  ['Endereço Rua Itapecerica, 310', null],
  ['Contact Address: Plot 11, Independence Layout, Enugu, Enugu State', 'Enugu, Enugu State'],
  ['CURRICULUM VITAE PORTLAND, OR REV. 0.1', 'PORTLAND, OR'],
  ['Address: Kisumu', 'Kisumu'],
])('%s names the town %p', (text, city) => {
  expect(findCity(text)).toBe(city)
})

test.each(['Código 0512345678', 'Registro nº 00123456789012', 'Protocolo: 81 3333-4444', 'Certificado – 0512345678'])(
  '%s names a number that is no phone, above one and alone',
  (text) => {
    const page = (...more: readonly string[]) => document('Ana Prado', text, ...more, '# Experiência')
    expect(readResume(page('(81) 98888-7777')).contact.phone?.value).toBe('(81) 98888-7777')
    expect(readResume(page()).contact).toMatchObject({ phone: null, city: null })
  },
)

test.each(['London 2012', 'Paris 2024'])('%s in the head is no town with a postcode', (text) => {
  const page = document('Ana Prado', text, 'ana@exemplo.com', '# Experience')
  expect(readResume(page).contact.city).toBeNull()
})

test('behind its label a number is a phone in whatever groups, and one of a document is none', () => {
  const numbers = ['84 300 0712', '82 000 66 14', '0 532 111 22 33', '06 12 34 56 78', '8098 2270 17']
  for (const number of numbers)
    for (const label of ['Telefone: ', 'Tel. ', 'Cel: ', 'Mob: ', 'Phone ', 'Contacto: '])
      expect([label, findPhone(label + number)]).toEqual([label, number])
  for (const label of ['B.I. ', 'Passport ', 'CPF: ', 'Matrícula: '])
    expect(findPhone(`${label}84 300 0712`)).toBeNull()
})

test('a word behind a stroke is no part of a phone', () => {
  expect(findPhone('(81) 98888-7777/WhatsApp')).toBe('(81) 98888-7777')
  expect(findPhone('Registro 81 98888-7777/PE')).toBeNull()
})
