// `config`: checks the settings, or shows them with secrets masked.
import { errorCode } from '../../events/error-code'
import { describeSettings } from '../../server/config/describe'
import { tryListening } from '../../server/config/host'
import { readConfig } from '../../server/config/read'
import { settings } from '../../server/config/settings'
import type { Command } from '../command'
import { reportStart } from '../start-problem'

export const config: Command = {
  usage: 'config check | config show [--json]',
  summary: 'check the settings, or show the value of each, with secrets masked',
  examples: ['config check', 'config show'],
  options: { json: { type: 'boolean' } },
  args: [1, 1],
  // The settings are valid here: invalid ones were reported before, with exit code 2.
  run: async (input) => {
    const {
      args: [what],
      options,
      config: { host, port },
      environment,
      out,
      say,
      usageError,
    } = input
    if (what === 'check') {
      const read = readConfig(environment, process.cwd())
      try {
        tryListening(host, port)
      } catch (error) {
        // By the server itself, as a rule.
        if (errorCode(error) !== 'EADDRINUSE') return reportStart(error, input)
      }
      // They were printed before; a start goes on with them, and something would not be as its operator thinks.
      if (read.ok && read.warnings.length > 0) return 2
      out(options.json ? '{"problems":[]}' : say('the settings are right'))
      return 0
    }
    if (what !== 'show')
      return usageError(say('{{command}} knows {{words}}', { command: 'config', words: 'check, show' }))
    const descriptions = describeSettings(settings, environment)
    if (options.json) out(JSON.stringify(descriptions))
    else
      for (const { name, value, from } of descriptions)
        out(
          `${name}${from === 'file' ? '_FILE' : ''}=${value ?? ''}${from === 'default' ? `  (${say(value === null ? 'not set' : 'default')})` : ''}`,
        )
    return 0
  },
}
