import { describe, expect, test } from 'bun:test'
import { readResume } from '../../resume/reading'
import { document } from '../../resume/testing'
import { matchJob } from '..'
import { advert, resume } from './testing'
import { isTypo } from './words/spelling'
import { familyOf } from './words/word-key'
import { titleShare } from './work/title'

describe('conditions', () => {
  const answer = (line: string, extra: string[] = [], now: Parameters<typeof matchJob>[2] = null) => {
    const [first] = matchJob(advert(line), resume(['Atendi clientes na loja'], ['Excel'], extra), now).requirements
    return first && [first.met, first.has]
  }
  test.each([
    ['3 anos de experiência', [], ['yes', '5']],
    ['6 anos de experiência', [], ['part', '5']],
    ['Inglês avançado', [], ['no', null]],
    ['Inglês avançado', ['# Idiomas', 'Inglês fluente'], ['yes', 'fluent']],
    ['Inglês avançado', ['# Idiomas', 'Inglês básico'], ['part', 'basic']],
    ['Inglês avançado', ['# Idiomas', 'Inglês'], ['unknown', null]],
    ['Ensino superior completo', [], ['yes', 'degree']],
    ['Mestrado em Administração', [], ['no', 'degree']],
    ['COREN ativo', ['# Registro', 'COREN-PE 123456'], ['yes', 'COREN']],
    ['COREN ativo', [], ['no', null]],
    // Every register of a line is looked at.
    ['CAU ativo', ['# Registro', 'CREA-SP 1234 / CAU A12345-6'], ['yes', 'CAU']],
    ['CRO ativo', ['# Registro', 'CRM-SP 1234 | CRO-SP 555'], ['yes', 'CRO']],
    ['CREA ativo', ['# Registro', 'CAU A12345-6, CREA-SP 1234'], ['yes', 'CREA']],
    // What says that a time is one's own names no kind of work.
    ['3 anos na bagagem', [], ['yes', '5']],
    ['3 anos de experiência na bagagem', [], ['yes', '5']],
    ['At least 3 years under your belt', [], ['yes', '5']],
    ['CNH D', ['# Habilitação', 'CNH categoria E'], ['yes', 'CNH E']],
    ['CNH D', ['# Habilitação', 'CNH AB'], ['no', 'CNH AB']],
    ['Enhanced DBS check', [], ['unknown', null]],
    ['Enhanced DBS check', ['# Cursos', 'Enhanced DBS on the update service'], ['yes', 'DBS']],
    ['Right to work in the UK', [], ['unknown', null]],
    ['Disponibilidade para viagens', [], ['unknown', null]],
    ['Disponibilidade para viagens', ['# Informações', 'Disponibilidade para viagens'], ['yes', 'travel']],
    ['Carteira B', ['# Habilitação', 'CNH B'], ['yes', 'CNH B']],
    ['Residir em Recife', [], ['yes', 'Recife, PE']],
    ['Residir em Curitiba', [], ['no', 'Recife, PE']],
    ['Local: Olinda, Recife ou Jaboatão', [], ['yes', 'Recife, PE']],
    ['Morar em Recife ou Paulista', [], ['yes', 'Recife, PE']],
    ['Morar em Blumenau ou Gaspar', [], ['unknown', null]],
  ] as const)('%s %p: %p', (line, extra, expected) => expect(answer(line, [...extra])).toEqual([...expected]))

  test('the language of the résumé itself meets more than it shows in part', () => {
    const english = document(
      'Ann Lee',
      'ann@example.com',
      '# Experience',
      '=Analyst, Example Inc, 2018 - 2020',
      '- Managed the reports of the whole team and worked with the board',
    )
    expect(matchJob(advert('Inglês avançado'), english).requirements[0]).toMatchObject({ met: 'part', has: 'written' })
  })

  test('a current job counts up to the given year; without a year the answer is unknown', () => {
    const going = document(
      'Ana Lima',
      'ana@exemplo.com',
      '# Experiência',
      '=Analista, Loja Exemplo, 01/2020 - atual',
      '- Atendi clientes',
    )
    const asked = advert('5 anos de experiência')
    expect(matchJob(asked, going, { year: 2026, month: null }).requirements[0]).toMatchObject({ met: 'yes', has: '6' })
    expect(matchJob(asked, going).requirements[0]).toMatchObject({ met: 'unknown' })
  })
})

test.each([
  ['Analista Administrativo', 1],
  ['Analista Administrativa Sênior', 1],
  ['Motorista de caminhão', 0],
])('the title %s matches by %d', (title, share) => {
  expect(titleShare(title, readResume(resume(['Atendi clientes']))).share).toBe(share)
})

test.each([
  ['lideranca', 'liderei'],
  ['gestao', 'gerenciei'],
  ['analise', 'analisei'],
  ['vendas', 'vendi'],
  ['treinamento', 'treinei'],
  ['manutencao', 'mantive'],
])('%s and %s are one family', (a, b) => expect(familyOf(a) ?? a).toBe(familyOf(b) ?? b))

test.each([
  ['kubernetes', 'kubernets', true],
  ['analytics', 'analitics', true],
  ['python', 'pyton', true],
  ['vendas', 'rendas', false],
  ['react', 'redact', false],
  ['python', 'python', false],
  ['java', 'jawa', false],
  ['docker', 'dockerr', true],
  ['workday', 'workdayn', true],
  ['compute', 'computer', false],
  ['inventor', 'inventory', false],
])('%s for %s: %p', (a, b, expected) => expect(isTypo(a, b)).toBe(expected))

describe('years of work', () => {
  const years = (...roles: string[]) => {
    const lines = roles.flatMap((role) => [`=${role}`, '- Atendi clientes da loja'])
    const person = document('Joana Prado', '# Experiência Profissional', ...lines)
    return matchJob(advert('6 anos de experiência'), person, { year: 2026, month: null }).requirements[0]
  }

  test('overlapping jobs count once', () => {
    expect(years('Analista, Loja Um, 01/2016 - 12/2019', 'Analista, Loja Dois, 01/2017 - 12/2019')?.has).toBe('4')
  })

  test('gaps do not count', () => {
    expect(years('Analista, Loja Um, 01/2010 - 12/2011', 'Analista, Loja Dois, 01/2018 - 12/2019')?.has).toBe('4')
  })

  test('internships are not years of work', () => {
    expect(years('Analista, Loja Um, 01/2018 - 12/2019', 'Estagiária, Loja Dois, 01/2012 - 12/2017')).toMatchObject({
      met: 'part',
      has: '2',
    })
  })
})

test('a university says that school is finished, where no level is named', () => {
  const person = document('Joana Prado', 'j@exemplo.com', '# Formação', 'Pedagogia (cursando), UNA, 2024')
  const [school] = matchJob(advert('Ensino médio completo'), person).requirements
  expect([school?.met, school?.evidence?.text]).toEqual(['yes', 'Pedagogia (cursando), UNA, 2024'])
})

test('what no résumé need say costs and promises nothing', () => {
  const [without, beside] = [
    advert('Excel', 'COREN ativo'),
    advert('Excel', 'COREN ativo', 'Right to work in the UK'),
  ].map((asked) => matchJob(asked, resume(['Atendi clientes na loja'])))
  expect(beside?.score).toBe(without?.score as number)
  expect(beside?.blocks).toEqual(without?.blocks as never)
})
