// Contact sheets: many pictures on one, each cut into columns so that a long page stays legible.
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

export type Picture = { readonly name: string; readonly file: string; readonly width: number; readonly height: number }

/** Of one sheet, in CSS pixels: what a viewer shows without shrinking. */
const sheet = { width: 1540, height: 1540, label: 16, gap: 8 }

type Slice = Picture & { readonly from: number }

const slicesOf = (picture: Picture, tall: number): Slice[] =>
  Array.from({ length: Math.ceil(picture.height / tall) }, (_, index) => ({ ...picture, from: index * tall }))

/** Lays the pictures out at `scale`, left to right, and keeps the sheets as `${into}-1.png` and on. */
export const sheets = async (browser: Browser, pictures: readonly Picture[], scale: number, into: string) => {
  const wide = (pictures[0]?.width ?? 1) * scale
  const columns = Math.max(1, Math.floor((sheet.width + sheet.gap) / (wide + sheet.gap)))
  // A page wider than tall leaves room for a second row, and short ones for more.
  const tallest = Math.max(...pictures.map(({ height }) => height)) * scale + sheet.label + sheet.gap
  const rows = Math.max(wide > 500 ? 2 : 1, Math.floor(sheet.height / tallest))
  const room = (sheet.height - rows * (sheet.label + sheet.gap)) / rows
  const slices = pictures.flatMap((picture) => slicesOf(picture, room / scale))
  const each = columns * rows
  const page = await browser.newPage({ viewport: sheet })
  const from = `${into}.html`
  for (let first = 0, count = 1; first < slices.length; first += each, count++) {
    const cells = slices.slice(first, first + each).map(
      ({ name, file, width, height, from: top }) =>
        `<figure style="width:${wide}px"><figcaption>${name}${top ? ` +${Math.round(top)}` : ''}</figcaption>
        <div style="height:${Math.min(room, (height - top) * scale)}px"><img src="${pathToFileURL(file)}"
        style="width:${width * scale}px;margin-top:${-top * scale}px"></div></figure>`,
    )
    await Bun.write(
      from,
      `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:flex;flex-wrap:wrap;align-items:start;gap:${sheet.gap}px;background:#777;font:11px sans-serif}
      figure{margin:0}figcaption{height:${sheet.label}px;overflow:hidden}div{overflow:hidden}img{display:block}</style>${cells.join('')}`,
    )
    await page.goto(pathToFileURL(from).href)
    await page.screenshot({ path: `${into}-${count}.png`, fullPage: true })
  }
  await Bun.file(from).delete()
  await page.close()
}
