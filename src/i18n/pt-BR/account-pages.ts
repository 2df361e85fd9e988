/** /conta, /editar-perfil and /configuracoes. */
export const page = {
  title: 'Minha conta',
  back: 'Minha conta',
  since: 'Com você desde {{date}}',
  edit: 'Editar perfil',
  plans: 'Ver planos',
  settings: 'Configurações',
  logout: 'Sair da conta',
  usage: 'Estatísticas de uso',
  left: 'Análises restantes',
  leftOf: '{{remaining}} de {{total}}',
  unlimited: 'Ilimitado',
  overall: 'Geral',
  unread: 'Não conseguimos ler suas estatísticas agora. Os zeros são só um exemplo, não são seus.',
  free: '{{free}}. As notas ficam guardadas aqui.',
} as const

export const sessions = {
  heading: 'Onde você está conectado',
  text: 'Não reconhece uma delas? Encerre a sessão e troque sua senha.',
  hereOn: 'Esta sessão: {{device}}',
  unknown: 'aparelho desconhecido',
  used: 'Último uso {{when}}.',
  usedFrom: 'Último uso {{when}}, do endereço {{network}}.',
  started: 'Começou {{when}}',
  end: 'Encerrar',
  endOne: 'Encerrar a sessão que começou {{when}}',
  endOthers: 'Encerrar todas as outras',
  endAll: 'Encerrar todas, inclusive esta',
  only: 'Você está conectado só aqui.',
  done: 'Sessão encerrada',
} as const

export const exported = {
  heading: 'Seus dados',
  text: 'Leve uma cópia de tudo o que guardamos sobre você: sua conta, o que aconteceu nela, seus resultados e os arquivos que enviou.',
  action: 'Baixar meus dados',
  hint: 'Um arquivo ZIP. Baixar não apaga nada.',
  readmeName: 'LEIA-ME.txt',
  readme:
    'Isto é tudo o que guardamos sobre você.\n\nLEIA-ME.html: tudo isto para ler, no navegador.\nconta.json: quem você é aqui e suas configurações.\neventos.json: cada coisa que aconteceu na sua conta, em ordem.\nsessoes.json: onde você está conectado.\nanalises.json: suas análises com o que foi medido. Os textos que as explicam estão em LEIA-ME.html.\narquivos/: os arquivos que você enviou para analisar.\nfoto-de-perfil.webp: sua foto, se você pôs uma.\nFALTANDO.txt, se estiver aqui: o que não conseguimos ler e por quê.\n\nSenhas e chaves de sessão ficam de fora: quem achasse este arquivo poderia usá-las para entrar.\nGuarde-o em lugar seguro.',
  gapsName: 'FALTANDO.txt',
  gaps: 'O que guardamos sobre você e não conseguimos pôr nesta cópia. Avise quem cuida deste site: talvez um backup ainda tenha.',
  damaged: 'o arquivo está danificado e não abre',
  missing: 'o arquivo não está mais no servidor',
  page: {
    name: 'LEIA-ME.html',
    title: 'Seus dados',
    intro:
      'Tudo o que {{app}} guardava sobre você em {{date}}, para ler no navegador sem internet. Os arquivos ao lado dizem o mesmo para outros programas.',
    who: 'Quem você é aqui',
    nome: 'Nome',
    email: 'E-mail',
    since: 'Conta criada em',
    plan: 'Plano',
    on: 'Ligadas',
    off: 'Desligadas',
    analyses: 'Suas análises',
    none: 'Nenhuma análise.',
    file: 'Arquivo enviado',
    unread: 'Sem resultado: {{state}}.',
    events: 'O que aconteceu na sua conta',
    keep: 'Senhas e chaves de sessão ficam de fora. Guarde esta cópia em lugar seguro.',
    states: {
      requested: 'ainda em andamento',
      failed: 'a análise falhou e não foi descontada',
      completed: 'não há mais o que mostrar',
    },
  },
} as const

