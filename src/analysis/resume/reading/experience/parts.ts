// Splits a heading line of a job at the separators that people use.

/** Separators between the parts of a heading: " | ", " – ", " • ", " / ", " @ ", wide gaps. */
export const separators = /\s+[|•·►]\s*|\s*[|•·►]\s+|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}|\s+\/\s+|\s+@\s+/u

/** The part without separators around it. */
export const trimPart = (text: string): string =>
  text
    .replace(/^[\s,;:()[\]–—|•·-]+|[\s,;:([–—|•·-]+$/gu, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
