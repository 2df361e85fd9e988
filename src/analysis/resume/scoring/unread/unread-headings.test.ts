// Jobs below education under headings that no list contains are never reported as missing.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { absences, document } from '../../testing'

const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const skills = ['# Habilidades', 'Excel, SAP, SQL, Power BI, fluxo de caixa, contas a pagar']
const study = ['# Formação', 'Administração, Universidade Exemplo, 2006 - 2010']

describe('jobs below education, under an unlisted heading', () => {
  const heading = fc.constantFrom(
    ...['Atuação docente', 'Docência', 'Magistério', 'Atuação acadêmica', 'Carreira docente', 'Cargos exercidos'],
    ...['Vínculos', 'Vínculos profissionais', 'Prática clínica', 'Atividades exercidas', 'Empresas em que trabalhei'],
    ...[
      'Trabalhos',
      'Serviços prestados',
      'Atuação clínica',
      'Carreira artística',
      'Palcos',
      'Minha lida',
      'No volante',
    ],
    ...['Teaching appointments', 'Clinical Rotations', 'Positions', 'On the road', 'Stages', 'My kitchens'],
  )
  const trade = fc.constantFrom(
    'Professora',
    'Enfermeiro',
    'Motorista',
    'Cozinheira',
    'Atriz',
    'Pedreiro',
    'Teacher',
    'Nurse',
    'Cook',
  )
  const place = fc.constantFrom(
    'Casa Azul',
    'Colégio Santa Rita',
    'Escola Municipal Sol',
    'Mercado Sol',
    'Hospital Alfa',
    'Riverside School',
  )
  const job = fc.tuple(trade, place, fc.integer({ min: 1990, max: 2015 }), fc.integer({ min: 1, max: 8 }))
  const layout = fc.constantFrom<(title: string, where: string, when: string) => string[]>(
    (title, where, when) => [`${title}, ${where}, ${when}`],
    (title, where, when) => [`=${title}`, `${where} | ${when}`],
    (title, where, when) => [`=${where}`, title, when],
    (title, where, when) => [when, `${title} – ${where}`],
    (title, where, when) => [`Empresa: ${where}`, `Cargo: ${title}`, `Período: ${when}`],
  )
  const look = fc.constantFrom('# ', '=', '')

  test('are never reported as no experience, for any trade, layout and look', () => {
    fc.assert(
      fc.property(
        heading,
        fc.array(job, { minLength: 2, maxLength: 4 }),
        layout,
        look,
        fc.boolean(),
        (title, all, lay, sign, task) => {
          const lines = all.flatMap(([trade, where, from, years]) => [
            ...lay(trade, where, `${from} – ${from + years}`),
            ...(task ? ['- Cuidei de 40 pessoas por dia'] : []),
          ])
          const page = document(...head, ...study, `${sign}${title}`, ...lines, ...skills)
          expect(absences(page, task ? undefined : /^(?:noroles|firstjob)$/)).toEqual([])
        },
      ),
      { numRuns: 120 },
    )
  })
})
