// Reads the entries of Lattes, the form in which researchers in Brazil publish their résumés.
import { type Line, withoutParts } from '../../../../../documents/document'
import { findDates } from '../../../dates/dates'
import { joinLines } from '../../../lines/hyphens'

/** The format of Lattes: "2015 - Atual Vínculo: Servidor público, Enquadramento funcional: Professor Adjunto". */
const jobOf = (line: Line): Line => {
  const post = line.text.match(/V[íi]nculo(?: institucional)?:.{0,80}?Enquadramento funcional:\s*([^,]{2,80})/iu)
  if (!post?.[1]) return line
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

/** "Universidade Federal da Bahia, UFBA, Brasil.": the heading of an institution, without its initials and its country. */
const institution = /^(\p{Lu}[^.:;]{2,90}?)(?:, \p{Lu}[\p{Lu}\d/-]{1,12}, \p{Lu}[\p{L} ]{3,30}|, Brasil)\.$/u
/** What stands between an institution and its posts, and above what was done in one. */
const bond = /^(?:V[íi]nculo(?: institucional)?|institucional|Cargo ou fun[çc][ãa]o)$/iu
const activities = /^(?:Outras )?Atividades$/iu

/** A line of an activity: a task of the post above, without its dates. */
const activityOf = (line: Line): Line[] => {
  const [date] = findDates(line.text)
  const text = date?.start === 0 ? line.text.slice(date.end).trim() : line.text
  return text ? [{ ...withoutParts(line), text, bullet: true }] : []
}

/**
 * The lines of a résumé of Lattes: each post with its institution above it and as one line that says its job and dates, and what was
 * done there as its tasks. Bounded by the lines.
 */
export const fromLattes = (all: readonly Line[]): Line[] => {
  const lines = joinLattes(all.filter(({ text }) => !bond.test(text.trim())))
  let employer: Line | null = null
  let inActivities = false
  return lines.flatMap((line): Line[] => {
    const [, name] = line.parts || line.bullet ? [] : (institution.exec(line.text) ?? [])
    if (name !== undefined && findDates(line.text).length === 0) {
      employer = { ...line, text: `Empresa: ${name}` }
      inActivities = false
      return []
    }
    const job = jobOf(line)
    if (job !== line) {
      inActivities = false
      return employer ? [employer, job] : [job]
    }
    if (activities.test(line.text.trim())) {
      inActivities = true
      return []
    }
    return inActivities ? activityOf(line) : [line]
  })
}
