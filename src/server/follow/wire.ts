// Encodes what a primary answers its standby, as JSON: stored rows and keys, sealed, in base64.
import { z } from 'zod'
import type { FedKey, FedPage } from '../../events/store/follow/feed'
import { streamForm } from '../../events/store/limits'
import { operatorFiles } from '../storage/operator-files'

/** Destroyed keys listed at a time. */
export const erasedMax = 1_000

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const bytes = z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64'))
const text = z.string().max(1_000)
const stream = text.regex(streamForm)
const count = z.number().int().nonnegative()

const key = z.object({
  stream,
  wrapped: bytes.nullable(),
  createdAt: z.number().int(),
  destroyedAt: z.number().int().nullable(),
})

const row = z.object({
  position: count,
  id: text,
  stream,
  version: count,
  type: text,
  schema: count,
  at: z.number().int(),
  actor: text.nullable(),
  correlation: text,
  causation: text.nullable(),
  data: z.string(),
  personal: bytes.nullable(),
})

export const pageAnswer = z.object({
  /** The primary's release: a standby of another one does not follow. */
  release: text,
  /** Position of the primary's last event. */
  head: count,
  witness: bytes,
  rows: z.array(row),
  keys: z.array(key),
  digest: bytes,
  /** What to ask from next time; `all`: the whole list is to be asked for first, because it is not known what was missed. */
  erased: z.object({ cursor: text, all: z.boolean(), keys: z.array(key) }),
})
export type PageAnswer = z.infer<typeof pageAnswer>

export const erasedAnswer = z.object({ keys: z.array(key).max(erasedMax) })

/** The operator's own files beside the databases, with the SHA-256 of each. */
export const filesAnswer = z.object({
  files: z.array(z.object({ name: z.enum(operatorFiles), digest: z.string().length(64) })).max(operatorFiles.length),
})
export type PlainFile = z.infer<typeof filesAnswer>['files'][number]

export const keysJson = (keys: readonly FedKey[]) =>
  keys.map((one) => ({ ...one, wrapped: one.wrapped && base64(one.wrapped) }))

type Answered = Pick<PageAnswer, 'release' | 'head' | 'witness'> & {
  readonly page: FedPage
  readonly erased: { readonly cursor: string; readonly all: boolean; readonly keys: readonly FedKey[] }
}

export const pageJson = ({ release, head, witness, page, erased }: Answered) => ({
  release,
  head,
  witness: base64(witness),
  rows: page.rows.map((one) => ({ ...one, personal: one.personal && base64(one.personal) })),
  keys: keysJson(page.keys),
  digest: base64(page.digest),
  erased: { ...erased, keys: keysJson(erased.keys) },
})
