// The ETag of a page's content, by which a browser asks whether its copy is current.

/** Weak: it identifies the page in every coding. The first 132 bits of SHA-256 in base64url. */
export const etagOf = (content: Uint8Array | string): string =>
  `W/"${new Bun.CryptoHasher('sha256').update(content).digest('base64url').slice(0, 22)}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header names this content; `*` matches any. */
export const matchesEtag = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(etag))
