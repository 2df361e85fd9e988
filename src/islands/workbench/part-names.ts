// Names a part, its entry and its places as they are called on the page.
import {
  type DraftContentJson,
  type DraftPlaceJson,
  type DraftPartJson as Part,
  partFields,
} from '../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../i18n/template'
import type { WorkbenchTexts } from './texts'

export const labelOf = (kind: Part['kind'], name: string, { fields }: WorkbenchTexts): string =>
  name === 'text'
    ? fields[kind as 'summary' | 'skills' | 'languages']
    : (fields[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof typeof fields] ??
      fields[name as keyof typeof fields])

export const headingOf = (part: Part, { kinds }: WorkbenchTexts): string => {
  const { title, employer, school, course, heading } = part.fields
  if (part.kind === 'own') return [heading || kinds.own, title || employer].filter(Boolean).join(': ')
  if (part.kind === 'summary' && heading) return heading
  const named = employer || title || school || course
  return named ? `${kinds[part.kind]}: ${named}` : kinds[part.kind]
}

/** "Cozinheira, Restaurante Sabor da Vila, 03/2018 – 08/2024": which of several jobs or schools is meant. */
export const entryOf = ({ kind, fields }: Part): string => {
  if (kind !== 'job' && kind !== 'school' && kind !== 'own') return ''
  const { title, employer, course, school, start, end } = fields
  const when = [start, end].filter((date) => date?.trim()).join(' – ')
  return [title || course, employer || school, when].filter((text) => text?.trim()).join(', ')
}

export const summaryOf = (part: Part, language: string, texts: WorkbenchTexts): string => {
  const values = partFields[part.kind]
    .filter((name) => name !== 'heading')
    .map((name) => part.fields[name]?.trim() ?? '')
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
  return [headingOf(part, texts), name].filter(Boolean).join(', ')
}
