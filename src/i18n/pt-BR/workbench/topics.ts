// Questions about one line: how many of what. What goes into the line itself is in analysis/resume/draft/answers.ts.
export const topics = {
  /** The hint about a line that says when. */
  stated: { hint: 'A linha já diz quando: basta o número de uma vez, por alto.' },
  people: { question: 'Quantas pessoas?', hint: 'Quem contrata quer saber o tamanho da equipe.' },
  meals: {
    question: 'Quantas refeições?',
    hint: 'Num dia comum, por alto. Quem contrata quer saber de que tamanho de cozinha você dá conta.',
  },
  patients: {
    question: 'De quantas pessoas você cuida ou cuidava?',
    hint: 'Num dia ou plantão comum, por alto.',
  },
  children: { question: 'Quantas crianças?', hint: 'Na sala, na casa ou por dia.' },
  students: { question: 'Quantos alunos?', hint: 'Numa turma ou ao todo, por alto.' },
  deliveries: { question: 'Quantas entregas ou viagens?', hint: 'Num dia comum já serve.' },
  rooms: {
    question: 'Quantos quartos, salas ou banheiros?',
    hint: 'Num dia comum, por alto.',
  },
  sales: {
    question: 'Quantas vendas você faz ou fazia?',
    hint: 'Por dia ou por mês. Um número redondo já serve.',
  },
  calls: { question: 'Quantos chamados ou ligações?', hint: 'Num dia comum, por alto.' },
  customers: {
    question: 'Quantas pessoas você atende ou atendia?',
    hint: 'Num dia comum, por alto. O número mostra o seu ritmo.',
  },
  stock: { question: 'Quantos itens, caixas ou pedidos?', hint: 'Num dia ou ao todo, por alto.' },
  documents: {
    question: 'Quantos documentos ou relatórios?',
    hint: 'Por semana ou por mês, por alto.',
  },
  machines: {
    question: 'Quantas máquinas ou equipamentos?',
    hint: 'As que você operava ou mantinha.',
  },
  loads: { question: 'Quantos caminhões ou paletes?', hint: 'Num dia ou turno comum, por alto.' },
  works: { question: 'Quantas obras ou metros?', hint: 'Por mês ou ao todo, por alto.' },
  systems: { question: 'Quantas pessoas usavam?', hint: 'O sistema, o site ou o que você fez.' },
  events: { question: 'Quantos eventos?', hint: 'Por mês ou por ano, por alto.' },
  dishes: { question: 'A louça de quantos pratos ou pessoas?', hint: 'Num dia comum, por alto.' },
  laundry: { question: 'Quantas peças de roupa?', hint: 'Por dia ou por semana. Pode trocar por quilos.' },
  pieces: { question: 'Quantas peças, caixas ou embalagens?', hint: 'Num dia comum, por alto.' },
  cars: { question: 'Quantos carros ou motos?', hint: 'Num dia comum, por alto.' },
  animals: { question: 'Quantos animais?', hint: 'De quantos você cuidava, por alto.' },
  donations: { question: 'Quantas doações ou cestas?', hint: 'Numa campanha ou ao todo, por alto.' },
  /** A line that has a number already, as of months. */
  timed: { question: 'Além desse número: quanto, quantos ou quantas vezes?' },
  any: {
    question: 'Quanto, quantos ou quantas vezes?',
    hint: 'Um número deixa a linha fácil de imaginar. Se não houver, tudo bem.',
  },
} as const
