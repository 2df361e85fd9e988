// A number of a professional council is no line of a school: it licenses the trade, and stands in a part of its own.
import type { TextLanguage } from '../../../text-language'
import { fold } from '../../reading/text'
import type { DraftPart } from '../parts'

type Draft = Omit<DraftPart, 'id' | 'lines'> & { readonly lines: readonly string[] }

const heading: Readonly<Record<TextLanguage, string>> = {
  pt: 'Registro Profissional',
  en: 'Professional Registration',
}

/** "COREN-MG 001.234-TE ativo", "OAB/SP nº 123.456", "Registro no CRC: 1SP123456", "NMC PIN 12A3456B". Folded text. */
const registration =
  /^(?:registro (?:profissional|ativo|n[oa]s?)?:? ?(?:n[oa] )?)?(?:coren|cofen|crc|oab|crea|crm|cro|crp|crf|crefito|crefono|cref|creci|crn|crbm|crmv|crq|cress|cau|cft|crt|mtb|drt|nmc|hcpc|gmc|gphc|sra|acca|cpa)(?![\p{L}])[^.;]{0,40}\d/u
const isRegistration = (text: string): boolean => text.length <= 80 && registration.test(fold(text).trim())

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
