// English texts of the plan of the week, on the dashboard.
import type { week as source } from '../pt-BR/week'
import type { Same } from '../same-shape'

export const week: Same<typeof source> = {
  title: 'Your plan for the week',
  text: 'Three steps chosen by what they are worth and how much work they are, from everything you measured.',
  make: 'Make this week’s plan',
  nothing: 'Run an analysis, and we will choose three steps for your week.',
  done: '{{count}} of {{of}} done. Each step ticks itself off when your next analysis or your draft shows it.',
  ticked: 'done',
  gain_one: 'worth up to {{count}} point',
  gain_other: 'worth up to {{count}} points',
  gained_one: '+{{count}} point',
  gained_other: '+{{count}} points',
  part: '+{{gained}} of {{gain}} points',
  effort: { little: 'quick', some: 'some work', much: 'takes time' },
  mailed: 'You get the plan by email on Mondays.',
  notMailed: 'On Mondays the new plan can come by email.',
  mailOn: 'Get it on Mondays',
  mailOff: 'Stop the emails',
}
