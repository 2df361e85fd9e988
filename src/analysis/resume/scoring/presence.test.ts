// No finding claims an absence that the text contradicts, for each kind of "missing" and any way of writing it.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '..'
import { document, parted } from '../testing'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const work = ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2018']

/** What a page's result reports as missing: the context of each finding that costs points, by check. */
const missing = (...sources: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    analyseResume(parted(...sources)).checks.flatMap(({ id, status, params }) =>
      status === 'full' || status === 'not-assessed' ? [] : [[id, String(params.context ?? params.found)]],
    ),
  )
const of = <T>(...values: T[]) => fc.constantFrom(...values)
const runs = { numRuns: 150 }

describe('given schooling', () => {
  const heading = of(
    '# Formação',
    '# ESCOLARIDADE',
    '# Informações Acadêmicas',
    '# Estudos',
    '# Education',
    '=Instrução',
  )
  const course = of(
    ...['Tecnologia em Hotelaria', '2º Grau Completo', 'Biomedicina', 'Química Industrial', 'Colegial', 'Agronomia'],
    ...['Gastronomia', 'Communications', 'Welding Technology', '10 GCSEs including English', 'Office Administration'],
  )
  const school = of(
    'Universidade Exemplo',
    'SENAC Recife',
    'Colégio Sol',
    'Yuma State University',
    'IFPE',
    'Faculdade Azul',
  )
  const layout = of<(course: string, school: string, when: string) => string[]>(
    (a, b, c) => [`${a} – ${b} – ${c}`],
    (a, b, c) => [a, b, c],
    (a, b, c) => [c, a, b],
    (a, b, c) => [b, `${a} ${c}`],
    (a, b, c) => [`Curso: ${a}`, `Instituição: ${b}`, `Período: ${c}`],
    (a, b, c) => [`${c} ¦ ${a}`, b],
  )
  test('neither the course, the school nor the date is called missing', () => {
    fc.assert(
      fc.property(
        heading,
        course,
        school,
        layout,
        of('2014 – 2018', '03/2014 a 12/2018', '2018'),
        (at, a, b, lay, when) => {
          expect(missing(...head, ...work, at, ...lay(a, b, when)).education).toBeUndefined()
        },
      ),
      runs,
    )
  })

  test('whose dates were read into another column, nothing is claimed of it', () => {
    const found = missing(...head, ...work, '# Formação', '2014 – 2018', '2010 – 2013')
    expect(found.education ?? found.roles).toBeUndefined()
  })
})

describe('given courses or languages', () => {
  const heading = of('# Cursos', '# Qualificações Profissionais', '# Conhecimentos', '# Outros', '# Destaques', '')
  const entry = of(
    ...[
      'NR-35 Trabalho em Altura (20h)',
      'Oratória – Udemy',
      'Informática Básica – SENAC',
      'Primeiros Socorros – 2022',
    ],
    ...[
      'Inglês – intermediário',
      'Idiomas: Espanhol (básico)',
      'Libras',
      'Espanhol',
      'First Aid at Work',
      'CSCS card, licence',
    ],
  )
  test('they are not called missing, whatever stands above them', () => {
    fc.assert(
      fc.property(heading, fc.uniqueArray(entry, { minLength: 1, maxLength: 3 }), (at, entries) => {
        expect(missing(...head, ...work, ...study, ...(at ? [at] : []), ...entries).extras).toBeUndefined()
      }),
      runs,
    )
  })
})

describe('given a list of skills', () => {
  const heading = of('# Habilidades', '# Conhecimento Técnico', '=COMPETÊNCIAS', '# Aptidões', '# Skills', '# Tools')
  const list = of(
    ['punção de couro, vidração, tear manual'],
    ['- escamação', '- evisceração', '- gelo em escamas'],
    ['tear ¦ bilro ¦ fuso'],
  )
  test('of skills that no list of ours knows, the list is not called missing', () => {
    fc.assert(
      fc.property(heading, list, (at, lines) => {
        expect(missing(...head, ...work, ...study, at, ...lines).skills).not.toBe('nolist')
      }),
      runs,
    )
  })
})

