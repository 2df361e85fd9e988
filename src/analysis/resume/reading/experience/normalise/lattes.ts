// Reads the entries of Lattes, the form in which researchers in Brazil publish their résumés.
import { type Line, withoutParts } from '../../../../documents/document'
import { findDates } from '../../dates/dates'
import { joinLines } from '../../lines/hyphens'

/** The format of Lattes: "2015 - Atual Vínculo: Servidor público, Enquadramento funcional: Professor Adjunto". */
const jobOf = (line: Line): Line => {
  const post = line.text.match(/V[íi]nculo(?: institucional)?:.{0,80}?Enquadramento funcional:\s*([^,]{2,80})/iu)
  if (!post?.[1])
    return /, Brasil\.$/.test(line.text)
      ? { ...line, text: line.text.replace(/(?:, \p{Lu}{2,10})?, Brasil\.$/u, '') }
      : line
  const dates = line.text.slice(0, post.index).trim()
  const rest = withoutParts(line)
  return { ...rest, text: `Cargo: ${post[1].trim()}${dates ? ` | ${dates}` : ''}` }
}

/** Lines after which an entry of Lattes ends at the latest. */
const LATTES_LINES = 3
/** How much farther from the line above than any other line a new paragraph begins. */
const PARAGRAPH_GAP = 1.2

/** The entry's lines up to its hours or its end: the format is one sentence, broken wherever the column ends. */
const joinLattes = (lines: readonly Line[]): Line[] => {
  const out: Line[] = []
  let open = 0
  const tightest = Math.min(...lines.flatMap(({ gap }) => (gap >= 1 ? [gap] : [])))
  for (const line of lines) {
    const last = out.at(-1)
    if (
      last &&
      open > 0 &&
      line.gap <= tightest * PARAGRAPH_GAP &&
      line.x > 0 &&
      line.bold === last.bold &&
      !findDates(line.text).some(({ start }) => start === 0)
    ) {
      out[out.length - 1] = { ...last, text: joinLines(last.text, line, last) }
      open -= 1
    } else {
      out.push(line)
      open = /V[íi]nculo(?: institucional)?:/iu.test(line.text) ? LATTES_LINES : 0
    }
    if (/Carga hor[áa]ria:\s*\d/iu.test(out.at(-1)!.text)) open = 0
  }
  return out
}

export const isLattes = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => /Enquadramento(?: funcional:|$)/i.test(text))

/** The lines of a résumé of Lattes with each entry as one line that says its job and dates. */
export const fromLattes = (lines: readonly Line[]): Line[] => joinLattes(lines).map(jobOf)
