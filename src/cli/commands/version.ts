// `version`: the release, its build, and the Bun it was built with.
import { version as number } from '../../../package.json'
import { build } from '../../server/storage/release'
import type { Command } from '../command'

export const version: Command = {
  usage: 'version [--json]',
  summary: 'the release, its build and the Bun it was built with',
  examples: ['version --json'],
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run: async ({ options, out }) => {
    if (options.json) out(JSON.stringify({ version: number, build, bun: Bun.version }))
    else out(`trampolim ${number} (${build ? `build ${build}, ` : ''}Bun ${Bun.version})`)
    return 0
  },
}
