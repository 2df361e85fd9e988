// Occupations, the words that identify them, and the skills most requested for them, selected by ourselves.
import { memo } from '../../memo'
import { anyOf, anywhere } from '../../phrases'
import { fold } from '../reading/text'
import { healthOccupations } from './health-occupations'

export type Occupation = {
  readonly id: string
  readonly titles: RegExp
  /** The same, to find all of them in a text. */
  readonly everywhere: RegExp
  readonly skills: readonly string[]
}

const occupation = (id: string, titles: RegExp, skills: string): Occupation => ({
  id,
  titles,
  everywhere: new RegExp(titles.source, 'g'),
  skills: skills.split(/\s*[;\n]\s*/).filter(Boolean),
})

export const occupations: readonly Occupation[] = [
  occupation(
    'frontend',
    /front[- ]?end|web developer|desenvolvedora? web|react developer|ui developer/,
    'JavaScript; TypeScript; React; HTML; CSS; API REST; Git; Testes automatizados; Acessibilidade; Next.js; Design system; Metodologias ágeis',
  ),
  occupation(
    'software',
    /software|desenvolvedor|desenvolvedora|developer|programador|programmer|back[- ]?end|full[- ]?stack|engenheir[oa] de software|tech lead|\bsde\b/,
    'Git; SQL; API REST; Docker; Testes automatizados; CI/CD; Microsserviços; AWS; Metodologias ágeis; Kubernetes; PostgreSQL; Padrões de projeto; Observabilidade; TypeScript; Linux',
  ),
  occupation(
    'research',
    /machine learning|\bml\b|\bai\b|data scientist|cientista de dados|research engineer|deep learning/,
    'Python; Machine Learning; PyTorch; SQL; Estatística; scikit-learn; Pandas; Visualização de dados; Git; Docker; Processamento de linguagem natural; Modelagem de dados; TensorFlow',
  ),
  occupation(
    'data',
    /dados|\bdata\b|\bbi\b|business intelligence|analytics|analista de bi/,
    'SQL; Excel avançado; Power BI; Python; ETL; Visualização de dados; Estatística; Modelagem de dados; Indicadores de desempenho; Tableau; Data Warehouse; Git',
  ),
  occupation(
    'infrastructure',
    /devops|\bsre\b|site reliability|platform engineer|infraestrutura|infrastructure|cloud|arquitet[oa] de (?:solu|nuvem|sistem)|(?:solutions?|enterprise|network) architect|sysadmin|system administrator|administrador de (?:redes|sistemas)|network/,
    'Linux; Docker; Kubernetes; AWS; Terraform; CI/CD; Ansible; Redes de computadores; Grafana; Segurança da informação; Shell script; Observabilidade',
  ),
  occupation(
    'support',
    /suporte|help ?desk|service desk|desktop support|it (?:technician|support|specialist)|tecnic[oa] (?:de|em) informatica|technical support/,
    'Suporte técnico; Active Directory; Windows Server; Redes de computadores; ITIL; SLA; ServiceNow; Manutenção de computadores; Linux; Pacote Office; Segurança da informação; Backup',
  ),
  occupation(
    'quality',
    /\bqa\b|tester|teste[s]? de software|quality assurance|analista de (?:testes|qualidade de software)/,
    'Testes automatizados; Testes de software; Selenium; Cypress; Postman; API REST; SQL; Jira; Metodologias ágeis; CI/CD; Git',
  ),
  occupation(
    'product',
    /product (?:manager|owner)|gerente de produto|analista de produto|\bpm\b/,
    'Gestão de produtos; Roadmap; Metodologias ágeis; Pesquisa com usuários; Indicadores de desempenho; Gestão de stakeholders; SQL; Testes A/B; Jira; UX; Análise de dados',
  ),
  occupation(
    'project',
    /project manager|gerente de projetos?|scrum master|coordenador(?:a)? de projetos|analista de projetos|\bpmo\b/,
    'Gestão de projetos; Scrum; MS Project; Gestão de riscos; Gestão de stakeholders; Orçamento; Indicadores de desempenho; Kanban; PMP; Jira; Gestão de fornecedores',
  ),
  occupation(
    'design',
    // Of pictures and screens: who designs eyebrows, rooms, clothes or flowers uses none of these skills.
    anyOf(
      String.raw`
  (?<!(interior|fashion|floral|costume|landscape|jewel(le)?ry|lighting|instructional|nail|brow|learning) )designer(?! (de (sobrancelha|unha|cilio|interior|moda|joia|calcado)|instrucional))
  \bux\b|\bui\b|diretor(a)? de arte|art director|ilustrador`,
      anywhere,
    ),
    'Figma; Photoshop; Illustrator; Prototipagem; Design system; UX; UI; Pesquisa com usuários; Identidade visual; Acessibilidade; Adobe Creative Suite; Motion design',
  ),
  occupation(
    'marketing',
    /marketing|social media|midias sociais|growth|seo|conteudo|content|brand|publicitari|copywriter|comunicacao (?:social|corporativa|interna|institucional|visual|empresarial)|(?:assessor|analista|assistente|estagi|gerente|coordenador|supervisor|setor|departamento)[a-z]* (?:em|d[ae]) comunicacao/,
    'Marketing digital; Redes sociais; SEO; Google Analytics; Google Ads; Marketing de conteúdo; E-mail marketing; Planejamento de campanhas; Métricas de marketing; CRM; Copywriting; Automação de marketing; Testes A/B; RD Station',
  ),
  occupation(
    'sales',
    /vended|comercial|\bsales\b|vendas|representante|account executive|consultor(?:a)? de vendas|promotor|corretor|real estate|business development|closer|\bsdr\b|(?:agente|agencia|consultor[a]?) de viag|travel (?:agent|consultant|advis[eo]r)/,
    'Prospecção de clientes; Negociação; CRM; Metas de vendas; Pós-venda; Carteira de clientes; Funil de vendas; Fidelização de clientes; Vendas consultivas; Atendimento ao cliente; Propostas comerciais; Excel',
  ),
  occupation(
    'service',
    /atend(?!entes? de farmacia)|call center|telemarketing|customer (?:service|support|care|success)|\bsac\b|relacionamento com (?:o )?cliente|operador(?:a)? de telemarketing/,
    'Atendimento ao cliente; Resolução de conflitos; CRM; SLA; NPS; Fidelização de clientes; Satisfação do cliente; Pacote Office; Pós-venda; Zendesk; Atendimento por chat; Indicadores de desempenho',
  ),
  occupation(
    'retail',
    /caixa|balconista(?! de farmacia)|repositor|cashier|retail|shop assistant|loja|estoquista|operador(?:a)? de loja|store/,
    'Atendimento ao cliente; Operação de caixa; Vendas; Reposição de mercadorias; Controle de estoque; Inventário; Merchandising; Fidelização de clientes; Metas de vendas; Pacote Office',
  ),
  occupation(
    'administrative',
    /administra(?:cao|dora?\b|tiv)|secretari|\bsecretary\b|recepcion(?!ista d[eo] (?:hote|pousada))|assistente de escritorio|office (?:manager|assistant|administrator)|(?<!hotel )receptionist|administrative|auxiliar de escritorio|executive assistant/,
    'Rotinas administrativas; Pacote Office; Excel; Gestão de documentos; Gestão de agenda; Atendimento telefônico; Emissão de notas fiscais; Contas a pagar; Contas a receber; ERP; Planilhas; Relatórios; Atendimento ao cliente',
  ),
  occupation(
    'accounting',
    /conta(?:dor|bil)|fiscal|accountant|bookkeeper|accounting|tributari|(?<!night |em |com )auditor|escrituracao|tax/,
    'Contabilidade; Conciliação bancária; Impostos; Lançamentos contábeis; Balanço patrimonial; Demonstrações financeiras; Fechamento mensal; SPED; Excel avançado; ERP; Auditoria; Contas a pagar; Contas a receber; IFRS; QuickBooks',
  ),
  occupation(
    'finance',
    /financeir|finance|financial|tesour|treasury|controller|controladoria|(?<!a)credito|cobranca|investiment|economista|bancari|bank/,
    'Fluxo de caixa; Conciliação bancária; Contas a pagar; Contas a receber; Excel avançado; Orçamento; Análise financeira; Planejamento financeiro; Indicadores de desempenho; ERP; Power BI; Demonstrações financeiras; Previsões; SAP',
  ),
  occupation(
    'people',
    /recursos humanos|\brh\b|human resources|\bhr\b|recrut|recruit|talent (?:acquisition|partner|manage|specialist|lead)|departamento pessoal|gente e gestao|people (?:operations|ops|partner|manager|team|analyst|officer|lead|business|&|and culture)|head of people/,
    'Recrutamento e seleção; Departamento pessoal; Treinamento e desenvolvimento; Folha de pagamento; eSocial; Legislação trabalhista; Avaliação de desempenho; Clima organizacional; Admissão e rescisão; Benefícios; Indicadores de desempenho; Excel',
  ),
  ...healthOccupations.map(([id, titles, skills]) => occupation(id, titles, skills)),
  occupation(
    'teaching',
    /profess(?!ion)|teacher|docente|pedagog|educador|tutor|lecturer|teaching assistant|classroom assistant|auxiliar de creche|nursery (?:assistant|nurse|teacher)|instrutor|monitor(?:a)? (?:de|escolar)|coordenador(?:a)? pedagogic/,
    'Planejamento de aulas; BNCC; Metodologias ativas; Avaliação de aprendizagem; Educação inclusiva; Gestão de sala de aula; Google Classroom; Material didático; Alfabetização; Educação a distância; Reunião de pais; Pacote Office',
  ),
  occupation(
    'driving',
    /motorista|driver|motoboy|entregador|caminhoneir|motofretista|courier/,
    'Direção defensiva; Entrega de mercadorias; Roteirização; Transporte de cargas; Manutenção preventiva de veículos; CNH categoria B; CNH categoria D; CNH categoria E; Transporte de passageiros; Movimentação de produtos perigosos; Rastreamento; Atendimento ao cliente',
  ),
  occupation(
    'logistics',
    /logistic|almoxarif|estoque|conferente|expedicao|armazem|warehouse|supply|empilhadeira|forklift|separador|pcp|comex|suprimentos|comprador|buyer|procurement/,
    'Controle de estoque; Inventário; Expedição; Recebimento de mercadorias; Separação de pedidos; WMS; Almoxarifado; ERP; Excel; Operação de empilhadeira; Indicadores de desempenho; Compras; Cadeia de suprimentos; Roteirização',
  ),
  occupation(
    'production',
    /producao|operador(?:a)? de maquina|machine operator|industrial|torneiro|soldador|montador|welder|machinist|manufactur|qualidade|quality/,
    'Operação de máquinas; Linha de produção; Controle de qualidade; 5S; Segurança do trabalho; EPI; Boas práticas de fabricação; Metrologia; Manutenção preventiva; NR-12; Lean; Melhoria contínua',
  ),
  occupation(
    'maintenance',
    /eletric|electric|mecanic|mechanic|manutencao|maintenance|refrigeracao|encanador|plumber|eletrotecnic|hvac/,
    'Manutenção preventiva; NR-10; NR-35; Instalações elétricas; Elétrica industrial; Manutenção mecânica; Leitura de projetos; Segurança do trabalho; EPI; Manutenção predial; CLP; Hidráulica',
  ),
  occupation(
    'construction',
    /pedreiro|servente|pintor|mestre de obras|obras|engenheir[oa] civil|civil engineer|construc|construction|carpinteir|bricklay|\bmason\b|labou?rer|roofer|plasterer|azulejist|gesseir/,
    'Leitura de projetos; Gestão de obras; AutoCAD; Orçamento de obras; Segurança do trabalho; Alvenaria; Acabamento; NR-35; MS Project; EPI; Instalações elétricas; Hidráulica; Revit',
  ),
  occupation(
    'architecture',
    anyOf(
      String.raw`
  arquitet[oa](?! de (software|solu|dados|sistem|nuvem|informac))|arquitetura e urbanismo
  (?<!(software|solutions?|data|cloud|enterprise|systems?|security|technical|network) )architect\b|desenhist|projetist
  interior design|design(er)? de interiores|draughts|drafts(man|woman|person)|\bcad (technician|operator)`,
      anywhere,
    ),
    'AutoCAD; Revit; SketchUp; BIM; Leitura de projetos; Design de interiores; Orçamento de obras; Gestão de obras; 3ds Max; Photoshop; MS Project',
  ),
  occupation(
    'agronomy',
    /agronom|tecnic[oa] (?:em |de )?agricola|agropecuari|zootecn|crop (?:scientist|adviser|advisor|consultant)/,
    'Agronomia; Gestão ambiental; Topografia; Segurança do trabalho; CNH categoria B; Excel; Indicadores de desempenho; Pacote Office',
  ),
  occupation(
    'engineering',
    // "Data engineer" and "engenheira de software" are occupations of their own.
    anyOf(
      String.raw`
  (?<!\b(data|software|machine learning|ml|ai|devops|cloud|platform|security|qa|test|research|network|systems|sales|support|reliability|web|mobile|(front|back)[- ]?end|full[- ]?stack) )engineer
  engenheir[oa](?! agronom| de (dados|software|machine|ia\b|nuvem|plataforma|redes|vendas|testes))`,
      anywhere,
    ),
    'Gestão de projetos; Melhoria contínua; AutoCAD; Indicadores de desempenho; Excel avançado; Lean; Gestão da qualidade; Manutenção preventiva; Segurança do trabalho; Power BI; Six Sigma; MS Project',
  ),
  occupation(
    'law',
    /advogad|lawyer|attorney|solicitor|barrister|juridic|paralegal|legal|direito/,
    'Petições; Audiências; Pesquisa jurídica; Contencioso; Análise de contratos; PJe; Controle de prazos; Direito civil; Direito trabalhista; LGPD; Compliance; Negociação',
  ),
  occupation(
    'kitchen',
    /cozinh|\bcook\b|\bchef\b|confeiteir|padeir|merendeira|baker|kitchen|pizzaiolo|churrasqueir/,
    'Cozinha; Manipulação de alimentos; Cardápio; Porcionamento; Controle de estoque; Pedidos a fornecedores; Boas práticas de fabricação; Gestão de custos; Chapa e grelha; Confeitaria; Panificação; Gestão de pessoas',
  ),
  occupation(
    'hospitality',
    /night (?:auditor|porter)|garcom|garconete|waiter|waitress|barman|bartender|barista|hotel(?! attendant)|turismo|copeir|comissari[oa] de (?:bordo|voo)|cabin (?:crew|manager)|flight attendant/,
    'Atendimento ao cliente; Atendimento de mesas; Manipulação de alimentos; Reservas; Check-in e check-out; Operação de caixa; Bar e bebidas; Inglês; Hotelaria; Resolução de conflitos; Eventos',
  ),
  occupation(
    'cleaning',
    /limpeza|faxin|servicos gerais|zelador|diarista|camareira|governanta|cleaner|housekeep|room attendant|chambermaid|janitor|(?:empregad[ao]|trabalhador(?:a)?) domestic|domestic (?:assistant|cleaner|help|worker)/,
    'Limpeza; EPI; Segurança do trabalho; Controle de estoque; Manutenção predial; Lavanderia; Cozinha; Atendimento ao cliente',
  ),
  occupation(
    'land',
    /jardineir|gardener|landscaper|groundskeeper|agricultor|lavrador|trabalhador(?:a)? rural|tratorist|colheitadeira|viveirist|vaqueir|farm ?(?:worker|hand)/,
    'Jardinagem; EPI; Segurança do trabalho; Manutenção preventiva de veículos; NR-35',
  ),
  occupation(
    'beauty',
    /manicure|pedicure|cabeleireir|barbeir|\bbarber|hairdress|hair ?stylist|esteticist|beautician|maquiador|makeup artist|depilador|designer de (?:sobrancelha|unha|cilio)|nail (?:tech|artist|designer)|brow (?:artist|designer)|beauty therapist/,
    'Atendimento ao cliente; Biossegurança; Fidelização de clientes; Redes sociais; Vendas; Controle de estoque',
  ),
  occupation(
    'safety',
    /seguranca do trabalho|tecnic[oa] de seguranca(?! d[ae] |\s+(?:eletr|patrim|alim|priv))|\bsst\b|health and safety|\bhse\b/,
    'Segurança do trabalho; EPI; NR-35; NR-10; NR-12; Treinamento e desenvolvimento; Primeiros socorros; Indicadores de desempenho; Pacote Office',
  ),
  occupation(
    'security',
    /vigilante|vigia|porteir|seguranca patrimonial|security (?:guard|officer)|(?:^|[,.;|/(] ?|\b(?:an?|as|senior|experienced) )security (?:supervisor|manager)|door supervisor|portaria|controlador(?:a)? de acesso/,
    'Controle de acesso; Vigilância; Ronda; Primeiros socorros; Resolução de conflitos; Atendimento ao cliente; Relatórios; Segurança do trabalho; Pacote Office',
  ),
]

const anyTitle = new RegExp(occupations.map(({ titles }) => titles.source).join('|'))

/** The occupations whose words occur in a text, in the order of the list, each with the number of times they do. */
export const occupationsIn = memo((text: string): ReadonlyMap<Occupation, number> => {
  const folded = fold(text)
  const named = anyTitle.test(folded) ? occupations : []
  return new Map(
    named.map((one) => [one, folded.match(one.everywhere)?.length ?? 0] as const).filter(([, count]) => count > 0),
  )
})

/** True if a text names any occupation, even without a job title ("desktop support professional"). */
export const namesOccupation = (text: string): boolean => occupationsIn(text).size > 0

/** True if two texts name one occupation. */
export const nameSameOccupation = (text: string, other: string): boolean =>
  occupationsIn(text)
    .keys()
    .some((one) => occupationsIn(other).has(one))
