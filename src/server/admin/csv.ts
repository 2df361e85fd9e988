// Comma-separated values for spreadsheets (RFC 4180), safe against formula injection.

/** One cell; an apostrophe goes before what a spreadsheet would take for a formula (OWASP, CSV injection). */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A whole file: a byte order mark, so that spreadsheets see UTF-8, and lines that end in CRLF. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\u{feff}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
