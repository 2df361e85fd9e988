// The first letter of a text, as its place in a sentence wants it, and the first word of a name.
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The first word of a name, as the person is spoken to; `fallback` for a name of nothing but space. */
export const firstName = (name: string, fallback = ''): string => name.trim().split(/\s+/)[0] || fallback
