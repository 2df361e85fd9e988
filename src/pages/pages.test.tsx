// Requirements for every page, for accessibility and the content security policy.
import { describe, expect, test } from 'bun:test'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { textOf } from '../../tests/helpers/pages/markup'
import { memberPage } from '../../tests/helpers/pages/page-context'
import type { AccountData } from '../texts/accounts/data'
import { claimsOf } from '../texts/landing/overrides'
import { legalText } from '../texts/legal/text'
import { AccountPage } from './accounts/account'
import { ErasePage } from './accounts/erase'
import { ProfilePage } from './accounts/profile'
import { CodesPage } from './accounts/second-factor/codes'
import { SecurityPage } from './accounts/second-factor/security'
import { SetupAppPage } from './accounts/second-factor/setup-app'
import { SecondStepPage } from './accounts/second-factor/step'
import { SettingsPage } from './accounts/settings'
import type { PageContext } from './context'
import { DevUi } from './dev-ui/dev-ui'
import { Landing } from './landing/landing'
import { LegalPage } from './legal/legal'
import { Failed, LoginRequired, NotFound } from './shell/state'
import { SupportPage } from './support/support'
import { TemplatesPage } from './templates/templates'

const visitor: PageContext = { ...memberPage('/', 'pt-BR'), appName: 'Vitrine', user: null }
const user = { name: 'Marina Duarte', email: 'marina@exemplo.com.br', role: 'usuario' } as const
const member: PageContext = { ...visitor, path: '/painel', user, unread: 12 }
const resident: AccountData = {
  status: 'free',
  box: null,
  createdAt: 0,
  scores: 'failed',
  stats: { remaining: 3, total: 4 },
  sessions: [
    { id: 'a', startedAt: 0, here: true, use: null },
    { id: 'b', startedAt: 0, here: false, use: null },
    { id: 'c', startedAt: 0, here: false, use: null },
  ],
  now: 0,
}
const factors = {
  app: true,
  passkeys: [{ id: 'p', name: 'Celular', added: 0, lastUsed: null }],
  codesLeft: 2,
  password: true,
  fresh: false,
  passkeysHere: true,
  required: true,
  now: 0,
}
const html = (element: ReactElement) => renderToStaticMarkup(element)
const landing = (page: PageContext, props: Partial<Parameters<typeof Landing>[0]> = {}) =>
  html(
    <Landing
      page={page}
      landing={claimsOf({}, page.language, page.appName)}
      tab="registrar"
      values={{}}
      errors={{}}
      passkeys={true}
      {...props}
    />,
  )

const pages: Record<string, (page: PageContext) => string> = {
  landing: (page) => landing(page),
  'not found': (page) => html(<NotFound page={page} />),
  failed: (page) => html(<Failed page={page} id="7F3K-21AC" />),
  'login required': (page) => html(<LoginRequired page={page} />),
  account: (page) => html(<AccountPage page={page} user={user} data={resident} secondFactor={factors} />),
  security: (page) => html(<SecurityPage page={page} data={factors} />),
  'set up an app': (page) =>
    html(<SetupAppPage page={page} secret={'A'.repeat(32)} note="n" uri="otpauth://totp/a" password={true} />),
  'recovery codes': (page) => html(<CodesPage page={page} codes={['aaaa-bbbb-cccc-dddd']} />),
  'second step': (page) =>
    html(<SecondStepPage page={page} methods={['app', 'passkey', 'recuperacao']} next="/curriculo" error="Não" />),
  'edit profile': (page) =>
    html(
      <ProfilePage page={page} user={{ ...user, photo: '/p?v=1' }} errors={{ nome: 'Curto' }} photoMessage="Grande" />,
    ),
  settings: (page) =>
    html(
      <SettingsPage
        mailed
        page={page}
        user={user}
        settings={{ theme: 'dark', language: 'pt-BR', emails: true }}
        models={{ choice: 'local', engines: [{ model: 'm', host: 'h', local: true }] }}
      />,
    ),
  erase: (page) => html(<ErasePage page={page} admin={false} error="Não" />),
  support: (page) =>
    html(
      <SupportPage
        sendsMail
        sender={null}
        page={page}
        values={{ name: '', email: '', subject: '', message: '' }}
        errors={{ email: 'Email inválido' }}
        message="Não deu"
        hours={24}
        threads={[
          {
            id: 'a',
            about: 'Bug',
            waits: true,
            due: 1,
            posts: [{ id: 'a', by: 'person', at: 1, text: 'Não abre' }],
            full: false,
          },
        ]}
        replyFailed={{ message: 'a', text: 'E agora?', reason: 'Não deu' }}
      />,
    ),
  templates: (page) => html(<TemplatesPage page={page} />),
  terms: (page) =>
    html(<LegalPage page={page} text={legalText('terms', page.language, page.appName)} updated="01/05/2025" />),
  privacy: (page) =>
    html(<LegalPage page={page} text={legalText('privacy', page.language, page.appName)} updated={null} />),
  components: (page) => html(<DevUi page={page} />),
}
const rendered = Object.entries(pages).flatMap(([name, render]) =>
  (['pt-BR', 'en-US'] as const).flatMap((language) =>
    [visitor, member].map((page): [string, string] => [
      `${name}, ${language}, ${page.user ? 'member' : 'visitor'}`,
      render({ ...page, language }),
    ]),
  ),
)

