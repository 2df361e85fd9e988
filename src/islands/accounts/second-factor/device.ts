// Asks the device for a passkey. The library is fetched with the first click: most people never need it.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** `stopped`: the person closed the device's question, it took too long, or the device has no passkey for this site. */
type FromDevice = { readonly ok: true; readonly answer: object } | { readonly ok: false }

/** Whether this browser has passkeys at all; false on the server. */
export const hasPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window

const answerOf = async (ask: () => Promise<object>): Promise<FromDevice> => {
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    // Why a device refuses is for its owner to see on the device; the page says only that nothing happened.
    console.info('passkey', error instanceof Error ? error.name : typeof error)
    return { ok: false }
  }
}

/** Makes a passkey as the server's options say. */
export const createOnDevice = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<FromDevice> =>
  answerOf(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON })
  })

/** Answers the server's challenge with a passkey of this site. */
export const askDevice = (optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<FromDevice> =>
  answerOf(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON })
  })
