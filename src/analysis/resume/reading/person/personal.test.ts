// CPF check digits, masking, and unnecessary personal data.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { readResume } from '..'
import { isCpf, maskPersonal } from './personal'

const kinds = (...lines: string[]) => readResume(document('Maria Souza', ...lines)).personal.map(({ kind }) => kind)

describe('CPF', () => {
  test.each(['111.444.777-35', '11144477735', '529.982.247-25'])('%s passes the check digits', (cpf) => {
    expect(isCpf(cpf)).toBe(true)
  })
  test.each(['111.444.777-36', '000.000.000-00', '123', '529.982.247-2'])('%s does not pass', (cpf) => {
    expect(isCpf(cpf)).toBe(false)
  })
})

describe('masking', () => {
  test.each([
    ['CPF: 111.444.777-35', 'CPF: •••.•••.•••-••'],
    ['Maria, 529.982.247-25, Recife', 'Maria, •••.•••.•••-••, Recife'],
    ['RG: 12.345.678-9 SSP/SP', 'RG: ••.•••.•••-• SSP/SP'],
    ['RG 1.234.567-x', 'RG •.•••.•••-•'],
    ['CPF 123.456.789-00', 'CPF •••.•••.•••-••'],
    ['CTPS: 12345', 'CTPS: •••••'],
    ['CNH nº 01234567890', 'CNH nº •••••••••••'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['11987654321', '11987654321'],
    ['Reduzi 30% em 2019', 'Reduzi 30% em 2019'],
    ['CNH categoria B', 'CNH categoria B'],
    ['Título 1122 3344 0210', 'Título •••• •••• ••••'],
    ['Banco do Brasil ag. 1622-4 c/c 33.918-0', 'Banco do Brasil ag. 1622-4 c/c ••.•••-•'],
    ['Sort code 20-00-00, account number 12345678', 'Sort code ••-••-••, account number ••••••••'],
    ['Conferi conta 1.200 vezes', 'Conferi conta 1.200 vezes'],
    ['Itaú – Agência 0456', 'Itaú – Agência 0456'],
    ['Título: Acervos da Zona da Mata (1820-1870)', 'Título: Acervos da Zona da Mata (1820-1870)'],
  ])('%s', (text, expected) => {
    expect(maskPersonal(text)).toBe(expected)
  })
})

describe('excess personal data', () => {
  test.each([
    ['CPF: 111.444.777-35', ['cpf']],
    ['RG: 12.345.678-9', ['rg']],
    ['Estado civil: casada', ['marital']],
    ['Brasileira, solteira, 27 anos', ['marital', 'birth']],
    ['Data de nascimento: 12/05/1990', ['birth']],
    ['Filiação: Ana Souza e João Souza', ['parents']],
    ['Religião: católica', ['religion']],
    ['Título de eleitor: 1234 5678 9012', ['document']],
    ['Date of birth: May 5, 1990', ['birth']],
  ])('%s', (line, expected) => {
    expect(kinds(line).sort()).toEqual([...expected].sort() as never)
  })

  test.each<[string, string[]]>([
    ['Personal details: born 14.03.1985, married, two children, non smoker, height 182', ['birth', 'body', 'marital']],
    ['Date of birth: 3 May 1991 | Married | Height: 178 cm | Weight: 74 kg', ['birth', 'body', 'marital']],
    ['Born: 3 May 1991 · Single · Catholic', ['birth', 'marital', 'religion']],
    ['Place of birth: Lagos', ['birth']],
    ['Married, 39 years old, good health', ['birth', 'body', 'marital']],
    ['Blood group: B+', ['body']],
    ['Height 1.82 m, weight 80 kg', ['body']],
    ['Altura: 1,75 m - Peso: 70 kg', ['body']],
    ['Não fumante, boa saúde', ['body']],
    ['Tipo sanguíneo: O+', ['body']],
    ['Nascido a 12/05/1990', ['birth']],
    ['Passport no. P1234567', ['document']],
    ['Aadhaar: 1234 5678 9012', ['document']],
    ['National ID number: 29011234567', ['document']],
    ['Civil status: married', ['marital']],
  ])('the forms of other countries: %s', (line, expected) => {
    expect(kinds(line).sort()).toEqual([...expected].sort() as never)
  })

  test.each([
    'Single point of contact for 40 suppliers',
    'Christian Brothers School, Leeds',
    'Health and safety officer, Leeds',
    'Peso pesado: operadora de empilhadeira de 7 t',
    'Weight control of 300 pallets a day',
    'Muslim Aid, fundraising',
  ])('work is none: %s', (line) => {
    expect(kinds(line)).toEqual([])
  })

  test('similar words are left alone', () => {
    expect(
      kinds('Recife, PE', '# Experiência', 'Vendedora 2019 - 2021', '- Atuei 10 anos com casais e casados'),
    ).toEqual([])
    expect(kinds('Analista com 12 anos de experiência')).toEqual([])
    expect(kinds('Revisando e dobrando 40 peças por hora')).toEqual([])
    expect(kinds('Maria do Nascimento (11) 98888-7777')).toEqual([])
    expect(kinds('Ana Nascimento - gerente em 2019')).toEqual([])
    expect(kinds('Acompanhei 300 nascimentos no centro obstétrico')).toEqual([])
    expect(kinds('Auxiliar em reprodução, 12 religiões do mundo')).toEqual([])
  })

  test.each([
    'DOB 12/05/1990',
    'd.o.b. 12 May 1990',
    'Nascimento 12/05/1990',
    'Brasileira. Nascimento: 12/05/1990',
    'Nasc.: 12/05/1990',
    'Data Nascimento: 10/03/1990',
    'Data do nascimento 10/03/1990',
    'Dt nascimento 10/03/1990',
    'Ano de nascimento: 1990',
    'Local e data de nascimento: Recife, 1990',
    'NI number: AB 12 34 56 C',
  ])('%s is found', (line) => {
    expect(kinds(line)).toHaveLength(1)
  })

  test('a National Insurance number is masked', () => {
    expect(maskPersonal('National Insurance No: AB 12 34 56 C')).toBe('National Insurance No: AB •• •• •• C')
  })
})

test('a label ends with its item: a phone behind a driving licence is no document number', () => {
  const line = 'CNH categoria D com EAR | 11 2442-5566 (recado com Marlene)'
  expect(maskPersonal(line)).toBe(line)
  expect(maskPersonal('CNH: categoria D, nº 04412345678')).toBe('CNH: categoria D, nº •••••••••••')
})