describe.each(rendered)('%s', (_, page) => {
  test('has no inline script, style or handler', () => {
    expect(page).not.toMatch(/\sstyle=/)
    expect(page).not.toMatch(/<style/)
    expect(page).not.toMatch(/\son[a-z]+=/)
    expect(page).not.toContain('javascript:')
    expect([...page.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1])).toEqual([
      ' type="module" src="/assets/client.js" data-shared="/assets/shared.js"',
    ])
  })
  test('has one title, one main part and a link to it', () => {
    expect(page.match(/<h1\b/g)).toHaveLength(1)
    expect(page.match(/<main\b/g)).toHaveLength(1)
    expect(page).toContain('<main id="conteudo"')
    expect(page).toContain('href="#conteudo"')
  })
  test('has no id twice, and every reference finds its id', () => {
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const references = [...page.matchAll(/\s(?:for|aria-(?:describedby|labelledby|controls))="([^"]+)"/g)]
    const named = references.flatMap((match) => (match[1] ?? '').split(' '))
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })
  test('names every field and every button', () => {
    for (const [button, inside] of page.matchAll(/<button\b[^>]*>([\s\S]*?)<\/button>/g)) {
      const words = (inside ?? '').replace(/<[^>]+>/g, '').trim()
      expect(/aria-label="[^"]+"/.test(button) || words !== '').toBe(true)
    }
    for (const [input] of page.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      if (/type="(hidden|checkbox|radio)"/.test(input)) continue
      const id = /\sid="([^"]+)"/.exec(input)?.[1]
      expect(page).toContain(`for="${id}"`)
    }
  })
  test('uses the configured product name', () => {
    expect(page).toContain('· Vitrine</title>')
    expect(page).not.toMatch(/trampolim/i)
  })
})

