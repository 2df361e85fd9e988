// Names by construction: hundreds of heads of a page with the same person in each.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Document, Line } from '../../../documents/document'
import { document, parted } from '../../testing'
import { readResume } from '..'

const names = fc.constantFrom(
  ...['Ana Paula Ferreira', 'João Pedro de Souza e Silva', 'Marina Cardoso Pastor', 'Carlos A. M. Teixeira'],
  ...['Luiz d’Ávila Monteiro', 'José R. Chaves Filho', 'Eliane Rosa Porto', 'Francisca das Chagas Oliveira'],
  ...['John Carpenter', 'Emily Cook', 'Anne-Marie O’Connor', 'J. R. Whitfield', 'Robert McAllister Jr.'],
  ...['Nguyễn Thị Hương', 'Björn Åkesson', 'Ludwig van der Meer', 'Hans von Bülow', 'Xiomara del Valle'],
  ...['Tyrone D. Baker III', 'Grace Potter', 'Ígor Machado Bispo', 'Zu Wang Li', 'Ibrahim ibn Said'],
)
const job = fc.constantFrom('Enfermeira', 'Auxiliar de Cozinha', 'Sales Manager', 'Motorista Carreteiro')
const town = fc.constantFrom('Recife, PE', 'Pau dos Ferros, RN', 'Itaperuna/RJ', 'Leeds, UK', 'Austin, TX')
const mail = fc.constantFrom('contato@exemplo.com', 'rh.2020@example.org')
const phone = '(81) 98888-7777'
const body = ['# Experiência', 'Vendedora – Magazine Estrela – 01/2019 a 03/2021', '- Vendi 30 casas']
const nameOf = (page: Document): string | undefined => readResume(page).name?.value
const runs = { numRuns: 200 }

type Head = (name: string, job: string, town: string, mail: string) => string[]
const heads: Readonly<Record<string, Head>> = {
  'above its addresses': (name, what, where, at) => [name, what, where, `${at} | ${phone}`],
  'in capitals': (name, what, where, at) => [name.toUpperCase(), what, where, at],
  'behind the word for a résumé': (name, _, where, at) => [`Currículo de ${name}`, `${where} · ${at}`],
  'behind the word in English': (name, _, where, at) => [`Résumé of ${name}`, `${where} · ${at}`],
  'behind a title': (name, what, where, at) => [`Dra. ${name}`, what, where, at],
  'before degrees': (name, what, where, at) => [`${name}, MBA, PMP`, what, where, at],
  'on the line of its addresses': (name, what, where, at) => [`${name} | ${phone} | ${at}`, what, where],
  'beside the job': (name, what, where, at) => [`${name} | ${what}`, where, at],
}

describe('a name at the top is read', () => {
  test.each(Object.entries(heads))('%s', (how, head) => {
    fc.assert(
      fc.property(names, job, town, mail, (name, what, where, at) => {
        const wanted = how === 'in capitals' ? name.toUpperCase() : name
        expect(nameOf(document(...head(name, what, where, at), ...body))).toBe(wanted)
      }),
      runs,
    )
  })
})

test('a name beside its label or the word for a résumé, without a sign between, is read without it', () => {
  const beside = fc.constantFrom(
    ...['Curriculum Vitae #', 'CURRICULUM VITAE #', 'Currículo #', 'Resume #', 'CV #'],
    ...['Name #', 'NAME #', 'Full name #', 'Nome #', 'Nome completo #', '# CV', '# Curriculum Vitae', '# – CV'],
  )
  fc.assert(
    fc.property(names, town, mail, beside, (name, where, at, form) => {
      expect(nameOf(document(form.replace('#', name), where, `${at} | ${phone}`, ...body))).toBe(name)
    }),
    runs,
  )
  // A job beside the word is no name.
  for (const line of ['Curriculum Vitae Técnica de Enfermagem', 'Resume Graphic Designer'])
    expect(nameOf(document(line, 'Ana Reis', phone, ...body))).toBe('Ana Reis')
})

test('a name behind any label is read without it', () => {
  const label = fc.constantFrom(
    ...[
      'Nome',
      'Nome completo',
      'Nome do candidato',
      'Name',
      'Full name',
      'FULL NAMES',
      'Nome(s) / Apelido(s)',
      'Candidato',
    ],
    ...['Surname(s) / First name(s)', 'Name / Surname'],
  )
  const title = fc.constantFrom('', 'Dr. ', 'Profa. ')
  fc.assert(
    fc.property(names, label, title, fc.constantFrom(': ', ' ¦ '), town, (name, what, before, sign, where) => {
      const lines = ['CURRICULUM VITAE', '# Dados pessoais', `${what}${sign}${before}${name}`, `Endereço: ${where}`]
      expect(nameOf(parted(...lines, `Telefone: ${phone}`, ...body))).toBe(name)
    }),
    runs,
  )
})