describe('given contact data', () => {
  const city = of(
    ...['Leeds', 'Baytown', 'Vancouver, BC', 'Sydney | NSW', 'Pomerode - SC', 'St. Louis', 'Endereço: Campinas (SP)'],
    ...[
      'Address: Dublin, Ireland',
      'Home: Melbourne',
      'Rua das Flores, 12 - Centro - Itaperuna',
      '12 Harbour Row, Galway',
    ],
  )
  const phone = of(
    '07255 814142',
    '020 7946 0018',
    '(81) 98888-7777',
    '+353 86 765 6205',
    '(206) 956-1285',
    '0161 496 0733',
  )
  const email = of('ana@exemplo.com', 'ana.sol_1990@mail.example.com')
  const layout = of<(city: string, phone: string, email: string) => string[]>(
    (a, b, c) => [b, c, a],
    (a, b, c) => [`${b} | ${c}`, a],
    (a, b, c) => [c, a, b],
    (a, b, c) => [`☎ ${b}`, `✉ ${c}`, `⌂ ${a}`],
    (a, b, c) => [`Telefone: ${b} / E-mail: ${c}`, a],
  )
  test('none of it is called missing', () => {
    fc.assert(
      fc.property(city, phone, email, layout, (a, b, c, lay) => {
        const found = missing('Ana Sol Prado', ...lay(a, b, c), 'linkedin.com/in/anasol', ...work, ...study)
        expect(found.contact).toBeUndefined()
      }),
      runs,
    )
  })

  test('on one line, separated by icons or by nothing but spaces, the city is found', () => {
    for (const line of [
      '☎ 07119 898667 ✉ ana@exemplo.com ⌂ Leeds',
      '07119 898667 ana@exemplo.com Leeds www.linkedin.com/in/ana-sol',
      '+44 7119 228286 | ana@exemplo.com | Leeds | linkedin.com/in/ana-sol',
    ])
      expect(analyseResume(document('Ana Sol Prado', line, ...work)).robot.fields).toContainEqual({
        field: 'city',
        value: 'Leeds',
      })
  })
})

describe('given dated jobs', () => {
  const when = of(
    ...['jan/22 – mar/24', "Jul '23 - Mar '25", 'De 2022.05 até 2023.06', '2024.01–atualmente', '2019 – 2021', '2016'],
    ...['09/2007 03/2012', 'março de 2019 dezembro de 2021', '08/2022 atual', 'Desde 2020', '04/2016–08/2019'],
  )
  const layout = of<(title: string, where: string, when: string) => string[]>(
    (a, b, c) => [`${a} – ${b} – ${c}`],
    (a, b, c) => [`=${a}`, b, c],
    (a, b, c) => [`=${b}`, `${a} ¦ ${c}`],
    (a, b, c) => [`${c} ¦ ${a}`, b],
    (a, b, c) => [`Empresa: ${b}`, `Cargo: ${a}`, `Período: ${c}`],
  )
  const title = of('Vendedora', 'Motorista', 'Analista de Suporte', 'Auxiliar de Limpeza')
  const where = of('Casa Azul Ltda.', 'Hospital Alfa', 'Mercado Sol', 'Transportes Ventania S/A')
  test('no date is called missing and no cap says so', () => {
    fc.assert(
      fc.property(title, where, when, layout, (a, b, c, lay) => {
        const page = parted(...head, '# Experiência', ...lay(a, b, c), '- Atendi 40 clientes por dia na loja', ...study)
        const { caps, checks } = analyseResume(page)
        expect(caps.map(({ id }) => id)).not.toContain('no-dates')
        const roles = checks.find(({ id }) => id === 'roles')!
        expect(roles.status === 'not-assessed' || roles.status === 'full' ? null : roles.params).toBeNull()
      }),
      runs,
    )
  })
})

