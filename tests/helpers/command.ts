// Runs a command of the command line in the test's process.
import { run } from '../../src/cli/index'
import { printed } from './printed'

/** Runs a command as the shell would. `text` is all that it printed, without the log of a server in the same process. */
export const command = async (words: readonly string[], environment: Record<string, string>) => {
  const { result: code, ...all } = await printed(() => run(words, environment))
  return { ...all, code, text: all.lines.filter((line) => !line.startsWith('{"time":')).join('\n') }
}
