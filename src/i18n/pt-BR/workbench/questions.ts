/** Six questions that lead from nothing to a first draft. */
export const questions = {
  title: 'Seu primeiro currículo',
  step: 'Pergunta {{n}} de 6',
  progress: 'Perguntas respondidas: {{n}} de 6',
  skip: 'Pular esta',
  back: 'Voltar',
  next: 'Continuar',
  last: 'Ver o meu currículo',
  live: 'Seu currículo até aqui',
  contact: {
    question: 'Como falam com você?',
    hint: 'É o que a empresa usa para chamar você. CPF, RG, idade e endereço completo ficam de fora.',
  },
  aim: {
    question: 'Que trabalho você procura?',
    hint: 'Um cargo só, como aparece nas vagas: cozinheira, auxiliar de limpeza, vendedor.',
  },
  work: {
    question: 'Onde você trabalhou por último?',
    hint: 'Bico, diária e casa de família contam. Se não lembrar o mês, só o ano já ajuda.',
    never: 'Ainda não trabalhei',
    neverHint: 'Todo mundo começa assim: na próxima pergunta contam a escola, a casa, a igreja e o bairro.',
  },
  tasks: {
    question: 'O que você fazia lá?',
    hint: 'Uma tarefa por linha, como você contaria a alguém. Se souber quantos ou quantas, ponha o número.',
    firstQuestion: 'O que você já fez, mesmo sem receber?',
    firstHint:
      'Trabalho da escola, ajuda na loja da família, festa da igreja, time, redes sociais. Uma linha para cada.',
    firstHeading: 'Projetos',
    example: 'Ex.: Preparei 180 refeições por dia',
    firstExample: 'Ex.: Organizei a rifa da formatura, com 300 números vendidos',
  },
  study: {
    question: 'O que você estudou?',
    hint: 'A última série ou curso, também se ainda estuda. Curso curto conta muito.',
    course: 'Um curso que você fez, com o lugar e o ano',
  },
  skills: {
    question: 'O que você sabe usar e fazer?',
    hint: 'Máquinas, programas, receitas, técnicas. Só o que for verdade para você, separado por vírgula.',
  },
} as const
