// Invented people of four trades and two languages, with what a page has of them.

export type Person = {
  readonly city: string
  readonly languages: readonly string[]
  readonly skills: readonly string[]
  readonly schools: readonly string[]
  readonly summary: string
  readonly pt: boolean
  readonly name: string
  readonly job: string
  readonly phone: string
  readonly email: string
  readonly jobs: readonly string[]
  readonly degree: string
  readonly year: string
}
/** The parts of a page. A line that begins with "> " stands in the right column, one with "_ " in the footer. */
export type Parts = Readonly<
  Record<'head' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'end', readonly string[]>
>

const portuguese: readonly Person[] = [
  {
    pt: true,
    name: 'Iracema Duarte Prado',
    job: 'Farmacêutica',
    phone: '(48) 98862-3059',
    email: 'iracema@exemplo.com',
    city: 'Florianópolis',
    summary: 'Farmacêutica responsável técnica, com foco em dispensação e gestão de medicamentos controlados.',
    jobs: [
      ...['=Farmacêutica | Drogaria Ilha Norte | set 2018 – atual', '- Treinei seis balconistas no SNGPC'],
      ...['=Estagiária de Farmácia | Hospital dos Navegantes | fev 2014 – ago 2018', '- Atendi 40 pessoas por dia'],
    ],
    degree: 'Bacharelado em Farmácia',
    schools: ['Universidade Federal de Santa Catarina'],
    year: '2013',
    skills: ['Dispensação', 'Farmácia clínica', 'Controle de estoque', 'Excel', 'Aplicação de injetáveis'],
    languages: ['Inglês', 'Italiano'],
  },
  {
    pt: true,
    name: 'Heitor Vasques Moreira',
    job: 'Mecânico de Caminhões',
    phone: '(62) 99318-7740',
    email: 'heitor@exemplo.com',
    city: 'Anápolis',
    summary: 'Quinze anos de oficina e campo, entre injeção eletrônica, freios a ar e câmbio.',
    jobs: [
      ...['=Mecânico Líder | Transportadora Serra Dourada | junho 2017 – atual', '- Coordenei seis mecânicos'],
      ...['=Mecânico de Caminhões | Rota 153 | março 2011 – maio 2017', '- Reparei 140 câmbios por ano'],
    ],
    degree: 'Técnico em Manutenção Automotiva',
    schools: ['SENAI Vila Canaã'],
    year: '2010',
    skills: ['Freios a ar', 'Scanner', 'Solda MIG', 'Injeção eletrônica', 'Câmbio automatizado'],
    languages: ['Espanhol', 'Alemão'],
  },
]
const english: readonly Person[] = [
  {
    pt: false,
    name: 'Casper Thorvaldsen',
    job: 'Marine Engineer',
    phone: '+44 1632 960334',
    email: 'casper@example.com',
    city: 'Aberdeen',
    summary: 'Chief engineer on offshore supply vessels, steady in bad weather and strict about logs.',
    jobs: [
      ...['=Chief Engineer | Grampian Offshore | Mar 2018 – Present', '- Led the 2022 dry docking'],
      ...['=Second Engineer | Skagen Line | Aug 2012 – Feb 2018', '- Planned maintenance of 12 pumps'],
    ],
    degree: 'BEng Marine Engineering',
    schools: ['City of Glasgow College'],
    year: '2010',
    skills: ['Diesel propulsion', 'Planned maintenance', 'Dry docking', 'AutoCAD', 'Welding'],
    languages: ['English', 'Danish'],
  },
  {
    pt: false,
    name: 'Rosalind Okonjo',
    job: 'Youth Worker',
    phone: '07700 900734',
    email: 'rosalind@example.com',
    city: 'Sheffield',
    summary: 'A decade in estates, schools and one very cold skate park with young people.',
    jobs: [
      ...['=Youth Worker | Don Valley Trust | 2019 – Present', '- Led five detached workers across four wards'],
      ...['=Sessional Worker | Rother Youth Project | 2012 – 2019', '- Ran evening sessions for 60 children'],
    ],
    degree: 'BA Youth and Community Work',
    schools: ['Sheffield Hallam University'],
    year: '2013',
    skills: ['Safeguarding', 'Grant reporting', 'Supervision', 'Mentoring', 'Word'],
    languages: ['French', 'Welsh'],
  },
]
export const people: readonly Person[] = [portuguese[0]!, english[0]!, portuguese[1]!, english[1]!]
