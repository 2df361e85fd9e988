import type { apiReference as source } from '../pt-BR/api-reference'
import type { Same } from '../same-shape'

export const apiReference: Same<typeof source> = {
  title: 'API',
  lead: 'What the pages of this site call, and a program of yours can call too. A session is a cookie, from POST /api/login.',
  document: 'Download the document (OpenAPI 3.1)',
  errors:
    'Every refusal is JSON with message, in the person’s language, code, which never changes, and, where fields are wrong, fields.',
  token: { read: 'token that reads', analyse: 'token that analyses' },
  access: { public: 'anybody', visitor: 'who is not logged in', user: 'who is logged in', admin: 'administrators' },
  fields: 'Fields',
  required: 'required',
  query: 'in the address',
}
