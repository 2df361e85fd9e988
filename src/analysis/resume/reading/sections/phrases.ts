// The phrases that name each section of a résumé in Portuguese and English.
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

/** The names of each section, folded, separated by bars. */
export const phrases: Readonly<Record<SectionName, string>> = {
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
    additional experience | professional experiences | work experiences |
    dados profissionais | teaching posts | previous posts | posts held | paid work | paid employment | job experience | experience summary | historico laboral |
    atividade laboral | situacao profissional`,
  education: `studying | currently studying | estudando | cursando | formacao | formacao academica | formacao escolar | formacao educacional | formacao profissional |
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
    courses and certifications | certifications and courses | professional training | credentials | licensure |
    tickets | licences | licencas | accreditation | accreditations | permits | short courses | seminars |
    seminars attended | workshops attended | conferences attended | cursos realizados | treinamentos realizados |
    cursos de curta duracao | intercambio | intercambios | exchange | study abroad | mobilidade academica |
    driving licences | professional licences | professional licenses`,
  projects: `projetos | projeto | projetos pessoais | projetos academicos | principais projetos | projetos relevantes |
    portfolio | projetos realizados | projetos de destaque | trabalhos academicos | projects | personal projects |
    academic projects | selected projects | key projects | side projects | open source | relevant projects |
    notable projects | research projects | projeto final | final project | final year project | capstone |
    capstone project |
    iniciacao cientifica | pesquisa de iniciacao cientifica`,
  volunteer: `voluntariado | trabalho voluntario | trabalhos voluntarios | experiencia voluntaria |
    atividades voluntarias | acao social | volunteer | volunteering | volunteer experience | volunteer work |
    community service | community involvement | community | volunteer activities | social work |
    voluntary work | voluntary experience | voluntary roles | unpaid work | volunteer roles | trabalho social | acoes sociais |
    trabalhos sociais | trabalho comunitario | atividades sociais | atividades comunitarias | leadership |
    leadership roles | lideranca | liderancas | participacoes | participacao social | comissoes | comites |
    committees | positions of responsibility | offices held | pastoral | igreja | church | engajamento | militancia |
    projetos de extensao | extensao universitaria | civic involvement | civic activities | giving back |
    board memberships | comunidade | na comunidade | public engagement | outreach | community outreach`,
  awards: `premios | premio | premiacoes | conquistas | reconhecimentos | realizacoes | premios e reconhecimentos |
    resultados | principais realizacoes | principais resultados | honrarias | merito | awards | honors | honours |
    achievements | accomplishments | selected honors | awards and honors | honors and awards | key achievements |
    recognition | scholarships | distinctions | fellowships | awards and recognition |
    homenagens | distincoes | destaques da carreira | bolsas | bolsas e premios | prizes | grants | grants and awards | bursaries |
    medals | medalhas | decorations | condecoracoes | competicoes | competitions | trofeus | mencoes honrosas |
    aprovacoes em concursos`,
  publications: `publicacoes | livros | books | articles | journal articles | book chapters | capitulos de livros |
    artigos | artigos publicados | producao cientifica | producao academica | publications | selected publications |
    papers | patents | research | tcc | trabalho de conclusao de curso | trabalho de conclusao |
    trabalho final de curso | monografia | dissertacao | tese | thesis | dissertation | invited talks | talks |
    presentations | conferences | palestras | patentes |
    producao tecnica | producao bibliografica | producao artistica | producao cultural |
    capitulos | exposicoes | congressos | seminarios | simposios | participacao em eventos | participacoes em eventos |
    participacao em congressos | eventos cientificos | reviews | exhibitions | lectures | invited lectures |
    conference papers |
    discografia | discography | filmografia | filmography | speaking | speaking engagements | livros publicados |
    mostras | participacao em bancas`,
  contact: `contato | contatos | contacto | contactos | informacoes de contato | dados de contato | contact |
    contact information | contact info | contact details | contact me | get in touch | links | redes sociais | social |
    find me online | online`,
  personal: `dados pessoais | informacoes pessoais | dados | informacao pessoal | personal information |
    personal details | personal data | personal info | identificacao |
    bio-data | biodata | bio data | next of kin | emergency contact | contato de emergencia`,
  interests: `interesses | hobbies | hobby | interesses pessoais | lazer | interests | hobbies and interests |
    interests and hobbies | research interests | interesses de pesquisa | activities | extracurricular activities | extracurriculars | leadership and activities |
    atividades extracurriculares | activities and interests | atividades | minhas atividades | school activities |
    vida pessoal | outros interesses | outside work | personal interests | tempo livre | free time |
    extra-curricular | extra-curricular activities | sports | esportes`,
  references: `referencias | referencia | referencias profissionais | referencias pessoais | recomendacoes |
    references | reference | referees | recommendations | professional references |
    pessoas para contato | referencias comerciais | contatos para referencia`,
  other: `informacoes adicionais | outras informacoes | informacoes complementares | informacoes relevantes |
    informacoes gerais | observacoes | disponibilidade | additional information | other information | other |
    additional | miscellaneous | memberships | affiliations | professional affiliations | professional memberships |
    associations | availability | declaracao | outros | diversos | cnh | habilitacao | pretensao salarial |
    military service | legal | declaration |
    filiacoes | associacoes | entidades de classe | conselhos de classe | conselhos | registros profissionais |
    registro profissional | professional bodies | registrations | professional registration | documentos | habilitacoes |
    pausas | pausas na carreira | interrupcoes | intervalos | periodo sabatico | time out | career breaks | gaps in employment |
    employment gaps | sabbatical | sabbaticals |
    registration | admission | admissions | bar admissions | security clearance | clearance | clearances | dbs |
    dbs check | concursos | concursos publicos | driving licence | driving license | carteira de habilitacao |
    carteira de motorista | carta de conducao`,
}
