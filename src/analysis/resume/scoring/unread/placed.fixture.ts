// Complete pages on which one part stands in each place and form in which people put it.
import type { Document } from '../../../documents/document'
import { parted } from '../../testing'
import type { Parts, Person } from './placed-people.fixture'

type Place = (person: Person, parts: Parts) => Partial<Parts>

const say = ({ pt }: Person, portuguese: string, english: string): string => (pt ? portuguese : english)
const list = ({ languages }: Person): string => languages.join(', ')
const halves = (text: string, column = ''): string[] => {
  const words = text.split(' ')
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].map((line) => column + line)
}

const usual = (one: Person): Parts => ({
  head: [one.name, one.job, `${one.city} | ${one.phone} | ${one.email}`],
  summary: [say(one, '# Resumo', '# Summary'), one.summary],
  experience: [say(one, '# Experiência', '# Work Experience'), ...one.jobs],
  education: [say(one, '# Formação', '# Education'), `${one.degree} – ${one.schools[0]}`, one.year],
  skills: [say(one, '# Habilidades', '# Skills'), ...one.skills.map((skill) => `- ${skill}`)],
  languages: [say(one, '# Idiomas', '# Languages'), ...one.languages.map((name) => `- ${name}`)],
  end: [],
})

const level = (one: Person): string => say(one, 'intermediário', 'fluent')

const summaries: Readonly<Record<string, Place>> = {
  'under the job, no heading': (one, { head }) => ({
    summary: [],
    head: [one.name, one.job, ...halves(one.summary), head[2]!],
  }),
  'under the name, no heading': (one, { head }) => ({ summary: [], head: [one.name, one.summary, head[2]!] }),
  'under the contact, no heading': (one, { head }) => ({ summary: [], head: [...head, ...halves(one.summary)] }),
  'under the contact, no full stop': (one, { head }) => ({
    summary: [],
    head: [...head, ...halves(one.summary.replace(/\.$/, ''))],
  }),
  'on the line of its heading': (one) => ({
    summary: [`# ${say(one, 'Sobre', 'About')} ¦ ${halves(one.summary)[0]}`, halves(one.summary)[1]!],
  }),
  'behind its heading': (one) => ({ summary: [`${say(one, 'Perfil', 'Profile')}: ${one.summary}`] }),
  'in a right column, on the line of its heading': (one) => ({
    summary: [],
    end: [`> # ${say(one, 'Sobre', 'About')} ¦ ${halves(one.summary)[0]}`, `> ${halves(one.summary)[1]}`],
  }),
  'in a right column': (one) => ({
    summary: [],
    end: [`> # ${say(one, 'Perfil', 'Profile')}`, ...halves(one.summary, '> ')],
  }),
  'in a sidebar without a look': (one, parts) =>
    sidebar(
      one,
      parts,
      [
        ...[say(one, 'Perfil', 'Profile'), ...halves(one.summary), say(one, 'Contato', 'Contact'), one.city, one.email],
        ...[one.phone, say(one, 'Idiomas', 'Languages'), ...one.languages.map((name) => `${name} (${level(one)})`)],
      ],
      ...(['education', 'experience', 'skills'] as const),
    ),
  'under a heading with an icon': (one) => ({
    summary: [`# \uf007 ${say(one, 'Sobre mim', 'About me')}`, one.summary],
  }),
  'at the end, no heading': (one) => ({ summary: [], end: ['', one.summary] }),
}

/** A narrow left column whose headings look like its text, beside a right one whose headings are larger. */
const sidebar = (
  one: Person,
  parts: Parts,
  lines: readonly string[],
  ...beside: readonly (keyof Parts)[]
): Partial<Parts> => ({
  head: [one.name, one.job, ...lines],
  ...{ summary: [], experience: [], education: [], skills: [], languages: [] },
  end: beside.flatMap((name) => parts[name]).map((line) => `> ${line}`),
})

