import { test } from 'bun:test'
import { launchBrowser } from '/work/wt/reader/tests/browser'
import { printed } from '/work/wt/reader/tests/eval/printed'
import { readDocument } from '/work/wt/reader/src/analysis/documents'
import { readResume } from '/work/wt/reader/src/analysis/resume/reading'
import { extractResume } from '/work/wt/reader/src/analysis/resume/extract'
test('x', async () => {
  const b = await launchBrowser()
  const folder = process.env.FOLDER ?? 'printed'
  for (const m of printed('/work/wt/reader/tests/eval/' + folder, b)) {
    if (!process.env.ONLY!.split(',').some((n) => m.name.includes(n))) continue
    const r = await readDocument(await m.bytes()); if (!r.ok) { console.log(m.name, r.refusal); continue }
    console.log('=====', m.name, 'hidden', JSON.stringify(r.document.hidden))
    const s = readResume(r.document)
    for (const l of s.lines) console.log(`${l.page}.${l.column ?? ''} ${l.bold ? 'B' : ' '}${l.bullet ? '*' : ' '} ${l.size} | ${l.text} ${l.parts ? '<' + l.parts.join('><') + '>' : ''} ${l.region}`)
    console.log(s.sections.map((x) => `${x.name}:${x.lines.length}`).join(' '))
    const { experience, ...rest } = extractResume(s); console.log(JSON.stringify(rest)); for (const e of experience) console.log(JSON.stringify(e))
  }
  await b.close()
}, 60000)
