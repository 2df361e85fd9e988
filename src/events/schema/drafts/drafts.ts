// Events of the stream draft/<account>/<draft>: a résumé that is being written, part by part. The stream has a key of its own, so
// that one draft can be deleted and the rest of the account stay.
import { z } from 'zod'
import { event } from '../catalog'
import { exampleId, id } from '../fields'

/** What a part of a résumé is. `own` is any section the person names herself. */
export const partKinds = ['contact', 'summary', 'job', 'school', 'courses', 'skills', 'languages', 'own'] as const
export type PartKind = (typeof partKinds)[number]

const parts = () =>
  z.array(
    z.object({
      id: z.string(),
      kind: z.enum(partKinds),
      fields: z.record(z.string(), z.string()),
      lines: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  )
/** The parts that are new or different; `order` has the ids of all parts when it changed, `skipped` likewise. */
const delta = () =>
  z.object({ parts: parts(), order: z.array(z.string()).nullable(), skipped: z.array(z.string()).nullable() })

/** Where the first words of a draft came from. */
export const draftOrigins = ['analysis', 'questions', 'blank', 'json'] as const
/** What the person did to make a change: `corrected` is how its file was read. `replaced` is of before DraftReplaced, which says by what. */
export const draftCauses = ['typed', 'undone', 'restored', 'corrected', 'replaced'] as const

/** What was not taken over from a file: data no employer needs, and the street of an address. */
export const leftOutKinds = [
  'cpf',
  'rg',
  'document',
  'birth',
  'marital',
  'parents',
  'religion',
  'body',
  'nationality',
  'family',
  'gender',
  'street',
] as const
const left = () => z.array(z.enum(leftOutKinds))

/** How the files of a draft are laid out. All are one column in known headings. */
export const draftLayouts = ['simple', 'compact', 'classic'] as const
export type DraftLayout = (typeof draftLayouts)[number]

const job = {
  id: 'p2',
  kind: 'job',
  fields: { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '03/2018', end: '08/2024' },
  lines: [{ id: 'l1', text: 'Preparei 180 refeições por dia.' }],
} as const

export const draftEvents = {
  /** `score` is that of the file it was made from. */
  DraftStarted: event({
    repeatable: false,
    data: () =>
      z.object({
        draft: id,
        origin: z.enum(draftOrigins),
        analysis: id.nullable(),
        score: z.number().int().min(0).max(100).nullable(),
      }),
    personal: () => z.object({ name: z.string(), parts: parts(), skipped: z.array(z.string()), left: left() }),
    golden: {
      data: { draft: exampleId(1), origin: 'analysis', analysis: exampleId(1), score: 54 },
      personal: {
        name: 'Cozinheira',
        parts: [
          { id: 'p1', kind: 'contact', fields: { name: 'Célia Ramos', city: 'São Paulo, SP' }, lines: [] },
          { ...job, fields: { ...job.fields }, lines: [...job.lines] },
        ],
        skipped: [],
        left: ['cpf', 'street'],
      },
    },
    upcast: [({ data, personal }) => ({ data, personal: personal && { ...personal, left: [] } })],
  }),
  /** Its text was replaced by that of another analysed file. */
  DraftReplaced: event({
    repeatable: true,
    data: () => z.object({ draft: id, analysis: id }),
    personal: () => delta().extend({ left: left() }),
    golden: {
      data: { draft: exampleId(1), analysis: exampleId(1) },
      personal: {
        parts: [{ ...job, fields: { ...job.fields }, lines: [...job.lines] }],
        order: ['p2'],
        skipped: null,
        left: ['birth'],
      },
    },
  }),
  DraftChanged: event({
    repeatable: true,
    data: () => z.object({ draft: id, cause: z.enum(draftCauses) }),
    personal: delta,
    golden: {
      data: { draft: exampleId(1), cause: 'corrected' },
      personal: {
        parts: [{ ...job, fields: { ...job.fields, end: '09/2024' }, lines: [...job.lines] }],
        order: null,
        skipped: null,
      },
    },
    // Schema 1 had no `corrected`.
    upcast: [(parts) => parts],
  }),
  /** A version of the draft `of` for one vacancy; `followed` is the version of that draft's stream its text is taken from. */
  DraftVersionStarted: event({
    repeatable: false,
    data: () => z.object({ draft: id, of: id, followed: z.number().int().min(1), vacancy: id }),
    personal: () => z.object({ name: z.string(), parts: parts(), skipped: z.array(z.string()) }),
    golden: {
      data: { draft: exampleId(1), of: exampleId(1), followed: 7, vacancy: exampleId(1) },
      personal: {
        name: 'Merendeira, rede municipal',
        parts: [{ ...job, fields: { ...job.fields }, lines: [...job.lines] }],
        skipped: [],
      },
    },
  }),
  /** What was changed in the draft it is a version of came into it, up to version `followed` of that draft's stream. */
  DraftVersionFollowed: event({
    repeatable: true,
    data: () => z.object({ draft: id, followed: z.number().int().min(1) }),
    personal: delta,
    golden: {
      data: { draft: exampleId(1), followed: 9 },
      personal: {
        parts: [{ ...job, fields: { ...job.fields }, lines: [...job.lines] }],
        order: null,
        skipped: null,
      },
    },
  }),
  /** The version was sent to its vacancy on this day, as `personal` has it: always the whole. */
  DraftVersionSent: event({
    repeatable: true,
    data: () => z.object({ draft: id, vacancy: id, on: z.iso.date() }),
    personal: delta,
    golden: {
      data: { draft: exampleId(1), vacancy: exampleId(1), on: '2026-11-22' },
      personal: {
        parts: [{ ...job, fields: { ...job.fields }, lines: [...job.lines] }],
        order: ['p2'],
        skipped: [],
      },
    },
  }),
  /** The layout of its files; `personal` holds the whole where a whole is due, else nothing changed. */
  DraftLayoutChosen: event({
    repeatable: true,
    data: () => z.object({ draft: id, layout: z.enum(draftLayouts) }),
    personal: delta,
    golden: {
      data: { draft: exampleId(1), layout: 'compact' },
      personal: { parts: [], order: null, skipped: null },
    },
  }),
  /** The person deleted the draft: the key of its stream is about to be destroyed. */
  DraftErased: event({
    repeatable: false,
    data: () => z.object({ draft: id }),
    golden: { data: { draft: exampleId(1) } },
  }),
} as const

/** All drafts of an account have streams with this beginning. */
export const draftStreams = (account: string): string => `draft/${account}/`
export const draftStream = (account: string, draft: string): string => `${draftStreams(account)}${draft}`

/** The account to which a stream of an account or of a draft belongs; null for a stream of another kind. */
export const ownerOfStream = (stream: string): string | null => /^(?:draft|account)\/([^/]+)/.exec(stream)?.[1] ?? null
