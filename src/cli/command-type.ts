// The type of a command; its exit code is 0 for success, 1 for failure or differences, 2 for wrong usage or settings.
import type { Config } from '../server/config/config'
import type { Say } from './say'

export type Exit = 0 | 1 | 2

export type Command = {
  readonly usage: string
  readonly summary: string
  /** Example calls, without the program's name. */
  readonly examples?: readonly string[]
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  /** How many arguments follow the command: at least, at most. */
  readonly args: readonly [number, number]
  /** First arguments that no other has to follow. */
  readonly alone?: readonly string[]
  /** Options with which the call takes no argument. */
  readonly bare?: readonly string[]
  /** Whether this call acts on a site that is there: where the data folder holds none it is then not run (no-site.ts). */
  needsSite?(call: Pick<Input, 'args' | 'options' | 'environment'>): boolean
  run(input: Input): Promise<Exit>
}

export type Input = {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly config: Config
  readonly environment: Environment
  readonly out: (line: string) => void
  readonly problem: (line: string) => void
  /** Says what was wrong with the call; its exit code. */
  readonly usageError: (line: string) => 2
  /** Says why the command could not do it; its exit code. */
  readonly failure: (line: string) => 1
  /** A sentence in the language of the locale. */
  readonly say: Say
}

export type Environment = Readonly<Record<string, string | undefined>>
