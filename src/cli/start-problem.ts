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
  { config, say, usageError, failure }: Pick<Input, 'config' | 'say' | 'usageError' | 'failure'>,
): Exit => {
  const { port, host } = config
  if (error instanceof DataFileError) return usageError(error.message)
  if (error instanceof LogError && error.code === 'locked') return failure(error.message)
  if (errorCode(error) === 'EADDRINUSE')
    return failure(say('Port {{port}} is in use. Set PORT to another one.', { port }))
  if (!isListening(error)) throw error
  if (errorCode(error) === 'EACCES')
    return usageError(say('Port {{port}} may not be opened by this user. Set PORT to one above 1023.', { port }))
  // Bun leaves whatever code was there last (ENOENT, ENOTTY …) on a host name that does not resolve.
  return usageError(say('settings: HOST: nothing can listen on {{host}}', { host }))
}
