// Metrics in Prometheus' text format (https://prometheus.io/docs/instrumenting/exposition_formats/), counted by the
// process itself. Labels are our own routes, statuses and codes: bounded, and without personal data.

export type Metrics = {
  /** One answered request: its route as in policies.ts, status, and duration in seconds; null for one that waited on purpose. */
  request(route: string, status: number, seconds: number | null): void
  /** One refusal, by its stable code. */
  refusal(code: string): void
  /** All metrics; `gauges` are values read at the moment, by name. */
  text(gauges: readonly Gauge[]): string
}

export type Gauge = { readonly name: string; readonly help: string; readonly value: number | null }

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Label combinations counted for one metric; any more are counted together as `other`. */
const seriesMax = 2_000

const label = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

export function createMetrics(): Metrics {
  const requests = new Map<string, number>()
  const refusals = new Map<string, number>()
  const buckets = bounds.map(() => 0)
  let sum = 0
  let count = 0
  const add = (counts: Map<string, number>, labels: string) => {
    const series = counts.has(labels) || counts.size < seriesMax ? labels : 'other="true"'
    counts.set(series, (counts.get(series) ?? 0) + 1)
  }
  const lines = (name: string, help: string, counts: ReadonlyMap<string, number>): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...[...counts].map(([labels, value]) => `${name}{${labels}} ${value}`),
  ]
  return {
    request(route, status, seconds) {
      add(requests, `route="${label(route)}",status="${status}"`)
      if (seconds === null) return
      count += 1
      sum += seconds
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) buckets[index] = (buckets[index] ?? 0) + 1
    },
    refusal: (code) => add(refusals, `code="${label(code)}"`),
    text: (gauges) =>
      `${[
        ...lines('trampolim_requests_total', 'Answered requests.', requests),
        ...lines('trampolim_refusals_total', 'Refused requests by code.', refusals),
        '# HELP trampolim_request_seconds Time to an answer.',
        '# TYPE trampolim_request_seconds histogram',
        ...bounds.map((bound, index) => `trampolim_request_seconds_bucket{le="${bound}"} ${buckets[index]}`),
        `trampolim_request_seconds_bucket{le="+Inf"} ${count}`,
        `trampolim_request_seconds_sum ${sum}`,
        `trampolim_request_seconds_count ${count}`,
        ...gauges.flatMap(({ name, help, value }) =>
          value === null ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`],
        ),
      ].join('\n')}\n`,
  }
}
