// `healthcheck`: asks the running server whether it is ready, for containers.
import { hostInUrl } from '../../server/config/host'
import type { Command } from '../command'

export const healthcheck: Command = {
  usage: 'healthcheck',
  summary: 'ask the running server whether it is ready; for container health checks',
  examples: ['healthcheck'],
  args: [0, 0],
  run: async ({ config, say, failure }) => {
    const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host
    const url = `http://${hostInUrl(host)}:${config.port}/readyz`
    // No answer means not healthy, whatever the reason.
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null)
    if (answer?.ok) return 0
    return failure(
      answer ? say('not ready ({{status}})', { status: answer.status }) : say('no answer from {{url}}', { url }),
    )
  },
}
