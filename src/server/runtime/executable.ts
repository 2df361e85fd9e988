// Starts this program again with another subcommand.
import { join } from 'node:path'

/**
 * The command line that starts this program with another subcommand: the compiled executable itself, or Bun and the
 * entry file in development.
 */
export function selfCommand(subcommand: string): string[] {
  return Bun.isStandaloneExecutable
    ? [process.execPath, subcommand]
    : [process.execPath, join(import.meta.dir, '../../main.ts'), subcommand]
}
