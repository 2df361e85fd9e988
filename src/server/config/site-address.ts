// Parses where people reach the site: its origin, and the path under which it is on a host that other sites share.

/** Characters that mean the same in an address, an attribute and a pattern of paths. */
const plainPath = /^(\/[\w~-][\w.~-]*)*$/
const pathMax = 100

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

/** `/x` of `https://site.example/x`; empty for a host of its own. */
export const basePathOf = ({ publicUrl }: { readonly publicUrl: string | null }): string =>
  publicUrl === null ? '' : withoutSlash(new URL(publicUrl).pathname)

/** The address before every path of the site, without a slash at its end. */
export const siteAddressOf = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + withoutSlash(pathname)
}

export const siteAddressProblems = (url: string | undefined): string[] => {
  if (url === undefined) return []
  const { pathname, search, hash, username, password } = new URL(url)
  // What would be left out would be missed later: `siteAddressOf` keeps none of them. The value itself may hold a password.
  if (search || hash || username || password)
    return ['PUBLIC_URL: only a host and a path may follow https://, no ?, no # and no user']
  const path = withoutSlash(pathname)
  return plainPath.test(path) && path.length <= pathMax
    ? []
    : [`PUBLIC_URL: its path has at most ${pathMax} characters: letters, digits, - . _ ~, and single slashes`]
}
