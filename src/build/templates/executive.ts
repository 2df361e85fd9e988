// The text of the Word template of a manager's résumé.
import { entry, head, list, type Part, section } from './layout'

/** Executive Resume: for managers. The person replaces what is in brackets. */
export const executive: readonly Part[] = [
  ...head('Diretora de Operações | Logística, Varejo e Transformação'),
  ...section(
    'Resumo Profissional',
    'Diretora de Operações com [15 anos] de experiência em logística e varejo, à frente de equipes de até [320 pessoas] e orçamentos de [R$ 180 milhões]. Conduzi [3 integrações] de empresas adquiridas e a redução de [18%] no custo por pedido, com satisfação do cliente acima de [92%]. Busco levar a próxima empresa de [crescimento regional] a operação nacional.',
  ),
  ...section(
    'Competências',
    'Gestão de operações, Planejamento estratégico, Logística, Gestão de pessoas, Orçamento e P&L, Negociação, Lean, Indicadores de desempenho, Power BI, Excel avançado, SAP, Gestão de projetos',
  ),
  { kind: 'heading', text: 'Experiência Profissional' },
  ...entry(
    'Diretora de Operações',
    ' | [Nome da Empresa], São Paulo, SP',
    '03/2020 - atual',
    'Reduzi em [18%] o custo por pedido ao renegociar [42 contratos] de transporte e unir [3 centros de distribuição].',
    'Liderei [320 pessoas] em [5 estados] e baixei a rotatividade anual de [34%] para [19%] com trilhas de carreira.',
    'Implantei indicadores diários em [27 unidades], com entrega no prazo de [86%] para [95%] em [10 meses].',
    'Conduzi a integração de [2 empresas] adquiridas, concluída [1 mês] antes do previsto e dentro do orçamento.',
  ),
  ...entry(
    'Gerente de Logística',
    ' | [Nome da Empresa Anterior], Campinas, SP',
    '06/2014 - 02/2020',
    'Planejei a abertura de [4 centros de distribuição], que ampliaram a cobertura de [11] para [19 estados].',
    'Aumentei em [23%] a produtividade da separação de pedidos ao redesenhar o fluxo com a equipe de chão.',
    'Negociei com [60 fornecedores] prazos que liberaram [R$ 9 milhões] de capital de giro por ano.',
  ),
  ...entry(
    'Coordenadora de Suprimentos',
    ' | [Primeira Empresa], Jundiaí, SP',
    '01/2010 - 05/2014',
    'Coordenei compras de [R$ 40 milhões] por ano e economizei [7%] com leilões eletrônicos e contratos anuais.',
    'Treinei [25 compradores] em negociação e análise de custo total, com [90%] de aprovação na avaliação final.',
  ),
  ...section(
    'Formação Acadêmica',
    'MBA em Gestão Empresarial, [Nome da Escola], 2016',
    'Bacharelado em Engenharia de Produção, [Nome da Universidade], 2009',
  ),
  ...list(
    'Cursos e Certificações',
    'Lean Six Sigma Green Belt, [Instituição], 2018',
    'Programa para Conselheiras de Administração, [Instituição], 2023',
  ),
  ...section('Idiomas', 'Português nativo, Inglês fluente, Espanhol intermediário'),
]
