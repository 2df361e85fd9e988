// What the tests of every route × role send: each id under every name that a route may know it by.
import { policies } from '../../../src/server/http/request/policies'
import { origin } from '../../helpers/app'

export const rows = Object.entries(policies).map(([row, { access }]) => {
  const [method = '', path = ''] = row.split(' ')
  return { row, method, path, access }
})

/** Names under which a route takes an id of something, in an address or a body. */
const names =
  `analise com conta curriculo em entrada hora id mensagem outro passkey pedido pergunta rascunho reserva sessao
  session_id treino usuario v vaga base novo checkout assinatura link comentario token webhook`.split(/\s+/)
/** What forms with several buttons can ask for. */
const acts =
  `abrir anotar apagar atualizar avisos cancelar comecar comparar deletar desfazer guardar link ler limpar marcar
  montar mover mudar reabrir remover responder retirar segundo-fator senha status trocar criar encerrar feito tirar testar
  religar`.split(/\s+/)
/** Pages whose form says in `acao` what it wants; their other rows take the ids alone. */
const acting =
  /^\/(?:mentoria|mentor|vagas|entrevista|curriculo\/oficina|conta\/webhooks|notificacoes|suporte|admin\/|api\/mentoring)/

export type Sent = { readonly path: string; readonly init: RequestInit }

/** Everything that is sent to a route with these ids, under every name it may know them by. */
export function* requestsFor(
  ids: Readonly<Record<string, string>>,
  method: string,
  path: string,
  also: Readonly<Record<string, string>> = {},
): Generator<Sent> {
  for (const id of Object.values(ids)) {
    const fields = { ...Object.fromEntries(names.map((name) => [name, id])), ...also }
    const at = path.replace(':id', id)
    const headers = { accept: path.startsWith('/api/') ? 'application/json' : 'text/html' }
    if (method === 'GET' || method === 'DELETE') {
      yield { path: `${at}?${new URLSearchParams({ ...fields, motivo: 'request' })}`, init: { method, headers } }
      continue
    }
    const asked = acting.test(path) ? acts : ['']
    for (const acao of asked) {
      const more = { ...fields, acao, motivo: 'request', texto: 'Um texto', querer: 'Outra coisa', aba: 'todas' }
      const page = { ...headers, referer: `${origin}/termos` }
      yield { path: at, init: { method, headers: page, body: new URLSearchParams(more) } }
      if (!path.startsWith('/api/')) continue
      const json = { ...more, vagas: [id, id], resposta: { id } }
      yield {
        path: at,
        init: { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) },
      }
    }
  }
}
