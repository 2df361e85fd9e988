// Posts a sign-in or a registration and turns the answer into fields, a message or a name.
import type { AuthErrors } from '../../api/account/accounts'
import { exchange, type Fetch, posted, record, text } from '../call'

type SignInAnswer =
  | { readonly ok: true; readonly nome: string }
  | { readonly ok: false; readonly message: string | null; readonly code: string | null; readonly fields: AuthErrors }

/** How long the server may take, in milliseconds, before the person sees that it did not answer. */
const patience = 30_000

const sentences = (fields: unknown): AuthErrors =>
  Object.fromEntries(Object.entries(record(fields)).filter(([, sentence]) => text(sentence) !== null))

/** Posts a login or a registration. `unreachable` is the message when there is no answer at all. */
export const send = async (path: string, body: object, unreachable: string, call?: Fetch): Promise<SignInAnswer> => {
  const answer = await exchange(path, posted(body), patience, call)
  if (!answer) return { ok: false, message: unreachable, code: null, fields: {} }
  const json = record(answer.body)
  if (answer.ok) return { ok: true, nome: text(json.nome) ?? '' }
  return { ok: false, message: text(json.message), code: text(json.code), fields: sentences(json.fields) }
}

/** Where to go after signing in: the requested path if it is on this site, otherwise the dashboard. */
export const destination = (next: string | null, origin: string): string => {
  if (!next?.startsWith('/')) return '/painel'
  const url = URL.parse(next, origin)
  // `/.//host` is a path until its dot is resolved: then it begins as another host does.
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/painel'
}

/** The page that asks for the second factor, and goes on to `path`. */
export const secondStep = (path: string): string => `/entrar/segundo-fator?next=${encodeURIComponent(path)}`
