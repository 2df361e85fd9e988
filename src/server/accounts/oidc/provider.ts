// The identity provider, over OpenID Connect: the authorization code flow with PKCE, state and nonce, by openid-client.
// The provider is looked up with the first sign-in, so that its absence delays no start.
import type { Configuration, CustomFetch } from 'openid-client'
import { hourMs, minuteMs } from '../../../time/units'
import type { OidcSettings } from '../../config/config'
import { logger } from '../../runtime/logger'
import type { Flow, Identified, Provider } from './provider-port'

export const providerLimits = {
  /** Longest wait for one answer of the provider, in seconds. */
  answerS: 8,
  /** Largest answer, in bytes. */
  bytes: 1024 * 1024,
  /** How long nothing is asked after the provider could not be reached, in ms: doubled each time, up to the second. */
  firstWaitMs: 1_000,
  mostWaitMs: minuteMs,
  /** How long what the provider says of itself is used before it is read again, in ms. */
  metadataMs: 12 * hourMs,
} as const

/** Reads an answer up to a limit: a provider must not be able to fill the memory. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > providerLimits.bytes) throw new TypeError('the answer is too large')
    chunks.push(chunk)
  }
  const { status, headers } = response
  const body = status === 204 || status === 304 ? null : Buffer.concat(chunks)
  return new Response(body, { status, headers })
}

/** Its kind and code, and never its text, which may quote personal data from the provider. */
const kindOf = (error: unknown): { readonly error: string; readonly code: string } => {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return { error: typeof name === 'string' ? name : typeof error, code: typeof code === 'string' ? code : '' }
}

/** Whether nobody answered, or only to say that something is wrong over there. */
const isOutage = (error: unknown): boolean => {
  const { code, name, cause, status } = error as { code?: unknown; name?: unknown; cause?: unknown; status?: unknown }
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || name === 'AbortError') return true
  if (typeof status === 'number' && status >= 500) return true
  if (code === 'ConnectionRefused' || code === 'FailedToOpenSocket' || code === 'ConnectionClosed') return true
  if (cause instanceof Response) return cause.status >= 500
  return cause instanceof Error ? isOutage(cause) : false
}

type Library = typeof import('openid-client')

const discover = async (library: Library, { issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> => {
  const basic = library.ClientSecretBasic(clientSecret)
  const post = library.ClientSecretPost(clientSecret)
  const config = await library.discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret },
    (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
    },
    {
      [library.customFetch]: boundedFetch,
      timeout: providerLimits.answerS,
      // Only an issuer on this machine may be http (config/read.ts).
      execute: [
        library.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [library.allowInsecureRequests] : []),
      ],
    },
  )
  return config
}

const text = (value: unknown, max: number): string =>
  typeof value === 'string' && value.length <= max ? value.toWellFormed().trim() : ''

/** As the forms here accept one (http/request/body/schemas.ts); anything else is asked for. */
const addressForm = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,63}$/
const addressOf = (value: unknown): string => {
  const email = text(value, 254)
  return addressForm.test(email) ? email : ''
}

/** The provider's own description, asked for with the first sign-in and again when it is old; failures wait longer each. */
const openConfiguration = (settings: OidcSettings, clock: () => number) => {
  let cached: { readonly config: Configuration; readonly until: number } | null = null
  let looking: Promise<Configuration | null> | null = null
  let failures = 0
  let askAt = 0

  const logFailure = (error: unknown): null => {
    askAt = clock() + Math.min(providerLimits.mostWaitMs, providerLimits.firstWaitMs * 2 ** failures)
    failures = Math.min(failures + 1, 10)
    logger.warn('provider.unreachable', kindOf(error))
    return null
  }

  const look = async (): Promise<Configuration | null> => {
    try {
      // With the first sign-in, not at the start.
      const config = await discover(await import('openid-client'), settings)
      cached = { config, until: clock() + providerLimits.metadataMs }
      failures = 0
      return config
    } catch (error) {
      return logFailure(error)
    } finally {
      looking = null
    }
  }

  const configuration = async (): Promise<Configuration | null> => {
    if (cached && cached.until > clock()) return cached.config
    if (askAt > clock()) return cached?.config ?? null
    looking ??= look()
    return (await looking) ?? cached?.config ?? null
  }

  return { configuration, isAway: () => cached === null && askAt > clock() }
}

/** `clientId`: ours; a token made for another client is refused. */
const personOf = async (
  clientId: string,
  config: Configuration,
  url: URL,
  flow: Flow,
  againS: number | null,
): Promise<Identified> => {
  const library = await import('openid-client')
  const tokens = await library.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
    ...(againS !== null && { maxAge: againS }),
  })
  const claims = tokens.claims()
  if (!claims || claims.sub.length > 255) return 'refused'
  // The library compares it where there are several audiences; a token made for another client is refused with one, too.
  if (claims.azp !== undefined && claims.azp !== clientId) return 'refused'
  const asks = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
  const more = asks ? await library.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
  return {
    person: {
      // As the provider calls itself: it was compared with the setting, and the ID token with it.
      issuer: claims.iss,
      subject: claims.sub,
      email: addressOf(more.email),
      verified: more.email_verified === true && addressOf(more.email) !== '',
      name: text(more.name ?? claims.name, 200),
    },
  }
}

export const createProvider = (settings: OidcSettings, clock: () => number): Provider => {
  const { configuration, isAway } = openConfiguration(settings, clock)
  return {
    name: settings.name,
    isAway,
    async signInUrl({ state, nonce, verifier }, back, againS) {
      const config = await configuration()
      if (!config) return null
      const library = await import('openid-client')
      return library.buildAuthorizationUrl(config, {
        redirect_uri: back,
        scope: 'openid email profile',
        response_type: 'code',
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(againS !== null && { prompt: 'login', max_age: String(againS) }),
      })
    },
    async identify(url, flow, againS) {
      const config = await configuration()
      if (!config) return 'away'
      try {
        return await personOf(settings.clientId, config, url, flow, againS)
      } catch (error) {
        const denied = (error as { error?: unknown }).error === 'access_denied'
        if (denied) return 'denied'
        logger.warn('provider.refused', kindOf(error))
        return isOutage(error) ? 'away' : 'refused'
      }
    },
    async signOutUrl(back) {
      const config = await configuration()
      if (!config?.serverMetadata().end_session_endpoint) return null
      const library = await import('openid-client')
      return library.buildEndSessionUrl(config, { post_logout_redirect_uri: back })
    },
  }
}
