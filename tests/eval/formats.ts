// The same invented résumés as a Word file and as a PDF, line for line: what is read may not depend on the format.
import { Document, Packer, Paragraph, TabStopType, TextRun } from 'docx'
import { readDocument } from '../../src/analysis/documents'
import { extractResume } from '../../src/analysis/resume/extract'
import { readResume } from '../../src/analysis/resume/reading'
import { dateStyles, written } from './dates'
import { toPdf } from './draw-text'
import { headingsOf } from './headings'
import { people } from './people'
import type { Person } from './person'

type Row = { readonly text: string; readonly look?: 'name' | 'heading' | 'bold' | 'bullet'; readonly right?: string }

/** How the heading of a job is written. */
const forms: readonly ((title: string, company: string, when: string) => Row[])[] = [
  (title, company, when) => [{ text: `${title} – ${company}`, look: 'bold', right: when }],
  (title, company, when) => [{ text: company, look: 'bold', right: when }, { text: title }],
  (title, company, when) => [{ text: `${title}, ${company}, ${when}` }],
  (title, company, when) => [{ text: title, look: 'bold' }, { text: company }, { text: when }],
  (title, company, when) => [{ text: `${company} | ${title} | ${when}`, look: 'bold' }],
]

const rowsOf = (person: Person, turn: number): Row[] => {
  const headings = headingsOf(person.language, turn)
  const form = forms[turn % forms.length]!
  const heading = (text: string): Row => ({ text, look: 'heading' })
  const contact = [person.city, person.phone, person.email]
  return [
    { text: person.name, look: 'name' },
    { text: person.headline },
    ...(turn % 2 === 0 ? [{ text: contact.join(' | ') }] : contact.map((text) => ({ text }))),
    heading(headings.experience),
    ...person.jobs.flatMap((job) => [
      ...form(job.title, job.company, written(job, person.language, turn % dateStyles.length)),
      ...job.text.map((text): Row => ({ text, look: 'bullet' })),
    ]),
    heading(headings.education),
    ...person.studies.map(({ degree, school, when }): Row => ({ text: `${degree} – ${school}`, right: when })),
    heading(headings.skills),
    { text: person.skills.join(', ') },
  ]
}

const toWord = async (rows: readonly Row[]): Promise<Uint8Array> => {
  const children = rows.map(({ text, look, right }) => {
    const run = new TextRun({
      text,
      bold: look !== undefined && look !== 'bullet',
      size: look === 'name' ? 36 : look === 'heading' ? 26 : 21,
    })
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: right ? [run, new TextRun(`\t${right}`)] : [run],
      ...(look === 'bullet' ? { bullet: { level: 0 } } : {}),
    })
  })
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}

const toPages = (rows: readonly Row[]): Promise<Uint8Array> =>
  toPdf('Helvetica', (sheet) => {
    const pen = sheet.pen(56, 540, 60, 10.5)
    for (const { text, look, right } of rows) {
      const bold = look !== undefined && look !== 'bullet'
      if (look === 'heading') pen.down(8)
      if (right) pen.put(right, { right: pen.edge })
      if (look === 'bullet') pen.flow(`• ${text}`, { x: 66, hang: 74 })
      else pen.flow(text, { bold, size: look === 'name' ? 18 : look === 'heading' ? 13 : 10.5 })
    }
  })

/** Every field read from the bytes, without the words of the tasks. */
const fieldsOf = async (bytes: Uint8Array) => {
  const reading = await readDocument(bytes)
  if (!reading.ok) throw new Error(reading.refusal)
  const { experience, ...rest } = extractResume(readResume(reading.document))
  return { ...rest, experience: experience.map(({ text: _, ...job }) => job) }
}

export const pairs = (count: number) =>
  Array.from({ length: count }, (_, turn) => ({
    name: `${people[turn % people.length]!.id} ${turn}`,
    read: async () => {
      const rows = rowsOf(people[turn % people.length]!, turn + Math.floor(turn / people.length))
      return { word: await fieldsOf(await toWord(rows)), pdf: await fieldsOf(await toPages(rows)) }
    },
  }))
