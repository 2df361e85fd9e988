// What a key costs in the workbench: a draft of two pages measured in this process, its score alone and with what each answer would
// add, in turn. `bun bench/draft.ts` prints it; `npm run bench` calls it.
import { measureRead, readDraft } from '../src/analysis/resume/draft/measure'
import type { DraftPart } from '../src/analysis/resume/draft/parts'
import type { Measure } from './log'

const [runs, first] = [240, 60]

/** Four jobs of six lines, most without a figure; the first line is the one that is typed in. */
const draft = (typed: string): DraftPart[] => [
  {
    id: 'c',
    kind: 'contact',
    fields: { name: 'Célia Ramos', email: 'c@exemplo.com.br', phone: '(11) 90000-0142' },
    lines: [],
  },
  ...Array.from(
    { length: 4 },
    (_, job): DraftPart => ({
      id: `j${job}`,
      kind: 'job',
      fields: {
        title: 'Cozinheira',
        employer: `Restaurante ${job}`,
        start: `0${job + 1}/20${10 + job}`,
        end: `12/20${11 + job}`,
      },
      lines: Array.from({ length: 6 }, (_, at) => ({
        id: `l${at}`,
        text: job === 0 && at === 0 ? typed : `Cuidei do estoque e da limpeza da cozinha ${at}`,
      })),
    }),
  ),
  { id: 's', kind: 'school', fields: { course: 'Ensino médio completo' }, lines: [] },
]

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export function benchDraft(): Measure[] {
  const times = { score: [] as number[], gains: [] as number[] }
  for (let run = 0; run < runs; run++)
    for (const part of ['score', 'gains'] as const) {
      const parts = draft(`Servi ${run} refeições por dia`)
      const started = performance.now()
      measureRead(readDraft(parts), parts, null, part === 'gains')
      if (run >= first) times[part].push(performance.now() - started)
    }
  const [score, gains] = [middle(times.score), middle(times.gains)]
  return [
    { name: `draft of two pages, its score, median of ${times.score.length}`, value: score, unit: 'ms' },
    { name: 'the same with what each answer adds', value: gains, unit: 'ms' },
    { name: 'draft, its score alone, times the whole measure', value: score / gains, unit: '×' },
  ]
}

if (import.meta.main) for (const { name, value, unit } of benchDraft()) console.log(name, value.toFixed(2), unit)
