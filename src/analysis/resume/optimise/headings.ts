// The standard headings that screening systems know, and the order that readers expect.
import type { TextLanguage } from '../../text-language'
import type { SectionName } from '../reading/sections/headings'

export const headings: Readonly<Record<TextLanguage, Readonly<Record<SectionName, string>>>> = {
  pt: {
    summary: 'Resumo',
    objective: 'Objetivo',
    experience: 'Experiência Profissional',
    education: 'Formação Acadêmica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    courses: 'Cursos e Certificações',
    projects: 'Projetos',
    volunteer: 'Trabalho Voluntário',
    awards: 'Prêmios',
    publications: 'Publicações',
    contact: 'Contato',
    personal: 'Dados Pessoais',
    interests: 'Interesses',
    references: 'Referências',
    other: 'Outras informações',
  },
  en: {
    summary: 'Summary',
    objective: 'Objective',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    courses: 'Courses and Certifications',
    projects: 'Projects',
    volunteer: 'Volunteer Experience',
    awards: 'Awards',
    publications: 'Publications',
    contact: 'Contact',
    personal: 'Personal Information',
    interests: 'Interests',
    references: 'References',
    other: 'Additional information',
  },
}

const RANKS: Readonly<Record<SectionName, number>> = {
  contact: 0,
  personal: 0,
  summary: 1,
  objective: 1,
  // Equal, because students put education first: inOrder decides by the person's stage.
  experience: 2,
  education: 2,
  skills: 3,
  // Equal, because some show what they learnt first and others what they can do.
  courses: 3,
  languages: 3,
  projects: 6,
  volunteer: 7,
  publications: 8,
  awards: 9,
  interests: 10,
  references: 11,
  other: 12,
}

/** What stands in the place of jobs for someone who has had none. */
export const standsForWork = (name: SectionName): boolean => name === 'projects' || name === 'volunteer'

/** Who orders the page: someone who has worked, and begins with that; someone before a first job; or as they wrote it. */
type OrderBy = 'work' | 'first-job' | 'own'

/** Sections in the expected order, those of equal rank in the person's; before a first job, projects and voluntary work stand beside the studies. */
export const inOrder = <S extends { readonly name: SectionName }>(sections: readonly S[], by: OrderBy): S[] => {
  const rank = (name: SectionName) => {
    if (by === 'first-job' && standsForWork(name)) return RANKS.experience
    return RANKS[name] + (by === 'work' && name === 'education' ? 0.5 : 0)
  }
  return sections.toSorted((a, b) => rank(a.name) - rank(b.name))
}
