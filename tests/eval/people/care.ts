// Invented people in care, teaching and service: nurse, teacher, receptionist, lawyer, cook, student.
import { type Person, toJobs, toStudies } from '../person'

export const care: readonly Person[] = [
  {
    id: 'enfermeira',
    language: 'pt',
    name: 'Rosângela Teixeira Lobo',
    headline: 'Enfermeira Intensivista',
    email: 'rosangela.lobo@exemplo.com.br',
    phone: '(31) 98765-1020',
    city: 'Belo Horizonte - MG',
    summary:
      'Enfermeira com nove anos de experiência em UTI adulto e pronto-socorro, com vivência em gestão de equipes, protocolos de segurança do paciente e auditoria de prontuários em hospitais de grande porte.',
    jobs: toJobs(`
      Enfermeira Assistencial | Hospital Vale do Sereno | Belo Horizonte - MG | 2020-03 | present
      - Coordeno 12 técnicos de enfermagem por plantão em uma UTI de 20 leitos
      - Reduzi em 30% as lesões por pressão com a revisão do protocolo de mudança de decúbito
      - Realizo punção venosa, curativos complexos e administração de medicamentos
      Enfermeira Trainee | Santa Casa de Ouro Claro | Contagem - MG | 2017-02 | 2020-02
      - Prestei cuidados a 8 pacientes críticos por turno no pronto-socorro
      - Treinei 25 colegas na classificação de risco pelo protocolo de Manchester
      Técnica de Enfermagem | Clínica Renascer | Betim - MG | 2013-06 | 2017-01
      - Verifiquei sinais vitais e apoiei a equipe em procedimentos de coleta
      - Organizei o estoque de materiais da sala de curativos`),
    studies: toStudies(`
      Bacharelado em Enfermagem | Universidade Federal do Cerrado Mineiro | 2012 - 2016
      Técnico em Enfermagem | Escola Técnica Bom Pastor | 2010 - 2012`),
    skills: ['Punção venosa', 'Curativos', 'UTI', 'Classificação de risco', 'Segurança do paciente', 'Tasy'],
    languages: ['Português nativo', 'Inglês básico'],
    courses: ['Suporte Avançado de Vida (ACLS), 2022', 'Gestão em Saúde, 40 horas, 2019'],
  },
  {
    id: 'professora',
    language: 'pt',
    name: 'Luciana Braga de Menezes',
    headline: 'Professora de Língua Portuguesa',
    email: 'lubragamenezes@exemplo.org',
    phone: '+55 85 99123-4567',
    city: 'Fortaleza, CE',
    summary:
      'Professora de Língua Portuguesa com doze anos de sala de aula no ensino fundamental e médio. Experiência com projetos de leitura, avaliação por competências e uso do Google Sala de Aula.',
    jobs: toJobs(`
      Professora de Língua Portuguesa | Colégio Maré Alta | Fortaleza, CE | 2018-01 | present
      - Leciono para 6 turmas do ensino médio, com 210 alunos por ano
      - Criei o clube de leitura que reúne 80 estudantes a cada bimestre
      - Elaborei simulados que elevaram em 15% a média da redação no ENEM
      Professora de Redação | Curso Ponto Final | Fortaleza, CE | 2014-08 | 2017-12
      - Corrigi 120 redações por semana com devolutiva individual
      - Desenvolvi material didático adotado por 4 unidades
      Auxiliar de Coordenação Pedagógica | Escola Municipal Jangadeiro | Caucaia, CE | 2012-02 | 2014-07
      - Acompanhei o planejamento de 14 professores
      - Organizei reuniões de pais e conselhos de classe`),
    studies: toStudies(`
      Especialização em Ensino de Língua Portuguesa | Universidade Estadual do Litoral | 2015 - 2016
      Licenciatura em Letras | Universidade Federal da Costa Norte | 2008 - 2012`),
    skills: ['Planejamento de aulas', 'Avaliação por competências', 'Google Sala de Aula', 'Canva', 'Redação'],
    languages: ['Português nativo', 'Espanhol intermediário'],
    courses: ['Metodologias Ativas, 60 horas, 2021', 'Educação Inclusiva, 2019'],
  },
  {
    id: 'receptionist',
    language: 'en',
    name: 'Danielle Okafor',
    headline: 'Front Desk Receptionist',
    email: 'danielle.okafor@example.com',
    phone: '(312) 555-0147',
    city: 'Chicago, IL',
    summary:
      'Front desk receptionist with seven years of experience in hotels and dental practices, handling scheduling, billing questions and guest complaints calmly, in English and in French.',
    jobs: toJobs(`
      Front Desk Receptionist | Lakeview Dental Partners | Chicago, IL | 2021-05 | present
      - Schedule 60 appointments a day for five dentists using Dentrix
      - Cut no-shows by 22% by introducing text message reminders
      - Verify insurance and collect copayments averaging $4,000 a day
      Guest Services Agent | The Harbor Hotel | Chicago, IL | 2018-03 | 2021-04
      - Checked in up to 120 guests per shift
      - Resolved complaints with a 96% satisfaction score
      Barista | Beanhouse | Evanston, IL | 2016-06 | 2018-02
      - Prepared drinks and handled cash for 300 customers a day
      - Trained six new hires`),
    studies: toStudies('Associate of Arts in Hospitality | Wright Lake College | 2014 - 2016'),
    skills: ['Dentrix', 'Scheduling', 'Customer service', 'Microsoft Office', 'Multi-line phones', 'Cash handling'],
    languages: ['English (native)', 'French (fluent)'],
    courses: ['CPR and First Aid, 2023'],
  },
  {
    id: 'advogada',
    language: 'pt',
    name: 'Helena Sampaio Couto',
    headline: 'Advogada Trabalhista',
    email: 'helena@coutoadv.exemplo.com',
    phone: '11 97654-3210',
    city: 'São Paulo/SP',
    summary:
      'Advogada trabalhista com oito anos de experiência em contencioso de massa e consultivo para empresas de varejo, com atuação em audiências, acordos e revisão de políticas internas. OAB/SP 000.000.',
    jobs: toJobs(`
      Advogada Sênior | Mattos Figueira Advogados | São Paulo/SP | 2021-09 | present
      - Conduzo carteira de 340 processos trabalhistas no TRT da 2ª Região
      - Negociei acordos que economizaram R$ 2,1 milhões em 2023
      Advogada Plena | Grupo Pereira Lins | São Paulo/SP | 2018-04 | 2021-08
      - Elaborei defesas, recursos e pareceres para 45 lojas
      - Implantei o controle de prazos no PJe com zero perda em três anos
      Estagiária de Direito | Defensoria Pública do Estado | São Paulo/SP | 2015-02 | 2017-12
      - Atendi 20 assistidos por semana e redigi petições iniciais
      - Organizei o acervo digital de jurisprudência`),
    studies: toStudies(`
      Pós-graduação em Direito do Trabalho | Escola Paulista de Estudos Jurídicos | 2019 - 2020
      Bacharelado em Direito | Pontifícia Universidade Católica de São Paulo | 2013 - 2017`),
    skills: ['Direito do trabalho', 'Contencioso', 'Audiências', 'PJe', 'Negociação de acordos', 'Pareceres'],
    languages: ['Inglês avançado', 'Espanhol intermediário'],
    courses: ['LGPD na Prática, 30 horas, 2021'],
  },
  {
    id: 'cozinheiro',
    language: 'pt',
    name: 'Edvaldo Nascimento Cruz',
    headline: 'Cozinheiro',
    email: 'edvaldocruz77@exemplo.com',
    phone: '(71) 9 8111-2233',
    city: 'Salvador - BA',
    summary:
      'Cozinheiro com dez anos de experiência em restaurantes e hotéis, especializado em cozinha baiana e frutos do mar, com prática em boas práticas de manipulação de alimentos e controle de estoque.',
    jobs: toJobs(`
      Cozinheiro Líder | Sabores da Ribeira | Salvador - BA | 2019-04 | present
      - Preparo 180 refeições por dia com equipe de 5 auxiliares
      - Reduzi o desperdício de alimentos em 18% com fichas técnicas
      Cozinheiro | Hotel Pedra do Mar | Salvador - BA | 2015-01 | 2019-03
      - Elaborei cardápios semanais para 250 hóspedes
      - Controlei validade e temperatura dos insumos
      Ajudante de Cozinha | Tempero de Dona Ana | Camaçari - BA | 2012-05 | 2014-12
      - Higienizei utensílios e porcionei carnes
      - Apoiei a montagem de 100 marmitas por dia
      Jovem Aprendiz | Pão & Cia | Camaçari - BA | 2010-02 | 2012-04
      - Atendi clientes no balcão e repus mercadorias`),
    studies: toStudies(`
      Técnico em Gastronomia | SENAC | 2014
      Ensino Médio Completo | Colégio Estadual Castro Lima | 2011`),
    skills: ['Cozinha baiana', 'Boas práticas de manipulação', 'Fichas técnicas', 'Controle de estoque', 'Cardápios'],
    languages: ['Português nativo'],
    courses: ['Manipulação de Alimentos, 2020'],
  },
  {
    id: 'estudante',
    language: 'pt',
    name: 'Caio Henrique Duarte',
    headline: 'Estudante de Administração',
    email: 'caio.duarte02@exemplo.com',
    phone: '(48) 99876-0011',
    city: 'Florianópolis, SC',
    summary:
      'Estudante do sexto semestre de Administração em busca de estágio na área financeira, com experiência em empresa júnior, planilhas avançadas e atendimento ao público.',
    jobs: toJobs(`
      Consultor Financeiro Júnior | Ação Júnior | Florianópolis, SC | 2023-03 | present
      - Elaboro fluxos de caixa para 4 microempresas da região
      - Apresentei diagnóstico financeiro que cortou 12% dos custos fixos
      Estagiário Administrativo | Cartório Lagoa | Florianópolis, SC | 2022-02 | 2022-12
      - Digitalizei 3.000 documentos e organizei o arquivo
      - Atendi 40 pessoas por dia no balcão`),
    studies: toStudies(`
      Graduação em Administração | Universidade do Estado de Santa Catarina | 2021 - 2025
      Ensino Médio | Instituto Estadual de Educação | 2020`),
    skills: ['Excel avançado', 'Power BI', 'Fluxo de caixa', 'Atendimento ao público', 'Trello'],
    languages: ['Inglês avançado', 'Alemão básico'],
    courses: ['Matemática Financeira, FGV, 2022', 'Excel Avançado, 2021'],
  },
]
