// `version`: the release, and the Bun it was built with.
import { version as number } from '../../../package.json'
import type { Command } from '../command'

export const version: Command = {
  usage: 'version [--json]',
  summary: 'the release and the Bun it was built with',
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run: async ({ options, out }) => {
    if (options.json) out(JSON.stringify({ version: number, bun: Bun.version }))
    else out(`trampolim ${number} (Bun ${Bun.version})`)
    return 0
  },
}
