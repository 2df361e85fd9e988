// Words of a draft that are set right: where each stands, and the draft with it as it should be.
import type { DraftContentJson as Content, DraftPlaceJson, DraftSlipJson as Slip } from '../../../api/tools/draft'

/** The word by itself: in an address of mail or of a page it is left as it is. With a place, once. */
const patternOf = ({ mark, place }: Slip): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}'’@./-])${mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}'’@-]|[./]\\p{L})`,
    place ? 'u' : 'gu',
  )

/** Where it stands first; null where it is no more. */
export const placeOfSlip = ({ parts }: Content, slip: Slip): DraftPlaceJson | null => {
  const pattern = patternOf(slip)
  for (const { id: part, fields, lines } of parts) {
    const has = (text: string, at: string) => isIn(slip, part, at) && text.search(pattern) >= 0
    const line = lines.find(({ id, text }) => has(text, id))
    if (line) return { part, line: line.id, field: null }
    const field = Object.keys(fields).find((name) => has(fields[name] ?? '', name))
    if (field) return { part, line: null, field }
  }
  return null
}

/** Whether its words are changed in this line or field. */
const isIn = ({ place }: Slip, part: string, at: string): boolean =>
  !place || (place.part === part && (place.line ?? place.field) === at)

/** With each of these words set right wherever it stands; parts without them stay the same objects. */
export const withoutSlips = (content: Content, slips: readonly Slip[]): Content => {
  const parts = content.parts.map((part) => {
    const right = (text: string, at: string): string =>
      slips
        .filter((slip) => isIn(slip, part.id, at))
        .reduce((all, slip) => all.replace(patternOf(slip), () => slip.better), text)
    const lines = part.lines.map((line) => ({ ...line, text: right(line.text, line.id) }))
    const fields = Object.fromEntries(Object.entries(part.fields).map(([name, text]) => [name, right(text, name)]))
    const same =
      lines.every(({ text }, at) => text === part.lines[at]?.text) &&
      Object.keys(fields).every((name) => fields[name] === part.fields[name])
    return same ? part : { ...part, fields, lines }
  })
  return parts.every((part, at) => part === content.parts[at]) ? content : { ...content, parts }
}
