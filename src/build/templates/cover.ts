// The text of the Word template for a cover letter.
import { bullets, head, type Part, text } from './layout'

/** Cover Letter: one page that answers why this job and why this person. The person replaces what is in brackets. */
export const cover: readonly Part[] = [
  ...head('[Cargo que você busca]'),
  ...text(
    '[Cidade], [dia] de [mês] de [ano]',
    'Para [nome de quem seleciona], [cargo], [nome da empresa]',
    'Assunto: vaga de [nome da vaga], código [código da vaga]',
    'Olá, [nome de quem seleciona],',
    'Escrevo pela vaga de [nome da vaga]. Acompanho o trabalho de vocês em [produto ou projeto da empresa] e vi na descrição que a prioridade é [o que a vaga mais pede]. É o que faço há [número] anos em [sua área].',
    'Três resultados que se parecem com o que vocês precisam:',
  ),
  ...bullets(
    'Na [empresa], [verbo de ação] [o que você fez], e [o que mudou, com um número e um prazo].',
    'Na [empresa anterior], [verbo de ação] [o que você fez], com [equipe ou recursos], e [o que mudou, com um número].',
    'Em [projeto ou curso], aprendi [habilidade que a vaga pede] e usei para [resultado].',
  ),
  ...text(
    'Além disso, conheço bem [ferramenta ou método citado na vaga] e tenho prática em [situação parecida com a da vaga]. O que ainda estou aprendendo é [algo que a vaga pede e você está estudando], com [curso, livro ou prática].',
    'Meu currículo vai junto com os detalhes. Posso conversar em [dias e horários] pelo telefone ou por vídeo, e fico à disposição para um teste prático.',
    'Agradeço a leitura. Até breve,',
    'Seu Nome Completo',
  ),
]
