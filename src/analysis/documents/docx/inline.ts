// Reads the contents of a paragraph: runs, fields, links, drawings and text boxes.
import type { Piece } from './collect'
import type { Relation } from './parts'
import { merge, type RunLook, readLook, type Styles } from './styles'
import { child, type Element, val } from './xml'

/** The content of a paragraph: its runs, and the text frames anchored in it, which are read after it. */
export type Inline = {
  readonly pieces: Piece[]
  readonly boxes: { readonly content: Element; readonly background: string | null }[]
  readonly links: string[]
  images: number
}

type Scene = {
  readonly styles: Styles
  readonly relations: ReadonlyMap<string, Relation>
  readonly look: RunLook
  /** Background colour as RRGGBB; null when it is unknown. */
  readonly background: string | null
  readonly isLink?: boolean
}

/** Elements that only contain runs. w:del and w:moveFrom are absent because they contain deleted text. */
const throughTags = new Set(
  `w:ins w:moveTo w:smartTag w:sdt w:sdtContent w:fldSimple w:customXml w:dir w:bdo w:ruby w:rubyBase`.split(/\s+/),
)
/** EMU per point, and the size in points below which a picture counts as an icon. */
const EMU = 12_700
const PICTURE = 24

/** Adds a paragraph's contents to `into`, in order. Deleted text (`w:del`) is not read. */
export function readInline(elements: readonly Element[], scene: Scene, into: Inline): void {
  for (const element of elements) {
    if (element.name === 'w:r') readRun(element, scene, into)
    else if (element.name === 'w:hyperlink') {
      addLink(scene.relations.get(element.attributes['r:id'] ?? ''), into)
      readInline(element.children, { ...scene, isLink: true }, into)
    } else if (element.name === 'mc:AlternateContent') readInline(childrenOfChoice(element), scene, into)
    else if (throughTags.has(element.name)) {
      const instruction = element.attributes['w:instr']
      if (instruction) addInstruction(instruction, into)
      readInline(element.children, scene, into)
    }
  }
}

/** A drawing is stored twice, for newer and for older readers; only the first is read, or text boxes would count twice. */
export function childrenOfChoice(alternate: Element): readonly Element[] {
  return (child(alternate, 'mc:Choice') ?? child(alternate, 'mc:Fallback'))?.children ?? []
}

function readRun(run: Element, scene: Scene, into: Inline): void {
  const properties = child(run, 'w:rPr')
  const character = scene.styles.character(val(child(properties, 'w:rStyle')))
  const look = merge(scene.look, character, readLook(properties))
  readRunContent(run.children, look, scene, into)
}

function readRunContent(elements: readonly Element[], look: RunLook, scene: Scene, into: Inline): void {
  const { background, isLink = false } = scene
  const addText = (text: string) => into.pieces.push({ text, look, background, isLink })
  for (const element of elements) {
    switch (element.name) {
      case 'w:t':
        addText(element.text.replaceAll('\n', ' '))
        break
      case 'w:tab':
      case 'w:ptab':
        addText('\t')
        break
      case 'w:br':
      case 'w:cr':
        addText('\n')
        break
      case 'w:noBreakHyphen':
        addText('-')
        break
      case 'w:sym':
        addText(symbol(element.attributes['w:char']))
        break
      case 'w:instrText':
        addInstruction(element.text, into)
        break
      case 'mc:AlternateContent':
        readRunContent(childrenOfChoice(element), look, scene, into)
        break
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        readDrawing(element, scene, into)
    }
  }
}

function readDrawing(drawing: Element, scene: Scene, into: Inline): void {
  for (const shape of drawing.children) {
    if (shape.name === 'mc:AlternateContent') {
      for (const part of childrenOfChoice(shape)) readDrawing({ ...drawing, children: [part] }, scene, into)
    } else if (shape.name === 'w:txbxContent')
      into.boxes.push({ content: shape, background: fillBehind(drawing, scene) })
    else if ((shape.name === 'a:blip' || shape.name === 'v:imagedata') && !isIcon(drawing)) into.images += 1
    else readDrawing({ ...shape, attributes: { ...inheritedAttributes(drawing), ...shape.attributes } }, scene, into)
  }
}

/** A drawing's size and fill are siblings of its text and picture, so they are passed down as attributes of our own. */
function inheritedAttributes(drawing: Element): { [name: string]: string } {
  const extent = child(drawing, 'wp:extent')?.attributes
  const properties = child(drawing, 'wps:spPr')
  const style = child(child(drawing, 'wps:style'), 'a:fillRef')?.attributes.idx ?? '0'
  const filled =
    fills.some((name) => child(properties, name)) || (style !== '0' && child(properties, 'a:noFill') === undefined)
  const vml = /^[vw]:/.test(drawing.name) && drawing.attributes.fillcolor !== undefined
  const carried = ['~cx', '~cy', '~filled'].flatMap((name) => {
    const value = drawing.attributes[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(carried),
    ...(extent?.cx && extent.cy ? { '~cx': extent.cx, '~cy': extent.cy } : {}),
    ...(filled || vml ? { '~filled': '1' } : {}),
  }
}

const fills = ['a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill']
/** Least width and height, in points, of a shape that text may stand on; smaller ones are lines and icons. */
const GROUND = 18

/** True where text may stand on another paragraph's shape or a coloured page, which only a full renderer knows. */
export function hasGround(element: Element): boolean {
  if (element.name === 'w:background') return true
  if (element.name === 'wp:anchor') {
    const { cx, cy } = child(element, 'wp:extent')?.attributes ?? {}
    const isLarge = cx === undefined || Math.min(Number(cx), Number(cy)) >= GROUND * EMU
    return isLarge && (isFilled(element) || element.attributes.behindDoc === '1')
  }
  if (/^v:/.test(element.name) && element.attributes.fillcolor !== undefined) return true
  return element.children.some(hasGround)
}

const isFilled = (element: Element): boolean =>
  inheritedAttributes(element)['~filled'] !== undefined || element.children.some(isFilled)

function fillBehind(drawing: Element, { background }: Scene): string | null {
  return inheritedAttributes(drawing)['~filled'] ? null : background
}

function isIcon(drawing: Element): boolean {
  const { '~cx': cx, '~cy': cy } = inheritedAttributes(drawing)
  return cx !== undefined && Math.min(Number(cx), Number(cy)) < PICTURE * EMU
}

function symbol(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16)
  return point > 0x1f && point < 0x1_0000 ? String.fromCharCode(point) : ''
}

/** Reads HYPERLINK "https://…" from a field's code; the field's result is ordinary runs. */
function addInstruction(code: string, into: Inline): void {
  const target = /HYPERLINK\s+"([^"]{1,2000})"/.exec(code)?.[1]
  if (target) into.links.push(target)
}

function addLink(relation: Relation | undefined, into: Inline): void {
  if (relation?.external && relation.target !== '') into.links.push(relation.target.slice(0, 2_000))
}
