// A mail server for tests: a real SMTP server on loopback that stores what it receives, and can be set to refuse.
import { SMTPServer } from 'smtp-server'

export type Received = {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Headers unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>
  /** Every part of type text/…, decoded. */
  readonly parts: readonly string[]
}

export type Mailbox = {
  readonly url: string
  readonly mails: Received[]
  /** Answers to recipients from now on: an SMTP code, or 0 to accept. May differ by address. */
  refuse(code: (address: string) => number): void
  /** Connections there were. */
  connections(): number
  close(): Promise<void>
}

const decoded = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString())

export const readMail = (raw: string): Pick<Received, 'headers' | 'parts'> => {
  const split = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const line of raw.slice(0, split).replaceAll('\r\n ', ' ').split('\r\n')) {
    const colon = line.indexOf(': ')
    if (headers.has(line.slice(0, colon))) throw new Error(`two headers ${line.slice(0, colon)}`)
    headers.set(line.slice(0, colon), decoded(line.slice(colon + 2)))
  }
  const boundary = /boundary="([^"]+)"/.exec(headers.get('Content-Type') ?? '')?.[1]
  const bodies = boundary ? raw.split(`--${boundary}`).slice(1, -1) : [raw.slice(split)]
  const parts = bodies.map((part) =>
    Buffer.from(boundary ? part.slice(part.indexOf('\r\n\r\n')) : part, 'base64').toString(),
  )
  return { headers, parts }
}

type Options = { readonly port?: number; readonly user?: { readonly name: string; readonly password: string } }

export const startMailbox = async ({ port = 0, user }: Options = {}): Promise<Mailbox> => {
  const mails: Received[] = []
  let code: (address: string) => number = () => 0
  let connections = 0
  const server = new SMTPServer({
    authOptional: !user,
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onConnect: (_, done) => {
      connections++
      done()
    },
    onAuth: ({ username, password }, _, done) =>
      username === user?.name && password === user?.password
        ? done(null, { user: username })
        : done(new Error('wrong user or password')),
    onRcptTo: ({ address }, _, done) => {
      const answer = code(address)
      done(answer ? Object.assign(new Error('no'), { responseCode: answer }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          ...readMail(raw),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.server.address()
  const at = address && typeof address === 'object' ? address.port : 0
  const who = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
  return {
    url: `smtp://${who}127.0.0.1:${at}`,
    mails,
    refuse: (next) => {
      code = next
    },
    connections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
