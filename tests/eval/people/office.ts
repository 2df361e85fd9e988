// Invented people in offices: accountants, developer, designer, project manager, nurse manager, researcher.
import { type Person, toJobs, toStudies } from '../person'

export const office: readonly Person[] = [
  {
    id: 'contadora',
    language: 'pt',
    name: 'Sílvia Marques Antonelli',
    headline: 'Contadora',
    email: 'silvia.antonelli@exemplo.com.br',
    phone: '(62) 98100-7788',
    city: 'Goiânia - GO',
    summary:
      'Contadora com treze anos de experiência em escrituração fiscal, fechamento contábil e obrigações acessórias para empresas do lucro real e presumido, com domínio de SPED, Domínio Sistemas e Excel.',
    jobs: toJobs(`
      Coordenadora Contábil | Cerealista Boa Safra Ltda | Goiânia - GO | 2018-10 | present
      - Coordeno equipe de 7 analistas e o fechamento mensal em 4 dias úteis
      - Recuperei R$ 1,3 milhão em créditos de PIS e COFINS
      Analista Contábil | Contábil Planalto | Goiânia - GO | 2014-02 | 2018-09
      - Apurei tributos de 38 clientes do lucro presumido
      - Entreguei SPED e ECD sem multas durante quatro anos
      Assistente Fiscal | Drogaria Central | Anápolis - GO | 2011-07 | 2014-01
      - Lancei 900 notas fiscais por mês
      - Conciliei contas a pagar e a receber`),
    studies: toStudies(`
      Bacharelado em Ciências Contábeis | Pontifícia Universidade Católica de Goiás | 2009 - 2013
      Técnico em Contabilidade | Colégio Santo Agostinho | 2008`),
    skills: ['SPED', 'Fechamento contábil', 'Domínio Sistemas', 'Excel avançado', 'Conciliação bancária', 'ECF'],
    languages: ['Inglês intermediário'],
    courses: ['Reforma Tributária, CRC-GO, 2023'],
  },
  {
    id: 'developer',
    language: 'en',
    name: 'Priya Venkataraman',
    headline: 'Senior Backend Engineer',
    email: 'priya.v@example.dev',
    phone: '+44 7700 900123',
    city: 'London, UK',
    summary:
      'Backend engineer with eight years of experience building payment and logistics platforms in Go and Python, with a focus on reliability, observability and mentoring small teams.',
    jobs: toJobs(`
      Senior Backend Engineer | Tidepay | London, UK | 2021-02 | present
      - Designed a ledger service in Go handling 4,000 transactions per second
      - Reduced p99 latency by 45% by moving hot paths to Redis
      - Mentor four engineers and lead the on-call guild
      Software Engineer | Parcelgraph | London, UK | 2018-06 | 2021-01
      - Built routing APIs in Python and PostgreSQL for 300 couriers
      - Migrated 25 services to Kubernetes with no downtime
      Junior Developer | Brightloom Studio | Leeds, UK | 2016-09 | 2018-05
      - Delivered twelve Django sites for retail clients
      - Wrote the first automated test suite of the company`),
    studies: toStudies(`
      MSc in Computer Science | University of Northern Pennines | 2015 - 2016
      BSc in Mathematics | St. Aldhelm College | 2012 - 2015`),
    skills: ['Go', 'Python', 'PostgreSQL', 'Redis', 'Kubernetes', 'Terraform', 'gRPC', 'CI/CD'],
    languages: ['English', 'Tamil', 'Hindi'],
    courses: ['AWS Solutions Architect Associate, 2022'],
  },
  {
    id: 'designer',
    language: 'pt',
    name: 'Bianca Falcão',
    headline: 'Product Designer',
    email: 'oi@biancafalcao.exemplo.art',
    phone: '(81) 99555-1212',
    city: 'Recife, PE',
    summary:
      'Designer de produto com sete anos de experiência em aplicativos financeiros e educação, da pesquisa com usuários ao protótipo, com sistemas de design usados por mais de trinta times.',
    jobs: toJobs(`
      Product Designer Sênior | Banco Lume | Recife, PE | 2022-01 | present
      - Redesenhei o fluxo de abertura de conta e aumentei a conversão em 34%
      - Mantenho o sistema de design usado por 31 times
      UX/UI Designer | Edukar | Recife, PE | 2019-03 | 2021-12
      - Conduzi 60 entrevistas com estudantes de escolas públicas
      - Prototipei o aplicativo que alcançou 200 mil downloads
      Designer Gráfica | Estúdio Mangue | Olinda, PE | 2017-02 | 2019-02
      - Criei identidades visuais para 18 marcas locais`),
    studies: toStudies('Bacharelado em Design | Universidade Federal de Pernambuco | 2013 - 2017'),
    skills: ['Figma', 'Pesquisa com usuários', 'Design systems', 'Prototipação', 'Illustrator', 'HTML e CSS'],
    languages: ['Inglês fluente', 'Espanhol básico'],
    courses: ['UX Research, Mergo, 2020'],
  },
  {
    id: 'accountant',
    language: 'en',
    name: 'Margaret Ellison, CPA',
    headline: 'Senior Accountant',
    email: 'm.ellison@example.org',
    phone: '(617) 555-0182',
    city: 'Boston, MA',
    summary:
      'Certified public accountant with ten years of experience in month-end close, GAAP reporting and audit support for manufacturers and nonprofits, known for clean reconciliations.',
    jobs: toJobs(`
      Senior Accountant | Harlow & Finch | Boston, MA | 2019-01 | present
      - Shortened the monthly close from nine to five days
      - Prepared consolidated statements for six subsidiaries under US GAAP
      Staff Accountant | Beacon Tool Works Inc. | Worcester, MA | 2015-07 | 2018-12
      - Reconciled 40 balance sheet accounts each month
      - Identified $310,000 in duplicate vendor payments
      Accounts Payable Clerk | Commonwealth Food Bank | Boston, MA | 2013-06 | 2015-06
      - Processed 600 invoices a month with 99.7% accuracy`),
    studies: toStudies(`
      M.S. in Accounting | Suffolk Harbor University | 2014 - 2015
      B.S. in Business Administration | University of Western Massachusetts | 2009 - 2013`),
    skills: ['GAAP', 'QuickBooks', 'NetSuite', 'Month-end close', 'Advanced Excel', 'Audit preparation'],
    languages: ['English', 'Portuguese (conversational)'],
    courses: ['Certified Public Accountant, Massachusetts, 2017'],
  },
  {
    id: 'gerente',
    language: 'pt',
    name: 'Otávio Luiz Pimentel Rocha',
    headline: 'Gerente de Projetos de TI',
    email: 'otavio.rocha@exemplo.com',
    phone: '(61) 98484-9090',
    city: 'Brasília/DF',
    summary:
      'Gerente de projetos com dezesseis anos em tecnologia, certificado PMP, com experiência em transformação digital no setor público e bancário, gestão de orçamento e equipes multidisciplinares.',
    jobs: toJobs(`
      Gerente de Projetos | Nexa Digital | Brasília/DF | 2021-04 | present
      - Gerencio portfólio de 9 projetos com orçamento de R$ 23 milhões
      - Entreguei o portal do cidadão dois meses antes do prazo
      Coordenador de TI | Banco Planalto Central | Brasília/DF | 2016-11 | 2021-03
      - Liderei a migração de 140 servidores para a nuvem
      - Implantei Scrum em 6 equipes
      Analista de Sistemas | Softcerrado | Brasília/DF | 2012-01 | 2016-10
      - Desenvolvi integrações em Java para 20 órgãos
      - Documentei requisitos de 35 sistemas
      Programador | Datavia | Taguatinga/DF | 2008-03 | 2011-12
      - Mantive sistemas em Delphi para 50 clientes`),
    studies: toStudies(`
      MBA em Gerenciamento de Projetos | FGV | 2014 - 2015
      Bacharelado em Ciência da Computação | Universidade de Brasília | 2004 - 2008`),
    skills: ['Scrum', 'PMP', 'MS Project', 'Jira', 'Gestão de orçamento', 'Power BI', 'Azure'],
    languages: ['Inglês fluente'],
    courses: ['PMP, 2016', 'Certified ScrumMaster, 2018'],
  },
  {
    id: 'teacher',
    language: 'en',
    name: 'Joanna Whitcombe',
    headline: 'Elementary School Teacher',
    email: 'jwhitcombe@example.edu',
    phone: '503-555-0123',
    city: 'Portland, OR',
    summary:
      'Elementary school teacher with nine years in public schools, committed to literacy, small-group instruction and family communication, with students consistently exceeding state reading targets.',
    jobs: toJobs(`
      Third Grade Teacher | Cedar Hill Elementary School | Portland, OR | 2018-08 | present
      - Teach 28 students in all core subjects each year
      - Raised reading scores by 19% through daily small groups
      Teaching Assistant | Riverside School District | Salem, OR | 2015-09 | 2018-06
      - Supported students with individual education plans
      - Led an after-school math club for 24 children`),
    studies: toStudies(`
      Master of Arts in Teaching | Pacific Timber University | 2014 - 2015
      Bachelor of Arts in English | Columbia Gorge College | 2010 - 2014`),
    skills: ['Classroom management', 'Lesson planning', 'Google Classroom', 'Differentiated instruction', 'Phonics'],
    languages: ['English', 'Spanish (conversational)'],
    courses: ['Oregon Teaching License, 2015'],
  },
]
