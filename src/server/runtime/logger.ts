// The program's own log: one line each on standard error, JSON for machines or plain text for a terminal. `msg` is a
// stable key, and the details never contain personal data: no name, address, file name or anybody's text.

type Level = 'debug' | 'info' | 'warn' | 'error'
type LogFormat = 'json' | 'text'
type Details = Readonly<Record<string, string | number | boolean | null>>

const ranks: Readonly<Record<Level, number>> = { debug: 0, info: 1, warn: 2, error: 3 }
let least: Level = 'info'
let format: LogFormat = 'json'

/** For the whole process: lines below the level are dropped. */
export function configureLogger(settings: { readonly level: Level; readonly format: LogFormat }): void {
  least = settings.level
  format = settings.format
}

const plain = (value: Details[string]): string =>
  typeof value === 'string' && /[\s="]/.test(value) ? JSON.stringify(value) : String(value)

/** A line as it is printed, without its line end. */
export function formatLine(how: LogFormat, time: Date, level: Level, msg: string, details: Details): string {
  if (how === 'json') return JSON.stringify({ time: time.toISOString(), level, msg, ...details })
  const rest = Object.entries(details).map(([name, value]) => ` ${name}=${plain(value)}`)
  return `${time.toISOString()} ${level.toUpperCase().padEnd(5)} ${msg}${rest.join('')}`
}

const write =
  (level: Level) =>
  (msg: string, details: Details = {}): void => {
    if (ranks[level] >= ranks[least]) console.error(formatLine(format, new Date(), level, msg, details))
  }

export const logger = {
  debug: write('debug'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
} as const

const nameAndCode = (error: Error): string => {
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : ''
  return [error.name, code].filter(Boolean).join(' ')
}

/** An error by its names and codes down to its first cause, because messages may quote data. */
export function errorDetails(error: unknown): Details {
  if (!(error instanceof Error)) return { error: typeof error }
  const causes: string[] = []
  for (let cause = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(nameAndCode(cause))
  return { error: nameAndCode(error), ...(causes.length > 0 && { cause: causes.join(' < ') }) }
}
