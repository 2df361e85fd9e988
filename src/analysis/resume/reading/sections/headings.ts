// Section names in Portuguese and English. The words identify a heading; its look decides only where the words are
// ambiguous (sections.ts).
import { memo } from '../../../memo'
import { fold, joinSpread, tokens } from '../text'

export const sectionNames = [
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'languages',
  'courses',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'contact',
  'personal',
  'interests',
  'references',
  'other',
] as const
export type SectionName = (typeof sectionNames)[number]

const table: Record<SectionName, string> = {
  summary: `resumo | resumo profissional | resumo de qualificacoes | resumo das qualificacoes | resumo executivo |
    perfil | perfil profissional | perfil pessoal | sobre | sobre mim | quem sou | quem sou eu | apresentacao |
    apresentacao pessoal | sintese | sintese profissional | sintese de qualificacoes | breve resumo | minha historia |
    carta de apresentacao | resumo das competencias | resumo da carreira | summary | professional summary |
    executive summary | career summary | summary of qualifications | qualifications summary | profile |
    professional profile | personal profile | career profile | about | about me | who i am | bio | overview |
    personal statement | introduction | highlights | career highlights | professional overview | resume summary |
    profile summary | career profile summary`,
  objective: `objetivo | objetivos | objetivo profissional | objetivo de carreira | objetivos profissionais |
    area de interesse | areas de interesse | area de atuacao | cargo pretendido | cargo desejado | vaga pretendida |
    vaga de interesse | pretensao | pretensao profissional | interesse profissional | objective | objectives |
    career objective | professional objective | job objective | aim | aims | career aim | career goal | career goals |
    goal | target position | position applied for | position sought | desired position | resume objective`,
  experience: `experiencia | experiencias | experiencia profissional | experiencias profissionais |
    historico profissional | trajetoria | trajetoria profissional | atuacao profissional | atuacao |
    vivencia profissional | carreira | historico | historico de trabalho | experiencia de trabalho |
    experiencia laboral | percurso profissional | empregos anteriores | ultimos empregos | ultimas experiencias |
    ultimas experiencias profissionais | experiencia e atividades profissionais | principais experiencias |
    experiencia relevante | experiencias relevantes | estagio | estagios | experiencia academica e profissional |
    experiencia docente | experiencia clinica | atividades profissionais | atividade profissional | empresas |
    emprego atual | onde trabalhei | onde ja trabalhei | ja trabalhei | ja trabalhei de | ja trabalhei como |
    ja trabalhei em | trabalhei de | trabalhei como | o que ja fiz | servicos que ja fiz | trabalhos que ja fiz |
    bicos | lugares onde trabalhei | vida profissional | servicos prestados | registros em carteira |
    experiencia em carteira | experiencia prof | exp. profissional | por onde passei | empregos | trabalhos | trampos |
    obras e cargos | cargos e funcoes | ocupacoes | experience | experiences | work experience |
    professional experience | employment | employment history | work history | career history |
    professional background | relevant experience | related experience | work | job history | professional history |
    career | career summary and experience | internships | internship | internship experience | industry experience |
    teaching experience | clinical experience | research experience | academic appointments | appointments |
    academic positions | positions held | teaching positions | research positions | professional appointments | jobs |
    job | jobs held | previous jobs | past jobs | posts held | jobs ive had | jobs i have had | jobs i had |
    ive worked as | i have worked as | worked as | where i have worked | where i worked | places i worked |
    working experience | where ive worked | employment profile | work profile | service record | academic employment |
    employment record | experiencia academica | cargos ocupados | selected experience | other experience |
    additional experience | professional experiences | work experiences`,
  education: `formacao | formacao academica | formacao escolar | formacao educacional | formacao profissional |
    educacao | escolaridade | historico escolar | historico academico | dados academicos | estudos |
    grau de instrucao | grau de estudo | nivel de escolaridade | instrucao | formacao superior |
    habilitacoes academicas | habilitacoes literarias | titulacao | formacao tecnica | formacao e titulos |
    titulos academicos | onde estudei | onde aprendi | estudo | escola | escolas | graduacao |
    graduacao e especializacao | academico | education | educational background | academic background |
    academic history | education history | academic qualifications | academics | studies | schooling |
    academic training | academic experience | education background | degrees | formal education | school | schools |
    schools attended | institutions attended | institutions attended with dates | where i studied | where i learned |
    where i learnt | learning | academic credentials | academic profile | academic details | educational details |
    educational qualifications | educational qualification | educational attainment | scholastic record`,
  skills: `habilidades | habilidade | conhecimento tecnico | competencia tecnica | habilidade tecnica |
    qualidades tecnicas | competencias | competencia | conhecimentos | conhecimento | qualificacoes | qualificacao |
    aptidoes | hard skills | soft skills | skills | habilidades tecnicas | competencias tecnicas |
    conhecimentos tecnicos | conhecimentos especificos | habilidades e competencias | competencias e habilidades |
    competencias profissionais | qualificacoes profissionais | qualificacoes e atividades profissionais |
    principais competencias | principais habilidades | principais qualificacoes | informatica |
    conhecimentos em informatica | conhecimentos de informatica | conhecimento em informatica | habilidades pessoais |
    habilidades profissionais | competencias pessoais | tecnologias | ferramentas | tecnologias e ferramentas |
    ferramentas e tecnologias | softwares | stack | stack tecnologica | tech stack | especialidades |
    areas de conhecimento | areas de competencia | dominio de ferramentas | habilidades comportamentais |
    competencias comportamentais | competencias-chave | outras competencias | caracteristicas |
    caracteristicas pessoais | pontos fortes | top skills | key skills | core skills | technical skills |
    professional skills | core competencies | competencies | key competencies | areas of expertise | expertise |
    technologies | tools | tools and technologies | technologies and tools | technical proficiencies | proficiencies |
    technical expertise | computer skills | skill set | skillset | qualifications | key qualifications | strengths |
    abilities | skills summary | other skills | additional skills | relevant skills | specialties | personal skills |
    technical knowledge | software | software skills | it skills | capabilities | soft and hard skills |
    hard and soft skills | programming languages | skills and abilities | toolbox | tool box | toolkit |
    technical toolkit | tools and skills | caixa de ferramentas | ferramentas e habilidades |
    habilidades e ferramentas | conhecimentos e habilidades | aptidoes e competencias | competencias e aptidoes |
    aptidoes tecnicas | competencias digitais | digital skills | technical strengths | core strengths | key strengths |
    professional strengths | o que sei fazer | o que eu sei fazer | what i know | what i can do | things i can do |
    what i do best | good at | im good at | what im good at | i am good at | trained on | i am trained on |
    im trained on | i can | sei fazer | sei | meu forte | meus fortes | mando bem em | mando bem | aptitudes |
    core competence | areas of practice | practice areas | areas de pratica | areas de especialidade | it proficiency |
    skills and tools | skills and knowledge`,
  languages: `idiomas | idioma | linguas | linguas estrangeiras | idiomas falados | falo | eu falo | i speak |
    languages spoken | languages known | spoken languages | tongues | known languages | conhecimento de idiomas |
    dominio de idiomas | languages | language | language skills | foreign languages`,
  courses: `cursos | curso | cursos complementares | cursos extracurriculares | cursos e certificacoes |
    certificacoes | certificacao | certificados | certificado | formacao complementar | formacoes complementares |
    cursos livres | aperfeicoamento | cursos de aperfeicoamento | cursos profissionalizantes |
    qualificacao complementar | qualificacoes complementares | educacao complementar | capacitacao | capacitacoes |
    treinamentos | cursos e treinamentos | treinamentos e cursos | workshops | especializacao | especializacoes |
    licencas e certificados | licencas e certificacoes | atividades complementares | cursos adicionais | eventos |
    cursos e eventos | cursos e palestras | certifications | certification | certificates | licenses | courses |
    training | trainings | coursework | relevant coursework | professional development | continuing education |
    additional training | licenses and certifications | certifications and licenses | professional certifications |
    courses and certifications | certifications and courses | professional training | credentials | licensure`,
  projects: `projetos | projeto | projetos pessoais | projetos academicos | principais projetos | projetos relevantes |
    portfolio | projetos realizados | projetos de destaque | trabalhos academicos | projects | personal projects |
    academic projects | selected projects | key projects | side projects | open source | relevant projects |
    notable projects | research projects | projeto final | final project | final year project | capstone |
    capstone project`,
  volunteer: `voluntariado | trabalho voluntario | trabalhos voluntarios | experiencia voluntaria |
    atividades voluntarias | acao social | volunteer | volunteering | volunteer experience | volunteer work |
    community service | community involvement | community | volunteer activities | social work`,
  awards: `premios | premio | premiacoes | conquistas | reconhecimentos | realizacoes | premios e reconhecimentos |
    resultados | principais realizacoes | principais resultados | honrarias | merito | awards | honors | honours |
    achievements | accomplishments | selected honors | awards and honors | honors and awards | key achievements |
    recognition | scholarships | distinctions | fellowships | awards and recognition |
    homenagens | distincoes | destaques da carreira | bolsas | bolsas e premios | prizes | grants | grants and awards | bursaries`,
  publications: `publicacoes | livros | books | articles | journal articles | book chapters | capitulos de livros |
    artigos | artigos publicados | producao cientifica | producao academica | publications | selected publications |
    papers | patents | research | tcc | trabalho de conclusao de curso | trabalho de conclusao |
    trabalho final de curso | monografia | dissertacao | tese | thesis | dissertation | invited talks | talks |
    presentations | conferences | palestras | patentes |
    producao tecnica | producao bibliografica | producao artistica | producao cultural |
    capitulos | exposicoes | congressos | seminarios | simposios | participacao em eventos | participacoes em eventos |
    participacao em congressos | eventos cientificos | reviews | exhibitions | lectures | invited lectures |
    conference papers`,
  contact: `contato | contatos | contacto | contactos | informacoes de contato | dados de contato | contact |
    contact information | contact info | contact details | contact me | get in touch | links | redes sociais | social |
    find me online | online`,
  personal: `dados pessoais | informacoes pessoais | dados | informacao pessoal | personal information |
    personal details | personal data | personal info | identificacao`,
  interests: `interesses | hobbies | hobby | interesses pessoais | lazer | interests | hobbies and interests |
    interests and hobbies | activities | extracurricular activities | extracurriculars | leadership and activities |
    atividades extracurriculares | activities and interests | atividades | minhas atividades | school activities |
    vida pessoal | outros interesses | outside work | personal interests | tempo livre | free time`,
  references: `referencias | referencia | referencias profissionais | referencias pessoais | recomendacoes |
    references | reference | referees | recommendations | professional references`,
  other: `informacoes adicionais | outras informacoes | informacoes complementares | informacoes relevantes |
    informacoes gerais | observacoes | disponibilidade | additional information | other information | other |
    additional | miscellaneous | memberships | affiliations | professional affiliations | professional memberships |
    associations | availability | declaracao | outros | diversos | cnh | habilitacao | pretensao salarial |
    military service | legal | declaration |
    filiacoes | associacoes | entidades de classe | conselhos de classe | conselhos | registros profissionais |
    registro profissional | professional bodies | registrations | professional registration | documentos | habilitacoes |
    pausas | pausas na carreira | interrupcoes | intervalos | periodo sabatico | time out | career breaks | gaps in employment |
    employment gaps | sabbatical | sabbaticals`,
}

