// Portuguese texts of /termos and /privacidade where the operator has none of their own.
export const legal = {
  updated: 'Última atualização: {{date}}',
  contents: 'Nesta página',
  contact: 'Dúvidas sobre este texto?',
  contactLink: 'Fale com o suporte',
  terms: {
    title: 'Termos de serviço',
    description: 'As regras de uso do serviço, em linguagem simples.',
    intro:
      'Estes termos valem entre você e quem opera esta instalação do {{app}}, a pessoa ou empresa que mantém este servidor no ar. Ao criar uma conta, você concorda com eles.',
    sections: {
      service: {
        title: 'O que o serviço faz',
        text: {
          a: 'O {{app}} analisa sua foto de perfil, os textos do seu LinkedIn e o seu currículo, e compara seu currículo com a descrição de uma vaga. Cada análise traz uma nota, as evidências dela e sugestões.',
          b: 'As notas e sugestões ajudam você a decidir o que mudar. Elas não garantem entrevista nem contratação, e nenhum recrutador as recebe por nosso intermédio.',
        },
      },
      account: {
        title: 'Sua conta',
        text: {
          a: 'Informe um nome e um e-mail seus e guarde bem a senha: o que é feito com ela é considerado feito por você. Se desconfiar que alguém a conhece, troque a senha e avise o suporte.',
          b: 'A conta é de uma pessoa. Se você tem menos de 18 anos, use o serviço com o acordo de quem é responsável por você.',
        },
      },
      content: {
        title: 'O que você envia',
        text: {
          a: 'Seus arquivos e textos continuam sendo seus. Você nos permite guardá-los e processá-los apenas para fazer as análises que pediu e mostrar os resultados a você.',
          b: 'Envie só o que é seu ou o que você tem permissão para usar. Não envie documentos de outras pessoas, programas nocivos nem conteúdo ilegal.',
        },
      },
      fair: {
        title: 'Uso correto',
        text: {
          a: 'Não tente entrar em contas alheias, contornar os limites do plano, sobrecarregar o servidor nem usar o serviço para decidir sobre a contratação de outras pessoas. Contas usadas assim podem ser desativadas.',
        },
      },
      plans: {
        title: 'Planos e pagamento',
        text: {
          a: 'O plano gratuito inclui um número fixo de análises, que não se renova. Quando há planos pagos à venda, o preço, o número de análises e a forma de cobrança de cada um são os que aparecem na página de planos no momento da compra.',
          b: 'O pagamento é feito no ambiente do provedor de cartão. Análises não usadas em um período não passam para o seguinte, e uma análise que falha não é descontada.',
          c: 'Você pode cancelar a qualquer momento e usa o plano até o fim do período já pago. Em compras feitas pela internet você tem 7 dias para desistir, como diz o Código de Defesa do Consumidor.',
        },
      },
      availability: {
        title: 'Funcionamento',
        text: {
          a: 'Trabalhamos para manter o serviço no ar, mas pode haver interrupções para manutenção ou por falhas. Guarde sempre uma cópia dos seus arquivos: o {{app}} não é um lugar de armazenamento.',
          b: 'Nos limites da lei, quem opera o serviço não responde por oportunidades perdidas nem por decisões tomadas por recrutadores. Nada nestes termos reduz os direitos que a lei garante a você como consumidor.',
        },
      },
      end: {
        title: 'Encerramento',
        text: {
          a: 'Você pode apagar a sua conta quando quiser, na página Conta. Quem opera o serviço pode encerrar contas que descumpram estes termos e, se o serviço acabar, avisa antes para que você possa levar seus dados.',
        },
      },
      changes: {
        title: 'Mudanças nestes termos',
        text: {
          a: 'Mudanças importantes são avisadas com pelo menos 30 dias de antecedência. Se não concordar com elas, você pode encerrar a conta antes que passem a valer. A data no alto da página mostra a última versão.',
        },
      },
      law: {
        title: 'Lei e contato',
        text: {
          a: 'Estes termos seguem as leis do Brasil, e vale o foro do seu domicílio. Para qualquer assunto, escreva pela página de suporte.',
        },
      },
    },
  },
  privacy: {
    title: 'Política de privacidade',
    description: 'Que dados guardamos, para quê, por quanto tempo e quais são seus direitos pela LGPD.',
    intro:
      'Esta página conta o que o {{app}} faz com seus dados pessoais, de acordo com a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).',
    sections: {
      who: {
        title: 'Quem é responsável',
        text: {
          a: 'O controlador dos dados é quem opera esta instalação do {{app}}. Para falar com essa pessoa ou empresa, ou com o encarregado pelos dados, escreva pela página de suporte.',
        },
      },
      what: {
        title: 'O que guardamos e para quê',
        text: {
          a: 'Só o que o serviço precisa para funcionar:',
        },
        items: {
          a: 'Conta: nome, e-mail, senha (apenas um resumo irreversível dela), plano, idioma, a data em que você aceitou os termos e, se você ligou a verificação em duas etapas, o necessário para conferi-la. Servem para reconhecer você. Base legal: execução do contrato.',
          b: 'Análises e o que você escreve aqui: os arquivos e textos que você envia, os rascunhos, as vagas, as respostas do treino e a mentoria, com resultados e datas. Servem para mostrar suas notas, compará-las com as anteriores e deixar você continuar de onde parou. Base legal: execução do contrato.',
          c: 'Mensagens ao suporte: nome, e-mail, assunto e texto. Servem para responder a você. Base legal: execução do contrato e legítimo interesse.',
          d: 'Sessões: quando você entrou e até quando a entrada vale. Servem para manter sua conta aberta neste aparelho e segura.',
          e: 'Endereço de internet: serve para conter tentativas em excesso. O endereço não é gravado: fica só um resumo dele, enquanto durar o limite.',
        },
      },
      cookies: {
        title: 'Cookies e o que fica no navegador',
        text: {
          a: 'Usamos somente cookies necessários: o da sua sessão, o que reconhece um navegador em que você já entrou, os do tema e do idioma que você escolheu, um que leva um aviso de uma página à outra e, por minutos, os que acompanham uma entrada em duas etapas. Não há cookies de publicidade nem de medição de audiência.',
          b: 'O seu navegador também guarda, só nele, o tema e o idioma escolhidos, se você quer e-mails e, quando falta internet na Oficina, o que você escreveu e ainda não chegou aqui.',
        },
      },
      sharing: {
        title: 'Com quem compartilhamos',
        text: {
          a: 'Seus dados não são vendidos nem mostrados a recrutadores. As análises são feitas neste servidor. Só saem dele se quem o opera tiver ligado um destes serviços:',
        },
        items: {
          a: 'Pagamento: quando há planos à venda, o provedor de cartão recebe os dados da compra. O número do seu cartão não passa por este servidor.',
          b: 'Modelo de linguagem externo: se houver um, ele recebe o texto a analisar sem seu nome, contatos, links e documentos, ou a foto como ela é, para escrever sugestões ou uma pergunta a mais no treino de entrevista. A página diz qual é antes do envio e no resultado, e em Configurações você pode recusar.',
          c: 'E-mail: se houver um servidor de e-mail, ele entrega as mensagens que enviamos.',
          d: 'Entrada por outro serviço: se você entrar por um provedor de identidade, ele fica sabendo que você entrou aqui.',
          e: 'Cópias de segurança: podem ser guardadas em um serviço de armazenamento escolhido por quem opera o servidor.',
          f: 'O que só você liga: um link de leitura, resultados mostrados a um mentor, uma integração (webhook) ou um token da API.',
        },
        after: {
          a: 'Esses serviços podem ficar fora do Brasil; nesse caso a transferência segue as regras da LGPD. Também podemos ter de entregar dados por ordem judicial.',
        },
      },
      safety: {
        title: 'Como protegemos',
        text: {
          a: 'Nome, e-mail, arquivos, textos e resultados ficam cifrados no registro permanente, sob uma chave criada só para a sua conta. O acesso ao servidor é restrito a quem o opera.',
          b: 'Se houver um incidente que possa trazer risco a você, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD).',
        },
      },
      time: {
        title: 'Por quanto tempo',
        text: {
          a: 'Guardamos os dados enquanto a conta existir. Ao apagar a conta, destruímos a chave dela: arquivos, textos e dados pessoais deixam de poder ser lidos. Ficam apenas contagens que não identificam ninguém.',
          b: 'Cópias de segurança feitas por quem opera o servidor são apagadas conforme o prazo dele. Registros que a lei obriga a manter, como os de pagamento, ficam pelo tempo da lei.',
        },
      },
      rights: {
        title: 'Seus direitos',
        text: {
          a: 'Pela LGPD você pode, sem custo:',
        },
        items: {
          a: 'confirmar se tratamos seus dados e ter acesso a eles;',
          b: 'corrigir o que estiver incompleto, errado ou desatualizado;',
          c: 'receber uma cópia em formato que outros programas leem;',
          d: 'pedir que sejam apagados ou que deixem de ser usados;',
          e: 'saber com quem foram compartilhados e retirar um consentimento;',
          f: 'pedir a revisão de uma nota, que é calculada por um programa.',
        },
        after: {
          a: 'Na página Conta você baixa seus dados e apaga a conta na hora. Para qualquer outro pedido, escreva pela página de suporte. Você também pode reclamar à ANPD.',
        },
      },
      changes: {
        title: 'Mudanças nesta política',
        text: {
          a: 'Mudanças importantes são avisadas com pelo menos 30 dias de antecedência. A data no alto da página mostra a última versão.',
        },
      },
    },
  },
} as const
