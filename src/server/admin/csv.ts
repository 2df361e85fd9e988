// Comma-separated values for spreadsheets (RFC 4180), with nothing in them that a spreadsheet would run.

/**
 * One cell. A spreadsheet takes a text that begins with one of these signs for a formula, so it gets an apostrophe in
 * front (OWASP, CSV injection); a number is written as it is, and a negative one is no formula.
 */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole file: a byte order mark, so that spreadsheets see UTF-8, and lines that end in CRLF. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
