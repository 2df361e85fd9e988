// A mail domain that was probably mistyped. Only a question beside the field: any address is accepted.

/** Mail services that many people here use, each with the endings it has. */
const services: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  hotmail: ['com', 'com.br'],
  outlook: ['com', 'com.br'],
  yahoo: ['com', 'com.br'],
  icloud: ['com'],
  live: ['com'],
  msn: ['com'],
  protonmail: ['com'],
  uol: ['com.br'],
  bol: ['com.br'],
  terra: ['com.br'],
  globo: ['com'],
}

/** Names near one of those that are somebody's own. */
const ownNames = new Set([
  'mail',
  'email',
  'ymail',
  'cloud',
  'googlemail',
  'fastmail',
  'rocketmail',
  'hushmail',
  'zoho',
])

/** Shorter names are too near to ordinary words. */
const nameShortest = 5

/** Endings of other countries, where the same services are at home too. */
const isForeign = (ending: string) => /^(com?\.)?[a-z]{2}$/.test(ending) && !nearEnding.test(ending)
/** Two letters that are a slip of com or com.br far more often than the country they name. */
const nearEnding = /^(c[mo]|om|com?\.(rb|b[rtfe]|[vnh]r))$/

/** Endings that no registry has. */
const noEnding = /\.(con|cmo|ocm|comm|cpm|vom|xom|cim)(\.br)?$/

/** Letters to insert, remove, replace or swap with their neighbour to make one word of the other. */
export const distance = (one: string, other: string): number => {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const choices = [(last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same]
      now.push(Math.min(...choices, swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY))
    }
    ;[before, last] = [last, now]
  }
  return last[other.length] ?? 0
}

/** Two slips in a long name, one in a short one. */
const slips = (name: string) => (name.length >= 7 ? 2 : 1)

const serviceNear = (name: string): string | null => {
  if (Object.hasOwn(services, name)) return name
  if (name.length < nameShortest - 1 || ownNames.has(name)) return null
  const near = Object.keys(services).filter(
    (one) => one.length >= nameShortest && one[0] === name[0] && distance(one, name) <= slips(one),
  )
  return near[0] ?? null
}

/** The domain that was probably meant; null where nothing speaks for a slip. At most 253 letters. */
const domainMeant = (domain: string): string | null => {
  const dot = domain.indexOf('.')
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)]
  const service = dot < 1 ? null : serviceNear(name)
  const endings = services[service ?? ''] ?? []
  if (!service || endings.length === 0 || isForeign(ending))
    return noEnding.test(domain) ? domain.replace(noEnding, '.com$2') : null
  if (endings.includes(ending)) return `${service}.${ending}`
  const best = [...endings].sort((one, other) => distance(one, ending) - distance(other, ending))[0] ?? ''
  // gmail.com.br is written often and delivers nowhere.
  return Math.min(distance(best, ending), distance('com.br', ending)) <= 1 ? `${service}.${best}` : null
}

/** The address with the domain that was probably meant; null where it seems right, or is no address. */
export const addressMeant = (typed: string): string | null => {
  const address = typed.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > 254) return null
  const domain = address.slice(at + 1).toLowerCase()
  const suggestion = domainMeant(domain)
  return suggestion === null || suggestion === domain ? null : `${address.slice(0, at)}@${suggestion}`
}
