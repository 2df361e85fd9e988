// What the specification quotes (P40, P43, and names on the pages), looked for where people meet it: in the
// page, in the texts its islands carry, in the answers of the calls. src/i18n/texts.test.ts holds the language files.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { advert, linkedin } from '../helpers/accounts/sample-accounts'
import type { Client } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'
import { portrait } from '../helpers/pages/pictures'

setDefaultTimeout(60_000)

const app = fileApp()
let fresh: Client
let used: Client
beforeAll(async () => {
  fresh = app.client()
  await fresh.register('nova@exemplo.com')
  used = app.client()
  await used.register('usada@exemplo.com')
  await used.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
  await used.upload('/api/photo/analyze', 'retrato.png', await portrait(), 'photo')
  await used.post('/api/linkedin/analyze', linkedin)
  await used.post('/api/job/analyze', { description: advert })
})

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
/** A page as read: comments of React away, entities and the islands' JSON undone. */
const shown = async (client: Client, path: string) =>
  (await (await client.ask(path, { headers: { accept: 'text/html' } })).text())
    .replaceAll('<!-- -->', '')
    .replace(/&([a-z]+|#x?\d+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll('\\"', '"')

const onPages: readonly (readonly [path: string, who: 'visitor' | 'fresh' | 'used', quoted: readonly string[]])[] = [
  [
    '/',
    'visitor',
    [
      'Email inválido',
      'A senha é obrigatória',
      'O nome é obrigatória',
      'A senha deve ter pelo menos 6 caracteres',
      'Confirme sua senha',
      'Você deve aceitar os termos de serviço e a política de privacidade',
      'As senhas não coincidem',
      'Entrando...',
      'Registrando...',
      'Falha no login',
      'Falha no registro',
      'Tente novamente com informações diferentes.',
      'Login bem-sucedido',
      'Registro bem-sucedido',
    ],
  ],
  [
    '/painel',
    'fresh',
    [
      'Continuar Análise',
      'Análises Restantes',
      'Sugestões da Semana',
      'Recursos Exclusivos Pro',
      'Saiba Mais',
      'Assinar Plano',
    ],
  ],
  [
    '/foto-perfil',
    'fresh',
    [
      'Formato inválido',
      'Apenas imagens JPG, JPEG ou PNG são permitidas.',
      'Arquivo muito grande',
      'O tamanho máximo permitido é 5MB.',
      'Erro ao processar imagem',
      'Não foi possível comprimir a imagem.',
      'Nenhuma foto selecionada',
      'Erro na análise',
      'Ocorreu um erro ao analisar sua foto.',
      'Análise concluída',
      'Analisando...',
      'Nenhuma análise encontrada',
    ],
  ],
  [
    '/foto-perfil',
    'used',
    ['Pontos Positivos', 'Sugestões de Melhoria', 'Expressão', 'Iluminação', 'Fundo', 'Nitidez'],
  ],
  [
    '/linkedin',
    'fresh',
    [
      'Campo obrigatório',
      'Por favor, preencha o campo Headline.',
      'Por favor, preencha o campo Resumo.',
      'Erro na análise',
      'Ocorreu um erro ao analisar seu perfil do LinkedIn.',
      'Análise concluída',
      'Analisando...',
      'Nenhuma análise encontrada',
    ],
  ],
  ['/painel', 'used', ['Bem-vindo de volta, Marina!']],
  ['/linkedin', 'used', ['Pontos Fortes do Perfil', 'Headline Sugerida']],
  [
    '/curriculo',
    'fresh',
    [
      'Arquivo muito grande',
      'O tamanho máximo permitido é 10MB.',
      'Formato inválido',
      'Apenas arquivos PDF ou DOCX são permitidos.',
      'Nenhum arquivo selecionado',
      'Erro na análise',
      'Ocorreu um erro ao analisar seu currículo.',
      'Análise concluída',
      'Analisando...',
      'Nenhuma análise encontrada',
    ],
  ],
  ['/scanner-vagas', 'used', ['compatível', 'palavras-chave da vaga']],
  ['/conta', 'fresh', ['Plano Gratuito', '/editar-perfil', '/planos', '/configuracoes']],
  [
    '/editar-perfil',
    'fresh',
    [
      'O nome precisa ter pelo menos 2 caracteres',
      'Email inválido',
      'Verifique os campos de senha',
      'Tipo de arquivo inválido',
      'Por favor, selecione uma imagem (JPG, PNG, etc)',
      'Arquivo muito grande',
      'O tamanho máximo permitido é 5MB',
      'Erro ao atualizar perfil',
      'Erro ao atualizar foto',
      'Erro ao fazer upload da foto',
      'Perfil atualizado',
      'Foto atualizada',
    ],
  ],
  ['/configuracoes', 'fresh', ['Salvar configurações', 'Português', 'English']],
  [
    '/notificacoes',
    'fresh',
    [
      'Novo',
      'Erro',
      'Não foi possível marcar a notificação como lida.',
      'Não foi possível marcar todas as notificações como lidas.',
      'Sucesso',
      'Todas as notificações foram marcadas como lidas.',
      'Notificações limpas',
      'Todas as notificações foram removidas com sucesso.',
    ],
  ],
  [
    '/suporte',
    'visitor',
    [
      'Enviar Mensagem',
      'Enviando...',
      'Erro',
      'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
      'Mensagem enviada',
      'Obrigado por entrar em contato. Responderemos em breve!',
    ],
  ],
  [
    '/templates',
    'visitor',
    [
      'Templates Premium',
      'Download Template',
      'Erro no download',
      'Não foi possível baixar o template. Tente novamente mais tarde.',
    ],
  ],
  ['/conta', 'visitor', ['Você precisa estar logado para acessar esta página', 'href="/auth"']],
  ['/nada', 'visitor', ['404 Page Not Found', 'Did you forget to add the page to the router?']],
]

const clients = () => ({ visitor: app.client(), fresh, used })

describe('on the page', () => {
  test.each(onPages)('%s of a %s', async (path, who, quoted) => {
    const page = await shown(clients()[who], path)
    expect(quoted.filter((text) => !page.includes(text))).toEqual([])
  })

  test('the advert’s texts, before and after a résumé', async () => {
    expect(await shown(fresh, '/scanner-vagas')).toContain('Envie seu currículo antes de analisar uma vaga.')
    const reader = app.client()
    await reader.register('le@exemplo.com')
    await reader.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
    const page = await shown(reader, '/scanner-vagas')
    const quoted = [
      'Por favor, cole a descrição da vaga para análise.',
      'Descrição muito curta',
      'Por favor, forneça uma descrição mais detalhada da vaga.',
      'Erro na análise',
      'Ocorreu um erro ao analisar a descrição da vaga.',
      'Análise concluída',
      'Analisando...',
      'Nenhuma análise encontrada',
    ]
    expect(quoted.filter((text) => !page.includes(text))).toEqual([])
  })
})

describe('in the answers of the calls', () => {
  const send = (client: Client, path: string, json: object, method = 'POST') =>
    client.ask(path, { method, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } })
  const cases: readonly (readonly [what: string, quoted: string, ask: () => Promise<Response>])[] = [
    [
      'a wrong login',
      'Email ou senha incorretos',
      () => send(app.client(), '/api/login', { email: 'x@y.zz', senha: 'errada' }),
    ],
    [
      'a login without an address',
      'Email inválido',
      () => send(app.client(), '/api/login', { email: 'x', senha: 'y' }),
    ],
    [
      'a login without a password',
      'A senha é obrigatória',
      () => send(app.client(), '/api/login', { email: 'x@y.zz', senha: '' }),
    ],
    [
      'a name left out',
      'O nome é obrigatória',
      () => send(app.client(), '/api/register', { nome: '', email: 'q@y.zz', senha: 'segredo', aceitarTermos: true }),
    ],
    [
      'a short password',
      'A senha deve ter pelo menos 6 caracteres',
      () => send(app.client(), '/api/register', { nome: 'A', email: 'q@y.zz', senha: 'curta', aceitarTermos: true }),
    ],
    [
      'terms not accepted',
      'Você deve aceitar os termos de serviço e a política de privacidade',
      () => send(app.client(), '/api/register', { nome: 'A', email: 'q@y.zz', senha: 'segredo', aceitarTermos: false }),
    ],
    ['LinkedIn without being signed in', 'Usuário não autenticado', () => app.client().ask('/api/linkedin/latest')],
    [
      'a photo of a wrong kind',
      'Apenas imagens JPG, JPEG ou PNG são permitidas.',
      () => fresh.upload('/api/photo/analyze', 'a.gif', new Uint8Array([71, 73, 70]), 'photo'),
    ],
    [
      'a résumé of a wrong kind',
      'Apenas arquivos PDF ou DOCX são permitidos.',
      () => fresh.upload('/api/resume/analyze', 'a.txt', new TextEncoder().encode('olá')),
    ],
    [
      'a headline left out',
      'Por favor, preencha o campo Headline.',
      () => send(fresh, '/api/linkedin/analyze', { headline: '', about: 'x', experience: '' }),
    ],
    [
      'a summary left out',
      'Por favor, preencha o campo Resumo.',
      () => send(fresh, '/api/linkedin/analyze', { headline: 'x', about: '', experience: '' }),
    ],
    [
      'an advert left out',
      'Por favor, cole a descrição da vaga para análise.',
      () => send(fresh, '/api/job/analyze', { description: '' }),
    ],
    [
      'an advert too short',
      'Por favor, forneça uma descrição mais detalhada da vaga.',
      () => send(fresh, '/api/job/analyze', { description: 'x'.repeat(49) }),
    ],
    [
      'a profile’s short name',
      'O nome precisa ter pelo menos 2 caracteres',
      () => send(fresh, '/api/user/profile', { nome: 'A', email: 'nova@exemplo.com' }, 'PUT'),
    ],
    [
      'passwords that do not agree with the rule',
      'Verifique os campos de senha',
      () => send(fresh, '/api/user/profile', { nome: 'Ana', email: 'nova@exemplo.com', senha_nova: 'segredo2' }, 'PUT'),
    ],
    [
      'a profile photo of a wrong kind',
      'Por favor, selecione uma imagem (JPG, PNG, etc)',
      () => fresh.upload('/api/user/profile-photo', 'a.txt', new TextEncoder().encode('olá'), 'photo'),
    ],
    [
      'a support message',
      'Obrigado por entrar em contato. Responderemos em breve!',
      () =>
        send(app.client(), '/api/support/contact', {
          name: 'Rui',
          email: 'rui@exemplo.com',
          subject: 'bug',
          message: 'Oi',
        }),
    ],
  ]
  test.each(cases)('%s', async (_, quoted, ask) => {
    expect(await (await ask()).text()).toContain(quoted)
  })
})
