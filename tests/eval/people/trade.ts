// Invented people in trade, transport and industry: driver, warehouse, sales, engineer, in Portuguese and English.
import { type Person, toJobs, toStudies } from '../person'

export const trade: readonly Person[] = [
  {
    id: 'motorista',
    language: 'pt',
    name: 'Gilberto Antunes Farias',
    headline: 'Motorista Carreteiro',
    email: 'gilbertofarias@exemplo.com',
    phone: '(51) 99911-2323',
    city: 'Porto Alegre - RS',
    summary:
      'Motorista carreteiro com quinze anos de estrada, CNH E, curso MOPP e histórico sem acidentes. Experiência com cargas perigosas, roteirização e entrega em todo o Mercosul.',
    jobs: toJobs(`
      Motorista Carreteiro | Transportes Serra Azul Ltda. | Porto Alegre - RS | 2016-08 | present
      - Percorro 12.000 km por mês com cargas químicas sem nenhum acidente
      - Reduzi em 9% o consumo de diesel com direção econômica
      Motorista de Entregas | Casa Verdes Campos | Canoas - RS | 2011-03 | 2016-07
      - Entreguei 45 pedidos por dia na região metropolitana
      - Conferi notas fiscais e devoluções
      Ajudante de Carga e Descarga | Atacadão do Vale | Canoas - RS | 2009-01 | 2011-02
      - Carreguei e descarreguei caminhões com 30 toneladas por turno`),
    studies: toStudies('Ensino Médio Completo | Escola Estadual Rio Branco | 2008'),
    skills: ['CNH E', 'MOPP', 'Direção defensiva', 'Tacógrafo', 'Roteirização', 'Carga perigosa'],
    languages: ['Espanhol básico'],
    courses: ['MOPP, SEST SENAT, 2022', 'Direção Defensiva, 2020'],
  },
  {
    id: 'estoquista',
    language: 'pt',
    name: 'Wesley Barbosa Pinto',
    headline: 'Auxiliar de Logística',
    email: 'wesley.bp@exemplo.com',
    phone: '(19) 98222-3344',
    city: 'Campinas, SP',
    summary:
      'Profissional de logística com seis anos em centros de distribuição: recebimento, separação, inventário e expedição, com operação de empilhadeira e uso diário de WMS e coletor de dados.',
    jobs: toJobs(`
      Operador de Empilhadeira | Brasil Log Armazéns | Campinas, SP | 2021-11 | present
      - Movimento 220 paletes por turno com índice de avaria de 0,1%
      - Participei do inventário geral com acurácia de 99,2%
      Auxiliar de Estoque | Mercantil Paineira | Sumaré, SP | 2018-06 | 2021-10
      - Separei 400 pedidos por dia com coletor de dados
      - Organizei o endereçamento de 2.500 posições
      Repositor | Supermercados Ipê | Sumaré, SP | 2017-01 | 2018-05
      - Abasteci gôndolas e conferi validade de produtos`),
    studies: toStudies(`
      Tecnólogo em Logística | Faculdade de Tecnologia de Americana | 2019 - 2021
      Ensino Médio Completo | E.E. Dom Barreto | 2016`),
    skills: ['Empilhadeira', 'WMS', 'Inventário', 'Coletor de dados', 'Expedição', 'NR-11'],
    languages: ['Português nativo'],
    courses: ['Operador de Empilhadeira NR-11, 2021'],
  },
  {
    id: 'vendedor',
    language: 'pt',
    name: 'Marcelo Quintela',
    headline: 'Executivo de Vendas',
    email: 'm.quintela@exemplo.net',
    phone: '+55 (21) 97777-8080',
    city: 'Rio de Janeiro, RJ',
    summary:
      'Executivo de vendas com onze anos de experiência em varejo e vendas B2B, especialista em prospecção, negociação e gestão de carteira, com metas superadas em nove dos últimos dez trimestres.',
    jobs: toJobs(`
      Executivo de Contas | Kiprus | Rio de Janeiro, RJ | 2020-07 | present
      - Vendi R$ 4,8 milhões em 2023, 118% da meta anual
      - Conquistei 32 novas contas por prospecção ativa
      Consultor de Vendas Externas | Distribuidora Guanabara | Niterói, RJ | 2016-09 | 2020-06
      - Atendi carteira de 150 clientes em 11 municípios
      - Elevei o tíquete médio em 27% com mix de produtos
      Vendedor Interno | Lojas Arpoador | Rio de Janeiro, RJ | 2013-10 | 2016-08
      - Bati a meta mensal em 30 dos 35 meses
      - Treinei 10 vendedores novos`),
    studies: toStudies(`
      MBA em Gestão Comercial | Fundação Getulio Vargas | 2018 - 2019
      Bacharelado em Marketing | Universidade Veiga de Almeida | 2010 - 2014`),
    skills: ['Prospecção', 'Negociação', 'Salesforce', 'CRM', 'Vendas B2B', 'Excel'],
    languages: ['Inglês intermediário'],
    courses: ['SPIN Selling, 2021', 'Negociação Avançada, 2019'],
  },
  {
    id: 'engenheira',
    language: 'pt',
    name: 'Patrícia Nakamura Reis',
    headline: 'Engenheira Civil',
    email: 'patricia.nakamura@exemplo.eng.br',
    phone: '(41) 99444-5566',
    city: 'Curitiba/PR',
    summary:
      'Engenheira civil com dez anos de experiência em planejamento e execução de obras residenciais e industriais, orçamentos, gestão de contratos e compatibilização de projetos em BIM.',
    jobs: toJobs(`
      Coordenadora de Obras | Construtora Araucária S.A. | Curitiba/PR | 2019-02 | present
      - Coordeno 3 obras simultâneas com orçamento de R$ 86 milhões
      - Antecipei em 45 dias a entrega de um edifício de 22 pavimentos
      Engenheira de Planejamento | Paraná Engenharia | Curitiba/PR | 2015-05 | 2019-01
      - Elaborei cronogramas em MS Project para 14 empreendimentos
      - Reduzi em 11% o custo de concreto com novo traço
      Engenheira Trainee | Concremax | Ponta Grossa/PR | 2013-08 | 2015-04
      - Fiscalizei a execução de fundações e estruturas`),
    studies: toStudies(`
      Mestrado em Engenharia de Estruturas | Universidade Federal do Paraná | 2016 - 2018
      Graduação em Engenharia Civil | Universidade Tecnológica Federal do Paraná | 2008 - 2013`),
    skills: ['AutoCAD', 'Revit', 'MS Project', 'Orçamento de obras', 'BIM', 'Gestão de contratos'],
    languages: ['Inglês avançado', 'Japonês básico'],
    courses: ['Gestão de Projetos PMI, 2020'],
  },
  {
    id: 'driver',
    language: 'en',
    name: 'Terrence Boyd',
    headline: 'CDL-A Truck Driver',
    email: 'terrence.boyd@example.net',
    phone: '+1 614-555-0199',
    city: 'Columbus, OH',
    summary:
      'Commercial truck driver with twelve years on the road and over one million accident-free miles, experienced with refrigerated and hazardous loads and electronic logging.',
    jobs: toJobs(`
      Regional Truck Driver | Buckeye Freight Lines | Columbus, OH | 2017-04 | present
      - Haul refrigerated loads across nine states, averaging 2,600 miles a week
      - Maintained a 99% on-time delivery rate for six years
      Delivery Driver | Parcelwise | Dayton, OH | 2013-09 | 2017-03
      - Delivered 150 parcels a day on a fixed route
      - Inspected the vehicle daily and logged defects
      Warehouse Associate | Midwest Paper Co. | Dayton, OH | 2011-06 | 2013-08
      - Loaded 20 trailers per shift with a forklift`),
    studies: toStudies('High School Diploma | Belmont High School | 2011'),
    skills: ['CDL Class A', 'Hazmat endorsement', 'ELD logging', 'Route planning', 'Forklift', 'Pre-trip inspection'],
    languages: ['English (native)', 'Spanish (basic)'],
    courses: ['Hazmat Certification, 2019'],
  },
]
