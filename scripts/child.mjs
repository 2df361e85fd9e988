import { spawn } from 'node:child_process'
import { fail } from './setup.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program in this one's place: its input and output, the signals meant for it, and in the end its exit code. */
export function runToEnd(command, args, options = {}) {
  // Listening before there is a child: one that is quick could be ended by a signal meant for it while we are not ready.
  let child
  for (const signal of forwarded)
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us; a second one would look like impatience.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child?.kill(signal)
    })
  child = spawn(command, args, { stdio: 'inherit', ...options })
  child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const each of forwarded) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
}
