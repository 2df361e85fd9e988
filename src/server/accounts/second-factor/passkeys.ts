// Passkeys as browsers make and use them (WebAuthn). The library reads what authenticators send; it is loaded with the first
// use, since most starts of the program have none.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Passkey } from '../../../domain/accounts/second-factor/state'
import type { Core } from '../../core/core'
import { errorDetails, logger } from '../../runtime/logger'
import { type Challenge, challengeMs, type RelyingParty } from './ceremony'

const webauthn = () => import('@simplewebauthn/server')

const base64 = z
  .string()
  .max(8_192)
  .regex(/^[\w-]*$/)
const transports = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[a-z-]+$/),
  )
  .max(10)
const common = {
  id: base64.min(1).max(1_400),
  rawId: base64.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).catch({}),
}
const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: transports.optional().catch(undefined),
  }),
})
const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.max(100).nullish(),
  }),
})

type Assertion = z.infer<typeof assertion>

/** An answer of a browser; null for what cannot be one. Fields nobody asked for are left out. */
export const readAssertion = (body: unknown): Assertion | null => assertion.safeParse(body).data ?? null
const readRegistration = (body: unknown) => registration.safeParse(body).data ?? null

/** Whose passkey it says it is: the account's id, which the authenticator keeps beside the key. */
export const ownerOf = ({ response }: Assertion): string | null => {
  const text = Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8')
  return z.uuid().safeParse(text).data ?? null
}

const credentialIds = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential }) => ({ id: credential, type: 'public-key' as const }))

/** What a browser is asked with to make a passkey: one that signs in by itself, and checks who holds it. */
export const creationOptions = async (
  core: Pick<Core, 'config'>,
  rp: RelyingParty,
  challenge: string,
  who: {
    readonly account: string
    readonly email: string
    readonly name: string
    readonly passkeys: readonly Passkey[]
  },
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: core.config.appName,
    rpID: rp.id,
    userName: who.email,
    userDisplayName: who.name,
    userID: new TextEncoder().encode(who.account),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: credentialIds(who.passkeys),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** What a browser is asked with to use one; any of the site's without `passkeys`. */
export const requestOptions = (
  rp: RelyingParty,
  challenge: string,
  passkeys: readonly Passkey[],
): PublicKeyCredentialRequestOptionsJSON => ({
  rpId: rp.id,
  challenge,
  timeout: challengeMs,
  userVerification: 'required',
  allowCredentials: credentialIds(passkeys),
})

type NewPasskey = Pick<Passkey, 'credential' | 'publicKey' | 'counter' | 'transports'>

/** The passkey an answer brings; null when it does not answer this challenge, site and purpose. */
export const verifyNew = async (body: unknown, rp: RelyingParty, challenge: Challenge): Promise<NewPasskey | null> => {
  const response = readRegistration(body)
  if (!response) return null
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge.value,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
  }).catch(logRefusal)
  if (!verified?.verified || !(await challenge.use())) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return {
    credential: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  }
}

/** The signature counter of a right answer by this passkey; null for any other, and for a copied authenticator. */
export const verifyUse = async (
  response: Assertion,
  passkey: Passkey,
  rp: RelyingParty,
  challenge: Challenge,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge.value,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(logRefusal)
  return verified?.verified && (await challenge.use()) ? verified.authenticationInfo.newCounter : null
}

/** The library says by throwing that an answer is wrong. Only its kind is logged: the texts repeat what was sent. */
const logRefusal = (error: unknown): null => {
  logger.debug('accounts.passkey_refused', errorDetails(error))
  return null
}
