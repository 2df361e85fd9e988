// Checks that one answer completes: which part and field it goes into, and what is put there for the person to agree with.
import type { TextLanguage } from '../../text-language'
import { pauseHeading } from '../optimise/pauses'
import { type DraftPart, fieldOf } from './parts'

/** `heading`: of the person's own section that the answer goes into. `suggested`: what the field would be, to be agreed with or changed. */
export type SingleAnswer = {
  readonly kind: DraftPart['kind']
  readonly field: string | null
  readonly answer: 'line' | 'field' | 'add' | 'slips' | 'look'
  readonly heading?: string
  readonly suggested?: string
}

type Own = (kind: DraftPart['kind']) => readonly DraftPart[]

export const isFilled = (part: DraftPart | undefined, field: string): boolean =>
  part !== undefined && fieldOf(part, field) !== ''

/** What the advice about the contact names first. */
const contactAsked: Readonly<Record<string, string>> = {
  phone: 'phone',
  code: 'phone',
  whatsapp: 'phone',
  city: 'city',
  linkedin: 'linkedin',
}
const schoolAsked: Readonly<Record<string, string>> = { school: 'school', when: 'end' }

/** A field that has something already is shown with it; a telephone that may have WhatsApp, with that word. */
const contactAnswer = (context: string, own: Own): SingleAnswer => {
  const field = contactAsked[context] ?? 'email'
  const part = own('contact').find((one) => isFilled(one, field))
  if (!part) return { kind: 'contact', field, answer: 'field' }
  const value = fieldOf(part, field)
  return {
    kind: 'contact',
    field,
    answer: 'field',
    suggested: context === 'whatsapp' ? `${value} (WhatsApp)` : value,
  }
}

/** By check; `context` is that of its advice. */
export const singleAnswers: Readonly<
  Record<string, (context: string, own: Own, language: TextLanguage) => SingleAnswer>
> = {
  skills: () => ({ kind: 'skills', field: 'text', answer: 'add' }),
  extras: () => ({ kind: 'courses', field: null, answer: 'line' }),
  contact: contactAnswer,
  summary: (_, own) => ({
    kind: 'summary',
    field: 'text',
    answer: own('summary').some((part) => isFilled(part, 'text')) ? 'look' : 'add',
  }),
  education: (context, own) => {
    const field = schoolAsked[context] ?? 'course'
    const full = own('school').length > 0 && own('school').every((part) => isFilled(part, field))
    return { kind: 'school', field, answer: full ? 'look' : 'field' }
  },
  sections: (context) =>
    context === 'skills' || context === 'summary'
      ? { kind: context, field: 'text', answer: 'add' }
      : { kind: 'job', field: null, answer: 'look' },
  // Its words stand in any part.
  spelling: () => ({ kind: 'own', field: null, answer: 'slips' }),
  // Who has explained the break is asked for something of the last two years.
  recent: (context, _, language) =>
    context === 'fresh'
      ? { kind: 'courses', field: null, answer: 'line' }
      : { kind: 'own', field: null, answer: 'line', heading: pauseHeading[language] },
}
