export function fingerprint(root: string): string
