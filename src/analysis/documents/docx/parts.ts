// Unpacks and parses the XML parts of a DOCX that contain text or formatting.
import type { Limits } from '../limits'
import { Refused } from '../refuse'
import { listZip, unpack } from '../zip'
import { type Element, parseXml } from './xml'

export type Relation = { readonly type: string; readonly target: string; readonly external: boolean }

export type Parts = {
  readonly document: Element
  readonly styles: Element | null
  readonly numbering: Element | null
  /** Headers and footers by part name. */
  readonly furniture: ReadonlyMap<string, Element>
  /** Relationships of word/document.xml and of each header and footer, by part name and then by id. */
  readonly relations: ReadonlyMap<string, ReadonlyMap<string, Relation>>
}

const documentPath = 'word/document.xml'
const furniturePath = /^word\/(?:header|footer)\d*\.xml$/
const relations = /^word\/_rels\/(.+\.xml)\.rels$/
/** A document has at most three headers and three footers per section. */
const FURNITURE_PARTS = 60

/** Unpacks and parses the parts with text or formatting, never pictures and macros; throws `Refused`: `damaged` without a document, else as `listZip` and `parseXml`. */
export function readParts(bytes: Uint8Array, limits: Limits): Parts {
  const names = listZip(bytes, limits).map((entry) => entry.name)
  const furniture = names.filter((name) => furniturePath.test(name)).slice(0, FURNITURE_PARTS)
  const main = [documentPath, 'word/styles.xml', 'word/numbering.xml', ...furniture]
  const wanted = new Set([...main, ...main.map((name) => name.replace('word/', 'word/_rels/').concat('.rels'))])
  const unpacked = unpack(bytes, wanted)
  const part = (name: string): Element | null => {
    const raw = unpacked.get(name)
    return raw ? parseXml(raw, limits) : null
  }
  const document = part(documentPath)
  if (!document) throw new Refused('damaged')
  return {
    document,
    styles: part('word/styles.xml'),
    numbering: part('word/numbering.xml'),
    furniture: new Map(furniture.flatMap((name) => withValue(name, part(name)))),
    relations: new Map(
      [...unpacked.keys()].flatMap((name) => {
        const of = relations.exec(name)?.[1]
        const rels = of ? part(name) : null
        return of && rels ? [[`word/${of}`, readRelations(rels)] as const] : []
      }),
    ),
  }
}

function readRelations(part: Element): Map<string, Relation> {
  const list = part.children[0]?.children ?? []
  return new Map(
    list.map(({ attributes }) => [
      attributes.Id ?? '',
      { type: attributes.Type ?? '', target: attributes.Target ?? '', external: attributes.TargetMode === 'External' },
    ]),
  )
}

function withValue(name: string, element: Element | null): readonly (readonly [string, Element])[] {
  return element ? [[name, element]] : []
}
