/** What a reader process is given of a draft. */
export const jsonBytes = (input: object): Uint8Array => new TextEncoder().encode(JSON.stringify(input))
