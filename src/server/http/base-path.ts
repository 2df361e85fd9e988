// The path under which the site is on a host that it shares (`PUBLIC_URL=https://site.example/x`). Inside the server every path
// begins after it: it is removed from what is asked, and added to what is answered.

/** Attributes that hold an address of the site. React writes text and other attributes with `&quot;`, so nothing else looks like these. */
const addresses = / (href|src|action|formAction|formaction|poster|data-shared)="\/(?!\/)/g

/** Null when `pathname` is not under the base. */
export const withoutBase = (base: string, pathname: string): string | null =>
  base === '' ? pathname : pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null

/** A document, or a part of one, with its addresses under the base, which the scripts read from `data-base`. */
export const htmlWithBase = (base: string, html: string): string =>
  base === ''
    ? html
    : html.replace(addresses, (_, name: string) => ` ${name}="${base}/`).replace('<html ', `<html data-base="${base}" `)
