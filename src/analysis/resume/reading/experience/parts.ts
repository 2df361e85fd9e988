// A heading line of a résumé holds several things side by side: where people set them apart.

/** Signs between the parts of a heading: " | ", " – ", " • ", " / ", " @ ", wide gaps. */
export const separators = /\s+[|•·►]\s*|\s*[|•·►]\s+|\s+[–—-]+\s+|\s*[–—]\s*|\s{2,}|\s+\/\s+|\s+@\s+/u

/** Without the signs that stood beside a part. */
export const trimPart = (text: string): string =>
  text
    .replace(/^[\s,;:()[\]–—|•·-]+|[\s,;:([–—|•·-]+$/gu, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
