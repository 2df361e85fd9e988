// Classifies headings in unlisted words: finds the noun that names a section among qualifying words.

import { memo } from '../../../memo'
import { wordList } from '../../../phrases'
import { tokens } from '../text'
import { bareHeading, type SectionName } from './headings'

/** Nouns by section. In Portuguese the first one of a heading counts, in English the last. */
const portuguese: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  experience: wordList(
    'experiencia experiencias trampo trampos emprego empregos empregadores empresas firmas atuacao atuacoes vivencia vivencias ocupacoes vinculos estagio estagios',
  ),
  education: wordList(
    'formacao educacao escolaridade escolaridades instrucao estudos graduacao escolas academica academicas academico academicos',
  ),
  skills: wordList(
    'habilidade habilidades competencia competencias aptidao aptidoes qualidade qualidades ferramentas tecnologias informatica',
  ),
  languages: wordList('idioma idiomas lingua linguas fluencia'),
  courses: wordList(
    'curso cursos certificacao certificacoes certificado certificados capacitacao capacitacoes treinamento treinamentos aperfeicoamento aperfeicoamentos aprimoramento aprimoramentos',
  ),
  projects: wordList('projeto projetos portfolio'),
  volunteer: wordList('voluntariado voluntario voluntarios voluntaria voluntarias'),
  awards: wordList('medalhas premio premios premiacoes reconhecimentos honrarias homenagens distincoes'),
  publications: wordList('publicacoes artigos patentes exposicoes palestras congressos'),
  summary: wordList('resumo perfil apresentacao sintese introducao'),
  objective: wordList('objetivo objetivos pretensao'),
  contact: wordList('contato contatos'),
  interests: wordList('interesses hobbies passatempos'),
  references: wordList('referencia referencias'),
  other: wordList('observacoes disponibilidade filiacoes documentos documentacao'),
}
const english: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  experience: wordList(
    'experience experiences employment jobs positions posts appointments internship internships employers',
  ),
  education: wordList('education schooling schools studies degrees academic academics institutions'),
  skills: wordList(
    'skill skills competency competencies competences abilities strengths proficiencies expertise tools technologies skillset',
  ),
  languages: wordList('language languages speak tongues'),
  courses: wordList(
    'course courses certification certifications certificates training trainings workshops seminars licenses licences tickets credentials accreditations',
  ),
  projects: wordList('project projects'),
  volunteer: wordList('volunteer volunteering voluntary unpaid'),
  awards: wordList('awards honors honours distinctions medals prizes grants fellowships scholarships'),
  publications: wordList('publications papers exhibitions patents talks lectures conferences'),
  summary: wordList('summary profile overview bio introduction'),
  objective: wordList('objective objectives goal goals'),
  contact: wordList('contact contacts'),
  interests: wordList('interests hobbies'),
  references: wordList('references referees'),
  other: wordList('miscellaneous availability memberships affiliations registrations documents'),
}
/** Nouns with low priority: "Histórico Acadêmico", "Work Skills". */
const weak: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  experience: wordList(
    'historico trajetoria percurso carreira trabalho trabalhos trabalhei atuei passei caminhada fiz history work worked career done did',
  ),
  skills: wordList('conhecimento conhecimentos forte fortes trained'),
  education: wordList('estudei aprendi studied learned learnt attended'),
  languages: wordList('falo'),
  other: wordList('informacoes informacao dados outras outros information other additional'),
}
/** Qualifying words that name no section. */
const qualifiers = new Set(
  wordList(`a o as os e ou de da do das dos em na no nas nos nestas nestes seguinte seguintes lugar lugares com que para por ate aqui um uma eu meu meus minha minhas onde the and or
    of in at for to with my i ive have what where ja profissional profissionais professional pessoal pessoais personal tecnico
    tecnicos tecnica tecnicas technical principal principais main key core relevante relevantes relevant related recente recentes
    recent anterior anteriores previous past earlier prior further abroad overseas exterior antigos antigas atual atuais current ultimo ultimos ultima ultimas last latest selected adicional adicionais
    complementar complementares extracurricular extracurriculares geral gerais general area areas field background
    basico basicos digitais digital comportamentais interpessoais interpersonal realizado realizados realizadas desenvolvidos
    completed taken held falados spoken known paid foreign estrangeiras estrangeiros nivel niveis levels proficiency dominio destaque
    destaques highlights executive executivo qualificacao qualificacoes qualifications breve brief sei know superior expediente`),
)

