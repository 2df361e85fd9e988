// A person at work through the API, with a cookie jar of its own.

export type Visitor = {
  /** The Cookie header as it stands. */
  cookie(): string
  /** Fetches a path of the server with this person's cookies. */
  ask(path: string, init?: RequestInit): Promise<Response>
  post(path: string, json: object): Promise<Response>
  register(email: string): Promise<Response>
  login(email: string): Promise<Response>
  /** Sends a file to be analysed, a résumé unless another tool is named. */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>, tool?: 'resume' | 'photo'): Promise<Response>
}

const senha = 'trampolim-teste-1'
const limitMs = 30_000

/** A visitor of the server at this address. Every request ends after 30 s. */
export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie())
    const signal = AbortSignal.timeout(limitMs)
    const answer = await fetch(`${url}${path}`, { redirect: 'manual', signal, ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const post = (path: string, json: object) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) })
  return {
    cookie,
    ask,
    post,
    register: (email) => post('/api/register', { nome: 'Joana Prado', email, senha, aceitarTermos: true }),
    login: (email) => post('/api/login', { email, senha }),
    upload: (name, bytes, tool = 'resume') => {
      const body = new FormData()
      body.set(tool, new File([bytes], name))
      return ask(`/api/${tool}/analyze`, { method: 'POST', body })
    },
  }
}
