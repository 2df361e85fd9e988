// What a tip promises is what it names brings, whatever else the advert asks for; and nothing is promised for what nobody can write truly.
import { expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { resume } from '../../analysis/job/match/testing'
import { document } from '../../analysis/resume/testing'
import { suggestionsOf } from './suggest'

const names =
  'Python, Excel, Kubernetes, Docker, Terraform, Ansible, Kafka, Redis, Jenkins, Grafana, PostgreSQL, MongoDB, RabbitMQ, Jira, Figma, Tableau, Looker, Snowflake, Airflow, Spark, Hadoop, Elasticsearch, Kibana, Prometheus, Datadog, Selenium, Cypress, Jest, Django, Flask, Laravel, Angular'.split(
    ', ',
  )
const advert = (required: number, duties: number, wishes: number) => {
  const line = (from: number, count: number, verb = '') =>
    names.slice(from, from + count).map((one) => `- ${verb}${one}`)
  return readAdvert(
    [
      ...['Analista Administrativa', 'Requisitos', ...line(0, required)],
      ...(duties > 0 ? ['Atividades', ...line(required, duties, 'Usar ')] : []),
      ...(wishes > 0 ? ['Diferenciais', ...line(required + duties, wishes)] : []),
    ].join('\n'),
  )
}
const used = (words: readonly string[]) => words.map((word) => `Usei ${word} no trabalho da loja`)

const sizes = [
  [8, 0, 0],
  [10, 4, 0],
  [9, 12, 6],
  [16, 0, 12],
  [20, 9, 0],
  [6, 24, 0],
  [24, 4, 4],
] as const
test.each(sizes)('%i asked for, %i tasks and %i wishes', (required, duties, wishes) => {
  const asked = advert(required, duties, wishes)
  const own = names.slice(0, 5)
  const result = matchJob(asked, resume(used(own), ['Word']))
  for (const tip of suggestionsOf(result, 'pt-BR').filter(({ key }) => key === 'ask' || key === 'wish')) {
    const named = result.keywords.filter(({ text }) => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'u').test(tip.title))
    const after = matchJob(asked, resume(used([...own, ...named.map(({ text }) => text)]), ['Word']))
    const points = (of: typeof result) =>
      of.blocks.reduce((sum, { id, points }) => sum + (id === 'required' || id === 'desirable' ? points : 0), 0)
    expect([tip.key, named.length, Math.abs(points(after) - points(result) - tip.gain) <= 1]).toEqual([
      tip.key,
      Math.min(6, named.length),
      true,
    ])
    expect(named.length).toBeGreaterThan(0)
  }
})

/** What the person has, what the advert asks for beside it, and of that what they can only add to the page. */
const formal = [
  [
    'en-US',
    ['Supply Planner', '- Excel', '- Power BI', '- Degree in Business', '- Fluent German', '- Full UK driving licence'],
    ['Supply Planner', '- Ran the plan in Excel and Power BI', 'A-levels, Wrenn School, 2011', 'English – native'],
    ['Driver’s license', 'Full UK driving licence'],
    ['University degree', 'German'],
  ],
  [
    'en-US',
    [
      'Registered Nurse',
      '- Wound care',
      '- Triage',
      '- Bachelor’s degree in Nursing',
      '- PE license',
      '- Fluent in Polish',
    ],
    ['Registered Nurse', '- Triage and wound care of 12 patients', 'A-levels, Leeds College, 2011', 'French'],
    ['PE license', 'Professional Engineer, license no. 123'],
    ['University degree', 'Polish'],
  ],
  [
    'pt-BR',
    ['Eletricista', '- Quadros elétricos', '- Excel', '- Ensino superior completo', '- Inglês avançado', '- CNH B'],
    ['Eletricista', '- Montei quadros elétricos e planilhas em Excel', 'Ensino médio completo, 2011', 'Inglês básico'],
    ['CNH B', 'CNH B'],
    ['Ensino superior', 'Inglês'],
  ],
] as const
test.each(formal)('in %s the conditions put in plain sight are those that may only be unwritten: %j', (...row) => {
  const [language, [title, ...asked], [job, line, school, spoken], [name, added], others] = row
  const advert = readAdvert([title, language === 'pt-BR' ? 'Requisitos' : 'Requirements', ...asked].join('\n'))
  const page = (...more: string[]) =>
    document(
      ...['Ana Reis', 'ana@x.com', '# Experience', `=${job}, Casa Azul, 01/2015 - 12/2023`, line],
      ...['# Education', school, '# Languages', spoken, ...more],
    )
  const [before, after] = [matchJob(advert, page()), matchJob(advert, page('# Licences', added))]
  const tip = suggestionsOf({ ...before, range: null }, language).find(({ key }) => key === 'formal')
  expect(tip?.title).toContain(name)
  for (const other of others) expect(tip?.title).not.toContain(other)
  const points = (of: typeof before) => of.blocks.find(({ id }) => id === 'formal')?.points ?? 0
  expect(Math.abs(points(after) - points(before) - (tip?.gain ?? 0))).toBeLessThanOrEqual(1)
})

test.each(formal)('in %s nothing is promised where all that is unmet is lower or nowhere: %j', (...row) => {
  const [language, [title, ...asked], [job, line, school, spoken], [, added]] = row
  const advert = readAdvert([title, language === 'pt-BR' ? 'Requisitos' : 'Requirements', ...asked].join('\n'))
  const page = document(
    ...['Ana Reis', 'ana@x.com', '# Experience', `=${job}, Casa Azul, 01/2015 - 12/2023`, line],
    ...['# Education', school, '# Languages', spoken, '# Licences', added],
  )
  const result = matchJob(advert, page)
  expect(result.blocks.find(({ id }) => id === 'formal')).toMatchObject({ gain: 0 })
  expect(suggestionsOf(result, language).map(({ key }) => key)).not.toContain('formal')
})
