// Every route and who may use it, in one place. A request that matches no row is not found, and the server does not
// start if its rows and routes differ (router.ts).

import { avatarMax } from '../../../analysis/avatar'

/**
 * public: anyone. visitor: signed-in people are redirected to /painel. user: signed in; a page redirects others to
 * /?next=, an API call answers 401. user-page: signed in, others receive a 401 page that says so. admin: the role is
 * checked (P6).
 */
export type Access = 'public' | 'visitor' | 'user' | 'user-page' | 'admin'

export type Policy = {
  /** Signs in by a password, or serves to: refused where only the identity provider lets anybody in. */
  readonly local?: true
  readonly access: Access
  /** Largest body in bytes; 0 for routes without a body. */
  readonly body: number
  /** The kind of file in the body: if it is too large, the answer names that file's own limit. */
  readonly file?: 'photo' | 'resume'
  /** Authenticated by a signature instead of by its origin, so the origin check does not apply. */
  readonly signed?: true
  /** Also answered while the disk is full: it writes little, and without it nobody could sign in or out. */
  readonly always?: true
}

const kB = 1024
const MB = 1024 * kB

/** A file's own limit (P18), and space for the form around it. */
export const resumeMax = 10 * MB
export const photoMax = 5 * MB
const formOverhead = 64 * kB

/** A profile photo is at most 5 MB; a slightly larger one is still accepted here to get its own error message. */
const photo = 2 * avatarMax
/**
 * 25 300 characters in three fields, each up to 6 bytes in a form's or JSON's encoding, and space for the rest of the
 * form.
 */
const profile = 192 * kB

/** 30 000 characters of an advert, each at most nine bytes in a form's encoding, and space for the rest of the form. */
const advert = 30_000 * 9 + 64 * kB

/** A draft of 40 000 characters, each up to nine bytes in a form's own writing, with its ids; or a JSON Resume of 256 kB. */
const draft = 640 * kB

/** 8 000 characters of an answer, each at most nine bytes in a form's encoding, and space for the rest of the form. */
const answer = 8_000 * 9 + 64 * kB

/** Stripe's events are a few kB; the largest are invoices with many lines. */
const webhook = 256 * kB

const none = (access: Access): Policy => ({ access, body: 0 })
const form = (access: Access): Policy => ({ access, body: 64 * kB })
const local = (policy: Policy): Policy => ({ ...policy, local: true })
const always = (policy: Policy): Policy => ({ ...policy, always: true })

