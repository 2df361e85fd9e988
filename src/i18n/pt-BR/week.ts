/** The plan of the week, on the dashboard. */
export const week = {
  title: 'Seu plano da semana',
  text: 'Três passos escolhidos pelo que valem e pelo trabalho que dão, entre tudo o que você mediu.',
  make: 'Montar o plano desta semana',
  nothing: 'Faça uma análise, e montamos três passos para a sua semana.',
  done: '{{count}} de {{of}} feitos. Cada passo se marca sozinho quando a próxima análise ou o seu rascunho mostra.',
  ticked: 'feito',
  gain_one: 'vale até {{count}} ponto',
  gain_other: 'vale até {{count}} pontos',
  gained_one: '+{{count}} ponto',
  gained_other: '+{{count}} pontos',
  part: '+{{gained}} de {{gain}} pontos',
  effort: { little: 'rápido', some: 'um pouco de trabalho', much: 'pede calma' },
  mailed: 'Você recebe o plano por e-mail às segundas-feiras.',
  notMailed: 'Às segundas-feiras o plano novo pode chegar por e-mail.',
  mailOn: 'Receber às segundas',
  mailOff: 'Parar de receber',
} as const
