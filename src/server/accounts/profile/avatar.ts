// The profile photo: scaled down and stripped of metadata in the reader process, encrypted like any upload, shown to its owner.
import { AVATAR_MAX } from '../../../analysis/avatar/avatar-max'
import { account as accountRules } from '../../../domain/accounts/account'
import { accountStream } from '../../../events/schema/events'
import { accountById } from '../../../projections/accounts/account'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { eventMetadata, personOf } from '../../http/request/route-context'
import { busy, type Refused, throttleChange, unhandled } from '../../http/response/refusals'
import { type AvatarError, avatarProblem } from '../../http/response/responses'
import { removeUnneededUploads } from '../../storage/upload-retention'
import { readUpload, removeFile, storeUpload } from '../../storage/uploads'

const statusOf = (code: AvatarError): number => {
  if (code === 'too-large') return 413
  if (code === 'unknown-type') return 415
  return code === 'internal' ? 500 : 422
}

const refused = (ctx: RequestContext, code: AvatarError): Refused => ({
  status: statusOf(code),
  body: avatarProblem(ctx, code),
})

/** Stores an uploaded picture as the person's photo, replacing the previous one; null when done. */
export const changeAvatar = async (core: Core, ctx: RequestContext, sent: unknown): Promise<Refused | null> => {
  if (!(sent instanceof File) || (sent.size === 0 && !sent.name)) return refused(ctx, 'missing')
  if (sent.size > AVATAR_MAX) return refused(ctx, 'too-large')
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const { account } = personOf(ctx)
  const encoded = await core.reader.run('avatar', new Uint8Array(await sent.arrayBuffer()), { account })
  if (!encoded.ok && encoded.refusal === 'busy') return busy(ctx)
  if (!encoded.ok) return refused(ctx, encoded.refusal === 'internal' ? 'internal' : 'damaged')
  if (!encoded.value.ok) return refused(ctx, encoded.value.refusal)
  const { webp } = encoded.value
  const photo = Bun.randomUUIDv7()
  // Stored before the event that names it: a crash in between leaves an unused file, which the upload sweep removes.
  await storeUpload(core, account, photo, webp)
  const stored = await show(core, ctx, photo, webp.byteLength)
  if (stored) removeFile(core, account, photo)
  return stored
}

/** Removes the photo, so that the first letter of the name is shown; null when done, also when there was no photo. */
export const removeAvatar = async (core: Core, ctx: RequestContext): Promise<Refused | null> =>
  throttleChange(core, ctx) ?? (await show(core, ctx, null, 0))

const show = async (core: Core, ctx: RequestContext, photo: string | null, bytes: number): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const command = { kind: 'change-avatar', photo, bytes } as const
  const outcome = await core.handle(accountRules, accountStream(account), command, eventMetadata(ctx))
  if (!outcome.ok) return unhandled(ctx, outcome.code)
  removeUnneededUploads(core, account)
  return null
}

/** The picture itself, for its owner; null when there is none of this id. */
export const avatarFile = async (core: Core, ctx: RequestContext, photo: string | null): Promise<Response | null> => {
  const { account } = personOf(ctx)
  if (photo === null || accountById(core.views.db, account)?.photo !== photo) return null
  const bytes = await readUpload(core, account, photo)
  return (
    bytes &&
    new Response(new Uint8Array(bytes), {
      // Cached for this session only: the next person at this computer has another cookie.
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300', vary: 'cookie' },
    })
  )
}
