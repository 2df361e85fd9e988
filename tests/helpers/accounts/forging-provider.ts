// A provider that lies: it speaks OpenID Connect on loopback and signs what a test chooses, which no real one would.
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

export type Lie = {
  /** Claims in place of right ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** `other-key`: signed with a key the provider does not publish. `none`: not signed. */
  readonly signature?: 'right' | 'other-key' | 'none'
  /** The token endpoint's answer in place of tokens. */
  readonly answer?: () => Response | Promise<Response>
  /** What discovery says besides, or in place of what is right. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

export type ForgingProvider = {
  readonly issuer: string
  readonly environment: Readonly<Record<string, string>>
  /** What it does from now on. */
  lie(lie: Lie): void
  /** Where it sends a browser that it was sent to with this address. */
  back(url: string, changed?: Readonly<Record<string, string>>): string
  /** Requests there were, by path. */
  readonly asked: string[]
  close(): Promise<void>
}

export const startForgingProvider = async (publicUrl: string): Promise<ForgingProvider> => {
  const right = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  let lie: Lie = {}
  let nonce = ''
  const asked: string[] = []

  const idToken = (issuer: string): Promise<string> | string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: 'trampolim', sub: 'sub-1', nonce, iat: now, exp: now + 60, ...lie.claims }
    if (lie.signature === 'none') return new UnsecuredJWT(claims as JWTPayload).encode()
    const key = lie.signature === 'other-key' ? other : right
    return new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key.privateKey)
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 30,
    async fetch(request) {
      const { pathname, origin } = new URL(request.url)
      asked.push(pathname)
      if (pathname === '/.well-known/openid-configuration')
        return Response.json({
          issuer: origin,
          authorization_endpoint: `${origin}/auth`,
          token_endpoint: `${origin}/token`,
          jwks_uri: `${origin}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          ...lie.metadata,
        })
      if (pathname === '/jwks')
        return Response.json({
          keys: [{ ...(await exportJWK(right.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
        })
      if (pathname !== '/token') return new Response(null, { status: 404 })
      if (lie.answer) return lie.answer()
      return Response.json({ access_token: 'a', token_type: 'bearer', id_token: await idToken(origin) })
    },
  })
  const issuer = `http://127.0.0.1:${server.port}`
  return {
    issuer,
    asked,
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'trampolim',
      OIDC_CLIENT_SECRET: 'um-segredo-de-teste-bem-longo',
      OIDC_NAME: 'Clube',
    },
    lie: (next) => {
      lie = next
    },
    back: (url, changed = {}) => {
      const { searchParams } = new URL(url)
      nonce = searchParams.get('nonce') ?? ''
      return `/entrar/provedor/retorno?${new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '', ...changed })}`
    },
    close: () => server.stop(true),
  }
}
