// Resolves the formatting of a run through its styles, as far as it affects what a person can see.
import { child, type Element, val } from './xml'

/** Run properties that decide whether a person can see the text. `undefined` means inherited. */
export type RunLook = {
  readonly size?: number | undefined
  readonly bold?: boolean | undefined
  readonly italic?: boolean | undefined
  readonly vanish?: boolean | undefined
  /** RRGGBB, upper case, or 'AUTO'. */
  readonly colour?: string | undefined
  /** Colour behind the text, from shading or highlighting. */
  readonly shade?: string | undefined
  readonly font?: string | undefined
}

type ParagraphStyle = {
  readonly look: RunLook
  readonly list: boolean
  readonly heading: boolean
  readonly shade: string | undefined
}

export type Styles = {
  readonly base: RunLook
  paragraph(id: string | undefined): ParagraphStyle
  character(id: string | undefined): RunLook
}

/** Longest chain of style inheritance that is followed; a longer one is a cycle. */
const CHAIN = 20
/** Word's default size when the document declares none. */
const DEFAULT_SIZE = 10

/** The looks by a style's id, with what it inherits; Word's defaults without a part. */
export function readStyles(part: Element | null): Styles {
  const root = child(part ?? undefined, 'w:styles')
  const byId = new Map<string, Element>()
  let normal: string | undefined
  for (const style of root?.children ?? []) {
    const id = style.attributes['w:styleId']
    if (style.name !== 'w:style' || id === undefined) continue
    byId.set(id, style)
    if (style.attributes['w:type'] === 'paragraph' && isOn(style.attributes['w:default'])) normal ??= id
  }
  const chain = (id: string | undefined): Element[] => {
    const styles: Element[] = []
    for (let at = id; at !== undefined && styles.length < CHAIN; ) {
      const style = byId.get(at)
      if (!style) break
      styles.unshift(style)
      at = val(child(style, 'w:basedOn'))
    }
    return styles
  }
  const look = (id: string | undefined) => merge(...chain(id).map((style) => readLook(child(style, 'w:rPr'))))
  const defaults = child(child(child(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')
  return {
    base: merge({ size: DEFAULT_SIZE }, readLook(defaults)),
    paragraph(id) {
      const styles = chain(id ?? normal)
      const properties = styles.map((style) => child(style, 'w:pPr'))
      return {
        look: look(id ?? normal),
        list: properties.some((one) => isList(child(one, 'w:numPr'))),
        heading: properties.some((one) => child(one, 'w:outlineLvl') !== undefined),
        shade: properties.map(readShade).findLast((shade) => shade !== undefined),
      }
    },
    character: look,
  }
}

/** Reads a w:rPr. Toggle properties (bold, italic, vanish) are on when present unless w:val="0". */
export function readLook(properties: Element | undefined): RunLook {
  const toggle = (name: string): boolean | undefined => {
    const element = child(properties, name)
    return element ? isOn(val(element) ?? '1') : undefined
  }
  const size = Number(val(child(properties, 'w:sz')))
  const fonts = child(properties, 'w:rFonts')?.attributes
  const highlight = highlights[val(child(properties, 'w:highlight')) ?? '']
  return {
    size: size > 0 ? size / 2 : undefined,
    bold: toggle('w:b'),
    italic: toggle('w:i'),
    vanish: toggle('w:vanish'),
    colour: val(child(properties, 'w:color'))?.toUpperCase(),
    shade: highlight ?? readShade(properties),
    // A theme font is identified by its role, because only the number of different fonts matters.
    font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? fonts?.['w:asciiTheme'],
  }
}

/** The fill of a w:shd; 'PATTERN' and 'THEME' where only a full renderer knows its colour (ISO/IEC 29500-1 17.3.5). */
export function readShade(properties: Element | undefined): string | undefined {
  const shade = child(properties, 'w:shd')?.attributes
  const pattern = shade?.['w:val'] ?? 'clear'
  if (shade === undefined || pattern === 'nil') return undefined
  if (pattern === 'solid') return shade['w:color']?.toUpperCase() ?? '000000'
  if (pattern !== 'clear') return 'PATTERN'
  if ((shade['w:themeFill'] ?? 'background1') !== 'background1') return 'THEME'
  const fill = shade['w:fill']?.toUpperCase()
  return fill === 'AUTO' ? undefined : fill
}

/** Merges two sets of properties; the later one wins where it has a value. */
export function merge(...looks: readonly RunLook[]): RunLook {
  const merged: { [key: string]: unknown } = {}
  for (const look of looks) {
    for (const [key, value] of Object.entries(look)) if (value !== undefined) merged[key] = value
  }
  return merged
}

/** numId 0 removes a paragraph from the list of its style. */
export function isList(numbering: Element | undefined): boolean {
  const id = val(child(numbering, 'w:numId'))
  return id !== undefined && id !== '0'
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !['0', 'false', 'off'].includes(value)
}

/** Highlight colours by name (ISO/IEC 29500-1 section 17.18.40), limited to those that affect legibility. */
const highlights: { readonly [name: string]: string } = {
  black: '000000',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  blue: '0000FF',
  red: 'FF0000',
  magenta: 'FF00FF',
  green: '00FF00',
  cyan: '00FFFF',
  yellow: 'FFFF00',
  lightGray: 'C0C0C0',
  white: 'FFFFFF',
}
