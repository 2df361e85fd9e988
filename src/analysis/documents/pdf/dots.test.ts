// Dots painted before lines: those of a timeline beside its headings, and the bullets of lists.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { HEIGHT, type Ink, makePdf } from '../../../../tests/documents/pdf'
import { read } from '../../../../tests/documents/read-pdf'

const jobs = [
  ['Padaria Aurora', '03/2021 – atual', 'Fornadas de pão de madrugada', 'Compra de farinha e fermento para duas lojas'],
  ['Hotel Miramar', '01/2018 – 02/2021', 'Café da manhã de 90 hóspedes em dois turnos', 'Cardápio de inverno'],
  ['Buffet Jatobá', '2015 – 2017', 'Bolos de casamento e doces finos sob encomenda', 'Estoque da cozinha'],
] as const

test('a dot beside a line larger than the text is a mark of a timeline, one beside the text a bullet', async () => {
  const shape = fc.record({
    size: fc.constantFrom(9, 10, 11),
    larger: fc.constantFrom(1.2, 1.25, 1.4),
    timeline: fc.boolean(),
    indent: fc.integer({ min: 9, max: 13 }),
  })
  const run = fc.asyncProperty(shape, async ({ size, larger, timeline, indent }) => {
    const inks: Ink[] = [{ text: 'Dora Lins Pacheco', x: 60, y: 50, size: 24 }]
    const dots: { x: number; y: number; size: number }[] = []
    let y = 100
    for (const [name, period, ...tasks] of jobs) {
      inks.push({ text: name, x: 80, y, size: size * larger }, { text: period, right: 520, y, size: size * larger })
      if (timeline) dots.push({ x: 80 - indent, y: HEIGHT - y + size * 0.4, size: size * 0.25 })
      for (const task of tasks) {
        y += 18
        inks.push({ text: task, x: 92, y, size })
        dots.push({ x: 92 - indent, y: HEIGHT - y + size * 0.35, size: size * 0.18 })
      }
      y += 30
    }
    const { lines } = await read(
      await makePdf([inks], (page) => {
        for (const dot of dots) page.drawCircle(dot)
      }),
    )
    const listed = lines.filter(({ bullet }) => bullet).map(({ text }) => text)
    expect(listed).toEqual(jobs.flatMap(([, , ...tasks]) => tasks))
  })
  await fc.assert(run, { numRuns: 15, seed: 20261130 })
}, 60_000)
