import { version as number } from '../../../package.json'
import type { Command } from '../command'

export const version: Command = {
  usage: 'version',
  summary: 'the release and the Bun it was built with',
  args: [0, 0],
  run: async ({ out }) => {
    out(`trampolim ${number} (Bun ${Bun.version})`)
    return 0
  },
}