describe('given text that no section holds', () => {
  const few = { numRuns: 30 }
  test('a paragraph above the first heading, or below the schools, is not called a missing summary', () => {
    const text = of(
      'Profissional dedicada com sete anos de experiência em vendas no varejo.',
      'Dependable server known for punctuality and a kind word for everybody (bilingual).',
    )
    fc.assert(
      fc.property(text, fc.boolean(), (paragraph, above) => {
        const lines = above ? [...head, paragraph, ...work, ...study] : [...head, ...work, ...study, '', paragraph]
        expect(missing(...lines).summary).not.toBe('missing')
      }),
      few,
    )
  })

  test('a sentence that ends a list and introduces nobody hides no missing opening', () => {
    const closing = of(
      'Peixes e frutos do mar, comida regional, carnes e molhos. Trabalho rápido e limpo na praça.',
      'Boa capacidade de comunicação adquirida na relação diária com doentes, famílias e equipas.',
      'Tenho ferramenta própria e moto, e telefone de clientes para pedir referência do serviço.',
      'Available nights, weekends and holidays, with a clean licence and a car of my own.',
    )
    fc.assert(
      fc.property(of('# Habilidades', '# Informações adicionais', '# Skills'), closing, (heading, text) => {
        expect(missing(...head, ...work, ...study, heading, text).summary).toBe('missing')
      }),
      few,
    )
  })

  test('a sentence about its writer under additional information may be the opening, and hides that one is missing', () => {
    const opening = of(
      'Over a decade in stock and dispatch, with a name for getting the right load out on time.',
      'Passionate about tidy depots and about building teams that stay for more than one season.',
      'Dedicated to clean kitchens and to cooks who want to learn more than one station.',
      'Skilled in sorting parcels by hand and by scanner on the busiest nights of the year.',
      'Nearly two decades behind the counter of a village shop, and still on first names with everyone.',
      'Reliable and calm at the till, and known for remembering what each regular customer likes.',
      'Mais de uma década no estoque e na expedição, com fama de carga certa na hora certa.',
      'Apaixonada por depósitos em ordem e por formar equipes que ficam mais de uma temporada.',
      'Dedicada à cozinha limpa e a quem quer aprender mais do que uma praça.',
      'Quase duas décadas atrás do balcão de uma venda do bairro, e ainda pelo nome de cada um.',
      'Comprometida com a segurança da obra e com o prazo de cada etapa do prédio.',
    )
    fc.assert(
      fc.property(of('# Informações adicionais', '# Additional information'), opening, (heading, text) => {
        expect([text, missing(...head, ...work, ...study, heading, text).summary]).not.toEqual([text, 'missing'])
      }),
      { numRuns: 60 },
    )
  })

  test('a dated job under a heading that names nothing is no missing experience', () => {
    const dates = of('Oct 2023', '2021', '03/2019 – 12/2021')
    fc.assert(
      fc.property(of('Talent Partner', 'Vendedora', 'Enfermeira'), dates, fc.boolean(), (title, when, beside) => {
        const job = beside ? [`${title} ¦ ${when}`, 'A7X Group'] : [title, `A7X Group ¦ ${when}`]
        expect(missing(...head, ...study, '# Onde brilhei', ...job).headings).toBeUndefined()
      }),
      few,
    )
  })

  test('a course in a cell beside other text is no missing education', () => {
    const course = of('Técnico em Mecatrônica', 'Bacharelado em Direito', 'Ensino Médio Completo', 'Colégio Sol')
    fc.assert(
      fc.property(course, (name) => {
        const page = [...head, '=Perfil', `Busco uma oportunidade na área de vendas ¦ ${name}`, ...work]
        expect(missing(...page).education).not.toBe('missing')
      }),
      few,
    )
  })
})

test('a list of short items under a heading that was not seen is no missing list of skills', () => {
  const items = ['- Ventilação mecânica', '- Mobilização precoce', '- Bobath']
  for (const heading of ['Técnicas', '=Técnicas', 'Processos'])
    expect([heading, missing(...head, ...work, ...study, heading, ...items).skills]).not.toEqual([heading, 'nolist'])
  // In a narrow column they are plain lines that begin with a capital.
  const plain = ['Independent', 'Prescribing', 'Pharmacy First', 'Controlled Drugs']
  expect(missing(...head, '# Resumo', ...plain, ...work, ...study).skills).not.toBe('nolist')
  expect(missing(...head, ...work, ...study).skills).toBe('nolist')
})

test('a list of skills that we do not know by name is not no skill, and a list of praise is', () => {
  const skillsOf = (list: string) =>
    analyseResume(
      document(
        ...['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
        ...['Merendeira – Escola do Bairro – 02/2014 a 12/2018', '- Preparei a merenda de duas turmas'],
        ...['# Habilidades', list],
      ),
    ).checks.find(({ id }) => id === 'skills')?.status
  for (const list of ['Acolchoado de sofá, trançado de palha', 'Alongamento em gel, banho de cristal'])
    expect([list, skillsOf(list)]).toEqual([list, 'not-assessed'])
  expect(skillsOf('Proatividade, simpatia, comunicação')).not.toBe('not-assessed')
})
