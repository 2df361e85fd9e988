// Reads a job of a section by how most of the others are written: what ends its heading, a title over two lines, a period without its end.
import type { Line } from '../../../../documents/document'
import type { DateRange } from '../../dates/dates'
import type { Block } from '../../lines/paragraphs'
import { countWords, fold } from '../../text'
import type { HeadingLine } from '../names/heading-parts'
import { jobWeight } from '../names/heads'
import { isJobNoun, titleWeight } from '../names/titles'
import { separators } from '../parts'

/** A job cut from its section, before its title and employer are known. */
export type UnnamedRole = {
  readonly items: HeadingLine[]
  readonly statements: Block[]
  /** The complete text below the heading. */
  readonly body: Block[]
  dates: DateRange | null
  datesLine: Line | null
}

/** Jobs whose heading ends with its dates from which what stands below the dates of another is its first task. */
const MIN_ALIKE = 2

const datesAt = ({ items }: UnnamedRole): number => items.findIndex(({ dates }) => dates !== null)

/** "Reporta-se ao diretor industrial" below the dates of one job, where all others have as many lines down to theirs and nothing below. */
const withoutTaskBelow = (roles: readonly UnnamedRole[]): ((role: UnnamedRole) => UnnamedRole) => {
  const dated = roles.filter((role) => datesAt(role) > 0)
  const ended = dated.filter((role) => datesAt(role) === role.items.length - 1)
  const [usual] = ended.map(datesAt)
  if (ended.length < MIN_ALIKE || ended.length + 1 < dated.length || ended.some((role) => datesAt(role) !== usual))
    return (role) => role
  return (role) => {
    const at = datesAt(role)
    if (at !== usual || at === role.items.length - 1) return role
    const below = role.items.slice(at + 1).map(({ line, text }) => ({ text, line, lines: 1, bullet: line.bullet }))
    return {
      ...role,
      items: role.items.slice(0, at + 1),
      statements: [...below, ...role.statements],
      body: [...below, ...role.body],
    }
  }
}

/** "Crew Member then Shift": a title whose last word is no job's. */
const isUnfinished = (name: string): boolean =>
  titleWeight(name) > 0 && !isJobNoun(fold(name).split(/\s+/u).at(-1)!, 'last')

/** Most words of the end of a title on a line of its own. */
const END_WORDS = 3

/** "North Foods | Crew Member then Shift" above "Supervisor": a title over two lines, where the other headings with two names on a line have one line less. */
const withWholeTitle = (roles: readonly UnnamedRole[]): ((role: UnnamedRole) => UnnamedRole) => {
  const isPair = ({ items: [first] }: UnnamedRole) => first !== undefined && first.text.split(separators).length > 1
  const usual = roles.filter((role) => datesAt(role) === 1 && isPair(role))
  return (role) => {
    const [first, second, third] = role.items
    const isBroken =
      usual.length >= MIN_ALIKE &&
      datesAt(role) === 2 &&
      third !== undefined &&
      isPair(role) &&
      !first!.line.bullet &&
      first!.line.x === second!.line.x &&
      countWords(second!.text) <= END_WORDS &&
      jobWeight(second!.text) === 2 &&
      isUnfinished(first!.text.split(separators).at(-1)!)
    if (!isBroken) return role
    const text = `${first!.text} ${second!.text}`
    const line = { ...first!.line, text }
    return { ...role, items: [{ ...first!, line, text }, ...role.items.slice(2)] }
  }
}

/** A job of weeks, whose one month is its whole time. */
const brief =
  /(?<!\p{L})(?:temp|temporary|tempor[áa]ri[oa]|christmas|natal|seasonal|safra|relief|summer|ver[ãa]o)(?!\p{L})/iu
/** "Jan 2015" of the job that stands first above others with whole periods, the newest of them first: designs leave out the end that has not come. */
const withOpenEnd = (roles: readonly UnnamedRole[]): readonly UnnamedRole[] => {
  const [first, ...rest] = roles
  const from = first?.dates?.from
  const periods = rest.map(({ dates }) => dates)
  const months = periods.map((dates) => (dates ? dates.from.year * 12 + (dates.from.month ?? 1) : 0))
  const isOpen =
    from?.month &&
    first?.dates?.to === null &&
    !first.items.some(({ text }) => brief.test(text)) &&
    rest.length >= MIN_ALIKE &&
    periods.every((dates) => dates !== null && dates.to !== null) &&
    months.every((month, at) => at === 0 || month <= months[at - 1]!)
  return isOpen ? [{ ...first!, dates: { ...first!.dates!, to: 'present' } }, ...rest] : roles
}

/** The jobs of a section, each read as most of the others are written. */
export const likeOthers = (roles: readonly UnnamedRole[]): UnnamedRole[] =>
  withOpenEnd(roles.map(withoutTaskBelow(roles)).map(withWholeTitle(roles))).slice()
