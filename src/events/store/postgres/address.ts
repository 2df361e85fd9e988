// EVENTS_URL: one address, or several hosts of which one is the primary.
import { LogError } from '../log-error'

export type EventsAddress = {
  /** One URL for each host. */
  readonly urls: readonly string[]
  /** The schema that holds the log; the channel of its notifications has the same name. */
  readonly schema: string
}

const invalid = (rule: string): LogError => new LogError('invalid', `EVENTS_URL is not valid: ${rule}`)
const isLocal = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127\./.test(host)

/**
 * Reads `postgres://user:password@host:port,host:port/database?schema=trampolim&sslmode=verify-full`. A host that is not
 * this machine is verified by its certificate unless `sslmode` says otherwise: without it the client would send the
 * password in clear text. Throws LogError `invalid`; its message names no password.
 */
export function eventsAddress(value: string): EventsAddress {
  const parts = /^(postgres(?:ql)?:\/\/)([^@/]*@)?([^/?]+)(\/[^?]*)?(\?.*)?$/.exec(value)
  if (!parts) throw invalid('expected postgres://user:password@host:port/database')
  const [, protocol = '', user = '', hosts = '', database = '', search = ''] = parts
  const query = new URLSearchParams(search)
  const schema = query.get('schema') ?? 'trampolim'
  query.delete('schema')
  if (!/^[a-z][a-z0-9_]{0,50}$/.test(schema)) throw invalid('the schema is lower-case letters, digits and _')
  const urls = hosts.split(',').map((host) => {
    const ownParameters = new URLSearchParams(query)
    const url = `${protocol}${user}${host}${database}`
    if (!URL.canParse(url)) throw invalid('a host is not valid')
    if (!ownParameters.has('sslmode') && !isLocal(new URL(url.replace(protocol, 'http://')).hostname))
      ownParameters.set('sslmode', 'verify-full')
    return ownParameters.size > 0 ? `${url}?${ownParameters}` : url
  })
  return { urls, schema }
}
