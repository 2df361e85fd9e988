// Compares the facts read from résumés that common programs made (LaTeX, Writer, Word, pandoc, typst, …) with the marks in
// `marks.json`, made by hand before the reader saw the files.
import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Marked } from './documents'
import { type Aspect, judge, type Verdict } from './measure'
import { expectShares } from './thresholds'

/** The misses are listed in docs/analysis/evaluation.md; in so small a set one file is a large share. */
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
