// DOCX fixtures: whole ones by the docx package, and bare ones from WordprocessingML given as text.
import { strToU8, zipSync } from 'fflate'

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

/** A DOCX of one body, given as XML; `extra` adds or replaces parts by name. */
export function bareDocx(body: string, extra: { readonly [part: string]: string } = {}): Uint8Array {
  const parts: { [part: string]: string } = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...extra,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

export function wordPart(root: string, inside: string): string {
  return `<w:${root} ${NAMESPACES}>${inside}</w:${root}>`
}

export function relations(
  ...list: readonly { id: string; type: string; target: string; external?: boolean }[]
): string {
  const all = list.map(({ id, type, target, external }) => {
    const mode = external ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${type}" Target="${target}"${mode}/>`
  })
  return `<Relationships>${all.join('')}</Relationships>`
}

/** A paragraph of one run; `run` are the run's properties, `paragraph` the paragraph's. */
export function p(text: string, run = '', paragraph = ''): string {
  const pPr = paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''
  const rPr = run ? `<w:rPr>${run}</w:rPr>` : ''
  return `<w:p>${pPr}<w:r>${rPr}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