const line = (page: Document, text: string, more: Partial<Line>): Line => ({
  ...page.lines.at(-1)!,
  number: page.lines.length + 1,
  bullet: false,
  text,
  ...more,
})

test('a name that stands only at the foot of the page is read, and no firm in its place', () => {
  const region = fc.constantFrom<Line['region']>('body', 'footer', 'header')
  const sign = fc.constantFrom(' | ', ' – ', ' • ')
  fc.assert(
    fc.property(names, mail, region, sign, (name, at, where, between) => {
      const page = document(
        '# Resumo',
        'Profissional com 9 anos de experiência no varejo.',
        ...body,
        '# Idiomas',
        'Inglês',
      )
      const foot = line(page, [name, phone, at].join(between), { region: where })
      expect(nameOf({ ...page, lines: [...page.lines, foot] })).toBe(name)
    }),
    runs,
  )
})

test('a name over two lines is whole, whatever address shares a row with it', () => {
  const beside = fc.constantFrom('(85) 98767-4256', 'linkedin.com/in/ana-reis', 'ana@exemplo.com', 'Recife, PE')
  const long = names.filter(
    (name) =>
      /^\S{3}/.test(name) && name.split(' ').length > 2 && !/^\S\. /.test(name) && !/\s(?:Jr\.|III)$/.test(name),
  )
  fc.assert(
    fc.property(long, beside, fc.nat(2), (name, address, at) => {
      const words = name.split(' ')
      const cut = Math.min(words.length - 1, 1 + at)
      const page = document('# Resumo', 'Profissional com 9 anos de experiência no varejo.', ...body)
      const large = { size: 24, bold: true, x: 40, gap: 1 }
      const top: Line[] = [
        line(page, words.slice(0, cut).join(' '), { ...large, number: 1 }),
        line(page, 'contato@exemplo.com', { number: 2, size: 9, x: 426, bold: false }),
        line(page, `${words.slice(cut).join(' ')} ${address}`, {
          ...large,
          number: 3,
          parts: [words.slice(cut).join(' '), address],
        }),
      ]
      const rest = page.lines.map((own) => ({ ...own, size: own.size > 12 ? 13 : 10, number: own.number + 3 }))
      expect(nameOf({ ...page, lines: [...top, ...rest] })).toBe(name)
    }),
    runs,
  )
})

test('personal data behind their label, without a colon, are no name and no part of one', () => {
  const own = fc.constantFrom(
    ...['Sexo Masculino', 'Sexo Feminino', 'Gênero Feminino', 'Gender Female', 'Sex Male', 'Nacionalidade Portuguesa'],
    ...['Nationality British', 'Estado Civil Solteira', 'Marital Status Single', 'Naturalidade Recife'],
  )
  const behind = fc.constantFrom('', ' | Data de nascimento 12/03/1987', ' | Date of birth 12/03/1987')
  fc.assert(
    fc.property(names, own, behind, fc.nat(2), mail, (name, data, more, at, address) => {
      const lines = [name, address, phone]
      lines.splice(at + 1, 0, `${data}${more}`)
      const large = document(...lines, ...body)
      const sized = large.lines.map((one, nth) => (nth <= at + 1 ? { ...one, size: 18, bold: true, gap: 1 } : one))
      expect(nameOf(large)).toBe(name)
      expect(nameOf({ ...large, lines: sized })).toBe(name)
    }),
    runs,
  )
})

test('letters before and behind a name are no part of it, and a surname in capitals may come first', () => {
  const people = ['Chinelo Adaeze Okafor', 'Rohan Deshmukh', 'Beatriz Nogueira Lemos', 'Aoife Brennan', 'Samuel Otieno']
  const degrees = ['Pharm.', 'LPT', 'BSc MSCSI', 'RN, RM, BNSc', 'CPA-K', 'FCA', 'MIEI']
  const words = (text: string | undefined) => (text ?? '').toLowerCase().split(' ').toSorted().join(' ')
  const read = (line: string) => words(nameOf(document(line, phone, ...body)))
  for (const name of people)
    for (const person of [name, name.toUpperCase()]) {
      for (const some of degrees)
        for (const line of [`${person}, ${some}`, `${person} ${some}`, `${some.split(',')[0]} ${person}`])
          expect([line, read(line)]).toEqual([line, words(name)])
      const [last, ...others] = person.split(' ').toReversed()
      const line = `${last!.toUpperCase()}, ${others.toReversed().join(' ')}`
      for (const whole of [line, `Name: ${line}`]) expect([whole, read(whole)]).toEqual([whole, words(name)])
    }
  for (const line of ['ANA LEMOS, OLINDA', 'ANA LEMOS, Enfermeira', 'ANA LEMOS, Recife'])
    expect([line, read(line)]).toEqual([line, 'ana lemos'])
})