const byPhrase = new Map<string, SectionName>(
  sectionNames.flatMap((name) =>
    table[name].split('|').map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), name] as const),
  ),
)
/** Letter-spaced headings also lose their word spaces: "S O B R E M I M". */
const squeezed = new Map([...byPhrase].map(([phrase, name]) => [phrase.replace(/ /g, ''), name]))
const joint = /\s*(?:&|\+|\/|,|;)\s*|\s+(?:e|and)\s+/
/** Most words of a heading; longer lines are text. */
const MAX_HEADING_WORDS = 7

/** "WORK EXPERIENCE (15 YEARS)", "Experiência (da última para a primeira)": a note, but no list and no year. */
const note = /(?<=\p{L}) ?\((?![^()]*(?:\d{4}|,))[^()]{3,50}\)(?=:?$)/u

/** "IV. ", "V - ", "A) ": the number of a part, a Roman figure or a letter. */
const partNumber = /^(?:[ivx]{1,5}|[a-h])(?:[.)] ?| ?[–—-] )/u
/** "WORK EXPERIENCE WITH DATES", "Formação (com datas)". */
const withDates = / \(?(?:with|com) (?:dates?|(?:as )?datas?)\)?(?=:?$)/u

/** The folded words of a heading without its number, its remark and the signs around it. */
export const bareHeading = (text: string): string =>
  fold(joinSpread(text))
    .replace(note, '')
    .replace(withDates, '')
    .replace(partNumber, '')
    .replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')

