// A visitor of the demonstration: requests to the server in this process, with the cookies of one browser.
import type { Fetch } from '../../server/app'

export type Visitor = {
  /** Each throws if the server refuses, because a part of the demonstration would be missing. */
  post(path: string, body: object): Promise<Record<string, unknown>>
  upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
}

export const visitorOf = (answer: Fetch, origin: string): Visitor => {
  const cookies = new Map<string, string>()
  const ask = async (path: string, body: string | FormData, headers: Record<string, string>): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: { host: new URL(origin).host, ...(cookie && { cookie }), ...headers },
    })
    const response = await answer(request, null)
    if (!response.ok) throw new Error(`demonstration: ${path} was answered with ${response.status}`)
    for (const line of response.headers.getSetCookie()) {
      const { name, value } = Bun.Cookie.parse(line)
      cookies.set(name, value)
    }
    return response
  }
  return {
    post: async (path, body) =>
      (await (await ask(path, JSON.stringify(body), { 'content-type': 'application/json' })).json()) as Record<
        string,
        unknown
      >,
    upload: async (path, name, bytes) => {
      const form = new FormData()
      form.set('resume', new File([bytes], name))
      await ask(path, form, {})
    },
  }
}
