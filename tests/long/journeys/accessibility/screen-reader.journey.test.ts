// What a screen reader reads aloud, from the browser's accessibility tree of every page and state: each control has a name, one main part,
// headings in order, and each piece of news in one live region only, so that it is announced once.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { eachState } from '../../../gallery/each-state'
import { type Cast, cast } from '../../../gallery/people'
import { adminAccount } from '../../../helpers/accounts/sample-accounts'
import { desk, journey, phone } from '../../../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(600_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

const named = new Set(
  'button link textbox searchbox combobox listbox checkbox radio slider spinbutton switch tab menuitem img image progressbar meter dialog DisclosureTriangle'.split(
    ' ',
  ),
)

type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly childIds?: readonly string[]
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** The tree as it is read: from its root, in the order of its children. */
const inOrder = (nodes: readonly Node[]): Node[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const walk = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id) ?? { ...none })),
  ]
  const [root] = nodes
  return root ? walk(root).filter(({ ignored }) => !ignored) : []
}
const none: Node = { nodeId: '', ignored: true }

const roleOf = ({ role }: Node) => role?.value ?? ''
const nameOf = ({ name }: Node) => name?.value.trim() ?? ''
const levelOf = ({ properties }: Node) => Number(properties?.find(({ name }) => name === 'level')?.value.value)

/** What is wrong with a tree. */
const faults = (tree: readonly Node[]): string[] => {
  const unnamed = tree
    .filter((node) => named.has(roleOf(node)) && !nameOf(node))
    .map((node) => `a ${roleOf(node)} has no name`)
  const isModal = tree.some((node) => roleOf(node) === 'dialog')
  const mains = tree.filter((node) => roleOf(node) === 'main').length
  const levels = tree.filter((node) => roleOf(node) === 'heading').map(levelOf)
  const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
  // Behind a question that has to be answered first there is nothing to be read.
  if (isModal) return unnamed
  return [
    ...unnamed,
    ...(mains === 1 ? [] : [`${mains} main parts`]),
    ...(levels[0] === 1 && skips.length === 0 ? [] : [`headings ${levels.join()}`]),
  ]
}

/** News that more than one live region holds, or that holds another. */
const announcedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const live = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
    const regions = [...document.querySelectorAll(live)].filter((one) => one.checkVisibility())
    const nested = regions
      .filter((one) => one.parentElement?.closest(live))
      .map((one) => `within another: ${one.textContent}`)
    const texts = regions.map((one) => one.textContent?.trim() ?? '').filter(Boolean)
    const twice = texts.filter((text, index) => texts.some((other, at) => at !== index && other.includes(text)))
    return [...nested, ...twice.map((text) => `announced twice: ${text}`)]
  })

test.each([
  ['pt-BR', phone],
  ['en-US', desk],
] as const)('in %s', async (locale, viewport) => {
  const wrong: string[] = []
  await eachState({ ...on, people }, { viewport, locale }, async (page, name) => {
    const devtools = await page.context().newCDPSession(page)
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
    const found = [...faults(inOrder(nodes)), ...(await announcedTwice(page))]
    for (const one of new Set(found)) wrong.push(`${name}: ${one}`)
  })
  expect(wrong).toEqual([])
})
