export function fingerprint(root: string): string

/** Sixteen hexadecimal digits over the contents of the same files. */
export function buildId(root: string): string
