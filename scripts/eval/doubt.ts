// `node scripts/bun.mjs scripts/eval/doubt.ts <folder>…`: how often what was read wrong of jobs is doubted, and what was read right is too.
// A folder is a set of files with marks beside them: `name.json` or `name.truth.json` with `file` and `roles`. Prints totals only.
import { basename, join } from 'node:path'
import { Glob } from 'bun'
import { readDocument } from '../../src/analysis/documents'
import type { Document } from '../../src/analysis/documents/document'
import { type ExtractedRole, extractResume } from '../../src/analysis/resume/extract'
import { readResume } from '../../src/analysis/resume/reading'
import { placeOf } from '../../src/analysis/resume/reading/corrections/structure'
import { toUnsure } from '../../src/analysis/resume/scoring/unread/marked-jobs'

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

for (const folder of process.argv.slice(2)) {
  const totals: Totals = new Map()
  for (const path of new Glob('*.json').scanSync({ cwd: folder })) {
    const truth = await Bun.file(join(folder, path)).json()
    if (!truth.roles || !truth.file) continue
    const marked: Marked[] = truth.roles.map((role: Marked) => ({
      ...role,
      end: truth.sections_present ? role.end : (role.end ?? 'present'),
    }))
    const file = Bun.file(join(folder, basename(truth.file)))
    if (!(await file.exists())) continue
    const reading = await readDocument(await file.bytes())
    if (reading.ok) countFile(totals, marked, reading.document)
  }
  console.log(folder, JSON.stringify(Object.fromEntries([...totals].toSorted()), null, 1))
}
