// Serves what password managers and finders of vulnerabilities look for at fixed paths (RFC 8615).
import { dayMs } from '../../time/units'
import type { Core } from '../core/core'
import { routesOf } from '../http/request/routes-of'
import { notFoundPage } from '../http/response/page'

/** RFC 9116 advises less than a year; the date moves on as long as the server runs. */
const securityTextMs = 180 * dayMs

const text = (lines: readonly string[]): Response =>
  new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })

/** RFC 9116. Without PUBLIC_URL the file has no canonical address, which is optional. */
const securityText = (contact: string, publicUrl: string | null, now: number): string[] => [
  `Contact: ${contact}`,
  `Expires: ${new Date(Math.floor((now + securityTextMs) / dayMs) * dayMs).toISOString()}`,
  'Preferred-Languages: pt-BR, en',
  ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
]

export const wellKnownRoutes = (core: Core) =>
  routesOf('well-known')
    .get('/.well-known/security.txt', ({ ctx }) =>
      core.config.securityContact
        ? text(securityText(core.config.securityContact, core.config.publicUrl, ctx.now))
        : notFoundPage(core, ctx),
    )
    .get('/.well-known/change-password', () => new Response(null, { status: 302, headers: { location: '/conta' } }))
