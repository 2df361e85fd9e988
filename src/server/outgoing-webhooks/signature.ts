// Signs messages as the Standard Webhooks specification says (standardwebhooks.com), so that receivers can use its libraries.
import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = (): string => prefix + randomBytes(24).toString('base64')

/** The headers of a message. `seconds` since 1970 is when it is sent, by which a receiver refuses what is repeated later. */
export const signed = (
  secret: string,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): Readonly<Record<string, string>> => {
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${mac}` }
}
