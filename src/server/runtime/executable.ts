/**
 * The command line that starts this program again with another subcommand: the executable itself once compiled, Bun and
 * the entry file in development.
 */
export function selfCommand(subcommand: string): string[] {
  return Bun.isStandaloneExecutable ? [process.execPath, subcommand] : [process.execPath, Bun.main, subcommand]
}