const lookUp = (phrase: string): SectionName | null =>
  byPhrase.get(phrase) ?? byPhrase.get(phrase.replace(/^(?:minhas?|meus?|my|selected|suas?) /, '')) ?? null

/**
 * The section a line names, or null: "Experiência Profissional:", "2. EDUCATION", "IV. EDUCATION", "Skills & Awards", "E D U C A Ç Ã O".
 */
export const headingName = memo((text: string): SectionName | null => {
  const bare = bareHeading(text)
  if (bare.length < 2 || tokens(bare).length > MAX_HEADING_WORDS) return null
  const exactName = lookUp(bare) ?? (joinSpread(text) === text ? null : (squeezed.get(bare) ?? null))
  if (exactName) return exactName
  const parts = bare.split(joint).filter(Boolean)
  if (parts.length < 2) return null
  const names = parts.map(lookUp)
  if (names.some((name) => name === null)) return null
  // "Training and education", "Cursos e conhecimentos": schools and skills are looked for in no other section.
  return (names[0] === 'courses' && names.find((name) => name === 'education' || name === 'skills')) || names[0]!
})

/**
 * A heading with text on the same line ("Objetivo: Auxiliar administrativo"): the section and the start of the text.
 */
export const inlineHeading = (text: string): { readonly name: SectionName; readonly rest: string } | null => {
  const colon = text.indexOf(':')
  if (colon < 3 || colon > 40 || colon === text.length - 1) return null
  const name = headingName(text.slice(0, colon))
  return name ? { name, rest: text.slice(colon + 1).trim() } : null
}
