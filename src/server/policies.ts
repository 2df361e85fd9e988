// Every route and who may use it: the one place to read. A request that matches no row is not found, and a test fails
// when the rows and the routes differ.

/**
 * public: anyone. visitor: people signed in are sent to /painel. user: signed in; a page sends others to /?next=, an
 * API call answers 401. user-page: signed in, others read a 401 page that says so. admin: as the specification's section 6.
 */
export type Access = 'public' | 'visitor' | 'user' | 'user-page' | 'admin'

export type Policy = {
  readonly access: Access
  /** Largest body in bytes; 0 for routes that take none. */
  readonly body: number
}

const kB = 1024
const MB = 1024 * kB

/** The file's own limit (decision 18), and room for the form around it. */
export const resumeMax = 10 * MB
const upload = resumeMax + 64 * kB

const none = (access: Access): Policy => ({ access, body: 0 })
const form = (access: Access): Policy => ({ access, body: 64 * kB })

export const policies: Readonly<Record<string, Policy>> = {
  'GET /': none('visitor'),
  'GET /auth': none('public'),
  'GET /entrar': none('public'),
  'GET /registrar': none('public'),
  'GET /primeiro-acesso': none('public'),
  'POST /primeiro-acesso': form('public'),
  'POST /entrar': form('public'),
  'POST /registrar': form('public'),
  'POST /sair': form('public'),
  'POST /preferencias': form('public'),
  'GET /painel': none('user'),
  'GET /curriculo': none('user'),
  'POST /curriculo': { access: 'user', body: upload },
  'GET /curriculo/otimizado.docx': none('user'),
  'GET /curriculo/otimizado.pdf': none('user'),

  'GET /foto-perfil': none('user'),
  'GET /linkedin': none('user'),
  'GET /scanner-vagas': none('user'),
  'GET /planos': none('user'),
  'GET /assinatura-sucesso': none('user'),
  'GET /notificacoes': none('user'),
  'GET /admin': none('admin'),
  'GET /conta': none('user-page'),
  'GET /editar-perfil': none('user-page'),
  'GET /configuracoes': none('user-page'),
  'GET /termos': none('public'),
  'GET /privacidade': none('public'),
  'GET /suporte': none('public'),
  'GET /templates': none('public'),

  'GET /speculation.json': none('public'),
  'GET /healthz': none('public'),
  'GET /readyz': none('public'),

  'POST /api/register': form('public'),
  'POST /api/login': form('public'),
  'POST /api/logout': form('public'),
  'GET /api/user': none('user'),
  'GET /api/user/stats': none('user'),
  'GET /api/user/scores': none('user'),
  'GET /api/activities': none('user'),
  'POST /api/resume/analyze': { access: 'user', body: upload },
  'GET /api/resume/latest': none('user'),
  'GET /api/photo/history': none('user'),
  'GET /api/linkedin/history': none('user'),
  'GET /api/resume/history': none('user'),
  'GET /api/job/history': none('user'),
}

/** The row of a request; HEAD is read as GET. */
export const policyOf = (method: string, path: string): Policy | undefined =>
  policies[`${method === 'HEAD' ? 'GET' : method} ${path}`]
