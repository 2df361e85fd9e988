// Skills of business, office, languages of management and people.
export const office = `
Pacote Office = Microsoft Office : ms office, microsoft office, office 365, microsoft 365, office package, pacote microsoft office, office suite
Excel : ^Excel, ^EXCEL, microsoft excel, ms excel, excel intermediario, excel basico
Excel avançado = Advanced Excel : advanced excel, excel nivel avancado
Tabelas dinâmicas = Pivot tables : tabela dinamica, pivot table
PROCV = VLOOKUP : procx, xlookup
Word : !Word, microsoft word, ms word
PowerPoint : power point, ms powerpoint
Outlook : !Outlook, microsoft outlook
Access : !Access, microsoft access, ms access
Google Workspace : g suite, gsuite, google docs, google sheets, planilhas google, google drive
Microsoft Teams : ms teams, !Teams
SharePoint
Planilhas = Spreadsheets : planilhas eletronicas, elaboracao de planilhas, controle de planilhas
Digitação = Typing
Entrada de dados = Data entry : digitacao de dados, lancamento de dados
Internet : navegacao na internet
Rotinas administrativas = Administrative routines : rotina administrativa, atividades administrativas, administrative tasks, office administration, administrative support, apoio administrativo, servicos administrativos
Gestão de documentos = Document management : controle de documentos, arquivo de documentos, arquivamento, organizacao de documentos, gestao documental, document control, filing, arquivo e organizacao
Gestão de agenda = Calendar management : controle de agenda, agendamento de reunioes, agenda da diretoria, diary management
Agendamento = Scheduling : agendamentos
Organização de viagens = Travel arrangements : travel planning, viagens corporativas
Atas de reunião = Meeting minutes : elaboracao de atas
Recepção = Reception : recepcao de visitantes, front desk
Atendimento telefônico = Phone service : telefonia, pabx, central telefonica, answering phones
Protocolo de documentos = Mail handling : malote
Emissão de notas fiscais = Invoicing : nota fiscal, notas fiscais, emissao de nf, nf-e, nfe, faturamento, billing, emissao de nota
Cadastro de clientes = Customer records : cadastro de fornecedores, cadastro de produtos, cadastros
Relatórios = Reporting : elaboracao de relatorios, relatorios gerenciais, management reports, reports
Redação = Business writing : redacao oficial, redacao comercial
Licitações = Public tenders : pregao eletronico, licitacao, public bids
Contratos = Contract management : gestao de contratos, elaboracao de contratos, contract negotiation
`

export const finance = `
Contas a pagar = Accounts payable : contas a pagar e receber, contas a pagar e a receber, purchase ledger, supplier invoices, purchase invoices, bought ledger
Contas a receber = Accounts receivable : receivables, sales ledger, debtors ledger
Fluxo de caixa = Cash flow : cash flow management, controle de fluxo de caixa
Conciliação bancária = Bank reconciliation : conciliacoes bancarias, bank reconciliations
Tesouraria = Treasury
Cobrança = Collections : cobrancas, negociacao de dividas, debt collection
Crédito = Credit analysis : analise de credito, credito e cobranca
Orçamento = Budgeting : budget, orcamentos, controle orcamentario, planejamento orcamentario, budgets, budget forecasts
Planejamento financeiro = Financial planning : fp&a, financial planning and analysis
Análise financeira = Financial analysis : analises financeiras
Modelagem financeira = Financial modeling : financial modelling, valuation
Previsões = Forecasting : forecast, projecoes financeiras
Indicadores de desempenho = KPIs : kpi, indicadores, indicadores de performance, key performance indicators, okr, okrs
Fechamento mensal = Month-end close : fechamento contabil, month end close, fechamento do mes
DRE = Income statement : demonstracao de resultados
Balanço patrimonial = Balance sheet : balance sheets, balancete, balancetes
Demonstrações financeiras = Financial statements : demonstracoes contabeis, financial reports, financial reporting, relatorios financeiros
Contabilidade = Accounting : contabilidade geral, general accounting, accounting software, personal and tax accounting
Lançamentos contábeis = Journal entries : lancamento contabil, escrituracao, bookkeeping, classificacao contabil
Escrituração fiscal = Tax bookkeeping : escrita fiscal, livros fiscais
Impostos = Tax : tributos, apuracao de impostos, tax returns, tax preparation, taxes, apuracao de tributos, tributacao
ICMS
PIS e COFINS : pis/cofins, pis cofins
IRPJ e CSLL : irpj, csll
Imposto de renda = Income tax : irpf, declaracao de imposto de renda
SPED : sped fiscal, sped contabil, efd, ecd, ecf
Simples Nacional
Lucro real e presumido : lucro real, lucro presumido
IFRS
US GAAP : gaap
Auditoria = Auditing : auditorias, audit, auditoria interna, auditoria externa, internal audit, audits
Controladoria = Controlling
Gestão de custos = Cost accounting : reducao de custos, cost reduction, analise de custos, controle de custos, cost control, cost analysis
Investimentos = Investments : mercado financeiro, investment analysis
CPA-20 : cpa 20, cpa-10, cpa 10, cea
CPA : certified public accountant
CFA : chartered financial analyst, certified financial analyst
Compliance : conformidade regulatoria
Gestão de riscos = Risk management : analise de riscos, risk analysis, risk assessment
Folha de pagamento = Payroll : payroll processing, rotinas de folha
QuickBooks : quickbooks online
Xero
Sage : sage 50, sage 200, sage accounts, sage line 50, !Sage
AAT : aat level 2, aat level 3, aat level 4, association of accounting technicians
Domínio Sistemas : dominio contabil
Alterdata
Omie
Conta Azul
Bancos e serviços bancários = Banking : produtos bancarios, servicos bancarios, banking products
Seguros = Insurance : corretagem de seguros
Matemática financeira = Financial mathematics
Matemática = Mathematics
`

