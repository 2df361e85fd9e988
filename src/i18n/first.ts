// Adjusts a text's first letter to its place in a sentence, and finds the first word of a name.
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The first word of a name, for greetings; `fallback` for a name of spaces. */
export const firstName = (name: string, fallback = ''): string => name.trim().split(/\s+/)[0] || fallback
