// The one rule for an address under the path that a site has on a host it shares; server and browsers add it alike.

/** An address of this site as the browser must ask for it; one of another origin stays as it is. `base` is empty or begins with `/`. */
export const underBase = (base: string, address: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? base + address : address
