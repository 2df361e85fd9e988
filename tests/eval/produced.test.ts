// Résumés made by the programs people use (LaTeX, Writer, Word's own structure, pandoc, typst, …), each marked by hand
// before the reader saw it: what is found against `marks.json` beside them.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Marked } from './documents'
import { type Aspect, judge, type Verdict } from './measure'
import { expectShares } from './thresholds'

/** What is left is listed by name in docs/analysis/evaluation.md; one file is a large share of few. */
const sets: readonly [string, Partial<Record<Aspect, number>>][] = [
  ['produced', {}],
  ['produced-2', { experience: 0.75 }],
  ['produced-3', { name: 0.8 }],
  ['produced-4', { skills: 0.9 }],
  ['produced-5', {}],
]

test.each(sets)(
  '%s: read as marked',
  async (folder, asked) => {
    const path = (file: string) => join(import.meta.dir, folder, file)
    const marks: Record<string, Marked['expected']> = JSON.parse(readFileSync(path('marks.json'), 'utf8'))
    const files = readdirSync(join(import.meta.dir, folder)).filter((file) => /\.(?:pdf|docx)$/.test(file))
    expect(files.toSorted()).toEqual(Object.keys(marks).toSorted())
    const verdicts: Verdict[] = []
    for (const [name, expected] of Object.entries(marks))
      verdicts.push(await judge({ name, expected, bytes: async () => new Uint8Array(readFileSync(path(name))) }))
    expectShares(folder, verdicts, asked)
  },
  60_000,
)