const cities: Readonly<Record<string, Place>> = {
  'alone under the job': (one) => ({ head: [one.name, one.job, one.city, `${one.phone} | ${one.email}`] }),
  'alone under the contact': (one) => ({ head: [one.name, one.job, `${one.phone} | ${one.email}`, one.city] }),
  'between dots': (one) => ({ head: [one.name, one.job, `${one.email} • ${one.city} • ${one.phone}`] }),
  'behind icons': (one) => ({
    head: [one.name, one.job, `\uf095 ${one.phone} \uf0e0 ${one.email} \uf3c5 ${one.city}`],
  }),
  "behind an icon's name": (one) => ({
    head: [one.name, one.job, `Map-marker ${one.city}`, `Envelope ${one.email}`, `Phone ${one.phone}`],
  }),
  "behind an icon's name in a row": (one) => ({
    head: [one.name, one.job, `Map-marker-alt ${one.city} Phone-alt ${one.phone} Envelope ${one.email}`],
  }),
  'in cells': (one) => ({ head: [one.name, one.job, `${one.email} ¦ ${one.phone} ¦ ${one.city}`] }),
  'behind a label': (one) => ({
    head: [one.name, one.job, `${say(one, 'Cidade', 'City')}: ${one.city}`, `${one.phone} | ${one.email}`],
  }),
  'with a region and a country': (one) => ({
    head: [one.name, one.job, `${one.city}, ${say(one, 'Brasil', 'Devon, UK')}`, `${one.phone} | ${one.email}`],
  }),
  'in a sidebar': (one, parts) =>
    sidebar(
      one,
      parts,
      [say(one, 'Contato', 'Contact'), one.city, one.email, one.phone],
      ...(['summary', 'experience', 'education', 'skills', 'languages'] as const),
    ),
  'in the last lines': (one) => ({ head: [one.name, one.job], end: [`${one.email} • ${one.phone}`, one.city] }),
  'in the footer': (one) => ({
    head: [one.name, one.job],
    end: [`_ ${one.city} | ${one.phone} | ${one.email}`],
  }),
}

const tongues: Readonly<Record<string, Place>> = {
  'under an icon in the head': (one, { head }) => ({ languages: [], head: [...head, `\uf0ac ${list(one)}`] }),
  'in the head, no heading': (one, { head }) => ({ languages: [], head: [...head, one.languages.join(' | ')] }),
  'behind a label in the head': (one, { head }) => ({
    languages: [],
    head: [...head, `${say(one, 'Idiomas', 'Languages')}: ${list(one)}`],
  }),
  'one line': (one, { languages }) => ({ languages: [languages[0]!, list(one)] }),
  'one line with dots': (one, { languages }) => ({ languages: [languages[0]!, one.languages.join(' · ')] }),
  'levels in cells': (one, { languages }) => ({
    languages: [languages[0]!, ...one.languages.map((name) => `${name} ¦ ${level(one)}`)],
  }),
  'levels below': (one, { languages }) => ({
    languages: [languages[0]!, ...one.languages.flatMap((name) => [`=${name}`, level(one)])],
  }),
  rated: (one, { languages }) => ({ languages: [languages[0]!, ...one.languages.map((name) => `${name} ●●●●○`)] }),
  'last in the skills': (one, { skills }) => ({
    languages: [],
    skills: [...skills, `${say(one, 'Idiomas', 'Languages')}: ${list(one)}`],
  }),
  'before contact lines at the end': (one, { languages }) => ({
    languages,
    head: [one.name, one.job],
    end: [`${one.email} • ${one.phone}`, one.city],
  }),
  'in a sidebar without a look': (one, parts) =>
    sidebar(
      one,
      parts,
      [
        ...[one.city, one.email, one.phone, say(one, 'Idiomas', 'Languages')],
        ...one.languages.map((name) => `${name} (${level(one)})`),
      ],
      ...(['summary', 'experience', 'education', 'skills'] as const),
    ),
  'in a sentence': (one) => ({
    languages: [],
    end: [`${say(one, 'Falo', 'I speak')} ${one.languages.join(say(one, ' e ', ' and '))}.`],
  }),
  'before sentences of another part': (one, { languages }) => ({
    languages: [...languages, say(one, 'Projeto Horta na Escola', 'Garden Project'), one.summary, 'Porto Seguro Cup'],
  }),
}

