// A number of a professional council is no line of a school: it licenses the trade, and stands in a part of its own.
import { registration } from '../../../councils'
import type { TextLanguage } from '../../../text-language'
import type { Draft } from '../parts'

const heading: Readonly<Record<TextLanguage, string>> = {
  pt: 'Registro Profissional',
  en: 'Professional Registration',
}

/** "COREN-MG 001.234-TE ativo", "OAB/SP nº 123.456", "Registro no CRC: 1SP123456". */
const opening = new RegExp(`^(?:registro (?:profissional|ativo|n[oa]s?)?:? ?(?:n[oa] )?)?${registration}`, 'iu')
const isRegistration = (text: string): boolean => text.length <= 80 && opening.test(text.trim())

/** Registrations below a school, as its lines, are moved behind the schools. Pure. */
export const withRegistrations = (drafts: readonly Draft[], language: TextLanguage): Draft[] => {
  const lines = drafts.flatMap(({ kind, lines }) => (kind === 'school' ? lines.filter(isRegistration) : []))
  if (lines.length === 0) return [...drafts]
  const rest = drafts.map((draft) =>
    draft.kind === 'school' ? { ...draft, lines: draft.lines.filter((text) => !isRegistration(text)) } : draft,
  )
  const last = rest.findLastIndex(({ kind }) => kind === 'school')
  return rest.toSpliced(last + 1, 0, { kind: 'own', fields: { heading: heading[language] }, lines })
}
