// Finds lines of headings beside the dates by a look that no task has, whatever their words: "Monitora de trilha".
import type { Line } from '../../../../documents/document'
import { countWords } from '../../text'
import { jobWeight } from '../names/heads'
import { isBareDate, MAX_HEADING_WORDS } from './dated'

/** Fewest jobs written alike. */
const MIN_ALIKE = 3

const plainLook = ({ size, x, bullet }: Line): string => `${size} ${Math.round(x)} ${bullet}`
const boldLook = (line: Line): string => `${plainLook(line)} ${line.bold}`

const mayName = ({ text, x }: Line): boolean =>
  x > 0 && countWords(text) <= MAX_HEADING_WORDS && !/[.;:]$/u.test(text) && /^\p{Lu}/u.test(text)

/** Of the lines beside dates those that share a look, two thirds or more, where no line of a text has it. */
const alike = (texts: readonly Line[], beside: readonly Line[]): readonly Line[] => {
  for (const lookOf of [plainLook, boldLook]) {
    const [most = []] = [...Map.groupBy(beside, lookOf).values()].toSorted((a, b) => b.length - a.length)
    if (most.length < MIN_ALIKE || most.length * 3 < beside.length * 2 || !most.every(mayName)) continue
    const others = texts.filter((line) => lookOf(line) === lookOf(most[0]!))
    if (others.length * 3 <= most.length && others.every(({ text }) => jobWeight(text) === 2)) return most
  }
  return []
}

/** Lines right above lone dates, and right below dated lines that name no job where half of them do. Bounded by the section's lines. */
export const alikeLines = (lines: readonly Line[], isHeading: (line: Line) => boolean): readonly Line[] => {
  const heads = lines.flatMap((line, at) => (isHeading(line) ? [at] : []))
  if (heads.length < MIN_ALIKE) return []
  const beside = (by: number) =>
    heads.flatMap((at) => {
      const line = lines[at + by]
      return line && !isHeading(line) ? [line] : []
    })
  const [before, behind] = [beside(-1), beside(1)]
  const near = new Set([...before, ...behind])
  const texts = lines.filter((line) => !isHeading(line) && !near.has(line))
  const areBare = heads[0]! > 0 && heads.every((at) => isBareDate(lines[at]!))
  const areUnnamed = heads.every((at) => jobWeight(lines[at]!.text) < 2)
  const below = areUnnamed ? alike(texts, behind) : []
  const jobs = below.filter(({ text }) => jobWeight(text) === 2)
  return [...(areBare ? alike(texts, before) : []), ...(jobs.length * 2 >= below.length ? below : [])]
}
