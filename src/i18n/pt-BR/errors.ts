/** What the server answers with, by stable code. A person reads these; a program reads the code. */
export const errors = {
  'not-found': 'Não encontramos este endereço.',
  unauthenticated: 'Usuário não autenticado',
  forbidden: 'Você não tem permissão para isso.',
  'cross-site': 'Este pedido veio de outro site e foi recusado.',
  'too-large': 'O envio é grande demais.',
  'bad-request': 'Não conseguimos entender este pedido.',
  'host-invalid': 'Este pedido não diz a que endereço se dirige. Abra o site de novo pelo endereço dele.',
  'host-unknown':
    'Este servidor não atende neste endereço. Confira o que está na barra de endereços. Quem administra o servidor informa os endereços dele em PUBLIC_URL e ALLOWED_HOSTS.',
  invalid: 'Confira os campos marcados.',
  internal: 'O problema foi do nosso lado. Tente novamente em instantes.',
  'disk-full':
    'O disco do servidor está cheio. Nada foi gravado, e nada se perdeu: por enquanto dá para entrar e ler, e quem cuida deste site precisa abrir espaço.',
  'read-only': 'Os dados deste servidor estão em conserto. Por enquanto dá para ler, e nada é gravado.',
  preparing: 'O site está sendo preparado depois de uma atualização. Tente de novo em instantes.',
  busy: 'Muita gente ao mesmo tempo. Tente novamente em instantes.',
  throttled_one: 'Muitas tentativas. Tente novamente em {{count}} segundo.',
  throttled_many: 'Muitas tentativas. Tente novamente em {{count}} segundos.',
  throttled_other: 'Muitas tentativas. Tente novamente em {{count}} segundos.',

  'failures-many':
    'Muitos envios seguidos não puderam ser analisados, e nenhum deles gastou uma análise. Espere um pouco antes do próximo, ou fale com o suporte: nós ajudamos com o arquivo.',
  'account-full':
    'Esta conta chegou ao máximo de registros que guardamos. Entrar, sair, baixar seus dados e apagar a conta continuam funcionando. Para o resto, fale com o suporte.',

  credentials: 'Email ou senha incorretos',
  'email-taken': 'Já existe uma conta com este email. Entre com sua senha.',
  'email-in-use': 'Este email já é de outra conta.',
  'admin-stays': 'Quem administra não pode apagar a própria conta. Passe antes a administração a outra pessoa.',
  'account-inactive': 'Conta desativada. Fale com o suporte.',
  'own-account': 'Você não pode fazer isso com a sua própria conta.',
  'last-admin': 'É a última conta de administração ativa. Passe antes a administração a outra pessoa.',
  'stats-failed': 'Não foi possível carregar as estatísticas. Tente novamente mais tarde.',
  'no-photo': 'Nenhuma foto de perfil',
  'account-missing': 'Esta conta não existe mais.',
  'quota-exhausted': 'Suas análises acabaram. As notas continuam aqui.',
  'quota-tool': 'Suas análises grátis desta ferramenta acabaram. As notas continuam aqui.',
  'coupon-invalid': 'Este cupom não existe, já foi usado ou venceu.',
  'plan-unknown': 'Este plano não está à venda.',
  'plan-current': 'Este já é o seu plano.',
  'plan-covered': 'Você já tem um plano maior. Pode assinar este quando o seu terminar.',
  'checkout-failed': 'O pagamento não pôde ser aberto agora. Nada foi cobrado. Tente novamente em instantes.',
  'checkout-pending':
    'O pagamento da assinatura que você pediu antes ainda está sendo confirmado. Avisamos quando ele chegar.',
  'checkout-missing': 'Este checkout não existe ou não é seu.',
  'portal-failed': 'O portal de faturamento não pôde ser aberto agora. Tente novamente em instantes.',
  'no-purchase': 'Você ainda não comprou nada aqui: não há cobrança para administrar.',
  'subscription-missing': 'Não há assinatura para cancelar.',
  'cancel-failed': 'O provedor de pagamento não respondeu. Sua assinatura continua como estava. Tente novamente.',
  'verify-failed': 'Não conseguimos falar com o provedor de pagamento. Verificamos de novo daqui a pouco.',
  'no-notification': 'Esta notificação não existe mais.',
  'resume-missing': 'Envie seu currículo antes de analisar uma vaga.',
  'several-faces':
    'Há mais de um rosto nesta foto, e nada foi descontado. O ideal é uma foto só sua; se quiser, analisamos o rosto maior.',
  'description-short': 'Descrição muito curta',
  'none-yet': 'Nenhuma análise encontrada',
  'analysis-repeated': 'Esta análise já foi pedida.',
  'analysis-not-open': 'Esta análise já terminou.',

  fields: {
    emailInvalid: 'Email inválido',
    passwordRequired: 'A senha é obrigatória',
    nameRequired: 'O nome é obrigatória',
    nameLong: 'O nome pode ter até 200 caracteres',
    nameTooShort: 'O nome precisa ter pelo menos 2 caracteres',
    passwordsCheck: 'Verifique os campos de senha',
    passwordForEmail: 'Para mudar o email, confirme com sua senha atual',
    passwordWrong: 'Esta não é a sua senha atual',
    passwordShort: 'A senha deve ter pelo menos 6 caracteres',
    reasonRequired: 'Diga o motivo: ele fica na auditoria.',
    passwordBlank: 'Só espaços não protegem sua conta. Escolha uma senha com letras ou números.',
    passwordRepeated: 'Um só caractere repetido é fácil de adivinhar. Misture outros.',
    passwordPersonal: 'Seu nome e seu email são o que se tenta primeiro. Escolha uma senha que não venha deles.',
    passwordProduct: 'O nome deste site é das primeiras senhas que se tentam aqui. Escolha outra.',
    passwordCommon:
      'Esta senha está entre as mais usadas do mundo, e é por elas que se começa a adivinhar. Escolha outra.',
    passwordLong: 'A senha pode ter até 1000 caracteres',
    confirmRequired: 'Confirme sua senha',
    confirmDiffers: 'As senhas não coincidem',
    messageRequired: 'Escreva sua mensagem, com até 5.000 caracteres',
    subjectUnknown: 'Escolha um dos assuntos da lista',
    settingInvalid: 'Esta opção não existe',
    descriptionRequired: 'Por favor, cole a descrição da vaga para análise.',
    descriptionShort: 'Por favor, forneça uma descrição mais detalhada da vaga.',
    descriptionLong: 'A descrição pode ter até 30 mil caracteres. Cole só o texto da vaga.',
    couponCount: 'De 1 a 100 cupons por vez',
    couponPercent: 'De 1 a 100 por cento',
    couponDays: 'De 1 a 365 dias',
    couponRequired: 'Digite o código do cupom',
    planUnknown: 'Este plano não está à venda',
    cycleUnknown: 'Escolha mensal ou anual',
    sessionRequired: 'Falta o código do checkout',
    termsRequired: 'Você deve aceitar os termos de serviço e a política de privacidade',
    headlineRequired: 'Por favor, preencha o campo Headline.',
    headlineLong: 'A headline pode ter até 300 caracteres',
    aboutRequired: 'Por favor, preencha o campo Resumo.',
    aboutLong: 'O resumo pode ter até 5.000 caracteres',
    experienceLong: 'A experiência pode ter até 20.000 caracteres',
  },

  /** Why a picture did not become the profile photo; the one before stays. */
  avatar: {
    missing: 'Nenhuma foto selecionada',
    empty: 'O arquivo está vazio. Escolha outra foto.',
    'too-large': 'O tamanho máximo permitido é 5MB',
    'unknown-type': 'Por favor, selecione uma imagem (JPG, PNG, etc)',
    'too-many-pixels': 'A foto tem pixels demais (o máximo são 50 milhões). Envie uma versão menor.',
    damaged: 'A foto está danificada ou incompleta. Salve de novo e tente outra vez.',
    internal: 'Erro ao fazer upload da foto',
  },

  /** Why a file gave no analysis. Each says what was seen and the way out; none costs a unit. */
  file: {
    missing: 'Nenhum arquivo selecionado',
    empty: 'O arquivo está vazio. Escolha outro e tente de novo; nada foi descontado.',
    'too-large': 'O tamanho máximo permitido é 10MB.',
    'unknown-type': 'Apenas arquivos PDF ou DOCX são permitidos.',
    'old-word': 'Este é um .doc antigo. Abra no Word ou no Google Docs, salve como DOCX ou PDF e envie de novo.',
    encrypted: 'O PDF pede senha para abrir. Salve uma cópia sem senha e envie de novo; nada foi descontado.',
    damaged: 'O arquivo está danificado ou incompleto. Exporte de novo e tente outra vez; nada foi descontado.',
    scanned:
      'O PDF é uma imagem: não há texto que um robô possa ler. Exporte direto do Word ou do Google Docs; nada foi descontado.',
    'too-many-pages': 'O arquivo tem páginas demais para um currículo. Envie até 50 páginas; nada foi descontado.',
    'too-much-text': 'O arquivo tem texto demais para um currículo. Envie uma versão menor; nada foi descontado.',
    'too-slow':
      'Este arquivo demorou demais para abrir. Exporte de novo em PDF e tente outra vez; nada foi descontado.',
    'too-much-memory':
      'Este arquivo é pesado demais para abrir. Exporte de novo em PDF e tente outra vez; nada foi descontado.',
    'not-a-resume':
      'Não encontramos um currículo neste arquivo: faltam seções, datas ou contato. Se for o arquivo certo, escreva títulos como Experiência e Formação; nada foi descontado.',
    'no-face':
      'Não encontramos um rosto nesta foto. Escolha uma em que ele apareça inteiro, de perto e de frente; nada foi descontado.',
    'sideways-photo':
      'A foto está deitada ou de cabeça para baixo. Gire a imagem no celular ou no computador e envie de novo; nada foi descontado.',
    'too-many-pixels': 'A imagem tem pixels demais. Envie uma de até 50 megapixels; nada foi descontado.',
    'not-an-advert':
      'Não encontramos pedidos de uma vaga neste texto. Cole a descrição completa, com requisitos e atividades; nada foi descontado.',
    'thin-advert':
      'A descrição traz poucos pedidos, e uma nota seria chute. Cole também o cargo, os requisitos e as atividades; nada foi descontado.',
    busy: 'Muita gente ao mesmo tempo. Tente novamente em instantes; nada foi descontado.',
    interrupted: 'A análise foi interrompida do nosso lado. A análise não foi descontada.',
    internal: 'O problema foi do nosso lado. A análise não foi descontada.',
  },

  /** The same codes where the file is a picture. */
  photo: {
    missing: 'Nenhuma foto selecionada',
    empty: 'A foto está vazia. Escolha outra e tente de novo; nada foi descontado.',
    'too-large': 'O tamanho máximo permitido é 5MB.',
    'unknown-type': 'Apenas imagens JPG, JPEG ou PNG são permitidas.',
    damaged: 'A imagem está danificada ou incompleta. Salve de novo e tente outra vez; nada foi descontado.',
    'too-slow': 'Esta imagem demorou demais para abrir. Envie uma versão menor; nada foi descontado.',
    'too-much-memory': 'Esta imagem é pesada demais para abrir. Envie uma versão menor; nada foi descontado.',
  },
} as const
