// Catches what is printed while a test does something, by a server in the test's process or by a command.
import { spyOn } from 'bun:test'

export type Printed<Result> = {
  readonly result: Result
  /** The lines of standard output, and those of standard error. */
  readonly out: string[]
  readonly problems: string[]
  /** The lines of both in their order. */
  readonly lines: string[]
}

/** Does `work` while the console is silent, and says what it printed. */
export const printed = async <Result>(work: () => Result | Promise<Result>): Promise<Printed<Result>> => {
  const [out, problems, lines]: [string[], string[], string[]] = [[], [], []]
  const into = (own: string[]) => (line: string) => {
    own.push(line)
    lines.push(line)
  }
  using _log = spyOn(console, 'log').mockImplementation(into(out))
  using _error = spyOn(console, 'error').mockImplementation(into(problems))
  return { result: await work(), out, problems, lines }
}
