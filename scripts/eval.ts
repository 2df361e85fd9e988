// `npm run eval <folder> [--json <file>]`: what the analyser makes of a folder of files, as one table; all of it as JSON.
// A developer's tool: it runs on this process, without the reader's limits of time and memory.

import { statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Glob } from 'bun'
import type { Measured } from './eval/kind'
import { kinds } from './eval/kinds'

/** Files of one run, and bytes of one file: what the product takes, and more than any set marked by hand. */
const MAX_FILES = 5_000
const MAX_BYTES = 10 * 1024 * 1024

type Row = { readonly path: string; readonly kind: string; readonly measured: Measured }

const kindOf = (path: string) =>
  kinds.find(({ extensions }) => extensions.includes(extname(path).slice(1).toLowerCase()))

async function measure(folder: string, path: string): Promise<Row | null> {
  const kind = kindOf(path)
  if (!kind) return null
  const file = Bun.file(join(folder, path))
  const failed = (why: string): Measured => ({ ms: 0, figures: { error: why }, found: why, score: null })
  if (file.size > MAX_BYTES) return { path, kind: kind.name, measured: failed('too large') }
  const measured = await kind.measure(await file.bytes()).catch((error: unknown) => failed(`error: ${error}`))
  return { path, kind: kind.name, measured }
}

function print(rows: readonly Row[]) {
  const cells = rows.map(({ path, kind, measured }) => [
    path,
    kind,
    `${measured.score ?? '–'}`,
    `${measured.ms}`,
    measured.found,
  ])
  const all = [['file', 'kind', 'score', 'ms', 'found'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  for (const row of all)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  const times = rows.map(({ measured }) => measured.ms).toSorted((a, b) => a - b)
  console.log(`\n${rows.length} files, median ${times[Math.floor(times.length / 2)] ?? 0} ms`)
}

/** By file name; by path where two files share a name. */
function toJson(rows: readonly Row[]): Record<string, object> {
  const twice = new Set(rows.map(({ path }) => basename(path)).filter((name, at, all) => all.indexOf(name) !== at))
  return Object.fromEntries(
    rows.map(({ path, measured }) => {
      const name = basename(path)
      return [twice.has(name) ? path : name, { ...measured.figures, ms: measured.ms }]
    }),
  )
}

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true })
// Without a `--` before it npm takes "--json" for itself and hands on only what follows.
const swallowed = process.env.npm_config_json === 'true' && positionals.length === 2
const [folder, json = values.json] = swallowed || positionals.length === 1 ? positionals : []
if (!folder) {
  console.error('npm run eval <folder> [--json <file>]')
  process.exit(2)
}
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(`${folder}: no such folder`)
  process.exit(1)
}
const paths = [...new Glob('**/*').scanSync({ cwd: folder })].toSorted().slice(0, MAX_FILES)
const rows: Row[] = []
for (const path of paths) {
  const row = await measure(folder, path)
  if (row) rows.push(row)
}
if (rows.length === 0) {
  console.error(`${folder}: no ${kinds.flatMap(({ extensions }) => extensions).join(', ')}`)
  process.exit(1)
}
print(rows)
if (json) await Bun.write(json, `${JSON.stringify(toJson(rows), null, 2)}\n`)
