// What a tip about words promises is what the words it names bring, whatever else the advert asks for.
import { expect, test } from 'bun:test'
import { matchJob, readAdvert } from '../../analysis/job'
import { resume } from '../../analysis/job/match/testing'
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