export const erase = {
  heading: 'Apagar a conta',
  text: 'Apaga seu nome, seu e-mail, seus arquivos e seus resultados, para sempre. Não é possível desfazer.',
  action: 'Apagar minha conta',
  title: 'Apagar sua conta?',
  warning:
    'Esta ação não pode ser desfeita. Seus arquivos, notas e resultados deixam de existir, e nem nós conseguimos recuperá-los.',
  keep: 'Se quiser guardar uma cópia, baixe seus dados antes.',
  password: 'Sua senha, para confirmar',
  confirm: 'Apagar para sempre',
  pending: 'Apagando...',
  cancel: 'Manter a conta',
  failed: 'A conta não foi apagada',
  done: 'Conta apagada',
  doneText: 'Seus dados foram apagados. Boa sorte na próxima vaga.',
  admin: 'Quem administra não pode apagar a própria conta. Passe antes a administração a outra pessoa.',
  /** While a change of the address can be undone. */
  waits:
    'Seu e-mail mudou há menos de uma semana. Até {{date}} o e-mail anterior ainda pode desfazer a troca, então a conta só é apagada depois disso. Enquanto espera, ela funciona como sempre.',
  waiting: 'A conta será apagada depois',
  waitingText: 'Avisamos você por e-mail, e até lá você pode mudar de ideia aqui.',
  due: 'Sua conta será apagada em {{date}}, como você pediu. Até lá tudo funciona como sempre.',
  keepAction: 'Manter minha conta',
  stays: 'Sua conta continua',
  staysText: 'O pedido para apagar foi cancelado.',
  mail: {
    subject: '{{app}}: pedido para apagar a conta',
    text: 'Sua conta em {{app}} será apagada em {{date}}, como foi pedido. Não foi você, ou mudou de ideia? Entre e escolha manter a conta:',
    former:
      'A conta em {{app}} que usava este e-mail mudou de e-mail há pouco, e agora alguém pediu para apagá-la. Ela será apagada em {{date}}. Foi você? Então não há nada a fazer. Se não foi, desfaça a troca por este link antes disso: a conta volta para este e-mail e não é apagada.',
  },
} as const

export const profile = {
  title: 'Editar perfil',
  who: 'Seus dados',
  passwords: 'Trocar a senha',
  passwordsHint:
    'Deixe em branco para manter a senha atual. Ao trocar, as outras sessões são encerradas. Para mudar o e-mail, preencha só a senha atual.',
  current: 'Senha atual',
  fresh: 'Nova senha',
  confirm: 'Confirmar nova senha',
  save: 'Salvar alterações',
  pending: 'Salvando...',
  cancel: 'Cancelar',
  done: 'Perfil atualizado',
  failed: 'Erro ao atualizar perfil',
} as const

export const avatar = {
  heading: 'Foto de perfil',
  hint: 'JPG, PNG, WEBP, GIF ou AVIF, até 5MB. Guardamos uma versão pequena, sem os dados da câmera.',
  choose: 'Escolher foto',
  other: 'Escolher outra foto',
  send: 'Enviar foto',
  pending: 'Enviando...',
  remove: 'Remover foto',
  preview: 'Sua foto de perfil',
  letter: 'Sem foto, mostramos a primeira letra do seu nome.',
  done: 'Foto atualizada',
  removed: 'Foto removida',
  failed: 'Erro ao atualizar foto',
  fallback: 'Erro ao fazer upload da foto',
  typeTitle: 'Tipo de arquivo inválido',
  typeText: 'Por favor, selecione uma imagem (JPG, PNG, etc)',
  sizeTitle: 'Arquivo muito grande',
  sizeText: 'O tamanho máximo permitido é 5MB',
} as const

export const settings = {
  title: 'Configurações',
  appearance: 'Aparência',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  themeHint: 'Sistema segue o modo claro ou escuro do seu aparelho.',
  language: 'Idioma',
  languages: { 'pt-BR': 'Português', 'en-US': 'English' },
  notifications: 'Notificações',
  emails: 'Notificações por e-mail',
  emailsHint: 'Também avisamos por e-mail, em {{email}}.',
  emailsOff: 'Este site ainda não envia e-mails. Sua escolha passa a valer quando ele enviar.',
  save: 'Salvar configurações',
  pending: 'Salvando...',
  done: 'Configurações salvas',
  failed: 'Erro ao salvar configurações',
  follow: 'Valem aqui e em qualquer aparelho em que você entrar.',
} as const
