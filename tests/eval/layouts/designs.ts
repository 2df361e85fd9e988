// Layouts of design tools: two columns, sidebars, boxes and icons.
import type { Pen, Sheet } from '../draw-text'
import { bullets, heading, type Layout, type Subject, sentences } from './parts'

const WHITE = [1, 1, 1] as const
const DARK = [0.13, 0.2, 0.33] as const

const side = (pen: Pen, { person, headings }: Subject, white: boolean, name: (text: string) => string): void => {
  const colour = white ? WHITE : ([0, 0, 0] as const)
  heading(pen, name(headings.contact), { colour, size: 11 })
  for (const text of [person.phone, person.email, person.city]) pen.line(text, { colour })
  heading(pen, name(headings.skills), { colour, size: 11 })
  for (const skill of person.skills) pen.flow(`• ${skill}`, { colour })
  heading(pen, name(headings.languages), { colour, size: 11 })
  for (const language of person.languages) pen.flow(language, { colour })
  heading(pen, name(headings.courses), { colour, size: 11 })
  for (const course of person.courses) pen.flow(course, { colour })
}

const schools = (pen: Pen, { person, headings }: Subject, name: (text: string) => string): void => {
  heading(pen, name(headings.education))
  for (const { degree, school, when } of person.studies) {
    pen.line(degree, { bold: true })
    pen.line(school)
    pen.line(when, { size: 9 })
    pen.down(4)
  }
}

const main = (pen: Pen, subject: Subject, name: (text: string) => string): void => {
  const { person, headings, dates } = subject
  heading(pen, name(headings.summary))
  pen.flow(person.summary)
  heading(pen, name(headings.experience))
  for (const job of person.jobs) {
    pen.reserve(60)
    pen.line(job.title, { bold: true })
    pen.line(`${job.company} | ${dates(job)}`, { size: 9.5 })
    bullets(pen, job.text, '•', 0)
    pen.down(6)
  }
  schools(pen, subject, name)
}

const same = (text: string): string => text
const capitals = (text: string): string => text.toUpperCase()

const sidebar: Layout = {
  draw: (sheet: Sheet, subject) => {
    sheet.box(0, 0, 190, 842, DARK)
    side(sheet.pen(20, 180, 130, 9), subject, true, capitals)
    const pen = sheet.pen(215, 560, 60)
    pen.line(subject.person.name, { size: 22, bold: true })
    pen.line(subject.person.headline, { size: 12 })
    main(pen, subject, capitals)
  },
}

const rightBar: Layout = {
  draw: (sheet, subject) => {
    const pen = sheet.pen(40, 375, 60, 9.5)
    pen.line(subject.person.name, { size: 22, bold: true })
    pen.line(subject.person.headline, { size: 12, colour: [0.4, 0.4, 0.4] })
    main(pen, subject, same)
    side(sheet.pen(400, 560, 60, 9), subject, false, same)
  },
}

const boxes: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    sheet.box(0, 0, 595, 120, [0.75, 0.32, 0.3])
    const head = sheet.pen(50, 545, 60)
    head.line(person.name.toUpperCase(), { middle: 297, size: 22, bold: true, colour: WHITE, tracking: 3 })
    head.line(person.headline.toUpperCase(), { middle: 297, size: 10, colour: WHITE, tracking: 2 })
    sheet.box(40, 130, 515, 26, [0.93, 0.93, 0.93])
    const contact = sheet.pen(55, 545, 147, 9)
    contact.put(person.phone, { x: 55 })
    contact.put(person.email, { middle: 297 })
    contact.put(person.city, { right: 540 })
    const pen = sheet.pen(50, 545, 180)
    const title = (text: string) => heading(pen, text.toUpperCase(), { size: 11, tracking: 2 })
    title(headings.summary)
    pen.flow(person.summary)
    title(headings.experience)
    for (const job of person.jobs) {
      pen.reserve(60)
      pen.line(job.company.toUpperCase(), { bold: true })
      pen.line(`${job.title} • ${dates(job)}`)
      pen.flow(sentences(job.text))
      pen.down(6)
    }
    title(headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.line(school.toUpperCase(), { bold: true })
      pen.line(`${degree} • ${when}`)
    }
    title(headings.skills)
    const third = Math.ceil(person.skills.length / 3)
    for (let row = 0; row < third; row++) {
      for (const [column, at] of [row, row + third, row + 2 * third].entries())
        if (person.skills[at]) pen.put(`• ${person.skills[at]}`, { x: 50 + column * 170 })
      pen.down(14)
    }
  },
}

const icons: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(70, 545, 60)
    pen.line(person.name, { x: 50, size: 20, bold: true })
    for (const [sign, text] of [
      ['✆', person.phone],
      ['✉', person.email],
      ['✈', person.city],
    ] as const) {
      pen.icon(sign, 52)
      pen.line(text)
    }
    const title = (sign: string, text: string) => {
      pen.reserve(60)
      pen.down(9)
      pen.icon(sign, 52)
      pen.line(text, { size: 13, bold: true, colour: [0, 0.4, 0.5] })
      pen.down(2)
    }
    title('☛', headings.summary)
    pen.flow(person.summary)
    title('✪', headings.experience)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.line(job.title, { bold: true })
      pen.line(job.company, { colour: [0, 0.4, 0.5] })
      pen.line(`${dates(job)}   ${job.place ?? ''}`, { size: 9, colour: [0.45, 0.45, 0.45] })
      bullets(pen, job.text, '•', 0)
      pen.down(6)
    }
    title('✎', headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.line(`${degree} – ${school}`, { bold: true })
      pen.line(when, { size: 9 })
    }
    title('✔', headings.skills)
    pen.flow(person.skills.join(' • '))
  },
}

const twoColumns: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const head = sheet.pen(40, 555, 50)
    head.line(person.name, { size: 24, bold: true })
    head.line(person.headline, { size: 12 })
    head.line([person.email, person.phone, person.city].join('   '), { size: 9 })
    const left = sheet.pen(40, 330, 120, 9)
    heading(left, headings.experience.toUpperCase(), { size: 12 })
    for (const job of person.jobs) {
      left.line(job.title, { bold: true, size: 10.5 })
      left.line(job.company, { colour: [0.1, 0.5, 0.4] })
      left.put(dates(job), { size: 8 })
      left.line(job.place ?? '', { x: 230, size: 8 })
      bullets(left, job.text, '•', 0)
      left.down(6)
    }
    const right = sheet.pen(355, 555, 120, 9)
    heading(right, headings.summary.toUpperCase(), { size: 12 })
    right.flow(person.summary)
    heading(right, headings.skills.toUpperCase(), { size: 12 })
    right.flow(person.skills.join(' · '))
    heading(right, headings.education.toUpperCase(), { size: 12 })
    for (const { degree, school, when } of person.studies) {
      right.flow(degree, { bold: true })
      right.flow(school)
      right.line(when, { size: 8 })
      right.down(4)
    }
    heading(right, headings.languages.toUpperCase(), { size: 12 })
    for (const language of person.languages) right.line(language)
  },
}

export const designs = { sidebar, rightBar, boxes, icons, twoColumns }
