// The settings of sign-in by an OpenID Connect provider.
import type { OidcSettings } from './config'

type OidcVariables = {
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_ID?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
  readonly OIDC_NAME?: string | undefined
  readonly LOCAL_LOGIN: 'on' | 'off'
  readonly PUBLIC_URL?: string | undefined
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Null when nobody signs in by a provider; what is wrong with the settings is added to `problems`. */
export const oidcOf = (given: OidcVariables, problems: string[]): OidcSettings | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, LOCAL_LOGIN } = given
  if (!issuer && !clientId && !clientSecret) {
    if (LOCAL_LOGIN === 'off') problems.push('LOCAL_LOGIN=off needs OIDC_ISSUER: nobody could sign in')
    return null
  }
  if (!issuer || !clientId || !clientSecret) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together')
    return null
  }
  if (!given.PUBLIC_URL) problems.push('OIDC_ISSUER needs PUBLIC_URL: the provider sends people back there')
  const { protocol, hostname, host } = new URL(issuer)
  if (protocol === 'http:' && !loopback.test(hostname))
    problems.push('OIDC_ISSUER must be https: only a provider on this machine may be http')
  return { issuer, clientId, clientSecret, name: given.OIDC_NAME ?? host.slice(0, 40) }
}
