// Helpers with which tests check a page's HTML.

/** Heading levels in the order of the page: [1, 2, 3, 2]. */
export const headings = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))

/** Headings that skip a level downwards; empty for a correct page. */
export const skips = (levels: readonly number[]): number[] =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)

/** The page's text, without its tags and its islands' props. */
export const textOf = (html: string): string =>
  html
    .replace(/<x-hydrate[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** Violations of a strict content security policy, and uninterpolated texts. Islands' props may contain templates. */
export const faults = (html: string): string[] =>
  [
    /\sstyle="/,
    /\son[a-z]+="/,
    /<script(?![^>]*\ssrc=)/,
    /{{/,
    /\b(resume|dashboard|common)\.[a-z]+\.[a-z]|\blinkedin\.(page|form|checks)\./i,
  ]
    .filter((fault) => fault.test(html.replace(/<x-hydrate[^>]*>/g, '')))
    .map(String)
