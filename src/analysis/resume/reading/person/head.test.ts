// The top of the page: names and cities in cells, forms and addresses.
import { describe, expect, test } from 'bun:test'
import { parted } from '../../testing'
import { readResume } from '..'

const read = (...sources: string[]) => readResume(parted(...sources))

describe('the top of the page', () => {
  test.each([
    ['a name over three lines', ['Wesley', 'Nascimento', 'Arruda'], 'Wesley Nascimento Arruda'],
    ['a name beside a phone', ['Delphine Mbeki ¦ (520) 555-0187'], 'Delphine Mbeki'],
    ['a name beside a city', ['Niterói – RJ ¦ Zuleide Guimarães Peçanha'], 'Zuleide Guimarães Peçanha'],
    ['a byname', ['Ignatius “Iggy” Ferreira-Holt'], 'Ignatius “Iggy” Ferreira-Holt'],
  ])('%s', (_, lines, name) => {
    const page = parted(...lines, '# Experiência', 'Analista, Azul, 2019 – 2021')
    const heads = page.lines.map((line, at) => (at < lines.length ? { ...line, size: 20 } : line))
    expect(readResume({ ...page, lines: heads }).name?.value).toBe(name)
  })

  test('a form gives the name after its label, surname first', () => {
    const { name } = read(
      'Europass',
      'Curriculum Vitae',
      '# Dados pessoais',
      'Name / Surname ¦ Sarmento, Edvaldo',
      '# Experiência',
      'Analista, Azul, 2019 – 2021',
    )
    expect(name?.value).toBe('Edvaldo Sarmento')
  })

  test.each([
    [['Surname: OKONKWO', 'Other names: Ifeanyi (Mr.)'], 'Ifeanyi OKONKWO'],
    [['Other names ¦ Ifeanyi', 'Surname ¦ OKONKWO'], 'Ifeanyi OKONKWO'],
    [['Nome: Ana Clara', 'Sobrenome: Prado Lima'], 'Ana Clara Prado Lima'],
    [['Nome: Ana Clara Prado', 'Idade: 30'], 'Ana Clara Prado'],
  ])('a form that gives the name in parts: %j', (lines, name) => {
    expect(read(...lines, 'Email: ana@exemplo.com', '# Experience', 'Analyst, Blue, 2019 – 2021').name?.value).toBe(
      name,
    )
  })

  test('a surname on a line of its own is no town, and a school beside it no name', () => {
    const page = (...lines: readonly string[]) => {
      const plain = parted(...lines, '# Experiência', 'Analista, Azul, 2019 – 2021')
      const sized = plain.lines.map((line, at) => (at < 3 ? { ...line, size: 20 } : line))
      return readResume({ ...plain, lines: sized })
    }
    const { name, contact } = page('Wellington Rocha', 'Pimenta', 'E-mail: well.pimenta@exemplo.com ¦ (51) 99370-8841')
    expect([name?.value, contact.city]).toEqual(['Wellington Rocha Pimenta', null])
    const beside = page(
      ...['Valdirene', 'Aparecida ¦ 2015-2016 ¦ ETEC de Hortolândia', 'E-mail: val.siqueira@exemplo.com'],
      ...['(19) 99812-4407 ¦ 2023 Espaço Confinado, SENAI'],
    )
    expect([beside.name?.value, beside.contact.city]).toEqual(['Valdirene Aparecida', null])
  })

  test.each([
    ['rosa@example.com | 0161 496 0733 | Manchester', 'Manchester'],
    ['14 Foundry Lane, Bristol BS1 6XX', 'Bristol'],
    ['rosa@example.com | LinkedIn', undefined],
    ['rosa@example.com | Project Manager', undefined],
  ])('the city of "%s"', (line, city) => {
    expect(read('Rosa Lima', line, '# Experience', 'Analyst, Blue, 2019 – 2021').contact.city?.value).toBe(
      city as never,
    )
  })

  test('an address at the end of the page is the person’s own', () => {
    const page = read(
      'Otávio Brandão',
      '# Idiomas',
      'Inglês avançado',
      'João Pessoa – PB',
      '(83) 99612-0458 otavio@exemplo.com',
    )
    expect(page.contact.city?.value).toBe('João Pessoa – PB')
  })
})
