// A town is found, or not called missing, in every way of writing it that is tried here; what is no town is not taken for one.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { analyseResume } from '../..'
import { document } from '../../testing'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const runs = { numRuns: 300 }
const phone = '(81) 98888-7777'
const email = 'ana@exemplo.com'
const rest = [
  ...['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja'],
  ...['# Formação', 'Administração – Universidade Exemplo – 2018'],
]

const brazil = of(
  ...[
    ['Feira de Santana', 'BA', 'Bahia'],
    ['Joinville', 'SC', 'Santa Catarina'],
    ['Ji-Paraná', 'RO', 'Rondônia'],
  ],
  ...[
    ['Betim', 'MG', 'Minas Gerais'],
    ['São João del Rei', 'MG', 'Minas Gerais'],
    ['Sobral', 'CE', 'Ceará'],
  ],
  ...[
    ['Maringá', 'PR', 'Paraná'],
    ['Caruaru', 'PE', 'Pernambuco'],
    ['Santana do Livramento', 'RS', 'Rio Grande do Sul'],
  ],
)
const abroad = of(
  ...[
    ['Portland', 'OR', 'Oregon'],
    ['Boston', 'MA', 'Massachusetts'],
    ['Kansas City', 'MO', 'Missouri'],
  ],
  ...[
    ['Winston-Salem', 'NC', 'North Carolina'],
    ['Santa Fe', 'NM', 'New Mexico'],
    ['Ottawa', 'ON', 'Ontario'],
  ],
  ...[
    ['Melbourne', 'VIC', 'Victoria'],
    ['Tulsa', 'OK', 'Oklahoma'],
    ['Boise', 'ID', 'Idaho'],
  ],
)
const british = of(
  ...['Newcastle upon Tyne', 'Kingston upon Hull', 'Stoke-on-Trent', 'Leeds', 'Dundee', 'Merthyr Tydfil', 'St Albans'],
  ...['Milton Keynes', 'Londonderry', 'Weston-super-Mare', 'Galway', 'Bury St Edmunds'],
)

/** Ways of writing a town with its state. */
const stated = of<(town: string, short: string, long: string) => string>(
  (a, _, c) => `${a}, ${c}`,
  (a, b) => `${a}, ${b}`,
  (a, _, c) => `${a} - ${c}`,
  (a, b) => `${a} (${b})`,
  (a, _, c) => `${a} (${c})`,
  (a, _, c) => `${a} – ${c}`,
  (a, b) => `${a}/${b}`,
  (a, _, c) => `${a} ${c}`,
  (a, b) => `${a} ${b}`,
)
/** Ways of writing a town without one. */
const alone = of<(town: string) => string>(
  (a) => a,
  (a) => `Moro em ${a}`,
  (a) => `Residente em ${a}`,
  (a) => `Based in ${a}`,
  (a) => `Lives in ${a}`,
  (a) => `Cidade: ${a}`,
  (a) => `Location: ${a}`,
  (a) => `12 Harbour Row, ${a}`,
  (a) => `Rua do Sol, 12 – Centro – ${a}`,
)
/** Places of a town among the contact data. */
const place = of<(town: string) => string[]>(
  (a) => [a, phone, email],
  (a) => [phone, email, a],
  (a) => [`${phone} · ${a} · ${email}`],
  (a) => [`${a} | ${phone}`, email],
  (a) => ['Vendedora', a, `${phone}  ${email}`],
  (a) => [`Telefone: ${phone}`, `E-mail: ${email}`, a],
)

const cityOf = (lines: readonly string[]): string | null =>
  analyseResume(document('Ana Sol Prado', ...lines, ...rest)).robot.fields.find(({ field }) => field === 'city')!.value

describe('the town of the person', () => {
  test('with its state, in any way of writing it', () => {
    fc.assert(
      fc.property(fc.oneof(brazil, abroad), stated, place, ([town, short, long], write, lay) => {
        expect(cityOf(lay(write(town!, short!, long!)))).toContain(town!)
      }),
      runs,
    )
  })

  test('alone, behind a word or behind a street', () => {
    const town = fc.oneof(
      brazil.map(([name]) => name!),
      abroad.map(([name]) => name!),
      british,
    )
    fc.assert(
      fc.property(town, alone, place, (name, write, lay) => {
        expect(cityOf(lay(write(name)))).toContain(name)
      }),
      runs,
    )
  })

  test('is shown without the label before it', () => {
    for (const label of ['Address', 'Endereço', 'Location', 'Cidade'])
      expect(cityOf([`${label} Brasília, Brazil`, phone, email])).toBe('Brasília, Brazil')
  })

  test('that no list has is not called missing, but shown as its line', () => {
    for (const town of ['Ashby-de-la-Zouch', 'Vila Pouca de Aguiar', 'Llanfair', 'Rancho Seco']) {
      const page = document('Ana Sol Prado', town, phone, email, ...rest)
      const { checks, robot } = analyseResume(page)
      const contact = checks.find(({ id }) => id === 'contact')!
      expect([town, contact.params.context]).not.toEqual([town, 'city'])
      expect(robot.fields.find(({ field }) => field === 'city')!.value).toBe(town)
    }
  })

  test('is called missing where nothing names one', () => {
    for (const head of [['Vendedora'], [], ['Analista de Marketing | SEO'], ['Curriculum Vitae']]) {
      const { checks } = analyseResume(document('Ana Sol Prado', ...head, phone, email, 'linkedin.com/in/ana', ...rest))
      expect([head, checks.find(({ id }) => id === 'contact')!.params.context]).toEqual([head, 'city'])
      expect(cityOf([...head, phone, email])).toBeNull()
    }
  })
})
