// Layouts with one column, as word processors and templates draw them.
import { bullets, contactLine, hanging, heading, type Layout, rest, sentences } from './parts'

const word: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(60, 535, 60)
    pen.line(person.name, { middle: 297, size: 20, bold: true })
    pen.line(person.headline, { middle: 297, size: 12 })
    pen.line(contactLine(subject, '|'), { middle: 297, size: 9 })
    heading(pen, headings.summary)
    pen.flow(person.summary)
    heading(pen, headings.experience)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.put(`${job.title}, ${job.company}`, { bold: true })
      pen.line(dates(job), { right: pen.edge })
      hanging(pen, job.text)
      pen.down(4)
    }
    heading(pen, headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.put(`${degree}, ${school}`)
      pen.line(when, { right: pen.edge })
    }
    heading(pen, headings.skills)
    pen.flow(person.skills.join(', '))
    rest(pen, subject)
  },
}

const latex: Layout = {
  family: 'Times',
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(45, 550, 55, 10.5)
    const look = { words: true } as const
    pen.line(person.name, { ...look, middle: 297, size: 24 })
    pen.line([person.phone, person.email, person.city].join('  |  '), { ...look, middle: 297, size: 9.5 })
    const title = (text: string) => {
      heading(pen, text, { ...look, bold: false, size: 13 })
      pen.rule()
      pen.down(9)
    }
    title(headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.put(school, { ...look, bold: true })
      pen.line(when, { ...look, right: pen.edge })
      pen.line(degree, { ...look, italic: true })
    }
    title(headings.experience)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.put(job.company, { ...look, bold: true })
      pen.line(job.place ?? '', { ...look, right: pen.edge })
      pen.put(job.title, { ...look, italic: true })
      pen.line(dates(job), { ...look, right: pen.edge, italic: true })
      for (const text of job.text) pen.flow(`• ${text}`, { ...look, x: 57, hang: 65 })
      pen.down(3)
    }
    title(headings.skills)
    const label = person.language === 'pt' ? 'Principais' : 'Main'
    pen.flow(`${label}: ${person.skills.join(', ')}`, look)
    title(headings.languages)
    pen.flow(person.languages.join(', '), look)
  },
}

const dateBelow: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(56, 540, 60)
    pen.line(person.name.toUpperCase(), { size: 18, bold: true })
    for (const text of [person.headline, person.city, person.phone, person.email]) pen.line(text)
    heading(pen, headings.summary.toUpperCase(), { size: 11 })
    pen.flow(person.summary)
    heading(pen, headings.experience.toUpperCase(), { size: 11 })
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.line(`${job.title} - ${job.company}`, { bold: true })
      pen.line(dates(job), { italic: true })
      bullets(pen, job.text, '-', 0)
      pen.down(6)
    }
    heading(pen, headings.education.toUpperCase(), { size: 11 })
    for (const { degree, school, when } of person.studies) {
      pen.line(degree, { bold: true })
      pen.line(`${school} - ${when}`)
    }
    heading(pen, headings.skills.toUpperCase(), { size: 11 })
    bullets(pen, person.skills, '-', 0)
    heading(pen, headings.courses.toUpperCase(), { size: 11 })
    bullets(pen, person.courses, '-', 0)
  },
}

const prose: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(70, 525, 70, 11)
    pen.line(person.name, { size: 16, bold: true })
    pen.line(contactLine(subject, '-'))
    for (const [name, text] of [[headings.summary, person.summary] as const]) {
      heading(pen, name, { size: 11 })
      pen.flow(text)
    }
    heading(pen, headings.experience, { size: 11 })
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.line(`${job.company} (${dates(job)})`, { bold: true })
      pen.line(job.title)
      pen.flow(sentences(job.text))
      pen.down(6)
    }
    heading(pen, headings.education, { size: 11 })
    for (const { degree, school, when } of person.studies) pen.line(`${degree} - ${school} (${when})`)
    heading(pen, headings.skills, { size: 11 })
    pen.flow(`${person.skills.join('; ')}.`)
    rest(pen, subject, { size: 11 })
  },
}

const noSigns: Layout = {
  family: 'Times',
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(56, 540, 60, 12)
    pen.line(person.name, { size: 12 })
    pen.line(person.city)
    pen.line(`${person.language === 'pt' ? 'Telefone' : 'Phone'}: ${person.phone}`)
    pen.line(`E-mail: ${person.email}`)
    heading(pen, headings.experience.toUpperCase(), { size: 12 })
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.down(4)
      pen.line(job.company)
      pen.line(job.title)
      pen.line(dates(job))
      for (const text of job.text) pen.flow(text)
    }
    heading(pen, headings.education.toUpperCase(), { size: 12 })
    for (const { degree, school, when } of person.studies) {
      pen.line(school)
      pen.line(degree)
      pen.line(when)
    }
    heading(pen, headings.skills.toUpperCase(), { size: 12 })
    for (const skill of person.skills) pen.line(skill)
  },
}

const pipes: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(50, 545, 50, 9.5)
    pen.line(person.name, { size: 22, colour: [0.1, 0.25, 0.5] })
    pen.line(`${person.headline} | ${person.skills.slice(0, 3).join(' | ')}`, { size: 11 })
    pen.line(contactLine(subject, '•'))
    const look = { colour: [0.1, 0.25, 0.5], size: 12, bold: false } as const
    heading(pen, headings.summary, look)
    pen.flow(person.summary)
    heading(pen, headings.skills, look)
    pen.flow(person.skills.join(' | '))
    heading(pen, headings.experience, look)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.line(`${job.title} | ${job.company} | ${dates(job)}`, { bold: true })
      hanging(pen, job.text)
      pen.down(3)
    }
    heading(pen, headings.education, look)
    for (const { degree, school, when } of person.studies) pen.line(`${degree} | ${school} | ${when}`)
    rest(pen, subject, look)
  },
}

export const plain = { word, latex, dateBelow, prose, noSigns, pipes }
