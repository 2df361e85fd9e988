// The ETag of a page's content, by which a browser asks whether its copy is current.

/** Weak: it identifies the page in every coding. 128 bits that change with the content; no secret depends on them. */
export const etagOf = (content: Uint8Array | string): string =>
  `W/"${Bun.hash.xxHash3(content, 1n).toString(36)}${Bun.hash.xxHash3(content, 2n).toString(36)}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header names this content; `*` matches any. */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(etag))
