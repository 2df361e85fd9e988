/** Opens the folded part that an address or a link within the page names. Without JavaScript its line is scrolled to. */
export function openTarget(root: Document): void {
  const open = (hash: string) => {
    const target = hash.length > 1 ? root.getElementById(decodeURIComponent(hash.slice(1))) : null
    const folded = target?.closest('details')
    if (folded) folded.open = true
  }
  addEventListener('hashchange', () => open(location.hash))
  // A link to where the address already points changes no address.
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) open(link.hash)
  })
  open(location.hash)
}