type Noun = { readonly name: SectionName; readonly strong: boolean; readonly english: boolean }
const nouns = new Map<string, Noun>()
const enter = (
  table: Readonly<Partial<Record<SectionName, readonly string[]>>>,
  strong: boolean,
  isEnglish: boolean,
) => {
  for (const [name, all] of Object.entries(table) as [SectionName, readonly string[]][])
    for (const noun of all) nouns.set(noun, { name, strong, english: isEnglish })
}
enter(weak, false, false)
enter(english, true, true)
enter(portuguese, true, false)

/** Fewest letters of a word that is recognised with one typing error, and with two. */
const ONE_SLIP = 6
const TWO_SLIPS = 10

/** True if `a` becomes `b` with at most `most` letters inserted, deleted, replaced or swapped with a neighbour. Bounded by their lengths. */
export const isMisspelt = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false
  let [before, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++) {
      const same = a[row - 1] === b[at - 1]
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]
      const least = Math.min(above[at]! + 1, current[at - 1]! + 1, above[at - 1]! + (same ? 0 : 1))
      current.push(swapped ? Math.min(least, before[at - 2]! + 1) : least)
    }
    ;[before, above] = [above, current]
  }
  return above[b.length]! <= most
}

/** Every heading word that may be misspelt, by first letter. */
const byLetter = Map.groupBy(
  [...nouns.keys(), ...qualifiers].filter((known) => known.length >= ONE_SLIP),
  (known) => known[0],
)

/** The intended word, exact or with a typing error; null if it is no heading word. */
const corrected = memo((word: string): string | null => {
  if (nouns.has(word) || qualifiers.has(word)) return word
  const most = word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP - 1 ? 1 : 0
  if (most === 0) return null
  // The h of "habilidades" is silent, so people leave it out.
  const near = [...(byLetter.get(word[0]) ?? []), ...(byLetter.get('h') ?? [])]
  return near.find((known) => isMisspelt(word, known, most)) ?? null
})

/** "RÉSUMÉ" names the document and is no misspelt "resumo". */
const namesDocument = /^(?:resume|curriculum(?: vitae)?|curriculo(?: vitae| profissional)?|cv)$/

/** Most words of a heading, and how many of them may name a trade ("Leadership Experience", "Experiência em obras"). */
const MAX_HEADING_WORDS = 6
const MAX_TRADE_WORDS = 2
/** What counts a heading: "2 – ", "IV. ", "A) ", "§01 ", "02 / ". */
const counted = /^\W{0,5}(?:\d{1,2}|[ivx]{1,5}|[a-h])(?:[.)] ?| ?[–—-] )|^(?:[§#] ?\d{1,2}|0\d)(?: [|/·:])? /iu
/** The years that a heading is about: "EXPERIENCE IN IRELAND SINCE 2008", "Experiência no Brasil (2008 – atual)". */
const ofYears =
  /,? (?:(?:since|desde|from|de) (?:19|20)\d\d|[(–—-] ?(?:19|20)\d\d|(?:19|20)\d\d(?= ?[–—-]))(?: ?(?:[–—-]|to|a|até) ?(?:(?:19|20)\d\d|\p{L}{3,7}))?\)?$/iu
/** Most characters of a heading with its number and its remark. */
const LENGTH = 80

/**
 * The section a heading names by its words, or null. `free` allows one unlisted word for a field, for lines that look
 * like the headings around them, and the years it is about. Longer texts give null.
 */
export const headingAbout = (heading: string, free: boolean): SectionName | null => {
  const text = free ? heading.replace(ofYears, '') : heading
  const bare = text.length > LENGTH ? '' : bareHeading(text)
  // "Higher education, 2014" is an entry; only what counts a heading or stands around it may be left out.
  if (/[\d@|.,;]/.test(text.replace(counted, ''))) return null
  const all = tokens(bare).map((word) => word.replace(/[.'%-]+/g, ''))
  if (all.length === 0 || all.length > MAX_HEADING_WORDS || namesDocument.test(all.join(' '))) return null
  const read = all.map(corrected)
  const unknown = read.filter((word) => word === null).length
  if (unknown > (free ? MAX_TRADE_WORDS : 0)) return null
  const named = read.flatMap((word) => (word ? (nouns.get(word) ?? []) : []))
  const strong = named.filter((noun) => noun.strong)
  const [first] = strong
  if (!first) return unknown === 0 ? (named[0]?.name ?? null) : null
  const volunteer = strong.find(({ name }) => name === 'volunteer')
  if (volunteer) return volunteer.name
  // "Training and education" holds the schools too, which are looked for in no other section.
  if (strong.some(({ name }) => name === 'courses') && strong.some(({ name }) => name === 'education'))
    return 'education'
  const joined = /\s(?:e|and|&|\/|\+)\s/.test(bare)
  return first.english && !joined ? strong.at(-1)!.name : first.name
}
