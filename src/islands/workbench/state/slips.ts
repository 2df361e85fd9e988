// Words of a draft that are set right: where each stands, and the draft with it as it should be.
import type { DraftContentJson as Content, DraftPlaceJson, DraftSlipJson as Slip } from '../../../api/tools/draft'

/** The word by itself: in an address of mail or of a page it is left as it is. */
const patternOf = ({ mark }: Slip): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}'’@./-])${mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}'’@-]|[./]\\p{L})`,
    'gu',
  )

/** Where it stands first; null where it is no more. */
export const placeOfSlip = ({ parts }: Content, slip: Slip): DraftPlaceJson | null => {
  const pattern = patternOf(slip)
  const has = (text: string): boolean => text.search(pattern) >= 0
  for (const { id: part, fields, lines } of parts) {
    const line = lines.find(({ text }) => has(text))
    if (line) return { part, line: line.id, field: null }
    const field = Object.keys(fields).find((name) => has(fields[name] ?? ''))
    if (field) return { part, line: null, field }
  }
  return null
}

/** With each of these words set right wherever it stands; parts without them stay the same objects. */
export const withoutSlips = (content: Content, slips: readonly Slip[]): Content => {
  const right = (text: string): string =>
    slips.reduce((all, slip) => all.replace(patternOf(slip), () => slip.better), text)
  const parts = content.parts.map((part) => {
    const lines = part.lines.map((line) => ({ ...line, text: right(line.text) }))
    const fields = Object.fromEntries(Object.entries(part.fields).map(([name, text]) => [name, right(text)]))
    const same =
      lines.every(({ text }, at) => text === part.lines[at]?.text) &&
      Object.keys(fields).every((name) => fields[name] === part.fields[name])
    return same ? part : { ...part, fields, lines }
  })
  return parts.every((part, at) => part === content.parts[at]) ? content : { ...content, parts }
}
