// Invented work of ten trades, for the demonstration's people. Employers and schools do not exist.
import type { TextLanguage } from '../../analysis/text-language'

/** What somebody of a trade writes. `duties` say what was done, `results` also how much of it. */
export type Trade = {
  readonly language: TextLanguage
  readonly title: string
  readonly earlier: string
  readonly employers: readonly [string, string]
  readonly duties: readonly string[]
  readonly results: readonly string[]
  readonly school: { readonly course: string; readonly school: string }
  readonly skills: string
  readonly advert: string
}

export const trades: readonly Trade[] = [
  {
    language: 'pt',
    title: 'Cozinheira',
    earlier: 'Auxiliar de cozinha',
    employers: ['Restaurante Folha Larga', 'Escola Municipal Vereda'],
    duties: [
      'Preparo de almoços e jantares',
      'Controle do estoque de alimentos',
      'Limpeza da cozinha',
      'Apoio na compra de hortaliças',
    ],
    results: [
      'Preparei 280 refeições por dia com uma equipe de 4 pessoas.',
      'Reduzi o desperdício de carnes em 18% ao planejar os cortes da semana.',
      'Treinei 6 auxiliares em boas práticas de manipulação.',
      'Montei o cardápio de 32 crianças com restrições alimentares.',
    ],
    school: { course: 'Técnico em Nutrição', school: 'Escola Técnica Rio Manso' },
    skills: 'Boas práticas de manipulação, Controle de estoque, Cardápio, Dietas hospitalares, Panificação',
    advert:
      'Cozinheira hospitalar\nAtividades:\n- Preparar refeições e dietas hospitalares\n- Controlar o estoque de alimentos\n- Planejar o cardápio da semana\nRequisitos:\n- Experiência com dietas hospitalares\n- Boas práticas de manipulação\n- Controle de estoque e planejamento de cardápio\n- Ensino médio completo\nDiferenciais: técnico em nutrição, panificação\nEscala 12x36, vale-transporte.',
  },
  {
    language: 'pt',
    title: 'Técnica de enfermagem',
    earlier: 'Cuidadora de idosos',
    employers: ['Hospital Boa Vereda', 'Clínica Manhã Clara'],
    duties: [
      'Administração de medicamentos',
      'Curativos e sinais vitais',
      'Registro em prontuário',
      'Apoio à família dos pacientes',
    ],
    results: [
      'Acompanhei 22 pacientes por plantão na clínica médica.',
      'Registrei sinais vitais de 40 leitos por dia no prontuário eletrônico.',
      'Reduzi em 30% as trocas de curativo fora do prazo com um quadro de horários.',
      'Orientei 15 famílias por mês na alta do paciente.',
    ],
    school: { course: 'Técnico em Enfermagem', school: 'Instituto de Saúde Aroeira' },
    skills: 'COREN ativo, Administração de medicamentos, Curativos, Prontuário eletrônico, Sinais vitais',
    advert:
      'Técnico de enfermagem para clínica médica. Requisitos: COREN ativo, experiência com administração de medicamentos, curativos, sinais vitais e prontuário eletrônico. Desejável experiência em pronto-socorro. Plantões noturnos.',
  },
  {
    language: 'pt',
    title: 'Vendedor de loja',
    earlier: 'Repositor',
    employers: ['Calçados Trilha Sul', 'Mercado Ponte Nova'],
    duties: ['Atendimento ao cliente', 'Organização da vitrine', 'Fechamento de caixa', 'Reposição de produtos'],
    results: [
      'Atendi 60 clientes por dia e bati a meta em 10 de 12 meses.',
      'Aumentei em 22% a venda de acessórios com sugestões no caixa.',
      'Treinei 5 colegas novos no sistema de vendas.',
      'Organizei o inventário de 3.400 pares sem diferença no balanço.',
    ],
    school: { course: 'Ensino médio', school: 'Colégio Estadual Serra Alta' },
    skills: 'Atendimento ao cliente, Fechamento de caixa, Vitrine, Inventário, Pacote Office',
    advert:
      'Vendedor de loja de calçados\nAtividades:\n- Atender clientes e organizar a vitrine\n- Fazer o fechamento de caixa\nRequisitos:\n- Experiência com atendimento ao cliente\n- Fechamento de caixa\n- Organização de vitrine\n- Pacote Office\n- Ensino médio completo\nDiferencial: inventário\nComissão e vale-refeição.',
  },
  {
    language: 'pt',
    title: 'Analista de dados',
    earlier: 'Assistente administrativo',
    employers: ['Logística Pedra Azul', 'Distribuidora Campo Largo'],
    duties: ['Relatórios mensais de vendas', 'Consultas em SQL', 'Atualização de painéis', 'Suporte às áreas'],
    results: [
      'Reduzi o fechamento mensal de 9 para 4 dias ao automatizar 12 relatórios em SQL e Python.',
      'Montei 8 painéis em Power BI usados por 45 gestores.',
      'Encontrei R$ 310 mil em fretes pagos em dobro em um ano.',
      'Treinei 18 colegas em consultas de SQL.',
    ],
    school: { course: 'Bacharelado em Estatística', school: 'Universidade do Vale Claro' },
    skills: 'SQL, Python, Power BI, Excel, ETL, Estatística',
    advert:
      'Analista de dados pleno. Requisitos: SQL, Python, Power BI e Excel avançado; experiência com ETL e indicadores de logística. Ensino superior completo em Estatística, Computação ou áreas afins. Desejável inglês intermediário. Trabalho híbrido.',
  },
  {
    language: 'pt',
    title: 'Motorista entregador',
    earlier: 'Ajudante de entrega',
    employers: ['Transportes Rota Leste', 'Padaria Trigo Bom'],
    duties: ['Entregas na cidade', 'Conferência de notas', 'Manutenção básica do veículo', 'Carga e descarga'],
    results: [
      'Fiz 75 entregas por dia com 99% no prazo.',
      'Baixei o consumo da van em 11% ao replanejar 4 rotas.',
      'Rodei 210 mil quilômetros sem acidente.',
      'Conferi 120 notas fiscais por dia sem devolução por erro.',
    ],
    school: { course: 'Ensino médio', school: 'Escola Estadual Campo Verde' },
    skills: 'CNH categoria D, Roteirização, Conferência de notas fiscais, Direção defensiva, Atendimento ao cliente',
    advert:
      'Motorista entregador\nAtividades:\n- Fazer entregas urbanas e conferir notas fiscais\n- Planejar a rota do dia\nRequisitos:\n- CNH categoria D\n- Experiência com entregas urbanas\n- Conferência de notas fiscais\n- Direção defensiva\n- Atendimento ao cliente\n- Ensino médio completo\nDesejável: roteirização\nContratação CLT.',
  },
  {
    language: 'pt',
    title: 'Professora de matemática',
    earlier: 'Monitora de ensino',
    employers: ['Colégio Estadual Lagoa Funda', 'Escola Passo a Passo'],
    duties: ['Aulas para o ensino fundamental', 'Correção de provas', 'Reuniões com famílias', 'Planejamento de aulas'],
    results: [
      'Dei aulas a 6 turmas de 35 alunos do 6º ao 9º ano.',
      'Elevei a média da turma de 5,1 para 6,8 em dois bimestres com grupos de estudo.',
      'Organizei a olimpíada de matemática de 240 alunos.',
      'Adaptei provas para 9 alunos com deficiência.',
    ],
    school: { course: 'Licenciatura em Matemática', school: 'Universidade do Vale Claro' },
    skills: 'Ensino fundamental, BNCC, Planejamento de aulas, Educação inclusiva, Google Sala de Aula',
    advert:
      'Professora de matemática para o ensino fundamental. Requisitos: licenciatura em Matemática, experiência com planejamento de aulas e BNCC. Diferenciais: educação inclusiva e Google Sala de Aula. 30 horas semanais.',
  },
  {
    language: 'pt',
    title: 'Assistente administrativo',
    earlier: 'Recepcionista',
    employers: ['Contabilidade Norte Certo', 'Clínica Manhã Clara'],
    duties: ['Atendimento telefônico', 'Organização de documentos', 'Lançamento de notas', 'Agenda da diretoria'],
    results: [
      'Lancei 450 notas fiscais por mês com menos de 1% de erro.',
      'Reduzi a fila de documentos de 12 para 2 dias.',
      'Atendi 70 ligações por dia.',
      'Digitalizei 6.000 pastas de 3 anos.',
    ],
    school: { course: 'Tecnólogo em Gestão', school: 'Faculdade Porto Seguro do Vale' },
    skills: 'Pacote Office, Excel, Notas fiscais, Atendimento, Organização de documentos',
    advert:
      'Assistente administrativo\nAtividades:\n- Lançar notas fiscais e organizar documentos\n- Fazer o atendimento telefônico\nRequisitos:\n- Excel e Pacote Office\n- Lançamento de notas fiscais\n- Organização de documentos\n- Atendimento telefônico\n- Ensino médio completo\nDesejável: superior em Administração\nVale-alimentação.',
  },
  {
    language: 'pt',
    title: 'Pedreiro',
    earlier: 'Servente de obras',
    employers: ['Construtora Laje Firme', 'Reformas Bom Prumo'],
    duties: ['Alvenaria e reboco', 'Assentamento de pisos', 'Leitura de projeto', 'Limpeza da obra'],
    results: [
      'Levantei 1.200 m² de alvenaria em 5 meses com 3 serventes.',
      'Assentei 640 m² de porcelanato sem retrabalho.',
      'Coordenei 4 ajudantes na reforma de 12 banheiros.',
      'Economizei 9% de argamassa com o corte planejado.',
    ],
    school: { course: 'Ensino fundamental', school: 'Escola Municipal Vereda' },
    skills: 'Alvenaria, Reboco, Porcelanato, NR-35, Leitura de projeto',
    advert:
      'Pedreiro de acabamento\nAtividades:\n- Levantar alvenaria e fazer reboco\n- Assentar porcelanato\nRequisitos:\n- 2 anos de experiência com alvenaria e reboco\n- Assentamento de porcelanato\n- Leitura de projeto\n- Ensino fundamental completo\nDesejável: NR-35\nContratação CLT, vale-transporte.',
  },
  {
    language: 'en',
    title: 'Customer Support Specialist',
    earlier: 'Receptionist',
    employers: ['Bluefield Telecom', 'Maple Street Clinic'],
    duties: ['Answered tickets', 'Updated the knowledge base', 'Helped new colleagues', 'Wrote weekly reports'],
    results: [
      'Resolved 45 tickets a day with 94% satisfaction.',
      'Cut first reply time from 6 hours to 50 minutes with 20 answer templates.',
      'Trained 8 new colleagues in Zendesk.',
      'Wrote 60 help articles read 12,000 times a month.',
    ],
    school: { course: 'BA in Communication', school: 'Westbrook College' },
    skills: 'Zendesk, CRM, Technical writing, English, Portuguese',
    advert:
      'Customer Support Specialist\nResponsibilities:\n- Answer tickets and write help articles\n- Train new colleagues\nRequirements:\n- Experience with Zendesk\n- CRM\n- Technical writing\n- Fluent English\n- Bachelor degree in Communication or a related field\nNice to have: Portuguese, SQL\nRemote in Brazil.',
  },
  {
    language: 'en',
    title: 'Warehouse Supervisor',
    earlier: 'Warehouse Clerk',
    employers: ['Harbor Freight Lines', 'Greenway Foods'],
    duties: ['Supervised the night shift', 'Checked deliveries', 'Planned shifts', 'Kept the stock list'],
    results: [
      'Led 14 people on the night shift.',
      'Raised picking accuracy from 96.2% to 99.4% in eight months.',
      'Planned shifts for 32 people with 12% less overtime.',
      'Counted 8,500 items a quarter with differences under 0.5%.',
    ],
    school: { course: 'Diploma in Logistics', school: 'Riverside Technical Institute' },
    skills: 'Forklift license, Inventory management, SAP, Shift planning, Health and safety',
    advert:
      'Warehouse Supervisor\nResponsibilities:\n- Lead the night shift and plan shifts\n- Keep the stock list correct\nRequirements:\n- 3 years of experience in a warehouse\n- Inventory management\n- Shift planning\n- Health and safety\n- Forklift license\nNice to have: SAP, Excel\nFull time, night shift.',
  },
]
