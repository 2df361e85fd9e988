// `config`: checks the settings, or shows them with secrets masked.
import { describeSettings } from '../../server/config/describe'
import { readConfig } from '../../server/config/read'
import { settingNames } from '../../server/config/settings'
import type { Command } from '../command'

/** Whether this machine has the address, on any free port. */
const canListen = (hostname: string): boolean => {
  try {
    Bun.listen({ hostname, port: 0, socket: { data() {} } }).stop(true)
    return true
  } catch {
    // What the start would refuse.
    return false
  }
}

export const config: Command = {
  usage: 'config check | config show [--json]',
  summary: 'check the settings, or show the value of each, with secrets masked',
  examples: ['config check', 'config show'],
  options: { json: { type: 'boolean' } },
  args: [1, 1],
  // The settings are valid here: invalid ones were reported before, with exit code 2.
  run: async ({ args: [what], options, config: { host }, environment, out, problem, say }) => {
    if (what === 'check') {
      const read = readConfig(environment, process.cwd())
      if (!canListen(host)) {
        problem(say('settings: HOST: nothing can listen on {{host}}', { host }))
        return 2
      }
      // They were printed before; a start goes on with them, and something would not be as its operator thinks.
      if (read.ok && read.warnings.length > 0) return 2
      out(options.json ? '{"problems":[]}' : say('the settings are right'))
      return 0
    }
    if (what !== 'show') {
      problem(say('{{command}} knows {{words}}', { command: 'config', words: 'check, show' }))
      return 2
    }
    const descriptions = describeSettings(settingNames, environment)
    if (options.json) out(JSON.stringify(descriptions))
    else
      for (const { name, value, from } of descriptions)
        out(
          `${name}${from === 'file' ? '_FILE' : ''}=${value ?? ''}${from === 'default' ? `  (${say('default')})` : ''}`,
        )
    return 0
  },
}