export const sales = `
Vendas = Sales : vendas internas, vendas externas, inside sales, outside sales, field sales
Vendas consultivas = Consultative selling : venda consultiva, consultative sales, solution selling
Prospecção de clientes = Prospecting : prospeccao, prospeccao ativa, captacao de clientes, lead generation, geracao de leads, cold calling
Negociação = Negotiation : negociacoes, negotiations, negociacao com clientes, negociacao comercial
Pós-venda = After-sales : pos venda, pos-vendas, after sales
Carteira de clientes = Account management : gestao de carteira, key account, key accounts, gestao de contas, account manager
Fidelização de clientes = Customer retention : fidelizacao, retencao de clientes, retencao, client retention
CRM : customer relationship management, sistemas de crm
HubSpot
Pipedrive
RD Station
Funil de vendas = Sales funnel : sales pipeline, pipeline de vendas, pipeline comercial
Metas de vendas = Sales targets : cumprimento de metas, batimento de metas, sales quota, metas comerciais
B2B
B2C
E-commerce : ecommerce, comercio eletronico, loja virtual
Marketplace : marketplaces, mercado livre
Varejo = Retail : comercio varejista, retail sales
Atacado = Wholesale
Operação de caixa = Cash handling : operacao de caixa, abertura e fechamento de caixa, fechamento de caixa, frente de caixa, pdv, cash register, operadora de caixa, operador de caixa, point of sale, pos systems
Reposição de mercadorias = Stock replenishment : reposicao de produtos, reposicao, shelf stocking, abastecimento de gondolas
Merchandising : visual merchandising, vitrinismo, vitrine
Promoção de vendas = Sales promotion : degustacao, promocao de produtos
Propostas comerciais = Sales proposals : elaboracao de propostas, business proposals, proposals
Inteligência de mercado = Market intelligence : pesquisa de mercado, market research, analise de mercado
Precificação = Pricing : formacao de precos
Expansão comercial = Business development : desenvolvimento de negocios, novos negocios, new business
Salesforce CRM
`

export const service = `
Atendimento ao cliente = Customer service : atendimento a clientes, atendimento ao publico, atendimento presencial, customer care, customer support, client service, atendimento, guest service, suporte ao cliente
SAC = Customer hotline : servico de atendimento ao consumidor
Call center : telemarketing, contact center, central de atendimento
Atendimento por chat = Chat support : atendimento via chat, live chat, atendimento via whatsapp, whatsapp business
Tratamento de reclamações = Complaint handling
Resolução de conflitos = Conflict resolution : gestao de conflitos, mediacao de conflitos
Ouvidoria = Ombudsman
NPS : net promoter score
Satisfação do cliente = Customer satisfaction : pesquisa de satisfacao, csat
Customer Success : sucesso do cliente
Onboarding de clientes = Customer onboarding : client onboarding
Churn : reducao de churn
SLA : slas, acordo de nivel de servico
Zendesk
Scripts de atendimento = Call scripts
Libras = Sign language : lingua brasileira de sinais
`

