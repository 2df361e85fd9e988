// Cuts the lines of an experience section at the headings of its jobs, and gives each job the text below its heading.
import type { Line } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import { type Block, toBlocks, toStatements } from '../../lines/paragraphs'
import type { HeadingLine } from '../names/heading-parts'
import { headNounOf } from '../names/heads'
import { formLabel } from '../names/labels'
import { namesBoth } from '../names/name-jobs'
import { isEmployer, isTitle } from '../names/titles'
import { isBareDate, isTimedHeading, lineDate, openEnded } from './dated'
import { jobHeadings } from './job-headings'
import { likeOthers, type UnnamedRole } from './like-others'
import { isExactLook, isNameCase, linesBelowTasks, otherLooks } from './section-layout'
import { isUndatedHeading } from './undated'

/** True for a line set larger than the one above it, or bold below one that is not. */
const isProminent = (run: readonly HeadingLine[], at: number): boolean => {
  const [above, line] = [run[at - 1]?.line, run[at]?.line]
  return (
    above !== undefined &&
    line !== undefined &&
    ((line.size > above.size && (line.bold || !above.bold)) || (line.bold && !above.bold))
  )
}

/**
 * Where each job of a run begins by its dates: as many lines above them as above the first. "Casa Azul" in larger letters, above
 * "Vendedora" and its dates, is the next employer, and not below the last job's dates, unless the last dates of the run have one below too.
 */
const startsOf = (run: readonly HeadingLine[], anchors: readonly number[], usual: number): number[] => {
  // A run that begins with a dated line is a further post at the employer above; the next ones have their lines as the first job of all.
  const before = anchors[0] || usual
  const isBelow = run.some((_, at) => at > anchors.at(-1)! && isProminent(run, at))
  return anchors.map((anchor, nth) => {
    if (nth === 0) return 0
    const last = anchors[nth - 1]!
    const start = Math.max(last + 1, anchor - before)
    const set = run.findIndex((_, at) => at > last && at < start && isProminent(run, at))
    return isBelow || set < 0 ? start : set
  })
}

/** Splits a run of heading lines, one job or several without text between them, by the position of the dates. */
const cutRun = (run: readonly HeadingLine[], shaped: ReadonlySet<Line>, usual: number): HeadingLine[][] => {
  const anchors = run.flatMap((item, index) => (item.dates || item.timed ? [index] : []))
  const jobStarts = run.flatMap((item, index) => (shaped.has(item.line) || namesBoth(item) ? [index] : []))
  // "Serralheiro – Metalúrgica Sul" above "Soldador – Estruturas Hering", undated: one job each.
  if (anchors.length < jobStarts.length && jobStarts[0] === 0)
    return jobStarts.map((start, index) => run.slice(start, jobStarts[index + 1] ?? run.length))
  if (anchors.length < 2) return [[...run]]
  const starts = startsOf(run, anchors, usual)
  return starts.map((start, index) => run.slice(start, starts[index + 1] ?? run.length))
}

const isRole = (items: readonly HeadingLine[]): boolean =>
  items.some(({ line, text, dates }) => dates || line.bold || isTitle(text) || isEmployer(text) || formLabel.test(text))

/** "Nome do empregador: …" below the tasks, where the form's entry named no employer above them. */
const isLateEmployer = ({ text }: Block, { items, statements }: UnnamedRole): boolean =>
  formLabel.exec(text)?.groups?.employer !== undefined &&
  statements.length > 0 &&
  items.some((item) => formLabel.exec(item.text)?.groups?.title) &&
  !items.some((item) => formLabel.exec(item.text)?.groups?.employer)

/** Most lines to look ahead for the next heading. */
const LOOKAHEAD_LINES = 3

/**
 * Returns a predicate: the block at this place looks like a heading and is a task. It is set as the line above it, and stands farther above
 * the next heading than the first job's heading is long, because people repeat their layout.
 */
const bodyAt = (blocks: readonly Block[], isHeading: (line: Line) => boolean): ((at: number) => boolean) => {
  const first = blocks.findIndex(({ line }) => isHeading(line))
  return (at) => {
    const next = blocks.slice(at + 1, at + 1 + LOOKAHEAD_LINES).findIndex(({ line }) => isHeading(line))
    const [line, before] = [blocks[at]!.line, blocks[at - 1]?.line]
    const far = next < 0 ? first >= 0 && headNounOf(line.text) !== 'job' : next >= first
    return far && before !== undefined && isExactLook(before, line)
  }
}

