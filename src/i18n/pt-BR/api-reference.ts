/** The page of the API's document. */
export const apiReference = {
  title: 'API',
  lead: 'O que as páginas deste site chamam, e um programa seu também pode chamar. Uma sessão é um cookie, que vem de POST /api/login.',
  document: 'Baixar o documento (OpenAPI 3.1)',
  errors:
    'Toda recusa é um JSON com message, no idioma da pessoa, code, que não muda, e, quando há campos errados, fields.',
  token: { read: 'token de leitura', analyse: 'token de análise' },
  access: { public: 'qualquer pessoa', visitor: 'quem não entrou', user: 'quem entrou', admin: 'administração' },
  fields: 'Campos',
  required: 'obrigatório',
  query: 'no endereço',
} as const