export const marketing = `
Marketing digital = Digital marketing : online marketing
Marketing : acoes de marketing, marketing strategy, estrategia de marketing, estrategias de marketing
Redes sociais = Social media : social media, midias sociais, gestao de redes sociais, social media management
SEO : search engine optimization, otimizacao para buscadores
SEM : ^SEM, search engine marketing
Google Ads : adwords, google adwords
Meta Ads : facebook ads, instagram ads
TikTok Ads
Tráfego pago = Paid traffic : midia paga, paid media, performance marketing, midia de performance
Google Analytics : ga4, google analitics
Google Tag Manager : gtm
E-mail marketing = Email marketing : email marketing, newsletters
Marketing de conteúdo = Content marketing : producao de conteudo, content creation, criacao de conteudo, content strategy
Inbound marketing
Copywriting : redacao publicitaria
Branding : gestao de marca, brand management, identidade de marca
Planejamento de campanhas = Campaign planning : campanhas, campaign management, gestao de campanhas, campaigns, campanhas de marketing
Automação de marketing = Marketing automation
Testes A/B = A/B testing : a/b testing, teste a/b, ab testing
Otimização de conversão = Conversion optimization : cro, conversion rate optimization, landing pages
Métricas de marketing = Marketing metrics : roi, roas, cac, ltv
Marketing de influência = Influencer marketing : influenciadores
Assessoria de imprensa = Public relations : relacoes publicas, press relations, media relations
Comunicação interna = Internal communications : endomarketing, comunicacao corporativa, corporate communications
Eventos = Event planning : organizacao de eventos, producao de eventos, event management
Trade marketing
Mailchimp
Growth hacking : growth marketing
Jornalismo = Journalism : reportagem, apuracao jornalistica
Roteiro = Scriptwriting : criacao de roteiros
Edição de vídeo = Video editing : edicao de videos, video production, producao de video
Fotografia = Photography
Pesquisa de público = Audience research : personas, buyer personas
`

export const people = `
Recrutamento e seleção = Recruitment : recrutamento, recruiting, ^R&S, talent acquisition, selecao de pessoas, entrevistas de selecao
Departamento pessoal = Personnel administration : rotinas de dp, rotinas de departamento pessoal, administracao de pessoal
Treinamento e desenvolvimento = Training and development : ^T&D, treinamentos corporativos, training and development, treinamento de equipes, learning and development, staff training, capacitacao de equipes
Recursos humanos = Human resources : ^RH, ^HR, gestao de rh
Business Partner de RH = HR business partner : hrbp, business partner
Admissão e rescisão = Onboarding and offboarding : admissoes e rescisoes, admissoes e demissoes, employee onboarding
Benefícios = Benefits administration : gestao de beneficios, benefits management
Cargos e salários = Compensation : remuneracao, compensation and benefits, pesquisa salarial
Avaliação de desempenho = Performance reviews : performance management, gestao de desempenho, performance appraisal
Clima organizacional = Employee engagement : pesquisa de clima, engagement survey
Controle de ponto = Time tracking : folha de ponto, gestao de ponto
eSocial : e-social
Legislação trabalhista = Labor law : direito do trabalho, employment law
Integração de novos funcionários = Employee orientation : integracao de colaboradores
Diversidade e inclusão = Diversity and inclusion : diversity, ^D&I
Gestão de pessoas = People management : gestao de equipes, gestao de equipe, team management, lideranca de equipes, lideranca de equipe, team leadership, coordenacao de equipes, supervisao de equipes, gestao de times
Liderança = Leadership : liderei equipe, lideranca
Mentoria = Mentoring : mentorship, mentored, coaching
Psicologia organizacional = Organizational psychology
Gupy
`

export const management = `
Gestão de projetos = Project management : gerenciamento de projetos, gestao de projeto, project manager, coordenacao de projetos
PMP : pmi, pmbok
MS Project : microsoft project
Gestão de produtos = Product management : product owner, product manager, gestao de produto
Roadmap : roadmaps, product roadmap, roadmapping
Gestão de processos = Process management : bpm, mapeamento de processos, process mapping, melhoria de processos, process improvement, otimizacao de processos
Melhoria contínua = Continuous improvement : kaizen, pdca
Lean : lean manufacturing, lean six sigma, manufatura enxuta, producao enxuta
Six Sigma : seis sigma, green belt, black belt
Gestão da qualidade = Quality management : sistema de gestao da qualidade, sgq, quality assurance management
ISO 9001
ISO 14001
5S : programa 5s, metodologia 5s
Planejamento estratégico = Strategic planning : strategic plan
Gestão de stakeholders = Stakeholder management : partes interessadas
Gestão de mudanças = Change management
Gestão de fornecedores = Vendor management : supplier management, desenvolvimento de fornecedores
Empreendedorismo = Entrepreneurship
Consultoria = Consulting : consulting services
Inglês = English : ingles avancado, ingles fluente, ingles intermediario, ingles basico, fluent english
Espanhol = Spanish : espanhol avancado, espanhol intermediario, espanhol basico
Francês = French
Alemão = German
Italiano = Italian
Japonês = Japanese
Dinamarquês = Danish
Holandês = Dutch : neerlandes
Norueguês = Norwegian
Árabe = Arabic
Coreano = Korean
Galês = Welsh
Mandarim = Mandarin : chines
Português = Portuguese
`
