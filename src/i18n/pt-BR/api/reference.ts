/** The page of the API's document. */
export const apiReference = {
  title: 'API',
  lead: 'O que as páginas deste site chamam, e um programa seu também pode chamar. Uma sessão é um cookie, que vem de POST /api/login.',
  document: 'Baixar o documento (OpenAPI 3.1)',
  errors:
    'Toda recusa é um JSON com message, no idioma da pessoa, code, que não muda, e, quando há campos errados, fields.',
  token: { read: 'token de leitura', analyse: 'token de análise' },
  access: { public: 'qualquer pessoa', visitor: 'quem não entrou', user: 'quem entrou', admin: 'administração' },
  namesTitle: 'Nomes dos campos',
  namesText:
    'Os campos têm nomes em português. São um contrato: continuam os mesmos em qualquer idioma. Os que mais aparecem:',
  names: {
    nome: 'o nome da pessoa ou do plano',
    senha: 'a senha; senha_atual e senha_nova ao trocá-la',
    aceitarTermos: 'se a pessoa aceita os termos',
    papel: 'usuario, admin ou inativo',
    status_assinatura: 'o plano em vigor',
    criado_em: 'quando a conta foi criada',
    url_arquivo: 'o endereço do arquivo',
    dados_json: 'o que a pessoa enviou',
    analise_json: 'o resultado de uma análise',
    resultados_json: 'o resultado de uma vaga comparada',
    titulo: 'o título',
    mensagem: 'o texto',
    lida: 'se já foi lida',
    recursos: 'o que um plano inclui',
    limite_analises: 'quantas análises o plano dá por mês',
    valido_ate: 'até quando vale',
  },
  fields: 'Campos',
  required: 'obrigatório',
  query: 'no endereço',
} as const
