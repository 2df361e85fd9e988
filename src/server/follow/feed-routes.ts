// Answers what a standby asks its primary (`trampolim follow`). Without FOLLOW_TOKEN there is none of it. Anybody with the
// token gets what a backup without the secret holds.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Core } from '../core/core'
import { networkOf } from '../http/request/client/client-address'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { noteRefusal } from '../http/response/refusal-codes'
import { refusedJson, throttled } from '../http/response/refusals'
import { json, problem } from '../http/response/responses'
import { wrongTokenBucket } from '../security/buckets'
import { sameText } from '../security/session-token'
import { operatorFiles } from '../storage/operator-files'
import { filesFolder } from '../storage/uploads'
import type { StandbyFeed } from './port'
import { erasedMax } from './wire'

/** Files larger than this beside the databases are not ours (legal.ts, landing-overrides.ts). */
const plainMax = 4 * 1024 * 1024

const sent = (folder: string): string[] =>
  operatorFiles.filter((name) => existsSync(join(folder, name)) && statSync(join(folder, name)).size <= plainMax)

const place = z.object({ account: z.string().regex(/^[\w-]{1,64}$/), name: z.string().regex(/^[\w-]{1,64}$/) })
const stream = z.object({ after: z.string().max(1_000).default('') })
const feedQuery = z.object({
  after: z.coerce.number().int().nonnegative(),
  digest: z.string().regex(/^[\da-f]{64}$/),
  erased: z.string().max(100).default(''),
  waiting: z.coerce.number().int().nonnegative().default(0),
})

const refusal = (ctx: RequestContext, code: string, status: number): Response => {
  noteRefusal(ctx, code)
  return json({ code }, status)
}

/** The feed where the request shows the token; otherwise what is answered. */
const feedFor = (core: Core, ctx: RequestContext, { headers }: Request): StandbyFeed | Response => {
  const { followToken } = core.config
  if (!followToken || !core.feed) return json(problem(ctx, 'not-found'), 404)
  const [, token = ''] = /^Bearer (.{1,1000})$/.exec(headers.get('authorization') ?? '') ?? []
  if (sameText(token, followToken)) return core.feed
  core.security.count('token-refused')
  const often = throttled(core, ctx, `follow ${networkOf(ctx.address)}`, wrongTokenBucket)
  return often ? refusedJson(often) : refusal(ctx, 'follow-token', 401)
}

export const feedRoutes = (core: Core) => {
  type Work = (feed: StandbyFeed, query: unknown, ctx: RequestContext) => Response | Promise<Response>
  const route =
    (work: Work) =>
    ({ ctx, request, query }: { ctx: RequestContext; request: Request; query: unknown }) => {
      const feed = feedFor(core, ctx, request)
      return feed instanceof Response ? feed : work(feed, query, ctx)
    }
  const { folder } = core.config
  return routesOf('standby-feed')
    .get(
      '/standby/log',
      route(async (feed, query, ctx) => {
        const parsed = feedQuery.safeParse(query)
        if (!parsed.success) return refusal(ctx, 'bad-request', 400)
        const answer = await feed.answer({ ...parsed.data, digest: Buffer.from(parsed.data.digest, 'hex') })
        return answer ? json(answer) : refusal(ctx, 'follow-diverged', 409)
      }),
    )
    .get(
      '/standby/erased',
      route((feed, query, ctx) => {
        const { success, data } = stream.safeParse(query)
        return success ? json({ keys: feed.destroyed(data.after, erasedMax) }) : refusal(ctx, 'bad-request', 400)
      }),
    )
    .get(
      '/standby/upload',
      route((_, query, ctx) => {
        const parsed = place.safeParse(query)
        if (!parsed.success) return refusal(ctx, 'bad-request', 400)
        const path = join(filesFolder(core), parsed.data.account, `${parsed.data.name}.sealed`)
        return existsSync(path) ? new Response(Bun.file(path)) : refusal(ctx, 'not-found', 404)
      }),
    )
    .get(
      '/standby/files',
      route(() => {
        const digest = (name: string) =>
          createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('hex')
        return json({ files: sent(folder).map((name) => ({ name, digest: digest(name) })) })
      }),
    )
    .get(
      '/standby/file',
      route((_, __, ctx) => {
        const name = sent(folder).find((one) => one === new URLSearchParams(ctx.url.search).get('name'))
        return name ? new Response(Bun.file(join(folder, name))) : refusal(ctx, 'not-found', 404)
      }),
    )
}
