// An OpenID Connect provider on loopback: the package oidc-provider, a certified implementation, with people of the tests.
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

export type Known = { readonly email?: string; readonly email_verified?: boolean; readonly name?: string }

export type IdentityProvider = {
  readonly issuer: string
  /** Settings of a server that people sign in to by this provider. */
  readonly environment: Readonly<Record<string, string>>
  /** Who signs in at the provider from now on, by their subject; null shows its own form. */
  signInAs(subject: string | null): void
  /** Follows the provider's redirects like a browser with these cookies, and answers with the address it sends back to. */
  visit(url: string, jar?: Map<string, string>): Promise<string>
  close(): Promise<void>
}

const clientId = 'trampolim'
const clientSecret = 'um-segredo-de-teste-bem-longo'

type Options = { readonly people: Readonly<Record<string, Known>>; readonly publicUrl: string }

export const startIdentityProvider = async ({ people, publicUrl }: Options): Promise<IdentityProvider> => {
  let current: string | null = null
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const issuer = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/entrar/provedor/retorno`],
        post_logout_redirect_uris: [`${publicUrl}/`, publicUrl],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a-key-of-the-tests'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
  })
  const callback = provider.callback()
  server.on('request', async (request, response) => {
    const path = request.url ?? ''
    if (current === null || !path.startsWith('/interaction/')) return void callback(request, response)
    const { prompt, grantId, params } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: current } })
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: current, clientId: String(params.client_id) })
    grant?.addOIDCScope('openid email profile')
    await provider.interactionFinished(request, response, { consent: { grantId: await grant?.save() } })
  })

  return {
    issuer,
    environment: {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Clube',
    },
    signInAs: (subject) => {
      current = subject
    },
    async visit(url, jar = new Map()) {
      for (let to = url, hops = 0; hops < 12; hops++) {
        if (!to.startsWith(issuer)) return to
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(to, { redirect: 'manual', headers: cookie ? { cookie } : {} })
        for (const line of response.headers.getSetCookie()) {
          const one = Bun.Cookie.parse(line)
          if (one.value === '') jar.delete(one.name)
          else jar.set(one.name, one.value)
        }
        const location = response.headers.get('location')
        if (!location)
          throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
        to = new URL(location, to).href
      }
      throw new Error('the provider sends in circles')
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
