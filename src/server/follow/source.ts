// The standby's side of the conversation: asks the primary, and checks the form of all that is answered.
import type { z } from 'zod'
import { version } from '../../../package.json'
import type { ChainHead } from '../../events/store/log'
import { erasedAnswer, filesAnswer, type PageAnswer, type PlainFile, pageAnswer } from './wire'

/** Longer than the primary waits for news, with the time a page takes on a slow line. In ms. */
const timeoutMs = 30_000
/** A page of rows in base64, or an upload; larger answers are not read to their end. */
const bodyMax = 64 * 1024 * 1024

type FollowErrorCode =
  /** It cannot be reached, or an answer is not of the expected form. */
  | 'away'
  /** The token is not FOLLOW_TOKEN there, or it has none. */
  | 'token'
  | 'not-offered'
  /** It does not answer for this host. */
  | 'host'
  /** Another release. */
  | 'release'
  /** This copy is not a beginning of its log. */
  | 'diverged'

export class FollowError extends Error {
  override readonly name = 'FollowError'
  constructor(
    readonly code: FollowErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export type Source = {
  /** `waiting`: uploads that are still fetched. */
  page(head: ChainHead, erased: string, waiting?: number): Promise<PageAnswer>
  destroyed(after: string): Promise<z.infer<typeof erasedAnswer>['keys']>
  /** The sealed bytes; null if it is not there any more. */
  upload(account: string, name: string): Promise<Uint8Array | null>
  files(): Promise<readonly PlainFile[]>
  file(name: string): Promise<Uint8Array | null>
}

async function bodyOf(answer: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > bodyMax) throw new FollowError('away', 'An answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const refusal = (url: string, status: number): FollowError => {
  if (status === 401) return new FollowError('token', `${url} does not accept this FOLLOW_TOKEN`)
  if (status === 404) return new FollowError('not-offered', `${url} lets nobody follow: set FOLLOW_TOKEN there`)
  if (status === 409)
    return new FollowError(
      'diverged',
      `${url} does not hold what this folder has: it was restored, or it is another site. Start a new standby with an empty folder.`,
    )
  if (status === 421)
    return new FollowError('host', `${url} does not answer for this host: name it in ALLOWED_HOSTS there`)
  return new FollowError('away', `${url} answered ${status}`)
}

/** `url` without a slash at its end. Rejects with FollowError. */
export function createSource(url: string, token: string, signal: AbortSignal): Source {
  const ask = async (path: string, query: Readonly<Record<string, string>> = {}): Promise<Uint8Array | null> => {
    try {
      const answer = await fetch(`${url}/standby/${path}?${new URLSearchParams(query)}`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (answer.ok) return await bodyOf(answer)
      await answer.body?.cancel()
      if (answer.status === 404 && (path === 'upload' || path === 'file')) return null
      throw refusal(url, answer.status)
    } catch (error) {
      if (error instanceof FollowError) throw error
      throw new FollowError('away', `${url} cannot be reached`, { cause: error })
    }
  }
  const read = async <T>(schema: z.ZodType<T>, path: string, query?: Readonly<Record<string, string>>): Promise<T> => {
    const body = await ask(path, query)
    if (!body) throw refusal(url, 404)
    let answer: unknown
    try {
      answer = JSON.parse(new TextDecoder().decode(body))
    } catch (cause) {
      throw new FollowError('away', `${url} answered something else than expected`, { cause })
    }
    refuseOtherRelease(url, answer)
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new FollowError('away', `${url} answered something else than expected`)
    return parsed.data
  }
  return {
    page: ({ position, digest }, erased, waiting = 0) =>
      read(pageAnswer, 'log', {
        after: `${position}`,
        digest: Buffer.from(digest).toString('hex'),
        erased,
        waiting: `${waiting}`,
      }),
    destroyed: async (after) => (await read(erasedAnswer, 'erased', { after })).keys,
    upload: (account, name) => ask('upload', { account, name }),
    files: async () => (await read(filesAnswer, 'files')).files,
    file: (name) => ask('file', { name }),
  }
}

/** Before the rest is read: another release may answer in another form. */
function refuseOtherRelease(url: string, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('release' in answer) || answer.release === version) return
  const { release } = answer
  const older = typeof release === 'string' && Bun.semver.order(version, release) < 0
  throw new FollowError(
    'release',
    `${url} runs release ${String(release).slice(0, 100)}, this is ${version}: update ${older ? 'this standby' : 'the primary'}, both must be the same`,
  )
}
