// Comma-separated values for spreadsheets (RFC 4180), safe against formula injection.

/**
 * One cell. A spreadsheet treats a text that begins with one of these characters as a formula, so an apostrophe goes in
 * front (OWASP, CSV injection). Numbers are written as they are: a negative number is not a formula.
 */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole file: a byte order mark, so that spreadsheets see UTF-8, and lines that end in CRLF. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
