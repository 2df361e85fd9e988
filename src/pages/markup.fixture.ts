// What tests ask of a page's HTML.

/** Heading levels in the order of the page: [1, 2, 3, 2]. */
export const headings = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))

/** The places where a heading skips a level on its way down; none in a page that reads well. */
export const skips = (levels: readonly number[]): number[] =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)

/** The page's words, without its tags and its islands' props. */
export const textOf = (html: string): string =>
  html
    .replace(/<x-hydrate[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** What a strict content security policy refuses, and texts that were never filled in. Islands' props hold templates. */
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
