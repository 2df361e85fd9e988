import { describe, expect, test } from 'bun:test'
import { passwordLength } from '../api/account/accounts'
import { translator } from '.'
import { enUS } from './en-US'
import { ptBR } from './pt-BR'

type Tree = { readonly [key: string]: string | Tree }

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )
const source = leaves(ptBR)
const english = new Map(leaves(enUS))
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

describe('texts', () => {
  test('both languages have the same keys', () => {
    expect([...english.keys()].sort()).toEqual(source.map(([key]) => key).sort())
  })
  test('no text is empty or has space around it', () => {
    const bad = [...source, ...english].filter(([, text]) => text.trim() === '' || text.trim() !== text)
    expect(bad.map(([key]) => key)).toEqual([])
  })
  test('both have the same placeholders', () => {
    const differ = source.filter(([key, text]) => holes(text).join() !== holes(english.get(key) ?? '').join())
    expect(differ.map(([key]) => key)).toEqual([])
  })
  test('each word has one spelling, and none is archaic', () => {
    // Letter for letter the specification's, which writes Email where the rest of the pages write e-mail.
    const quoted = new Set(['Email inválido', 'Email ou senha incorretos'])
    const british =
      /\be-mail|\bcancell(ed|ing)\b|\badverts?\b|\w(ognis|rganis)e|\banalys(ed|ing)\b|\bwhoever\b|\btowards\b/i
    const words = (text: string) => text.replace(/\{\{\w+\}\}/g, '')
    const wrong = [
      ...source.filter(([, text]) => /\bemails?\b/i.test(words(text)) && !quoted.has(text)),
      ...[...english].filter(([, text]) => british.test(words(text))),
    ]
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
  test('no text contains the product’s name, which an operator may change', () => {
    const named = [...source, ...english].filter(([, text]) => /trampolim/i.test(text))
    expect(named.map(([key]) => key)).toEqual([])
  })
})

describe('what is counted agrees with its number', () => {
  const pt = translator('pt-BR')
  const en = translator('en-US')
  test.each([
    [pt('vacancies.asks.heading', { count: 1, of: 1, what: 'Excel' }), '1 de 1 pede Excel, e seu currículo não mostra'],
    [
      pt('vacancies.asks.heading', { count: 2, of: 3, what: 'Excel' }),
      '2 de 3 pedem Excel, e seu currículo não mostra',
    ],
    [
      en('vacancies.asks.heading', { count: 1, of: 1, what: 'Excel' }),
      '1 of 1 asks for Excel, and your résumé does not show it',
    ],
    [pt('vacancies.asks.text', { count: 1 }).split(': ')[1], 'a frase serve em 1 vaga.'],
    [pt('vacancies.asks.text', { count: 2 }).split(': ')[1], 'a mesma frase serve em 2 vagas.'],
    [en('vacancies.asks.text', { count: 1 }).split(': ')[1], 'the line helps with 1 job.'],
  ])('%s', (text, expected) => expect(text).toBe(expected))
})

describe('what the specification quotes is used letter for letter', () => {
  const t = translator('pt-BR')
  test.each([
    [t('errors.fields.nameRequired'), 'O nome é obrigatória'],
    [t('errors.fields.emailInvalid'), 'Email inválido'],
    [t('errors.fields.passwordRequired'), 'A senha é obrigatória'],
    [t('errors.fields.passwordShort', passwordLength), 'A senha deve ter pelo menos 6 caracteres'],
    [t('errors.fields.confirmRequired'), 'Confirme sua senha'],
    [t('errors.fields.confirmDiffers'), 'As senhas não coincidem'],
    [t('errors.fields.termsRequired'), 'Você deve aceitar os termos de serviço e a política de privacidade'],
    [t('account.login.pending'), 'Entrando...'],
    [t('account.register.pending'), 'Registrando...'],
    [t('account.login.failed'), 'Falha no login'],
    [t('account.register.failed'), 'Falha no registro'],
    [t('account.register.tryAgain'), 'Tente novamente com informações diferentes.'],
    [t('account.login.done'), 'Login bem-sucedido'],
    [t('account.register.done'), 'Registro bem-sucedido'],
    [t('errors.fields.nameTooShort'), 'O nome precisa ter pelo menos 2 caracteres'],
    [t('errors.fields.passwordsCheck'), 'Verifique os campos de senha'],
    [t('account.profile.done'), 'Perfil atualizado'],
    [t('account.profile.failed'), 'Erro ao atualizar perfil'],
    [t('account.avatar.done'), 'Foto atualizada'],
    [t('account.avatar.failed'), 'Erro ao atualizar foto'],
    [t('account.avatar.fallback'), 'Erro ao fazer upload da foto'],
    [t('account.avatar.typeTitle'), 'Tipo de arquivo inválido'],
    [t('account.avatar.typeText'), 'Por favor, selecione uma imagem (JPG, PNG, etc)'],
    [t('account.avatar.sizeTitle'), 'Arquivo muito grande'],
    [t('account.avatar.sizeText'), 'O tamanho máximo permitido é 5MB'],
    [t('errors.avatar.unknown-type'), 'Por favor, selecione uma imagem (JPG, PNG, etc)'],
    [t('errors.avatar.too-large'), 'O tamanho máximo permitido é 5MB'],
    [t('account.settings.save'), 'Salvar configurações'],
    [t('account.logout.done'), 'Logout realizado'],
    [t('account.logout.text'), 'Você saiu da sua conta com sucesso.'],
    [t('notification.toast.error'), 'Erro'],
    [t('notification.toast.readFailed'), 'Não foi possível marcar a notificação como lida.'],
    [t('notification.toast.readAllFailed'), 'Não foi possível marcar todas as notificações como lidas.'],
    [t('notification.toast.success'), 'Sucesso'],
    [t('notification.toast.readAll'), 'Todas as notificações foram marcadas como lidas.'],
    [t('notification.toast.cleared'), 'Notificações limpas'],
    [t('notification.toast.clearedText'), 'Todas as notificações foram removidas com sucesso.'],
    [t('notification.fresh'), 'Novo'],
    [t('support.form.submit'), 'Enviar Mensagem'],
    [t('support.form.pending'), 'Enviando...'],
    [t('support.done.title'), 'Mensagem enviada'],
    [t('support.done.text'), 'Obrigado por entrar em contato. Responderemos em breve!'],
    [t('support.failed.title'), 'Erro'],
    [t('support.failed.text'), 'Não foi possível enviar sua mensagem. Tente novamente mais tarde.'],
    [t('templates.title'), 'Templates Premium'],
    [t('templates.download'), 'Download Template'],
    [t('templates.failed.title'), 'Erro no download'],
    [t('templates.failed.text'), 'Não foi possível baixar o template. Tente novamente mais tarde.'],
    [t('admin.nav'), 'Administration'],
    [t('admin.act.removeText'), 'Tem certeza que deseja deletar este usuário? Esta ação não pode ser desfeita.'],
    [t('admin.overview.failed'), 'Não foi possível carregar as estatísticas. Tente novamente mais tarde.'],
    [t('errors.stats-failed'), 'Não foi possível carregar as estatísticas. Tente novamente mais tarde.'],
    [t('errors.account-inactive'), 'Conta desativada. Fale com o suporte.'],
    [t('admin.act.resetDone'), 'Senha redefinida'],
    [t('admin.act.resetFailed'), 'Erro ao redefinir senha'],
    [t('admin.act.toggleDone'), 'Status alterado'],
    [t('admin.act.toggleFailed'), 'Erro ao alterar status'],
    [t('admin.act.removeDone'), 'Usuário deletado'],
    [t('admin.act.removeFailed'), 'Erro ao deletar usuário'],
    [t('common.state.login.title'), 'Você precisa estar logado para acessar esta página'],
  ])('%p', (text, quoted) => {
    expect<string>(text).toBe(quoted)
  })
  test.each(['pt-BR', 'en-US'] as const)('the not-found page in %s', (language) => {
    expect(translator(language)('common.state.notFound.title')).toBe('404 Page Not Found')
    expect(translator(language)('common.state.notFound.text')).toBe('Did you forget to add the page to the router?')
  })
  test('unread notifications are counted in words', () => {
    expect<string>(t('notification.bell.unread', { count: 1 })).toBe('Notificações, 1 não lida')
    expect<string>(t('notification.bell.unread', { count: 3 })).toBe('Notificações, 3 não lidas')
    expect<string>(translator('en-US')('notification.bell.unread', { count: 3 })).toBe('Notifications, 3 unread')
  })
})
