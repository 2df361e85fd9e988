// Portuguese texts of signing in, registering and passwords; the account's pages have their own files beside it.
import { webhooks } from '../outgoing-webhooks'
import { provider } from '../provider'
import { proof } from './address'
import { tokens } from './api-tokens'
import { avatar, erase, exported, page, profile, sessions, settings } from './pages'
import { secondFactor } from './second-factor'

export const account = {
  access: 'Acesso',
  login: {
    tab: 'Entrar',
    submit: 'Entrar',
    pending: 'Entrando...',
    failed: 'Falha no login',
    done: 'Login bem-sucedido',
    welcome: 'Que bom ter você de volta, {{nome}}!',
  },
  register: {
    tab: 'Registrar',
    submit: 'Registrar',
    pending: 'Registrando...',
    failed: 'Falha no registro',
    tryAgain: 'Tente novamente com informações diferentes.',
    done: 'Registro bem-sucedido',
    welcome: 'Que bom ter você no {{app}}, {{nome}}!',
  },
  logout: {
    done: 'Logout realizado',
    text: 'Você saiu da sua conta com sucesso.',
    failed: 'Falha ao sair',
  },
  field: {
    nome: 'Nome',
    email: 'E-mail',
    senha: 'Senha',
    confirmarSenha: 'Confirmar senha',
  },
  emailMeant: 'Você quis dizer {{email}}?',
  emailMeantLater: 'Sua conta usa {{email}}. Você quis dizer {{meant}}? Dá para corrigir em Editar perfil.',
  password: {
    hint: 'Pelo menos {{shortest}} caracteres. Fica mais segura com {{suggested}} ou mais, letras maiúsculas, números e símbolos.',
    generate: 'Gerar senha',
    generated: 'Senha gerada e preenchida nos dois campos. Guarde-a antes de continuar.',
    show: 'Mostrar as senhas',
    hide: 'Esconder as senhas',
    showOne: 'Mostrar a senha',
    hideOne: 'Esconder a senha',
  },
  terms: {
    before: 'Aceito os',
    service: 'termos de serviço',
    between: 'e a',
    privacy: 'política de privacidade',
  },
  setup: {
    title: 'Primeiro acesso',
    text: 'Este {{app}} ainda não tem quem o administre. A conta criada aqui vai administrar o site.',
    submit: 'Criar conta de administração',
    closed: 'Este link de primeiro acesso já foi usado ou venceu. Reinicie o servidor para receber outro.',
  },
  forgotten: {
    link: 'Esqueceu a senha?',
    title: 'Esqueci minha senha',
    ask: 'Digite o e-mail da sua conta. Se houver uma conta com ele, enviamos um link para escolher outra senha.',
    submit: 'Enviar o link',
    sent: 'Se houver uma conta com este e-mail, o link está a caminho.',
    sentHint:
      'Ele vale por 30 minutos e funciona uma vez só. Não chegou? Olhe o spam e confira se o e-mail é o da sua conta.',
    back: 'Voltar e entrar',
    'no-mail': 'Este site não envia e-mails. Quem o administra pode criar um link para você escolher outra senha.',
    'no-mailHint': 'Escreva ao suporte pelo site, ou fale com quem cuida dele, e diga o e-mail da sua conta.',
    support: 'Falar com o suporte',
    choose: 'Escolher uma nova senha',
    chooseText: 'Ao salvar, a senha antiga deixa de valer e todas as sessões abertas são encerradas.',
    save: 'Salvar a nova senha',
    over: 'Este link já foi usado ou venceu.',
    again: 'Pedir outro link',
    done: 'Senha trocada',
    doneText: 'Entre com a nova senha.',
    mail: {
      subject: '{{app}}: escolha uma nova senha',
      text: 'Alguém pediu uma nova senha para a conta do {{app}} com este e-mail. Para escolhê-la, abra este link nos próximos 30 minutos. Ele funciona uma vez só.',
      ignore: 'Se não foi você, não faça nada: sua senha continua a mesma.',
    },
  },
  mailCopy: 'O botão não funciona? Copie este endereço para o navegador:',
  moved: {
    subject: '{{app}}: o e-mail da sua conta mudou',
    text: 'A conta que você tem no {{app}} passou a usar outro e-mail, e este aqui deixou de valer para entrar.',
    hint: 'Foi você? Então não há nada a fazer. Se não foi, escreva agora ao suporte:',
    undo: 'Foi você? Então não há nada a fazer. Se não foi, desfaça a troca por este link. Ele vale por 7 dias.',
  },
  offline: 'Sem conexão com o servidor. Confira sua internet e tente de novo.',
  page,
  secondFactor,
  tokens,
  webhooks,
  sessions,
  exported,
  erase,
  proof,
  provider,
  profile,
  avatar,
  settings,
} as const
