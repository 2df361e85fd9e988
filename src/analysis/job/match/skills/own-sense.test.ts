// What proves a keyword has to mean it: a degree by schooling, a tool by its name at work, a language by the page written in it.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { advert, one, resume } from '../testing'

const graduate = (degree: string, line: string) =>
  document(
    ...['Ana Reis', 'ana@exemplo.com', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022', `- ${line}`],
    ...['# Formação', degree, '# Habilidades', 'Excel, Git'],
  )

describe('the subject of a degree is proved by no other sense of its word', () => {
  test.each([
    ['Economia', 'Identifiquei R$ 6,2 milhões de economia em fretes'],
    ['Administração', 'Cuidei da administração de 14 imóveis da família'],
    ['Engenharia', 'Atendi a área de engenharia de três fábricas'],
  ])('%s, by “%s”', (subject, line) => {
    const asked = advert('Excel', `Graduação em ${subject} ou Ciências Contábeis`)
    const of = (degree: string) => matchJob(asked, graduate(degree, line)).keywords.find(({ text }) => text === subject)
    expect(of('Bacharelado em Ciências Contábeis – UFPR – 2015')).toMatchObject({ how: 'alternative' })
    expect(of('Bacharelado em Letras – UFPR – 2015')).toMatchObject({ bucket: 'missing' })
    expect(of(`Bacharelado em ${subject} – UFPR – 2015`)).toMatchObject({ bucket: 'listed', studied: true })
  })
})

test('a tool is shown at work by a longer name that holds it', () => {
  expect(one('Excel', ['Automatizei em Excel VBA 11 conciliações do mês'], ['Excel avançado'])?.bucket).toBe('shown')
})

test('of two names with a slash one suggests the pair, and both show it', () => {
  expect(one('FIFO/FEFO', ['Guardei paletes por FIFO no armazém'])?.how).toBe('implied')
  expect(one('FIFO/FEFO', ['Guardei paletes por FIFO e FEFO no armazém'])?.how).toBe('alias')
  expect(one('FIFO/FEFO', ['Guardei paletes no armazém'])?.bucket).toBe('missing')
})

describe('the language of a page, of the country its person lives in, is no condition to write on it', () => {
  const carer = (phone: string) =>
    document(
      ...['Abigail Osei', `Leeds LS8 | ${phone} | a@example.com`, '# Work history'],
      ...['=Healthcare Assistant, Leeds NHS Trust, 03/2022 - present', '- Cared for eight patients per shift'],
      ...['# Education', 'GCSEs including English and Maths, 2017'],
    )
  const languageOf = (wish: string, phone: string) =>
    matchJob(
      readAdvert(`Care Assistant\n\nRequirements\n- ${wish}\n- NVQ Level 2\n- catheter care`),
      carer(phone),
    ).requirements.find(({ kind }) => kind === 'language')?.met
  test.each(['good written English', 'fluent English', 'excellent spoken and written English'])('%s', (wish) => {
    expect(languageOf(wish, '07700 900233')).toBe('yes')
    expect(languageOf(wish, '+1 (512) 555-0148')).toBe('yes')
  })
  test('who writes from a country of another language meets a high level in part', () => {
    expect(languageOf('fluent English', '(11) 98888-0000')).toBe('part')
  })
  test('Portuguese on a Portuguese page', () => {
    const asked = advert('Excel', 'Português fluente')
    expect(matchJob(asked, resume(['Relatórios em Excel'])).requirements).toMatchObject([{ met: 'yes' }])
  })
})
