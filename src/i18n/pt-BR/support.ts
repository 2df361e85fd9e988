// Portuguese texts of /suporte, its questions and answers included.
export const support = {
  title: 'Suporte',
  description: 'Fale com quem cuida deste serviço e leia as respostas às perguntas mais comuns.',
  heading: 'Como podemos ajudar?',
  subtitle: 'Escreva para a gente. Uma pessoa lê cada mensagem e responde no e-mail que você informar.',
  subtitleHere: 'Escreva para a gente. Uma pessoa lê cada mensagem e responde aqui e no seu e-mail.',
  subtitleNoMail:
    'Escreva para a gente. Uma pessoa lê cada mensagem. Este site ainda não envia e-mails: para receber a resposta, deixe na mensagem o seu WhatsApp ou telefone, por favor.',
  subtitleHereNoMail: 'Escreva para a gente. Uma pessoa lê cada mensagem e responde aqui.',
  promise_one: 'Seu plano tem suporte prioritário: sua mensagem passa na frente e é respondida em até {{count}} hora.',
  promise_other:
    'Seu plano tem suporte prioritário: sua mensagem passa na frente e é respondida em até {{count}} horas.',
  threads: {
    heading: 'Suas conversas',
    you: 'você',
    last: 'Última mensagem em {{when}}, enviada por {{by}}',
    waits: 'Esperando resposta',
    answered: 'Respondida',
    due: 'Respondemos até {{when}}.',
    reply: 'Continuar a conversa',
    send: 'Enviar resposta',
    sent: 'Resposta enviada',
    empty: 'Escreva a sua resposta.',
    full: 'Esta conversa chegou ao tamanho máximo. Para continuar, envie uma nova mensagem.',
    gone: 'Esta conversa não existe mais.',
  },
  subjects: {
    'duvida-planos': 'Dúvida sobre planos e preços',
    'problema-analise': 'Problema com a análise de perfil',
    'problema-pagamento': 'Problema com pagamento',
    cancelamento: 'Cancelamento de assinatura',
    feedback: 'Comentários e sugestões',
    bug: 'Relatar um erro',
    outro: 'Outro assunto',
  },
  form: {
    heading: 'Envie uma mensagem',
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    choose: 'Selecione um assunto',
    message: 'Mensagem',
    hint: 'Se apareceu um código de erro, cole aqui: ele nos leva direto ao ponto.',
    submit: 'Enviar Mensagem',
    pending: 'Enviando...',
    privacy: 'Usamos estes dados só para responder a você. Veja a',
    privacyLink: 'política de privacidade',
  },
  done: {
    title: 'Mensagem enviada',
    text: 'Obrigado por entrar em contato. Responderemos em breve!',
    priority: 'Agradecemos o contato. Respondemos até {{when}}.',
  },
  failed: { title: 'Erro', text: 'Não foi possível enviar sua mensagem. Tente novamente mais tarde.' },
  faq: {
    heading: 'Perguntas frequentes',
    how: {
      question: 'Como funciona a análise de perfil?',
      answer:
        'Você envia a foto, os textos do LinkedIn, o currículo ou a descrição de uma vaga. Cada nota é a soma de verificações medidas no que você enviou, e cada uma mostra o trecho ou a medida que a explica e o que mudar. O mesmo arquivo recebe sempre a mesma nota.',
    },
    count: {
      question: 'Quantas análises posso fazer por mês?',
      free: {
        some: 'O plano gratuito dá {{free}}, que não se renovam.',
        unlimited: 'O plano gratuito dá {{free}}.',
        none: 'O plano gratuito não dá análises.',
      },
      answer:
        '{{free}} Nos planos pagos, o número de cada um está na página de planos. Uma análise que falha não é descontada.',
      link: 'Ver planos',
    },
    cancel: {
      question: 'Como cancelo minha assinatura?',
      answer:
        'Na página de planos, em Cancelar Assinatura. Você continua usando o plano até o fim do período já pago, e depois nada mais é cobrado. A conta gratuita não tem o que cancelar.',
      link: 'Ir para planos',
    },
    safe: {
      question: 'Meus dados estão seguros?',
      answer:
        'Arquivos, textos e resultados ficam guardados cifrados, com uma chave só da sua conta. Apagar a conta destrói a chave, e o que ela protegia não pode mais ser lido. Não vendemos nem mostramos seus dados a recrutadores.',
      link: 'Ler a política de privacidade',
    },
    mobile: {
      question: 'Posso usar no celular?',
      answer:
        'Sim, pelo navegador: todas as páginas se ajustam à tela do telefone. Ainda não há aplicativos para celular.',
    },
  },
  mail: {
    subject: '{{app}}, suporte: {{about}}',
    subjectPriority: '{{app}}, suporte prioritário: {{about}}',
    promised: 'Resposta prometida até (UTC): {{date}}',
    answerSubject: '{{app}}: resposta à sua mensagem sobre “{{about}}”',
    answerTitle: 'Resposta do suporte',
    answerIntro: 'Você escreveu para o suporte do {{app}}. Esta é a resposta:',
    answerMore: 'Para continuar a conversa, escreva de novo em {{link}}',
    account: 'Conta',
    visitor: 'enviada sem entrar na conta',
  },
} as const
