// Questions about one line: how many of what. `unit` and the pattern go into the person's own line.
export const topics = {
  people: { question: 'Quantas pessoas?', hint: 'Quem contrata quer saber o tamanho da equipe.', unit: 'pessoas' },
  meals: {
    question: 'Quantas refeições por dia?',
    hint: 'Pode ser por alto. Quem contrata quer saber o tamanho da cozinha que você dá conta.',
    unit: 'refeições',
  },
  patients: {
    question: 'Quantas pessoas você cuidava?',
    hint: 'Pode ser por plantão ou por dia, por alto.',
    unit: 'pacientes',
  },
  children: { question: 'Quantas crianças?', hint: 'Na sala, na casa ou por dia.', unit: 'crianças' },
  students: { question: 'Quantos alunos?', hint: 'Por turma ou ao todo, por alto.', unit: 'alunos' },
  deliveries: { question: 'Quantas entregas ou viagens?', hint: 'Num dia comum já serve.', unit: 'entregas' },
  rooms: {
    question: 'Quantos quartos, salas ou banheiros?',
    hint: 'Num dia comum, por alto.',
    unit: 'ambientes',
  },
  sales: {
    question: 'Quantas vendas você fazia?',
    hint: 'Por dia ou por mês. Um número redondo já serve.',
    unit: 'vendas',
  },
  calls: { question: 'Quantos chamados ou ligações?', hint: 'Num dia comum, por alto.', unit: 'chamados' },
  customers: {
    question: 'Quantas pessoas você atendia?',
    hint: 'Num dia comum, por alto. O número mostra o seu ritmo.',
    unit: 'clientes',
  },
  stock: { question: 'Quantos itens ou fornecedores?', hint: 'O tamanho do estoque diz muito.', unit: 'itens' },
  documents: {
    question: 'Quantos documentos ou relatórios?',
    hint: 'Por semana ou por mês, por alto.',
    unit: 'documentos',
  },
  machines: {
    question: 'Quantas máquinas ou equipamentos?',
    hint: 'Que você operava ou cuidava.',
    unit: 'equipamentos',
  },
  works: { question: 'Quantas obras ou metros?', hint: 'Por mês ou ao todo, por alto.', unit: 'obras' },
  systems: { question: 'Quantas pessoas usavam?', hint: 'O sistema, o site ou o que você fez.', unit: 'usuários' },
  events: { question: 'Quantos eventos?', hint: 'Por mês ou por ano, por alto.', unit: 'eventos' },
  any: {
    question: 'Quanto, quantos ou quantas vezes?',
    hint: 'Um número deixa a linha fácil de imaginar. Se não houver, tudo bem.',
    unit: 'vezes',
  },
} as const
