// `config`: checks the settings, or shows them with secrets masked.
import { describeSettings } from '../../server/config/describe'
import { settingNames } from '../../server/config/settings'
import type { Command } from '../command'

export const config: Command = {
  usage: 'config check | config show [--json]',
  summary: 'check the settings, or show the value of each, with secrets masked',
  examples: ['config check', 'config show'],
  options: { json: { type: 'boolean' } },
  args: [1, 1],
  // The settings are valid here: invalid ones were reported before, with exit code 2.
  run: async ({ args: [what], options, environment, out, problem, say }) => {
    if (what === 'check') {
      out(options.json ? '{"problems":[]}' : say('the settings are right'))
      return 0
    }
    if (what !== 'show') {
      problem(say('{{command}} knows {{words}}', { command: 'config', words: 'check, show' }))
      return 2
    }
    const found = describeSettings(settingNames, environment)
    if (options.json) out(JSON.stringify(found))
    else
      for (const { name, value, from } of found)
        out(
          `${name}${from === 'file' ? '_FILE' : ''}=${value ?? ''}${from === 'default' ? `  (${say('default')})` : ''}`,
        )
    return 0
  },
}