/** The rules by which the blocks of a section are lines of a job's heading or text. */
const headingRules = (
  blocks: readonly Block[],
  lines: readonly Line[],
  { isHeading, begins, tasks, texts }: ReturnType<typeof jobHeadings>,
) => {
  const isBody = bodyAt(blocks, isHeading)
  const isSure = blocks.map((block) => isHeading(block.line))
  const isOtherLook = otherLooks(lines, isHeading)
  const belowTasks = linesBelowTasks(lines, isHeading)
  const looksLikeHeading = blocks.map(
    (block, at) => isSure[at] || isUndatedHeading(block, { besideHeading: false, insideHeading: false }),
  )
  /** True for a line without a date that belongs to a heading by what stands around it. */
  const isPartOfHeading = (at: number, isInRun: boolean): boolean => {
    const [block, next] = [blocks[at]!, blocks[at + 1]]
    const besideHeading = looksLikeHeading[at + 1] === true || isSure[at - 1] === true || isInRun
    const isBeforeDateOrTask = next !== undefined && (isBareDate(next.line) || (next.bullet && isNameCase(block.text)))
    return isUndatedHeading(block, { besideHeading, insideHeading: isInRun && isBeforeDateOrTask })
  }
  return {
    isSure: (at: number): boolean => isSure[at] === true,
    isOfHeading: (at: number, isInRun: boolean, hasJob: boolean): boolean => {
      const { line } = blocks[at]!
      if (isSure[at] || begins.has(line)) return true
      const isText =
        (isInRun && texts.has(line)) ||
        (hasJob && ((!isInRun && isBody(at)) || isOtherLook(line) || tasks.has(line) || belowTasks.has(line)))
      return !isText && isPartOfHeading(at, isInRun)
    },
  }
}

/** Makes jobs of a run of heading lines. A run that names no job is text of the job before it, or of the lead. */
const addJobs = (run: readonly HeadingLine[], shaped: ReadonlySet<Line>, roles: UnnamedRole[], lead: Block[]): void => {
  if (run.length > 0 && (isRole(run) || run.some(({ line }) => shaped.has(line)))) {
    const usual = roles[0]?.items.findIndex(({ dates, timed }) => dates !== null || timed) ?? 0
    for (const part of cutRun(run, shaped, Math.max(0, usual))) {
      const dated = part.find((item) => item.dates)
      const [dates, datesLine] = [dated?.dates ?? null, dated?.line ?? null]
      roles.push({ items: part, statements: [], body: [], dates, datesLine })
    }
    return
  }
  const blocks = run.map(({ line, text }) => ({ text, line, lines: 1, bullet: line.bullet }))
  roles.at(-1)?.statements.push(...blocks)
  ;(roles.at(-1)?.body ?? lead).push(...blocks)
}

/** Adds a block to the text of the last job, or to the lead; a job without dates takes those of its text. */
const addText = (
  block: Block,
  roles: readonly UnnamedRole[],
  lead: Block[],
  edgeDates: ReadonlyMap<Line, DateRange>,
) => {
  const role = roles.at(-1)
  ;(role?.body ?? lead).push(block)
  if (!role) return
  const dates = edgeDates.get(block.line)
  if (!role.dates && dates) {
    role.dates = dates
    role.datesLine = block.line
  }
  role.statements.push(...toStatements(block))
}

/**
 * The jobs of a section, each with the lines of its heading and the text below it. `lead` collects what precedes the first job.
 * A line goes to a heading where one begins there, where its label or date says so, or where its look does and no task is set like it;
 * consecutive such lines are a run, which `addJobs` cuts into jobs. All other lines are text of the last job.
 */
export const toUnnamedRoles = (items: readonly HeadingLine[], lead: Block[] = []): UnnamedRole[] => {
  const edgeDates = new Map(items.flatMap((item) => (item.dates ? [[item.line, item.dates] as const] : [])))
  const lines = items.map((item) => item.line)
  const headings = jobHeadings(lines)
  // No task goes on in a line left of it; a bullet begins a task anyway, which may go on below.
  const isLeft = (line: Line, above: Line | undefined) =>
    above && !line.bullet && headings.texts.has(above) && line.x < above.x
  const leftOfTexts = new Set(lines.filter((line, at) => isLeft(line, lines[at - 1])))
  const blocks = toBlocks(lines, (line) => headings.begins.has(line) || leftOfTexts.has(line))
  const { isSure, isOfHeading } = headingRules(blocks, lines, headings)
  const roles: UnnamedRole[] = []
  let run: HeadingLine[] = []
  for (const [at, block] of blocks.entries()) {
    const { line, text } = block
    const last = roles.at(-1)
    if (run.length === 0 && last && isLateEmployer(block, last)) last.items.push({ line, text, dates: null })
    else if (isOfHeading(at, run.length > 0, last !== undefined)) {
      const dates = isSure(at) ? openEnded(line, lineDate(line)) : null
      run.push({ line, text, dates, timed: isTimedHeading(line) })
    } else {
      addJobs(run, headings.shaped, roles, lead)
      run = []
      addText(block, roles, lead, edgeDates)
    }
  }
  addJobs(run, headings.shaped, roles, lead)
  return likeOthers(roles)
}
