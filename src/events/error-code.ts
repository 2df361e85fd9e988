// The code that an error of the system, of SQLite or of a client carries.

/** Such as `ENOENT` or `SQLITE_FULL`: a name, never a message. Empty for an error without one, and for anything else. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
