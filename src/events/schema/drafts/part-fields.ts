// The fields of each part of a draft as events store them; browsers read this table too, so it imports no schema.
import type { PartKind } from './drafts'

/** Fields of each kind of part, in the order they are asked for. */
export const partFields = {
  contact: ['name', 'headline', 'email', 'phone', 'city', 'linkedin', 'other'],
  /** `heading` only where the person's own is another than the usual one: "Objetivo". */
  summary: ['text', 'heading'],
  job: ['title', 'employer', 'place', 'start', 'end'],
  school: ['course', 'school', 'start', 'end'],
  courses: [],
  skills: ['text'],
  languages: ['text'],
  /** Besides its lines, an entry with its time: a project, voluntary work. */
  own: ['heading', 'title', 'employer', 'place', 'start', 'end'],
} as const satisfies Readonly<Record<PartKind, readonly string[]>>

/** The fields of one kind, as plain names. */
export const fieldNames = (kind: PartKind): readonly string[] => partFields[kind]

/** Kinds of which a résumé has one. */
export const singleKinds: readonly PartKind[] = ['contact', 'summary', 'courses', 'skills', 'languages']
