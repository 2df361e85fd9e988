// Decides what an error of PostgreSQL means for an append, and the two errors that its caller gets then.
import { errorCode } from '../../error-code'
import { LogError } from '../log-error'

export const unavailable = (): LogError =>
  new LogError('unavailable', 'The database of the event log cannot be reached; nothing was stored')
export const unknownOutcome = (): LogError =>
  new LogError('storage', 'The database did not answer in time; whether the events were stored is not known yet')

const stateOf = (error: unknown): string | null =>
  error instanceof Error && 'errno' in error && /^[0-9A-Z]{5}$/.test(String(error.errno)) ? String(error.errno) : null

/** The SQLSTATE, or the client's own code such as `ERR_POSTGRES_CONNECTION_CLOSED`: a name, never a message. */
export const sqlCode = (error: unknown): string => stateOf(error) ?? (errorCode(error) || 'unknown')

/** The connection is of no more use: closed, server stopping (57P0x), or a server that no longer accepts writes (25006). */
export function isLost(error: unknown): boolean {
  const code = sqlCode(error)
  return /^(57P0[1-5]|08...|25006)$/.test(code) || /^(ERR_POSTGRES_(CONNECTION|TLS|UNEXPECTED)|E[A-Z]+$)/.test(code)
}

/** Values of one append that PostgreSQL refuses (classes 22 and 23): the others of its batch are sent without it. */
export const isOfOneAppend = (error: unknown): boolean => /^2[23]...$/.test(sqlCode(error))

/** Nothing was stored, and later it may be: the lock of the log was not had in time, or there is no free connection. */
export const isBusy = (error: unknown): boolean => /^(55P03|53[34]00|40...)$/.test(sqlCode(error))
