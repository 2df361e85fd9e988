// Events of the stream draft/<account>/<draft>: a résumé that is being written, part by part. The stream has a key of its own, so
// that one draft can be deleted and the rest of the account stay.
import { z } from 'zod'
import { event } from './catalog'

/** What a part of a résumé is. `own` is any section the person names herself. */
export const partKinds = ['contact', 'summary', 'job', 'school', 'courses', 'skills', 'languages', 'own'] as const
export type PartKind = (typeof partKinds)[number]

const line = z.object({ id: z.string(), text: z.string() })
const part = z.object({
  id: z.string(),
  kind: z.enum(partKinds),
  fields: z.record(z.string(), z.string()),
  lines: z.array(line),
})
const parts = z.array(part)
const id = z.uuid()
const example = '01939b6e-7c00-7000-8000-000000000001'

/** Where the first words of a draft came from. */
export const draftOrigins = ['analysis', 'questions', 'blank', 'json'] as const
/** What the person did to make a change: typed, took one back, or returned to an earlier version. */
export const draftCauses = ['typed', 'undone', 'restored', 'replaced'] as const

const job = {
  id: 'p2',
  kind: 'job',
  fields: { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '03/2018', end: '08/2024' },
  lines: [{ id: 'l1', text: 'Preparei 180 refeições por dia.' }],
} as const

export const draftEvents = {
  /** `score` is that of the analysis it was made from: what "since the beginning" is reckoned from. */
  DraftStarted: event({
    schema: 1,
    data: z.object({
      draft: id,
      origin: z.enum(draftOrigins),
      analysis: id.nullable(),
      score: z.number().int().min(0).max(100).nullable(),
    }),
    personal: z.object({ name: z.string(), parts, skipped: z.array(z.string()) }),
    golden: {
      data: { draft: example, origin: 'analysis', analysis: example, score: 54 },
      personal: {
        name: 'Cozinheira',
        parts: [
          { id: 'p1', kind: 'contact', fields: { name: 'Célia Ramos', city: 'São Paulo, SP' }, lines: [] },
          { ...job, fields: { ...job.fields }, lines: [...job.lines] },
        ],
        skipped: [],
      },
    },
  }),
  /** The parts that are new or different; `order` has the ids of all parts when it changed, `skipped` likewise. */
  DraftChanged: event({
    schema: 1,
    data: z.object({ draft: id, cause: z.enum(draftCauses) }),
    personal: z.object({
      parts,
      order: z.array(z.string()).nullable(),
      skipped: z.array(z.string()).nullable(),
    }),
    golden: {
      data: { draft: example, cause: 'typed' },
      personal: {
        parts: [{ ...job, fields: { ...job.fields, end: '09/2024' }, lines: [...job.lines] }],
        order: null,
        skipped: null,
      },
    },
  }),
  /** The person deleted the draft: the key of its stream is about to be destroyed. */
  DraftErased: event({ schema: 1, data: z.object({ draft: id }), golden: { data: { draft: example } } }),
} as const

/** All drafts of an account have streams with this beginning. */
export const draftStreams = (account: string): string => `draft/${account}/`
export const draftStream = (account: string, draft: string): string => `${draftStreams(account)}${draft}`

/** Whose draft a stream holds; null for a stream of another kind. */
export const accountOfDraft = (stream: string): string | null => /^(?:draft|account)\/([^/]+)/.exec(stream)?.[1] ?? null
