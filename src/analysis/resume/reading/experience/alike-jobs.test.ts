// A job read by how all others of its file are written: the employer that another job names, the signs between names, marks, cells.
import { expect, test } from 'bun:test'
import { parted } from '../../testing'
import { readResume } from '..'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência']
const periods = ['maio 2019 – mar 2021', 'set 2016 – abr 2019', 'maio 2012 – ago 2016', 'jan 2010 – abr 2012']
const tasks = ['- Atendimento de 40 pessoas por dia', '- Controle do estoque e das entregas da manhã']
const rolesOf = (page: Parameters<typeof readResume>[0]) =>
  readResume(page).roles.map(({ title, employer }) => `${title} @ ${employer}`)

const fields = [
  ['Engineering Manager', 'Payments', 'Corrib Pay'],
  ['Staff Nurse', 'Acute Medicine', 'Mercy Lodge'],
  ['Gerente', 'Novos Negócios', 'Tapurah Grãos'],
  ['Analista', 'Folha de Pagamento', 'Eletrofrio'],
  ['Driver', 'Night Routes', 'Crescent Lines'],
] as const
for (const [job, field, firm] of fields)
  for (const sign of [', ', ' – ', ' | ', ' · '])
    test(`"${field}" is no employer behind "${job}${sign}" where another job is at ${firm}`, () => {
      const lines = [
        [`${job}, ${field}${sign}${firm} ¦ ${periods[0]}`, ...tasks],
        [`Supervisor${sign}${firm} ¦ ${periods[1]}`, ...tasks],
        [`Vendedora${sign}Lojas Aurora ¦ ${periods[2]}`, ...tasks],
      ]
      expect(rolesOf(parted(...head, ...lines.flat()))).toEqual([
        `${job}, ${field} @ ${firm}`,
        `Supervisor @ ${firm}`,
        'Vendedora @ Lojas Aurora',
      ])
    })

const strange = ['Escanção Júnior', 'Sommelière', 'Cravista', 'Taxidermista', 'Peñeiro', 'Gondoleiro']
const places = ['The Camden Larder', 'Quinta Velha', 'Blue Larch', 'Vila Noa']
for (const title of strange)
  for (const employer of places)
    test(`"${title}, ${employer}" is divided as all others are`, () => {
      const lines = [
        [`Chefe de sala, Restaurante Mar de Prata, Lisboa ¦ ${periods[0]}`, ...tasks],
        [`Gerente, Hotel Falésia Azul, Faro ¦ ${periods[1]}`, ...tasks],
        [`${title}, ${employer}, Londres ¦ ${periods[2]}`, ...tasks],
        [`Empregado de mesa, Hotel Sol, Albufeira ¦ ${periods[3]}`, ...tasks],
      ]
      expect(rolesOf(parted(...head, ...lines.flat()))[2]).toBe(`${title} @ ${employer}`)
    })

const posts = [
  'Atendente',
  'Monitora de recreação',
  'Operadora de cobrança',
  'Técnica em enfermagem',
  'Auxiliar de cozinha',
]
for (const title of posts)
  for (const employer of ['Lanches do Pelô', 'Colônia Sol Nascente', 'Recupera Crédito Sul', 'Casa Verde'])
    test(`"${title} em ${employer}" names both where the others have "em" too`, () => {
      const lines = [
        [`Recepcionista em Hotel Farol ¦ ${periods[0]}`, ...tasks],
        [`Vendedora em Lojas Aurora ¦ ${periods[1]}`, ...tasks],
        [`${title} em ${employer} ¦ ${periods[2]}`, ...tasks],
      ]
      expect(rolesOf(parted(...head, ...lines.flat()))[2]).toBe(`${title} @ ${employer}`)
    })

const employers = ['Buckeye Fulfillment Partners', 'Jangada Pagamentos', 'Scioto Cold Storage', 'Tribunal do Sertão']
const titles = ['Operations Supervisor', 'Desenvolvedor', 'Forklift Operator', 'Estagiário de TI']
for (const [outer, middle, inner] of [
  [36, 49, 63],
  [20, 26, 32],
  [60, 70, 85],
  [45, 90, 60],
  [30, 38, 54],
] as const)
  for (const count of [2, 3, 4])
    for (const hasSecondPost of [false, true])
      test(`${count} employers with marks at ${outer} stand above posts without at ${middle}, second post ${hasSecondPost}`, () => {
        const lines = employers
          .slice(0, count)
          .flatMap((employer, at) => [
            `- ${employer}`,
            `${titles[at]} ¦ ${periods[at]}`,
            ...tasks.map((task) => task.replace('- ', '- ~')),
            ...(hasSecondPost && at === 0 ? ['Gerente de loja ¦ mar 2021 – dez 2023', '- ~Chefia de 12 pessoas'] : []),
          ])
        const page = parted(...head, ...lines)
        const placed = page.lines.map((line) => {
          const x = line.text.startsWith('~') ? inner : line.bullet ? outer : line.parts ? middle : outer
          return { ...line, text: line.text.replace(/^~/u, ''), x, size: 10, gap: 1.3 }
        })
        const wanted = employers.slice(0, count).map((employer, at) => `${titles[at]} @ ${employer}`)
        if (hasSecondPost) wanted.splice(1, 0, `Gerente de loja @ ${employers[0]}`)
        expect(rolesOf({ ...page, lines: placed })).toEqual(wanted)
      })

const sinces = [
  'Desde abril 2021',
  'Desde 04/2021',
  'Since April 2021',
  'desde abril de 2021',
  'Since 2021',
  'A partir de abril de 2021',
]
for (const since of sinces)
  for (const edges of [
    [72, 68, 81, 68],
    [50, 50, 50, 50],
    [61, 55, 40, 70],
    [30, 34, 38, 42],
  ])
    test(`"${since}" in a cell of its own dates a job, at ${edges[0]}`, () => {
      const lines = [
        [`${since} ¦ Chefe de sala, Restaurante Mar de Prata, Lisboa`, ...tasks],
        [`${periods[0]} ¦ Gerente, Hotel Falésia Azul, Faro`, ...tasks],
        [`${periods[1]} ¦ Empregado de mesa, Hotel Sol, Albufeira`, ...tasks],
        [`${periods[2]} ¦ Vendedor, Lojas Aurora, Lisboa`, ...tasks],
      ]
      const page = parted(...head, ...lines.flat())
      let nth = 0
      const placed = page.lines.map((line) => ({
        ...line,
        x: line.parts ? edges[nth++ % 4]! : 128,
        size: 10,
        gap: 1.3,
      }))
      expect(readResume({ ...page, lines: placed }).roles[0]!.dates).toMatchObject({
        from: { year: 2021 },
        to: 'present',
      })
    })
