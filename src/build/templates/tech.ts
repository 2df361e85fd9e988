// The text of the Word template of a résumé for technical professions.
import { area, entry, head, list, type Part, section } from './layout'

/** Technology Resume: for technical professions. The person replaces what is in brackets. */
export const tech: readonly Part[] = [
  ...head('Desenvolvedor Back-end | TypeScript, Node.js e AWS'),
  ...section(
    'Resumo Profissional',
    'Desenvolvedor back-end com [6 anos] de experiência em sistemas de pagamento e comércio eletrônico, do desenho da API à operação em produção. Trabalho com TypeScript, Node.js e PostgreSQL em serviços que atendem [4 milhões] de pedidos por mês. Gosto de medir antes de mudar: a última otimização cortou [63%] do tempo de resposta.',
  ),
  { kind: 'heading', text: 'Competências Técnicas' },
  area('Linguagens', 'TypeScript, JavaScript, Python, SQL'),
  area('Back-end', 'Node.js, REST, GraphQL, Kafka, testes automatizados'),
  area('Dados', 'PostgreSQL, Redis, MongoDB, modelagem de dados'),
  area('Nuvem e operação', 'AWS, Docker, Kubernetes, Terraform, GitHub Actions, Linux, Git'),
  area('Métodos', 'Scrum, Kanban, revisão de código, observabilidade'),
  { kind: 'heading', text: 'Experiência Profissional' },
  ...entry(
    'Desenvolvedor Back-end Sênior',
    ' | [Nome da Empresa], remoto',
    '04/2022 - atual',
    'Reduzi em [63%] o tempo de resposta da busca ao trocar consultas repetidas por um índice e um cache em Redis.',
    'Desenvolvi em TypeScript e Kafka o serviço de cobrança que processa [120 mil] pagamentos por dia.',
    'Automatizei a publicação com GitHub Actions e Terraform: de [1 por semana] para [8 por dia], sem parada.',
    'Orientei [4 pessoas] em revisões de código e testes, e a cobertura passou de [48%] para [81%].',
  ),
  ...entry(
    'Desenvolvedor Back-end',
    ' | [Nome da Empresa Anterior], Florianópolis, SC',
    '08/2019 - 03/2022',
    'Migrei [14 serviços] para Docker e Kubernetes na AWS, com queda de [27%] na conta mensal de nuvem.',
    'Criei em Node.js a API de catálogo usada por [3 aplicativos], com disponibilidade de [99,95%] no ano.',
    'Corrigi a lentidão do fechamento diário ao remodelar tabelas do PostgreSQL: de [5 horas] para [20 minutos].',
  ),
  { kind: 'heading', text: 'Projetos' },
  ...entry(
    '[Nome do Projeto]',
    ' | github.com/seu-nome/projeto',
    '2023',
    'Criei em Python uma ferramenta aberta que compara esquemas de banco de dados, usada por [40 pessoas] no mês.',
  ),
  ...section('Formação Acadêmica', 'Bacharelado em Ciência da Computação, [Nome da Universidade], 2015 - 2019'),
  ...list(
    'Certificações',
    'AWS Certified Developer, [mês e ano em palavras]',
    'Certified Kubernetes Application Developer, [mês e ano em palavras]',
  ),
  ...section('Idiomas', 'Português nativo, Inglês avançado'),
]
