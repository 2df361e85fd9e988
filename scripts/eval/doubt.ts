// `node scripts/bun.mjs scripts/eval/doubt.ts <set>…`: how often what was read wrong of jobs is doubted, and what was read right is too.
// A set is a folder of files with marks beside them (`name.json` or `name.truth.json` with `file` and `roles`, or one `marks.json` for all),
// `drawn` for the pages of tests/eval, or a folder of pages that a browser prints. Prints totals only; with --files the files with a fault.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Glob } from 'bun'
import type { Browser } from 'playwright-core'
import { readDocument } from '../../src/analysis/documents'
import { type Document, placeOf } from '../../src/analysis/documents/document'
import { type ExtractedRole, extractResume } from '../../src/analysis/resume/extract'
import { readResume } from '../../src/analysis/resume/reading'
import { toUnsure } from '../../src/analysis/resume/scoring/unread/marked-jobs'
import type { Marked as Expected } from '../../tests/eval/documents'
import { launchBrowser } from '../../tests/helpers/browser'

type Marked = {
  readonly title: string
  readonly employer: string | null
  readonly start: string | null
  readonly end: string | null
}
const words = (text: string | null | undefined): Set<string> =>
  new Set(
    (text ?? '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.filter((word) => !/^(?:d[aeo]s?|e|em|n[ao]|the|of|and|at|in|as?|o)$/.test(word)) ?? [],
  )
const alike = (marked: string | null, read: string | null): boolean => {
  if (!marked) return true
  return [marked, marked.split(/\s*\(/)[0] ?? marked].some((text) => {
    const of = words(text)
    return [read, ...(read ?? '').split(/\s+[-–—|•·]\s+|[,(;]/)].some((one) => {
      const other = words(one)
      const both = [...of].filter((word) => other.has(word)).length
      return both > 0 && both >= 0.8 * of.size && both >= 0.8 * other.size
    })
  })
}
const sameDate = (marked: string | null, read: string | null): boolean =>
  !marked
    ? !read
    : !!read &&
      (marked.length === 7 && read.length >= 7 ? marked === read.slice(0, 7) : marked.slice(0, 4) === read.slice(0, 4))
const score = (marked: Marked, read: ExtractedRole): number =>
  +alike(marked.title, read.title) +
  +alike(marked.employer, read.company) +
  +sameDate(marked.start, read.start) +
  +sameDate(marked.end, read.end)

type Totals = Map<string, number>
const add = (totals: Totals, key: string, doubted: boolean) => {
  for (const one of doubted ? [key, `${key} doubted`] : [key]) totals.set(one, (totals.get(one) ?? 0) + 1)
}

/** For each marked job the place of the one read that is most like it; two of its four facts at least have to agree. */
function pairsOf(marked: readonly Marked[], read: readonly ExtractedRole[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const scored = marked.flatMap((one, i) => read.map((other, j) => ({ i, j, agree: score(one, other) })))
  for (const { i, j, agree } of scored.toSorted((a, b) => b.agree - a.agree))
    if (agree >= 2 && !pairs.has(i) && !taken.has(j)) {
      pairs.set(i, j)
      taken.add(j)
    }
  return pairs
}

function countFile(totals: Totals, marked: readonly Marked[], document: Document): void {
  const resume = readResume(document)
  const read = extractResume(resume).experience
  const { unsure = [] } = toUnsure(resume)
  const marks = new Set(unsure.flatMap((at) => resume.lines[at] ?? []).map(placeOf))
  const named = resume.roles.filter(({ title, employer }) => title !== null || employer !== null)
  const isMarked = named.map(({ line }) => marks.has(placeOf(line)))
  const hasUnread = resume.unread.length > 0
  const hasMark = hasUnread || isMarked.some(Boolean)
  const pairs = pairsOf(marked, read)
  let faults = 0
  for (const [i, one] of marked.entries()) {
    const j = pairs.get(i)
    const other = j === undefined ? undefined : read[j]
    if (j !== undefined && other && score(one, other) === 4) {
      add(totals, 'right', isMarked[j] === true)
      continue
    }
    faults += 1
    if (j === undefined) add(totals, 'lost', hasMark)
    else add(totals, 'wrong', isMarked[j] === true || hasUnread)
  }
  const matched = new Set(pairs.values())
  for (const j of read.keys())
    if (!matched.has(j)) {
      faults += 1
      add(totals, 'invented', isMarked[j] === true || hasUnread)
    }
  add(totals, faults > 0 ? 'files with a fault' : 'files right', hasMark)
}

type File = { readonly name: string; readonly marked: readonly Marked[]; readonly bytes: () => Promise<Uint8Array> }

const bytesOf = async (path: string): Promise<Uint8Array> => new Uint8Array(await Bun.file(path).arrayBuffer())

const fromExpected = ({ name, bytes, expected }: Pick<Expected, 'name' | 'bytes' | 'expected'>): File => ({
  name,
  bytes,
  marked: expected.experience.map(({ company, ...role }) => ({ ...role, title: role.title ?? '', employer: company })),
})

/** A folder with one `marks.json`, as tests/eval/produced. */
async function fromMarks(folder: string): Promise<File[]> {
  const marks: Record<string, Expected['expected']> = await Bun.file(join(folder, 'marks.json')).json()
  return Object.entries(marks).map(([name, expected]) =>
    fromExpected({ name, expected, bytes: () => bytesOf(join(folder, name)) }),
  )
}

/** A folder with the marks of each file beside it. */
async function fromTruths(folder: string): Promise<File[]> {
  const files: File[] = []
  for (const path of new Glob('*.json').scanSync({ cwd: folder })) {
    const truth = await Bun.file(join(folder, path)).json()
    if (!truth.roles || !truth.file) continue
    const marked: Marked[] = truth.roles.map((role: Marked) => ({
      ...role,
      end: truth.sections_present ? role.end : (role.end ?? 'present'),
    }))
    const file = join(folder, basename(truth.file))
    if (await Bun.file(file).exists()) files.push({ name: truth.file, marked, bytes: () => bytesOf(file) })
  }
  return files
}

async function filesOf(set: string): Promise<File[]> {
  if (set === 'drawn') return (await import('../../tests/eval/documents')).drawn.map(fromExpected)
  if (await Bun.file(join(set, 'marks.json')).exists()) return fromMarks(set)
  if (existsSync(set) && readdirSync(set).some((name) => name.endsWith('.json'))) return fromTruths(set)
  const { printed } = await import('../../tests/eval/printed')
  return printed(resolve(set), (await browser()) as never).map(fromExpected)
}

let opened: Browser | undefined
const browser = async (): Promise<Browser> => {
  opened ??= await launchBrowser()
  return opened
}

const args = process.argv.slice(2)
const names = args.includes('--files')
for (const set of args.filter((arg) => !arg.startsWith('--'))) {
  const totals: Totals = new Map()
  for (const { name, marked, bytes } of await filesOf(set)) {
    const reading = await readDocument(await bytes())
    if (!reading.ok) continue
    const faulty = totals.get('files with a fault') ?? 0
    countFile(totals, marked, reading.document)
    if (names && (totals.get('files with a fault') ?? 0) > faulty) console.log(name)
  }
  console.log(set, JSON.stringify(Object.fromEntries([...totals].toSorted()), null, 1))
}
await opened?.close()
