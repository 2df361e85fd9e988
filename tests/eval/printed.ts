// Résumés of individual designs, marked by hand: pages that a browser prints, and Word files typed line by line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Browser } from 'playwright-core'
import type { Marked } from './documents'

const split = (source: string) => {
  const match = /<script type="application\/json" id="marks">([\s\S]*?)<\/script>/.exec(source)
  if (!match?.[1]) throw new Error('no marks')
  return { expected: JSON.parse(match[1]) as Marked['expected'], body: source.slice(match.index + match[0].length) }
}

/** The font of every text instead of the design's own, and the size of everything beside the design's own. */
export type Setting = { readonly font: string; readonly scale: number }

const print = async (browser: Browser, html: string, setting: Setting | undefined): Promise<Uint8Array> => {
  const page = await browser.newPage()
  try {
    await page.setContent(setting ? `${html}<style>*{font-family:${setting.font}!important}</style>` : html)
    return new Uint8Array(await page.pdf({ format: 'A4', printBackground: true, scale: setting?.scale ?? 1 }))
  } finally {
    await page.close()
  }
}

/** "! " the name, "# " a heading, "= " bold, "* " a bullet, "¦" a tab to the right edge. */
const paragraph = (line: string): Paragraph => {
  const sign = /^[!#=*] /.exec(line)?.[0]
  const [left = '', right] = (sign ? line.slice(2) : line).split(' ¦ ')
  if (sign === '! ') return new Paragraph({ text: left, heading: HeadingLevel.TITLE })
  if (sign === '# ') return new Paragraph({ text: left, heading: HeadingLevel.HEADING_1 })
  if (sign === '* ') return new Paragraph({ text: left, bullet: { level: 0 } })
  const runs = [new TextRun({ text: left, bold: sign === '= ' }), ...(right ? [new TextRun(`\t${right}`)] : [])]
  return new Paragraph({ children: runs, tabStops: [{ type: TabStopType.RIGHT, position: 9000 }] })
}

/** "| a | b // c |" a row of a table, "//" a new line within a cell. */
const row = (line: string): TableRow => {
  const cells = line.replace(/^\| | \|$/g, '').split(' | ')
  return new TableRow({
    children: cells.map(
      (cell) =>
        new TableCell({
          children: cell.split(' // ').map(paragraph),
          width: { size: 100 / cells.length, type: WidthType.PERCENTAGE },
        }),
    ),
  })
}

const type = async (source: string): Promise<Uint8Array> => {
  const children: (Paragraph | Table)[] = []
  const header: Paragraph[] = []
  let rows: TableRow[] = []
  const close = () => {
    if (rows.length > 0) children.push(new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } }))
    rows = []
  }
  for (const line of source.trim().split('\n')) {
    if (line.startsWith('| ')) rows.push(row(line))
    else {
      close()
      if (line.startsWith('^ ')) header.push(paragraph(line.slice(2)))
      else children.push(paragraph(line))
    }
  }
  close()
  const section =
    header.length > 0 ? { headers: { default: new Header({ children: header }) }, children } : { children }
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [section] })))
}

/** The résumés of a folder: `.html` printed by the browser, `.word.txt` typed into a Word file. */
export const printed = (folder: string, browser: Browser, setting?: Setting): readonly Marked[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => {
      const { expected, body } = split(readFileSync(join(folder, file), 'utf8'))
      const bytes = () => (file.endsWith('.html') ? print(browser, body, setting) : type(body))
      return { name: file, bytes, expected }
    })
