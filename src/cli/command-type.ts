// What every command is: words, options, and an exit code. 0 done, 1 failed or differs, 2 wrongly called or configured.
import type { Config } from '../server/config/config'

export type Exit = 0 | 1 | 2

export type Command = {
  readonly usage: string
  readonly summary: string
  /** Calls as somebody would type them, without the program's name. */
  readonly examples?: readonly string[]
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many words follow the command: at least, at most. */
  readonly args: readonly [number, number]
  run(input: Input): Promise<Exit>
}

export type Input = {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly config: Config
  readonly environment: Environment
  readonly out: (line: string) => void
  readonly problem: (line: string) => void
}

export type Environment = Readonly<Record<string, string | undefined>>
