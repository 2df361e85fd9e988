/** What commands answer, by the English sentence, which is where it is used. What `--json` prints stays English. */
export const cliSentences = {
  // serve
  'DATA_DIR: the folder {{folder}} cannot be made ({{code}})':
    'DATA_DIR: não dá para criar a pasta {{folder}} ({{code}})',
  '{{app}} is listening on {{address}}': '{{app}} está no ar em {{address}}',
  '{{app}} is listening on {{address}}; people open it at {{people}}':
    '{{app}} está no ar em {{address}}; as pessoas abrem em {{people}}',
  'No admin yet. To become one, open this link within 30 minutes: {{link}}':
    'Ainda não há administração. Para assumir, abra este link em até 30 minutos: {{link}}',
  'Or run: {{call}}': 'Ou rode: {{call}}',
  'Port {{port}} is in use. Set PORT to another one.': 'A porta {{port}} está em uso. Escolha outra em PORT.',
  'Port {{port}} may not be opened by this user. Set PORT to one above 1023.':
    'Este usuário não pode abrir a porta {{port}}. Escolha em PORT uma acima de 1023.',
  'settings: HOST: nothing can listen on {{host}}': 'configuração: HOST: nada pode atender em {{host}}',
  'settings: {{line}}': 'configuração: {{line}}',

  // any command
  'There is no room on the disk: {{why}}': 'Não há espaço no disco: {{why}}',
  '{{folder}} holds no site. If it is the right folder, the first start makes one.':
    '{{folder}} não tem um site. Se a pasta é a certa, o primeiro início cria um.',
  '{{folder}} holds no site, and DATA_DIR is not set. Name the folder of your site: DATA_DIR=<folder> before the command. Of a site that systemd runs: trampolim-do in place of trampolim (deploy/as-service.sh).':
    '{{folder}} não tem um site, e DATA_DIR não está definida. Indique a pasta do seu site: DATA_DIR=<pasta> antes do comando. De um site que o systemd mantém: trampolim-do no lugar de trampolim (deploy/as-service.sh).',

  '{{why}}. The differences may be the log’s, not the read models’: restore a backup':
    '{{why}}. As diferenças podem ser do registro, não dos modelos de leitura: restaure uma cópia',
  '{{folder}} has no read models of this release yet: the next start builds them':
    '{{folder}} ainda não tem os modelos de leitura desta versão: o próximo início os constrói',

  // follow, promote
  '{{text}} is not the address of a server, such as https://vagas.example':
    '{{text}} não é o endereço de um servidor, como https://vagas.example',
  'The primary must be reached by https, or on this machine (a tunnel): the token opens its whole log':
    'O servidor principal precisa ser alcançado por https, ou nesta máquina (um túnel): o token abre todo o registro dele',
  'EVENTS_URL is set: nodes follow PostgreSQL by themselves':
    'EVENTS_URL está definida: os nós já acompanham o PostgreSQL',
  'FOLLOW_TOKEN is not set: it must be the one that is set on the primary':
    'FOLLOW_TOKEN não está definida: precisa ser a mesma do servidor principal',
  'The primary does not send its secret: set SECRET_KEY, or name a copy of its secret.key once: --secret <file>':
    'O servidor principal não manda o segredo dele: defina SECRET_KEY, ou indique uma vez uma cópia da secret.key: --secret <arquivo>',
  "{{folder}} is not a standby's folder (trampolim follow)":
    '{{folder}} não é a pasta de uma cópia de reserva (trampolim follow)',
  '{{primary}} still answers. Stop it first, so that nobody writes there any more; --force takes over all the same.':
    '{{primary}} ainda responde. Pare-o antes, para que nada mais seja gravado lá; --force assume mesmo assim.',
  'The standby was asked to take over and has not yet. Its log says why.':
    'A cópia de reserva recebeu o pedido e ainda não assumiu. O log dela diz por quê.',
  'This server has taken over with {{count}} events. {{primary}} last answered: {{last}}.':
    'Este servidor assumiu com {{count}} eventos. Última resposta de {{primary}}: {{last}}.',
  'It had {{count}} events more then, which are not here; nor is what it wrote afterwards.':
    'Naquele momento ele tinha {{count}} eventos a mais, que não estão aqui; nem o que gravou depois.',
  'All it had then is here; what it wrote afterwards is not.':
    'Tudo o que ele tinha naquele momento está aqui; o que gravou depois, não.',
  'Put them back, or note them as lost: trampolim check --accept-missing':
    'Devolva-os, ou anote-os como perdidos: trampolim check --accept-missing',
  'Never start {{primary}} again with its old folder: keep that, and let it follow this server with an empty one.':
    'Não ligue mais {{primary}} com a pasta antiga: guarde-a, e deixe que ele acompanhe este servidor com uma vazia.',

  // backup, restore, check
  '{{count}} events': '{{count}} eventos',
  '{{count}} events, head {{head}}': '{{count}} eventos, ponta {{head}}',
  '{{count}} problems': 'problemas: {{count}}',
  '--with-secret does not go with --push: whoever keeps the store could open everything':
    '--with-secret não combina com --push: quem guarda o depósito poderia abrir tudo',
  'there is no folder {{folder}}': 'não há a pasta {{folder}}',
  'there is no file {{file}}': 'não há o arquivo {{file}}',
  'A checked copy is at {{path}}: {{head}}.': 'Uma cópia conferida está em {{path}}: {{head}}.',
  'It does not hold secret.key, without which it cannot be opened: keep that file somewhere else.':
    'Ela não traz a secret.key, sem a qual não se abre: guarde esse arquivo em outro lugar.',
  'Sent to the store: {{size}} MB that it did not have.': 'Foram ao depósito {{size}} MB que ele não tinha.',
  'The data folder lacks them, and so does the copy: see trampolim check.':
    'Faltam na pasta de dados e na cópia: veja trampolim check.',
  'Restored into {{folder}}: {{head}}.': 'Restaurado em {{folder}}: {{head}}.',
  'If accounts were erased since the copy was made, erase them again: no list of them lies beside it.':
    'Se contas foram apagadas depois da cópia, apague-as de novo: não há uma lista delas ao lado.',
  '{{folder}} cannot be written to by this user ({{code}})': 'este usuário não pode gravar em {{folder}} ({{code}})',
  '{{folder}} is BACKUP_DIR itself, which holds the scheduled copies: name a new folder in it':
    '{{folder}} é a própria BACKUP_DIR, que guarda as cópias programadas: indique uma pasta nova dentro dela',
  'Accounts erased since the copy was made, which the next start erases again: {{count}}':
    'Contas apagadas depois da cópia, que a próxima partida apaga de novo: {{count}}',
  'Accounts that the next start erases: {{count}}': 'Contas que a próxima partida apaga: {{count}}',
  'the read models are {{count}} events behind': 'os dados derivados estão {{count}} eventos atrás',
  '{{count}} missing uploads are noted as lost in missing-files.json':
    'envios que faltam, anotados como perdidos em missing-files.json: {{count}}',
  'only {{size}} MB are free': 'só há {{size}} MB livres',
  '{{count}} events are parked': 'eventos não aplicados: {{count}}',
  'the read models do not open': 'os dados derivados não abrem',

  // admin, account
  'There was no site in {{folder}}: a new one is made.': 'Não havia um site em {{folder}}: um novo é criado.',
  'Admin created.': 'Conta de administração criada.',
  'Admin created. Password: {{password}}': 'Conta de administração criada. Senha: {{password}}',
  'This account is an admin now. It was signed out everywhere and has a new password, that of ADMIN_PASSWORD.':
    'Esta conta agora administra. Ela saiu de todos os aparelhos e tem uma senha nova, a de ADMIN_PASSWORD.',
  'This account is an admin now. It was signed out everywhere and has a new password: {{password}}':
    'Esta conta agora administra. Ela saiu de todos os aparelhos e tem uma senha nova: {{password}}',
  'There is an account with this address already, made by whoever typed it. Nothing was changed. If it is yours to make an admin, say --existing: it is then signed out everywhere and gets a new password.':
    'Já há uma conta com este endereço, criada por quem o digitou. Nada mudou. Se cabe a você dar a ela a administração, use --existing: ela sai de todos os aparelhos e ganha uma senha nova.',
  'The admin could not be created.': 'Não deu para criar a conta de administração.',
  'the plans are {{plans}}': 'os planos são {{plans}}',
  'the reasons are {{reasons}}': 'os motivos são {{reasons}}',
  '{{email}} is on the plan {{plan}} now.': '{{email}} agora está no plano {{plan}}.',
  'New password: {{password}}\nAll sessions of the account were ended.':
    'Senha nova: {{password}}\nTodas as sessões da conta foram encerradas.',
  'This account is no admin.': 'Esta conta não é de administração.',
  'The account is no admin any more, but its sessions could not be ended: admin sessions <email> --end.':
    'A conta não administra mais, mas as sessões dela não puderam ser encerradas: admin sessions <e-mail> --end.',
  'This is the only admin who can sign in: make another first (admin create).':
    'É a única conta de administração que pode entrar: crie outra antes (admin create).',
  '{{email}} is no admin any more. All its sessions were ended.':
    '{{email}} não administra mais. Todas as sessões foram encerradas.',
  'No account has this address.': 'Nenhuma conta tem este endereço.',
  'Try again.': 'Tente de novo.',
  'The account signs in with its password alone now. All its sessions were ended.':
    'A conta agora entra só com a senha. Todas as sessões dela foram encerradas.',
  'This account has no second factor.': 'Esta conta não tem segunda etapa.',
  'since {{when}} UTC': 'desde {{when}} UTC',
  'There is no coupon with this code.': 'Não há cupom com este código.',
  '{{count}} coupons are voided.': 'cupons anulados: {{count}}',
  '{{count}} open sessions, all ended': 'sessões abertas: {{count}}, todas encerradas',
  '{{count}} open sessions': 'sessões abertas: {{count}}',
  deactivated: 'desativada',
  '{{command}} knows {{words}}': '{{command}} conhece {{words}}',
  '{{text}} is not an email address': '{{text}} não é um endereço de e-mail',
  'Nothing was erased. This cannot be undone; say --sure to go on.':
    'Nada foi apagado. Isso não se desfaz; use --sure para continuar.',
  'The account is erased.': 'A conta foi apagada.',
  'This account is an admin: give the role to another account first.':
    'Esta conta administra: passe antes a administração a outra.',
  'The file could not be written: the server writes it, as its own user.':
    'Não deu para gravar o arquivo: quem grava é o servidor, com o usuário dele.',
  'The account is being changed. Try again.': 'A conta está sendo mudada agora. Tente de novo.',
  'say which file to write': 'diga em que arquivo gravar',
  'there is a file {{file}} already': 'já há um arquivo {{file}}',
  'Everything kept about this account is in {{path}}. It holds personal data in the clear.':
    'Tudo o que guardamos desta conta está em {{path}}. São dados pessoais, legíveis.',
  'made {{made}}  until {{until}}  used {{used}}': 'criado {{made}}  até {{until}}  usado {{used}}',
  never: 'nunca',
  '{{count}} tokens, all revoked': 'tokens: {{count}}, todos revogados',
  '{{count}} tokens': 'tokens: {{count}}',

  // rotate-secret, demo, verify, rebuild
  'With EVENTS_URL: events copy --to <folder>, rotate-secret there, and events copy --to a new database':
    'Com EVENTS_URL: events copy --to <pasta>, rotate-secret ali, e events copy --to para um banco novo',
  '{{path}} holds {{count}} events under a new secret, in its secret.key. Put it in the place of {{folder}}.':
    '{{path}} tem {{count}} eventos sob um segredo novo, na secret.key dela. Ponha-a no lugar de {{folder}}.',
  'SECRET_KEY is set here and is the old one: unset it, or set it to what that secret.key holds.':
    'SECRET_KEY está definida aqui e é a antiga: retire-a, ou use o conteúdo da secret.key nova.',
  'Backups made before stay readable with the old secret: delete them once you have a new one.':
    'As cópias feitas antes ainda se abrem com o segredo antigo: apague-as quando tiver uma nova.',
  '{{folder}} is not empty. A demonstration is only made in a folder of its own: set DATA_DIR to another one.':
    '{{folder}} não está vazia. A demonstração só é feita numa pasta própria: aponte DATA_DIR para outra.',
  '{{count}} people are invented and use the site for {{days}} days: that takes up to three minutes.':
    '{{count}} pessoas são inventadas e usam o site por {{days}} dias: leva até três minutos.',
  '{{done}} of {{count}} people': '{{done}} de {{count}} pessoas',
  '{{count}} invented people in {{folder}}. Start it with: {{call}}':
    '{{count}} pessoas inventadas em {{folder}}. Para iniciar: {{call}}',
  'Admin: {{email}}   password of the admin and of everybody else: {{password}}':
    'Administração: {{email}}   senha dela e de todas as outras contas: {{password}}',
  '--cluster is for a node: EVENTS_URL is not set': '--cluster é para um nó: EVENTS_URL não está definida',
  'at position {{position}} PostgreSQL holds another past than this node':
    'na posição {{position}} o PostgreSQL tem outro passado que este nó',
  'no host of EVENTS_URL that accepts writes could be asked':
    'nenhum servidor de EVENTS_URL que aceite gravar respondeu',
  'the projections are {{names}}': 'as projeções são {{names}}',
  'events this release cannot read: {{kinds}}': 'eventos que esta versão não lê: {{kinds}}',
  missing: 'falta',
  'too much': 'sobra',
  differs: 'difere',
  'parked: event {{position}} for {{projection}}': 'não aplicado: evento {{position}} em {{projection}}',
  '{{events}} events, {{rows}} rows compared, {{differences}} differences, {{parked}} parked':
    '{{events}} eventos, {{rows}} linhas comparadas, diferenças: {{differences}}, não aplicados: {{parked}}',
  "up to position {{position}} its past is PostgreSQL's":
    'até a posição {{position}}, o passado dele é o do PostgreSQL',
  'read models rebuilt up to position {{position}}': 'dados derivados refeitos até a posição {{position}}',

  // explain, state
  '{{text}} is neither a time nor a position': '{{text}} não é um momento nem uma posição',
  'no such account': 'essa conta não existe',
  position: 'posição',
  'when (UTC)': 'quando (UTC)',
  cause: 'causa',
  change: 'mudança',
  left: 'resta',
  plan: 'plano',
  tool: 'ferramenta',
  score: 'nota',
  overall: 'geral',
  unlimited: 'sem limite',
  'per tool': 'por ferramenta',
  '{{left}} left on the plan {{plan}}': 'restam no plano {{plan}}: {{left}}',
  'account opened on the free plan': 'conta aberta, no plano gratuito',
  'account erased': 'conta apagada',
  'plan assigned': 'plano dado',
  'plan given': 'plano dado',
  'plan paid once': 'plano pago uma vez',
  'what was sold with the paid period recorded': 'anotado o que foi vendido com o período pago',
  'payment given back': 'pagamento devolvido',
  'payment disputed': 'pagamento contestado',
  'subscription changed': 'assinatura mudou',
  'time alone': 'só o tempo',
  'analysis asked for: one unit held': 'análise pedida: uma unidade reservada',
  'analysis failed: the unit came back to where it was taken from':
    'análise falhou: a unidade voltou para o ciclo de onde saiu',
  'plan none → {{plan}}': 'nenhum plano → {{plan}}',
  'plan {{before}} → {{plan}}': 'plano {{before}} → {{plan}}',
  'cycle from {{from}}': 'ciclo a partir de {{from}}',
  'new cycle of {{plan}} from {{from}}: nothing rolls over':
    'novo ciclo de {{plan}} a partir de {{from}}: nada passa de um ciclo para o outro',
  'the system': 'o sistema',
  'the operator, on the command line': 'quem opera, na linha de comando',
  'the account itself': 'a própria conta',
  'admin {{id}}': 'a administração ({{id}})',
  'by {{who}}': 'por: {{who}}',
  '{{plan}} by {{id}}': '{{plan}} por {{id}}',
  'without an end': 'sem data para acabar',
  'renews, or ends': 'renova ou acaba em',
  ends: 'acaba em',
  also: 'e também',
  '{{plan}}: no ground for any other plan': '{{plan}}: nada dá direito a outro plano',
  'measured by {{engine}}, rubric {{rubric}}': 'medida por {{engine}}, regras {{rubric}}',
  'no score yet': 'ainda sem nota',
  '{{overall}} overall: the mean of the latest photo, linkedin and resume':
    'nota geral {{overall}}: a média das últimas de photo, linkedin e resume',
  'not counted, by the person’s choice: {{tools}}': 'fora da conta, por escolha da pessoa: {{tools}}',
  'no analysis was left': 'não restava nenhuma análise',
  'no analysis of this tool was left': 'não restava nenhuma análise desta ferramenta',
  'too many files in a row could not be analysed': 'arquivos demais seguidos que não deu para analisar',
  'the last one recorded of this day': 'a última anotada deste dia',
  '{{count}} refused': 'recusadas: {{count}}',
  'hour booked: one unit taken': 'hora marcada: uma unidade usada',
  'hour cancelled: the unit came back to the cycle it was taken from':
    'hora cancelada: a unidade voltou para o ciclo de onde saiu',
  'new cycle: nothing rolls over': 'novo ciclo: nada passa de um para o outro',
  'the plan changed': 'o plano mudou',

  // config, migrate, healthcheck
  'the settings are right': 'as configurações estão certas',
  default: 'padrão',
  '{{file}} gets the schema of release {{version}}': '{{file}} ganha as tabelas da versão {{version}}',
  'a checked backup is taken first ({{from}} → {{to}})': 'antes, uma cópia conferida é feita ({{from}} → {{to}})',
  'the read models are built anew': 'os dados derivados são refeitos',
  'the read models catch up with {{count}} events': 'os dados derivados recebem {{count}} eventos que faltam',
  'there is no events.db in {{folder}}': 'não há events.db em {{folder}}',
  'nothing to do': 'nada a fazer',
  'done; {{count}} events': 'feito; {{count}} eventos',
  'not ready ({{status}})': 'ainda não atende ({{status}})',
  'no answer from {{url}}': 'sem resposta de {{url}}',

  // doctor
  'data folder': 'pasta de dados',
  owner: 'dono',
  "{{folder}} belongs to user {{uid}}, this is user {{own}}: run this as the server's user, or chown -R":
    '{{folder}} é do usuário {{uid}}, e este é o {{own}}: rode como o usuário do servidor, ou use chown -R',
  '{{folder}} can be opened by other users (mode {{mode}}): chmod 700':
    'outros usuários podem abrir {{folder}} (modo {{mode}}): chmod 700',
  '{{folder}} is open to its owner alone': 'só o dono abre {{folder}}',
  disk: 'disco',
  '{{size}} MB free; below 16 MB the server only reads': '{{size}} MB livres; abaixo de 16 MB o servidor só lê',
  '{{size}} MB free': '{{size}} MB livres',
  reserve: 'reserva',
  'none yet: the server takes 16 MB for signing in and out at its next start':
    'ainda nenhuma: o servidor separa 16 MB para entrar e sair no próximo início',
  '{{size}} MB for signing in and out when the disk is full': '{{size}} MB para entrar e sair quando o disco encher',
  'none: the disk was full, or its file system cannot reserve room; at the last byte nobody can sign in':
    'nenhuma: o disco encheu, ou o sistema de arquivos não separa espaço; no último byte ninguém consegue entrar',
  data: 'dados',
  '{{count}} events, head {{head}}; databases, chain, keys and uploads are whole':
    '{{count}} eventos, ponta {{head}}; bancos, corrente, chaves e envios estão inteiros',
  none: 'nenhuma',
  release: 'versão',
  'last served by {{release}}; {{version}} takes a backup at its first start':
    'quem atendeu por último foi {{release}}; {{version}} faz uma cópia no primeiro início',
  'an earlier release': 'uma versão anterior',
  clock: 'relógio',
  'the last event is from {{last}}, this computer says {{now}}':
    'o último evento é de {{last}}, e este computador diz {{now}}',
  database: 'banco de dados',
  'no answer within 5 s': 'sem resposta em 5 s',
  '{{host}} cannot be asked ({{reason}})': 'não há como consultar {{host}} ({{reason}})',
  '{{at}}: 14 is the oldest that is supported': '{{at}}: a versão mais antiga aceita é a 14',
  '{{at}} is a standby': '{{at}} é uma réplica',
  '{{at}} has no log yet: the first start makes it': '{{at}} ainda não tem registro: o primeiro início cria um',
  '{{at}} is at position {{head}}, this node at {{position}}':
    '{{at}} está na posição {{head}}, e este nó na {{position}}',
  '{{at}}: fsync is off, so that nothing stored is safe':
    '{{at}}: fsync está desligado, e nada do que é gravado está a salvo',
  '{{at}} waits for no standby: what only it holds is lost with it':
    '{{at}} não espera por nenhuma réplica: o que só está ali se perde com ele',
  '{{at}} waits for a standby, and none that it may see follows it':
    '{{at}} espera por uma réplica, e nenhuma que este usuário possa ver o acompanha',
  'store of backups': 'depósito de cópias',
  'store of uploads': 'depósito de envios',
  '{{host}} lists the bucket {{bucket}}': '{{host}} lista o bucket {{bucket}}',
  '{{host}} does not list the bucket {{bucket}} ({{reason}})': '{{host}} não lista o bucket {{bucket}} ({{reason}})',
  mail: 'e-mail',
  'SMTP_URL is not set: messages to support wait in outbox/, notifications stay on the site':
    'SMTP_URL não está definida: mensagens ao suporte esperam em outbox/, avisos ficam só no site',
  '{{server}} does not take our login ({{reason}})': '{{server}} não aceita o nosso acesso ({{reason}})',
  '{{server}} answers': '{{server}} responde',
  mails: 'e-mails',
  'none waits to be sent': 'nenhum espera para ser enviado',
  '{{count}} wait to be sent, the oldest for {{minutes}} minutes (the log says why)':
    '{{count}} esperam para ser enviados, o mais antigo há {{minutes}} minutos (o log diz por quê)',
  address: 'endereço',
  'PUBLIC_URL is {{url}}: without https the session cookie is not marked secure':
    'PUBLIC_URL: {{url}}. Sem https o cookie da sessão não é marcado como seguro',
  'not set': 'não definida',
  proxy: 'proxy',
  'TRUSTED_PROXIES is not set: all visitors behind the proxy count as one address and share its limits':
    'TRUSTED_PROXIES não está definida: todas as visitas atrás do proxy contam como um endereço só e dividem os limites',
  'people came by https {{minutes}} minutes ago, and PUBLIC_URL is {{url}}: set it to the https address, so that session cookies are marked secure':
    'chegaram visitas por https há {{minutes}} minutos, e PUBLIC_URL: {{url}}. Defina o endereço https, para que o cookie da sessão seja marcado como seguro',
  '{{peer}} forwarded a request {{minutes}} minutes ago and is not in TRUSTED_PROXIES: all visitors behind it count as one address and share its limits':
    '{{peer}} encaminhou uma visita há {{minutes}} minutos e não está em TRUSTED_PROXIES: todas as visitas atrás dele contam como um endereço só e dividem os limites',
  backups: 'cópias de segurança',
  'BACKUP_DIR is not set: backups are made by you alone': 'BACKUP_DIR não está definida: só você faz cópias',
  'there is no folder {{folder}}: make it, or mount its disk; none is made until then':
    'não há a pasta {{folder}}: crie-a, ou monte o disco dela; até lá nenhuma é feita',
  'there is none in {{folder}} yet': 'ainda não há nenhuma em {{folder}}',
  'the newest in {{folder}} is {{hours}} hours old': 'a mais nova em {{folder}} tem {{hours}} horas',
  mode: 'modo',
  'NODE_ENV is not production': 'NODE_ENV não é production',
  'admin sign-in': 'entrada da administração',
  'the panel opens only to admins with a second factor': 'o painel só abre com segunda etapa',
  'ADMIN_MFA is not required: an admin’s password alone opens the panel':
    'ADMIN_MFA não é required: só a senha já abre o painel',
  payment: 'pagamento',
  'the built-in test checkout takes no money': 'o pagamento de teste embutido não cobra nada',
  'no provider is set': 'nenhum provedor definido',
  'a live key of Stripe without an https PUBLIC_URL': 'uma chave real da Stripe sem PUBLIC_URL com https',
  'STRIPE_WEBHOOK_SECRET is not set: payments are seen late (trampolim stripe setup --webhook)':
    'STRIPE_WEBHOOK_SECRET não está definida: os pagamentos aparecem tarde (trampolim stripe setup --webhook)',
  'Stripe, live': 'Stripe, em produção',
  'Stripe, test mode': 'Stripe, modo de teste',
  'open files': 'arquivos abertos',
  'no limit known': 'nenhum limite conhecido',
  'at most {{count}}: ulimit -n {{least}}': 'no máximo {{count}}: ulimit -n {{least}}',
  'at most {{count}}': 'no máximo {{count}}',
  standby: 'cópia de reserva',
  'of {{primary}}, which has not answered yet': 'de {{primary}}, que ainda não respondeu',
  'of {{primary}}: {{count}} events behind when it last answered, {{seconds}} s ago':
    'de {{primary}}: {{count}} eventos atrás na última resposta, há {{seconds}} s',
  'FOLLOW_TOKEN is set, and no standby has asked since this server started':
    'FOLLOW_TOKEN está definida, e nenhuma cópia de reserva perguntou desde que este servidor começou',
  'one asked {{seconds}} s ago, {{count}} events behind': 'uma perguntou há {{seconds}} s, {{count}} eventos atrás',
  '{{what}}: no answer after {{time}} ({{fault}})': '{{what}}: sem resposta depois de {{time}} ({{fault}})',
  'in the shape asked for': 'na forma pedida',
  'not in the shape asked for': 'fora da forma pedida',
  '{{what}}: answered in {{time}}, {{tokens}} tokens, {{shape}}':
    '{{what}}: respondeu em {{time}}, {{tokens}} tokens, {{shape}}',
  'on your own machines': 'nas suas próprias máquinas',
  'HOSTED: texts leave this server, without name and contact data':
    'HOSPEDADO: textos saem deste servidor, sem nome nem contatos',
  '{{engine}} at {{host}}, {{where}}': '{{engine}} em {{host}}, {{where}}',
  server: 'servidor',
  'server: answers{{version}}; model found': 'servidor: responde{{version}}; modelo encontrado',
  'server: answers{{version}}; model not in its list': 'servidor: responde{{version}}; modelo fora da lista dele',
  ', version {{version}}': ', versão {{version}}',
  'system calls are filtered (seccomp)': 'chamadas ao sistema são filtradas (seccomp)',
  'files and network are denied (Landlock {{version}})': 'arquivos e rede são negados (Landlock {{version}})',
  'no new rights, no file written': 'nenhum direito novo, nenhum arquivo gravado',
  'not confined: this system has none of it': 'sem confinamento: este sistema não tem nada disso',
  'not confined: only the executable does that': 'sem confinamento: só o executável faz isso',
  'readers of documents': 'leitores de documentos',
  'none could be started: {{why}}': 'nenhum pôde ser iniciado: {{why}}',
  'missing: {{what}}': 'falta: {{what}}',
  'system calls are not filtered (seccomp)': 'chamadas ao sistema não são filtradas (seccomp)',
  'files and network are not denied a second time (Landlock: Linux 5.13 or later, not hidden by a container)':
    'arquivos e rede não são negados uma segunda vez (Landlock: Linux 5.13 ou mais novo, que um contêiner não esconda)',
  'new rights and written files are not denied': 'direitos novos e arquivos gravados não são negados',
  '{{failed}} failed, {{warnings}} warnings': 'falhas: {{failed}}, avisos: {{warnings}}',
  'no language model is set up: analyses are measured by the built-in engine alone (docs/language-models.md)':
    'nenhum modelo de linguagem configurado: só o motor embutido mede as análises (docs/language-models.md)',
  text: 'texto',
  photo: 'foto',
  'an analysis waits {{time}} for words (MODEL_SECONDS) and is complete without them':
    'uma análise espera {{time}} pelas palavras (MODEL_SECONDS) e fica completa sem elas',

  // events, diff, replay, repl, stripe
  '--as-test is about one account: name it with --account': '--as-test é sobre uma conta: diga qual com --account',
  '{{stream}} is {{other}} in this export': '{{stream}} é {{other}} nesta exportação',
  'This export holds personal data in the clear; --redact leaves it out.':
    'Esta exportação tem dados pessoais abertos; --redact deixa tudo isso de fora.',
  '{{events}} events checked, {{fresh}} of them new; the log is at position {{position}}':
    '{{events}} eventos conferidos, {{fresh}} deles novos; o registro está na posição {{position}}',
  '{{text}} is not a position': '{{text}} não é uma posição',
  'up to position {{position}}, {{differ}} of {{tables}} tables differ':
    'até a posição {{position}}, {{differ}} de {{tables}} tabelas diferem',
  'no event carries this id': 'nenhum evento tem este id',
  'position {{position}} of {{last}}; .help lists what can be asked':
    'posição {{position}} de {{last}}; .help diz o que se pode perguntar',
  '--webhook takes the site’s public address, such as https://vagas.example, or that and {{path}}':
    '--webhook recebe o endereço público do site, como https://vagas.example, ou ele e {{path}}',
  '--webhook goes with setup': '--webhook só vale com setup',
  '{{count}} subscriptions; {{missed}} messages from Stripe had not arrived, {{waiting}} are waiting':
    '{{count}} assinaturas; {{missed}} avisos da Stripe não tinham chegado, {{waiting}} esperam',
  'There is more than one run looks at: run it again.': 'Há mais do que se vê de uma vez: rode de novo.',
  'STRIPE_SECRET_KEY is not set': 'STRIPE_SECRET_KEY não está definida',
  '--to names an address such as postgres://user:password@host/database, or a new folder':
    '--to diz um endereço como postgres://usuário:senha@servidor/banco, ou uma pasta nova',
  'With EVENTS_URL the folder is a copy already; unset it to copy the folder':
    'Com EVENTS_URL a pasta já é uma cópia; tire-a para copiar a pasta',
  'Copied and compared: {{events}} events, {{keys}} keys, {{claims}} claims, {{files}} uploads.':
    'Copiados e comparados: {{events}} eventos, {{keys}} chaves, {{claims}} nomes únicos, {{files}} envios.',
  'Each node needs SECRET_KEY: the content of {{folder}}/secret.key.':
    'Cada nó precisa de SECRET_KEY: o conteúdo de {{folder}}/secret.key.',
  'To copy from PostgreSQL set EVENTS_URL and SECRET_KEY; to copy a folder use backup':
    'Para copiar do PostgreSQL defina EVENTS_URL e SECRET_KEY; para copiar uma pasta use backup',
  'Copied to {{folder}}: {{events}} events, {{files}} uploads; {{problems}} problems':
    'Copiados para {{folder}}: {{events}} eventos, {{files}} envios; problemas: {{problems}}',
  'The account’s record is full.': 'O registro da conta está cheio.',
  '{{count}} files that no event needs: {{files}}': '{{count}} arquivos de que nenhum evento precisa: {{files}}',
  '1 file that no event needs: {{files}}': '1 arquivo de que nenhum evento precisa: {{files}}',
  'there is no backup in {{folder}}, and no store is set up: see BACKUP_DIR and BACKUP_S3_ENDPOINT':
    'não há cópia em {{folder}}, e nenhum depósito configurado: veja BACKUP_DIR e BACKUP_S3_ENDPOINT',
  'no store is set up: see BACKUP_S3_ENDPOINT': 'nenhum depósito configurado: veja BACKUP_S3_ENDPOINT',
} as const
