// Runs one row's check: null when it holds, otherwise what is wrong.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { World } from './people'
import { type Check, type Row, unlike } from './table'

const root = resolve(import.meta.dir, '../..')

const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
/** A page as read: React's comments away, no-break spaces as spaces, entities and the islands' JSON undone. */
const shown = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/&([a-z]+|#x?\d+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll('\\"', '"')
    .replaceAll('\u00a0', ' ')

/** A file of the size that its name states, or a few bytes of another kind. */
const fileOf = (name: string): File => {
  const size = Number.parseInt(name, 10)
  return new File([new Uint8Array(Number.isNaN(size) ? 12 : size)], name)
}

const requestOf = (method: string, sent: string): RequestInit => {
  if (method === 'UPLOAD') {
    const [field = '', name = ''] = sent.split(' ')
    const body = new FormData()
    body.set(field, fileOf(name))
    return { method: 'POST', body }
  }
  return sent ? { method, body: sent, headers: { 'content-type': 'application/json' } } : { method }
}

/** Whether a file has the test or the constant that a row names, or the document the decision. */
export const named = (check: Check): boolean => {
  if (check.kind === 'test' || check.kind === 'source') {
    const file = join(root, check.file)
    try {
      return readFileSync(file, 'utf8').includes(check.name)
    } catch {
      // The file is gone: the row names nothing.
      return false
    }
  }
  if (check.kind !== 'differs') return true
  return readFileSync(join(root, 'docs/product-decisions.md'), 'utf8').includes(`**${check.reference}.`)
}

const pageOf = async (world: World, who: string, path: string) => {
  const [name = '', language] = who.split('@')
  const person = await world.person(name)
  const cookie = language === 'en' ? `${person.cookie()}; ui-language=en-US` : null
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR', 'sec-fetch-dest': 'document' }
  if (!cookie) return person.ask(world.fill(path), { headers })
  const own = await person.ask('/healthz')
  return fetch(new URL(world.fill(path), own.url), { headers: { ...headers, cookie } })
}

export async function problemOf({ check }: Row, world: World): Promise<string | null> {
  switch (check.kind) {
    case 'page':
    case 'lacks': {
      const answer = await pageOf(world, check.who, check.path)
      const html = await answer.text()
      // Also without tags: a price, for example, has its cents in an element of their own.
      const page = shown(html) + shown(html.replace(/<[^>]+>/g, ''))
      if (answer.status !== check.status) return `status ${answer.status}`
      const wrong = check.texts.filter((text) => page.includes(text) !== (check.kind === 'page'))
      return wrong.length === 0 ? null : `${check.kind === 'page' ? 'missing' : 'present'}: ${wrong.join(' · ')}`
    }
    case 'goes': {
      const answer = await pageOf(world, check.who, check.path)
      const to = answer.headers.get('location')
      return answer.status === 303 && to === check.to ? null : `status ${answer.status}, to ${to}`
    }
    case 'call': {
      const person = await world.person(check.who)
      const answer = await person.ask(world.fill(check.path), requestOf(check.method, world.fill(check.sent)))
      if (answer.status !== check.status) return `status ${answer.status}: ${(await answer.text()).slice(0, 120)}`
      if (check.answer === undefined) return null
      return unlike(check.answer, await answer.json())
    }
    case 'test':
    case 'source':
    case 'differs':
      return named(check) ? null : 'what it names does not exist'
  }
}
