// Names a part, its entry and its places as they are called on the page.
import {
  type DraftContentJson,
  type DraftPlaceJson,
  type DraftPartJson as Part,
  partFields,
} from '../../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../../i18n/template'
import type { WorkbenchTexts } from '../texts'

export const labelOf = (kind: Part['kind'], name: string, { fields }: WorkbenchTexts): string =>
  name === 'text'
    ? fields[kind as 'summary' | 'skills' | 'languages']
    : (fields[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof typeof fields] ??
      fields[name as keyof typeof fields])

const baseName = (part: Part, { kinds }: WorkbenchTexts): string => {
  const { title, employer, school, course, heading } = part.fields
  if (part.kind === 'own') return [heading || kinds.own, title || employer].filter(Boolean).join(': ')
  if (part.kind === 'summary' && heading) return heading
  const named = employer || title || school || course
  return named ? `${kinds[part.kind]}: ${named}` : kinds[part.kind]
}

const periodOf = ({ start, end }: Part['fields']): string => [start, end].filter((date) => date?.trim()).join(' – ')

/** Names that several parts have get more of their part, where there is more. */
const withDistinction = (
  names: ReadonlyMap<Part, string>,
  more: (part: Part) => readonly (string | undefined)[],
): ReadonlyMap<Part, string> => {
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    [...names].map(([part, name]) => {
      const added = counts.get(name) === 1 ? '' : more(part).find((text) => text?.trim() && !name.endsWith(text))
      return [part, added ? `${name}, ${added}` : name]
    }),
  )
}

/** Each part's name: two jobs at one employer have their titles with it, and their dates where those are the same too. */
export const headingsOf = (parts: readonly Part[], texts: WorkbenchTexts): ReadonlyMap<Part, string> => {
  const names = new Map(parts.map((part) => [part, baseName(part, texts)]))
  const titled = withDistinction(names, ({ fields: { title, course, employer } }) => [title, course, employer])
  return withDistinction(titled, ({ fields }) => [periodOf(fields)])
}

/** A part's name among those of its draft. */
export const headingOf = (part: Part, parts: readonly Part[], texts: WorkbenchTexts): string =>
  headingsOf(parts, texts).get(part) ?? baseName(part, texts)

/** "Cozinheira, Restaurante Sabor da Vila, 03/2018 – 08/2024": which of several jobs or schools is meant. */
export const entryOf = ({ kind, fields }: Part): string => {
  if (kind !== 'job' && kind !== 'school' && kind !== 'own') return ''
  const { title, employer, course, school } = fields
  return [title || course, employer || school, periodOf(fields)].filter((text) => text?.trim()).join(', ')
}

export const summaryOf = (part: Part, language: string, texts: WorkbenchTexts): string => {
  const values = partFields[part.kind]
    .filter((name) => name !== 'heading')
    .flatMap((name) => (part.fields[name] ?? '').split('\n'))
    .map((row) => row.trim().replace(/,$/, ''))
    .filter(Boolean)
  const lines = part.lines.filter(({ text }) => text.trim() !== '').length
  const forms = { one: texts.form.lines_one, other: texts.form.lines_other }
  const counted = lines > 0 ? [interpolatePlural(forms, language, lines)] : []
  return [...values, ...counted].join(', ') || texts.form.empty
}

/** "Experiência: Sabor da Vila, Linha 2", "Contato, Telefone"; '' where the part is gone. */
export const placeName = (
  { parts }: DraftContentJson,
  { part: id, line, field }: Omit<DraftPlaceJson, 'part'> & { readonly part: string | null },
  texts: WorkbenchTexts,
): string => {
  const part = parts.find((one) => one.id === id)
  if (!part) return ''
  const n = part.lines.findIndex((one) => one.id === line) + 1
  const name =
    n > 0 ? interpolate(texts.form.line, { n }) : field && field !== 'text' ? labelOf(part.kind, field, texts) : ''
  return [headingOf(part, parts, texts), name].filter(Boolean).join(', ')
}
