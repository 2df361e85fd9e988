// `node scripts/bun.mjs scripts/eval/doubt.ts <folder>…`: how often what was read wrong of jobs is doubted, and what was read right is too.
// A folder is a set of files with marks beside them: `name.json` or `name.truth.json` with `file` and `roles`. Prints totals only.
import { basename, join } from 'node:path'
import { Glob } from 'bun'
import { readDocument } from '../../src/analysis/documents'
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

const total: Record<string, number> = {}
const add = (key: string, count = 1) => {
  total[key] = (total[key] ?? 0) + count
}
const folders = process.argv.slice(2).filter((one) => !one.startsWith('--'))
for (const folder of folders) {
  for (const key of Object.keys(total)) delete total[key]
  for (const path of [...new Glob('*.json').scanSync({ cwd: folder })].toSorted()) {
    const truth = await Bun.file(join(folder, path)).json()
    if (!truth.roles || !truth.file) continue
    const marked: Marked[] = truth.roles.map((role: Marked) => ({
      ...role,
      end: truth.sections_present ? role.end : (role.end ?? 'present'),
    }))
    const file = Bun.file(join(folder, basename(truth.file)))
    if (!(await file.exists())) continue
    const reading = await readDocument(await file.bytes())
    if (!reading.ok) continue
    const resume = readResume(reading.document)
    const named = resume.roles.filter(({ title, employer }) => title !== null || employer !== null)
    const read = extractResume(resume).experience
    const { unsure = [] } = toUnsure(resume)
    const marks = new Set(unsure.map((at) => placeOf(resume.lines[at]!)))
    const doubts = named.map(({ line }) => marks.has(placeOf(line)))
    const left = new Set(read.map((_, at) => at))
    const pairs = marked.flatMap((m, i) => read.map((r, j) => ({ i, j, s: score(m, r) }))).toSorted((a, b) => b.s - a.s)
    const taken = new Map<number, number>()
    for (const { i, j, s } of pairs)
      if (s >= 2 && !taken.has(i) && left.has(j)) {
        taken.set(i, j)
        left.delete(j)
      }
    const anyUnread = resume.unread.length > 0
    const pageDoubted = anyUnread || doubts.some(Boolean)
    let faults = 0
    marked.forEach((m, i) => {
      const j = taken.get(i)
      if (j === undefined) {
        faults++
        add('lost')
        if (pageDoubted) add('lost doubted')
      } else if (score(m, read[j]!) < 4) {
        faults++
        add('wrong')
        if (doubts[j] || anyUnread) add('wrong doubted')
      } else {
        add('right')
        if (doubts[j]) add('right doubted')
      }
    })
    for (const j of left) {
      faults++
      add('invented')
      if (doubts[j] || anyUnread) add('invented doubted')
    }
    add(faults ? 'files with a fault' : 'files right')
    if (pageDoubted) add(faults ? 'files with a fault doubted' : 'files right doubted')
  }
  console.log(folder, JSON.stringify(total, Object.keys(total).toSorted(), 1))
}
