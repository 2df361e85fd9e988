// English texts of /documentacao-api around the calls.
import type { apiReference as source } from '../../pt-BR/api/reference'
import type { Same } from '../../same-shape'

export const apiReference: Same<typeof source> = {
  title: 'API',
  lead: 'What the pages of this site call, and a program of yours can call too. A session is a cookie, from POST /api/login.',
  document: 'Download the document (OpenAPI 3.1)',
  errors:
    'Every refusal is JSON with message, in the person’s language, code, which never changes, and, where fields are wrong, fields.',
  token: { read: 'read token', analyse: 'analysis token' },
  access: { public: 'anyone', visitor: 'logged out', user: 'logged in', admin: 'administrators' },
  namesTitle: 'Field names',
  namesText:
    'Field names are in Portuguese. They are a contract and stay the same in every language. The ones you will meet most:',
  names: {
    nome: 'name of the person or the plan',
    senha: 'password; senha_atual and senha_nova are the current and the new one',
    aceitarTermos: 'whether the person accepts the terms',
    papel: 'role: usuario (user), admin or inativo (inactive)',
    status_assinatura: 'plan in force',
    criado_em: 'when the account was created',
    url_arquivo: 'address of the file',
    dados_json: 'what the person sent',
    analise_json: 'result of an analysis',
    resultados_json: 'result of a compared job',
    titulo: 'title',
    mensagem: 'text',
    lida: 'whether it has been read',
    recursos: 'what a plan includes',
    limite_analises: 'analyses of a plan per month',
    valido_ate: 'until when it is valid',
  },
  fields: 'Fields',
  required: 'required',
  query: 'in the address',
}