export const policies: Readonly<Record<string, Policy>> = {
  'GET /': none('visitor'),
  'GET /auth': none('public'),
  'GET /entrar': none('public'),
  'GET /registrar': none('public'),
  'GET /primeiro-acesso': none('public'),
  'POST /primeiro-acesso': form('public'),
  'GET /esqueci-senha': local(none('public')),
  'POST /esqueci-senha': local(form('public')),
  'GET /redefinir-senha': local(none('public')),
  'POST /redefinir-senha': local(form('public')),
  'GET /confirmar-email': none('public'),
  'POST /confirmar-email': form('public'),
  'GET /desfazer-email': none('public'),
  'POST /desfazer-email': form('public'),
  'POST /conta/email/reenviar': form('user'),
  'POST /conta/email/cancelar': form('user'),
  'POST /conta/email/depois': form('user'),
  'GET /entrar/provedor': none('public'),
  'GET /entrar/provedor/retorno': none('public'),
  'GET /entrar/provedor/conta': none('visitor'),
  'POST /entrar/provedor/conta': form('public'),
  'POST /entrar/provedor/ligar': form('public'),
  'GET /sair/provedor': none('public'),
  'GET /saiu': none('public'),
  'POST /conta/entrada': form('user'),
  'GET /conta/entrada/confirmar': none('user'),
  'POST /conta/entrada/confirmar': form('user'),
  'POST /conta/entrada/desligar': form('user'),
  'POST /entrar': local(always(form('public'))),
  'GET /entrar/segundo-fator': none('visitor'),
  'POST /entrar/segundo-fator': always(form('public')),
  'POST /registrar': local(form('public')),
  'POST /sair': always(form('public')),
  'POST /preferencias': always(form('public')),
  'GET /painel': none('user'),
  'GET /curriculo': none('user'),
  'GET /curriculo/relatorio.pdf': none('user'),
  'POST /curriculo': { access: 'user', body: resumeMax + formOverhead, file: 'resume' },
  'GET /curriculo/oficina': none('user'),
  'POST /curriculo/oficina': { access: 'user', body: draft },
  'GET /curriculo/oficina/perguntas': none('user'),
  'POST /curriculo/oficina/perguntas': { access: 'user', body: draft },
  'GET /curriculo/oficina/historico': none('user'),
  'GET /curriculo/oficina/curriculo.docx': none('user'),
  'GET /curriculo/oficina/curriculo.pdf': none('user'),
  'GET /curriculo/oficina/curriculo.json': none('user'),
  'GET /linkedin': none('user'),
  'GET /linkedin/relatorio.pdf': none('user'),
  'POST /linkedin': { access: 'user', body: profile },

  'GET /conta': none('user-page'),
  'GET /conta/exportar': none('user'),
  'GET /conta/apagar': none('user'),
  'POST /conta/apagar': form('user'),
  'POST /conta/sessoes': always(form('user')),
  'GET /conta/seguranca': none('user-page'),
  'GET /conta/seguranca/aplicativo': none('user'),
  'POST /conta/seguranca/aplicativo': form('user'),
  'POST /conta/seguranca/aplicativo/desligar': form('user'),
  'POST /conta/seguranca/codigos': form('user'),
  'POST /conta/seguranca/passkeys/remover': form('user'),
  'GET /editar-perfil': none('user-page'),
  'POST /editar-perfil': form('user'),
  'POST /editar-perfil/foto': { access: 'user', body: photo },
  'POST /editar-perfil/foto/remover': form('user'),
  'GET /configuracoes': none('user-page'),
  'POST /configuracoes': form('user'),
  'POST /configuracoes/modelos': form('user'),
  'GET /curriculo/otimizado.docx': none('user'),
  'GET /curriculo/otimizado.pdf': none('user'),

  'GET /foto-perfil': none('user'),
  'GET /foto-perfil/relatorio.pdf': none('user'),
  'POST /foto-perfil': { access: 'user', body: photoMax + formOverhead, file: 'photo' },

  'GET /scanner-vagas': none('user'),
  'GET /scanner-vagas/relatorio.pdf': none('user'),
  'POST /scanner-vagas': { access: 'user', body: advert },

  'GET /historico': none('user'),
  'POST /painel/semana': form('user'),
  'GET /vagas': none('user'),
  'POST /vagas': { access: 'user', body: advert },
  'GET /entrevista': none('user'),
  'POST /entrevista': { access: 'user', body: answer },

  'GET /planos': none('user'),
  'POST /planos/assinar': form('user'),
  'POST /planos/gerenciar': form('user'),
  'POST /planos/cancelar': form('user'),
  'GET /pagamento-teste': none('user'),
  'POST /pagamento-teste': form('user'),
  'GET /pagamento-teste/portal': none('user'),
  'POST /pagamento-teste/portal': form('user'),
  'POST /admin/cupons': form('admin'),
  'GET /assinatura-sucesso': none('user'),
  'GET /notificacoes': none('user'),
  'POST /notificacoes': form('user'),
  'GET /admin': none('admin'),
  'GET /admin/estatisticas': none('admin'),
  'GET /admin/estatisticas.csv': none('admin'),
  'GET /admin/modelos.csv': none('admin'),
  'GET /admin/auditoria': none('admin'),
  'GET /admin/mentoria': none('admin'),
  'POST /admin/mentoria': form('admin'),
  'GET /admin/suporte': none('admin'),
  'POST /admin/suporte': form('admin'),
  'POST /admin/devolucoes': form('admin'),
  'GET /admin/usuarios/:id': none('admin'),
  'POST /admin/usuarios/:id': form('admin'),
  'GET /termos': none('public'),
  'GET /privacidade': none('public'),
  'GET /mentoria': none('user'),
  'POST /mentoria': form('user'),
  'GET /mentoria/agenda.ics': none('user'),
  'GET /mentor': none('user'),
  'POST /mentor': form('user'),
  'GET /mentor/conversa': none('user'),
  'GET /mentor/agenda.ics': none('user'),
  'GET /suporte': none('public'),
  'POST /suporte': form('public'),
  'POST /suporte/responder': form('user'),
  'GET /templates': none('public'),

  'GET /dev/ui': none('public'),
  'GET /speculation.json': none('public'),
  'GET /.well-known/security.txt': none('public'),
  'GET /.well-known/change-password': none('public'),
  'GET /healthz': none('public'),
  'GET /readyz': none('public'),

  'POST /api/register': local(form('public')),
  'POST /api/login': local(always(form('public'))),
  'POST /api/login/second-factor': always(form('public')),
  'POST /api/login/passkey/options': always(form('public')),
  'POST /api/login/passkey': always(form('public')),
  'POST /api/logout': always(form('public')),
  'GET /api/user': none('user'),
  'GET /api/user/stats': none('user'),
  'GET /api/user/scores': none('user'),
  'GET /api/user/settings': none('user'),
  'PUT /api/user/settings': form('user'),
  'GET /api/user/second-factor': none('user'),
  'POST /api/user/passkeys/options': form('user'),
  'POST /api/user/passkeys': form('user'),
  'PUT /api/user/profile': form('user'),
  'GET /api/user/profile-photo': none('user'),
  'GET /api/user/profile-photo/arquivo': none('user'),
  'POST /api/user/profile-photo': { access: 'user', body: photo },
  'GET /api/admin/stats': none('admin'),
  'GET /api/admin/users': none('admin'),
  'DELETE /api/admin/users/:id': none('admin'),
  'POST /api/admin/reset-password/:id': form('admin'),
  'POST /api/admin/toggle-status/:id': form('admin'),
  'POST /api/admin/remove-second-factor/:id': form('admin'),
  'GET /api/activities': none('user'),
  'POST /api/resume/analyze': { access: 'user', body: resumeMax + formOverhead, file: 'resume' },
  'GET /api/resume/latest': none('user'),
  'POST /api/draft/save': { access: 'user', body: draft },
  'POST /api/draft/measure': { access: 'user', body: draft },
  'GET /api/notificacoes': none('user'),
  'GET /api/notificacoes/nao-lidas/contagem': none('user'),
  'GET /api/notificacoes/ao-vivo': none('user'),
  'POST /api/notificacoes/:id/marcar-como-lida': form('user'),
  'POST /api/notificacoes/marcar-todas-como-lidas': form('user'),
  'DELETE /api/notificacoes/limpar': none('user'),
  'POST /api/support/contact': form('public'),
  'GET /api/mentoring': none('user'),
  'POST /api/mentoring': form('user'),
  'GET /api/support/messages': none('user'),
  'POST /api/support/messages/reply': form('user'),
  'POST /api/linkedin/analyze': { access: 'user', body: profile },
  'POST /api/linkedin/draft': { access: 'user', body: profile },
  'GET /api/linkedin/latest': none('user'),
  'POST /api/photo/compress': { access: 'user', body: photoMax + formOverhead, file: 'photo' },
  'POST /api/photo/analyze': { access: 'user', body: photoMax + formOverhead, file: 'photo' },
  'GET /api/photo/latest': none('user'),
  'GET /api/photo/file': none('user'),
  'POST /api/job/analyze': { access: 'user', body: advert },
  'GET /api/job/latest': none('user'),
  'GET /api/user/week': none('user'),
  'POST /api/user/week': form('user'),
  'GET /api/vacancies': none('user'),
  'POST /api/vacancies': { access: 'user', body: advert },
  'PUT /api/vacancies/:id': form('user'),
  'DELETE /api/vacancies/:id': none('user'),
  'POST /api/vacancies/compare': form('user'),
  'GET /api/history': none('user'),
  'POST /api/interview/start': form('user'),
  'POST /api/interview/answer': { access: 'user', body: answer },
  'GET /api/interview/latest': none('user'),
  'GET /api/photo/history': none('user'),
  'GET /api/linkedin/history': none('user'),
  'GET /api/resume/history': none('user'),
  'GET /api/job/history': none('user'),
  'GET /api/plans': none('user'),
  'GET /api/user/plan': none('user'),
  'POST /api/check-coupon': form('user'),
  'POST /api/create-checkout-session': form('user'),
  'POST /api/create-billing-portal-session': form('user'),
  'POST /api/cancel-subscription': form('user'),
  'GET /api/verify-checkout-session': none('user'),
  'POST /api/stripe/webhook': { access: 'public', body: webhook, signed: true },
  'POST /api/admin/create-beta-coupons': form('admin'),
  'GET /api/admin/coupons': none('admin'),
}
