// Draws the invented people as Word files: headings and tabs, tables for dates, a sidebar as a table, plain typing.
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
import { contactLine, type Subject, sentences } from './layouts/parts'

type Block = Paragraph | Table
export type WordLayout = (subject: Subject) => {
  readonly children: readonly Block[]
  readonly header?: readonly Paragraph[]
}

const text = (value: string, bold = false, size = 21): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: value, bold, size })] })
const title = (value: string): Paragraph => new Paragraph({ text: value, heading: HeadingLevel.HEADING_1 })
const bullet = (value: string): Paragraph => new Paragraph({ text: value, bullet: { level: 0 } })
const tabbed = (left: string, right: string, bold = true): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}` })],
  })
const cells = (...columns: readonly (readonly Block[])[]): TableRow =>
  new TableRow({
    children: columns.map(
      (children) =>
        new TableCell({ children: [...children], width: { size: 100 / columns.length, type: WidthType.PERCENTAGE } }),
    ),
  })
const head = (subject: Subject): Paragraph[] => [
  new Paragraph({ text: subject.person.name, heading: HeadingLevel.TITLE }),
  text(subject.person.headline),
]

const tabs: WordLayout = (subject) => {
  const { person, headings, dates } = subject
  return {
    children: [
      ...head(subject),
      text(contactLine(subject, '|')),
      title(headings.summary),
      text(person.summary),
      title(headings.experience),
      ...person.jobs.flatMap((job) => [
        tabbed(job.company, dates(job)),
        tabbed(job.title, job.place ?? '', false),
        ...job.text.map(bullet),
      ]),
      title(headings.education),
      ...person.studies.flatMap(({ degree, school, when }) => [tabbed(school, when), text(degree)]),
      title(headings.skills),
      text(person.skills.join(', ')),
      title(headings.courses),
      ...person.courses.map(bullet),
    ],
  }
}

const grid: WordLayout = (subject) => {
  const { person, headings, dates } = subject
  return {
    children: [
      ...head(subject),
      ...[person.phone, person.email, person.city].map((one) => text(one)),
      title(headings.experience),
      new Table({
        rows: person.jobs.map((job) =>
          cells([text(dates(job))], [text(job.title, true), text(job.company), ...job.text.map(bullet)]),
        ),
      }),
      title(headings.education),
      new Table({
        rows: person.studies.map(({ degree, school, when }) => cells([text(when)], [text(degree, true), text(school)])),
      }),
      title(headings.skills),
      ...person.skills.map(bullet),
    ],
  }
}

const sidebar: WordLayout = (subject) => {
  const { person, headings, dates } = subject
  return {
    children: [
      new Table({
        rows: [
          cells(
            [
              title(headings.contact),
              ...[person.phone, person.email, person.city].map((one) => text(one)),
              title(headings.skills),
              ...person.skills.map((skill) => text(skill)),
              title(headings.languages),
              ...person.languages.map((language) => text(language)),
            ],
            [
              ...head(subject),
              title(headings.summary),
              text(person.summary),
              title(headings.experience),
              ...person.jobs.flatMap((job) => [
                text(`${job.title} – ${job.company}`, true),
                text(dates(job)),
                ...job.text.map(bullet),
              ]),
              title(headings.education),
              ...person.studies.map(({ degree, school, when }) => text(`${degree} – ${school} – ${when}`)),
            ],
          ),
        ],
      }),
    ],
  }
}

const typed: WordLayout = (subject) => {
  const { person, headings, dates } = subject
  const caps = (value: string) => text(value.toUpperCase(), true)
  return {
    children: [
      text(person.name, true, 28),
      text(`${person.city} - Tel. ${person.phone}`),
      text(`Email: ${person.email}`),
      text(''),
      caps(headings.summary),
      text(person.summary),
      text(''),
      caps(headings.experience),
      ...person.jobs.flatMap((job) => [
        text(`${job.company} – ${job.title} (${dates(job)})`),
        ...job.text.map((task) => text(`- ${task};`)),
        text(''),
      ]),
      caps(headings.education),
      ...person.studies.map(({ degree, school, when }) => text(`${degree}, ${school}, ${when}`)),
      text(''),
      caps(headings.skills),
      ...person.skills.map((skill) => text(`- ${skill};`)),
    ],
  }
}

const prose: WordLayout = (subject) => {
  const { person, headings, dates } = subject
  return {
    header: [text(contactLine(subject, '•'))],
    children: [
      ...head(subject),
      title(headings.skills),
      text(person.skills.join(' • ')),
      title(headings.experience),
      ...person.jobs.flatMap((job) => [
        text(dates(job)),
        text(`${job.title}, ${job.company}, ${job.place ?? ''}`, true),
        text(sentences(job.text)),
      ]),
      title(headings.education),
      ...person.studies.flatMap(({ degree, school, when }) => [text(when), text(`${degree} | ${school}`)]),
    ],
  }
}

export const wordLayouts: Readonly<Record<string, WordLayout>> = { tabs, grid, sidebar, typed, prose }

export async function toDocx(layout: WordLayout, subject: Subject): Promise<Uint8Array> {
  const { children, header } = layout(subject)
  const section = header ? { headers: { default: new Header({ children: [...header] }) } } : {}
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ ...section, children: [...children] }] })))
}
