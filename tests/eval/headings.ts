// Sets of names that people give the sections of a résumé; each layout uses one set.
import type { Person } from './person'

export type Headings = Readonly<
  Record<'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'courses', string>
>

const set = (names: string): Headings => {
  const [contact = '', summary = '', experience = '', education = '', skills = '', languages = '', courses = ''] =
    names.split(' | ')
  return { contact, summary, experience, education, skills, languages, courses }
}

const sets: Readonly<Record<Person['language'], readonly Headings[]>> = {
  pt: [
    'Contato | Resumo Profissional | Experiência Profissional | Formação Acadêmica | Habilidades | Idiomas | Cursos e Certificações',
    'Dados pessoais | Objetivo | Experiências | Escolaridade | Conhecimentos | Línguas | Cursos complementares',
    'Contatos | Sobre mim | Histórico Profissional | Formação | Competências | Idiomas | Certificações',
    'Informações de contato | Perfil | Trajetória Profissional | Educação | Principais competências | Idiomas | Formação complementar',
  ].map(set),
  en: [
    'Contact | Professional Summary | Work Experience | Education | Skills | Languages | Certifications',
    'Personal information | Profile | Employment History | Academic Background | Key Skills | Languages | Courses',
    'Contact | About Me | Professional Experience | Education | Areas of Expertise | Languages | Licenses & Certifications',
    'Get in touch | Summary | Experience | Education | Technical Skills | Languages | Training',
  ].map(set),
}

export const headingsOf = (language: Person['language'], at: number, capitals = false): Headings => {
  const names = sets[language][at % sets[language].length]!
  if (!capitals) return names
  return set(
    Object.values(names)
      .map((name) => name.toUpperCase())
      .join(' | '),
  )
}
