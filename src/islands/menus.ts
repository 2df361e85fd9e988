// The header's menus are <details> and open without a script (decision 0042). Awake, they also close as menus do: by
// Escape, by a click beside them, and when the focus goes elsewhere.

const openMenu = (root: Document) => root.querySelector<HTMLDetailsElement>('header details[name="menu"][open]')

export function closeMenus(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu(root) : null
    if (!menu) return
    // What was in focus inside is about to vanish; elsewhere the focus is the person's own.
    if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus()
    menu.open = false
  })
  const leave = (event: Event) => {
    const menu = openMenu(root)
    if (menu && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
  }
  root.addEventListener('click', leave)
  root.addEventListener('focusin', leave)
}
