// Lines that a page sets below a school and that are none of it: registrations, languages, hobbies.
import { registration } from '../../../councils'
import type { TextLanguage } from '../../../text-language'
import { headings } from '../../optimise/headings'
import { inlineHeading } from '../../reading/sections/headings'
import type { Draft } from '../parts'

const heading: Readonly<Record<TextLanguage, string>> = {
  pt: 'Registro Profissional',
  en: 'Professional Registration',
}

/** "COREN-MG 001.234-TE ativo", "OAB/SP nº 123.456", "Registro no CRC: 1SP123456". */
const opening = new RegExp(`^(?:registro (?:profissional|ativo|n[oa]s?)?:? ?(?:n[oa] )?)?${registration}`, 'iu')
const isRegistration = (text: string): boolean => text.length <= 80 && opening.test(text.trim())

/** Sections whose lines a careless page sets below its last school: "Languages: Urdu. Hobbies: baking." */
const others: readonly string[] = ['languages', 'interests', 'references', 'personal', 'contact']
const isOfAnother = (text: string): boolean =>
  text.split(/(?<=[.!?]) /u).some((sentence) => others.includes(inlineHeading(sentence)?.name ?? ''))

/** Lines below a school that are none of it, as parts of their own: registrations behind the schools, other sections at the end. Pure. */
export const withRegistrations = (drafts: readonly Draft[], language: TextLanguage): Draft[] => {
  const ofSchools = drafts.flatMap(({ kind, lines }) => (kind === 'school' ? lines : []))
  const [registrations, other] = [ofSchools.filter(isRegistration), ofSchools.filter(isOfAnother)]
  const moved = new Set([...registrations, ...other])
  if (moved.size === 0) return [...drafts]
  const rest = drafts.map((draft) =>
    draft.kind === 'school' ? { ...draft, lines: draft.lines.filter((text) => !moved.has(text)) } : draft,
  )
  const partOf = (text: string, lines: readonly string[]): Draft[] =>
    lines.length === 0 ? [] : [{ kind: 'own', fields: { heading: text }, lines }]
  const last = rest.findLastIndex(({ kind }) => kind === 'school')
  return [
    ...rest.toSpliced(last + 1, 0, ...partOf(heading[language], registrations)),
    ...partOf(headings[language].other, other),
  ]
}
