// Sees to it that no two of the tips that are open at first quote the same line.
import { openFindings } from './verdict'

type Place = { readonly page: number; readonly line: number | null; readonly text: string }
type Quoting<Q extends Place> = { readonly id: string; readonly quotes: readonly Q[] }

const placeOf = ({ page, line, text }: Place): string => `${page} ${line} ${text}`

/** Tips about several lines, which read well with fewer of them. */
const ofMany: ReadonlySet<string> = new Set(['quantified', 'tasks', 'openings'])

/** The same tips, of whose first three a later one leaves out the lines that an earlier one quotes. */
export const apartInLines = <Q extends Place, T extends Quoting<Q>>(findings: readonly (T & Quoting<Q>)[]): T[] => {
  const open: T[] = []
  const later: T[] = []
  const quoted = new Set<string>()
  for (const finding of findings) {
    const quotes = finding.quotes.filter((quote) => !quoted.has(placeOf(quote)))
    const isRepeated = quotes.length === 0 && finding.quotes.length > 0 && !ofMany.has(finding.id)
    if (open.length === openFindings || isRepeated) later.push(finding)
    else {
      open.push(quotes.length < finding.quotes.length ? { ...finding, quotes } : finding)
      for (const quote of quotes) quoted.add(placeOf(quote))
    }
  }
  return [...open, ...later]
}
