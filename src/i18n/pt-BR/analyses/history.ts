/** Earlier results of a tool, on its page. */
export const history = {
  heading: 'Histórico',
  first: 'Quando você analisar de novo, a mudança aparece aqui.',
  more_one: 'Mais {{count}} resultado',
  more_other: 'Mais {{count}} resultados',
  here: 'nesta página',
  rules: 'regras v{{version}}',
  chart: 'Nota de {{count}} análises, de {{from}} a {{to}}: {{scores}}',
  changed: 'O que mudou',
  moved: {
    up_one: 'A nota foi de {{before}} para {{after}}: {{count}} ponto a mais.',
    up_other: 'A nota foi de {{before}} para {{after}}: {{count}} pontos a mais.',
    down_one: 'A nota foi de {{before}} para {{after}}: {{count}} ponto a menos.',
    down_other: 'A nota foi de {{before}} para {{after}}: {{count}} pontos a menos.',
    range: 'De {{before}} para {{after}}. Com um intervalo, a diferença não é um número certo.',
    same: 'A nota continua em {{after}}.',
  },
  rulesSame: 'As regras são as mesmas: o que mudou foi o que você enviou.',
  rulesChanged:
    'As regras mudaram entre as duas (da versão {{before}} para a {{after}}), então a diferença pode vir delas, e não do que você enviou.',
  noChanges: 'Nenhuma verificação mudou de pontos.',
  part: 'Verificação',
  before: 'Antes',
  now: 'Agora',
  difference: 'Mudou',
  points: '{{points}}/{{max}}',
  unmeasured: 'não medido',
  compareWith: 'Comparar com',
  compare: 'Comparar',
  old: 'Esta é uma análise anterior',
  oldText: 'Ela foi feita {{when}}.',
  latest: 'Ver a mais recente',
  /** Below a result: the tool to go on with. */
  after: {
    heading: 'E agora?',
    resume: {
      text: 'Pegue uma vaga que você quer e veja, palavra por palavra, o que seu currículo já responde.',
      go: 'Comparar com uma vaga',
    },
    linkedin: {
      text: 'Perfil visto. Agora compare seu currículo com uma vaga de verdade.',
      go: 'Comparar com uma vaga',
    },
    photo: {
      text: 'Foto pronta. Agora o texto do perfil, que é o que os recrutadores pesquisam.',
      go: 'Analisar meu LinkedIn',
    },
    job: {
      text: 'Escreva no currículo o que for verdade e faltou, e envie a nova versão.',
      go: 'Ir para o currículo',
    },
  },
} as const
