// Uploaded files in an S3-compatible store, which all nodes of the cluster share: PostgreSQL stays small.

import { S3Client } from 'bun'
import { errorCode } from '../../events/error-code'
import { LogError } from '../../events/store/log-error'
import type { S3Store } from '../config/config'
import type { SharedFiles } from './port'

/** Milliseconds for one answer of the store; Bun's client has no limit of its own. */
const patience = 15_000
/** Removed at the same time. */
const atOnce = 8

const isMissing = (error: unknown): boolean => errorCode(error) === 'NoSuchKey'

const unavailable = (cause: unknown) =>
  new LogError('unavailable', 'The store of FILES_S3_* did not do what it was asked', { cause })

/** A store that fails or stays silent is unavailable, as PostgreSQL would be. */
async function answered<Value>(asked: Promise<Value>): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), patience)
  try {
    return await Promise.race([asked, timeout])
  } catch (error) {
    if (isMissing(error)) throw error
    throw unavailable(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A file that was stored before the store was set up is read from `earlier`, and removed there as well. */
export function createS3Files(
  { endpoint, bucket, prefix, region, keyId, secret }: S3Store,
  earlier: SharedFiles,
): SharedFiles {
  const client = new S3Client({ endpoint, bucket, region, accessKeyId: keyId, secretAccessKey: secret, retry: 2 })
  const start = `${prefix}files/`
  const keyOf = (account: string, name: string) => `${start}${account}/${name}`

  /** Keys that begin so, in ascending order, a page at a time: a store may hold millions. */
  async function* keysOf(below: string, { before = Number.MAX_SAFE_INTEGER, from = '' } = {}): AsyncGenerator<string> {
    for (let after = from; ; ) {
      const page = await answered(
        client.list({ prefix: below, maxKeys: 1_000, ...(after !== '' && { startAfter: after }) }),
      )
      const contents = page.contents ?? []
      for (const { key, lastModified } of contents)
        if (before === Number.MAX_SAFE_INTEGER || Date.parse(lastModified ?? '') < before) yield key
      const last = contents.at(-1)?.key
      if (!page.isTruncated || last === undefined) return
      // Otherwise a store that does not know where to go on would be asked for ever.
      if (last <= after) throw unavailable(new Error('the list does not go on'))
      after = last
    }
  }

  return {
    async put(account, name, sealed) {
      await answered(client.write(keyOf(account, name), sealed))
    },
    async get(account, name) {
      try {
        return new Uint8Array(await answered(client.file(keyOf(account, name)).arrayBuffer()))
      } catch (error) {
        if (isMissing(error)) return await earlier.get(account, name)
        throw error
      }
    },
    async remove(account, name) {
      await answered(client.delete(keyOf(account, name)))
      await earlier.remove(account, name)
    },
    async removeAll(account) {
      const keys = await Array.fromAsync(keysOf(keyOf(account, '')))
      for (let from = 0; from < keys.length; from += atOnce)
        await Promise.all(keys.slice(from, from + atOnce).map((key) => answered(client.delete(key))))
      await earlier.removeAll(account)
    },
    async *names(before) {
      for await (const key of keysOf(start, { ...(before !== undefined && { before }) })) yield key.slice(start.length)
      yield* earlier.names(before)
    },
    async lacking(names) {
      const sought = new Set(names)
      const [first = '', last = ''] = [names[0], names.at(-1)]
      // A list begins after a key, and before the first one is its account's folder.
      const from = `${start}${first.slice(0, first.indexOf('/') + 1)}`
      if (names.length > 0)
        for await (const key of keysOf(start, { from })) {
          const name = key.slice(start.length)
          sought.delete(name)
          if (name >= last) break
        }
      return earlier.lacking([...sought])
    },
  }
}
