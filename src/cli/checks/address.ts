// Checks for `doctor` the address people use and of the proxy in front: the settings, and what the running server has seen.
import { z } from 'zod'
import type { Config } from '../../server/config/config'
import { minuteMs } from '../../time/units'
import { askRunning } from '../control-client'
import type { Say } from '../say'
import type { Check } from './cluster'

const answer = z.object({
  untrusted: z.object({ peer: z.string(), at: z.number() }).nullable(),
  https: z.object({ at: z.number() }).nullable(),
})
type Signs = z.infer<typeof answer>

/** What the running server has seen; nothing of a server that does not run. */
async function signsOf(config: Config): Promise<Signs> {
  // A server that does not answer has seen nothing; the other checks say whether it should.
  const reply = await askRunning(config, { kind: 'proxy-signs' }).catch(() => null)
  return reply === null ? { untrusted: null, https: null } : answer.parse(JSON.parse(reply))
}

const minutesOf = (now: number, at: number): number => Math.max(0, Math.round((now - at) / minuteMs))

/** `now` in ms since 1970. */
export async function addressChecks(config: Config, now: number, say: Say): Promise<Check[]> {
  const { publicUrl, production } = config
  const { untrusted, https } = await signsOf(config)
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const url = publicUrl ?? say('not set')
  return [
    isHttps
      ? { name: say('address'), state: 'ok', message: publicUrl ?? '' }
      : https
        ? {
            name: say('address'),
            state: 'fail',
            message: say(
              'people came by https {{minutes}} minutes ago, and PUBLIC_URL is {{url}}: set it to the https address, so that session cookies are marked secure',
              { minutes: minutesOf(now, https.at), url },
            ),
          }
        : {
            name: say('address'),
            state: 'warn',
            message: say('PUBLIC_URL is {{url}}: without https the session cookie is not marked secure', { url }),
          },
    ...proxyChecks(config, untrusted, now, say),
    ...(production ? [] : [{ name: say('mode'), state: 'warn' as const, message: say('NODE_ENV is not production') }]),
  ]
}

function proxyChecks(
  { publicUrl, host, trustedProxies }: Config,
  untrusted: Signs['untrusted'],
  now: number,
  say: Say,
): Check[] {
  const name = say('proxy')
  if (untrusted)
    return [
      {
        name,
        state: 'fail',
        message: say(
          '{{peer}} forwarded a request {{minutes}} minutes ago and is not in TRUSTED_PROXIES: all visitors behind it count as one address and share its limits',
          { peer: untrusted.peer, minutes: minutesOf(now, untrusted.at) },
        ),
      },
    ]
  const behind = publicUrl?.startsWith('https:') && ['127.0.0.1', '::1'].includes(host)
  if (!behind || trustedProxies.length > 0) return []
  return [
    {
      name,
      state: 'warn',
      message: say(
        'TRUSTED_PROXIES is not set: all visitors behind the proxy count as one address and share its limits',
      ),
    },
  ]
}
