// Puts into words why a server did not start.
import { errorCode } from '../events/error-code'
import { LogError } from '../events/store/log-error'
import { DataFileError } from '../server/site/landing-overrides'
import type { Exit, Input } from './command-type'

/** Of the port, not of a file in the data folder. */
const isListening = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen'

/** Says why a server did not start; rethrows what has no words of its own. */
export const reportStart = (
  error: unknown,
  { config, problem, say }: Pick<Input, 'config' | 'problem' | 'say'>,
): Exit => {
  if (error instanceof DataFileError) {
    problem(error.message)
    return 2
  }
  if (error instanceof LogError && error.code === 'locked') problem(error.message)
  else if (errorCode(error) === 'EADDRINUSE')
    problem(say('Port {{port}} is in use. Set PORT to another one.', { port: config.port }))
  else if (isListening(error) && errorCode(error) === 'EACCES') {
    problem(say('Port {{port}} may not be opened by this user. Set PORT to one above 1023.', { port: config.port }))
    return 2
  }
  // Bun leaves whatever code was there last (ENOENT, ENOTTY …) on a host name that does not resolve.
  else if (isListening(error)) {
    problem(say('settings: HOST: nothing can listen on {{host}}', { host: config.host }))
    return 2
  } else throw error
  return 1
}
