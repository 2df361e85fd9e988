// Layouts with labels, separate dates, tables and marks: forms, Europass, American and academic résumés.
import { bullets, contactLine, hanging, heading, type Layout, rest, sentences } from './parts'

const labelled: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pt = person.language === 'pt'
    const pen = sheet.pen(60, 535, 60, 11)
    pen.line(pt ? 'CURRICULUM VITAE' : 'RESUME', { middle: 297, size: 16, bold: true })
    pen.line(`${pt ? 'Nome' : 'Name'}: ${person.name}`)
    pen.line(`${pt ? 'Endereço' : 'Address'}: ${pt ? 'Rua das Palmeiras, 120' : '120 Palm Street'}, ${person.city}`)
    pen.line(`${pt ? 'Telefone' : 'Phone'}: ${person.phone}`)
    pen.line(`E-mail: ${person.email}`)
    heading(pen, `${headings.summary}:`, { size: 11 })
    pen.flow(person.summary)
    heading(pen, `${headings.education}:`, { size: 11 })
    for (const { degree, school, when } of person.studies) {
      pen.line(`${pt ? 'Curso' : 'Degree'}: ${degree}`)
      pen.line(`${pt ? 'Instituição' : 'School'}: ${school}`)
      pen.line(`${pt ? 'Conclusão' : 'Year'}: ${when.slice(-4)}`)
    }
    heading(pen, `${headings.experience}:`, { size: 11 })
    for (const job of person.jobs) {
      pen.reserve(60)
      pen.line(`${pt ? 'Empresa' : 'Company'}: ${job.company}`)
      pen.line(`${pt ? 'Cargo' : 'Position'}: ${job.title}`)
      pen.line(`${pt ? 'Período' : 'Period'}: ${dates(job)}`)
      pen.flow(`${pt ? 'Atividades' : 'Duties'}: ${sentences(job.text)}`)
      pen.down(6)
    }
    heading(pen, `${headings.skills}:`, { size: 11 })
    pen.flow(person.skills.join(', '))
  },
}

const datesLeft: Layout = {
  family: 'Times',
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(215, 545, 60)
    pen.line(person.name, { x: 50, size: 26 })
    pen.line(person.headline, { x: 50, size: 12, italic: true })
    pen.line(contactLine(subject, '·'), { x: 50, size: 9 })
    const title = (text: string) => heading(pen, text, { x: 215, size: 13, bold: false })
    title(headings.experience)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.put(dates(job), { x: 50, size: 9 })
      pen.flow(`${job.title}, ${job.company}, ${job.place ?? ''}`, { bold: true })
      bullets(pen, job.text, '•', 4)
      pen.down(3)
    }
    title(headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.put(when, { x: 50, size: 9 })
      pen.flow(`${degree}, ${school}`)
    }
    title(headings.skills)
    pen.flow(person.skills.join(', '))
    title(headings.languages)
    pen.flow(person.languages.join(', '))
  },
}

const table: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(170, 540, 60)
    pen.line(person.name, { x: 55, size: 18, bold: true })
    pen.line(contactLine(subject, '|'), { x: 55 })
    const title = (text: string) => heading(pen, text, { x: 55 })
    title(headings.summary)
    pen.flow(person.summary, { x: 55, hang: 55 })
    title(headings.experience)
    for (const job of person.jobs) {
      pen.reserve(60)
      const [from = '', to = ''] = dates(job).split(/ (?=[–—-] |até |(?<!até )a |to )/)
      pen.put(from, { x: 58 })
      pen.line(job.title, { bold: true })
      if (to) pen.put(to, { x: 58 })
      pen.line(job.company)
      bullets(pen, job.text, '•', 0)
      pen.down(6)
    }
    title(headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.put(when, { x: 58 })
      pen.line(degree, { bold: true })
      pen.line(school)
    }
    title(headings.skills)
    for (const skill of person.skills) pen.line(`• ${skill}`, { x: 58 })
  },
}

const european: Layout = {
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pt = person.language === 'pt'
    const pen = sheet.pen(60, 540, 60)
    pen.line(person.name, { size: 20, bold: true })
    pen.line(`${pt ? 'Endereço' : 'Home'}: ${person.city}`)
    pen.line(`${pt ? 'Endereço de e-mail' : 'Email address'}: ${person.email}`)
    pen.line(`${pt ? 'Telefone' : 'Phone number'}: ${person.phone}`)
    heading(pen, headings.experience.toUpperCase(), { size: 11 })
    for (const job of person.jobs) {
      pen.reserve(60)
      pen.line(`[ ${dates(job)} ]`, { size: 9, colour: [0.3, 0.3, 0.3] })
      pen.line(job.title, { bold: true, size: 11 })
      pen.line(job.company)
      bullets(pen, job.text, '·', 6)
      pen.down(5)
    }
    heading(pen, headings.education.toUpperCase(), { size: 11 })
    for (const { degree, school, when } of person.studies) {
      pen.line(`[ ${when} ]`, { size: 9, colour: [0.3, 0.3, 0.3] })
      pen.line(degree, { bold: true, size: 11 })
      pen.line(school)
    }
    heading(pen, headings.skills.toUpperCase(), { size: 11 })
    pen.flow(person.skills.join(' / '))
    heading(pen, headings.languages.toUpperCase(), { size: 11 })
    for (const language of person.languages) pen.line(language)
  },
}

const american: Layout = {
  family: 'Times',
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(60, 540, 55, 11)
    pen.line(person.name.toUpperCase(), { middle: 297, size: 16, bold: true })
    pen.line(contactLine(subject, '·'), { middle: 297 })
    const title = (text: string) => {
      heading(pen, text.toUpperCase(), { middle: 297, size: 11 })
      pen.rule()
      pen.down(8)
    }
    title(headings.experience)
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.put(`${job.company.toUpperCase()}, ${job.place ?? ''}`, { bold: true })
      pen.line(dates(job), { right: pen.edge })
      pen.line(job.title, { italic: true })
      hanging(pen, job.text)
      pen.down(4)
    }
    title(headings.education)
    for (const { degree, school, when } of person.studies) {
      pen.put(school.toUpperCase(), { bold: true })
      pen.line(when, { right: pen.edge })
      pen.line(degree, { italic: true })
    }
    title(headings.skills)
    hanging(pen, person.skills)
    title(headings.courses)
    hanging(pen, person.courses)
  },
}

const dateFirst: Layout = {
  family: 'Courier',
  draw: (sheet, subject) => {
    const { person, headings, dates } = subject
    const pen = sheet.pen(45, 560, 60, 9)
    pen.line(person.name, { size: 14, bold: true })
    pen.line(contactLine(subject, ';'))
    heading(pen, `* ${headings.summary}`, { size: 11 })
    pen.flow(person.summary)
    heading(pen, `* ${headings.experience}`, { size: 11 })
    for (const job of person.jobs) {
      pen.reserve(50)
      pen.flow(`${dates(job)}: ${job.company} - ${job.title}`)
      bullets(pen, job.text, '*', 6)
    }
    heading(pen, `* ${headings.education}`, { size: 11 })
    for (const { degree, school, when } of person.studies) pen.flow(`${when}: ${school} - ${degree}`)
    heading(pen, `* ${headings.skills}`, { size: 11 })
    for (const skill of person.skills) pen.line(`* ${skill}`)
    rest(pen, subject, { size: 11 })
  },
}

export const forms = { labelled, datesLeft, table, european, american, dateFirst }
