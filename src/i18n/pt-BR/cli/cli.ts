/** How the commands are called; what they answer is in sentences.ts. */
export const cli = {
  usage: 'uso:',
  or: ' ou:',
  command: 'comando',
  options: 'opções:',
  examples: 'exemplos:',
  value: 'valor',
  overview: [
    'Sem comando, ele atende. "trampolim <comando> --help" diz mais.',
    'Códigos de saída: 0 feito, nada de errado; 1 falhou, ou algo difere ou falta; 2 chamado ou configurado errado.',
    'As configurações são variáveis de ambiente, ou linhas de um arquivo: "--config <arquivo>". "trampolim config show"',
    'as mostra, docs/configuration.md as explica. "trampolim completion bash" (ou zsh) mostra um script para o shell.',
  ],
  list: '"trampolim help" mostra os comandos.',
  unknownCommand: 'não há o comando {{name}}',
  unknownOption: 'não há a opção {{name}}',
  meant: '; seria {{name}}?',
  missing: 'falta um argumento',
  tooMany: 'argumentos demais: {{words}}',
  settings: 'configuração: {{line}}',
} as const

/** What stands for a value in how a command is called, by the English of the command's file. */
export const usageWords: Readonly<Record<string, string>> = {
  'email or account id': 'e-mail ou id da conta',
  'email or id': 'e-mail ou id',
  email: 'e-mail',
  code: 'código',
  'new folder': 'pasta nova',
  'file.zip': 'arquivo.zip',
  file: 'arquivo',
  backup: 'cópia',
  'backup|s3:[name]': 'cópia|s3:[nome]',
  'time|position': 'hora|posição',
  position: 'posição',
  'postgres://… or new folder': 'postgres://… ou pasta nova',
  'views file or executable of another release': 'arquivo views ou executável de outra versão',
  'correlation or any other id': 'correlação ou outro id',
  'projection,…': 'projeção,…',
  'https://primary': 'https://principal',
  address: 'endereço',
}

/** What each command does; the English is in its own file. */
export const commandSummaries: Readonly<Record<string, string>> = {
  serve:
    'atende (o padrão); --allow-parked mesmo com eventos que esta versão não lê, --allow-damaged só para ler uma pasta danificada',
  follow:
    'é a cópia de reserva de outro servidor: mantém a pasta de dados dele aqui, com segundos de atraso no máximo, e atende só para leitura até `promote`; FOLLOW_TOKEN nos dois, e --secret com uma cópia da secret.key dele na primeira vez',
  promote:
    'a cópia de reserva assume, mesmo no ar: para de acompanhar e passa a gravar; --force mesmo que o outro servidor ainda responda',
  explain:
    'por que uma cota, um plano ou uma nota é o que é, ou uma análise foi recusada: uma linha por evento, ciclo ou fim de plano',
  state: 'o que uma conta era depois dos seus eventos até ali, sem dados pessoais',
  events:
    'o registro em linhas JSON, com ou sem dados pessoais; para uma pasta vazia sem servidor; ao vivo; ou o site inteiro para o PostgreSQL e de volta',
  repl: 'perguntas, uma por linha, ao registro e aos dados derivados como estavam naquele ponto: SQL, contas, eventos; não grava nada',
  diff: 'que linhas dos dados derivados mudam em outra versão; sai com 1 se houver diferença',
  replay: 'o registro em ordem, uma linha por evento, sem dados pessoais',
  trace: 'tudo o que um pedido causou, em ordem, cada evento sob a sua causa',
  verify: 'refaz todos os dados derivados e compara cada linha; sai com 1 se houver diferença ou evento não aplicado',
  rebuild:
    'refaz os dados derivados a partir do registro; também com o servidor no ar, que atende com os antigos enquanto isso',
  check:
    'confere a pasta de dados ou uma cópia: bancos, corrente do registro, chaves, envios, dados derivados, espaço em disco; --deep abre cada parte pessoal, --accept-missing anota como perdidos os envios que faltam; sai com 1 se houver problema',
  backup:
    'copia registro, chaves, envios e os seus arquivos com o servidor no ar, e confere; --with-secret inclui secret.key, que abre tudo; --push também manda a cópia ao depósito de BACKUP_S3_*, que s3: nomeia; --list mostra as cópias em BACKUP_DIR e no depósito',
  'rotate-secret':
    'uma cópia conferida da pasta de dados sob um segredo novo, para quando o antigo pode ser conhecido; o servidor precisa estar parado; a pasta de dados não muda',
  restore:
    'põe uma cópia na pasta de dados; o servidor precisa estar parado; --force troca o que há, --accept-missing aceita uma cópia sem alguns envios, --accept-unsigned uma cujo registro não tem a sua corrente, --accept-list uma lista de contas apagadas que não está assinada, --secret diz onde está a secret.key guardada fora',
  admin:
    'cria quem administra, retira esse papel, põe uma conta num plano, troca uma senha, tira a segunda etapa, mostra ou encerra sessões, anula um cupom ou o que resta do seu lote, lista quem administra; também com o servidor no ar',
  account:
    'apaga uma conta de vez, grava a cópia que a pessoa poderia baixar, ou mostra e revoga os seus tokens de API; também com o servidor no ar',
  healthcheck: 'pergunta ao servidor se está pronto; para contêineres',
  demo: 'enche uma pasta vazia com pessoas inventadas, resultados, pagamentos e 90 dias de estatísticas',
  doctor:
    'procura o que há de errado com configurações, pasta, disco, cópias, e-mail, pagamento e relógio, e testa cada modelo de linguagem',
  stripe: 'cria planos e preços na Stripe pelo catálogo, ou traz o registro ao que a Stripe sabe',
  config: 'se as configurações estão certas, ou quanto vale cada uma, com os segredos ocultos',
  migrate:
    'traz a pasta de dados a esta versão, como o primeiro início faz; --dry-run diz o que seria feito, --accept-unsigned aceita como está um registro sem a sua corrente, --accept-list faz o próximo início apagar quem uma nota não assinada nomeia; o servidor precisa estar parado',
  openapi: 'mostra o documento da API (OpenAPI 3.1), feito das rotas desta versão',
  version: 'a versão, a compilação e o Bun com que foi construída',
}
