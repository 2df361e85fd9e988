// Parses XML into a small tree, safely and within limits.
import { SaxesParser } from 'saxes'
import type { Limits } from '../limits'
import { Refused } from '../refuse'

export type Element = {
  readonly name: string
  readonly attributes: { readonly [name: string]: string }
  readonly children: Element[]
  /** Text directly inside the element. WordprocessingML has text only in leaf elements, so one string is enough. */
  text: string
}

/**
 * Parses one XML part into a tree. A DOCTYPE is refused, so no entity can be declared or expanded; saxes resolves the
 * five predefined ones. Prefixes are matched literally (w:, wp:, mc:), as every producer writes them.
 *
 * @throws Refused 'damaged' for malformed XML, a DOCTYPE, or more elements, attributes or depth than the limits allow
 */
export function parseXml(bytes: Uint8Array, limits: Limits): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open: Element[] = [root]
  let count = 0
  let attributeCount = 0
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', give)
  parser.on('error', give)
  // As it is read, before the tag that has it ends.
  parser.on('attribute', () => {
    attributeCount += 1
    if (attributeCount > limits.attributes) give()
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    attributeCount = 0
    if (count > limits.elements || open.length > limits.depth) give()
    const element: Element = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(decode(bytes)).close()
  return root
}

/** First descendant with this name, in document order. */
export function find(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    const descendant = child.name === name ? child : find(child, name)
    if (descendant) return descendant
  }
  return undefined
}

/** First child with this name; undefined also for no element. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one) => one.name === name)
}

/** The element's own `w:val`, where WordprocessingML stores nearly every property. */
export function val(element: Element | undefined): string | undefined {
  return element?.attributes['w:val']
}

/** The text of a part; bytes that are not of its encoding damage it. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    // Only the bytes can be the cause.
    throw new Refused('damaged')
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

function give(): never {
  throw new Refused('damaged')
}
