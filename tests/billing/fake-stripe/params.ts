// Stripe's way of writing parameters: `line_items[0][price]=price_1`, `metadata[account]=…`, `expand[]=customer`.

type Tree = { [name: string]: Tree | string }

const isTree = (value: Tree | string | undefined): value is Tree => typeof value === 'object'

/** Names that are all digits make a list, as does `[]`. */
const settled = (value: Tree | string): unknown => {
  if (!isTree(value)) return value
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name)))
    return names.sort((a, b) => Number(a) - Number(b)).map((name) => settled(value[name] ?? ''))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settled(each)]))
}

/** The parameters of a body or a query. What reads them knows what is a number and what is a yes. */
export const paramsOf = (text: string): Record<string, unknown> => {
  const root: Tree = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.replaceAll(']', '').split('[')
    let place: Tree = root
    for (const [at, part] of path.entries()) {
      const name = part === '' ? String(Object.keys(place).length) : part
      if (at === path.length - 1) place[name] = value
      else {
        const next = place[name]
        const branch: Tree = isTree(next) ? next : Object.create(null)
        place[name] = branch
        place = branch
      }
    }
  }
  return settled(root) as Record<string, unknown>
}
