// Menus, the header's and the workbench's, are <details> and open without a script (decision 0042). With JavaScript they also close with
// Escape, with a click outside, and when the focus leaves.

const openMenu = (root: Document) => root.querySelector<HTMLDetailsElement>('details[name="menu"][open]')

export function closeMenus(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu(root) : null
    if (!menu) return
    // Focus inside the menu is about to be lost; elsewhere it is left alone.
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
