import type { MarkedProfile } from './profile'

/** Fifteen invented Brazilian profiles, graded and marked by hand by a person who had not read the rules. */
export const portuguese: readonly MarkedProfile[] = [
  {
    name: 'pt-01-analista-financeira',
    grade: 92,
    headline:
      'Analista Financeira Sênior | FP&A, orçamento e Power BI | Reduzo o fechamento mensal de semanas para dias',
    about: `Trabalho com planejamento financeiro há 9 anos, os últimos 4 em indústria de alimentos.

Gosto de transformar planilhas que ninguém abre em decisões que a diretoria toma na mesma reunião. Em 2023 reconstruí o modelo de orçamento de uma operação de R$ 180 milhões e reduzi o fechamento de 12 para 5 dias úteis.

O que faço no dia a dia:
• Orçamento anual e forecast mensal
• Painéis em Power BI e consultas em SQL
• Análise de margem por produto e canal

Formada em Ciências Contábeis pela UFPR, com MBA em Controladoria.

Vamos conversar: renata.siqueira@exemplo.com.br`,
    experience: `Analista Financeira Sênior
Moinho Serra Azul · Tempo integral
mar de 2020 - o momento · 5 anos
Curitiba, Paraná, Brasil
- Reduzi o fechamento mensal de 12 para 5 dias úteis, redesenhando 14 rotinas com SQL e Power Query.
- Montei 8 painéis em Power BI usados por 40 gestores.
- Encontrei R$ 2,3 milhões em créditos de ICMS não aproveitados.

Analista Financeira Plena
Grupo Tucumã · Tempo integral
jan de 2016 - fev de 2020 · 4 anos 2 meses
- Coordenei o orçamento de 22 centros de custo.
- Automatizei a conciliação de 3 bancos com VBA, poupando 30 horas por mês.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: true,
      aboutLong: true,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-02-dev-junior',
    grade: 62,
    headline: 'Desenvolvedor Front-end Júnior | React | TypeScript | JavaScript',
    about: `Sou desenvolvedor front-end em começo de carreira. Fiz um bootcamp de 6 meses e desde então construo projetos com React e TypeScript. Meu projeto favorito é um aplicativo de controle de gastos, publicado no GitHub, usado por minha família toda.

Busco minha primeira oportunidade como desenvolvedor júnior, presencial em Recife ou remoto.`,
    experience: `Projeto Minhas Contas (pessoal)
2024
Criei um aplicativo de finanças com React, TypeScript e Vite, com 92% de cobertura de testes.

Atendente
Padaria Boa Hora
2021 - 2023
Atendimento no balcão e caixa.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: false,
      aboutLong: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-03-recolocacao',
    grade: 34,
    headline: 'Em busca de recolocação profissional',
    about:
      'Profissional dedicado, proativo, comprometido e com facilidade para trabalhar em equipe. Busco uma oportunidade para contribuir com o crescimento da empresa e crescer junto com ela.',
    experience: `Auxiliar administrativo - Transportadora Rota Sul
2018 a 2024
Responsável pelo arquivo, notas fiscais, atendimento telefônico e controle de ponto.`,
    marks: {
      role: false,
      headlineSkill: false,
      aboutFigures: false,
      aboutContact: false,
      aboutLong: false,
      cliche: true,
      experienceFigures: false,
      experienceDates: true,
      experienceVerbs: false,
      onlyDuties: true,
    },
  },
  {
    name: 'pt-04-enfermeira-emoji',
    grade: 74,
    headline: '👩‍⚕️ Enfermeira | UTI Adulto 🏥 | Segurança do Paciente | COREN-SP',
    about: `💙 Enfermeira há 7 anos, sendo 5 em UTI adulto.

Cuido de gente e de processos: participei da implantação do protocolo de sepse do hospital, que baixou a mortalidade de 38% para 27% em dois anos.

✅ Terapia intensiva
✅ Segurança do paciente
✅ Treinamento de equipes

Pós-graduada em Terapia Intensiva. Aberta a oportunidades em São Paulo e ABC.`,
    experience: `Enfermeira UTI
Hospital Santa Brígida
06/2019 - atual
✔ Lidero equipe de 12 técnicos no plantão noturno
✔ Implantei checklist de passagem de plantão em 3 alas
✔ Treinei 85 profissionais em prevenção de lesão por pressão

Enfermeira assistencial
Clínica São Lázaro
02/2017 - 05/2019
✔ Atendimento a 20 leitos de clínica médica`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: false,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-05-caps-vendas',
    grade: 30,
    headline: 'VENDEDOR EXTERNO COM VASTA EXPERIENCIA NO MERCADO!!!',
    about:
      'SOU VENDEDOR HA MAIS DE 15 ANOS, FOCADO EM RESULTADOS, TENHO CNH B E VEICULO PROPRIO. DISPONIBILIDADE PARA VIAGENS. ACEITO PROPOSTAS.',
    experience:
      'VENDEDOR EXTERNO NA DISTRIBUIDORA PONTA VERDE DE 2015 A 2023, VENDEDOR NA LOJA CASA & LAR DE 2009 A 2014',
    marks: {
      role: true,
      caps: true,
      cliche: true,
      aboutLong: false,
      experienceFigures: false,
      experienceDates: true,
      aboutFirstPerson: true,
    },
  },
  {
    name: 'pt-06-jogador-do-sistema',
    grade: 20,
    headline:
      'Marketing Digital | Marketing Digital | SEO SEO SEO | Google Ads Google Ads | Marketing Digital SEO Tráfego Pago SEO',
    about: `Marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, marketing digital, SEO, Google Ads, tráfego pago, 50% 80% 100% 200% 300%.`,
    experience: `Marketing digital
Aumentei 100% as vendas
Aumentei 100% as vendas
Aumentei 100% as vendas
Aumentei 100% as vendas
Aumentei 200% o SEO
Aumentei 300% o Google Ads`,
    marks: { stuffing: true, experienceDates: false },
  },
  {
    name: 'pt-07-motorista-curto',
    grade: 40,
    headline: 'Motorista carreteiro - CNH E',
    about:
      'Motorista carreteiro há 11 anos, rodando principalmente no Sul e Sudeste. Curso MOPP em dia. Sem acidentes.',
    experience: `Motorista carreteiro
Transportes Vale do Iguaçu
2016 - atual
Transporte de carga refrigerada, média de 11 mil km por mês.
Motorista entregador
Mercado Bom Preço
2013 - 2016`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutLong: false,
      aboutFigures: true,
      aboutContact: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-08-transicao',
    grade: 70,
    headline: 'Professora em transição para UX Research | Pesquisa com usuários, entrevistas e Figma',
    about: `Dei aulas de História por 10 anos em escolas públicas de Salvador. Aprendi a ouvir, perguntar e explicar. Agora levo isso para a pesquisa com usuários.

Em 2024 concluí a formação em UX da Tera (180 horas) e conduzi 24 entrevistas para o redesenho do site de uma ONG; a taxa de inscrição subiu de 3% para 7%.

Procuro vaga de UX Researcher júnior ou assistente de pesquisa, remota ou em Salvador.

Portfólio: lucianaprado.exemplo.com`,
    experience: `UX Researcher voluntária
ONG Mãos do Recôncavo
fev de 2024 - o momento · 1 ano
Conduzi 24 entrevistas e 3 testes de usabilidade; apresentei os achados à diretoria.

Professora de História
Rede estadual da Bahia
2013 - 2023
Planejei e dei aulas para 6 turmas por ano, com cerca de 200 alunos.
Coordenei o projeto interdisciplinar premiado pela secretaria em 2019.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: true,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-09-primeiro-emprego',
    grade: 46,
    headline: 'Estudante do ensino médio em busca do primeiro emprego',
    about: `Tenho 17 anos e estou no terceiro ano do ensino médio. Sou pontual, aprendo rápido e gosto de atender pessoas. Faço curso de informática (Excel e Word) no Senac e ajudo na barraca do meu tio na feira aos domingos, onde cuido do caixa.

Quero uma vaga de jovem aprendiz em Contagem ou Belo Horizonte. Telefone: (31) 90000-1234.`,
    experience: '',
    marks: { role: false, aboutFirstPerson: true, aboutContact: true, experienceEmpty: true, aboutLong: false },
  },
  {
    name: 'pt-10-linkedin-colado',
    grade: 66,
    headline: 'Coordenador de Logística na Brasilog | Supply Chain | Lean | WMS',
    about: `Profissional de logística com 12 anos de vivência em centros de distribuição. Atuação em gestão de estoques, transporte e inventário. Formação em Engenharia de Produção e certificação Green Belt.`,
    experience: `Experiência
Logo da empresa Brasilog
Coordenador de Logística
Brasilog · Tempo integral
jan de 2019 - o momento · 6 anos 3 meses
Cajamar, São Paulo, Brasil · Presencial
Gestão de 65 colaboradores em três turnos.
Redução de 18% no custo de frete com renegociação de 9 transportadoras.
Acuracidade de inventário de 94% para 99,6%.
… ver mais
Competências: WMS · Lean Manufacturing · Gestão de estoques · +4 competências
Logo da empresa Expresso Anhumas
Analista de Logística
Expresso Anhumas · Tempo integral
mai de 2013 - dez de 2018 · 5 anos 8 meses
Campinas, São Paulo, Brasil
Roteirização diária de 40 veículos.
Implantação do WMS em dois CDs.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: false,
      aboutFigures: true,
      aboutContact: false,
      aboutLong: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-11-so-headline',
    grade: 18,
    headline: 'Cozinheiro',
    about: '',
    experience: '',
    marks: { role: true, headlineSkill: false, aboutEmpty: true, experienceEmpty: true },
  },
  {
    name: 'pt-12-gerente-clichê-longo',
    grade: 50,
    headline: 'Gerente Comercial | Líder inspirador | Apaixonado por pessoas | Mindset de crescimento | Fora da caixa',
    about: `Sou um profissional apaixonado por desafios, com sólida experiência e perfil hands-on. Acredito que pessoas felizes geram resultados extraordinários. Ao longo da minha trajetória, sempre busquei sair da zona de conforto e pensar fora da caixa, com mindset ágil e visão sistêmica.

Sou movido por resultados e apaixonado por liderar times de alta performance. Minha missão é inspirar pessoas a serem a melhor versão de si mesmas, com resiliência, empatia, foco e determinação. Trabalho em equipe e comunicação são meu DNA.

Ao longo da carreira liderei equipes comerciais em grandes empresas do varejo e do atacado, sempre superando metas e entregando valor aos stakeholders. Sou dinâmico, proativo, criativo e comprometido.`,
    experience: `Gerente Comercial
Atacado Primavera
2017 - 2024
Liderança de equipe comercial, acompanhamento de metas, reuniões semanais, gestão de indicadores e relacionamento com clientes-chave.

Supervisor de Vendas
Lojas Mirante
2011 - 2017
Supervisão de vendedores, abertura e fechamento de loja.`,
    marks: {
      role: true,
      headlineSkill: false,
      cliche: true,
      aboutFirstPerson: true,
      aboutFigures: false,
      aboutContact: false,
      aboutLong: true,
      experienceFigures: false,
      experienceDates: true,
    },
  },
  {
    name: 'pt-13-terceira-pessoa-advogada',
    grade: 60,
    headline: 'Advogada trabalhista | Sócia do Menezes & Toledo Advogados | Contencioso e consultivo',
    about: `Camila Menezes é advogada trabalhista com atuação em São Paulo e no Rio de Janeiro. Formada pela USP, com especialização em Direito do Trabalho pela FGV, assessora empresas de médio porte em auditorias, negociações coletivas e contencioso de massa. É autora de dois artigos sobre teletrabalho e palestrante em eventos da OAB.`,
    experience: `Sócia
Menezes & Toledo Advogados
ago de 2018 - o momento
Atua na defesa de empresas em cerca de 400 processos ativos e conduz auditorias trabalhistas.

Advogada associada
Bastos Filho Advogados
2012 - 2018
Elaboração de defesas e recursos, audiências e sustentações orais no TRT.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: false,
      aboutContact: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'pt-14-hashtags-misto',
    grade: 48,
    headline: 'Product Manager #produto #agile #scrum #opentowork',
    about: `Hello! I'm a PM apaixonado por produtos digitais. Trabalho com discovery, roadmap e OKRs em squads multidisciplinares. #produto #agile #scrum #kanban #inovação #startup #tech #opentowork #linkedin #vagas`,
    experience: `Product Manager
Fintech Cajuína
2021 - present
Led the squad of 9 people, lançamos o PIX parcelado e chegamos a 120 mil usuários.
Product Owner
Loja Virtual Umbu
2019 - 2021
Backlog refinement, priorização, stakeholders.`,
    marks: {
      role: true,
      headlineSkill: true,
      hashtags: true,
      aboutFirstPerson: true,
      aboutFigures: false,
      aboutLong: false,
      experienceFigures: true,
      experienceDates: true,
      cliche: true,
    },
  },
  {
    name: 'pt-15-eletricista-bom',
    grade: 76,
    headline: 'Eletricista Industrial | NR-10 e NR-35 | Manutenção preventiva, CLPs e painéis elétricos',
    about: `Sou eletricista industrial com 8 anos de chão de fábrica, formado no técnico em Eletrotécnica pelo SENAI de Joinville. Já trabalhei em metalúrgica e em indústria têxtil, em turnos de revezamento.

Meu orgulho: uma linha de tingimento que parava toda semana ficou 14 meses sem parada não programada depois do plano de preventiva que montei com a equipe.

Tenho NR-10, NR-35 e CNH B. Procuro vaga em Joinville e região. WhatsApp (47) 90000-4321.`,
    experience: `Eletricista de manutenção industrial
Têxtil Garça Branca
abr de 2019 até hoje
Montei o plano de manutenção preventiva de 60 máquinas.
Reduzi em 35% as paradas não programadas.
Programo e testo CLPs Siemens S7-1200.

Ajudante de eletricista
Metalúrgica Itaum
2016 - 2019
Passagem de cabos, montagem de painéis, troca de motores.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: true,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
]