describe('the shell', () => {
  test('has the requested language and theme', () => {
    expect(landing({ ...visitor, language: 'en-US', theme: 'dark' })).toContain('<html lang="en-US" class="dark">')
    expect(landing(visitor)).toContain('<html lang="pt-BR">')
  })
  test('a visitor sees no account, a member no sign-in', () => {
    expect(landing(visitor)).not.toContain('action="/sair"')
    expect(landing(visitor)).not.toContain('href="/notificacoes"')
    const page = html(<NotFound page={member} />)
    expect(page).toContain('<form action="/sair" method="post">')
    expect(page).toContain('marina@exemplo.com.br')
    expect(page).not.toContain('tab=entrar')
  })
  test('Admin is for admins', () => {
    const admin: PageContext = { ...member, user: { ...user, role: 'admin' } }
    expect(html(<NotFound page={admin} />)).toContain('href="/admin"')
    expect(html(<NotFound page={member} />)).not.toContain('href="/admin"')
  })
  test('the bell shows the count, at most 9+', () => {
    const page = html(<NotFound page={member} />)
    expect(page).toContain('Notificações, 12 não lidas')
    expect(page).toContain('>9+<')
    expect(html(<NotFound page={{ ...member, unread: 0 }} />)).not.toMatch(/\d não lida/)
  })
  test('the menu on a phone has everything the wide one has', () => {
    const page = html(<NotFound page={member} />)
    for (const href of [
      '/foto-perfil',
      '/linkedin',
      '/curriculo',
      '/scanner-vagas',
      '/planos',
      '/conta',
      '/configuracoes',
    ])
      expect(page.split(`href="${href}"`)).toHaveLength(3)
    expect(page.split('action="/sair"')).toHaveLength(3)
    expect(page.split('name="idioma"')).toHaveLength(3)
    expect(page.split('name="tema"')).toHaveLength(3)
  })
  test('only a member has the dashboard', () => {
    expect(html(<NotFound page={member} />)).toContain('<a href="/" aria-current="page">')
    expect(html(<NotFound page={{ ...member, path: '/curriculo' }} />)).toContain(
      'href="/curriculo" aria-current="page"',
    )
    expect(html(<NotFound page={{ ...member, path: '/conta' }} />)).not.toContain('aria-current="page"')
  })
  test('on a phone the menu labels its language and theme buttons', () => {
    const menu = (context: PageContext) => textOf(html(<NotFound page={context} />))
    expect(menu(member)).toContain('English Tema do sistema')
    expect(menu({ ...member, language: 'en-US', theme: 'dark' })).toContain('Português Dark theme')
  })
  test('without JavaScript the preferences are plain forms that return to their page', () => {
    const page = html(<NotFound page={{ ...member, path: '/curriculo' }} />)
    expect(page).toMatch(/<form action="\/preferencias" method="post"><button/)
    expect(page).toContain('value="en-US"')
    expect(page).toMatch(/name="tema"[^>]*value="light"|value="light"[^>]*name="tema"/)
  })
})

describe('the landing page after a plain form post', () => {
  const answered = landing(visitor, {
    tab: 'registrar',
    values: { nome: 'Ana', email: 'ana@' },
    errors: { email: 'Email inválido' },
    message: 'Não deu',
    next: '/curriculo',
  })
  test('shows what was typed, but no password', () => {
    expect(answered).toMatch(/<input[^>]*name="nome"[^>]*value="Ana"/)
    expect(answered).toMatch(/<input[^>]*name="email"[^>]*value="ana@"/)
    expect(answered).not.toMatch(/<input[^>]*name="senha"[^>]*value=/)
  })
  test('shows each error beside its field', () => {
    expect(answered).toMatch(/<input[^>]*name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/)
    expect(answered).toContain('Não deu')
  })
  test('and remembers where the person was going', () => {
    expect(answered).toContain('<input type="hidden" name="next" value="/curriculo"/>')
    expect(answered).toContain('href="/?tab=entrar&amp;next=%2Fcurriculo#auth"')
  })
  test('the form of each tab posts to its own path', () => {
    expect(landing(visitor, { tab: 'entrar' })).toContain('action="/entrar" method="post"')
    expect(landing(visitor, { tab: 'registrar' })).toContain('action="/registrar" method="post"')
    expect(landing(visitor, { tab: 'entrar' })).not.toContain('action="/registrar"')
  })
  test('a toast of the request is on the page itself', () => {
    expect(landing(visitor, { toast: { title: 'Logout realizado' } })).toMatch(/role="status"[\s\S]*Logout realizado/)
  })
})

describe('state pages', () => {
  test('not found, letter for letter', () => {
    for (const language of ['pt-BR', 'en-US'] as const) {
      const page = html(<NotFound page={{ ...visitor, language }} />)
      expect(page).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/)
      expect(page).toContain('Did you forget to add the page to the router?')
    }
  })
  test('a failure shows its number and a link to try again', () => {
    const page = html(<Failed page={{ ...member, path: '/curriculo' }} id="7F3K-21AC" />)
    expect(page).toContain('7F3K-21AC')
    expect(page).toMatch(/href="\/curriculo" class="[^"]*">Tentar novamente/)
  })
  test('login required links to the sign-in, and back', () => {
    const page = html(<LoginRequired page={{ ...visitor, path: '/conta' }} />)
    expect(page).toContain('Você precisa estar logado para acessar esta página')
    // The server reads the previous page from the Referer, so the address stays as specified.
    expect(page).toContain('href="/auth"')
  })
})