const skills: Readonly<Record<string, Place>> = {
  'one line': (one, { skills }) => ({ skills: [skills[0]!, one.skills.join(', ')] }),
  'between bars': (one, { skills }) => ({ skills: [skills[0]!, one.skills.join(' | ')] }),
  'one a line': (one, { skills }) => ({ skills: [skills[0]!, ...one.skills] }),
  'one a bold line': (one, { skills }) => ({ skills: [skills[0]!, ...one.skills.map((skill) => `=${skill}`)] }),
  'set like headings, an icon below': (one, { skills }) => ({
    skills: [skills[0]!, ...one.skills.map((skill) => `# ${skill}`), '\uf19d'],
  }),
  'in two columns': (one, { skills }) => ({
    skills: [
      ...[skills[0]!, `${one.skills[0]} ¦ ${one.skills[1]}`],
      ...[`${one.skills[2]} ¦ ${one.skills[3]}`, one.skills[4]!],
    ],
  }),
  'on the line of its heading': (one) => ({
    skills: [`# ${say(one, 'Competências', 'Skills')} ¦ ${one.skills[0]}`, ...one.skills.slice(1)],
  }),
  'behind its heading': (one) => ({ skills: [`${say(one, 'Competências', 'Skills')}: ${one.skills.join(', ')}`] }),
  'in a right column': (_, { skills }) => ({ skills: [], end: skills.map((line) => `> ${line}`) }),
  'rated before': (one, { skills }) => ({ skills: [skills[0]!, ...one.skills.map((skill) => `- ●●●○○ ${skill}`)] }),
  'last, above closing words': (one, { skills, languages }) => ({
    ...{ skills: [], languages },
    end: [
      ...[...skills, say(one, 'Desde já agradeço a atenção', 'Thank you for your time and consideration')],
      say(one, 'Tenho referências e disponibilidade de horário', 'References available on request'),
    ],
  }),
  'in a sidebar without a look': (one, parts) =>
    sidebar(
      one,
      parts,
      [
        ...[one.city, one.email, one.phone, say(one, 'Habilidades', 'Skills'), ...one.skills],
        ...[say(one, 'Idiomas', 'Languages'), ...one.languages],
      ],
      ...(['summary', 'experience', 'education'] as const),
    ),
  'above a page number': (_, { skills }) => ({ skills: [...skills, '_ 1 / 2'] }),
}

const schools: Readonly<Record<string, Place>> = {
  'school first': (one, { education }) => ({ education: [education[0]!, one.schools[0]!, one.degree, one.year] }),
  'one line with bars': (one, { education }) => ({
    education: [education[0]!, `${one.degree} | ${one.schools[0]} | ${one.year}`],
  }),
  'year first': (one, { education }) => ({
    education: [education[0]!, one.year, `${one.degree}; ${one.schools[0]}`],
  }),
  'a bullet and a line with the year': (one, { education }) => ({
    education: [education[0]!, `- ${one.degree}`, `${one.schools[0]}. ${one.year}`],
  }),
  'in cells': (one, { education }) => ({
    education: [education[0]!, `${one.schools[0]} ¦ 2006 - ${one.year}`, one.degree],
  }),
  'the town beside the school': (one, { education }) => ({
    education: [
      education[0]!,
      `${one.schools[0]} ¦ ${say(one, 'São Paulo', 'Devon, UK')}`,
      `${one.degree} ¦ 2006 – ${one.year}`,
    ],
  }),
  'at the end, no heading': (one) => ({
    education: [],
    end: [`${one.degree} – ${one.schools[0]}, ${one.year}`],
  }),
  'in a right column': (_, { education }) => ({ education: [], end: education.map((line) => `> ${line}`) }),
  'behind its heading': (one) => ({
    education: [`${say(one, 'Escolaridade', 'Education')}: ${one.degree}, ${one.schools[0]}, ${one.year}`],
  }),
}

const named = (what: string, places: Readonly<Record<string, Place>>): [string, Place][] =>
  Object.entries(places).map(([where, place]) => [`${what}: ${where}`, place])

/** By name: where a page has one of its parts. */
export const places: Readonly<Record<string, Place>> = Object.fromEntries([
  ...named('summary', summaries),
  ...named('city', cities),
  ...named('languages', tongues),
  ...named('skills', skills),
  ...named('schools', schools),
])

const order = ['head', 'summary', 'experience', 'education', 'skills', 'languages', 'end'] as const

/** The page of a person with one part in another place, as a reader of documents returns it. */
export const placed = (one: Person, place: Place): Document => {
  const parts = { ...usual(one), ...place(one, usual(one)) }
  const sources = order.flatMap((name) => parts[name])
  const marks = sources.filter(Boolean).map((source) => /^(?:> |_ )?/.exec(source)?.[0] ?? '')
  const page = parted(...sources.map((source) => source.replace(/^(?:> |_ )/, '')))
  const lines = page.lines.map((line, at) => ({
    ...line,
    column: marks[at] === '> ' ? 1 : 0,
    ...(marks[at] === '_ ' ? { region: 'footer' as const } : {}),
  }))
  return { ...page, lines, columns: lines.some(({ column }) => column === 1) ? 2 : 1 }
}
