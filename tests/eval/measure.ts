// Compares the facts read with the marks by letters and case, without punctuation.
import { readDocument } from '../../src/analysis/documents'
import { extractResume } from '../../src/analysis/resume/extract'
import { readResume } from '../../src/analysis/resume/reading'
import type { Marked } from './documents'

export const aspects = ['name', 'email', 'phone', 'roles', 'experience', 'education', 'skills'] as const
export type Aspect = (typeof aspects)[number]
export type Verdict = { readonly name: string; readonly misses: Readonly<Partial<Record<Aspect, string>>> }

const bare = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const digits = (text: string | null): string => (text ?? '').replace(/\D/g, '')

const same = (found: string | null, marked: string | null): boolean => bare(found) === bare(marked)

const jsonOf = (value: unknown): string => JSON.stringify(value)

/** Reads one document and lists the differences from its marks. */
export async function judge({ name, bytes, expected }: Marked): Promise<Verdict> {
  const reading = await readDocument(await bytes())
  if (!reading.ok) return { name, misses: Object.fromEntries(aspects.map((aspect) => [aspect, reading.refusal])) }
  const found = extractResume(readResume(reading.document))
  const misses: Partial<Record<Aspect, string>> = {}
  if (!same(found.name, expected.name)) misses.name = jsonOf(found.name)
  if (found.email !== expected.email) misses.email = jsonOf(found.email)
  if (digits(found.phone) !== digits(expected.phone)) misses.phone = jsonOf(found.phone)
  if (found.experience.length !== expected.experience.length)
    misses.roles = `${found.experience.length} of ${expected.experience.length}: ${jsonOf(found.experience.map(({ title, company }) => `${title} @ ${company}`))}`
  const wrong = expected.experience.flatMap((role, at) => {
    const other = found.experience[at]
    if (!other) return [`${role.title}: none`]
    const fields = (['company', 'title', 'start', 'end'] as const).filter((field) => !same(other[field], role[field]))
    return fields.map((field) => `${field} ${jsonOf(other[field])} for ${jsonOf(role[field])}`)
  })
  if (wrong.length > 0) misses.experience = wrong.join('; ')
  if (
    expected.education.some((school, at) => !same(found.education[at] ?? null, school)) ||
    found.education.length !== expected.education.length
  )
    misses.education = jsonOf(found.education)
  const listed = new Set(found.skills.map(bare))
  const lost = expected.skills.filter((skill) => !listed.has(bare(skill)))
  if (lost.length > 0 || found.skills.length > expected.skills.length)
    misses.skills = `lost ${jsonOf(lost)} in ${jsonOf(found.skills)}`
  return { name, misses }
}
