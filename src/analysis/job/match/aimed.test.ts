// Work that a person aims at is not work they did: no years of it are counted from tools, and no title is promised for it.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

/** A job asked for, its years, tools that any work has; and a person of other work who uses those tools and aims at the job. */
const changes = [
  {
    title: 'Demand & Supply Chain Planner',
    years: "Minimum 3 years' experience in demand planning or supply planning",
    tools: ['Advanced Excel', 'Power Query', 'SAP', 'Power BI', 'Forecast accuracy'],
    headline: 'Hotel Receptionist → Supply Chain Planner',
    job: 'Hotel Receptionist',
    lines: ['Built the weekly rota in Excel and SAP', 'Wrote a Power Query report of intake'],
  },
  {
    title: 'Digital Financial Data Analyst',
    years: 'At least 2 years of experience in data modelling or data engineering',
    tools: ['Excel', 'Word', 'PowerPoint', 'Snowflake', 'Airflow'],
    headline: 'Nurse moving into Financial Data Analyst',
    job: 'Registered Nurse',
    lines: ['Kept the ward rota in Excel', 'Wrote handover notes in Word and PowerPoint'],
  },
  {
    title: 'Analista de Planejamento Comercial e Demanda',
    years: 'Mínimo de 3 anos de experiência em planejamento de demanda ou planejamento comercial',
    tools: ['Excel', 'Word', 'PowerPoint', 'Tableau', 'Python'],
    headline: 'Professora em transição para Analista de Planejamento Comercial',
    job: 'Professora de matemática',
    lines: ['Organizei as notas em Excel', 'Escrevi as provas no Word e no PowerPoint'],
  },
] as const
const read = ({ title, years, tools }: (typeof changes)[number]) =>
  readAdvert([title, 'Requirements', `- ${years}`, ...tools.map((one) => `- ${one}`)].join('\n'))
const page = (headline: string, job: string, lines: readonly string[]) =>
  document(
    ...['Tom Hale', headline, 'tom@x.com | Leeds', '# Experience', `=${job}, Depot Ltd, 03/2015 - 12/2022`],
    ...lines.map((line) => `- ${line}`),
  )

describe.each(changes)('$headline, for $title', (change) => {
  const { headline, job, lines, title } = change
  const result = matchJob(read(change), page(headline, job, lines), { year: 2026, month: 11 })

  test('the years of other work are not counted in the work that is asked for', () => {
    expect(result.requirements.find(({ kind }) => kind === 'years')).toMatchObject({ has: null, worked: '7' })
  })
  test('the title is not promised, and to who held it it is', () => {
    expect(result.workMatches).toBe(true)
    expect(result.blocks.find(({ id }) => id === 'title')?.gain).toBe(0)
    const held = title.replace(/^(?:Demand & |Digital )| e Demanda$/, '')
    const own = matchJob(read(change), page(headline, held, lines), { year: 2026, month: 11 })
    expect(own.blocks.find(({ id }) => id === 'title')?.gain).toBeGreaterThan(0)
  })
})
