// Pages in memory, bounded in bytes and per account; evicts the least recently used.

export type StoredPage = {
  readonly account: string
  readonly etag: string
  readonly plain: Uint8Array<ArrayBuffer>
  /** Made when a browser first accepts it. */
  gzip?: Uint8Array<ArrayBuffer>
  brotli?: Uint8Array<ArrayBuffer>
}

type PageStore<Page extends StoredPage> = {
  /** The page of a key; counts as a use. */
  get(key: string): Page | undefined
  set(key: string, page: Page): void
  /** A page has gained a coding: evicts others if needed. */
  grown(key: string, bytes: number): void
  delete(key: string): void
  dropAccount(account: string): void
  /** Drops the pages whose keys start with a prefix. */
  dropPrefix(prefix: string): void
  readonly bytes: number
  readonly size: number
}

export const createPageStore = <Page extends StoredPage>(maxBytes: number, maxPerAccount: number): PageStore<Page> => {
  // A Map iterates in order of insertion: the first entry is the least recently used.
  const pages = new Map<string, Page>()
  const accounts = new Map<string, Set<string>>()
  let total = 0

  const weight = ({ plain, gzip, brotli }: Page) =>
    plain.byteLength + (gzip?.byteLength ?? 0) + (brotli?.byteLength ?? 0)
  const remove = (key: string) => {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    total -= weight(page)
    const keys = accounts.get(page.account)
    keys?.delete(key)
    if (keys?.size === 0) accounts.delete(page.account)
  }
  const first = (keys: Iterable<string>) => {
    for (const key of keys) return key
    return undefined
  }
  const makeRoom = () => {
    while (total > maxBytes) {
      const oldest = first(pages.keys())
      if (oldest === undefined) return
      remove(oldest)
    }
  }
  return {
    get(key) {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set(key, page) {
      remove(key)
      const keys = accounts.get(page.account) ?? new Set()
      accounts.set(page.account, keys)
      while (keys.size >= maxPerAccount) {
        const oldest = first(keys)
        if (oldest !== undefined) remove(oldest)
      }
      accounts.set(page.account, keys.add(key))
      pages.set(key, page)
      total += weight(page)
      makeRoom()
    },
    grown(key, bytes) {
      if (!pages.has(key)) return
      total += bytes
      makeRoom()
    },
    delete: remove,
    dropAccount(account) {
      for (const key of [...(accounts.get(account) ?? [])]) remove(key)
    },
    dropPrefix(prefix) {
      for (const key of [...pages.keys()]) if (key.startsWith(prefix)) remove(key)
    },
    get bytes() {
      return total
    },
    get size() {
      return pages.size
    },
  }
}
